import { describe, expect, test } from 'vitest';
import { parseRules } from '../../../src/policy/rules/parse-rules.js';
import { evaluateCommand, policy } from '../calls.js';

const many = (count: number, text: (at: number) => string, between = ''): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(between);
const rounds = (body: string): string =>
  `for i in ${'w '.repeat(40)}; do for j in ${'v '.repeat(40)}; do ${body}; done; done`;
const any = ['Bash', 'Read(**)', 'Write(**)'];

/** Inputs made to hurt the judge: over a limit they are refused, and the reason names it. None may crash it or take long. */
describe('over a limit', () => {
  test.each<[string, string, string]>([
    ['a megabyte of letters', 'a'.repeat(1e6), 'longer than 10000 characters'],
    ['thirty megabytes', 'ls '.repeat(1e7), 'longer than 10000 characters'],
    ['a megabyte of newlines', '\n'.repeat(1e6), 'longer than 10000 characters'],
    ['100,000 words', `echo ${'a '.repeat(1e5)}`, 'longer than 10000 characters'],
    ['10,000 levels', `${'('.repeat(1e4)}ls${')'.repeat(1e4)}`, 'longer than 10000 characters'],
    ['4,900 levels', `${'('.repeat(4900)}ls${')'.repeat(4900)}`, 'more than 64 brackets are open at once'],
    ['60 levels', `${'( '.repeat(60)}ls${' )'.repeat(60)}`, 'nested more than 32 levels deep'],
    ['3,000 substitutions in one another', `${'$('.repeat(3000)}${')'.repeat(3000)}`, 'more than 64 brackets'],
    ['600 conditions in one another', `${'if ls; then '.repeat(600)}ls${'; fi'.repeat(600)}`, 'nesting'],
    ['1,000 here-documents', many(800, (at) => `cat<<E${at}`, ';'), 'more than 128 here-documents'],
    ['half a character', 'echo \ud800', 'half of a surrogate pair'],
    ['the other half', 'echo \udc00', 'half of a surrogate pair'],
    ['NUL', 'echo \0', 'a control character'],
    ['5,000 words', `echo ${'a '.repeat(4990)}`, 'more than 1000 words'],
    ['3,000 commands', 'ls;'.repeat(3300), 'more than 64 commands'],
    ['2,000 expansions', `echo ${'$a '.repeat(2000)}`, 'more than 500 expansions'],
    ['a brace of 100,000 numbers', 'echo {1..100000}', 'expands to too many words'],
    ['a brace of more numbers than there are', 'echo {1..99999999999999}', 'expands to too many words'],
    ['braces multiplied', `echo ${'{a,b,c,d}'.repeat(20)}`, 'expands to too many words'],
    ['a brace of 9,900 nothings', `echo {${','.repeat(9900)}}`, 'expands to too many words'],
    ['a variable doubled 60 times', `a=xxxxxxxxxx;${'a=$a$a;'.repeat(60)}echo $a`, 'more than 20000 characters'],
    [
      'a word of one variable many times',
      `a=${'x'.repeat(900)};echo ${'$a'.repeat(200)}`,
      'more than 20000 characters',
    ],
    ['wrappers in wrappers', `${'timeout 1 '.repeat(300)}ls`, 'more than 16 levels deep'],
    ['many wrappers in wrappers', `${'timeout 1 '.repeat(490)}ls`, 'more than 12000 parts'],
    ['other wrappers', `${'xargs '.repeat(1600)}ls`, 'more than 1000 words'],
    ['wrappers in wrappers many times', `${'timeout 1 '.repeat(15)}ls;`.repeat(58), 'more than 256 commands'],
    [
      'rounds of loops',
      `for i in ${'w '.repeat(30)};do for j in ${'v '.repeat(30)};do ls $i$j;done;done`,
      'more than 256',
    ],
    [
      'many words of one variable',
      `a=${'x'.repeat(900)};a=$a$a$a$a$a;${'echo $a$a;'.repeat(40)}`,
      'more than 100000 characters in total',
    ],
    ['empty assignments in loops', rounds('x= '.repeat(2900)), 'more than 12000 parts'],
    ['patterns of a case in loops', rounds(`case x in ${'a|'.repeat(4000)}a) ;; esac`), 'more than 12000 parts'],
    ['arithmetic in loops', rounds(`((1${'+1'.repeat(900)}))`), 'more than 12000 parts'],
    ['conditions in loops', rounds(`[[ ${'a && '.repeat(1500)} a ]]`), 'more than 12000 parts'],
    ['empty quotes in loops', rounds(`x=${'""'.repeat(4000)}`), 'more than 12000 parts'],
    ['many variables', many(500, (at) => `x${at}=`, ' '), 'more than 128 variables'],
    ['many files', `cat ${many(900, (at) => `/x/${at}`, ' ')}`, 'more than 800 files'],
    ['a pattern many times', `ls ${'src/* scripts/* *.txt '.repeat(440)}`, 'more than 1000 words'],
    ['a tower of arithmetic', `echo $((${'1+'.repeat(4900)}1))`, 'parsed'],
  ])('over a limit: %s', (_name, command, limit) => {
    const { outcome, reason, suggest } = evaluateCommand(command, { allow: any });
    expect({ outcome, suggest }).toEqual({ outcome: 'refuse', suggest: [] });
    expect(reason).toContain(limit);
  });
});

