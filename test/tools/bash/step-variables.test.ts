import { describe, expect, test } from 'vitest';
import { createVariableNotes } from '../../../src/tools/bash/step-variables.js';

const variables = {
  withheld: new Map(
    ['ISSUES', 'DATABASE_URL', 'DEPLOY_TOKEN', 'GITHUB_SHA', 'NODE_OPTIONS'].map(
      (name) => [name, { isSecret: name === 'DEPLOY_TOKEN' }] as const,
    ),
  ),
  passed: new Set(['REDIS_URL']),
};
const aCommand = { output: '', hasFailed: false, isJudgedByWords: false };
const notes = (given: { readonly command: string; readonly output?: string; readonly hasFailed?: boolean }) =>
  createVariableNotes(() => variables)({ ...aCommand, ...given });
const passable = (name: string) =>
  `[${name} is set in the step, and commands do not get it. If it is needed, report that the workflow can pass it with \`command-env: ${name}\`.]`;

describe('notes on variables of the step', () => {
  test.each([
    ['echo "${ISSUES}"', [passable('ISSUES')]],
    ['echo $ISSUES ${DATABASE_URL:-none}', [passable('ISSUES'), passable('DATABASE_URL')]],
    ['curl -H "$DEPLOY_TOKEN" x', ['[DEPLOY_TOKEN is a secret of the step, which commands do not get.]']],
    ['echo $GITHUB_SHA', ['[GITHUB_SHA is a variable of the step, which commands do not get.]']],
    ['echo $NODE_OPTIONS', ['[NODE_OPTIONS is a variable of the step, which commands do not get.]']],
  ])('%s reads variables that it did not get', (command, expected) => {
    expect(notes({ command })).toEqual(expected);
  });

  test.each([
    'ISSUES=1; echo $ISSUES',
    'for ISSUES in a b; do echo $ISSUES; done',
    'read -r ISSUES < f; echo "$ISSUES"',
    'printf -v ISSUES x; echo $ISSUES',
    'echo $OTHER $HOME $PATH $1',
    'echo $REDIS_URL',
  ])('%s reads none', (command) => {
    expect(notes({ command })).toEqual([]);
  });

  test('a command that runs no code of the repository does not get a passed variable', () => {
    const note = '[REDIS_URL is only passed to commands that run code of the repository.]';
    const words = { command: 'echo $REDIS_URL', isJudgedByWords: true };
    expect(createVariableNotes(() => variables)({ ...aCommand, ...words })).toEqual([note]);
  });

  test.each([
    ['Error: DATABASE_URL is not set', true, [passable('DATABASE_URL')]],
    ["KeyError: 'DATABASE_URL'", true, [passable('DATABASE_URL')]],
    ['Error: DATABASE_URL is not set', false, []],
    ['GITHUB_SHA is not set', true, []],
    ['MY_DATABASE_URL is not set', true, []],
  ])('the output %j of a command that failed (%s) names them', (output, hasFailed, expected) => {
    expect(notes({ command: 'npm test', output, hasFailed })).toEqual(expected);
  });

  test('each name is noted once', () => {
    const noted = createVariableNotes(() => variables);
    const ended = { ...aCommand, command: 'echo $ISSUES' };
    expect(noted(ended)).toHaveLength(1);
    expect(noted(ended)).toEqual([]);
  });
});
