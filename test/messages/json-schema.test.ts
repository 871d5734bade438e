import { describe, expect, test } from 'vitest';
import { schemaProblems } from '../../src/messages/json-schema.js';

const shown = (schema: unknown) => schemaProblems(schema).map(({ pointer, what }) => `${pointer}: ${what}`);

describe('a schema', () => {
  test.each<[name: string, schema: unknown]>([
    ['that allows everything', {}],
    [
      'with every kind of keyword',
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $defs: { name: { type: 'string', pattern: '^\\p{L}+$', $anchor: 'n' } },
        type: ['object', 'null'],
        examples: [{ $ref: 'data' }],
        properties: { a: { $ref: '#/$defs/name' }, b: { $ref: '#n' }, type: { enum: [1, null] }, $ref: true },
        patternProperties: { '^x-': { minimum: -1.5 } },
        required: ['a'],
        additionalProperties: false,
        anyOf: [{ not: { const: {} } }, { items: [{}, { maxItems: 2 }] }],
      },
    ],
    ['that refers to itself', { properties: { next: { $ref: '#' } } }],
    ['with unknown keywords', { 'x-order': 3, examples: [{ type: 'not a type' }] }],
  ])('accepts a schema %s', (_name, schema) => {
    expect(shown(schema)).toEqual([]);
  });

  test.each<[schema: unknown, problem: string]>([
    [[], ': a schema must be an object, found a list'],
    [null, ': a schema must be an object, found null'],
    ['x', ': a schema must be an object, found a string'],
    [
      { type: 'text' },
      '/type: type must be one of string, number, integer, boolean, object, array, null, or a list of them',
    ],
    [{ properties: [] }, '/properties: properties must be a mapping of names to schemas'],
    [{ properties: { 'a/b': 1 } }, '/properties/a~1b: a schema must be an object, found a number'],
    [{ anyOf: [] }, '/anyOf: anyOf must be a list of schemas'],
    [{ items: [{ required: 'a' }] }, '/items/0/required: required must be a list of property names'],
    [{ enum: [] }, '/enum: enum must be a list of at least one value'],
    [{ pattern: '(' }, '/pattern: "(" is not a valid regular expression'],
    [{ patternProperties: { '[': {} } }, '/patternProperties/[: "[" is not a valid regular expression'],
    [{ pattern: 3 }, '/pattern: pattern must be a string'],
    [
      { properties: { '50%': { minItems: 1.5 } } },
      '/properties/50%/minItems: minItems must be an integer of at least 0',
    ],
    [{ $dynamicRef: '#x' }, '/$dynamicRef: $dynamicRef is not supported; use $ref'],
    [{ uniqueItems: 'yes' }, '/uniqueItems: uniqueItems must be true or false'],
    [{ $ref: 3 }, '/$ref: $ref must be a string'],
    [
      { type: ['string', 'text'] },
      '/type: type must be one of string, number, integer, boolean, object, array, null, or a list of them',
    ],
    [{ properties: { $ref: { $ref: '#/x' } } }, '/properties/$ref/$ref: $ref points to #/x, which does not exist'],
    [{ minLength: -1 }, '/minLength: minLength must be an integer of at least 0'],
    [{ maximum: '3' }, '/maximum: maximum must be a number'],
    [{ $ref: '#/$defs/x' }, '/$ref: $ref points to #/$defs/x, which does not exist'],
    [{ $ref: '#x' }, '/$ref: $ref points to #x, which does not exist'],
    [{ $ref: 'https://example.org/s' }, '/$ref: $ref can only point into this schema (#/…); nothing is fetched'],
    [{ $ref: 'other.json' }, '/$ref: $ref can only point into this schema (#/…); nothing is fetched'],
    [{ $ref: '#/constructor' }, '/$ref: $ref points to #/constructor, which does not exist'],
  ])('rejects the schema %j', (schema, problem) => {
    expect(shown(schema)).toEqual([problem]);
  });

  test('reports all problems, at most twenty', () => {
    expect(shown({ type: 1, enum: 1 })).toHaveLength(2);
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, 1]));
    expect(shown({ properties: many })).toHaveLength(20);
  });

  test('rejects a schema nested too deeply', () => {
    let schema: object = {};
    for (let depth = 0; depth < 10_000; depth += 1) schema = { not: schema };
    expect(shown(schema)[0]).toMatch(/: nested deeper than 64 levels$/);
  });
});
