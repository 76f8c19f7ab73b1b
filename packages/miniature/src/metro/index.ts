export * from '../curve.ts';
export * from './geometry.ts';
