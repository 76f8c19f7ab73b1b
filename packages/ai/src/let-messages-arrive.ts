/** Between slices of long work, in browsers as in Node. */
export const letMessagesArrive = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
