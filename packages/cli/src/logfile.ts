/** Games in files: JSON to store, one line of text to paste; either is accepted. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  type Log,
  type LogRefusal,
  ok,
  parseLog,
  parseText,
  type Result,
  refuse,
  Session,
} from '@guimard/engine/kit';
import { attempt } from './attempt.ts';
import { badInput, type UserError } from './command.ts';
import { gameCalled } from './games.ts';
import { inWords } from './refusals.ts';
import type { Entry } from './screen.ts';

export interface Recorded {
  readonly entry: Entry;
  readonly session: Session;
}

/** A recorded game, every action checked; `-` is standard input, where allowed. */
export async function readGame(path: string, input?: Readable): Promise<Result<Recorded, UserError>> {
  const name = path === '-' && input ? 'standard input' : path;
  const content = await attempt(`cannot read ${name}`, () =>
    path === '-' && input ? text(input) : readFile(path, 'utf8'),
  );
  if (!content.ok) return content;
  const log = parseContent(content.value.replace(/^\uFEFF/, '').trim());
  if (!log.ok) return badInput(`${name} holds no game: ${inWords(log.error)}`);
  const entry = gameCalled(log.value.game);
  if (!entry.ok) return badInput(`${name}: ${entry.error.message}`);
  const session = Session.open(entry.value.game, log.value);
  if (!session.ok) return badInput(`${name}: ${describeRefusal(log.value, session.error)}`);
  return ok({ entry: entry.value, session: session.value });
}

function describeRefusal(log: Log, refusal: LogRefusal): string {
  const { at, isChanged, rule } = refusal;
  const why = `${rule}: ${inWords(refusal)}`;
  if (at < 0) return why;
  const refused = `action ${at} (${log.actions[at]}) is refused: ${why}`;
  return isChanged
    ? `${refused} It was played with version ${log.rules} of the rules; ${rule} has changed since.`
    : refused;
}

function parseContent(content: string): Result<Log> {
  if (!content.startsWith('{')) return parseText(content);
  try {
    return parseLog(JSON.parse(content));
  } catch (error) {
    return refuse('log', 'notJson', { detail: error instanceof Error ? error.message : String(error) });
  }
}

export async function writeLog(path: string, log: Log): Promise<Result<void, UserError>> {
  return attempt(`cannot write ${path}`, () => writeFile(path, `${JSON.stringify(log)}\n`));
}
