/** The program as a process. */
import { setFlagsFromString } from 'node:v8';
import { BAD_INPUT, DONE, INTERRUPTED } from './command.ts';
import { guimard } from './guimard.ts';

// V8 stops inlining too early for the rules' many small functions; with more room, games run a third faster.
setFlagsFromString('--max-inlined-bytecode-size=1000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');

// The reader of our output may stop (`guimard … | head -1`): then there is nothing left to do.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(DONE);
    console.error(`guimard: cannot write: ${error.message}`);
    process.exit(BAD_INPUT);
  });
}
process.on('SIGINT', () => process.exit(INTERRUPTED));
// The process that started us with a newer Node (bin/guimard.mjs) is gone. Its channel alone does not keep us running.
process.once('disconnect', () => process.emit('SIGINT', 'SIGINT'));
process.channel?.unref();

process.exitCode = await guimard(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
  env: process.env,
});
