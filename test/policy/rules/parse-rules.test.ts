import { describe, expect, test } from 'vitest';
import { parseRules } from '../../../src/policy/rules/parse-rules.js';

const allow = (...rules: string[]) => parseRules({ allow: rules, ask: [], deny: [] });

describe('rules that can be used', () => {
  test.each([
    ['Read', 'Read', 'any'],
    ['read_file', 'Read', 'any'],
    ['LS', 'List', 'any'],
    ['MultiEdit(src/**)', 'Edit', 'path'],
    ['replace', 'Edit', 'any'],
    ['search_file_content', 'Grep', 'any'],
    ['run_shell_command(git log)', 'Bash', 'command'],
    ['ShellTool', 'Bash', 'any'],
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
  ])('%s', (text, tool, kind) => {
    const { rules, diagnostics } = allow(text);
    expect(diagnostics).toEqual([]);
    expect(rules.allow.map((rule) => [rule.tool, rule.specifier.kind, rule.text])).toEqual([[tool, kind, text]]);
  });
});

describe('rules that cannot be used', () => {
  test.each([
    ['', 'the rule is empty', 'remove it'],
    ['Bash(npm test', 'the bracket is not closed at the end of the rule', 'write Bash(npm test)'],
    ['Bash(', 'the bracket is not closed at the end of the rule', 'or write Bash alone'],
    ['Bash(:*)', 'no command stands before :*', 'write Bash alone if every call is meant'],
    ['Bash()', 'nothing stands in the brackets', 'write Bash alone if every call is meant'],
    ['Bash( )', 'nothing stands in the brackets', 'write in the brackets what is meant'],
    ['Read()', 'nothing stands in the brackets', 'write Read alone'],
    ['TodoWrite()', 'nothing stands in the brackets', 'write TodoWrite alone'],
    ['Bash npm test)', 'a bracket is closed that was never opened', 'Bash npm test'],
    ['Read, Write', 'several rules stand in one line', 'one rule a line'],
    ['Bash(git log:*),Read', 'several rules stand in one line', 'one rule a line'],
    ['Bash(git log:*), Bash(git diff:*)', 'several rules stand in one line', 'one rule a line'],
    ['Read(src/**) Edit(docs/**)', 'several rules stand in one line', 'one rule a line'],
    ['Label(bug),Label(docs)', 'several rules stand in one line', 'one rule a line'],
    ['- Bash(npm test)', 'the rule begins with a dash or a quote', 'leave out'],
    ['"Bash(npm test)"', 'the rule begins with a dash or a quote', 'leave out'],
    ['Bash(npm test))', 'a bracket is closed that was never opened', 'quotes'],
    ['Bash(echo (x:*)', 'a bracket is not closed', 'quotes'],
    ["Bash(echo 'x)", "a quote (') is not closed", 'close the quote'],
    ['Bsh(npm test)', 'there is no tool named "Bsh"', 'did you mean Bash?'],
    ['Raed', 'there is no tool named "Raed"', 'did you mean Read?'],
    ['Frobnicate', 'there is no tool named "Frobnicate"', 'the tools are Read, Write'],
    ['mcp__', 'there is no tool named "mcp__"', 'mcp__server__tool'],
    ['TodoWrite(x)', 'TodoWrite takes nothing in brackets', 'write TodoWrite'],
    [
      'WebFetch(https://example.org/x)',
      'a domain is a host name without scheme, port or path',
      'WebFetch(domain:example.org)',
    ],
    ['Read(**/../x)', 'the path pattern cannot be read', 'behind a wildcard'],
  ])('%s', (text, what, hint) => {
    const { rules, diagnostics } = parseRules({ allow: ['Read'], ask: [], deny: [text] });
    expect(rules.deny).toEqual([]);
    expect(diagnostics).toMatchObject([{ list: 'deny', index: 0, rule: text, message: what }]);
    expect(diagnostics[0]?.hint).toContain(hint);
  });

  test('all faults come at once, each with its place', () => {
    const { diagnostics } = parseRules({ allow: ['Read', 'X('], ask: ['Yy'], deny: ['Bash(a', 'Read'] });
    expect(diagnostics.map((diagnostic) => [diagnostic.list, diagnostic.index])).toEqual([
      ['allow', 1],
      ['ask', 0],
      ['deny', 0],
    ]);
  });
});
