/** What the process of a node is told when it starts. */
import type { Broken } from './broken.ts';

export interface NodeSettings {
  readonly host: string;
  readonly port: number;
  /** Where it is called, if there is a proxy in front of it: HOST:PORT. */
  readonly front?: string;
  readonly postgres: string;
  readonly nats: string;
  /** Its clock is so many milliseconds ahead. */
  readonly ahead?: number;
  /** Whether it lets computers think. */
  readonly hasComputers: boolean;
  /** The next release has one migration more. */
  readonly release: 'this' | 'next';
  readonly broken?: Broken;
}
