// Speed of a batch: how much processor time Sallyport needs for each job, whether memory grows with their number, and
// how much of the time of a model with 50 ms of latency is used; then what a job that only reads costs in a repository of
// 60 and of 20,000 files beyond the same job outside of one, and how many processes of git it starts.
//   node scripts/bench-batch.mjs [--cli FILE] [--jobs N]
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const flag = (name, otherwise) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const cli = resolve(flag('--cli', resolve(import.meta.dirname, '..', 'dist/cli.js')));
const jobs = Number(flag('--jobs', 1000));
const latencyMs = 50;
const work = mkdtempSync(join(tmpdir(), 'bench-batch-'));
let runs = 0;

/** A new directory for each run: after many files were deleted, some file systems create new ones far more slowly. */
function batchIn(directory, count, model) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 's.jsonl'), `${JSON.stringify({ say: 'Hello, this is the answer.' })}\n`);
  const items = Array.from({ length: count }, (_, index) => `item-${index}`).join(', ');
  const lines = [
    'name: bench',
    `defaults: { model: "${model}" }`,
    'jobs:',
    '  - id: one',
    '    prompt: "Describe {{item.value}}."',
    `    items: { list: [${items}] }`,
  ];
  writeFileSync(join(directory, 'batch.yml'), `${lines.join('\n')}\n`);
}

/** Processor time in milliseconds and peak memory in MB of a process, as far as Linux tells. */
function usageOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // A process that is ending has no memory any more.
    if (peak === undefined) return null;
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * 10, peakMb: Number(peak) / 1024 };
  } catch {
    return null;
  }
}

/** Runs a batch; `expected` requests are measured. */
function run({ count, model, concurrency, expected = 0, args = [], fill = () => undefined, path = process.env.PATH }) {
  runs += 1;
  const directory = join(work, `run-${runs}`);
  batchIn(directory, count, model);
  fill(directory);
  return new Promise((done, fail) => {
    const command = [cli, 'batch', 'batch.yml', '--concurrency', String(concurrency), ...args];
    const env = { PATH: path, HOME: work, COMPATIBLE_API_KEY: 'bench' };
    const child = spawn(process.execPath, command, { cwd: directory, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let talk = '';
    let last = { cpuMs: 0, peakMb: 0 };
    child.stderr.on('data', (chunk) => {
      talk += chunk;
    });
    requests = { pid: child.pid, expected, count: 0, first: null, last: null, waitedMs: 0 };
    const timer = setInterval(() => {
      last = usageOf(child.pid) ?? last;
    }, 20);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) done({ ...last, requests });
      else fail(new Error(`exit ${code}: ${talk.slice(-2000)}`));
    });
  });
}

/** The requests of the process that runs: when the first and the last one came, and how long they waited in all. */
let requests;

const moment = () => ({ at: performance.now(), ...usageOf(requests.pid) });

const server = createServer((request, response) => {
  const arrived = performance.now();
  requests.count += 1;
  requests.first ??= moment();
  if (requests.count === requests.expected) requests.last = moment();
  request.resume();
  request.on('end', () => {
    setTimeout(() => {
      const chunk = (choices, rest = {}) =>
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...rest })}\n\n`;
      const choice = (delta, reason) => [{ index: 0, delta, finish_reason: reason }];
      const usage = { prompt_tokens: 1000, completion_tokens: 10, total_tokens: 1010 };
      const answer = [
        chunk(choice({ role: 'assistant', content: 'done' }, null)),
        chunk(choice({}, 'stop'), { usage }),
      ];
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${answer.join('')}data: [DONE]\n\n`);
      requests.waitedMs += performance.now() - arrived;
    }, latencyMs);
  });
});

async function scripted() {
  const peaks = [];
  for (const count of [1, jobs, 4 * jobs]) {
    const { cpuMs, peakMb } = await run({ count, model: 'script:s.jsonl', concurrency: 8 });
    peaks.push({ count, cpuMs, peakMb });
  }
  const [one, some, many] = peaks;
  const each = (some.cpuMs - one.cpuMs) / (some.count - one.count);
  console.log(`batch: ${each.toFixed(1)} ms of processor time per job (${jobs} jobs, script model, concurrency 8)`);
  console.log(
    `batch: peak memory ${one.peakMb.toFixed(0)} MB with 1 job, ${some.peakMb.toFixed(0)} MB with ${some.count}, ${many.peakMb.toFixed(0)} MB with ${many.count}`,
  );
}

/** The same job, which reads one file, outside of a repository and in two repositories. */
async function reading() {
  const log = join(work, 'git.log');
  mkdirSync(join(work, 'bin'));
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(work, 'bin/git'), `#!/bin/sh\necho >> '${log}'\nexec ${git} "$@"\n`, { mode: 0o755 });
  const path = `${join(work, 'bin')}:${process.env.PATH}`;
  const call = { calls: [{ tool: 'Read', input: { file_path: 's.jsonl' } }] };
  const script = join(work, 'read.jsonl');
  writeFileSync(script, `${JSON.stringify(call)}\n{"say":"done"}\n`);
  const fill = (files) => (directory) => {
    if (files === 0) return;
    for (let at = 0; at < files; at += 1) {
      const folder = join(directory, `packages/package-${at % 400}/src`);
      if (at < 400) mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `file-${at}.ts`), `export const value = ${at};\n`);
    }
    const options = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'gc.auto=0'];
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['commit', '-qm', 'files'],
    ])
      execFileSync(git, [...options, ...args], { cwd: directory });
  };
  const processes = () => (existsSync(log) ? readFileSync(log, 'utf8').length : 0);
  const count = 100;
  let outside = null;
  for (const files of [0, 60, 20_000]) {
    const settings = { model: `script:${script}`, concurrency: 4, fill: fill(files), path };
    const one = await run({ ...settings, count: 1 });
    const before = processes();
    const many = await run({ ...settings, count });
    const each = (many.cpuMs - one.cpuMs) / (count - 1);
    outside ??= each;
    const where = files === 0 ? 'outside of a repository' : `in a repository of ${files} files`;
    console.log(
      `batch: a job that reads one file ${where}: ${(each / outside).toFixed(1)} x outside (${each.toFixed(1)} ms), ${((processes() - before) / count).toFixed(2)} processes of git   limit 0.2`,
    );
  }
}

async function remote() {
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${server.address().port}/v1`;
  for (const concurrency of [1, 8, 32]) {
    const count = concurrency === 1 ? jobs / 5 : jobs;
    const args = ['--base-url', url];
    const { requests: seen } = await run({ count, model: 'compatible/m', concurrency, expected: count, args });
    const { first, last, waitedMs } = seen;
    // From the first request to the last one, there is time for all jobs but those of one round.
    const jobsMs = last.at - first.at;
    const ideal = ((count - concurrency) / concurrency) * latencyMs;
    const cpuMs = last.cpuMs - first.cpuMs;
    console.log(
      `batch: ${((ideal / jobsMs) * 100).toFixed(0)} % of the ideal speed at concurrency ${concurrency} (${count} jobs, ${latencyMs} ms of model latency, in fact ${(waitedMs / count).toFixed(1)}; ${(cpuMs / count).toFixed(1)} ms of processor time per job, ${((cpuMs / jobsMs) * 100).toFixed(0)} % of a core)`,
    );
  }
  server.close();
}

try {
  await scripted();
  await reading();
  await remote();
} finally {
  server.close();
  rmSync(work, { recursive: true, force: true });
}
