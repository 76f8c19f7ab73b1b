/** Work in turn, some at a time. */
import { ok, type Result } from '@guimard/engine/kit';

/** Ends with the first failure. */
export async function inTurn<T, E>(
  items: readonly T[],
  jobs: number,
  work: (item: T) => Promise<Result<unknown, E>>,
): Promise<Result<void, E>> {
  const queue = items.values();
  let failure: Result<never, E> | undefined;
  const line = async (): Promise<void> => {
    for (const item of queue) {
      if (failure !== undefined) return;
      const result = await work(item);
      if (!result.ok) failure = result;
    }
  };
  await Promise.all(Array.from({ length: jobs }, line));
  return failure ?? ok(undefined);
}
