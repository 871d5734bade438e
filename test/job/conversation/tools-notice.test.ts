import { expect, test } from 'vitest';
import { toolsNotice } from '../../../src/job/conversation/conversation.js';
import type { ToolSpec } from '../../../src/messages/types.js';

const tool = (name: string): ToolSpec => ({ name, description: 'word '.repeat(400), inputSchema: { type: 'object' } });
const many = [tool('Read'), ...Array.from({ length: 20 }, (_one, at) => tool(`mcp__git-lab__t_${String(at)}`))];

test('definitions that take more than a third of the window are named with their servers', () => {
  expect(toolsNotice(many, 32_768)).toBe(
    'The definitions of tools take about 12,000 of the 32,768 tokens of the context window: mcp__git-lab 11,500 (20), built-in tools 573 (1). Allow only the tools that the job needs, by name.',
  );
});

test.each([
  ['fewer', many, 64_000],
  ['none', [], 8_000],
  ['fewer of an unknown window', many, null],
])('%s need no notice', (_name, tools, window) => {
  expect(toolsNotice(tools, window)).toBeNull();
});
