/** A long press, a press of the secondary button or the key I: look at something closely. */
import type { Attachment } from "svelte/attachments";

const LONG = 450;
const STILL = 10; // px that a finger may move

export function longPress(look: (target: HTMLElement) => void): Attachment<HTMLElement> {
  return (target) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let looked = false;
    const stop = () => window.clearTimeout(timer);
    const down = (event: PointerEvent) => {
      looked = false;
      start = { x: event.clientX, y: event.clientY };
      stop();
      if (event.button === 0)
        timer = window.setTimeout(() => {
          looked = true;
          look(target);
        }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!looked) look(target);
      looked = true;
    };
    // The tap that ends a long press is not a choice.
    const click = (event: Event) => {
      if (!looked) return;
      looked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      look(target);
    };
    const wired: [string, (event: never) => void, boolean][] = [
      ["pointerdown", down, false],
      ["pointermove", move, false],
      ["pointerup", stop, false],
      ["pointercancel", stop, false],
      ["pointerleave", stop, false],
      ["contextmenu", menu, false],
      ["click", click, true],
      ["keydown", key, false],
    ];
    for (const [name, heard, capture] of wired) target.addEventListener(name, heard as EventListener, capture);
    return () => {
      stop();
      for (const [name, heard, capture] of wired) target.removeEventListener(name, heard as EventListener, capture);
    };
  };
}
