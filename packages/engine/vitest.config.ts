import { nodeProject } from '../../vitest.node.ts';

// The engine is pure, so that files may share a worker: starting one for each takes longer than most tests.
export default nodeProject('engine', { isolate: false });
