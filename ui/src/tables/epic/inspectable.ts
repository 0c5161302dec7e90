/**
 * Lets something be looked at closely: shown while it is pointed at or in focus, pinned by a long press, a press
 * of the secondary button or the key I.
 */
import type { Attachment } from "svelte/attachments";

import type { Inspecting, Subject } from "./inspecting.svelte";

const LONG = 450;
const STILL = 10; // px that a finger may move

export function inspectable(inspecting: Inspecting, subject: Subject): Attachment<HTMLElement> {
  return (target) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let looked = false;
    const stop = () => window.clearTimeout(timer);
    const look = () => {
      looked = true;
      inspecting.pin(subject, target);
    };
    const heard: [string, (event: never) => void, boolean?][] = [
      ["pointerenter", (event: PointerEvent) => inspecting.point(subject, event.pointerType === "mouse" ? target : null)],
      ["focus", () => inspecting.point(subject, null)],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", () => (stop(), inspecting.leave())],
      ["contextmenu", menu],
      ["click", click, true],
      ["keydown", key],
    ];

    function down(event: PointerEvent): void {
      looked = false;
      start = { x: event.clientX, y: event.clientY };
      stop();
      if (event.button === 0) timer = window.setTimeout(look, LONG);
    }
    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
    }
    function menu(event: Event): void {
      event.preventDefault();
      stop();
      if (!looked) look();
    }
    /** The tap that ends a long press is not a choice. */
    function click(event: Event): void {
      if (!looked) return;
      looked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    function key(event: KeyboardEvent): void {
      looked = false;
      if (event.code !== "KeyI" || event.ctrlKey || event.metaKey || event.altKey) return;
      inspecting.pin(subject, target);
    }

    for (const [name, listener, capture] of heard) target.addEventListener(name, listener as EventListener, capture);
    return () => {
      stop();
      for (const [name, listener, capture] of heard) target.removeEventListener(name, listener as EventListener, capture);
    };
  };
}
