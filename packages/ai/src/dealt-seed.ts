/**
 * The seed of the computer's moves at a table of the day. An entry of its own: tables need nothing else of the computer.
 *
 * @module
 */

/** The seed of the computer's move after `at` actions of a game with this deal. */
export const dealtSeed = (deal: string, at: number): string => `${deal}/${at}`;
