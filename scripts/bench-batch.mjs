// Speed of a batch: how much processor time Sallyport needs for each job, whether memory grows with their number, and
// how much of the time of a model with 50 ms of latency is used.
//   node scripts/bench-batch.mjs [--cli FILE] [--jobs N]
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  mkdirSync(directory);
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
function run({ count, model, concurrency, expected = 0, args = [] }) {
  runs += 1;
  const directory = join(work, `run-${runs}`);
  batchIn(directory, count, model);
  return new Promise((done, fail) => {
    const command = [cli, 'batch', 'batch.yml', '--concurrency', String(concurrency), ...args];
    const env = { PATH: process.env.PATH, HOME: work, COMPATIBLE_API_KEY: 'bench' };
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
  await remote();
} finally {
  server.close();
  rmSync(work, { recursive: true, force: true });
}
