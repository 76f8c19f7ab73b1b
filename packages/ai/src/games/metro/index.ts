/** For learning: what the computer knows of Metro, in parts. */
export { MetroGuide } from './guide.ts';
export * from './line-values.ts';
