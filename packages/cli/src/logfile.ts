/** Games in files: JSON to store, one line of text to paste; either is accepted. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  completeLog,
  guessedDecisions,
  type Log,
  type LogRefusal,
  nth,
  ok,
  type Result,
  readLog,
  SeededRng,
  Session,
  UNKNOWN,
} from '@guimard/engine/kit';
import { attempt } from './attempt.ts';
import { badInput, type UserError } from './command.ts';
import { gameCalled } from './games.ts';
import { spoken } from './language.ts';
import { inWords } from './refusals.ts';
import type { Entry } from './screen.ts';

export interface Recorded {
  readonly entry: Entry;
  readonly session: Session;
}

/** A recorded game, some of whose draws may have been unknown and made up. */
export interface Completed extends Recorded {
  /** The decisions that depend on those draws, by index; undefined if there are none. */
  readonly guessed?: readonly number[];
}

/** A recorded game, every action checked; `-` is standard input, where allowed. */
export async function readGame(path: string, input?: Readable): Promise<Result<Recorded, UserError>> {
  const found = await find(path, input);
  return found.ok ? open(found.value, found.value.log) : found;
}

/** The same; `?` may stand for draws that nobody wrote down. */
export async function readPartlyKnown(path: string, input?: Readable): Promise<Result<Completed, UserError>> {
  const found = await find(path, input);
  if (!found.ok) return found;
  const { name, entry, log } = found.value;
  const completed = completeLog(entry.game, log, new SeededRng('import'));
  if (!completed.ok) return badInput(`${name}: ${describeRefusal(log, completed.error)}`);
  const opened = open(found.value, completed.value);
  if (!opened.ok || !log.actions.includes(UNKNOWN)) return opened;
  return ok({ ...opened.value, guessed: guessedDecisions(entry.game, log) });
}

interface Found {
  readonly name: string;
  readonly entry: Entry;
  readonly log: Log;
}

async function find(path: string, input?: Readable): Promise<Result<Found, UserError>> {
  const name = path === '-' && input ? 'standard input' : path;
  const content = await attempt(`cannot read ${name}`, () =>
    path === '-' && input ? text(input) : readFile(path, 'utf8'),
  );
  if (!content.ok) return content;
  const log = readLog(content.value);
  if (!log.ok) return badInput(spoken().terminal.noGame({ file: name, reason: inWords(log.error) }));
  const entry = gameCalled(log.value.game);
  return entry.ok
    ? ok({ name, entry: entry.value, log: log.value })
    : badInput(`${name}: ${entry.error.message}`);
}

function open({ name, entry }: Found, log: Log): Result<Recorded, UserError> {
  const session = Session.open(entry.game, log);
  return session.ok
    ? ok({ entry, session: session.value })
    : badInput(`${name}: ${describeRefusal(log, session.error)}`);
}

function describeRefusal(log: Log, refusal: LogRefusal): string {
  const { at, isChanged, rule } = refusal;
  const why = `${rule}: ${inWords(refusal)}`;
  if (at < 0) return why;
  const { terminal } = spoken();
  const refused = terminal.actionRefused({ number: at, action: nth(log.actions, at), reason: why });
  return isChanged ? `${refused} ${terminal.ruleChanged({ version: log.rules, rule })}` : refused;
}

export async function writeJson(path: string, content: object): Promise<Result<void, UserError>> {
  return attempt(`cannot write ${path}`, () => writeFile(path, `${JSON.stringify(content)}\n`));
}