describe('large, within the limits', () => {
  test.each<[string, string, 'run' | 'refuse']>([
    ['a word of 9,000 letters', `echo ${'a'.repeat(9000)}`, 'run'],
    ['990 words', `echo ${'a '.repeat(990)}`, 'run'],
    ['9,900 backslashes', `echo ${'\\'.repeat(9900)}`, 'run'],
    ['4,900 empty quotes', `echo ${"''".repeat(4900)}`, 'run'],
    ['4,000 stars', `ls ${'*a'.repeat(4000)}`, 'refuse'],
    ['4,900 continued lines', `ls ${'\\\n'.repeat(4900)}a`, 'run'],
    ['4,900 comments', `${'#\n'.repeat(4900)}ls`, 'run'],
    ['64 commands in a pipe', `${'ls|'.repeat(63)}ls`, 'run'],
    ['open braces and commas, which close nowhere', `echo ${'{a'.repeat(60)}'x'${','.repeat(9000)}`, 'run'],
    [
      'loops that create links and read files next to them',
      `for i in ${many(11, (at) => `w${at}`, ' ')};do for j in ${many(11, (at) => `v${at}`, ' ')};do ln -s a z$i$j;cat q$i$j;done;done`,
      'run',
    ],
    ['brackets of sed that nothing closes', `sed 's/${'[.'.repeat(4900)}'`, 'refuse'],
    ['a pattern of awk with open brackets', `awk '/${'['.repeat(9900)}/'`, 'refuse'],
    ['divisions of awk', `awk '${'(a)/'.repeat(2400)}1'`, 'run'],
    ['a path of many names followed by `..`', `cat ${'a/'.repeat(4000)}..`, 'run'],
    ['a version with many blanks', `pip install 'a=${' '.repeat(9000)}/'`, 'run'],
    ['9,900 dollars', `echo ${'$'.repeat(9900)}`, 'refuse'],
    ['9,900 backquotes', '`'.repeat(9900), 'refuse'],
    ['9,000 open braces', '{'.repeat(9000), 'refuse'],
  ])('large, within the limits: %s', (_name, command, outcome) => {
    expect(evaluateCommand(command, { allow: any }).outcome).toBe(outcome);
  });

  test('a path of 9,900 slashes is the root', () => {
    const { outcome, effects } = evaluateCommand(`cat ${'/'.repeat(9900)}`, { allow: ['Bash'] });
    expect(outcome).toBe('refuse');
    expect(effects).toContainEqual({ kind: 'read', path: '/' });
  });
});

describe('many rules', () => {
  test('a refusal that would need very many rules suggests none and gives the reason', () => {
    const { outcome, reason, suggest } = evaluateCommand(`cat ${many(700, (at) => `/x/${at}`, ' ')}`);
    expect({ outcome, suggest }).toEqual({ outcome: 'refuse', suggest: [] });
    expect(reason).toContain('it would need more than 24 rules, too many to suggest');
  });

  test.each([
    ['allow', 'run'],
    ['deny', 'refuse'],
  ] as const)('the last of 10,000 rules applies: %s', (list, outcome) => {
    const rules = [...Array.from({ length: 9999 }, (_, at) => `Bash(cmd${String(at)}:*)`), 'Bash(ls:*)'];
    const lists = list === 'allow' ? { allow: rules } : { allow: ['Bash'], deny: rules };
    expect(evaluateCommand('ls -la', lists).outcome).toBe(outcome);
  });

  test('a call that too many rules with stars could match is refused with the limit', () => {
    const deny = Array.from({ length: 10_000 }, (_, at) => `Read(**/*${at}.js)`);
    const { outcome, reason } = evaluateCommand('cat a b c d e f g h i', { allow: ['Bash'], deny });
    expect(outcome).toBe('refuse');
    expect(reason).toContain('more than 60000 rule comparisons');
  });

  test.each<[string, readonly string[], string]>([
    ['many rules', Array.from({ length: 10_001 }, () => 'Read'), 'the list has more than 10000 rules'],
    [
      'long rules',
      Array.from({ length: 200 }, () => `Bash(${'a'.repeat(9000)})`),
      'more than 1000000 characters in total',
    ],
  ])('%s are reported as one problem', (_name, allow, what) => {
    const { diagnostics } = parseRules({ allow, ask: [], deny: [] });
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([expect.stringContaining(what)]);
  });

  test('reports only the first hundred of many invalid rules', () => {
    expect(
      parseRules({ allow: Array.from({ length: 9000 }, () => 'Raed'), ask: [], deny: [] }).diagnostics,
    ).toHaveLength(100);
  });

  test('a name in a tool call may be as long as a command line', () => {
    const { outcome, reason } = policy('Read', [{ kind: 'read', path: `/${'a'.repeat(20_000)}` }]);
    expect(outcome).toBe('refuse');
    expect(reason).toContain('The call is refused: a path, address or name is longer than 10000 characters');
  });

  test.each([
    ['Bash', `Bash(ls ${'*a'.repeat(65)})`, 'more than 64 stars'],
    ['Read', `Read(${'**/a/'.repeat(40)}b)`, 'more than 64 stars'],
    ['Bash', `Bash(${'a'.repeat(10_000)})`, 'longer than 10000 characters'],
  ])('a rule for %s that is too long or too wide is a problem', (_tool, rule, what) => {
    const { diagnostics } = parseRules({ allow: [rule], ask: [], deny: [] });
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([expect.stringContaining(what)]);
  });

  test.each([
    ['ls a a b', `Bash(ls ${'* '.repeat(60)}b)`, 'run'],
    ['ls a a c', `Bash(ls ${'* '.repeat(60)}b)`, 'refuse'],
    [`ls ${'a'.repeat(9000)}`, `Bash(ls ${'*a'.repeat(64)})`, 'run'],
    [`ls ${'a'.repeat(9000)}`, `Bash(ls ${'*a'.repeat(63)}*b)`, 'refuse'],
  ])('many rules: %.20s under %.30s: %s', (command, rule, outcome) => {
    expect(evaluateCommand(command, { allow: [rule], readOnlyCommands: false }).outcome).toBe(outcome);
  });
});
