// Speed as ratios of one run on one machine: milliseconds alone say nothing on a shared one.
//   node scripts/bench.mjs [--runs N]
// Prints the time from process start to the first model request compared with that of `node -e 0`, the cost of a tool
// turn beyond the tool itself, the peak memory, and what expanding many files costs compared with `cat`; then the speed of
// the judge (bench-judge.mjs), the sandbox (bench-sandbox.mjs) and searches (bench-search.mjs).
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const flag = process.argv.indexOf('--runs');
const runs = flag < 0 ? 15 : Number(process.argv[flag + 1]);
const cli = resolve(import.meta.dirname, '..', 'dist/cli.js');
const work = mkdtempSync(join(tmpdir(), 'bench-'));
const now = () => Number(process.hrtime.bigint()) / 1e6;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs node and resolves with the time until `until` (or its end), in milliseconds. */
function node(args, until) {
  return new Promise((done, fail) => {
    const start = now();
    const child = spawn(process.execPath, args, {
      cwd: work,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, HOME: work, ANTHROPIC_API_KEY: 'bench' },
    });
    let talk = '';
    child.stderr.on('data', (chunk) => {
      talk += chunk;
    });
    let reached = null;
    until?.(() => {
      reached ??= now() - start;
    });
    child.on('close', (code) =>
      code === 0 ? done(until === undefined ? now() - start : reached) : fail(new Error(`exit ${code}: ${talk}`)),
    );
  });
}

