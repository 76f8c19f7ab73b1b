/** Prompts a person for a line. */
import { createInterface } from 'node:readline/promises';
import type { Io } from '../io.ts';

/** A line, or why there is none: no more input, or Ctrl-C. */
type Reply = { readonly line: string } | 'ended' | 'interrupted';

export interface Prompt {
  /** A person at a terminal, for whom prompts and pauses make sense. */
  readonly live: boolean;
  ask(question: string): Promise<Reply>;
  close(): void;
}

export function openPrompt({ input, out }: Io): Prompt {
  const live = Boolean(input.isTTY && out.isTTY);
  const reader = createInterface(live ? { input, output: out, terminal: true } : { input, terminal: false });
  let closed = false;
  let interrupted = false;
  reader.on('close', () => {
    closed = true;
  });
  reader.on('SIGINT', () => {
    interrupted = true;
    reader.close();
  });
  // From the start: lines that arrive without a prompt are buffered.
  const lines = reader[Symbol.asyncIterator]();
  return {
    live,
    async ask(question) {
      if (live && !closed) {
        reader.setPrompt(question);
        reader.prompt();
      }
      const { value, done } = await lines.next();
      if (!done) return { line: value };
      return interrupted ? 'interrupted' : 'ended';
    },
    close: () => reader.close(),
  };
}
