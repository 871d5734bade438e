import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../src/report/findings.js';
import { annotationLines } from '../../src/report/formats/annotations.js';
import { codeQuality } from '../../src/report/formats/code-quality.js';
import { junit, junitError } from '../../src/report/formats/junit.js';
import { sarif } from '../../src/report/formats/sarif.js';
import { type Finding, severities } from '../../src/tools/self-report/types.js';
import { aFolder } from '../doubles/place.js';
import { commandsIn } from '../doubles/runner-files.js';

const aFinding = (more: Partial<Finding> = {}): Finding => ({
  path: 'src/a b.ts',
  line: 3,
  severity: 'error',
  title: 'Off by one',
  message: 'The loop ends late.',
  ...more,
});

const anyFinding: fc.Arbitrary<Finding> = fc.record({
  path: fc.string({ unit: 'binary', minLength: 1 }),
  line: fc.integer({ min: 1 }),
  severity: fc.constantFrom(...severities),
  title: fc.string({ unit: 'binary', minLength: 1 }),
  message: fc.string({ unit: 'binary', minLength: 1 }),
});

const validator = ((): string | null => {
  try {
    return createRequire(import.meta.url)('@microsoft/sarif-multitool') as string;
  } catch {
    return null;
  }
})();

interface Replacement {
  readonly deletedRegion: { startLine: number; startColumn?: number; endLine: number; endColumn?: number };
  readonly insertedContent?: { readonly text: string };
}

/** A region without columns begins with its first line and ends before the line break of its last one (SARIF 3.30). */
function applied(text: string, { deletedRegion, insertedContent }: Replacement): string {
  const { startLine, startColumn = 1, endLine, endColumn } = deletedRegion;
  const lines = text.split('\n');
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
  const end = offset(endLine, endColumn ?? (lines[endLine - 1] ?? '').length + 1);
  return `${text.slice(0, offset(startLine, startColumn))}${insertedContent?.text ?? ''}${text.slice(end)}`;
}

test('a Code Quality report names file, lines and severity, and no two fingerprints are alike', () => {
  const [first, second, third] = JSON.parse(
    codeQuality([
      aFinding(),
      aFinding({ line: 9, endLine: 11, severity: 'note' }),
      aFinding({ line: 3, title: 'Else' }),
    ]),
  ) as readonly { readonly fingerprint: string }[];
  expect(first).toMatchObject({
    description: 'Off by one: The loop ends late.',
    severity: 'major',
    location: { path: 'src/a b.ts', lines: { begin: 3 } },
  });
  expect(second).toMatchObject({ severity: 'info', location: { lines: { begin: 9, end: 11 } } });
  expect(new Set([first?.fingerprint, second?.fingerprint, third?.fingerprint]).size).toBe(3);
  expect(codeQuality([])).toBe('[]\n');
});

test('counts a repeated finding once', () => {
  const twice = { kind: 'findings', findings: [aFinding(), aFinding({ line: 4 }), aFinding()] } as const;
  const requests = [twice, { kind: 'noop', reason: 'x' } as const, twice];
  expect(
    findingsOf({ requests: requests, structured: { findings: [aFinding()] } }).findings.map(({ line }) => line),
  ).toEqual([3, 4]);
});

const plain = { path: 'a.ts', line: 1, severity: 'note', title: 't', message: 'm' };

