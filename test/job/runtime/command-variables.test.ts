import { describe, expect, test } from 'vitest';
import { checkCommandVariables, commandVariables } from '../../../src/job/runtime/command-variables.js';

const key = 'sk-proj-abcdefghijklmnop';
const environment = {
  DATABASE_URL: 'postgres://app:s3cret-pass@localhost:5432/app',
  REMOTE_URL: 'postgres://app:s3cret-pass@db.example.org/app',
  CLUSTER_URL: 'mongodb://app:s3cret-pass@127.0.0.1,db.example.org/app',
  PGPASSWORD: 'correct-horse-9',
  COPY: 'correct-horse-9',
  KEY_IN_DISGUISE: key,
  PORT: '8080',
};
const outcome = (names: readonly string[], allow: readonly string[] = [], deny: readonly string[] = []) => {
  const sources = { settings: { 'command-env': [...names] }, lists: { allow, ask: [], deny }, environment };
  const { passed, diagnostics, missing } = commandVariables(sources);
  return { passed: Object.keys(passed), refused: diagnostics.map(({ message }) => message), missing };
};

describe('commandVariables', () => {
  test('has the values of the step, and those of the setting', () => {
    const sources = { settings: { 'command-env': ['PORT', 'NODE_ENV=test'] }, lists: { allow: [], ask: [], deny: [] } };
    expect(commandVariables({ ...sources, environment }).passed).toEqual({ PORT: '8080', NODE_ENV: 'test' });
  });

  test.each([
    ['a secret by its name', 'PGPASSWORD'],
    ['the value of a secret', 'COPY'],
    ['the form of a token', 'KEY_IN_DISGUISE'],
    ['the form of a token in the setting', `OTHER=${key}`],
    ['a password for another machine', 'REMOTE_URL'],
    ['a password for several machines', 'CLUSTER_URL'],
  ])('%s needs a rule with its name', (_what, entry) => {
    const name = entry.split('=')[0] ?? '';
    const refused = [`${name} is a secret, and no rule names it`];
    expect(outcome([entry])).toEqual({ passed: [], refused, missing: [] });
    for (const rule of ['Env', 'Env(*)', 'Env(X)', 'Bash', `Env(${name}*)`])
      expect(outcome([entry], [rule])).toMatchObject({ passed: [], refused });
    expect(outcome([entry], [`Env(${name})`])).toEqual({ passed: [name], refused: [], missing: [] });
  });

  test.each([
    ['on this machine', 'DATABASE_URL', []],
    ['on a host that a rule names', 'REMOTE_URL', ['Network(db.example.org:5432)']],
    ['on a host below one that a rule names', 'REMOTE_URL', ['Network(*.example.org)']],
  ])('the password of a service %s is not a secret', (_where, name, allow) => {
    expect(outcome([name], allow)).toEqual({ passed: [name], refused: [], missing: [] });
  });

  test('a rule for every host names none', () => {
    expect(outcome(['REMOTE_URL'], ['Network(*)']).passed).toEqual([]);
  });

  test.each(['Env(PORT)', 'Env', 'Env(P*)'])('the deny rule %s forbids a variable', (rule) => {
    expect(outcome(['PORT'], [], [rule])).toMatchObject({
      passed: [],
      refused: [`the deny rule ${rule} forbids the variable PORT`],
    });
  });

  test('an error names the rule to add, and a notice the variables that the step does not set', () => {
    const check = (names: string[]) =>
      checkCommandVariables({
        settings: { 'command-env': names },
        lists: { allow: [], ask: [], deny: [] },
        environment,
      });
    expect(() => check(['COPY'])).toThrow('add Env(COPY) to allow if code of the repository may read it');
    expect(check(['PORT', 'NONE'])).toEqual([
      'command-env names NONE, which the step does not set: commands do not get it.',
    ]);
  });
});
