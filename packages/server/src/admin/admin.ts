/** What the command line may do with a server's file or database, whether or not a server is running on it. */
export { DATA_FILE, shownName } from '../store/data.ts';
export { StoreProblem } from '../store/problem.ts';
export { backUp } from './backup.ts';
export { deleteTable } from './delete.ts';
export { eraseResults } from './erase-results.ts';
export { type DamagedTable, type Examined, examine } from './examine.ts';
export { exportTable } from './export.ts';
export { shownDate } from './loss.ts';
export { type Moved, moveTables } from './move/move.ts';
export { type Restored, restore } from './restore.ts';
