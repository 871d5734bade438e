import { expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import { sensitivity } from '../../../src/policy/files/sensitivity.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

const files = ['a.ts', '.npmrc', '.git/config', 'src/b.ts', 'src/my key.pem', 'src/[x].key', 'docs/c.md'];

const tracked = files.filter((name) => !name.startsWith('.git/') && sensitivity(`/${name}`) !== 'low');

const world: PathFacts = {
  ...worldOf(files),
  sensitiveInGit: (top) => ({
    tracked: tracked.map((name) => `${workspace}/${name}`).filter((path) => path.startsWith(`${top}/`)),
    untracked: [],
  }),
};

function evaluate(command: string, deny: readonly string[] = [], facts = world) {
  const lists = { allow: [], ask: [], deny };
  const decide = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world: facts });
  return decide({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
}

const npmrc = "':(exclude,top,literal).npmrc'";
const others = "':(exclude,top,literal)src/my key.pem' ':(exclude,top,literal)src/[x].key'";
const inGrep = "--exclude-dir=.git --exclude=.npmrc '--exclude=\\[x\\].key' '--exclude=my key.pem'";
const below = "'--exclude=\\[x\\].key' '--exclude=my key.pem'";
const globs = "'--glob=!/src/\\[x\\].key' '--glob=!/src/my key.pem'";

test.each([
  ['grep -rn x .', `grep -rn x . ${inGrep}`],
  ['grep -rn "x y" src | head -5', `grep -rn "x y" src ${below} | head -5`],
  ["grep -rn x --include='*' .", `grep -rn x --include='*' . ${inGrep}`],
  ['grep -rn -- x .', `grep -rn ${inGrep} -- x .`],
  ['cd src && grep -r x', `cd src && grep -r x ${below}`],
  ['timeout 5 grep -r x src', `timeout 5 grep -r x src ${below}`],
  ['rg x', `rg x ${globs}`],
  ['rg x src 2>/dev/null || true', `rg x src ${globs} 2>/dev/null || true`],
  ['git diff HEAD~1', `git diff HEAD~1 -- ${npmrc} ${others}`],
  ['git diff main...HEAD -- src', `git diff main...HEAD -- src ${others}`],
  ['git diff HEAD src', `git diff HEAD src ${others}`],
  ['git show HEAD', `git show HEAD -- ${npmrc} ${others}`],
  ['git log -p abc1234..HEAD', `git log -p abc1234..HEAD -- ${npmrc} ${others}`],
  ['git grep x', `git grep x -- ${npmrc} ${others}`],
  [
    'git log -p "$(git merge-base main HEAD)..HEAD"',
    `git log -p "$(git merge-base main HEAD)..HEAD" -- ${npmrc} ${others}`,
  ],
  ['for i in 1 2; do git show HEAD~$i; done', `for i in 1 2; do git show HEAD~$i -- ${npmrc} ${others}; done`],
  ['x=$(git diff | wc -l); echo $x', `x=$(git diff -- ${npmrc} ${others} | wc -l); echo $x`],
])('%s runs with words that leave the sensitive files out', (command, changed) => {
  expect(evaluate(command)).toMatchObject({ outcome: 'run', changed, rule: null });
});

test.each([
  ['grep -rn x docs'],
  ["grep -rn x --include='*.ts' ."],
  ['grep -rn x --exclude-dir=.git --exclude-dir=src --exclude=.npmrc .'],
  ['git diff --stat HEAD~1'],
  ['git diff -- docs'],
])('%s reads no sensitive file and runs as written', (command) => {
  const evaluation = evaluate(command);
  expect(evaluation).toMatchObject({ outcome: 'run' });
  expect(evaluation.changed).toBeUndefined();
});

test.each([
  // Another letter case, another place, the last option decides.
  ["grep -rn x --exclude=.NPMRC --exclude-dir=src --exclude-dir=.git --include='.npm*' ."],
  ['grep -rn x .git'],
  ['find . -name "*.ts" -exec grep -rn x . {} +'],
  ['bash -c "git diff HEAD~1"'],
  // What only looks like a pathspec, or does not apply to what is shown.
  [`git log -p -S ${npmrc} --full-diff -- a.ts`],
  [`git log -p --full-diff -- ${npmrc} ${others}`],
  // Objects by their names may be contents of files.
  ['git show 1234567'],
  ['git diff 1234567 89abcde'],
  ['git diff 1234567..89abcde'],
  ['git show "$X"'],
  ['git stash show -p'],
  ['git show HEAD:.npmrc'],
  ['git diff -- .npmrc'],
  ['diff -r src docs'],
])('%s is refused: nothing would leave the sensitive files out', (command) => {
  expect(evaluate(command)).toMatchObject({ outcome: 'refuse' });
});

test('git grep for a text of this form does not leave files out', () => {
  const command = `git grep ${npmrc}`;
  expect(evaluate(command).changed).toBe(`${command} -- ${npmrc} ${others}`);
});

test('files that a rule denies are left out of ripgrep, and make grep and git refuse where only their paths are known', () => {
  expect(evaluate('rg x docs', ['Read(docs/**)'])).toMatchObject({ outcome: 'refuse' });
  expect(evaluate('rg x', ['Read(docs/**)']).changed).toContain('--glob=!/docs/c.md');
  expect(evaluate('grep -rn x .', ['Read(docs/**)'])).toMatchObject({ outcome: 'refuse' });
  expect(evaluate('git diff', ['Read(docs/**)'])).toMatchObject({ outcome: 'refuse' });
});

test('files that an ignore file hides are left out', () => {
  const hiding = { ...world, hiddenBy: (path: string) => (path.endsWith('/a.ts') ? '.sallyportignore' : null) };
  expect(evaluate('rg x', [], hiding).changed).toContain('--glob=!/a.ts');
  // Neither grep nor ripgrep follows a link in a directory.
  const linked = { ...worldOf(['a.ts', 'b.ts'], { envlink: '.env' }), hiddenBy: () => null };
  expect(evaluate('grep -rn x .', [], linked).changed).toBeUndefined();
});

test('more than 64 files are not left out one by one', () => {
  const many = { ...world, ...worldOf(Array.from({ length: 65 }, (_, at) => `keys/${at}.pem`)) };
  expect(evaluate('grep -rn x .', [], many)).toMatchObject({ outcome: 'refuse' });
});
