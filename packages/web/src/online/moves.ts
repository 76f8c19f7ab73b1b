/** The moves of a table as far as they are known here, brought up to date by what the server says. */
import type { MoveSeen, Update } from '@guimard/protocol';

/** Nothing new; what is here cannot be continued by it; or how many of the moves that were here still hold. */
export type Fit = 'stale' | 'gap' | number;

export class Moves {
  #list: readonly MoveSeen[] = [];
  #version = 0;

  get all(): readonly MoveSeen[] {
    return this.#list;
  }

  /** The version of the table when these were all. */
  get version(): number {
    return this.#version;
  }

  /** An update in the course of things. One that was overtaken, or comes twice, changes nothing. */
  follow(update: Update): Fit {
    return update.table.version < this.#version ? 'stale' : this.#take(update);
  }

  /** The first answer after a gap. A table that is younger than what is here must be told as a whole. */
  resume(update: Update): Fit {
    return update.table.version < this.#version && update.from > 0 ? 'gap' : this.#take(update);
  }

  #take({ from, moves, table }: Update): Fit {
    if (from > this.#list.length) return 'gap';
    const differs = moves.findIndex((move, i) => !isSame(move, this.#list[from + i]));
    const kept = differs < 0 ? from + moves.length : from + differs;
    this.#list = [...this.#list.slice(0, from), ...moves];
    this.#version = table.version;
    return kept;
  }
}

function isSame(one: MoveSeen, other: MoveSeen | undefined): boolean {
  return (
    other !== undefined &&
    one.mover === other.mover &&
    JSON.stringify(one.changes) === JSON.stringify(other.changes) &&
    JSON.stringify(one.events) === JSON.stringify(other.events)
  );
}
