/** Why a game cannot be opened, in words. */
import { type Log, type LogRefusal, type Meta, nth, opensRules } from '@guimard/engine/kit';
import type { ShellWords } from './shell.ts';

/** `reason` is the refusal itself, in words. */
export function tellLogRefusal(
  errors: ShellWords['errors'],
  meta: Meta,
  log: Log,
  error: LogRefusal,
  reason: string,
): string {
  const otherRules = errors.otherRules({ theirs: log.rules, ours: meta.rules });
  if (!opensRules(meta, log.rules)) return otherRules;
  if (error.at < 0) return errors.badOptions({ reason });
  const badStep = errors.badStep({ number: error.at + 1, action: nth(log.actions, error.at), reason });
  return error.isChanged ? `${badStep} ${otherRules}` : badStep;
}
