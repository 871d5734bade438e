import { expect, test } from 'vitest';
import { type CommandNode, commandTreeOf } from '../../../src/policy/engine/command-tree.js';
import { createExplainer } from '../../../src/policy/engine/engine.js';
import { someWorld, workspace } from '../calls.js';

const outline = (node: CommandNode): unknown => [
  node.command,
  node.decision,
  node.rule,
  node.effects.map(({ effect }) => effect.kind),
  node.children.map(outline),
];

test('the tree shows every command with its effects, what it starts, and the files of redirections', () => {
  const explain = createExplainer({
    lists: { allow: ['Bash(cat:*)', 'Bash(echo:*)'], ask: [], deny: [] },
    mode: 'default',
    readOnlyCommands: true,
    world: someWorld,
  });
  const command = 'timeout 5 cat a.txt | frob; echo "$(cat .env)" > out';
  const tree = commandTreeOf(explain({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] }));
  expect(tree.commands.map(outline)).toEqual([
    ['timeout 5 cat a.txt', 'allow', null, [], [['cat a.txt', 'allow', 'Bash(cat:*)', ['read'], []]]],
    ['frob', 'ask', null, [], []],
    ['cat .env', 'deny', null, ['read'], []],
    ['echo "$(cat .env)"', 'allow', 'Bash(echo:*)', [], []],
  ]);
  expect(tree.effects.map(({ effect, decision }) => [effect, decision])).toEqual([
    [{ kind: 'write', path: `${workspace}/out` }, 'ask'],
  ]);
});

test('a tool other than Bash has only effects', () => {
  const lists = { allow: [], ask: [], deny: [] };
  const explain = createExplainer({ lists, mode: 'default', readOnlyCommands: true, world: someWorld });
  const tree = commandTreeOf(explain({ tool: 'Read', effects: [{ kind: 'read', path: `${workspace}/a.txt` }] }));
  expect([tree.commands, tree.effects.map((part) => part.decision)]).toEqual([[], ['allow']]);
});
