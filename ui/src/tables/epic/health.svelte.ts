/** How much a number has just changed, told for two seconds. */
const TOLD = 2000;

export class Change {
  by = $state(0);
  private before: number | null = null;
  private timer = 0;

  /** The number as it is now; call it whenever it may have changed. */
  see(now: number): void {
    if (this.before !== null && now !== this.before) {
      this.by = now - this.before;
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => (this.by = 0), TOLD);
    }
    this.before = now;
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }
}
