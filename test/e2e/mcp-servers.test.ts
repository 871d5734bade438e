import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder } from '../doubles/place.js';

const packages = resolve(import.meta.dirname, '../../node_modules');
const scriptOf = (name: string): string =>
  resolve(
    dirname(createRequire(import.meta.url).resolve(`@modelcontextprotocol/${name}/package.json`)),
    'dist/index.js',
  );

const calls = [
  ['text', 'mcp__everything__echo', { message: 'hello' }, 'Echo: hello'],
  ['numbers', 'mcp__everything__get-sum', { a: 2, b: 3 }, 'The sum of 2 and 3 is 5.'],
  ['an image', 'mcp__everything__get-tiny-image', {}, 'image/png'],
  ['structured content', 'mcp__everything__get-structured-content', { location: 'New York' }, 'humidity'],
  [
    'the end of a long operation',
    'mcp__everything__trigger-long-running-operation',
    { duration: 0.2, steps: 2 },
    'completed',
  ],
  ['no access to a model', 'mcp__everything__trigger-sampling-request', { prompt: 'x' }, 'does not exist'],
  ['a file of the workspace', 'mcp__files__read_text_file', { path: 'a.txt' }, 'from a file'],
  ['the refusal of a server', 'mcp__files__read_text_file', { path: '/etc/passwd' }, 'Access denied'],
  [
    'the name of a file that a server wrote',
    'mcp__files__write_file',
    { path: 'b.txt', content: 'x' },
    'Successfully wrote',
  ],
] as const;

/** The results of one run that makes all calls. The servers are installed outside of its workspace. */
async function resultsOfCalls(): Promise<readonly string[]> {
  const servers = {
    everything: { command: 'node', args: [scriptOf('server-everything'), 'stdio'] },
    files: { command: 'node', args: [scriptOf('server-filesystem'), 'docs'], workspace: 'read-write' },
  };
  const allow = ['mcp__everything', 'mcp__files', `Read(/${packages}/**)`];
  const turn = { calls: calls.map(([, tool, input]) => ({ tool, input })) };
  const cwd = aFolder({
    'docs/a.txt': 'from a file\n',
    '.sallyport/config.yml': JSON.stringify({ 'mcp-servers': servers, allow }),
    'turns.jsonl': `${JSON.stringify(turn)}\n{"say":"done"}\n`,
  });
  const { code, stderr } = await runCli(
    ['run', '--prompt', 'x', '--model', 'script:turns.jsonl', '--sandbox', 'auto', '--transcript', 't.jsonl'],
    { cwd },
  );
  expect(code, stderr).toBe(0);
  const lines = readFileSync(join(cwd, 't.jsonl'), 'utf8').trim().split('\n');
  return lines.filter((line) => line.includes('"type":"tool-end"'));
}

describe('a run with the reference servers of MCP', () => {
  test('gets what each of their tools answers', async () => {
    const results = await resultsOfCalls();
    const answers = calls.map(([name, , , expected], at) => {
      const line = results.find((one) => one.includes(`"script-1-${String(at + 1)}"`)) ?? '';
      return [name, line.includes(expected) ? expected : line];
    });
    expect(answers).toEqual(calls.map(([name, , , expected]) => [name, expected]));
  });
});
