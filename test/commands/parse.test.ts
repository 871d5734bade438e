import { describe, expect, test } from 'vitest';
import { parseInvocation, readInvocation } from '../../src/commands/parse.js';
import { UserError } from '../../src/errors.js';

describe('the command line', () => {
  test.each<[string, string[], { operands: string[]; values: Record<string, unknown> }]>([
    ['run', [], { operands: [], values: {} }],
    ['run', ['a.toml', '--args', 'x y'], { operands: ['a.toml'], values: { args: ['x y'] } }],
    ['run', ['-p', 'fix it'], { operands: [], values: { prompt: ['fix it'] } }],
    ['run', ['-'], { operands: ['-'], values: {} }],
    ['run', ['--allow', 'Read', '--allow=Bash(ls:*)'], { operands: [], values: { allow: ['Read', 'Bash(ls:*)'] } }],
    ['run', ['--json', '--dry-run', 'p.md'], { operands: ['p.md'], values: { json: [true], 'dry-run': [true] } }],
    ['run', ['--args', '--not-a-flag'], { operands: [], values: { args: ['--not-a-flag'] } }],
    ['explain', ['--', '--version'], { operands: ['--version'], values: {} }],
    ['explain', ['git log'], { operands: ['git log'], values: {} }],
  ])('sallyport %s parses %j into operands and flags', (name, argv, expected) => {
    const { operands, values } = parseInvocation(name, argv);
    expect({ operands, values: Object.fromEntries(values) }).toEqual(expected);
  });

  test.each<[string, string[], string[]]>([
    ['rnu', [], ['rnu: unknown command']],
    ['run', ['--modle', 'x'], ['--modle: unknown flag of run']],
    ['run', ['--model'], ['--model: a value is missing']],
    ['run', ['--json=yes'], ['--json: this flag takes no value']],
    ['run', ['--model', 'a', '--model', 'b'], ['--model: this flag is given twice']],
    ['run', ['a', 'b'], ['run takes one argument']],
    ['commands', ['a'], ['commands takes no argument']],
    ['run', ['--modle', 'x', 'p.toml'], ['--modle: unknown flag of run']],
    ['commands', ['--alow', 'Read'], ['--alow: unknown flag of commands']],
    ['run', ['-x', '--nope', 'a', 'b'], ['-x: unknown flag of run', '--nope: unknown flag of run']],
    ['run', ['--alow', 'a', '--alow', 'b'], ['--alow: unknown flag of run']],
  ])('sallyport %s rejects %j with all problems', (name, argv, expected) => {
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

  test.each<[string, string[], { operands: string[]; problems: number }]>([
    ['the value of a misspelt flag is not a prompt file', ['--promtp', 'fix it'], { operands: [], problems: 1 }],
    ['what follows a misspelt switch is one', ['--jsn', 'p.md'], { operands: ['p.md'], problems: 1 }],
    ['what follows the value is one', ['--modle', 'x', 'p.md'], { operands: ['p.md'], problems: 1 }],
    ['what follows --name=value is one', ['--modle=x', 'p.md'], { operands: ['p.md'], problems: 1 }],
    ['several words are none', ['fix', 'the', 'tests'], { operands: [], problems: 1 }],
  ])('next to a problem of the arguments, %s: %j', (_claim, argv, expected) => {
    const { operands, problems } = readInvocation('run', argv);
    expect({ operands, problems: problems.length }).toEqual(expected);
  });
});
