/** What the player is told where the device keeps a level from doing its usual work: once at a table, not at every move. */
import type { Report } from '@guimard/ai/agent';

export class SlowDevice {
  /** The level that is weaker here; undefined while there is nothing to tell. */
  level = $state<number>();
  #isTold = false;

  /** `level`: of the computer that reports. */
  hear({ isCapped }: Pick<Report, 'isCapped'>, level: number): void {
    if (!isCapped || this.#isTold) return;
    this.#isTold = true;
    this.level = level;
  }

  dismiss(): void {
    this.level = undefined;
  }
}
