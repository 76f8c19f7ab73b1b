/** What the terminal program may do with the file of a server, while a server runs on it or while none does. */
export { DATA_FILE } from '../store/data-file.ts';
export { StoreProblem } from '../store/problem.ts';
export { deleteTable } from './delete.ts';
export { type DamagedTable, type Examined, examine } from './examine.ts';
export { exportTable } from './export.ts';
