import { expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { workspace } from '../calls.js';
import { worldOf } from '../shell/worlds.js';

const files = ['.git/config', '.env', 'lib/server.pem', 'src/a.ts', 'src/b.ts', 'odd/a b.ts', 'docs/c.md'];

const inGit = { tracked: [`${workspace}/lib/server.pem`], untracked: [], namesInGit: { arePlain: true, links: [] } };

const world: PathFacts = {
  ...worldOf(files, { 'links/key': '/no/home/.ssh/id_rsa' }),
  sensitiveInGit: () => ({ ...inGit, namesInGit: { arePlain: true, links: [`${workspace}/links/key`] } }),
};

const linkless: PathFacts = { ...worldOf(files), sensitiveInGit: () => inGit };

function evaluate(command: string, deny: readonly string[] = [], facts = world) {
  const lists = { allow: [], ask: [], deny };
  const decide = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world: facts });
  return decide({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: workspace }] });
}

test.each([
  "find src -name '*.ts' -exec wc -l {} \\;",
  "find . -type f -name '*.ts' -exec grep -n x {} +",
  "find src -name '*.ts' -print0 | xargs -0 wc -l",
  "find src -name '*.ts' | xargs grep -n x",
  'find src -type f | grep -v test | sort | head -20 | xargs -n 1 head -5',
  "find src -name '*.ts' | xargs -I{} wc -l {}",
])('%s reads what find lists, and needs no rule', (command) => {
  expect(evaluate(command)).toMatchObject({ outcome: 'run', rule: null });
});

const pem = "':(exclude,top,literal)lib/server.pem'";

test.each([
  ['git ls-files | xargs wc -l', `git ls-files ${pem} | xargs wc -l`],
  ['git ls-files | grep -v test | xargs grep -l x', `git ls-files ${pem} | grep -v test | xargs grep -l x`],
  [
    'git diff --name-only main...HEAD | xargs wc -l',
    `git diff --diff-filter=d --name-only main...HEAD -- ':(exclude,top,literal).env' ${pem} | xargs wc -l`,
  ],
])('%s runs without the sensitive and the deleted files', (command, changed) => {
  expect(evaluate(command, [], linkless)).toMatchObject({ outcome: 'run', changed, rule: null });
});

test.each([
  ['git ls-files src | xargs wc -l'],
  ["git ls-files '*.ts' | sort -u | xargs head -3"],
])('%s lists no sensitive file and runs as written', (command) => {
  const evaluation = evaluate(command, [], linkless);
  expect(evaluation).toMatchObject({ outcome: 'run' });
  expect(evaluation.changed).toBeUndefined();
});

test.each([
  // Sensitive files, and links that lead to them.
  'find . -type f -exec cat {} +',
  "find . -name '.e*' -exec cat {} \\;",
  'find links -exec cat {} +',
  'find . -type f | xargs cat',
  'git ls-files links | xargs cat',
  // Names that are several words for xargs, and filters that change names.
  'find odd -type f | xargs cat',
  "find src -name '*.ts' | sed s,src,/etc, | xargs cat",
  "find src -name '*.ts' | grep -o e | xargs cat",
  'find src | grep x src/a.ts | xargs cat',
  'find src | head -c 5 | xargs cat',
  'find src | xargs -d x cat',
  'find src | xargs -0 cat',
  'find src -print0 | xargs cat',
  'find src -printf x | xargs cat',
  // Names that nothing holds in the working tree, or in another directory.
  'git ls-files -o | xargs cat',
  'git diff --name-only a..b | xargs cat',
  'git diff --name-only --diff-filter=D HEAD~1 | xargs cat',
  'git log --name-only | xargs cat',
  'cd src && git diff --name-only HEAD~1 | xargs cat',
  'git ls-files ../ | xargs cat',
  // Programs that do more than read.
  'find src -exec rm {} +',
  'find src | xargs rm',
  'git ls-files src | xargs sed -i s/a/b/',
  'git ls-files src | xargs sh',
  'git ls-files src | xargs node',
  'cat list | xargs wc -l',
  'touch "src/a .env"; git ls-files src | xargs cat',
])('%s needs a rule, or another form', (command) => {
  expect(evaluate(command)).toMatchObject({ outcome: 'refuse' });
});

test('a link that git does not track is not among its names', () => {
  const untracked: PathFacts = { ...world, sensitiveInGit: () => inGit };
  expect(evaluate('git ls-files links | xargs wc -l', [], untracked)).toMatchObject({ outcome: 'run' });
});

test.each([
  ['for f in $(ls src); do wc -l src/$f; done', 'run'],
  ['for f in $(ls docs); do head -3 "docs/$f"; done', 'run'],
  ['wc -l $(ls)', 'run'],
  // Another directory than the names are from, names that are several words, sensitive ones, and other listings.
  ['for f in $(ls lib); do cat lib/$f; done', 'refuse'],
  ['for f in $(ls odd); do cat odd/$f; done', 'refuse'],
  ['for f in $(ls src); do cat ../$f; done', 'refuse'],
  ['for f in $(ls -a); do cat $f; done', 'refuse'],
  ['for f in $(ls src | tac); do cat src/$f; done', 'refuse'],
  ['for f in "$(ls src)"; do cat src/$f; done', 'refuse'],
  ['for f in $(ls links); do cat links/$f; done', 'refuse'],
  ['cp src/a.ts src/z.ts; cat $(ls src)', 'refuse'],
  ['for f in $(ls src); do rm src/$f; done', 'refuse'],
])('%s: %s', (command, outcome) => {
  expect(evaluate(command)).toMatchObject({ outcome });
});

test('tracked names that are not plain are not handed over as lines', () => {
  const odd: PathFacts = {
    ...linkless,
    sensitiveInGit: () => ({ tracked: [], untracked: [], namesInGit: { arePlain: false, links: [] } }),
  };
  expect(evaluate('git ls-files src | xargs wc -l', [], odd)).toMatchObject({ outcome: 'refuse' });
});

test('a rule that denies reading a file, and an ignore file, apply to each name', () => {
  expect(evaluate('find docs -type f | xargs cat', ['Read(docs/**)'])).toMatchObject({ outcome: 'refuse' });
  expect(evaluate('find docs -type f -exec cat {} +', ['Read(docs/c.md)'])).toMatchObject({ outcome: 'refuse' });
  expect(evaluate('git ls-files docs | xargs cat', ['Read(docs/**)'], linkless)).toMatchObject({ outcome: 'refuse' });
  const hiding = { ...linkless, hiddenBy: (path: string) => (path.endsWith('c.md') ? '.sallyportignore' : null) };
  expect(evaluate('git ls-files docs | xargs cat', [], hiding)).toMatchObject({ outcome: 'refuse' });
});
