import { describe, expect, test } from 'vitest';
import { parseInvocation } from '../../src/commands/parse.js';
import { UserError } from '../../src/errors.js';

describe('the command line', () => {
  test.each<[string, string[], { operands: string[]; values: Record<string, unknown> }]>([
    ['run', [], { operands: [], values: {} }],
    ['run', ['a.toml', '--args', 'x y'], { operands: ['a.toml'], values: { args: ['x y'] } }],
    ['run', ['-'], { operands: ['-'], values: {} }],
    ['run', ['--allow', 'Read', '--allow=Bash(ls:*)'], { operands: [], values: { allow: ['Read', 'Bash(ls:*)'] } }],
    ['run', ['--json', '--dry-run', 'p.md'], { operands: ['p.md'], values: { json: [true], 'dry-run': [true] } }],
    ['run', ['--args', '--not-a-flag'], { operands: [], values: { args: ['--not-a-flag'] } }],
    ['explain', ['--', '--version'], { operands: ['--version'], values: {} }],
    ['explain', ['git log'], { operands: ['git log'], values: {} }],
  ])('%s %j', (name, argv, expected) => {
    const { operands, values } = parseInvocation(name, argv);
    expect({ operands, values: Object.fromEntries(values) }).toEqual(expected);
  });

  test.each<[string, string[], string[]]>([
    ['rnu', [], ['rnu: there is no such command']],
    ['run', ['--modle', 'x'], ['--modle: run has no such flag']],
    ['run', ['--model'], ['--model: a value is missing']],
    ['run', ['--json=yes'], ['--json: this flag takes no value']],
    ['run', ['--model', 'a', '--model', 'b'], ['--model: this flag is given twice']],
    ['run', ['a', 'b'], ['run takes one argument']],
    ['commands', ['a'], ['commands takes no argument']],
    ['run', ['--modle', 'x', 'p.toml'], ['--modle: run has no such flag']],
    ['commands', ['--alow', 'Read'], ['--alow: commands has no such flag']],
    ['run', ['-x', '--nope', 'a', 'b'], ['-x: run has no such flag', '--nope: run has no such flag']],
    ['run', ['--alow', 'a', '--alow', 'b'], ['--alow: run has no such flag']],
  ])('%s %j is refused with all faults', (name, argv, expected) => {
    let diagnostics: string[] = [];
    try {
      parseInvocation(name, argv);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      diagnostics = error.diagnostics.map((diagnostic) =>
        diagnostic.location === undefined ? diagnostic.message : `${diagnostic.location}: ${diagnostic.message}`,
      );
    }
    expect(diagnostics).toEqual(expected);
  });
});
