import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { inTemporary } from '../../../src/policy/engine/temporary-paths.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { type Rules, someWorld, workspace } from '../calls.js';

const temporary = '/private/tmp';
const world: PathFacts = {
  ...someWorld,
  temporary,
  kindOf: (path) => (/^\/tmp\/(?:known(?:\/|$)|\.\.?$)/.test(path) ? 'file' : someWorld.kindOf(path)),
};

function evaluated(command: string, { allow = [], deny = [], mode = 'default' }: Rules = {}) {
  const policy = createPolicyEngine({ lists: { allow, ask: [], deny }, mode, readOnlyCommands: true, world });
  return policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
}

describe('a path below /tmp means the same file below TMPDIR', () => {
  test.each([
    [
      'git diff main...HEAD -- src | tee /tmp/d.txt | head',
      `git diff main...HEAD -- src | tee ${temporary}/d.txt | head`,
    ],
    ['mkdir -p /tmp/work/a', `mkdir -p ${temporary}/work/a`],
    ['cat a.txt > "/tmp/o.txt" && wc -l /tmp/o.txt', `cat a.txt > "${temporary}/o.txt" && wc -l ${temporary}/o.txt`],
    ['sort --output=/tmp/x a.txt', `sort --output=${temporary}/x a.txt`],
    ["cat > /tmp/s.txt <<'E'\nsee /tmp/other here\nE", `cat > ${temporary}/s.txt <<'E'\nsee /tmp/other here\nE`],
    ['echo see/tmp/x /tmp/y > /tmp/z', `echo see/tmp/x ${temporary}/y > ${temporary}/z`],
  ])('in the line that runs: %j', (command, changed) => {
    expect(evaluated(command, { allow: ['Bash(sort:*)'] })).toMatchObject({ outcome: 'run', changed });
  });

  test.each<[string, Rules]>([
    // It exists on the machine, or is another place.
    ['tee /tmp/known', {}],
    ['tee /tmp/known/x', {}],
    ['tee /tmp/../etc/x', {}],
    ['tee /tmp/x/../../../etc/y', {}],
    ['tee /var/tmp/x', {}],
    ['tee "/tmp/$X"', {}],
    // What is refused for another reason.
    ['cat .env > /tmp/x', {}],
    ['frob > /tmp/x', {}],
    ['tee /tmp/x', { mode: 'plan' }],
    ['tee /tmp/x', { deny: ['Write(/tmp/**)'] }],
  ])('is refused: %s under %j', (command, rules) => {
    expect(evaluated(command, rules).outcome).toBe('refuse');
  });

  test('rules about /tmp mean the directory of the machine', () => {
    expect(evaluated('tee /tmp/x', { allow: ['Write(/tmp/**)'] })).not.toHaveProperty('changed');
  });

  test('for file tools too', () => {
    expect(inTemporary('/tmp/a/b', world)).toBe(`${temporary}/a/b`);
    expect([inTemporary('/tmp/known', world), inTemporary('/tmp', world), inTemporary('/a', world)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(inTemporary('/tmp/run/tmp/a', { ...world, temporary: '/tmp/run/tmp' })).toBeNull();
  });
});
