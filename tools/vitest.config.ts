import { nodeProject } from '../vitest.node.ts';

export default nodeProject('tools', { include: ['**/*.test.ts'], isolate: true });
