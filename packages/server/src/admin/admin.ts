/** What the terminal program may do with the file of a server, while a server runs on it or while none does. */
export { StoreProblem } from '../store/problem.ts';
export { type DamagedTable, type Examined, examine } from './examine.ts';
