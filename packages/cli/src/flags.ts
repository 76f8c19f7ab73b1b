/** How a command declares its flags, and what it gets. */

interface Flag {
  readonly type: 'boolean' | 'string';
  /** The placeholder for the value in the help. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  /** It sets an option of the game, such as `{ side: 'hard' }`. */
  readonly shortFor?: Readonly<Record<string, string>>;
  readonly help: string;
}
export type Flags = Readonly<Record<string, Flag>>;

export type FlagValue = string | boolean | readonly string[];
type ValueOf<F extends Flag> = Flag extends F
  ? FlagValue
  : F extends { multiple: true }
    ? readonly string[]
    : F extends { type: 'boolean' }
      ? boolean
      : string;

/** A command line that matches its declaration. */
export interface Given<F extends Flags = Flags> {
  readonly flags: { readonly [Name in keyof F]?: ValueOf<F[Name]> };
  readonly operand?: string;
  /** For a command with any number of arguments. */
  readonly operands?: readonly string[];
}
