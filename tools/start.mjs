/** npm start: from a bare clone to a game. */
import { ensureInstalled, ROOT, runNode, say } from './setup.mjs';

ensureInstalled();
say('Starting a game in the terminal: you against the computer. Type "help" for what you can do.');
// From where the player stands, so that file names they type mean what they expect.
const cwd = process.env.INIT_CWD ?? ROOT;
process.exitCode = runNode([`${ROOT}/packages/cli/bin/guimard.mjs`, 'play', ...process.argv.slice(2)], {
  cwd,
});
