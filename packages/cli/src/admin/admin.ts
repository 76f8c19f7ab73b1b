/** `guimard admin`: what a host may do with one of a server's tables. */
import { ok, type Result } from '@guimard/engine/kit';
import { dayName, tableId } from '@guimard/protocol';
import { DATA_FILE, deleteTable, eraseResults, exportTable, shownName } from '@guimard/server/admin';
import {
  BAD_INPUT,
  badInput,
  badUsage,
  type Command,
  DONE,
  type Status,
  type UserError,
} from '../command.ts';
import { type Io, print } from '../io.ts';
import { readLines } from '../lines.ts';
import { ofFile } from './of-file.ts';

const FLAGS = {
  data: {
    type: 'string',
    value: 'FILE',
    help: `the file of the server; else DATABASE_URL or GUIMARD_DATA, else ${DATA_FILE}`,
  },
  yes: { type: 'boolean', help: 'delete without asking' },
} as const;

export const admin: Command<typeof FLAGS> = {
  name: 'admin',
  operands: 'delete|export CODE, or erase DATE NAME',
  summary: "delete or export a server's table, or erase a name",
  details:
    'delete removes the table with that code for good, with its chat and its\n' +
    'notification subscriptions. A running server notices within two seconds.\n' +
    'export writes what is stored of it to standard output, an entry a line, as far as\n' +
    'it can be read. That includes the seeds of a game that is not over yet.\n' +
    'erase removes a name from the board of that date; the result stays.',
  flags: FLAGS,
  async run({ flags, operands = [] }, io) {
    const [what, code, ...more] = operands;
    const data = flags.data ?? (io.env['DATABASE_URL'] || io.env['GUIMARD_DATA'] || DATA_FILE);
    if (what === 'erase') return eraseIn(data, operands.slice(1), io);
    const action = ACTIONS.get(what ?? '');
    if (action === undefined || code === undefined || more.length > 0) {
      return badUsage('it is delete CODE, export CODE or erase DATE NAME');
    }
    const table = tableId.safeParse(code);
    if (!table.success) return badUsage(`"${code}" is no code of a table: it has eight letters and digits`);
    return action(data, table.data, io, flags.yes ?? false);
  },
};

type Action = (data: string, table: string, io: Io, isSure: boolean) => Promise<Result<Status, UserError>>;

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['delete', deleteIn],
  ['export', exportFrom],
]);

const noTable = (data: string, table: string) => badInput(`there is no table ${table} in ${shownName(data)}`);

async function deleteIn(
  data: string,
  table: string,
  io: Io,
  isSure: boolean,
): Promise<Result<Status, UserError>> {
  if (!isSure) {
    const stored = await ofFile(() => exportTable(data, table));
    if (!stored.ok) return stored;
    if (stored.value === undefined) return noTable(data, table);
    await print(io.err, `Delete table ${table} with ${stored.value.entries.length} entries for good? [y/N] `);
    if (!/^y(es)?$/i.test(await answer(io))) return badInput('nothing was deleted');
  }
  const deleted = await ofFile(() => deleteTable(data, table));
  if (!deleted.ok) return deleted;
  if (!deleted.value) return noTable(data, table);
  await print(io.out, `Deleted table ${table}. Backups that were made before still have it.\n`);
  return ok(DONE);
}

async function eraseIn(
  data: string,
  [date, name, ...more]: readonly string[],
  io: Io,
): Promise<Result<Status, UserError>> {
  if (!dayName.safeParse(date).success || date === undefined || name === undefined || more.length > 0)
    return badUsage('it is erase DATE NAME, such as erase 2026-11-17 "Ada L."');
  const erased = await ofFile(() => eraseResults(data, date, name));
  if (!erased.ok) return erased;
  if (erased.value === 0) return badInput(`nobody is called "${name}" on the board of ${date}`);
  await print(
    io.out,
    `Erased "${name}" from the board of ${date}. Backups that were made before still have it.\n`,
  );
  return ok(DONE);
}

async function answer({ input }: Io): Promise<string> {
  for await (const [line = ''] of readLines(input)) return line.trim();
  return '';
}

async function exportFrom(data: string, table: string, io: Io): Promise<Result<Status, UserError>> {
  const exported = await ofFile(() => exportTable(data, table));
  if (!exported.ok) return exported;
  if (exported.value === undefined) return noTable(data, table);
  const { entries, of } = exported.value;
  await print(io.out, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  if (entries.length === of) return ok(DONE);
  await print(io.err, `guimard admin: ${entries.length} of ${of ?? '?'} entries can be read\n`);
  return ok(BAD_INPUT);
}
