/** Reads colours from the style sheets, as a browser with these attributes on the root would. */
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Custom properties of `:root`, overridden by those of `:root[attribute="value"]`. */
export function tokens(
  css: string,
  attribute: string,
  value: string,
): (name: string, scheme: Scheme) => string {
  const found = new Map<string, readonly [light: string, dark: string]>();
  for (const selector of [':root', `:root[${attribute}="${value}"]`]) {
    const from = css.indexOf(`${selector} {`);
    const block = from < 0 ? '' : css.slice(from, css.indexOf('}', from));
    for (const [, name = '', light = '', dark = ''] of block.matchAll(
      /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ))
      found.set(name, [light, dark]);
  }
  return (name, scheme) => {
    const pair = found.get(name);
    if (pair === undefined) throw new Error(`There is no --${name}.`);
    return scheme === 'light' ? pair[0] : pair[1];
  };
}
