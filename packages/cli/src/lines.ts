/** One reply per line of input: for all commands that read boards. */
import type { Readable } from 'node:stream';
import { ok, type Refusal, type Result } from '@guimard/engine/kit';
import { BAD_INPUT, badInput, DONE, type Status, type UserError } from './command.ts';
import { type Io, oneLine, print } from './io.ts';
import { inWords } from './refusals.ts';

/** What is wrong with a line, and the index of the wrong part. */
interface LineRefusal extends Refusal {
  readonly at: number;
}
export type LineHandler = (line: string) => Result<object, LineRefusal>;

/**
 * The lines of a stream, as many at a time as have arrived: fast for millions, immediate for a person.
 * A line ends with LF or CRLF; the last one needs no end.
 */
export async function* readLines(input: Readable): AsyncGenerator<readonly string[]> {
  input.setEncoding('utf8');
  let pieces: string[] = [];
  for await (const chunk of input) {
    const [first = '', ...lines] = String(chunk).split('\n');
    pieces.push(first);
    const next = lines.pop();
    if (next === undefined) continue;
    yield [pieces.join(''), ...lines].map(withoutReturn);
    pieces = [next];
  }
  const last = pieces.join('');
  if (last !== '') yield [withoutReturn(last)];
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** A bad line gets a reply too, so that replies stay in step with lines; it is also reported to people. */
export async function answerLines(
  io: Io,
  name: string,
  answer: LineHandler,
): Promise<Result<Status, UserError>> {
  if (io.input.isTTY) await print(io.err, `guimard ${name}: one board a line, please; end with Ctrl-D\n`);
  let status: Status = DONE;
  let line = 0;
  try {
    for await (const batch of readLines(io.input)) {
      let answers = '';
      let complaints = '';
      for (const text of batch) {
        line++;
        const result = answer(text);
        if (result.ok) {
          answers += `${JSON.stringify(result.value)}\n`;
          continue;
        }
        const { at, rule, code, params } = result.error;
        const reason = inWords(result.error);
        answers += `${JSON.stringify({ error: { line, at, rule, code, params, reason } })}\n`;
        complaints += `${oneLine(`guimard ${name}: line ${line}, placement ${at}: ${rule}: ${reason}`)}\n`;
        status = BAD_INPUT;
      }
      await print(io.out, answers);
      await print(io.err, complaints);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return badInput(`cannot read standard input: ${error.message}`);
  }
  return ok(status);
}

/** An error of the operating system, not a bug: file not found, not allowed, a directory. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
