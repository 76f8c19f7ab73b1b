/** `guimard backup`: copies of a server's file. */
import { ok } from '@guimard/engine/kit';
import { backUp, DATA_FILE } from '@guimard/server/admin';
import { wholeNumber } from '../args.ts';
import { badUsage, type Command, DONE } from '../command.ts';
import { print } from '../io.ts';
import { ofFile } from './of-file.ts';

const KEEP = 30;
const MOST = 100_000;

const FLAGS = {
  to: { type: 'string', value: 'FOLDER', help: 'where the copies are; created if it is missing' },
  keep: { type: 'string', value: 'N', help: `how many copies to keep: the newest ${KEEP} by default` },
  data: {
    type: 'string',
    value: 'FILE',
    help: `the file of the server; else GUIMARD_DATA, else ${DATA_FILE}`,
  },
} as const;

export const backup: Command<typeof FLAGS> = {
  name: 'backup',
  summary: "copy a server's file, and keep the newest copies",
  details:
    'Copies everything stored at this moment into a new file in the folder, named by the\n' +
    'time (UTC), also while the server runs; then checks the copy, and deletes the oldest\n' +
    'copies. Other files in the folder are left alone. Run it at intervals, with cron or a\n' +
    'systemd timer; guimard restore puts a copy back. The exit status is 1 if there is no\n' +
    'good copy; then nothing is deleted.',
  flags: FLAGS,
  async run({ flags }, io) {
    if (flags.to === undefined) return badUsage('it is --to FOLDER');
    const keep = wholeNumber('--keep', flags.keep ?? String(KEEP), 1, MOST);
    if (!keep.ok) return keep;
    const data = flags.data ?? (io.env['GUIMARD_DATA'] || io.env['DATABASE_URL'] || DATA_FILE);
    const { to } = flags;
    const done = await ofFile(() => backUp(data, to, { keep: keep.value }));
    if (!done.ok) return done;
    const { file, bytes, removed } = done.value;
    const megabytes = (bytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 3 });
    await print(io.out, `${file}: ${megabytes} MB\n`);
    for (const name of removed) await print(io.out, `Deleted: ${name}\n`);
    return ok(DONE);
  },
};
