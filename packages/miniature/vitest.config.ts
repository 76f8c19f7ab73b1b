import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'miniature', include: ['src/**/*.test.ts'], testTimeout: 10_000, isolate: false },
});
