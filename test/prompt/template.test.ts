import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { parseTemplate } from '../../src/prompt/template.js';
import rows from '../cases/prompt/template.json' with { type: 'json' };
import { specOf } from './doubles.js';

interface Row {
  readonly name: string;
  readonly body: string;
  readonly segments?: readonly (readonly [string, string, number, number])[];
  readonly unclosed?: readonly string[];
}

function diagnosticsOf(
  body: string,
): readonly { location?: string | undefined; code: string; found?: string | undefined }[] {
  try {
    parseTemplate(specOf(body));
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics;
    throw error;
  }
}

describe('parseTemplate', () => {
  test.each((rows as unknown as Row[]).filter((row) => row.segments !== undefined))('parseTemplate: $name', ({
    body,
    segments,
  }) => {
    const parsed = parseTemplate(specOf(body));
    expect(parsed.map(({ kind, content, start, end }) => [kind, content, start, end])).toEqual(segments);
  });

  test.each((rows as unknown as Row[]).filter((row) => row.unclosed !== undefined))('parseTemplate: $name', ({
    body,
    unclosed,
  }) => {
    const diagnostics = diagnosticsOf(body);
    expect(diagnostics.map(({ location }) => location)).toEqual(unclosed);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['placeholder-unclosed']));
  });

  test('shows the previous line, the line and a caret in the code frame', () => {
    expect(diagnosticsOf('first\nsecond !{x')[0]?.found).toBe('1 | first\n2 | second !{x\n  |        ^');
  });

  test('reports the location in the file if the body begins further down', () => {
    const spec = specOf('a\n!{', { source: 'c.md', bodyAt: { line: 4, column: 1 } });
    expect(() => parseTemplate(spec)).toThrow(
      expect.objectContaining({ message: expect.stringContaining('c.md:5:1: ') as string }),
    );
  });

  test('supports only the arguments placeholder in an inline prompt', () => {
    const parsed = parseTemplate(specOf('!{id} @{x} {{args}} !{', { format: 'inline' }));
    expect(parsed.map(({ kind, source }) => [kind, source])).toEqual([
      ['text', '!{id} @{x} '],
      ['args', '{{args}}'],
      ['text', ' !{'],
    ]);
  });

  test('finds many unclosed placeholders in linear time', () => {
    expect(diagnosticsOf('!{'.repeat(200_000))).toHaveLength(20);
  });

  const pieces = fc.array(fc.constantFrom('!{', '@{', '{', '}', '{{args}}', 'a', ' ', '\n', '"', '\\', '😀'));

  test('the joined sources of the segments are the body, without gap or overlap', () => {
    fc.assert(
      fc.property(pieces, (list) => {
        const body = list.join('');
        if (diagnosticsOf(body).length > 0) return;
        const segments = parseTemplate(specOf(body));
        expect(segments.map(({ source }) => source).join('')).toBe(body);
        let end = 0;
        for (const segment of segments) {
          expect(segment.start).toBe(end);
          expect(segment.source).toBe(body.slice(segment.start, segment.end));
          end = segment.end;
        }
      }),
    );
  });

  test('a placeholder ends at its balancing brace', () => {
    fc.assert(
      fc.property(pieces, (list) => {
        const body = list.join('');
        if (diagnosticsOf(body).length > 0) return;
        for (const { kind, start, end } of parseTemplate(specOf(body))) {
          if (kind !== 'shell' && kind !== 'file') continue;
          let depth = 1;
          let at = start + 2;
          for (; depth > 0; at += 1) depth += body[at] === '{' ? 1 : body[at] === '}' ? -1 : 0;
          expect(end).toBe(at);
        }
      }),
    );
  });
});
