import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startersFor } from '../../src/commands/init/starters.js';
import { parseSettings } from '../../src/settings/parse-settings.js';

const path = join(resolve(import.meta.dirname, '../..'), 'schema/config.schema.json');
const validator = new Validator(JSON.parse(readFileSync(path, 'utf8')) as object, '7');

describe('the JSON Schema of the configuration file', () => {
  test.each<[string, unknown]>([
    ['rules as a list', { allow: ['Read'], deny: ['Bash(git push:*)'] }],
    ['rules as text', { ask: 'Read\nGlob' }],
    ['numbers', { 'max-turns': 3, 'max-cost-usd': 0.5 }],
    ['a choice', { mode: 'plan', publish: ['summary', 'check'] }],
    ['instruction files by name', { 'instruction-files': ['AGENTS.md'], skills: false }],
  ])('accepts %s, as the program does', (_, settings) => {
    expect(validator.validate(settings).errors).toEqual([]);
    expect(diagnosticsOf(settings as object)).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['an unknown key', { 'max-turn': 3 }],
    ['a key that only a workflow may set', { 'base-url': 'https://example.org' }],
    ['a number out of range', { 'max-turns': 0 }],
    ['an unknown choice', { mode: 'fast' }],
    ['an unknown target', { publish: ['sumary'] }],
    ['a number for a rule', { allow: [3] }],
  ])('rejects %s, as the program does', (_, settings) => {
    expect(validator.validate(settings).valid).toBe(false);
    expect(diagnosticsOf(settings as object)).not.toEqual([]);
  });

  test('accepts the configuration that init writes', () => {
    const [config] = startersFor([], {
      action: 'a/b@v1',
      release: null,
      ciWorkflows: [],
      reviewPath: null,
      model: [],
      serverVariable: null,
      hasPrice: true,
    }).filter((file) => file.path.endsWith('config.yml'));
    expect(validator.validate(parse(config?.text ?? '')).errors).toEqual([]);
  });
});

function diagnosticsOf(settings: object) {
  const given = Object.entries(settings).map(([name, value]: [string, unknown]) => ({ name, value, location: name }));
  return parseSettings(given, 'file').diagnostics;
}