describe('a structured answer', () => {
  const inAnswer = (structured: unknown) => findingsOf({ requests: [], structured });

  test.each<[string, unknown, object]>([
    ['has findings in its field of that name', plain, plain],
    ['may have more fields', { ...plain, confidence: 0.5, __proto__: null }, plain],
    ['may give null for what is not given', { ...plain, endLine: null, rule: null, suggestion: null }, plain],
    [
      'gives them all',
      { ...plain, endLine: 2, rule: 'r', suggestion: '' },
      { ...plain, endLine: 2, rule: 'r', suggestion: '' },
    ],
    ['has paths without a dot', { ...plain, path: './a.ts' }, plain],
  ])('a structured answer: %s', (_name, given, finding) => {
    expect(inAnswer({ event: 'x', findings: [given] })).toEqual({ findings: [finding], invalid: 0 });
  });

  test.each<[string, unknown]>([
    ['none', undefined],
    ['a text', 'findings'],
    ['a list', [plain]],
    ['no findings', { event: 'x' }],
    ['findings of another kind', { findings: ['one', 'two'] }],
    ['findings that are not a list', { findings: plain }],
    ['a severity of its own', { findings: [{ ...plain, severity: 'critical' }] }],
    ['a line of none', { findings: [{ ...plain, line: 0 }] }],
    ['no path', { findings: [{ ...plain, path: '' }] }],
    ['a rule with blanks', { findings: [{ ...plain, rule: 'a b' }] }],
  ])('an answer with %s contains no findings', (_name, structured) => {
    expect(inAnswer(structured)).toEqual({ findings: [], invalid: 0 });
  });

  test('counts findings without the documented form if others have it', () => {
    expect(inAnswer({ findings: [plain, 'x', { ...plain, line: -1 }, null] })).toMatchObject({ invalid: 3 });
  });

  test('accepts a structured answer of any form', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void inAnswer({ findings: value })));
    fc.assert(fc.property(fc.array(fc.jsonValue()), (findings) => void inAnswer({ findings })));
  });
});

describe('SARIF', () => {
  test('writes SARIF for GitHub code scanning', () => {
    const findings = [
      aFinding({ rule: 'loops', endLine: 5, suggestion: 'i < n;' }),
      aFinding({ severity: 'note' }),
      aFinding({ rule: 'loops', path: 'x#?.ts' }),
    ];
    const log = JSON.parse(sarif(findings, '1.2.3')) as {
      version: string;
      runs: [{ tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }];
    };
    expect(log.version).toBe('2.1.0');
    expect(log.runs[0].tool.driver.rules.map(({ id }) => id)).toEqual(['loops', 'finding']);
    const artifactLocation = { uri: 'src/a%20b.ts', uriBaseId: '%SRCROOT%' };
    const region = { startLine: 3, endLine: 5 };
    expect(log.runs[0].results[0]).toMatchObject({
      ruleId: 'loops',
      ruleIndex: 0,
      level: 'error',
      message: { text: 'Off by one\n\nThe loop ends late.' },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      fixes: [
        {
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: 'i < n;' } }] },
          ],
        },
      ],
    });
    expect(log.runs[0].results.map(({ level, ruleIndex }) => [level, ruleIndex])).toEqual([
      ['error', 0],
      ['note', 1],
      ['error', 0],
    ]);
    expect(JSON.stringify(log.runs[0].results[2])).toContain('x%23%3F.ts');
  });

  test('keeps the fingerprint of a finding when its line moves', () => {
    const prints = [aFinding(), aFinding({ line: 90 }), aFinding({ title: 'Other' })].map(
      (finding) => /"sallyport\/v1": "(\w+)"/.exec(sarif([finding], '1'))?.[1],
    );
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(prints[2]);
  });

  test.skipIf(validator === null)('is valid for GitHub, with and without findings', () => {
    const folder = aFolder({
      'some.sarif': sarif(
        [aFinding({ rule: 'loops', suggestion: '' }), aFinding(), aFinding({ severity: 'note' })],
        '1',
      ),
      'none.sarif': sarif([], '1'),
    });
    chmodSync(validator ?? '', 0o755);
    const { stdout } = spawnSync(
      validator ?? '',
      ['validate', 'some.sarif', 'none.sarif', '--rule-kind', 'Sarif;Ghas', '--level', 'Error'],
      { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: folder } },
    );
    expect(stdout).toContain('2 files scanned');
    expect(stdout).not.toMatch(/: (?:error|failure) /);
  });

  test.each([
    ['one line', { line: 2, suggestion: 'TWO' }, 'one\nTWO\nthree\n'],
    ['several lines, with its line break', { line: 1, endLine: 2, suggestion: 'A\nB\n' }, 'A\nB\nthree\n'],
    ['the last line', { line: 3, suggestion: 'THREE\n' }, 'one\ntwo\nTHREE\n'],
    ['lines that go', { line: 1, endLine: 2, suggestion: '' }, 'three\n'],
    ['an empty line', { line: 2, suggestion: '\n' }, 'one\n\nthree\n'],
  ])('a fix, applied, gives the suggested file: %s', (_name, more, fixed) => {
    const log = JSON.parse(sarif([aFinding(more)], '1')) as {
      runs: [{ results: [{ fixes: [{ artifactChanges: [{ replacements: [Replacement] }] }] }] }];
    };
    expect(applied('one\ntwo\nthree\n', log.runs[0].results[0].fixes[0].artifactChanges[0].replacements[0])).toBe(
      fixed,
    );
  });

  test('writes SARIF for any text', () => {
    fc.assert(fc.property(anyFinding, (finding) => JSON.parse(sarif([finding], '1')) !== null));
  });
});

