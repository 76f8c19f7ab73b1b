/** A name that nobody else has. Unlike crypto.randomUUID, it works on a page from the home network without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
