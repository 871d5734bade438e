import { isSetByBash, parsePassedVariable } from '../../policy/shell/passed-variables.js';

export interface StepVariables {
  /** Names that commands do not get, and whether the value is secret. */
  readonly withheld: ReadonlyMap<string, { readonly isSecret: boolean }>;
  /** Names that only commands get which run code of the repository. */
  readonly passed: ReadonlySet<string>;
}

interface EndedCommand {
  readonly command: string;
  readonly output: string;
  readonly hasFailed: boolean;
  /** It runs no code of the repository. */
  readonly isJudgedByWords: boolean;
}

export type VariableNotes = (ended: EndedCommand) => readonly string[];

/** Variables of the runner; output names them for other reasons. */
const ofRunner = /^(?:GITHUB|RUNNER|ACTIONS|INPUT)_/;

/** Once per name: those that a command's words expand, and those that the output of a failed one names. */
export function createVariableNotes(variables: () => StepVariables): VariableNotes {
  const noted = new Set<string>();
  return ({ command, output, hasFailed, isJudgedByWords }) => {
    const expanded = [...command.matchAll(/\$\{?([A-Za-z_]\w*)/g)].flatMap(([, name = '']) =>
      isSetByBash(name) || isAssigned(name, command) ? [] : [name],
    );
    const named = hasFailed && !isJudgedByWords ? namesIn(output).filter((name) => !ofRunner.test(name)) : [];
    const names = [...new Set([...expanded, ...named])].filter((name) => !noted.has(name));
    if (names.length === 0) return [];
    const { withheld, passed } = variables();
    return names.flatMap((name) => {
      const text =
        noteOn(name, withheld.get(name)) ??
        (isJudgedByWords && passed.has(name)
          ? `[${name} is only passed to commands that run code of the repository.]`
          : null);
      if (text === null) return [];
      noted.add(name);
      return [text];
    });
  };
}

function noteOn(name: string, withheld: { readonly isSecret: boolean } | undefined): string | null {
  if (withheld === undefined) return null;
  if (withheld.isSecret) return `[${name} is a secret of the step, which commands do not get.]`;
  if (typeof parsePassedVariable(name) === 'string')
    return `[${name} is a variable of the step, which commands do not get.]`;
  return `[${name} is set in the step, and commands do not get it. If it is needed, report that the workflow can pass it with \`command-env: ${name}\`.]`;
}

function isAssigned(name: string, command: string): boolean {
  return new RegExp(`\\b${name}\\+?=|\\b(?:for|read|select|mapfile|readarray|printf -v)\\b[^;\\n]*\\b${name}\\b`).test(
    command,
  );
}

/** Names in the usual form of variables; a single short word in capital letters is none. */
function namesIn(output: string): readonly string[] {
  return [...output.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
}
