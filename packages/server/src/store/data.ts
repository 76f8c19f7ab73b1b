/** Where tables are stored: a file, or a database named by a URL. */

/** Unless the settings say otherwise; relative to the working directory. */
export const DATA_FILE = 'data/guimard.sqlite';

/** Of PostgreSQL. It may contain a password, so it is never shown. */
export const isDatabaseUrl = (data: string): boolean => /^postgres(ql)?:\/\//i.test(data);

/** For people: without a password. */
export function shownName(data: string): string {
  if (!isDatabaseUrl(data)) return data;
  if (!URL.canParse(data)) return 'the database';
  const { protocol, username, host, pathname } = new URL(data);
  return `${protocol}//${username}${username === '' ? '' : '@'}${host}${pathname}`;
}
