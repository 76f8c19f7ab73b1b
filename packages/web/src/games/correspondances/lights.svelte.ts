/** Which lines are lit: the one that is pointed at, and those that the player keeps lit. */
import type { Line } from '@guimard/engine/correspondances';

export class Lights {
  traced = $state<Line>();
  pinned = $state.raw<ReadonlySet<Line>>(new Set());

  /** Those that somebody has drawn. */
  drawn = $state.raw<readonly Line[]>([]);

  get lines(): ReadonlySet<Line> {
    const lit = new Set([...this.pinned, ...this.drawn]);
    return this.traced === undefined ? lit : lit.add(this.traced);
  }

  /** Keeps a line lit, or no longer. */
  pin(line: Line): void {
    const pinned = new Set(this.pinned);
    if (!pinned.delete(line)) pinned.add(line);
    this.pinned = pinned;
  }

  /** Lights one line alone, or none. */
  spotlight(line: Line | undefined): void {
    this.pinned = new Set(line === undefined ? [] : [line]);
  }
}
