import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { type Rules, workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

const files = [
  ...['README.md', 'src/a.ts', 'src/b.ts', 'docs/a.md', 'private/key.txt', '.github/workflows/ci.yml'],
  ...['packages/a/dist/o.js', 'packages/b/dist/.env', 'packages/c/dist/sub/.git/HEAD', 'out/t.txt', 'src/made/x.ts'],
  ...['.git/HEAD', '.git/config', '.env', 'CODEOWNERS', 'src/CODEOWNERS'],
];
const world: PathFacts = {
  ...worldOf(files, { outlink: '/outside/file' }),
  temporary: '/private/tmp',
  isOwn: (path) => path.startsWith(`${workspace}/src/made/`),
  isIgnoredInHead: (path) => /\/(?:dist|out)$/.test(path),
  trackedBelow: (path) => {
    if (path.endsWith('/out')) return [`${path}/t.txt`];
    if (path.endsWith('/src')) return [`${path}/a.ts`, `${path}/gone.ts`];
    return /\.ts$/.test(path) ? [path] : path === workspace ? [`${path}/.github/x.yml`] : [];
  },
};

function evaluated(command: string, rules: Rules = {}) {
  const { allow = [], ask = [], deny = [], mode = 'default', readOnlyCommands = true } = rules;
  const policy = createPolicyEngine({ lists: { allow, ask, deny }, mode, readOnlyCommands, world });
  return policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
}

const edits = { allow: ['Edit(src/**)', 'Write(packages/**)', 'Write(out/**)'] };
const auto: Rules = { mode: 'auto-edit' };

const editing = [
  "sed -i 's/a/b/' src/a.ts",
  "sed -i.bak -e 's/a/b/' src/*.ts",
  'mkdir -p src/new/deep',
  'mkdir -p src',
  'touch src/c.ts',
  'cp src/a.ts src/c.ts',
  'cp README.md src/',
  'mv src/a.ts src/c.ts',
  'rm src/a.ts',
  'rm -f src/a.ts src/b.ts',
  'rm -rf packages/a/dist',
  'rm -rf src/made',
  'echo x | tee src/c.ts',
  'echo x | tee -a src/a.ts > /dev/null',
  'git mv src/a.ts src/c.ts',
  'git rm -q src/a.ts',
  'git restore src/a.ts',
  'git restore --staged --worktree src/gone.ts',
  'git restore src',
  'git checkout -- src/a.ts',
  'for f in src/*.ts; do sed -i s/a/b/ "$f"; done',
  'timeout 5 rm src/a.ts && touch src/a.ts',
  'tee "$TMPDIR/x" < README.md',
];

describe('a command whose only effect is on files that its words name', () => {
  test.each(editing)('needs no rule but one for these files: %s', (command) => {
    expect(evaluated(command, edits)).toMatchObject({ outcome: 'run' });
  });

  test.each(editing)('needs no rule in mode auto-edit: %s', (command) => {
    expect(evaluated(command, auto)).toMatchObject({ outcome: 'run' });
  });

  test.each(
    editing.slice(0, -1),
  )('is refused without a rule for these files, in mode plan, and with deny: %s', (command) => {
    expect(evaluated(command).outcome).toBe('refuse');
    expect(evaluated(command, { ...edits, mode: 'plan' }).outcome).toBe('refuse');
    expect(evaluated(command, { ...edits, deny: ['Write(src/**)', 'Write(packages/**)'] }).outcome).toBe('refuse');
    expect(evaluated(command, { ...edits, readOnlyCommands: false }).outcome).toBe('refuse');
  });

  test.each<[string, Rules]>([
    // Other files, or files that only a rule with their name opens.
    ["sed -i 's/a/b/' docs/a.md", edits],
    ['mv src/a.ts docs/a.ts', edits],
    ['cp private/key.txt src/', { ...edits, deny: ['Read(private/**)'] }],
    ['git mv private/key.txt src/', { allow: ['Write(**)'], deny: ['Read(private/**)'] }],
    ['git mv src/CODEOWNERS .', auto],
    ['cp src/CODEOWNERS .', auto],
    ['touch .github/workflows/x.yml', auto],
    ['rm .env', auto],
    ['tee outlink', auto],
    ['tee /etc/x', auto],
    ['git restore .', auto],
    ['git checkout -- missing', auto],
    // Whole directories, unless they are ignored and hold nothing that counts.
    ['rm -rf src', auto],
    ['rm -rf out', { allow: ['Write(**)'] }],
    ['rm -rf packages/b/dist', edits],
    ['rm -rf packages/c/dist', edits],
    ['rm -rf packages/a/dist', { ...edits, deny: ['Write(packages/a/dist/o.js)'] }],
    ['cp -r docs src/docs', auto],
    ['mv src/made src/kept', auto],
    // More than the words say.
    ["sed -i 's/a/b/e' src/a.ts", edits],
    ["sed -i 's/a/b/w docs/x' src/a.ts", edits],
    ['cp -l README.md src/x', auto],
    ['cp -b src/a.ts src/b.ts', auto],
    ['mv --exchange src/a.ts src/b.ts', auto],
    ['git restore --source=HEAD:private src/a.ts', auto],
    ['git checkout main -- src/a.ts', auto],
    ['git checkout main', auto],
    ['./rm src/a.ts', auto],
    ['perl -pi -e s/a/b/ src/a.ts', auto],
    ['LD_PRELOAD=./x rm src/a.ts', auto],
    ['find src -name "*.ts" -exec rm {} +', auto],
    ['rm "$f"', auto],
    ['rm src/a.ts', { ...edits, ask: ['Bash(rm:*)'] }],
  ])('is refused: %s under %j', (command, rules) => {
    expect(evaluated(command, rules).outcome).toBe('refuse');
  });

  test('the suggestion and the reason name the files', () => {
    expect(evaluated("sed -i 's/a/b/' docs/a.md", edits)).toMatchObject({
      reason: 'No rule allows writing docs/a.md from a command',
      suggest: ['Write(docs/a.md)'],
    });
  });

  test('each file is known with the tool that does the same', () => {
    const editsOf = (command: string) =>
      evaluated(command, auto)
        .edits?.()
        .map(({ tool, path }) => `${tool} ${path.slice(workspace.length + 1)}`);
    expect(editsOf('mv src/a.ts src/c.ts && rm src/b.ts > docs/log.txt')).toEqual([
      'Move src/a.ts',
      'Move src/c.ts',
      'Delete src/b.ts',
      'Write docs/log.txt',
    ]);
    expect(editsOf('cp README.md src/')).toEqual(['Write src/README.md']);
    expect(editsOf('git restore src')).toEqual(['Write src/a.ts', 'Write src/gone.ts']);
    expect(editsOf('git log -1')).toEqual([]);
  });
});
