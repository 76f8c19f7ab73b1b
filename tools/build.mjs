/** npm run build: the terminal program as one file that needs nothing beside it and runs on Node 20 too. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT, say } from './setup.mjs';

const OUTPUT = 'packages/cli/dist/guimard.mjs';

const bundle = await rolldown({
  input: join(ROOT, 'packages/cli/src/main.ts'),
  platform: 'node',
  tsconfig: false,
  cwd: ROOT,
});
await bundle.write({
  file: join(ROOT, OUTPUT),
  format: 'esm',
  banner: '#!/usr/bin/env node',
  codeSplitting: false,
});
await bundle.close();
chmodSync(join(ROOT, OUTPUT), 0o755);
say(`Built ${OUTPUT}.`);
