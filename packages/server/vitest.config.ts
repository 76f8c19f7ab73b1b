import { configDefaults } from 'vitest/config';
import { NIGHTLY, nodeProject, replacingModules } from '../../vitest.node.ts';

export default nodeProject('server', {
  exclude: [
    ...configDefaults.exclude,
    ...NIGHTLY,
    // They need components that a machine may lack: see vitest.cluster.config.ts.
    '**/*.cluster.test.ts',
    // See vitest.alone.config.ts.
    ...replacingModules(import.meta.dirname),
  ],
});
