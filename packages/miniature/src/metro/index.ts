export * from './geometry.ts';
