/**
 * Style sheets as strings for `src/styles.ts`, which the shadow roots adopt: a style element would need
 * `style-src 'unsafe-inline'` on the page. What the app says of the root of its page is said of the element here.
 */
import type { Plugin } from 'vite';

/** The styles of components, which are separate modules, and style sheets of their own. */
const STYLE_IMPORT = /^import (["'])([^"']+\.css)\1;?$/gm;

export function adoptedStyles(stylesModule: string): Plugin {
  return {
    name: 'guimard:adopted-styles',
    transform: {
      order: 'post',
      filter: { id: { exclude: /\.css\b/ } },
      handler(code) {
        const adopted = adoptStyleImports(code, stylesModule);
        return adopted === undefined ? undefined : { code: adopted, map: null };
      },
    },
  };
}

/** Undefined if the module imports no style sheet. */
export function adoptStyleImports(code: string, stylesModule: string): string | undefined {
  let count = 0;
  const rewritten = code.replace(STYLE_IMPORT, (_, quote: string, path: string) => {
    const name = `__style${count++}`;
    // Vite knows style sheets by the end of their names.
    const inline = path.includes('?') ? path.replace('?', '?inline&') : `${path}?inline`;
    return `import ${name} from ${quote}${inline}${quote};__addStyles(${name});`;
  });
  if (count === 0) return undefined;
  return `import { addStyles as __addStyles } from ${JSON.stringify(stylesModule)};${rewritten}`;
}

export function hostStyles(): Plugin {
  return {
    name: 'guimard:host-styles',
    enforce: 'pre',
    transform: { filter: { id: /\.css\b/ }, handler: (code) => forHost(code) },
  };
}

/** `:root[data-theme="dark"]` becomes `:host([data-theme="dark"])`. */
export const forHost = (css: string): string =>
  css.replace(/:root((?:\[[^\]]+\])*)/g, (_, condition: string) =>
    condition === '' ? ':host' : `:host(${condition})`,
  );
