/** Where the server is, and why it could not be there, in words. */
import type { Settings } from './settings.ts';

const HERE_ALONE = ['127.0.0.1', '::1', 'localhost'];
const EVERYWHERE = ['0.0.0.0', '::'];

export function tellAddress(host: string, port: number, publicUrl?: string): string {
  if (publicUrl !== undefined) return `Guimard is at ${publicUrl} (here: port ${port})`;
  const known = HERE_ALONE.includes(host) || EVERYWHERE.includes(host);
  const name = known ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const more = EVERYWHERE.includes(host) ? ', and on your network at the address of this machine' : '';
  return `Guimard is at http://${name}:${port}${more}`;
}

export function tellFailure(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  error: NodeJS.ErrnoException,
): string {
  const another = `Choose another: npm start -- --port ${port < 65_535 ? port + 1 : 8080}`;
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${another}`;
  if (error.code === 'EACCES') return `Port ${port} is not allowed to you. ${another}`;
  return `Cannot listen at host "${host}", port ${port}: ${error.message}. See npm start -- --help`;
}
