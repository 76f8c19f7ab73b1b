/** Compiles the messages before they are read, and again whenever somebody saves a catalogue. */
import { build, LOCALES } from '@guimard/messages/build';
import type { Plugin, ViteDevServer } from 'vite';

export function messages(): Plugin {
  return {
    name: 'guimard:messages',
    async buildStart() {
      const faults = await build();
      if (faults.length > 0) this.error(faults.join('\n'));
    },
    configureServer(server) {
      server.watcher.add(LOCALES);
      server.watcher.on('all', (_, file) => {
        if (file.endsWith('.ftl')) void rebuild(server);
      });
    },
  };
}

/** Faults are shown in the terminal and over the page; those of the last build go with the page's next update. */
async function rebuild({ config, ws }: ViteDevServer): Promise<void> {
  const faults = await build();
  if (faults.length === 0) return;
  const message = faults.join('\n');
  config.logger.error(message);
  ws.send({ type: 'error', err: { message, stack: '' } });
}
