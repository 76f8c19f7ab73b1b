/** The oldest browsers supported, as docs/host/browsers.md tells players. */
export const FLOOR = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' } as const;

/** As Vite names them: syntax and CSS are compiled for these. */
export const BUILD_TARGET: string[] = Object.entries(FLOOR).map(([browser, version]) => browser + version);
