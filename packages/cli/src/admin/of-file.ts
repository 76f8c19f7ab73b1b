import { ok, type Result } from '@guimard/engine/kit';
import { StoreProblem } from '@guimard/server/admin';
import { badInput, type UserError } from '../command.ts';

/** What is wrong with a file is something that the user can put right. */
export async function ofFile<T>(work: () => Promise<T>): Promise<Result<T, UserError>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof StoreProblem) return badInput(error.message.replace(/\.$/, ''));
    throw error;
  }
}
