/** Which pages may talk to the server: its own. A program that is no browser says nothing of where it comes from. */

export function isOurs(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
