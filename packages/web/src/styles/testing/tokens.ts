/** Reads colours from the style sheets, as a browser with these attributes on the root would. */
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
type Read = (name: string, scheme: Scheme) => string;

/** Custom properties of `:root`, overridden by those of `:root[attribute="value"]`. */
export function tokens(css: string, attribute: string, value: string): Read {
  const found = new Map<string, string>();
  for (const selector of [':root', `:root[${attribute}="${value}"]`]) {
    const from = css.indexOf(`${selector} {`);
    const block = from < 0 ? '' : css.slice(from, css.indexOf('}', from));
    for (const [, name = '', text = ''] of block.matchAll(/--([\w-]+): (.*);/g)) found.set(name, text);
  }
  const read: Read = (name, scheme) => {
    const text = found.get(name) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(text) ?? [];
    if (other !== undefined) return read(other, scheme);
    const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(text) ?? [];
    if (light === undefined || dark === undefined)
      throw new Error(`--${name} is no pair of colours: ${text}`);
    return scheme === 'light' ? light : dark;
  };
  return read;
}
