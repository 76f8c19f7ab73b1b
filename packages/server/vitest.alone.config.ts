import { nodeProject, replacingModules } from '../../vitest.node.ts';

export default nodeProject('server, alone', {
  root: import.meta.dirname,
  include: replacingModules(import.meta.dirname),
  isolate: true,
});
