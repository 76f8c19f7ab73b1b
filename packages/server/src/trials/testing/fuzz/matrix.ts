/** Which commands were sent in which situation, and their outcomes. */
import { COMMANDS } from './commands.ts';
import { SCENES } from './scenes.ts';

export class Matrix {
  /** How often each outcome occurred, by scene and command. */
  readonly #outcomes = new Map<string, Map<string, number>>();
  /** Well-formed commands of players at the table. */
  readonly #reached = new Map<string, number>();

  add(scene: string, command: string, outcome: string, isProper: boolean): void {
    const cell = cellOf(scene, command);
    const outcomes = this.#outcomes.get(cell) ?? new Map<string, number>();
    this.#outcomes.set(cell, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
    if (isProper) this.#reached.set(cell, (this.#reached.get(cell) ?? 0) + 1);
  }

  get size(): number {
    return SCENES.length * COMMANDS.length;
  }

  /** Pairs of scene and command that never occurred. */
  get unreached(): readonly string[] {
    const cells = SCENES.flatMap(({ name }) => COMMANDS.map((command) => cellOf(name, command)));
    return cells.filter((cell) => !this.#reached.has(cell));
  }

  /** Commands that never succeeded in any scene: then their generator is not worth much. */
  get neverDone(): readonly string[] {
    return COMMANDS.filter((command) =>
      SCENES.every(({ name }) => !this.#outcomes.get(cellOf(name, command))?.has('done')),
    );
  }

  /** Each outcome over all cells, the most frequent first. */
  get outcomes(): readonly (readonly [string, number])[] {
    const sums = new Map<string, number>();
    for (const outcomes of this.#outcomes.values())
      for (const [outcome, count] of outcomes) sums.set(outcome, (sums.get(outcome) ?? 0) + count);
    return [...sums].toSorted(([, a], [, b]) => b - a);
  }

  /** How many different outcomes the cells have, together. */
  get variety(): number {
    return [...this.#outcomes.values()].reduce((sum, outcomes) => sum + outcomes.size, 0);
  }
}

const cellOf = (scene: string, command: string): string => `${scene} × ${command}`;
