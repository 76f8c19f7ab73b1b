/** A process to be killed: holds a file open as a server does. */
import { openStore } from '../open.ts';

await openStore(process.argv[2]!);
process.stdout.write('open\n');
setInterval(() => {}, 60_000);