describe('JUnit', () => {
  test('writes errors and warnings as failed test cases and notes as passed ones', () => {
    const xml = junit([aFinding(), aFinding({ severity: 'warning', rule: 'r' }), aFinding({ severity: 'note' })]);
    expect(xml).toContain('<testsuite name="sallyport" tests="3" failures="2" errors="0">');
    expect(xml).toContain('<failure type="error" message="Off by one">src/a b.ts:3\nThe loop ends late.</failure>');
    expect(xml).toContain('<failure type="r"');
    expect(xml.match(/<system-out>/g)).toHaveLength(1);
  });

  test('names of cases are unique, have no lines, and stay when all lines move or the order changes', () => {
    const found = [
      aFinding({ line: 4 }),
      aFinding({ line: 9, message: 'Other.' }),
      aFinding({ line: 4, rule: 'r' }),
      aFinding({ line: 4, title: 'Off by one (src/a b.ts) 2' }),
      aFinding({ line: 4, path: 'b.ts' }),
    ];
    const namesOf = (findings: readonly Finding[]) =>
      new Map(
        [...junit(findings).matchAll(/ name="([^"]+)" file="[^"]+" line="\d+">.*/g)].map(([text, name]) => [
          name,
          /\n?(.*)<\/failure/.exec(text)?.[1] ?? '',
        ]),
      );
    const names = [...namesOf(found).keys()];
    expect(names).toEqual([...new Set(names)]);
    expect(names).toHaveLength(5);
    const moved = found.map((finding) => ({ ...finding, line: finding.line + 100 })).reverse();
    expect([...namesOf(moved).keys()].sort()).toEqual(names.sort());
  });

  test('a run that did not end well is one case with an error', () => {
    const xml = junitError('budget', 'max-cost-usd <0.01> was reached.');
    expect(xml).toContain('<testsuite name="sallyport" tests="1" failures="0" errors="1">');
    expect(xml).toContain('<error type="budget" message="max-cost-usd &lt;0.01&gt; was reached."/>');
  });

  test('escapes any text in JUnit XML', () => {
    fc.assert(
      fc.property(anyFinding, (finding) => {
        const xml = junit([finding]);
        const bare = xml.replace(/&(?:amp|lt|gt|quot);/g, '');
        expect(bare).not.toContain('&');
        expect(bare.match(/</g)).toHaveLength(9);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/u);
      }),
    );
  });
});

describe('annotations', () => {
  test('annotates lines, worst first, with at most ten annotations per level', () => {
    const many = Array.from({ length: 12 }, (_, index) => aFinding({ line: index + 1, severity: 'note' }));
    const lines = annotationLines([...many, aFinding({ endLine: 9 })]);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe('::error file=src/a b.ts,line=3,endLine=9,title=Off by one::The loop ends late.');
    expect(lines[1]).toMatch(/^::notice file=src\/a b\.ts,line=1,endLine=1,/);
  });

  test('prevents text in annotations from acting as a workflow command', () => {
    fc.assert(
      fc.property(anyFinding, (finding) => {
        const [line = ''] = annotationLines([finding]);
        expect(line).not.toMatch(/[\r\n]/);
        const { annotations, otherCommands, masks } = commandsIn(line);
        expect([annotations.length, otherCommands.length, masks.length]).toEqual([1, 0, 0]);
        expect(annotations[0]).toMatchObject({
          message: finding.message,
          properties: { file: finding.path, title: finding.title },
        });
      }),
    );
  });

  test('escapes an annotation title that could end the command', () => {
    const [line = ''] = annotationLines([aFinding({ path: 'a,line=9::x', title: '%0A::error::y\n::error::z' })]);
    const { annotations } = commandsIn(line);
    expect(annotations).toMatchObject([{ properties: { file: 'a,line=9::x', line: '3' } }]);
  });
});
