import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.js';
import { parseTemplate } from '../../../src/prompt/template.js';
import type { PromptFormat, TemplateSegment } from '../../../src/prompt/types.js';
import claude from '../../cases/prompt/claude.json' with { type: 'json' };
import promptMd from '../../cases/prompt/prompt-md.json' with { type: 'json' };
import variants from '../../cases/prompt/variants.json' with { type: 'json' };
import { specOf } from '../doubles.js';

interface Row {
  readonly name: string;
  readonly body: string;
  readonly names?: readonly string[];
  /** Kind, source and content of what is not the author's text. */
  readonly segments?: readonly (readonly [string, string, string])[];
  readonly unclosed?: readonly string[];
}

function parse(
  format: PromptFormat,
  source: string,
  { body, names = [] }: Pick<Row, 'body' | 'names'>,
): TemplateSegment[] {
  return parseTemplate(specOf(body, { format, source, argumentNames: names }));
}

function diagnosticsOf(run: () => unknown): readonly (readonly [string, string | undefined])[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics.map(({ code, location }) => [code, location]);
    throw error;
  }
}

const sources: Readonly<Record<string, string>> = { 'prompt-md': '.github/prompts/x.prompt.md' };

/** Format, body, and kind, content and place of text that is not the author's; `null` for an unclosed placeholder. */
test.each(
  variants as [PromptFormat, string, [string, string, number, number][] | null][],
)('%s: %j', (format, body, expected) => {
  const source = sources[format] ?? 'x';
  if (expected === null) {
    expect(diagnosticsOf(() => parse(format, source, { body }))[0]?.[0]).toBe('placeholder-unclosed');
    return;
  }
  const found = parse(format, source, { body });
  expect(found.map((segment) => segment.source).join('')).toBe(body);
  expect(
    found
      .filter((one) => one.kind !== 'text' || one.content !== one.source)
      .map(({ kind, content, start, end }) => [kind, content, start, end]),
  ).toEqual(expected);
});

const yml: readonly Row[] = [
  {
    name: 'variables and arguments',
    body: '{{input}} {{ a.b-c }} {{args}}',
    segments: [
      ['variable', '{{input}}', 'input'],
      ['variable', '{{ a.b-c }}', 'a.b-c'],
      ['args', '{{args}}', 'args'],
    ],
  },
  { name: 'others are plain text', body: '{{#if x}} {{x y}} {x} {{\nx}} {{}} !{ls} @{f} $1', segments: [] },
];

describe.each([
  { format: 'claude', source: 'p.md', rows: claude as unknown as Row[] },
  { format: 'prompt-md', source: '.github/prompts/p.prompt.md', rows: promptMd as unknown as Row[] },
  { format: 'prompt-yml', source: 'p.prompt.yml', rows: yml },
] as const)('$format', ({ format, source, rows }) => {
  test.each(rows.filter(({ segments }) => segments !== undefined))('$name', (row) => {
    const found = parse(format, source, row).filter((one) => one.kind !== 'text' || one.content !== one.source);
    expect(found.map(({ kind, source: written, content }) => [kind, written, content])).toEqual(row.segments);
  });

  test.each(rows.filter(({ unclosed }) => unclosed !== undefined))('$name', (row) => {
    expect(diagnosticsOf(() => parse(format, source, row))).toEqual(
      row.unclosed?.map((where) => ['placeholder-unclosed', where]),
    );
  });

  const pieces = [
    '$ARGUMENTS',
    '$1',
    '\\',
    '!`',
    '`',
    '```',
    '```!',
    '\n',
    ' ',
    '@a/b.c',
    '{{x}}',
    '${input:x}',
    '[a](',
    'b.md',
    ')',
    '~~~',
    '#file:',
    'a',
    '"',
    '😀',
  ];

  test('the joined sources of the segments are the body, without gap or overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (list) => {
        const body = list.join('');
        if (diagnosticsOf(() => parse(format, source, { body })).length > 0) return;
        let end = 0;
        for (const segment of parse(format, source, { body })) {
          expect(segment.start).toBe(end);
          expect(segment.source).toBe(body.slice(segment.start, segment.end));
          end = segment.end;
        }
        expect(end).toBe(body.length);
      }),
    );
  });

  test.each([
    '!`',
    '` ',
    '@a/b.c ',
    '@a/b.* ',
    '`x` !`y` ',
    '$1 ',
    '```\n',
    '[a](b) ',
    '${input:',
    '{{x',
    '\n\n`',
  ])('many of %j are parsed in linear time', (piece) => {
    diagnosticsOf(() => parse(format, source, { body: piece.repeat(40_000) }));
  });

  test('parses a body of maximum size that consists of code spans', () => {
    expect(parse(format, source, { body: '`x`'.repeat(330_000) })).toHaveLength(1);
  });
});
