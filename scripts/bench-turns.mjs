// What a turn costs in a long conversation, on a local server without thinking time.
//   node scripts/bench-turns.mjs [--turns N] [--cli FILE]
// Prints for read and shell turns: milliseconds per turn beyond the server (and beyond bash), of the first and the last
// tenth of the conversation, the size of the last request, the peak memory, and the time from the last answer to the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { turns: { type: 'string' }, cli: { type: 'string' } } });
const turns = Number(values.turns ?? 500);
const cli = resolve(values.cli ?? join(import.meta.dirname, '..', 'dist/cli.js'));
const work = mkdtempSync(join(tmpdir(), 'bench-turns-'));
const now = () => Number(process.hrtime.bigint()) / 1e6;
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
writeFileSync(join(work, 'file.txt'), 'x\n'.repeat(100));

const inputs = {
  read: (n) => ['Read', { file_path: 'file.txt', offset: (n % 90) + 1 }],
  shell: (n) => ['Bash', { command: `echo ${n}` }],
};

/** The events of one answer: a call, or the last text. */
function answer(call, length) {
  const usage = { input_tokens: Math.ceil(length / 4), output_tokens: 1 };
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null };
  const [start, delta] =
    call === null
      ? [
          { type: 'text', text: '' },
          { type: 'text_delta', text: 'done' },
        ]
      : [
          { type: 'tool_use', id: call.id, name: call.name, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(call.input) },
        ];
  return [
    { type: 'message_start', message: { ...message, stop_sequence: null, usage } },
    { type: 'content_block_start', index: 0, content_block: start },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: call === null ? 'end_turn' : 'tool_use', stop_sequence: null },
      usage: { output_tokens: 20 },
    },
    { type: 'message_stop' },
  ]
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
}

/** Runs a conversation. The time of a turn is from the end of an answer to the arrival of the next request. */
async function converse(kind) {
  const gaps = [];
  let [turn, answered, size] = [0, null, 0];
  const server = createServer((request, response) => {
    if (answered !== null) gaps.push(now() - answered);
    size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
    });
    request.on('end', () => {
      const [name, input] = inputs[kind](turn);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(answer(turn < turns ? { id: `toolu_${turn}`, name, input } : null, size), () => {
        answered = now();
      });
      turn += 1;
    });
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const file = join(work, 'peak');
  const hook = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(file)},String(process.resourceUsage().maxRSS)))`;
  const flags = `--publish none --prompt go --model anthropic/m --context-window 100000000 --max-turns ${turns + 1} --sandbox off`;
  const address = `http://127.0.0.1:${server.address().port}`;
  const args = [...flags.split(' '), '--base-url', address, '--allow', 'Bash(echo:*)'];
  const code = await new Promise((done) => {
    spawn(process.execPath, ['--import', hook, cli, 'run', ...args, '--transcript', join(work, 't.jsonl')], {
      cwd: work,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: work, TMPDIR: work, ANTHROPIC_API_KEY: 'bench' },
    }).on('close', done);
  });
  const end = now() - answered;
  server.close();
  if (code !== 0) throw new Error(`the run ended with exit code ${code}`);
  return { gaps, size, end, memory: Number(readFileSync(file, 'utf8')) / 1024 };
}

/** What starting bash costs by itself, as a median. */
async function bareBash() {
  const times = [];
  for (let n = 0; n < 50; n += 1) {
    const start = now();
    await new Promise((done) => {
      spawn('bash', ['-c', `echo ${n}`], { stdio: ['ignore', 'ignore', 'ignore'], detached: true }).on('close', done);
    });
    times.push(now() - start);
  }
  return median(times);
}

const bash = await bareBash();
console.log(`${turns} turns on a local server; bash alone: ${bash.toFixed(1)} ms`);
for (const [kind, limit, beyond] of [
  ['read', 3, 0],
  ['shell', 7, bash],
]) {
  const { gaps, size, end, memory } = await converse(kind);
  const tenth = Math.max(1, Math.floor(gaps.length / 10));
  const [first, last] = [gaps.slice(1, tenth + 1), gaps.slice(-tenth)].map((some) => median(some) - beyond);
  console.log(
    `${kind} turn${beyond > 0 ? ' beyond bash' : ''}: ${first.toFixed(2)} ms in the first tenth, ${last.toFixed(2)} ms in the last   limit ${limit} ms`,
  );
  console.log(
    `  last request ${Math.round(size / 1024)} kB, peak memory ${memory.toFixed(0)} MB (limit 120 MB at 500 turns), ${end.toFixed(0)} ms from the last answer to the end   limit 40 ms`,
  );
}
rmSync(work, { recursive: true, force: true });
