/** The tags that other sites read: Open Graph and Twitter. Names come from players, so they are hostile. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** As a path on this server. */
  readonly image: string;
  /** Search engines must not index tables. */
  readonly isTable: boolean;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Picture URLs must be absolute; `origin` is this server's. */
export function withTags(
  page: string,
  { title, description, image, isTable }: Preview,
  origin: string,
): string {
  const tags = [
    ['property', 'og:site_name', 'Guimard'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', origin + image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
    ...(isTable ? [['name', 'robots', 'noindex']] : []),
  ].map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escaped(content)}">`);
  // A function, since a name could contain replacement patterns.
  return page.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
