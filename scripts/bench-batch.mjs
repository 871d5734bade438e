// Speed of a batch: how much processor time Sallyport needs for each job, whether memory grows with their number, and
// how much of the time of a model with 50 ms of latency is used.
//   node scripts/bench-batch.mjs [--cli FILE] [--jobs N]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

function batchFile(count, model) {
  const items = Array.from({ length: count }, (_, index) => `item-${index}`).join(', ');
  const lines = [
    'name: bench',
    `defaults: { model: "${model}" }`,
    'jobs:',
    '  - id: one',
    '    prompt: "Describe {{item.value}}."',
    `    items: { list: [${items}] }`,
  ];
  writeFileSync(join(work, 'batch.yml'), `${lines.join('\n')}\n`);
}

/** Processor time in milliseconds and peak memory in MB of a process, as far as Linux tells. */
function usageOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * 10, peakMb: Number(peak) / 1024 };
  } catch {
    return null;
  }
}

function run(concurrency, ...args) {
  rmSync(join(work, '.sallyport'), { recursive: true, force: true });
  return new Promise((done, fail) => {
    const start = performance.now();
    const command = [cli, 'batch', 'batch.yml', '--concurrency', String(concurrency), ...args];
    const env = { PATH: process.env.PATH, HOME: work, COMPATIBLE_API_KEY: 'bench' };
    const child = spawn(process.execPath, command, { cwd: work, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let talk = '';
    let last = { cpuMs: 0, peakMb: 0 };
    let firstMs = null;
    let lastMs = null;
    child.stderr.on('data', (chunk) => {
      talk += chunk;
      if (!/\d+\/[\d,]+ /.test(String(chunk))) return;
      firstMs ??= performance.now();
      lastMs = performance.now();
    });
    const timer = setInterval(() => {
      last = usageOf(child.pid) ?? last;
    }, 20);
    child.on('close', (code) => {
      clearInterval(timer);
      const wallMs = performance.now() - start;
      if (code === 0) done({ ...last, wallMs, jobsMs: (lastMs ?? 0) - (firstMs ?? 0) });
      else fail(new Error(`exit ${code}: ${talk.slice(-2000)}`));
    });
  });
}

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    setTimeout(() => {
      const chunk = (delta, finish) =>
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${chunk({ role: 'assistant', content: 'done' }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
    }, latencyMs);
  });
});

async function scripted() {
  writeFileSync(join(work, 's.jsonl'), `${JSON.stringify({ say: 'Hello, this is the answer.' })}\n`);
  const peaks = [];
  for (const count of [1, jobs, 4 * jobs]) {
    batchFile(count, 'script:s.jsonl');
    const { cpuMs, peakMb } = await run(8);
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
    // Few enough jobs that the log has a line for each, from which the time of the jobs alone is taken.
    const count = Math.min(200, 40 * concurrency);
    batchFile(count, 'compatible/m');
    const { jobsMs, cpuMs } = await run(concurrency, '--base-url', url);
    const ideal = ((count - concurrency) / concurrency) * latencyMs;
    console.log(
      `batch: ${((ideal / jobsMs) * 100).toFixed(0)} % of the ideal speed at concurrency ${concurrency} (${latencyMs} ms of model latency; ${(cpuMs / count).toFixed(1)} ms of processor time per job with the start)`,
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
