/**
 * The wire: a socket that comes back by itself.
 *
 * What to do is decided by a pure function of what is known (`decide`), so that it can be tested without a
 * socket; `Wire` only carries it out. Silence is answered by a ping, a dead socket is replaced, waiting grows
 * from 0.25 to 4 seconds with some jitter, so that browsers do not come back all at once.
 */
import type { Answer, Asked } from "./protocol";

export const PING_AFTER = 2500;
export const DEAD_AFTER = 9000;
const NO_ENTRY = 4403; // the server has said why; coming again would not help
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export interface Line {
  open: boolean;
  heard: number; // when the last frame came
  pinged: number; // when the last ping went
}

export type Step = "nothing" | "ping" | "replace";

/** What a line needs now. */
export function decide(line: Line, now: number): Step {
  if (!line.open) return "nothing";
  if (now - line.heard >= DEAD_AFTER) return "replace";
  return now - line.heard >= PING_AFTER && now - line.pinged >= PING_AFTER ? "ping" : "nothing";
}

/** How long to wait before the next attempt; `luck` from 0 to 1. */
export function wait(attempts: number, luck: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts) * (0.5 + luck / 2);
}

export class Wire {
  private socket: WebSocket | null = null;
  private line: Line = { open: false, heard: 0, pinged: 0 };
  private attempts = 0;
  private retry = 0;
  private readonly heart: number;

  constructor(
    private readonly url: string,
    private readonly hello: () => Asked,
    private readonly heard: (answer: Answer) => void,
    private readonly changed: (open: boolean) => void,
  ) {
    this.heart = window.setInterval(() => this.beat(), 500);
    this.connect();
  }

  /** Send it now, or say that it cannot be sent. */
  send(asked: Asked): boolean {
    if (!this.line.open || !this.socket) return false;
    this.socket.send(JSON.stringify(asked));
    return true;
  }

  close(): void {
    window.clearInterval(this.heart);
    window.clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      const now = performance.now();
      this.line = { open: true, heard: now, pinged: now };
      socket.send(JSON.stringify(this.hello()));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.line.heard = performance.now();
      this.attempts = 0;
      const answer = JSON.parse(String(event.data)) as Answer;
      if (answer.t !== "pong") {
        this.changed(true);
        this.heard(answer);
      }
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === NO_ENTRY) this.close();
      else this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    this.line.open = false;
    this.changed(false);
    this.retry = window.setTimeout(() => this.connect(), wait(this.attempts++, Math.random()));
  }

  private beat(): void {
    const now = performance.now();
    const step = decide(this.line, now);
    if (step === "ping") {
      this.line.pinged = now;
      this.send({ t: "ping" });
    } else if (step === "replace") {
      const dead = this.socket;
      this.lost();
      dead?.close();
    }
  }
}
