import { describe, expect, test } from 'vitest';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { type AgentDefinition, readAgents } from '../../src/prompt/agents.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { filesIn, folderWith } from './doubles.js';

async function read(files: Readonly<Record<string, string>>) {
  const root = folderWith(files);
  return await readAgents(workingTreeSource(filesIn(root), createPathFacts(root, root)));
}

const agent = (...lines: readonly string[]): string => ['---', ...lines, '---', 'Look.'].join('\n');

describe('the agents of a repository', () => {
  test.each<[claim: string, path: string, text: string, names: readonly string[], notices: number]>([
    ['a README is not an agent', '.claude/agents/README.md', '# Agents\n\nOne per file.', [], 0],
    ['nor is an index', '.claude/agents/INDEX.md', '- a\n- b', [], 0],
    ['nor a file without a description', '.claude/agents/a.md', agent('name: a'), [], 1],
    [
      'a name with blanks and capitals',
      '.claude/agents/a.md',
      agent('name: Caps Name', 'description: x'),
      ['Caps Name'],
      0,
    ],
    ['a name that no rule can have', '.claude/agents/a.md', agent('name: a(b)', 'description: x'), [], 1],
    ['without a name', '.claude/agents/a-b.md', agent('description: x'), ['a-b'], 0],
    ["Copilot's", '.github/agents/reviewer.agent.md', agent('description: x'), ['reviewer'], 0],
    ["opencode's", '.opencode/agents/r.md', agent('description: x', 'mode: subagent'), ['r'], 1],
    ["opencode's older folder", '.opencode/agent/r.md', agent('description: x'), ['r'], 0],
    ["Gemini CLI's", '.gemini/agents/r.md', agent('name: r', 'description: x'), ['r'], 0],
    ["Qwen Code's", '.qwen/agents/r.md', agent('name: r', 'description: x'), ['r'], 0],
  ])('%s', async (_claim, path, text, names, notices) => {
    const { agents, notices: found } = await read({ [path]: text });
    expect([agents.map(({ name }) => name), found.length]).toEqual([names, notices]);
  });

  test('the first file with a name is used, in the order of the folders', async () => {
    const { agents } = await read({
      '.qwen/agents/a.md': agent('description: third'),
      '.github/agents/a.agent.md': agent('description: second'),
      '.claude/agents/a.md': agent('description: first'),
    });
    expect(agents.map(({ description }) => description)).toEqual(['first']);
  });
});

describe('the tools of an agent', () => {
  const toolsOf = ([agent]: readonly AgentDefinition[]) => [agent?.spec?.allowedTools, agent?.spec?.disallowedTools];

  test.each<[path: string, lines: readonly string[], allowed: readonly string[] | null, denied: readonly string[]]>([
    ['.claude/agents/a.md', ['tools: Read, Bash(npm:*, git:*)'], ['Read', 'Bash(npm:*)', 'Bash(git:*)'], []],
    ['.github/agents/a.md', ["tools: ['codebase', 'runCommands', 'x/y']"], ['Grep', 'Glob', 'List', 'Bash'], []],
    ['.gemini/agents/a.md', ['tools: [read_file, "mcp_x y"]'], ['read_file'], []],
    ['.opencode/agents/a.md', ['tools:', '  write: false', '  bash: true'], null, ['Edit', 'Write']],
    ['.opencode/agents/a.md', ['permission:', '  bash: ask', '  edit: allow'], null, ['Bash']],
    ['.opencode/agents/a.md', ['permission:', '  bash:', '    "git *": allow', '    "*": deny'], null, ['Bash']],
    ['.opencode/agents/a.md', ['permission:', '  bash:', '    "*": allow'], null, []],
  ])('%s with %j', async (path, lines, allowed, denied) => {
    const { agents } = await read({ [path]: agent('description: x', ...lines) });
    expect(toolsOf(agents)).toEqual([allowed, denied]);
  });

  test('a permission for everything denies every tool', async () => {
    const { agents } = await read({ '.opencode/agents/a.md': agent('description: x', 'permission: ask') });
    expect(toolsOf(agents)[1]).toEqual(expect.arrayContaining(['Bash', 'Edit', 'Read', 'WebFetch']));
  });
});
