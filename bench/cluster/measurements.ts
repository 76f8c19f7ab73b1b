/** What `npm run bench -- cluster` measures, as it is stored: the model and the document are made from it. */

export const INSTALLATION_IDS = ['sqlite', 'postgres', 'nats-1', 'nats-2', 'nats-3'] as const;
export type InstallationId = (typeof INSTALLATION_IDS)[number];

/** Processor time in milliseconds; 0 for parts that an installation does not have. */
export interface PartTimes {
  readonly servers: readonly number[];
  readonly postgres: number;
  readonly nats: number;
  readonly generator: number;
}

/** Some seconds of a load. */
export interface Phase {
  readonly seconds: number;
  readonly moves: number;
  /** Milliseconds from a move to its confirmation; null without moves. */
  readonly median: number | null;
  readonly p99: number | null;
  readonly busy: PartTimes;
  readonly commits: number;
  /** Bytes written to the file, or to PostgreSQL's log. */
  readonly written: number;
}

/** An installation with a number of tables, two players at each, all connected. */
export interface Point {
  readonly installation: InstallationId;
  readonly tables: number;
  /** Bytes by which the servers have grown, together. */
  readonly memory: number;
  /** Nobody moves. */
  readonly rest: Phase;
  /** So many moves per second in all, as requested. */
  readonly paced: Phase;
  /** Every table moves as soon as it may. */
  readonly full: Phase;
  /** Bytes by which the stored tables have grown for each move. */
  readonly storedPerMove: number;
}

/** For one spectator. */
export interface SpectatorCost {
  readonly spectators: number;
  /** Processor time of the server for a move, in milliseconds. */
  readonly busyPerMove: number;
  /** Bytes sent for a move, and to join in the middle of a game. */
  readonly bytesPerMove: number;
  readonly bytesToJoin: number;
  /** Bytes of the server's memory. */
  readonly memory: number;
}

export interface ComputerCost {
  readonly level: number;
  readonly moves: number;
  /** The same for a move of the computer and the reply. */
  readonly busyPerPair: number;
}

export interface Measurements {
  readonly date: string;
  readonly machine: string;
  readonly cores: number;
  /** Moves per second requested in paced phases. */
  readonly rate: number;
  /** Memory of a server without tables, in bytes. */
  readonly emptyServer: number;
  readonly points: readonly Point[];
  readonly spectator: SpectatorCost;
  /** Processor time of the server for two moves of people at a table where nobody waits, in milliseconds. */
  readonly peoplePair: number;
  readonly computers: readonly ComputerCost[];
}

/** Whole numbers where digits mean nothing, so that the file is short. */
export const rounded = (value: number): number => Number(value.toPrecision(5));
