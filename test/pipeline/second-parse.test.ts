import { describe, expect, test } from 'vitest';
import { createRunCall } from '../../src/pipeline/call.js';
import { withSecondParse } from '../../src/pipeline/second-parse.js';
import type { CallContext } from '../../src/pipeline/types.js';
import { aCallContext, aEvaluation, aTool, type Run, someHooks, text } from '../doubles/tools.js';

const never = new AbortController().signal;

/** A parser that objects to every text with `odd` and records its inputs. */
function aParser() {
  const asked: string[] = [];
  const objection = (script: string) => {
    asked.push(script);
    return Promise.resolve(script.includes('odd') ? 'it is odd' : null);
  };
  return { asked, parser: { objection } };
}

const allowed = (...scripts: readonly string[]) => ({ ...aEvaluation('allow'), scripts });

describe('withSecondParse', () => {
  test.each([
    ['agreement', ['(ls)'], 'run', ['(ls)']],
    ['objection', ['(odd)'], 'refuse', ['(odd)']],
    ['objection to a nested script', ["bash -c '(odd)'", '(odd)'], 'refuse', ['(odd)']],
    ['a plain line without a second parse', ['odd x | wc -l'], 'run', []],
    ['a call without a command line', [], 'run', []],
  ])('a permitted call after a second parse: %s', async (_name, scripts, outcome, asked) => {
    const double = aParser();
    expect((await withSecondParse(allowed(...scripts), double.parser)).outcome).toBe(outcome);
    expect(double.asked).toEqual(asked);
  });

  test('an objection is a denial with a reason and a hint, which no rule overrides', async () => {
    const evaluation = await withSecondParse({ ...allowed('(odd)'), suggest: ['Bash(odd)'] }, aParser().parser);
    expect(evaluation).toMatchObject({ decision: 'deny', outcome: 'refuse', rule: null, suggest: [] });
    expect(evaluation.reason).toMatch(/second parser.*it is odd.*use simpler syntax.*no allow rule/);
  });

  test('a parser that the machine cannot run is named, and not the syntax', async () => {
    const machineProblem = () => 'the address space is limited';
    const { reason } = await withSecondParse(allowed('(odd)'), { ...aParser().parser, machineProblem });
    expect(reason).toBe('the command line cannot be checked, because the address space is limited');
  });

  test.each([
    'ask',
    'deny',
  ] as const)('a call refused by %s is returned unchanged, without a second parse', async (decision) => {
    const double = aParser();
    const evaluation = { ...aEvaluation(decision), scripts: ['odd'] };
    expect(await withSecondParse(evaluation, double.parser)).toBe(evaluation);
    expect(double.asked).toEqual([]);
  });
});

describe('in the seven stages', () => {
  async function call(changes: Partial<CallContext>) {
    const runs: Run[] = [];
    const { parser, asked } = aParser();
    const callContext = aCallContext([aTool('Bash', () => text('ok'), runs)], { secondParser: parser, ...changes });
    const result = await createRunCall(callContext)({ id: '1', name: 'Bash', input: {} }, never);
    return { result, runs, asked };
  }

  test('a line that the two parsers read differently does not run', async () => {
    const { result, runs } = await call({ policy: () => allowed('(odd)') });
    expect(result.denial).toMatchObject({ stage: 'permission', rule: null, suggest: [] });
    expect(runs).toEqual([]);
  });

  test('a line that a hook changed is parsed again', async () => {
    const lines = ['(ls)', '(odd)'];
    const { result, runs, asked } = await call({
      policy: () => allowed(lines.shift() ?? ''),
      hooks: someHooks({ before: () => Promise.resolve({ kind: 'change', input: {}, by: './hook' }) }),
    });
    expect(asked).toEqual(['(ls)', '(odd)']);
    expect(result.denial?.stage).toBe('permission');
    expect(runs).toEqual([]);
  });
});
