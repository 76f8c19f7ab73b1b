/** Runs examples one after the other in this process, and writes what each of them printed, or why it failed. */
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

const results = [];
for (const file of process.argv.slice(2)) {
  const lines = [];
  console.log = (...items) => lines.push(format(...items));
  try {
    await import(pathToFileURL(file).href);
    results.push({ printed: lines.join('\n') });
  } catch (error) {
    results.push({
      printed: lines.join('\n'),
      failure: error instanceof Error ? error.stack : String(error),
    });
  }
}
process.stdout.write(JSON.stringify(results));
