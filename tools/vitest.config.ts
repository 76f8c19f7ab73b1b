import { nodeProject } from '../vitest.node.ts';

export default nodeProject('tools', {
  include: ['**/*.test.ts'],
  // What is packed is tried after the build (tools/release/try.mjs).
  exclude: ['**/node_modules/**', 'release/stranger/**'],
  isolate: true,
});
