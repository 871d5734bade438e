import { expect, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { type PromptChoice, pickPrompt } from '../../src/prompt/pick.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { filesIn, folderWith } from './doubles.js';

async function pick(choice: PromptChoice, stdin = 'from stdin !{ls}') {
  const root = folderWith({ 'p.txt': 'a $1 {{args}}', '.sallyport/commands/c.md': 'command' });
  const source = workingTreeSource(filesIn(root), createPathFacts(root, root));
  return pickPrompt(choice, {
    files: source,
    commands: { project: source },
    readInput: () => Promise.resolve(Buffer.from(stdin)),
  });
}

test.each<[PromptChoice, object]>([
  [{ prompt: 'x' }, { format: 'inline', body: 'x', notices: [] }],
  [{ prompt: '/usr/bin is here' }, { notices: [] }],
  [{ prompt: ' /gemini-review now' }, { notices: [expect.stringContaining('`command: gemini-review`') as string] }],
  [{ 'prompt-file': 'p.txt' }, { format: 'text' }],
  [
    { 'prompt-file': 'p.txt', 'prompt-format': 'claude' },
    { format: 'claude', source: 'p.txt' },
  ],
  [{ 'prompt-file': '-' }, { format: 'inline', source: 'stdin' }],
  [
    { 'prompt-file': '-', 'prompt-format': 'text' },
    { format: 'text', source: 'stdin' },
  ],
  [{ command: '/c' }, { format: 'markdown', body: 'command' }],
])('%j', async (choice, expected) => {
  expect(await pick(choice)).toMatchObject(expected);
});

test.each<[PromptChoice, string]>([
  [{}, 'prompt-missing'],
  [{ prompt: 'x', command: 'c' }, 'prompt-conflict'],
  [{ prompt: 'x', 'prompt-format': 'text' }, 'prompt-conflict'],
  [{ command: 'c', 'prompt-format': 'text' }, 'prompt-conflict'],
])('%j is refused', async (choice, code) => {
  const error: unknown = await pick(choice).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
});
