/** Where a bubble stands: beside its element, inside the box, never upon the element itself. */
export type Side = "below" | "above" | "right" | "left";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  side: Side;
  left: number;
  top: number;
  arrow: number; // of the pointing corner, from the left or the top of the bubble
}

const GAP = 12;
const MARGIN = 8;
const ROUND = 22; // the arrow keeps off the rounded corners

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Below if there is room, else above, else at a side; where there is no room at all, above and pushed inside. */
export function beside(room: { width: number; height: number }, target: Box, size: { width: number; height: number }): Placed {
  const sides: Record<Side, boolean> = {
    below: target.top + target.height + GAP + size.height + MARGIN <= room.height,
    above: target.top - GAP - size.height >= MARGIN,
    right: target.left + target.width + GAP + size.width + MARGIN <= room.width,
    left: target.left - GAP - size.width >= MARGIN,
  };
  const side = (["below", "above", "right", "left"] as const).find((one) => sides[one]) ?? "above";
  const centre = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  if (side === "below" || side === "above") {
    const left = clamp(target.left, MARGIN, room.width - size.width - MARGIN);
    const top = side === "below" ? target.top + target.height + GAP : target.top - GAP - size.height;
    return { side, left, top: Math.max(MARGIN, top), arrow: clamp(centre.x - left, ROUND, size.width - ROUND) };
  }
  const top = clamp(target.top, MARGIN, room.height - size.height - MARGIN);
  const left = side === "right" ? target.left + target.width + GAP : target.left - GAP - size.width;
  return { side, left, top, arrow: clamp(centre.y - top, ROUND, size.height - ROUND) };
}

/** The same for elements of the page. What is zoomed is measured on the screen and laid out unzoomed. */
export function place(host: HTMLElement, target: HTMLElement, bubble: HTMLElement): Placed {
  const box = host.getBoundingClientRect();
  const zoom = host.offsetWidth ? box.width / host.offsetWidth : 1;
  const at = target.getBoundingClientRect();
  const seen: Box = {
    left: (at.left - box.left) / zoom,
    top: (at.top - box.top) / zoom,
    width: at.width / zoom,
    height: at.height / zoom,
  };
  const room = { width: host.offsetWidth, height: host.offsetHeight };
  return beside(room, seen, { width: bubble.offsetWidth, height: bubble.offsetHeight });
}
