/**
 * A user's request either worked or was refused, with a reason; only bugs throw. Test `ok` before you read `value` or
 * `error`.
 */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Plain data in the engine's notation. The last word of its name says what it is: `cell`, `heldTile`, `modules`. */
export type Param = string | number | readonly string[];

/** Why something is not allowed, as data. The catalogues in `packages/messages` have the sentence for each code. */
export interface Refusal {
  /** The id of the refusing rule. */
  readonly rule: string;
  /** Which reason: the key of its sentence in the catalogues. */
  readonly code: string;
  /** What the sentence mentions, by name. */
  readonly params: Readonly<Record<string, Param>>;
}

/** A success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A failure with any kind of reason. */
export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** A refusal as data. Codes are literals where they are used, so that a test can compare them with the catalogues. */
export function newRefusal(rule: string, code: string, params: Refusal['params'] = {}): Refusal {
  return { rule, code, params };
}

/** The failure with a new refusal. */
export function refuse(
  rule: string,
  code: string,
  params?: Refusal['params'],
): { readonly ok: false; readonly error: Refusal } {
  return fail(newRefusal(rule, code, params));
}

/** The value of a result that cannot be a failure, in the caller's opinion; throws the reason if it is one after all. */
export function must<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.error)}`);
}
