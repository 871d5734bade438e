import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { handoffComment, handoffLimits, handoffMarkdown, handoffOf } from '../../src/report/handoff.js';
import { readHandoff } from '../../src/report/handoff-read.js';

const head = 'a'.repeat(40);
const good = { version: 1, head, text: 'All tests pass.' };
const finding = { path: 'src/a.ts', line: 3, severity: 'error', title: 'Wrong', message: 'It is wrong.' } as const;
const read = (value: unknown) =>
  readHandoff(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)), { where: 'handoff.json', head });

function diagnosticsOf(value: unknown): readonly string[] {
  try {
    read(value);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const diagnostic of error.diagnostics) expect(diagnostic.code).toBe('handoff-invalid');
    return error.diagnostics.map(({ message }) => message);
  }
}

describe('reading', () => {
  test.each([
    ['a text', good],
    ['findings', { ...good, findings: [finding, { ...finding, endLine: 5 }] }],
    ['no text', { ...good, text: '' }],
  ])('a hand-off is accepted with %s', (_name, value) => {
    expect(read(value)).toEqual(value);
  });

  test.each<readonly [string, unknown, string]>([
    ['no JSON', '{', 'it is not JSON in UTF-8'],
    ['nothing', '', 'it is not JSON in UTF-8'],
    ['a list', [good], 'it does not hold a JSON object'],
    ['null', null, 'it does not hold a JSON object'],
    ['another version', { ...good, version: 2 }, 'version is not 1'],
    ['no version', { head, text: '' }, 'version is not 1'],
    ['a different commit', { ...good, head: 'b'.repeat(40) }, 'it is for a different commit than the event'],
    ['a short commit', { ...good, head: 'abc1234' }, 'head is not a full commit SHA'],
    ['an option as a commit', { ...good, head: '--upload-pack=id' }, 'head is not a full commit SHA'],
    ['a number of a pull request', { ...good, number: 1 }, 'the file has 1 unknown field(s)'],
    ['a repository', { ...good, repository: 'acme/other' }, 'the file has 1 unknown field(s)'],
    ['a verdict', { ...good, event: 'APPROVE', labels: ['x'] }, 'the file has 2 unknown field(s)'],
    ['a key of the prototype', `{"version":1,"head":"${head}","text":"x","__proto__":{"a":1}}`, 'unknown field(s)'],
    ['a constructor', { ...good, constructor: { prototype: {} } }, 'the file has 1 unknown field(s)'],
    ['a text that is none', { ...good, text: ['x'] }, 'text is not a string'],
    ['a text that is too long', { ...good, text: 'x'.repeat(handoffLimits.text + 1) }, 'text has more than 40000'],
    ['findings that are none', { ...good, findings: 'x' }, 'findings is not a list of findings'],
    ['too many', { ...good, findings: Array(101).fill(finding) }, 'findings has more than 100 items'],
    ['a finding with more', { ...good, findings: [{ ...finding, url: 'x' }] }, 'findings.0 has 1 unknown field(s)'],
    ['a line that is none', { ...good, findings: [{ ...finding, line: '3' }] }, 'findings.0.line is not a line number'],
    ['line 0', { ...good, findings: [{ ...finding, line: 0 }] }, 'findings.0.line is not a line number'],
    ['a list of lists of lists', `${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'it does not hold a JSON object'],
    [
      'deep findings',
      `{"version":1,"head":"${head}","text":"x","findings":${'['.repeat(300_000)}${']'.repeat(300_000)}}`,
      'findings.0',
    ],
    [
      'keys of the prototype as fields',
      `{"version":1,"head":"${head}","text":"x","toString":1,"hasOwnProperty":1}`,
      '2 unknown field(s)',
    ],
    [
      'a second head behind the first',
      `{"version":1,"head":"${head}","text":"x","head":"${'b'.repeat(40)}"}`,
      'a different commit',
    ],
    ['a number in words', { ...good, findings: [{ ...finding, line: 1e300 }] }, 'findings.0.line is not a line number'],
    ['a path without an end', { ...good, findings: [{ ...finding, path: 'x'.repeat(501) }] }, 'path has more than 500'],
    ['a severity of its own', { ...good, findings: [{ ...finding, severity: '::error::' }] }, 'severity is not one of'],
  ])('a hand-off is refused with %s', (_name, value, expected) => {
    const diagnostics = diagnosticsOf(value);
    expect(diagnostics.join('\n')).toContain(expected);
    // Untrusted text never appears in the log.
    expect(diagnostics.join('\n')).not.toMatch(/::|APPROVE|--upload/);
  });

  test('refuses bytes that are not UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from(`{"version":1,"head":"${head}","text":"`),
      Buffer.from([0xff, 0x22, 0x7d]),
    ]);
    expect(() => readHandoff(bytes, { where: 'h', head })).toThrow('not JSON in UTF-8');
  });

  test('never sets a prototype', () => {
    diagnosticsOf(`{"version":1,"head":"${head}","text":"x","__proto__":{"polluted":1}}`);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('returns a hand-off or its own errors for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(diagnosticsOf(text)).not.toEqual([]);
      }),
    );
  });
});

describe('writing', () => {
  test('reads any hand-off that a run writes, however large', () => {
    const findings = Array.from({ length: 150 }, (_, index) => ({
      ...finding,
      path: index === 0 ? 'x'.repeat(600) : `src/${String(index)}.ts`,
      message: 'm'.repeat(5_000),
      suggestion: 'not handed off',
    }));
    const handoff = handoffOf({ text: 'line\n'.repeat(50_000) }, findings, head);
    const loaded = read(handoff);
    expect(loaded.findings).toHaveLength(100);
    expect(loaded.findings?.[0]?.path).toBe('src/1.ts');
    expect(loaded.text).toContain('Truncated here');
    expect(JSON.stringify(loaded)).not.toContain('suggestion');
    expect(Buffer.byteLength(JSON.stringify(handoff))).toBeLessThan(handoffLimits.fileBytes);
  });

  test('states the source of the text first', () => {
    const markdown = handoffMarkdown({ text: 'Fine.', findings: [finding], head, run: null });
    expect(markdown.indexOf('The author of the pull request could have changed it')).toBeLessThan(
      markdown.indexOf('Fine.'),
    );
    expect(markdown).toContain('`src/a.ts:3`');
  });

  test('fits into a comment with its own marker', () => {
    const body = handoffComment('default', 'x\n'.repeat(60_000));
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.startsWith('<!-- sallyport:default:handoff -->\n')).toBe(true);
  });
});
