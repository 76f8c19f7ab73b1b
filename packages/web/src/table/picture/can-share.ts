/** Whether the device offers to send pictures on. With a mouse, a file is more useful. */
export const canShare = (): boolean =>
  matchMedia('(pointer: coarse)').matches &&
  (navigator.canShare?.({ files: [new File([], 'board.png', { type: 'image/png' })] }) ?? false);
