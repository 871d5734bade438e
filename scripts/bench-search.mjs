// Glob and Grep on 100,000 files of a repository, as ratios to git on the same machine, and the memory of the run; then the
// processor time of ten Grep calls in 20,000 files, and of a run with one call that reads in 100,000.
//   node scripts/bench-search.mjs [path to cli.js]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const given = process.argv[2]?.endsWith('.js') ? process.argv[2] : 'dist/cli.js';
const cli = resolve(import.meta.dirname, '..', given);
const work = mkdtempSync(join(tmpdir(), 'bench-search-'));
const repository = join(work, 'repository');
const [smaller, tiny] = ['smaller', 'tiny'].map((name) => join(work, name));
const [directories, filesEach, rounds] = [1_000, 100, 7];
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const gitIn = (cwd, args) => {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
};
const git = (...args) => gitIn(repository, args);

function fill(root, count) {
  for (let d = 0; d < count; d += 1) {
    const directory = join(root, `packages/package-${d}/src/components`);
    mkdirSync(directory, { recursive: true });
    for (let f = 0; f < filesEach; f += 1) {
      const lines = Array.from({ length: 20 }, (_, l) => `export const value${l} = make(${f * l}, 'name ${d + l}');`);
      writeFileSync(join(directory, `widget-${f}.ts`), `${[...lines, ...(f === 7 ? ['needle'] : [])].join('\n')}\n`);
    }
  }
  for (const args of [
    ['init', '-q'],
    ['config', 'gc.auto', '0'],
    ['config', 'maintenance.auto', 'false'],
    ['add', '-A'],
    ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '-qm', 'files'],
  ])
    gitIn(root, args);
}
fill(repository, directories);
fill(smaller, 200);
fill(tiny, 1);

const calls = { Glob: (offset) => ({ pattern: '**/*.ts', offset }), Grep: (offset) => ({ pattern: 'needle', offset }) };
const gits = {
  Glob: ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  Grep: ['grep', '-nP', '--untracked', 'needle'],
};

/** The milliseconds of each call of a tool in one run, and the peak memory of the process in MB. */
function run(tool, count) {
  const [script, transcript, peak] = ['script.jsonl', 'transcript.jsonl', 'peak'].map((name) => join(work, name));
  rmSync(transcript, { force: true });
  const turns = Array.from({ length: count }, (_, at) => ({ calls: [{ tool, input: calls[tool](at) }] }));
  writeFileSync(script, [...turns, { say: 'done' }].map((turn) => JSON.stringify(turn)).join('\n'));
  const hook = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(peak)},String(process.resourceUsage().maxRSS)))`;
  const args = ['run', '--publish', 'none', '--prompt', 'search', '--model', `script:${script}`];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, cli, ...args, '--transcript', transcript],
    { cwd: repository, env: { PATH: process.env.PATH, HOME: work }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const events = readFileSync(transcript, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const times = events.filter(({ type }) => type === 'tool-end').map(({ result }) => result.durationMs);
  return { times, megabytes: Number(readFileSync(peak, 'utf8')) / 1024 };
}

for (const tool of ['Glob', 'Grep']) {
  const times = { tool: [], git: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.git.push(git(...gits[tool]));
    // The first call of a run waits for what the run examines once.
    times.tool.push(median(run(tool, 4).times.slice(1)));
  }
  const ratio = median(times.tool.map((ms, at) => ms / times.git[at]));
  const { megabytes } = run(tool, 1);
  const name = `${tool}, ${(directories * filesEach).toLocaleString('en-US')} files:`.padEnd(50);
  console.log(
    `${name}${ratio.toFixed(2)} x git ${gits[tool][0]} (${median(times.tool).toFixed(0)} ms)   limit 1.6 x; one call in a run ${megabytes.toFixed(0)} MB   limit 120 MB`,
  );
}

/** The processor time in milliseconds of a command and of all that it starts. */
function processorTime(cwd, ...command) {
  const env = { PATH: process.env.PATH, HOME: work, LC_ALL: 'C' };
  const line = '"$@" >/dev/null 2>&1 || exit; times';
  const { status, stdout } = spawnSync('bash', ['-c', line, 'bench', ...command], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
  const parts = stdout
    .trim()
    .split('\n')[1]
    .match(/[\d.]+/g)
    .map(Number);
  return 1_000 * (60 * (parts[0] + parts[2]) + parts[1] + parts[3]);
}

const scripted = (name, turns) => {
  const script = join(work, name);
  writeFileSync(script, [...turns, { say: 'done' }].map((turn) => JSON.stringify(turn)).join('\n'));
  const args = ['run', '--publish', 'none', '--prompt', 'search', '--model', `script:${script}`];
  return [process.execPath, cli, ...args];
};
const greps = scripted(
  'greps.jsonl',
  Array.from({ length: 10 }, (_, at) => ({ calls: [{ tool: 'Grep', input: calls.Grep(at) }] })),
);
const read = scripted('read.jsonl', [
  { calls: [{ tool: 'Read', input: { file_path: 'packages/package-0/src/components/widget-1.ts' } }] },
]);
const ratios = { greps: [], read: [] };
for (let round = 0; round < rounds; round += 1) {
  ratios.greps.push(processorTime(smaller, ...greps) / (10 * processorTime(smaller, 'git', ...gits.Grep)));
  const beyond = processorTime(repository, ...read) - processorTime(tiny, ...read);
  ratios.read.push(beyond / processorTime(repository, 'git', 'status'));
}
const row = (name, ratio, what) => console.log(`${name.padEnd(50)}${ratio.toFixed(2)} x the processor time of ${what}`);
row('a run with ten Grep calls, 20,000 files:', median(ratios.greps), 'ten git grep   limit 1.5 x');
row('one call that reads, 100,000 files:', median(ratios.read), 'git status, beyond a tiny repository   limit 2 x');
rmSync(work, { recursive: true, force: true });
