import { configDefaults } from 'vitest/config';
import { nodeProject } from '../../vitest.node.ts';

// The cluster tests need components that a machine may lack: see vitest.cluster.config.ts.
export default nodeProject('server', { exclude: [...configDefaults.exclude, '**/*.cluster.test.ts'] });
