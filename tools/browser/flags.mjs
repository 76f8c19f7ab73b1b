// @ts-check
/** For every browser we start. It sees nothing but our own pages, and a container has no room for a sandbox. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
