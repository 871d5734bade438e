import { describe, expect, test } from 'vitest';
import { schemaProblems } from '../../src/messages/json-schema.js';

const shown = (schema: unknown) => schemaProblems(schema).map(({ pointer, what }) => `${pointer}: ${what}`);

describe('a schema', () => {
  test.each<[name: string, schema: unknown]>([
    ['that allows everything', {}],
    [
      'of every kind of keyword',
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $defs: { name: { type: 'string', pattern: '^\\p{L}+$', $anchor: 'n' } },
        type: ['object', 'null'],
        properties: { a: { $ref: '#/$defs/name' }, b: { $ref: '#n' }, type: { enum: [1, null] }, $ref: true },
        patternProperties: { '^x-': { minimum: -1.5 } },
        required: ['a'],
        additionalProperties: false,
        anyOf: [{ not: { const: {} } }, { items: [{}, { maxItems: 2 }] }],
      },
    ],
    ['that refers to itself', { properties: { next: { $ref: '#' } } }],
    ['with keywords of other people', { 'x-order': 3, examples: [{ type: 'not a type' }] }],
  ])('%s has no problem', (_name, schema) => {
    expect(shown(schema)).toEqual([]);
  });

  test.each<[schema: unknown, problem: string]>([
    [[], ': a schema is an object, and this is a list'],
    [null, ': a schema is an object, and this is null'],
    ['x', ': a schema is an object, and this is a string'],
    [
      { type: 'text' },
      '/type: type is one of string, number, integer, boolean, object, array, null, or a list of them',
    ],
    [{ properties: [] }, '/properties: properties is a mapping of names to schemas'],
    [{ properties: { 'a/b': 1 } }, '/properties/a~1b: a schema is an object, and this is a number'],
    [{ anyOf: [] }, '/anyOf: anyOf is a list of schemas'],
    [{ items: [{ required: 'a' }] }, '/items/0/required: required is a list of property names'],
    [{ enum: [] }, '/enum: enum is a list of at least one value'],
    [{ pattern: '(' }, '/pattern: "(" is no regular expression'],
    [{ patternProperties: { '[': {} } }, '/patternProperties/[: "[" is no regular expression'],
    [{ minLength: -1 }, '/minLength: minLength is a whole number, 0 or more'],
    [{ maximum: '3' }, '/maximum: maximum is a number'],
    [{ $ref: '#/$defs/x' }, '/$ref: $ref points to #/$defs/x, which is not there'],
    [{ $ref: '#x' }, '/$ref: $ref points to #x, which is not there'],
    [{ $ref: 'https://example.org/s' }, '/$ref: $ref may only point into this schema (#/…), and nothing is fetched'],
    [{ $ref: 'other.json' }, '/$ref: $ref may only point into this schema (#/…), and nothing is fetched'],
    [{ $ref: '#/constructor' }, '/$ref: $ref points to #/constructor, which is not there'],
  ])('%j is none', (schema, problem) => {
    expect(shown(schema)).toEqual([problem]);
  });

  test('names all problems, twenty at most', () => {
    expect(shown({ type: 1, enum: 1 })).toHaveLength(2);
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, 1]));
    expect(shown({ properties: many })).toHaveLength(20);
  });

  test('may not nest without end', () => {
    let schema: object = {};
    for (let depth = 0; depth < 10_000; depth += 1) schema = { not: schema };
    expect(shown(schema)[0]).toMatch(/: it is nested deeper than 64 levels$/);
  });
});
