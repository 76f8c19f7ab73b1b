/** What a user asked for either worked or was refused with a reason; only bugs throw. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Why something is not allowed: the id of the rule that forbids it, and a sentence for the player. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

export function refuse(rule: string, reason: string): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { rule, reason } };
}
