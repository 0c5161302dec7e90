/** A finished game looked at again: a session fed by the record instead of a socket. */
import { api } from "./api";
import type { Answer, Entry, Moment, Replay, View } from "./protocol";
import { Session } from "./session.svelte";

const PACES = [1600, 800, 300]; // ms from moment to moment

export class Replayer {
  readonly session: Session;
  readonly last: number;
  at = $state(0);
  seat: number | null = $state(null); // through whose eyes; null: what everybody saw
  playing = $state(false);
  pace = $state(0); // the place in PACES

  private hear: (answer: Answer) => void = () => undefined;
  private readonly moments = new Map<string, Promise<Moment>>();
  private timer = 0;

  constructor(
    readonly id: string,
    readonly replay: Replay,
    at: number,
    seat: number | null,
    private readonly fetch: typeof api.moment = api.moment,
  ) {
    this.last = replay.summary.moments;
    this.seat = seat !== null && seat < replay.summary.places.length ? seat : null;
    this.session = new Session(id, (_id, _hello, heard, changed) => {
      this.hear = (answer) => {
        changed(true);
        heard(answer);
      };
      return {
        send: (asked) => {
          if (asked.t === "look") void this.to(asked.moment);
          return asked.t === "look";
        },
        close: () => this.pause(),
      };
    });
    this.session.replay = this;
    void this.to(at);
  }

  /** How fast it plays: 1, 2, 3. */
  get speed(): number {
    return this.pace + 1;
  }

  /** What was told at this moment. */
  get entry(): Entry | undefined {
    return this.replay.log.find((entry) => entry.moment === this.at);
  }

  /** Show this moment; a later wish overtakes an earlier one that is still on its way. */
  async to(moment: number): Promise<void> {
    this.at = Math.max(0, Math.min(moment, this.last));
    const [at, seat] = [this.at, this.seat];
    const found = await this.moment(at, seat);
    if (at !== this.at || seat !== this.seat) return;
    this.hear(this.view(found));
    if (at < this.last) void this.moment(at + 1, seat); // the next one is likely to be wanted
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.to(this.at);
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.go();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  faster(): void {
    this.pace = (this.pace + 1) % PACES.length;
  }

  private go(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      void this.to(this.at + 1);
      if (this.at < this.last && this.playing) this.go();
      else this.pause();
    }, PACES[this.pace]);
  }

  private moment(at: number, seat: number | null): Promise<Moment> {
    const key = `${at} ${seat}`;
    const found = this.moments.get(key) ?? this.fetch(this.id, at, seat);
    this.moments.set(key, found);
    return found;
  }

  private view(moment: Moment): View {
    const { summary, log, seed, seed_hash, result } = this.replay;
    return {
      t: "view",
      seq: moment.moment,
      game: summary.game,
      setup: summary.setup,
      you: this.seat,
      yours: [],
      owner: false,
      watch: false,
      watchers: 0,
      places: summary.places,
      board: moment.board,
      question: null,
      asking: null,
      options: [],
      undo: false,
      log,
      since: 0,
      result: moment.moment === this.last ? result : null,
      seed_hash,
      seed,
      next: null,
      notice: null,
    };
  }
}
