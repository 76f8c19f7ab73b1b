/** A client's commands without a response yet, in order. */
import { fail, ok, type Result } from '@guimard/engine/kit';
import type { CommandKey } from '../ids.ts';
import type { ClientMessage, ServerMessage } from '../message.ts';
import type { Refused } from '../refusal.ts';

export type Question = Extract<ClientMessage, { readonly type: 'command' | 'say' }>;
/** The table's version after it; or why it was refused. */
export type CommandResult = Result<{ readonly version: number }, Refused>;

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: CommandResult) => void;
}

const keyOf = (question: Question): CommandKey =>
  question.type === 'command' ? question.request.key : question.key;

export class Unanswered {
  readonly #waiting = new Map<CommandKey, Waiting>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  get questions(): readonly Question[] {
    return Array.from(this.#waiting.values(), ({ question }) => question);
  }

  add(question: Question): Promise<CommandResult> {
    return new Promise((resolve) => this.#waiting.set(keyOf(question), { question, resolve }));
  }

  /** A repeated or unexpected response is ignored. */
  answer(message: ServerMessage): void {
    if (message.type === 'done') this.#settle(message.key, ok({ version: message.version }));
    if (message.type === 'refused' && message.key !== undefined) this.#settle(message.key, fail(message));
  }

  refuseAll(refused: Refused): void {
    for (const key of this.#waiting.keys()) this.#settle(key, fail(refused));
  }

  #settle(key: CommandKey, answer: CommandResult): void {
    this.#waiting.get(key)?.resolve(answer);
    this.#waiting.delete(key);
  }
}
