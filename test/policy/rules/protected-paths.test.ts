import { describe, expect, test } from 'vitest';
import { createFileGuard, createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { lintRules } from '../../../src/policy/rules/lint-rules.js';
import { protectedSegmentIn } from '../../../src/policy/rules/protected-paths.js';
import type { DeclaredEffect, PathFacts } from '../../../src/policy/types.js';
import { someWorld, workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

const files = worldOf(['infra/prod/main.tf', 'infra/dev.tf', 'infra/notes.md', 'lib/a.js', 'db/1.sql', 'Release.md']);
const world: PathFacts = { ...files, protectedPaths: ['infra/prod/**', '**/*.sql', 'release.md', '/lib'] };

const outcomeOf = (tool: string, effects: readonly DeclaredEffect[], allow: readonly string[], facts = world) => {
  const lists = { allow, ask: [], deny: [] };
  return createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world: facts })({ tool, effects });
};

describe('paths that a setting protects', () => {
  test.each([
    ['infra/prod/main.tf', 'prod'],
    ['infra/prod/new/x', 'prod'],
    ['infra/prod', 'prod'],
    ['infra/dev.tf', null],
    ['db/1.sql', '1.sql'],
    ['a/b/2.SQL', '2.SQL'],
    ['Release.md', 'Release.md'],
    ['sub/release.md', null],
    ['lib/a.js', 'lib'],
    ['sub/.github/x', '.github'],
  ])('%s: %s', (path, segment) => expect(protectedSegmentIn(`${workspace}/${path}`, world)).toBe(segment));

  test.each([
    ['Write(**)', 'infra/prod/main.tf', 'refuse'],
    ['Write(infra/**)', 'infra/prod/main.tf', 'refuse'],
    ['Write(infra/prod/**)', 'infra/prod/main.tf', 'run'],
    ['Write(infra/prod/main.tf)', 'infra/prod/main.tf', 'run'],
    ['Edit(infra/**)', 'infra/dev.tf', 'run'],
    ['Write(db/**)', 'db/1.sql', 'refuse'],
    ['Write(db/1.sql)', 'db/1.sql', 'run'],
    ['Write(**)', 'Release.md', 'refuse'],
  ])('%s: writing %s: %s', (rule, path, outcome) => {
    const effect = { kind: 'write', path: `${workspace}/${path}` } as const;
    expect(outcomeOf('Write', [effect], [rule]).outcome).toBe(outcome);
    const lists = { allow: [rule], ask: [], deny: [] };
    const guard = createFileGuard({ lists, mode: 'default', readOnlyCommands: true, world, tool: 'Write' });
    expect(guard('write', effect.path) === null).toBe(outcome === 'run');
  });

  test.each([
    ['sed -i s/a/b/ infra/prod/main.tf', 'refuse'],
    ['sed -i s/a/b/ infra/dev.tf', 'run'],
    ['echo x > db/1.sql', 'refuse'],
    ['cp infra/dev.tf infra/prod/main.tf', 'refuse'],
    ['rm infra/prod/main.tf', 'refuse'],
    ['rm -r infra', 'refuse'],
    ['mv infra other', 'refuse'],
    ['mv db other', 'refuse'],
    ['cat infra/prod/main.tf', 'run'],
  ])('%s with Write(**): %s', (command, outcome) => {
    const rules = ['Write(**)', 'Bash(sed:*)', 'Bash(echo:*)', 'Bash(cp:*)', 'Bash(rm:*)', 'Bash(mv:*)'];
    expect(outcomeOf('Bash', [{ kind: 'shell', command, cwd: workspace }], rules).outcome).toBe(outcome);
  });

  test('a directory is deleted by a rule that names what is protected in it', () => {
    const effects = [{ kind: 'delete', path: `${workspace}/infra` }] as const;
    expect(outcomeOf('Delete', effects, ['Write(infra/**)']).reason).toBe(
      'Deleting infra: it contains infra/prod/main.tf, which protected-paths (infra/prod/**) covers; only a rule that names the protected path would allow this, and such rules are not suggested',
    );
    expect(outcomeOf('Delete', effects, ['Write(infra/**)', 'Write(infra/prod/**)']).outcome).toBe('run');
  });

  test('lint reports a rule that opens one', () => {
    const found = (facts: PathFacts | null) =>
      lintRules({ allow: ['Write(infra/prod/**)'], ask: [], deny: [] }, null, facts).map(({ id }) => id);
    expect([found(world), found(someWorld), found(null)]).toEqual([['protected-opened'], [], []]);
  });
});

/** Columns: rule, path, outcome of writing it. */
describe('rules that allow match a bracket literally only if the trusted commit has the name', () => {
  const committed = ['app/[locale]', 'app/[locale]/[id]', 'src/{x}', 'src/[...slug]'];
  const isInTrustedCommit = (path: string) => committed.includes(path.slice(workspace.length + 1));
  test.each([
    ['Write(app/[locale]/**)', 'app/[locale]/new.tsx', 'run'],
    ['Write(app/[locale]/**)', 'app/[locale]/new-[x].tsx', 'run'],
    ['Write(app/[locale]/**)', 'app/l/new.tsx', 'run'],
    ['Write(app/[local]/**)', 'app/[local]/new.tsx', 'refuse'],
    ['Write(**/[id]/*)', 'app/[locale]/[id]/new.tsx', 'run'],
    ['Write(**/[id]/*)', 'lib/[id]/new.tsx', 'refuse'],
    ['Write(src/{x}/**)', 'src/{x}/a.ts', 'run'],
    ['Write(src/{x,y}/**)', 'src/{x,y}/a.ts', 'refuse'],
    ['Write(src/[...slug]/page.tsx)', 'src/[...slug]/page.tsx', 'run'],
    ['Write(app/[locale]*/x)', 'app/[locale]2/x', 'refuse'],
    ['Write(app/\\[none\\]/**)', 'app/[none]/x', 'run'],
  ])('%s: %s %s', (rule, path, outcome) => {
    const effects = [{ kind: 'write', path: `${workspace}/${path}` }] as const;
    expect(outcomeOf('Write', effects, [rule], { ...files, isInTrustedCommit }).outcome).toBe(outcome);
    const filler = Array.from({ length: 40 }, (_, at) => `Write(other${String(at)}/**)`);
    expect(outcomeOf('Write', effects, [...filler, rule], { ...files, isInTrustedCommit }).outcome).toBe(outcome);
  });
});
