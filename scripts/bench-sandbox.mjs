// The start cost of a command at each level of the sandbox that this machine has, compared with a command without one.
//   node scripts/bench-sandbox.mjs [--runs N]
// Medians of interleaved runs, so that a busy machine slows all of them alike.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

const flag = process.argv.indexOf('--runs');
const runs = flag < 0 ? 60 : Number(process.argv[flag + 1]);
const { createProcessRunner, createSandbox } = await loadSource(
  'src/platform/process/process-runner.ts',
  'src/platform/sandbox/sandbox.ts',
);

for (const part of ['common', 'full', 'landlock']) {
  const name = `src/platform/sandbox/launcher-${part}.pl`;
  cpSync(join(import.meta.dirname, '..', name), join(import.meta.dirname, '../.cache/source', name));
}

const root = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
const path = process.env.PATH;
const needs = { writes: [], reads: [], changesGit: false, network: { allow: [], deny: [] }, leaves: null };

async function runner(candidate) {
  const folder = (name) => {
    const made = join(root, candidate ?? 'none', name);
    mkdirSync(made, { recursive: true });
    return made;
  };
  const [workspace, home, temporary, directory] = ['workspace', 'home', 'tmp', 'own'].map(folder);
  const setup = { path, home, environment: { PATH: path, HOME: home, TMPDIR: temporary } };
  const sandbox = createSandbox({
    mode: 'auto',
    directory,
    workspace,
    home,
    temporary,
    userHome: home,
    path,
    toolCache: undefined,
    rules: { mayRead: () => true, mayWrite: () => true },
    outside: { readable: [], writable: [] },
    limits: { processes: 8_192, memoryBytes: 1e10, fileBytes: 1e10 },
    ...(candidate === null ? {} : { simulated: { candidate } }),
  });
  if (candidate !== null && (await sandbox.report()).level === 'none') {
    sandbox.close();
    return null;
  }
  const exec = createProcessRunner(setup, candidate === null ? null : sandbox);
  const { signal } = new AbortController();
  const request = { cwd: workspace, timeoutMs: 60_000, maxOutputBytes: 1_000, signal, needs };
  await exec.shell(':', request);
  return { run: () => exec.shell(':', request), close: () => sandbox.close(), times: [] };
}

const names = [null, 'full root', 'full user', 'full sudo', 'landlock user'];
const runners = new Map();
for (const name of names) {
  const made = await runner(name);
  if (made === null) console.log(`left out, since this machine cannot do it: ${name}`);
  else runners.set(name ?? 'without', made);
}
for (let round = 0; round < runs; round += 1)
  for (const one of runners.values()) {
    const start = performance.now();
    await one.run();
    one.times.push(performance.now() - start);
  }
const at = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)];
const base = at(runners.get('without').times, 0.5);
for (const [name, { times, close }] of runners) {
  const [least, median] = [at(times, 0), at(times, 0.5)];
  console.log(
    `${name.padEnd(14)} least ${least.toFixed(1)} ms, median ${median.toFixed(1)} ms, above the one without: ${(median - base).toFixed(1)} ms`,
  );
  close();
}
rmSync(root, { recursive: true, force: true });
