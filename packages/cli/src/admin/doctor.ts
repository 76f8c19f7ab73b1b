/** `guimard doctor`: whether a server's file is intact, and what is lost if it is not. */
import { ok } from '@guimard/engine/kit';
import { type DamagedTable, type Examined, examine } from '@guimard/server/admin';
import { BAD_INPUT, type Command, DONE } from '../command.ts';
import { oneLine, print } from '../io.ts';
import { ofFile } from './of-file.ts';

const FLAGS = { json: { type: 'boolean', help: 'one JSON object' } } as const;

export const doctor: Command<typeof FLAGS> = {
  name: 'doctor',
  operand: 'FILE|URL',
  summary: 'check the file or database in which a server stores its tables',
  details:
    'Reads all of it, and replays the game of every table. Says which tables are\n' +
    'damaged and how much of them can be read. Nothing is written, and a server may be\n' +
    'running. The exit status is 0 if all is well, and 1 if something is damaged.',
  flags: FLAGS,
  async run({ flags, operand }, io) {
    const examined = await ofFile(() => examine(operand!));
    if (!examined.ok) return examined;
    const { value } = examined;
    await print(
      io.out,
      flags.json ? `${JSON.stringify(value)}\n` : `${inWords(value).map(oneLine).join('\n')}\n`,
    );
    return ok(value.isSound ? DONE : BAD_INPUT);
  },
};

const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

function inWords(examined: Examined): readonly string[] {
  const { file, format, known, tables, entries, damaged, otherRules, findings, isSound } = examined;
  const age = format < known ? ` (an older one: the server brings it up to ${known})` : '';
  const head = `${file}: format ${format}${age}, ${many(tables, 'table')}, ${many(entries, 'entry', 'entries')}.`;
  const rules =
    otherRules.length === 0
      ? []
      : [`Played by rules that this version does not know: ${otherRules.join(', ')}.`];
  if (isSound) return [head, ...rules, 'All is well: every table can be read and replayed.'];
  return [
    head,
    ...rules,
    ...(damaged.length > 0 ? lost(damaged, tables) : [ONLY_FILE]),
    ...findings.map((finding) => `SQLite says: ${finding}`),
    `Stop the server and restore a backup: guimard restore COPY --data ${file} --replace`,
    ...(damaged.length > 0
      ? [`Or keep what is left of a table: guimard admin export CODE --data ${file}`]
      : []),
  ];
}

const ONLY_FILE =
  'Every table can be read, but the file is damaged in other places, such as an index: new tables may be refused.';

function lost(damaged: readonly DamagedTable[], tables: number): readonly string[] {
  const fine = tables - damaged.length;
  return [
    `Damaged: ${damaged.length.toLocaleString('en')} of ${many(tables, 'table')}. ${
      fine === 0 ? 'None is' : fine === 1 ? 'The other one is' : `The other ${fine.toLocaleString('en')} are`
    } fine.`,
    ...damaged.map(
      ({ table, readable, of, reason }) =>
        `  ${table}: ${readable} of ${of ?? '?'} entries can be read (${reason})`,
    ),
  ];
}
