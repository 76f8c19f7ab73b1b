/** Starts the components that the cluster tests share. Nothing in them survives, so nothing waits for the disk. */
import type { TestProject } from 'vitest/node';
import { startComponent } from './component.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL. Each test uses a schema of its own. */
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startComponent('postgres', 'fsync=off');
  project.provide('postgres', postgres.url);
  return () => postgres.close();
}
