import { describe, expect, test } from 'vitest';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { worldOf } from '../shell/worlds.js';

const files = ['a.py', 'lib/b.py', 'lib/.env', 'conf/server.pem', '.env.production', '.github/workflows/ci.yml'];
const base = worldOf([...files, '.git/config', 'node_modules/x/index.js'], { 'docs/link': '/etc/passwd' });
const at = (path: string) => `${base.workspace}/${path}`;
const world: PathFacts = {
  ...base,
  // `.env.production` is ignored.
  sensitiveInGit: () => ({ tracked: ['lib/.env', 'conf/server.pem'].map(at), untracked: [] }),
};
const names = 'git xargs cat grep wc head sed rm touch frob echo sh env'.split(' ');
const allow = names.map((name) => `Bash(${name}:*)`);

function outcomeOf(command: string, more: readonly string[] = []): string {
  const lists = { allow: [...allow, ...more], ask: [], deny: [] };
  const decide = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world });
  return decide({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: world.workspace }] }).outcome;
}

describe('names that git hands to xargs', () => {
  test.each([
    "git ls-files -z '*.py' | xargs -0 wc -l --",
    "git ls-files -z -- '*.py' | xargs -0 grep -n foo -- | head -5",
    "git ls-files -c -z '*.py' 2>/dev/null | xargs -0 -n 20 cat --",
    'git ls-files -z a.py | xargs -r0 head -3 -- 2>&1',
    'cd lib; cd ..; git ls-files -z a.py | xargs -0 cat --',
  ])('%s runs if git lists no file that is denied', (command) => expect(outcomeOf(command)).toBe('run'));

  test.each([
    // Lists .env, server.pem or the link.
    'git ls-files -z | xargs -0 cat --',
    'git ls-files -z lib | xargs -0 cat --',
    "git ls-files -z '*.p?m' | xargs -0 grep -n . --",
    "git ls-files -z 'docs/*' | xargs -0 cat --",
    "git ls-files -z '*.py' 'conf' | xargs -0 cat --",
    "git ls-files -z ':!*.py' | xargs -0 cat --",
    'git ls-files -zo | xargs -0 cat --',
    "git ls-files -z --others --ignored --exclude-standard '.env*' | xargs -0 cat --",
    // A diff may name files that other commits track.
    'git diff --name-only -z main...HEAD | xargs -0 cat --',
    'git diff --cached --name-only -z | xargs -0 wc -l --',
    // Names may be misread.
    "git ls-files '*.py' | xargs cat --",
    "git ls-files '*.py' | xargs -0 cat --",
    "git ls-files -z '*.py' | xargs cat --",
    "git ls-files -z '*.py' | xargs -0 cat",
    "git ls-files -z '*.py' | xargs -0 -I{} cat -- {}",
    "git ls-files -sz '*.py' | xargs -0 cat --",
    "git ls-files -z --format='%(objectname)' '*.py' | xargs -0 cat --",
    "git ls-files -z ../x '*.py' | xargs -0 cat --",
    "git -C .. ls-files -z '*.py' | xargs -0 cat --",
    "git ls-files -z '*.py' | xargs -0 -a list cat --",
    "git ls-files -z '*.py' |& xargs -0 cat --",
    "git ls-files -z '*.py' | head -zn1 | xargs -0 cat --",
    'git log -z --name-only --format= | xargs -0 cat --',
    // Options, programs and writes.
    "git ls-files -z '*.py' | xargs -0 frob --",
    "git ls-files -z '*.py' | xargs -0 sh --",
    "git ls-files -z '*.py' | xargs -0 env --",
    "git ls-files -z '*.py' | xargs -0 rm --",
    "git ls-files -z '*.py' | xargs -0 touch --",
    "git ls-files -z '*.py' | xargs -0 sed -i s/a/b/ --",
    // What git lists is another set than the one that was evaluated.
    "git checkout other; git ls-files -z '*.py' | xargs -0 cat --",
  ])('%s is refused', (command) => expect(outcomeOf(command)).toBe('refuse'));

  test('a rule that names the files that git lists allows them', () => {
    const named = ['Read(lib/.env)', 'Read(conf/server.pem)', 'Read(//etc/passwd)'];
    expect(outcomeOf('git ls-files -z | xargs -0 cat --', named)).toBe('run');
  });

  test('without a rule for the programs, names from git are read by no command, since a rule may deny one of them', () => {
    const decide = createPolicyEngine({
      lists: { allow: [], ask: [], deny: ['Read(lib/**)'] },
      mode: 'default',
      readOnlyCommands: true,
      world,
    });
    const command = "git ls-files -z '*.py' | xargs -0 cat --";
    expect(decide({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: world.workspace }] }).outcome).toBe(
      'refuse',
    );
  });
});
