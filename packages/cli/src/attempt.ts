/** Work with files, whose failures are the user's to fix. */
import { ok, type Result } from '@guimard/engine/kit';
import { badInput, type UserError } from './command.ts';
import { isSystemError } from './lines.ts';

/** `failure`: what could not be done. */
export async function attempt<T>(failure: string, work: () => Promise<T>): Promise<Result<T, UserError>> {
  try {
    return ok(await work());
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return badInput(`${failure}: ${error.message}`);
  }
}
