/** How a command declares its flags, and what it is given. */

interface Flag {
  readonly type: 'boolean' | 'string';
  /** What stands for the value in the help. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  /** It stands for an option of the game, such as `{ side: 'hard' }`. */
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

/** A command line that fits its declaration. */
export interface Given<F extends Flags = Flags> {
  readonly flags: { readonly [Name in keyof F]?: ValueOf<F[Name]> };
  readonly operand?: string;
  /** Of a command that takes any number of them. */
  readonly operands?: readonly string[];
}
