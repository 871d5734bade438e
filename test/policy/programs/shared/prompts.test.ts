import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../../calls.js';

/** Columns: the command, the rules, what comes of it. What goes into a standard input is data, and never commands. */
describe('a program that runs what it reads', () => {
  test.each([
    ["vim <<< ':!id'", ['Bash(vim:*)'], 'refuse'],
    ['vim < a.txt', ['Bash(vim:*)'], 'refuse'],
    ["printf ':!id' | vim", ['Bash(vim:*)', 'Bash(printf:*)'], 'refuse'],
    ['vim README.md', ['Bash(vim README.md)'], 'refuse'],
    ['vim --version', ['Bash(vim:*)'], 'run'],
    ["sqlite3 x.db <<< '.shell id'", ['Bash(sqlite3 x.db:*)'], 'refuse'],
    ["sqlite3 x.db 'select 1'", ["Bash(sqlite3 x.db 'select 1')"], 'run'],
    ['psql -d x < a.txt', ['Bash(psql -d x:*)'], 'refuse'],
    ['psql -d x -f a.sql', ['Bash(psql -d x -f a.sql)'], 'run'],
    ['mysql x < a.txt', ['Bash(mysql x:*)'], 'refuse'],
    ['lua <<< x', ['Bash(lua:*)'], 'refuse'],
    ['lua x.lua', ['Bash(lua x.lua)'], 'run'],
    ["dc <<< '!id'", ['Bash(dc:*)'], 'refuse'],
    ["bc <<< '1 + 1'", ['Bash(bc:*)'], 'run'],
    ['zsh < a.txt', ['Bash(zsh:*)'], 'refuse'],
    ['npx < a.txt', ['Bash(npx:*)'], 'refuse'],
    ['npx --version', ['Bash(npx:*)'], 'run'],
    ['npm exec < a.txt', ['Bash(npm exec:*)'], 'refuse'],
    ['bun repl < a.txt', ['Bash(bun repl:*)'], 'refuse'],
    ['at now < a.txt', ['Bash(at:*)'], 'refuse'],
    ['lua < a.txt', ['Bash'], 'refuse'],
    ['lua x.lua', ['Bash'], 'run'],
  ])('a program that runs what it reads: %s under %j: %s', (command, allow, outcome) =>
    expect(evaluateCommand(command, { allow })).toMatchObject({ outcome }));
});
