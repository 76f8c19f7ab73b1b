/** The catalogues of all refusals, for programs that play every game. */
import correspondances from '../dist/refusals-correspondances.js';
import kit from '../dist/refusals-kit.js';
import metro from '../dist/refusals-metro.js';
import online from '../dist/refusals-online.js';
import terminal from '../dist/refusals-terminal.js';

const SUBJECTS = [kit, metro, correspondances, online, terminal];

/** @type {typeof import('./explain.d.ts').allRefusals} */
export const allRefusals = (language) => Promise.all(SUBJECTS.map((load) => load(language)));
