import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../calls.js';

describe('a substitution of git that names a commit', () => {
  test.each([
    ['git log --oneline $(git describe --tags --abbrev=0)..HEAD', ['git describe --tags --abbrev=0']],
    ['git log "$(git describe --tags --abbrev=0 2>/dev/null)..HEAD"', ['git describe --tags --abbrev=0 2>/dev/null']],
    ["git diff $(git describe --match 'v*')...HEAD -- src", ["git describe --match 'v*'"]],
    ['git log $(git describe)..$(git describe --all)', ['git describe', 'git describe --all']],
  ])('is read first, under the same rules: %s', (command, values) => {
    const evaluation = evaluateCommand(command);
    expect(evaluation.outcome).toBe('run');
    expect(evaluation.values?.map((value) => value.command)).toEqual(values);
  });

  test.each([
    ['git log $(git describe)..HEAD', { deny: ['Bash(git describe:*)'] }],
    ['git log $(git describe)..HEAD', { deny: ['Bash(git log:*)'] }],
    ['git log $(git describe)..HEAD', { readOnlyCommands: false }],
    ['git log $(git describe; id)..HEAD', {}],
    ['git log $(git describe --output=x $(id))..HEAD', {}],
    ['cat $(git ls-files)', {}],
    ['frob $(git describe)', {}],
    ['$(git describe)', {}],
    ["sh -c 'git log $(git describe)..HEAD'", { readOnlyCommands: false }],
  ])('does not help a line that is refused for another reason: %s under %j', (command, rules) => {
    expect(evaluateCommand(command, rules).outcome).toBe('refuse');
  });

  test('is not read where its value does not matter', () => {
    expect(evaluateCommand('git diff $(git merge-base HEAD main) -- src')).not.toHaveProperty('values');
    expect(evaluateCommand("git log --grep='$(git describe)'")).not.toHaveProperty('values');
  });
});
