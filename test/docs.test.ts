import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { diagnosticCodes } from '../src/errors.js';
import { settingNames, settingsSchema } from '../src/settings/schema.js';
import { version } from '../src/version.js';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface ActionFile {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}
const action = parse(read('action.yml')) as ActionFile;

describe('action.yml', () => {
  test('has an input for every setting and no other', () => {
    expect(Object.keys(action.inputs).sort()).toEqual([...settingNames].sort());
  });

  test('gives no default that would hide the configuration file', () => {
    const withDefault = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined);
    expect(withDefault.map(([name]) => name)).toEqual(['github-token']);
  });

  const defaults = settingsSchema.parse({});
  test.each(settingNames.filter((name) => name !== 'args'))('tells the default of %s, if it has one', (name) => {
    const value = defaults[name];
    const said = /Default `([^`]*)`[.,]/.exec(action.inputs[name]?.description ?? '')?.[1];
    if (value === undefined) expect(name === 'config' || said === undefined).toBe(true);
    else expect(said ?? '').toBe(Array.isArray(value) ? value.join(', ') : String(value));
  });
});

describe('docs/errors.md', () => {
  test('has a section for every code and no other, in order', () => {
    const sections = [...read('docs/errors.md').matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(sections).toEqual([...diagnosticCodes]);
  });

  test.each([...diagnosticCodes])('%s says what to do', (code) => {
    const section = read('docs/errors.md').split(`## ${code}\n`)[1]?.split('\n## ')[0] ?? '';
    expect(section).toContain('Mend: ');
  });
});

test('the version is that of package.json', () => {
  expect((JSON.parse(read('package.json')) as { version: string }).version).toBe(version);
});
