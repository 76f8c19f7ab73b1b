/** Said to a service worker that waits: it is to take over although pages of the old edition are open. */
export const TAKE_OVER = 'take-over';
