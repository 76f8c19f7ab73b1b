/** The seed of the computer's move at a table of the day, after `at` actions. A separate file: tables need nothing else of it. */
export const dealtSeed = (deal: string, at: number): string => `${deal}/${at}`;
