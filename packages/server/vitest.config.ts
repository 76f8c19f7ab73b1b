import { configDefaults } from 'vitest/config';
import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('server', {
  // The cluster tests need components that a machine may lack: see vitest.cluster.config.ts.
  exclude: [...configDefaults.exclude, '**/*.cluster.test.ts'],
  // Some replace modules, and some measure memory.
  isolate: true,
});
