#!/usr/bin/env node
// Runs the random searches of the test suite with large sizes, and real MCP servers, about six minutes; `npm test` runs a small part of each.
//   npm run test:long            SALLYPORT_SEED=7 npm run test:long -- 10     (another seed, ten times the sizes)
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** Each file reads its size from SALLYPORT_FUZZ. */
const searches = [
  ['test/policy/shell/differential.test.ts', 5000],
  ['test/policy/shell/argv.test.ts', 600],
  ['test/policy/files/effects.test.ts', 200],
  ['test/sanitize/page.test.ts', 3000],
  ['test/sanitize/incoming.test.ts', 3000],
  ['test/e2e/batch-kill.test.ts', 100],
  ['test/e2e/resume.test.ts', 100],
];

const factor = Number(process.argv[2] ?? 1);
if (!(factor > 0)) {
  console.error(`The factor must be a positive number, not ${process.argv[2]}`);
  process.exit(2);
}

const failed = searches.filter(([file, size]) => {
  const env = { ...process.env, SALLYPORT_FUZZ: String(Math.ceil(size * factor)) };
  return spawnSync(process.execPath, [vitest, 'run', file], { cwd: root, env, stdio: 'inherit' }).status !== 0;
});
// The sandbox at every level that this machine has; what it cannot do is printed as left out.
const sandbox = spawnSync(process.execPath, [vitest, 'run', 'test/platform/sandbox'], {
  cwd: root,
  env: { ...process.env, SALLYPORT_LONG: '1' },
  stdio: 'inherit',
});
if (sandbox.status !== 0) failed.push(['test/platform/sandbox']);
// MCP servers of the registry, which are installed in a temporary folder.
const servers = spawnSync(process.execPath, [vitest, 'run', 'test/mcp/real-servers.test.ts'], {
  cwd: root,
  env: { ...process.env, SALLYPORT_LONG: '1' },
  stdio: 'inherit',
});
if (servers.status !== 0) failed.push(['test/mcp/real-servers.test.ts']);
for (const [file] of failed) console.error(`Failed: ${file}`);
process.exit(failed.length === 0 ? 0 : 1);
