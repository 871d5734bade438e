import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../calls.js';

/** Columns: the command, the rules, what comes of it. To spell a file that is read is not to let it be written. */
describe('a rule that spells a file', () => {
  test.each([
    ['sort a.txt', ['Bash(sort a.txt:*)'], 'run'],
    ['sort a.txt -o a.txt', ['Bash(sort a.txt:*)'], 'refuse'],
    ['sort a.txt -o a.txt', ['Bash(sort a.txt -o a.txt)'], 'run'],
    ['sort -o a.txt a.txt -u', ['Bash(sort -o a.txt a.txt:*)'], 'run'],
    ['sort a.txt -o a.txt', ['Bash(sort a.txt:*)', 'Write(a.txt)'], 'run'],
    ['sed -n p a.txt -i', ['Bash(sed -n p a.txt:*)'], 'refuse'],
    ['sed -i s/a/b/ a.txt -E', ['Bash(sed -i s/a/b/ a.txt:*)'], 'run'],
    ['uniq a.txt a.txt', ['Bash(uniq a.txt:*)'], 'refuse'],
    ['find src -delete', ['Bash(find src:*)'], 'refuse'],
    ['find src -name x -delete', ['Bash(find src -name x -delete)'], 'run'],
    ['npx eslint src --fix', ['Bash(npx eslint src:*)'], 'refuse'],
    ['npx eslint --fix src', ['Bash(npx eslint --fix src:*)'], 'run'],
    ['npx prettier --check src --write', ['Bash(npx prettier --check src:*)'], 'refuse'],
    ['git diff a.txt --output=a.txt', ['Bash(git diff a.txt:*)'], 'refuse'],
    ['rm -rf build -v', ['Bash(rm -rf build:*)'], 'run'],
    ['timeout 5 touch x', ['Bash(timeout 5 touch x)'], 'run'],
  ])('a rule that spells a file: %s under %j: %s', (command, allow, outcome) =>
    expect(evaluateCommand(command, { allow })).toMatchObject({ outcome }));
});
