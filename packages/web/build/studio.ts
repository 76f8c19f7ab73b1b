/** The app's drawings as HTML: its own components, rendered without a browser. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Component } from 'svelte';
import { createServer } from 'vite';

const WEB = join(import.meta.dirname, '..');

export type { Component };

export interface Studio {
  /** A module of the web app, by its path in `src`. The caller knows what it exports. */
  readonly load: <Module>(path: string) => Promise<Module>;
  /** The id must be unique on the page. */
  readonly draw: <Props extends Record<string, unknown>>(
    id: string,
    component: Component<Props>,
    props: Props,
  ) => string;
  /** Everything that has been drawn needs this style sheet, and the app's tokens. */
  readonly styles: () => string;
  readonly close: () => Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  // What components ask of a browser when they are loaded: here nothing is a touch screen, and nothing moves.
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  const server = await createServer({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ compilerOptions: { runes: true, css: 'injected' } })],
  });
  // What a module exports is known to whoever asks for it, as with any import by name.
  const load = async <Module>(id: string) => (await server.ssrLoadModule(id)) as Module;
  const { render } = await load<typeof import('svelte/server')>('svelte/server');
  const sheets = new Map<string, string>();
  const classes = new Map<string, string>();
  return {
    load: (path) => load(`/src/${path}`),
    draw(id, component, props) {
      const { head, body } = render(component, { props, idPrefix: `${id}-` });
      for (const [, name = '', css = ''] of head.matchAll(/<style id="([^"]+)">(.*?)<\/style>/gs))
        sheets.set(name, css.replaceAll(/\/\*.*?\*\//gs, '').trim());
      return inOneLine(withoutStyles(body, classes));
    },
    styles: () =>
      [...sheets.values(), ...[...classes].map(([style, name]) => `.${name}{${style}}`)]
        .join('\n')
        .concat('\n'),
    close: () => server.close(),
  };
}

/**
 * Our security policy allows no style attributes: each becomes a class. The name follows from the content, so that a
 * page does not change because of another.
 */
function withoutStyles(html: string, classes: Map<string, string>): string {
  return html.replaceAll(/<[a-z][^>]*\sstyle="[^"]*"[^>]*>/gi, (tag) => {
    const style = /\sstyle="([^"]*)"/.exec(tag)?.[1]?.trim().replace(/;$/, '') ?? '';
    const name = `s-${createHash('sha256').update(style).digest('hex').slice(0, 8)}`;
    if (style !== '') classes.set(style, name);
    const bare = tag.replace(/\sstyle="[^"]*"/, '');
    if (style === '') return bare;
    return /\sclass="/.test(bare)
      ? bare.replace(/\sclass="/, ` class="${name} `)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  });
}

/** Markdown ends a block of HTML at an empty line; the comments are for a framework that is not there. */
const inOneLine = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><')
    .trim();
