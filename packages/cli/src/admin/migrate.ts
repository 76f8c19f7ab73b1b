/** `guimard migrate`: moves a server's tables to another place. */
import { ok } from '@guimard/engine/kit';
import { type Moved, moveTables, shownName } from '@guimard/server/admin';
import { BAD_INPUT, badUsage, type Command, DONE } from '../command.ts';
import { print } from '../io.ts';
import { ofFile } from './of-file.ts';

/** May be written instead of its value. */
const VARIABLE = 'DATABASE_URL';

const FLAGS = {
  from: { type: 'string', value: 'FILE|URL', help: 'where the tables are' },
  to: { type: 'string', value: 'FILE|URL', help: 'where they are to go; a file is created if it is missing' },
} as const;

export const migrate: Command<typeof FLAGS> = {
  name: 'migrate',
  summary: "move a server's tables between a file and PostgreSQL",
  details:
    'Copies all tables with their chat and notification subscriptions, the boards of the\n' +
    'day, the service time and the key for notifications, and then compares everything. The source is only\n' +
    'read, and a server may be running on it: run this once while it does, stop it, run\n' +
    'this again, which copies only what has changed, and start the server on the other\n' +
    'side. Games continue where they stood. It may be stopped and repeated at any time.\n' +
    'A target with tables that did not come from the source is left as it is. The exit\n' +
    'status is 0 if both sides are the same and nobody else uses the source, and otherwise\n' +
    '1. Instead of a URL you may write DATABASE_URL to use that variable, so that no\n' +
    'password is on the command line.',
  flags: FLAGS,
  async run({ flags }, io) {
    if (flags.from === undefined || flags.to === undefined) {
      return badUsage('it is --from FILE|URL --to FILE|URL');
    }
    const placeOf = (written: string) => (written === VARIABLE ? (io.env[VARIABLE] ?? written) : written);
    const [from, to] = [placeOf(flags.from), placeOf(flags.to)];
    const moved = await ofFile(() => moveTables(from, to));
    if (!moved.ok) return moved;
    await print(io.out, `${inWords(moved.value, shownName(from), shownName(to)).join('\n')}\n`);
    return ok(isDone(moved.value) ? DONE : BAD_INPUT);
  },
};

const isDone = ({ differing, isInUse }: Moved): boolean => differing.length === 0 && !isInUse;

function inWords(moved: Moved, from: string, to: string): readonly string[] {
  const { copied, tables, entries, lines, subscriptions, results, differing, isInUse } = moved;
  const many = (count: number, one: string, more = `${one}s`) =>
    `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
  const found = [many(entries, 'entry', 'entries'), many(lines, 'line'), many(subscriptions, 'subscription')];
  const board = many(results, 'result');
  return [
    `Copied ${many(copied, 'table')} from ${from} to ${to}.`,
    `Compared: ${many(tables, 'table')} with ${found.join(', ')}, and ${board} of the day are the same on both sides.`,
    ...(differing.length === 0 ? [] : [`Changed meanwhile, and not the same: ${differing.join(', ')}.`]),
    ...(isInUse ? [`Another program uses ${from}, such as a server: stop it, and run this again.`] : []),
    ...(!isInUse && differing.length > 0 ? ['Run this again.'] : []),
    ...(isDone(moved) ? [`Done: start the server on ${to}.`] : []),
  ];
}
