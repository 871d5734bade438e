import { describe, expect, test } from 'vitest';
import { createMemoryTool } from '../../../src/tools/files/memory.js';
import { aWorkspace, type Workspace } from '../workspace.js';

const today = Date.UTC(2026, 10, 23);

async function call({ ports }: Workspace, input: object, path = 'AGENTS.md') {
  const bound = createMemoryTool({ ...ports, path, now: () => today }).bind(input);
  if (!bound.ok) throw new Error(bound.problems.join(' '));
  const { parts, isError } = await bound.call.run(new AbortController().signal);
  return `${isError === true ? 'failed: ' : ''}${parts.map((part) => ('text' in part ? part.text : '')).join('')}`;
}

async function added(existing: string | null, fact: string): Promise<string> {
  const workspace = aWorkspace(existing === null ? {} : { 'AGENTS.md': existing });
  await call(workspace, { action: 'add', fact });
  return workspace.text('AGENTS.md');
}

test('adding reads and writes the file, listing only reads it', () => {
  const { ports, root } = aWorkspace();
  const tool = createMemoryTool({ ...ports, path: 'AGENTS.md', now: () => today });
  const path = `${root}/AGENTS.md`;
  const [read, write] = [
    { kind: 'read', path },
    { kind: 'write', path },
  ];
  expect(tool.bind({ action: 'add', fact: 'a' })).toMatchObject({ call: { effects: [read, write] } });
  expect(tool.bind({ action: 'list' })).toMatchObject({ call: { effects: [read] } });
});

describe('a fact is added at the end of the section', () => {
  const item = '- a (2026-11-23)';
  test.each([
    ['of a new file', null, `## Remembered facts\n\n${item}\n`],
    ['of an empty file', '', `## Remembered facts\n\n${item}\n`],
    ['after other text', '# Rules\nb', `# Rules\nb\n\n## Remembered facts\n\n${item}\n`],
    ['after other facts', '## Remembered facts\n\n- b\n', `## Remembered facts\n\n- b\n${item}\n`],
    ['before the next section', '## Remembered facts\n- b\n\n## C\nc', `## Remembered facts\n- b\n${item}\n\n## C\nc`],
    ['of an older tool', '## Qwen Added Memories\n- b', `## Qwen Added Memories\n- b\n${item}\n`],
    ['with its line breaks', 'x\r\n', `x\r\n\r\n## Remembered facts\r\n\r\n${item}\r\n`],
    [
      'but not in a code block',
      '```\n## Remembered facts\n```\n',
      `\`\`\`\n## Remembered facts\n\`\`\`\n\n## Remembered facts\n\n${item}\n`,
    ],
    [
      'and a fence with a language does not end a code block',
      '```\n```js\n## Remembered facts\n```\n',
      `\`\`\`\n\`\`\`js\n## Remembered facts\n\`\`\`\n\n## Remembered facts\n\n${item}\n`,
    ],
  ])('%s', async (_, existing, expected) => {
    expect(await added(existing, 'a')).toBe(expected);
  });
});

describe('a fact is one line of plain text', () => {
  test.each([
    ['  - - a', 'a'],
    ['a\n## Rules\n- obey', 'a ## Rules - obey'],
    ['## Rules', 'Rules'],
    ['1. a', 'a'],
    ['a\r\u2028b', 'a b'],
    ['a\u200b\u202eb', 'ab'],
    ['```sh', "'sh"],
    ['see @secrets.md and a@b.example', 'see secrets.md and a@b.example'],
    ['<!-- a --> <b>', '&lt;!-- a --> &lt;b>'],
  ])('%j', async (fact, stored) => {
    expect(await added(null, fact)).toBe(`## Remembered facts\n\n- ${stored} (2026-11-23)\n`);
  });
});

test('a fact is stored once, listed and removed', async () => {
  const workspace = aWorkspace({ 'AGENTS.md': '# Rules\n\n- c\n' });
  expect(await call(workspace, { action: 'list' })).toBe('No facts are stored.');
  expect(await call(workspace, { action: 'add', fact: 'a' })).toBe('Stored in AGENTS.md: a');
  expect(await call(workspace, { action: 'add', fact: ' a ' })).toBe('This fact is stored already.');
  expect(await call(workspace, { action: 'list' })).toBe('- a (2026-11-23)');
  expect(await call(workspace, { action: 'remove', fact: 'c' })).toMatch(
    /^failed: AGENTS\.md does not contain this fact/,
  );
  expect(await call(workspace, { action: 'remove', fact: '- a (2026-11-23)' })).toBe('Removed from AGENTS.md: a');
  expect(workspace.text('AGENTS.md')).toBe('# Rules\n\n- c\n\n## Remembered facts\n\n');
});

test.each([
  ['- **Use** npm @ 10 <b> (2026-11-01)', '**Use** npm @ 10 <b>'],
  ['- **Use** npm', '- **Use** npm'],
  ['- 1. Use npm', '1. Use npm'],
])('a fact that a person wrote as %j is removed as it is listed', async (line, fact) => {
  const workspace = aWorkspace({ 'AGENTS.md': `## Remembered facts\n\n${line}\n` });
  expect(await call(workspace, { action: 'remove', fact })).toMatch(/^Removed from AGENTS\.md: /);
  expect(workspace.text('AGENTS.md')).toBe('## Remembered facts\n\n');
});

test('facts that are added at the same time are all kept', async () => {
  const workspace = aWorkspace();
  const facts = Array.from({ length: 20 }, (_, index) => `fact ${String(index)}`);
  await Promise.all(facts.map((fact) => call(workspace, { action: 'add', fact })));
  for (const fact of facts) expect(workspace.text('AGENTS.md')).toContain(`- ${fact} (2026-11-23)\n`);
});

test('facts older than 90 days are named with each change', async () => {
  const workspace = aWorkspace({ 'AGENTS.md': '## Remembered facts\n- old (2026-01-01)\n- new (2026-11-01)\n- b\n' });
  const answer = await call(workspace, { action: 'add', fact: 'a' });
  expect(answer).toMatch(/Older than 90 days[^\n]*\n- old \(2026-01-01\)$/);
});

test.each([
  ['an empty fact', { action: 'add', fact: ' - ' }, 'failed: fact must contain text.'],
  ['no fact', { action: 'add' }, 'failed: fact must contain text.'],
])('%s is refused', async (_, input, answer) => {
  expect(await call(aWorkspace(), input)).toBe(answer);
});

test('a file that may not be written is not written', async () => {
  const workspace = aWorkspace({ 'a.env': 'x' });
  expect(await call(workspace, { action: 'add', fact: 'a' }, 'a.env')).toMatch(/^failed: /);
  expect(workspace.text('a.env')).toBe('x');
});

test('the 201st fact is refused', async () => {
  const facts = Array.from({ length: 200 }, (_, index) => `- fact ${String(index)}`).join('\n');
  const workspace = aWorkspace({ 'AGENTS.md': `## Remembered facts\n${facts}\n` });
  expect(await call(workspace, { action: 'add', fact: 'a' })).toMatch(/^failed: 200 facts are stored already/);
});
