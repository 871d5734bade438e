import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hookLintIds } from '../src/commands/lint-hooks.js';
import { promptLintIds } from '../src/commands/lint-prompts.js';
import { serverLintIds } from '../src/commands/lint-servers.js';
import { workflowLintIds } from '../src/commands/lint-workflows/types.js';
import { createPathFacts } from '../src/platform/files/path-facts.js';
import { createPolicyEngine } from '../src/policy/engine/engine.js';
import { lintIds } from '../src/policy/rules/lint-rules.js';
import { aFolder } from './doubles/place.js';

const page = readFileSync(resolve(import.meta.dirname, '../docs/rules.md'), 'utf8');
const table = page.split('<!-- examples -->')[1]?.split('<!-- /examples -->')[0] ?? '';
const rows = [...table.matchAll(/^\| (`.+?`) \| `(.+?)` \| (run|refuse) \|/gm)].map(
  ([, rules = '', command = '', outcome = '']) => ({
    allow: [...rules.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    command,
    outcome,
  }),
);

describe('docs/rules.md', () => {
  test('every row of the examples table is tested', () => {
    expect(rows.length).toBe(table.trim().split('\n').length - 2);
  });

  test.each(rows)('docs/rules.md: $command under $allow: $outcome', ({ allow, command, outcome }) => {
    const folder = aFolder({ 'README.md': 'x\n', '.env': 'A=1\n', 'src/a.ts': '' });
    const world = createPathFacts(folder, folder);
    const policy = createPolicyEngine({
      lists: { allow, ask: [], deny: [] },
      mode: 'default',
      readOnlyCommands: true,
      world,
    });
    const evaluation = policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: world.workspace }] });
    expect(evaluation.outcome, evaluation.reason).toBe(outcome);
  });

  test('docs/rules.md has a section for every lint id', () => {
    const sections = [...page.slice(page.indexOf('\n## What lint reports')).matchAll(/^### (.+)$/gm)].map(
      (match) => match[1],
    );
    expect(sections).toEqual([...lintIds, ...workflowLintIds, ...hookLintIds, ...serverLintIds, ...promptLintIds]);
  });
});
