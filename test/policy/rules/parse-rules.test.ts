import { describe, expect, test } from 'vitest';
import { foreignToolIn, parseRules } from '../../../src/policy/rules/parse-rules.js';

const allow = (...rules: string[]) => parseRules({ allow: rules, ask: [], deny: [] });

describe('valid rules', () => {
  test.each([
    ['Read', 'Read', 'any'],
    ['read_file', 'Read', 'any'],
    ['LS', 'List', 'any'],
    ['MultiEdit(src/**)', 'Edit', 'path'],
    ['replace', 'Edit', 'any'],
    ['search_file_content', 'Grep', 'any'],
    ['run_shell_command(git log)', 'Bash', 'command'],
    ['ShellTool', 'Bash', 'any'],
    ['TaskTool', 'Task', 'any'],
    ['ReadManyFilesTool', 'Read', 'any'],
    ['WriteFileTool(docs/**)', 'Write', 'path'],
    ['apply_patch', 'Edit', 'any'],
    ['Bash(*)', 'Bash', 'any'],
    ['  Bash( npm test )  ', 'Bash', 'command'],
    ["Bash(git commit -m 'a (b')", 'Bash', 'command'],
    ['WebFetch(domain:Example.org)', 'WebFetch', 'domain'],
    ['WebFetch(example.org)', 'WebFetch', 'domain'],
    ['Skill(review)', 'Skill', 'literal'],
    ['Label(bug)', 'Label', 'literal'],
    ['mcp__github', 'mcp__github', 'any'],
    ['mcp__github__get_issue', 'mcp__github__get_issue', 'any'],
    ['mcp__github__*', 'mcp__github__*', 'any'],
  ])('valid rules: %s', (text, tool, kind) => {
    const { rules, diagnostics } = allow(text);
    expect(diagnostics).toEqual([]);
    expect(rules.allow.map((rule) => [rule.tool, rule.specifier.kind, rule.text])).toEqual([[tool, kind, text]]);
  });
});

describe('invalid rules', () => {
  test.each([
    ['', 'the rule is empty', 'remove it'],
    ['Bash(npm test', 'the closing parenthesis is missing at the end of the rule', 'write Bash(npm test)'],
    ['Bash(', 'the closing parenthesis is missing at the end of the rule', 'write Bash alone'],
    ['Bash(:*)', 'a command is missing before :*', 'write Bash alone to match every call'],
    ['Bash()', 'the parentheses are empty', 'write Bash alone to match every call'],
    ['Bash( )', 'the parentheses are empty', 'write a specifier in the parentheses'],
    ['Read()', 'the parentheses are empty', 'write Read alone'],
    ['TodoWrite()', 'the parentheses are empty', 'write TodoWrite alone'],
    ['Bash npm test)', 'a closing parenthesis has no opening one', 'Bash npm test'],
    ['Read, Write', 'more than one rule on a line', 'one rule per line'],
    ['Bash(git log:*),Read', 'more than one rule on a line', 'one rule per line'],
    ['Bash(git log:*), Bash(git diff:*)', 'more than one rule on a line', 'one rule per line'],
    ['Read(src/**) Edit(docs/**)', 'more than one rule on a line', 'one rule per line'],
    [
      'Bash(gh pr view:*;gh pr diff:*)',
      'more than one command in the parentheses',
      'write one rule per command: Bash(gh pr view:*), Bash(gh pr diff:*)',
    ],
    ['Bash(rm:*; mv:*)', 'more than one command in the parentheses', 'Bash(rm:*), Bash(mv:*)'],
    ['Label(bug),Label(docs)', 'more than one rule on a line', 'one rule per line'],
    ['- Bash(npm test)', 'the rule begins with a dash or a quote', 'remove the characters'],
    ['"Bash(npm test)"', 'the rule begins with a dash or a quote', 'remove the characters'],
    ['Bash(npm test))', 'a closing parenthesis has no opening one', 'quote'],
    ['Bash(echo (x:*)', 'a parenthesis is not closed', 'quote'],
    ["Bash(echo 'x)", "a quote (') is not closed", 'close the quote'],
    ['Bsh(npm test)', 'unknown tool "Bsh"', 'did you mean Bash?'],
    ['Raed', 'unknown tool "Raed"', 'did you mean Read?'],
    ['Frobnicate', 'unknown tool "Frobnicate"', 'the tools are Read, Write'],
    ['mcp__', 'unknown tool "mcp__"', 'mcp__server__tool'],
    ['TodoWrite(x)', 'TodoWrite does not accept a specifier in parentheses', 'write TodoWrite'],
    [
      'WebFetch(https://example.org/x)',
      'a domain must be a host name without scheme, port or path',
      'WebFetch(domain:example.org)',
    ],
    ['Read(**/../x)', 'the path pattern is invalid', 'after a wildcard'],
  ])('invalid rules: %s', (text, what, hint) => {
    const { rules, diagnostics } = parseRules({ allow: ['Read'], ask: [], deny: [text] });
    expect(rules.deny).toEqual([]);
    expect(diagnostics).toMatchObject([{ list: 'deny', index: 0, rule: text, message: what }]);
    expect(diagnostics[0]?.hint).toContain(hint);
  });

  test('all problems are reported at once, each with its location', () => {
    const { diagnostics } = parseRules({ allow: ['Read', 'X('], ask: ['Yy'], deny: ['Bash(a', 'Read'] });
    expect(diagnostics.map((diagnostic) => [diagnostic.list, diagnostic.index])).toEqual([
      ['allow', 1],
      ['ask', 0],
      ['deny', 0],
    ]);
  });
});

describe('tools of other products that do not exist here', () => {
  test.each([
    'SlashCommand',
    'AskUserQuestion',
    'TaskCreate',
    'exit_plan_mode',
    'SlashCommand(/review:*)',
  ])('%s is a rule without effect in every list', (text) => {
    const { rules, diagnostics } = parseRules({ allow: [text, 'Read'], ask: [text], deny: [text] });
    expect([rules.allow.map(({ tool }) => tool), rules.ask, rules.deny, diagnostics]).toEqual([['Read'], [], [], []]);
    expect(foreignToolIn(text)).toBe(text.replace(/\(.*/, ''));
  });

  test.each(['Read', 'Slashcommand', 'Frobnicate', 'mcp__x__y'])('%s is not one of them', (text) => {
    expect(foreignToolIn(text)).toBeNull();
  });
});
