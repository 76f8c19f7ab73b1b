/** Raised whenever a message changes: a page may meet a server from before or after its own update. */
export const PROTOCOL = 7;
