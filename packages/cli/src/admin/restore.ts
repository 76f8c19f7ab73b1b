/** `guimard restore`: a copy becomes a server's file again. */
import { ok } from '@guimard/engine/kit';
import { DATA_FILE, type Restored, restore as restoreFile, shownDate } from '@guimard/server/admin';
import { type Command, DONE } from '../command.ts';
import { print } from '../io.ts';
import { ofFile } from './of-file.ts';

const FLAGS = {
  data: {
    type: 'string',
    value: 'FILE',
    help: `the file of the server; else GUIMARD_DATA, else ${DATA_FILE}`,
  },
  replace: { type: 'boolean', help: 'even if something is lost; the old file is kept under another name' },
} as const;

export const restore: Command<typeof FLAGS> = {
  name: 'restore',
  operand: 'COPY',
  summary: "put a copy of a server's file in its place",
  details:
    'Stop the server first. The copy is checked; it may be of an earlier version, not of a\n' +
    'later one. What the file has and the copy lacks would be lost: then this says how much\n' +
    'that is, and does nothing without --replace, which keeps the old file beside the new\n' +
    'one. Owner and mode stay the same. If it is interrupted, the old file is still there.',
  flags: FLAGS,
  async run({ flags, operand = '' }, io) {
    const data = flags.data ?? (io.env['DATABASE_URL'] || io.env['GUIMARD_DATA'] || DATA_FILE);
    const restored = await ofFile(() => restoreFile(operand, data, { replaces: flags.replace ?? false }));
    if (!restored.ok) return restored;
    await print(io.out, `${inWords(restored.value, operand)}\n`);
    return ok(DONE);
  },
};

function inWords({ file, tables, entries, newest, kept }: Restored, copy: string): string {
  const many = (count: number, one: string, more: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
  const state = newest === undefined ? '' : `, as of ${shownDate(newest)}`;
  const old = kept === undefined ? '' : ` The old file is now ${kept}.`;
  return `Restored ${file} from ${copy}: ${many(tables, 'table', 'tables')} with ${many(entries, 'entry', 'entries')}${state}.${old}`;
}