const answers = {
  '/messages': [
    [
      'message_start',
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      },
    ],
    ['content_block_start', { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }],
    ['content_block_delta', { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'done' } }],
    ['content_block_stop', { type: 'content_block_stop', index: 0 }],
    [
      'message_delta',
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 1 } },
    ],
    ['message_stop', { type: 'message_stop' }],
  ],
  '/chat/completions': [
    [
      null,
      {
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta: { role: 'assistant', content: 'done' }, finish_reason: null }],
      },
    ],
    [
      null,
      {
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      },
    ],
  ],
};
let onRequest = () => {};
const server = createServer((request, response) => {
  onRequest();
  request.resume();
  const events = Object.entries(answers).find(([path]) => request.url.endsWith(path))?.[1];
  response.writeHead(events === undefined ? 404 : 200, { 'content-type': 'text/event-stream' });
  for (const [name, data] of events ?? [])
    response.write(`${name === null ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`);
  response.end(request.url.endsWith('/chat/completions') ? 'data: [DONE]\n\n' : '');
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const base = `http://127.0.0.1:${server.address().port}/v1`;

const job = (...args) => [cli, 'run', '--publish', 'none', ...args];
const withProvider = (provider) => job('--prompt', 'say done', '--model', `${provider}/m`, '--base-url', base);

const turns = 50;
writeFileSync(join(work, 'file.txt'), 'x\n'.repeat(100));
const script = (calls) =>
  [
    ...Array.from({ length: calls }, (_, i) => ({
      calls: [{ tool: 'Read', input: { file_path: 'file.txt', offset: (i % 90) + 1 } }],
    })),
    { say: 'done' },
  ]
    .map((turn) => JSON.stringify(turn))
    .join('\n');
writeFileSync(join(work, 'none.jsonl'), script(0));
writeFileSync(join(work, 'one.jsonl'), script(1));
writeFileSync(join(work, 'turns.jsonl'), script(turns));
const scripted = (name) =>
  job(
    '--prompt',
    'read',
    '--model',
    `script:${name}.jsonl`,
    '--max-turns',
    '100',
    '--transcript',
    join(work, `${name}.transcript.jsonl`),
  );

// Two workspaces with one command each; the full one has 499 more, and 200 skills.
const fill = (name, commands, skills) => {
  const put = (path, text) => {
    mkdirSync(join(work, name, path, '..'), { recursive: true });
    writeFileSync(join(work, name, path), text);
  };
  for (let i = 0; i < commands; i += 1)
    put(`.claude/commands/c${i}.md`, `---\ndescription: Command ${i}\n---\nSay done.\n`);
  for (let i = 0; i < skills; i += 1)
    put(
      `.claude/skills/s${i}/SKILL.md`,
      `---\nname: s${i}\ndescription: Does thing ${i}. Use when it has to be done.\n---\n${'Words.\n'.repeat(100)}`,
    );
};
for (const [name, commands, skills] of [
  ['bare', 1, 0],
  ['full', 500, 200],
]) {
  fill(name, commands, skills);
  writeFileSync(join(work, name, 'none.jsonl'), '{"say":"done"}');
}
const withCommand = (name) => job('--command', 'c0', '--model', 'script:none.jsonl', '--cwd', join(work, name));

// A prompt that expands many small files, compared with one `cat` of them: what rendering costs beyond starting up.
const many = 1000;
mkdirSync(join(work, 'd'));
const names = Array.from({ length: many }, (_, i) => `d/f${i}.txt`);
for (const name of names) writeFileSync(join(work, name), `first line of ${name}\nsecond line\n`);
writeFileSync(join(work, 'one.md'), '@{d/f0.txt}');
writeFileSync(join(work, 'dir.md'), '@{d}');
writeFileSync(join(work, 'files.md'), names.map((name) => `@{${name}}\n`).join(''));
const renderings = { one: [], dir: [], files: [], cat: [], catEach: [] };
const cat = (args) =>
  new Promise((done) => {
    const start = now();
    spawn('cat', args, { cwd: work, stdio: 'ignore' }).on('close', () => done(now() - start));
  });
for (let i = 0; i < Math.min(runs, 7); i += 1) {
  renderings.cat.push(await cat(names));
  const start = now();
  for (const name of names) await cat([name]);
  renderings.catEach.push(now() - start);
  for (const name of ['one', 'dir', 'files']) renderings[name].push(await node([cli, 'render', `${name}.md`]));
}

/** The milliseconds that the tools of a run took. */
function inTools(name) {
  return readFileSync(join(work, `${name}.transcript.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((event) => event.type === 'tool-end')
    .reduce((sum, event) => sum + event.result.durationMs, 0);
}

const times = { bare: [], full: [], node: [], anthropic: [], compatible: [], none: [], one: [], turns: [], tool: [] };
for (let i = 0; i < runs; i += 1) {
  times.node.push(await node(['-e', '0']));
  times.anthropic.push(
    await node(withProvider('anthropic'), (reach) => {
      onRequest = reach;
    }),
  );
  times.compatible.push(
    await node(withProvider('compatible'), (reach) => {
      onRequest = reach;
    }),
  );
  times.bare.push(await node(withCommand('bare')));
  times.full.push(await node(withCommand('full')));
  times.none.push(await node(scripted('none')));
  times.one.push(await node(scripted('one')));
  times.turns.push(await node(scripted('turns')));
  times.tool.push(inTools('turns') - inTools('one'));
}

async function peak(args) {
  const file = join(work, 'peak');
  const hook = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(file)},String(process.resourceUsage().maxRSS)))`;
  await node(['--import', hook, ...args]);
  return Number(readFileSync(file, 'utf8')) / 1024;
}
const memory = {
  node: await peak(['-e', '0']),
  anthropic: await peak(withProvider('anthropic')),
  turns: await peak(scripted('turns')),
};
server.close();
rmSync(work, { recursive: true, force: true });

const unit = median(times.node);
const times_ = (value) => `${(value / unit).toFixed(2)} x node -e 0 (${value.toFixed(0)} ms)`;
// The first call loads the judge, takes the snapshot of the work tree and tries the sandbox, once for each run.
const firstCall = median(times.one) - median(times.none);
const perTurn = (median(times.turns) - median(times.one) - median(times.tool)) / (turns - 1);
console.log(
  `node ${process.version}, median of ${runs} runs; node -e 0: ${unit.toFixed(0)} ms, ${memory.node.toFixed(0)} MB`,
);
console.log(`process start to first model request, anthropic:  ${times_(median(times.anthropic))}   limit 4.5 x`);
console.log(`process start to first model request, compatible: ${times_(median(times.compatible))}   limit 4.5 x`);
console.log(`whole script run without a tool turn:             ${times_(median(times.none))}`);
const forFiles = median(times.full) - median(times.bare);
console.log(
  `start-up for 499 more commands and 200 skills:    ${(forFiles / unit).toFixed(2)} x node -e 0 (${forFiles.toFixed(0)} ms)   limit 150 ms`,
);
console.log(`first tool call of a run, once:                   ${times_(firstCall)}`);
console.log(
  `one more tool turn, beyond the tool itself:       ${(perTurn / unit).toFixed(3)} x node -e 0 (${perTurn.toFixed(2)} ms)   limit 3 ms`,
);
console.log(
  `peak memory: one answer of anthropic ${(memory.anthropic / memory.node).toFixed(2)} x (${memory.anthropic.toFixed(0)} MB), ${turns} tool turns ${(memory.turns / memory.node).toFixed(2)} x (${memory.turns.toFixed(0)} MB)`,
);
const beyond = (name) => median(renderings[name]) - median(renderings.one);
const besideCat = (ms) =>
  `${ms.toFixed(0)} ms, ${(ms / median(renderings.cat)).toFixed(1)} x one cat of them, ${(ms / median(renderings.catEach)).toFixed(2)} x a cat for each`;
console.log(`render @{dir} of ${many} files, beyond start-up:   ${besideCat(beyond('dir'))}`);
console.log(`render ${many} x @{file}, beyond start-up:         ${besideCat(beyond('files'))}`);
await import('./bench-judge.mjs');
await import('./bench-sandbox.mjs');
await import('./bench-search.mjs');
