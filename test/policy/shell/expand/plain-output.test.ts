import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../../calls.js';

const allow = [
  'git log',
  'git show',
  'git diff',
  'git rev-parse',
  'git merge-base',
  'git rev-list',
  'echo',
  'cat',
  'sed',
]
  .map((words) => `Bash(${words}:*)`)
  .concat('Bash(date:*)', 'Bash(nproc:*)', 'Bash(find:*)', 'Write(**)');

/** Hashes that git prints are neither options nor paths, alone or in a range. */
describe('the output of a command as an argument', () => {
  test.each([
    'git diff "$(git merge-base HEAD HEAD~1)" HEAD',
    'git diff $(git merge-base origin/main HEAD) --stat',
    'git diff $(git merge-base origin/main HEAD)..HEAD --name-only',
    'BASE=$(git merge-base origin/main HEAD) && git diff "$BASE" --stat',
    'BASE=$(git merge-base origin/main HEAD); git diff "$BASE"...HEAD',
    'SHA=$(git rev-parse --short HEAD 2>/dev/null); git show "main..$SHA~1"',
    'for c in $(git log --format=%h -n 2); do git show --stat "$c"; done',
    'for c in $(git rev-list --max-count=5 HEAD); do git show "$c"; done',
    'git log -n "$(nproc)"',
    'git log "$(date +%s)"',
  ])('`%s` runs', (command) => expect(evaluateCommand(command, { allow })).toMatchObject({ outcome: 'run' }));

  test.each([
    // Adjacent text turns it into an option or a path.
    'git log $(git rev-parse HEAD)--output=x',
    'git log "--output=$(git rev-parse HEAD)"',
    'git show "$(git rev-parse HEAD):.env"',
    'X=$(git rev-parse HEAD); git show "$X:.env"',
    'X=$(git rev-parse HEAD); git log -$X',
    'X=$(git rev-parse HEAD); cat "$X"',
    'find $(git rev-parse HEAD) -delete',
    'sed $(git rev-parse HEAD) a.txt',
    // The command prints more than hashes.
    'git log "$(git rev-parse -- --output=x)"',
    "git log $(git rev-parse 'x --output=y')",
    'git log $(git rev-parse HEAD 2>&1)',
    'git log $(git rev-parse HEAD; echo --output=x)',
    'git log $(git log -1 --format=%s)',
    'git log $(git log -1 --format=%h --format=%s)',
    'git log $(git log -1 --format=%h --stat)',
    'git log $(git rev-list HEAD --pretty=%s)',
    'git log $(date +--output=%s)',
    // The variable may hold something else by then.
    'X=$(git rev-parse HEAD); read X; git log "$X"',
    'X=$(git rev-parse HEAD); [ -f a.txt ] || X=$(cat a.txt); git log "$X"',
    'X=$(git rev-parse HEAD); X+=--output; git log "$X"',
    'X=$(git rev-parse HEAD); git log "${X:---output=x}"',
    'X=$(git rev-parse HEAD); for i in 1 2; do git log "$X"; X=$(cat a.txt); done',
    'for X in $(git rev-parse HEAD) $(cat a.txt); do git log "$X"; done',
  ])('`%s` is refused', (command) => expect(evaluateCommand(command, { allow })).toMatchObject({ outcome: 'refuse' }));

  test.each([
    [
      'git log "$PR_NUMBER"',
      'write its value: of the variables of the workflow, commands get only those that command-env passes',
    ],
    ['cat a.txt | xargs cat', '`find … -type f -print0 | xargs -0 COMMAND` can be analyzed'],
    ['git log "$(cat a.txt)"', 'write the value itself'],
  ])('the reason suggests another spelling for `%s`', (command, hint) =>
    expect(evaluateCommand(command, { allow: [...allow, 'Bash(xargs:*)'] }).reason).toContain(hint));
});
