import type { Document, LineCounter, Node } from 'yaml';
import { type Diagnostic, UserError } from '../../errors.js';
import { aliasProblem } from '../../prompt/formats/yaml-bounds.js';
import { type ExplainQuestion, readQuestion } from '../explain-question.js';

/** The two outcomes in CI, or the exact decision. */
const expectations = ['run', 'refuse', 'allow', 'ask', 'deny'] as const;
/** One row: a call, its rules, and what must happen to it. */
export interface RuleTest {
  readonly question: ExplainQuestion;
  readonly expect: (typeof expectations)[number];
  /** File and line. */
  readonly location: string;
}

/** The rules of a row that names none. */
export type DefaultRules = Pick<ExplainQuestion, 'allow' | 'ask' | 'deny' | 'mode'>;

/** What a row does not give comes from the top of the file. */
const shared = ['allow', 'ask', 'deny', 'mode'] as const;

/** `cases`; rules that neither a row nor the file has are the configuration's. Throws UserError `rule-test-invalid`. */
export async function parseRuleTests(
  path: string,
  text: string,
  configured: DefaultRules,
): Promise<readonly RuleTest[]> {
  const { isMap, isSeq, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const syntax = document.errors.map((error) =>
    problem(`${path}:${String(error.linePos?.[0].line ?? 1)}`, 'invalid YAML', {
      found: error.message.split('\n')[0] ?? '',
      hint: 'correct the YAML at this location',
    }),
  );
  if (syntax.length > 0) throw new UserError(syntax);
  const rows = isMap(document.contents) ? document.contents.get('cases', true) : null;
  if (!isMap(document.contents) || !isSeq(rows) || rows.items.length === 0)
    throw new UserError(problem(path, 'the file has no list of cases', { hint: casesHint }));
  const entries = Object.entries(valueOf(document, path)).filter(([key]) => key !== 'cases');
  const known = entries.filter(([key]) => shared.some((name) => name === key));
  const diagnostics = entries
    .filter((entry) => !known.includes(entry))
    .map(([key]) =>
      problem(path, `unknown key ${JSON.stringify(key)}`, { hint: `use one of the keys cases, ${shared.join(', ')}` }),
    );
  const tests: RuleTest[] = [];
  for (const row of rows.items) {
    const location = `${path}:${String(lineOf(row as Node, lines))}`;
    const parsed = parseRow((row as Node).toJS(document), { ...configured, ...Object.fromEntries(known) });
    if ('error' in parsed) diagnostics.push(problem(location, parsed.error, { hint: rowHint }));
    else tests.push({ ...parsed, location });
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return tests;
}

function valueOf(document: Document, path: string): object {
  try {
    return document.toJS({ maxAliasCount: 100, reviver: (_key, value: unknown) => value }) as object;
  } catch (error) {
    const hint = 'write out the value instead of an alias';
    throw new UserError(problem(path, `invalid YAML: ${aliasProblem(error)}`, { hint }));
  }
}

const casesHint = 'write cases: and below it rows such as - { command: git log, expect: run }';

const rowHint =
  'write rows such as { command: git log, expect: run } or { tool: Read, input: { file_path: .env }, expect: refuse }';

function parseRow(row: unknown, rules: object): Omit<RuleTest, 'location'> | { readonly error: string } {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { error: `a row must be a mapping; found ${JSON.stringify(row)}` };
  const { expect, ...call } = row as Record<string, unknown>;
  const question = readQuestion({ ...rules, ...call });
  if ('error' in question) return question;
  const wanted = expectations.find((candidate) => candidate === expect);
  if (wanted === undefined)
    return {
      error: `expect must be one of ${expectations.join(', ')}; found ${expect === undefined ? 'none' : JSON.stringify(expect)}`,
    };
  if (question.command === undefined && question.input === undefined)
    return { error: 'the row has neither command nor input' };
  return { question, expect: wanted };
}

const lineOf = (node: Node, lines: LineCounter): number => lines.linePos(node.range?.[0] ?? 0).line;

function problem(location: string, message: string, rest: Pick<Diagnostic, 'found' | 'hint'>): Diagnostic {
  return { code: 'rule-test-invalid', location, message, ...rest };
}
