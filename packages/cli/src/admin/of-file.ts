import { ok, type Result } from '@guimard/engine/kit';
import { StoreProblem } from '@guimard/server/admin';
import { badInput, type UserError } from '../command.ts';

/** What is wrong with a file is something the user can fix. */
export async function ofFile<T>(work: () => Promise<T>): Promise<Result<T, UserError>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof StoreProblem) return badInput(error.message.replace(/\.$/, ''));
    throw error;
  }
}
