import { posix } from 'node:path';
import { type Diagnostic, nearest, UserError } from '../../errors.js';
import { numberingOf } from '../placeholders/claude.js';
import { pathInCopy } from '../plugin.js';
import { diagnosticInBody } from '../position.js';
import { findInCommand } from '../template.js';
import type { PromptSpec, PromptVariables, TemplateSegment } from '../types.js';
import { printedVariable } from './echo.js';
import { splitWords } from './words.js';

export interface GivenValues {
  /** Raw, as typed; empty if there are none. */
  readonly args: string;
  readonly vars: PromptVariables;
}

export type Values = Readonly<ReturnType<typeof valuesFor>>;

/** `root` is the absolute path of the workspace. */
export function valuesFor(spec: PromptSpec, { args, vars }: GivenValues, root: string) {
  const words = splitWords(args);
  const firstNumber = spec.format === 'claude' ? numberingOf(spec.body, spec.argumentNames).first : 1;
  const restNumber = restNumberOf(spec);
  const builtin = builtinVariables(spec, root);
  const valueIn = (values: PromptVariables, name: string): string | null =>
    Object.hasOwn(values, name) ? (values[name] ?? null) : null;
  return {
    args,
    /** A variable that the program sets, such as the folder of a skill; `null` for every other name. */
    builtin: (name: string): string | null => (Object.hasOwn(vars, name) ? null : valueIn(builtin, name)),
    /** The arguments, a word or a variable, by the content of its placeholder; `null` if there is none. */
    of(kind: 'args' | 'variable', content: string): string | null {
      if (kind === 'variable') return valueIn(vars, content) ?? valueIn(builtin, content);
      if (content === 'args' || content === 'ARGUMENTS') return args;
      const index = /^(?:ARGUMENTS\[(\d+)\]|(\d+))$/.exec(content);
      if (index === null) return words[spec.argumentNames.indexOf(content)] ?? '';
      const position = index[1] === undefined ? Number(index[2]) - firstNumber : Number(index[1]);
      return (content === restNumber ? words.slice(position).join(' ') || null : words[position]) ?? null;
    },
  };
}

/** In opencode's commands, the placeholder with the highest number is replaced with all remaining words. */
function restNumberOf({ source, body }: PromptSpec): string | null {
  if (!/(?:^|\/)\.opencode\//.test(source)) return null;
  const numbers = [...body.matchAll(/\$(\d{1,3})(?!\w)/g)].map(([, number]) => Number(number));
  return numbers.length === 0 ? null : String(Math.max(...numbers));
}

function builtinVariables({ format, source, plugin }: PromptSpec, root: string): PromptVariables {
  const ofClaude = { CLAUDE_SKILL_DIR: posix.dirname(source), CLAUDE_PROJECT_DIR: root };
  if (plugin !== undefined) {
    const folder = posix.dirname(pathInCopy(source, plugin) ?? source);
    return { ...ofClaude, CLAUDE_SKILL_DIR: folder, CLAUDE_PLUGIN_ROOT: plugin.root };
  }
  if (format === 'claude') return ofClaude;
  if (format === 'prompt-md') return { workspaceFolder: root, workspaceFolderBasename: posix.basename(root) };
  return {};
}

interface Use {
  readonly name: string;
  readonly offset: number;
  readonly inCommand: boolean;
}

/**
 * Throws UserError `variable-missing`, a diagnostic each (also for unset ones in commands). Returns notices on unused
 * values and unchanged placeholders: numbers without a word, in Claude's syntax variables that may only be mentioned.
 */
export function checkValues(
  spec: PromptSpec,
  segments: readonly TemplateSegment[],
  input: GivenValues,
  values: Values,
): string[] {
  const uses = segments.flatMap((segment): Use[] => {
    if (segment.kind === 'variable') return [{ name: segment.content, offset: segment.start, inCommand: false }];
    if (segment.kind !== 'shell') return [];
    const name = printedVariable(spec, segment);
    if (name !== null) return [{ name, offset: segment.start, inCommand: true }];
    return findInCommand(spec, segment.content)
      .filter(({ kind }) => kind === 'variable')
      .map(({ content }) => ({ name: content, offset: segment.start, inCommand: true }));
  });
  const names = Object.keys(input.vars);
  const without = uses.filter(({ name }) => values.of('variable', name) === null);
  const mayStay = (use: Use) => spec.format === 'claude' && !use.inCommand;
  const missing = byName(without.filter((use) => !mayStay(use)));
  const used = new Set(uses.map(({ name }) => name));
  const unused = names.filter((name) => !used.has(name));
  const unread = unused.flatMap((name) => bracesOf(spec, name));
  if (missing.length + unread.length > 0)
    throw new UserError([...missing.map((use) => missingDiagnostic(spec, use, unused)), ...unread]);
  return [
    ...otherBraces(spec, names),
    ...unused.map((name) => unusedNotice(spec, name, [...used])),
    ...byName(without).map(
      ({ name }) =>
        `${spec.source}: \${${name}} was not replaced: it is only known in a Claude Code session; you can set it in vars`,
    ),
    ...wordsWithout(segments, values).map(
      (source) => `${spec.source}: ${source} was not replaced, because the arguments have no such word`,
    ),
  ];
}

/** A value is given for a variable in a format that reads no variables: the model would get the braces. */
function bracesOf(spec: PromptSpec, name: string): Diagnostic[] {
  const offset = spec.body.search(new RegExp(`\\{\\{\\s*${name.replaceAll('.', '\\.')}\\s*\\}\\}`));
  if (offset < 0) return [];
  const diagnostic = {
    code: 'variable-missing',
    message: `{{${name}}} is not replaced: this format has no variables`,
    hint: 'put the prompt into a file with variables, name.prompt.yml or name.prompt.md, and name it in prompt-file',
  } as const;
  return [diagnosticInBody(spec, offset, diagnostic)];
}

/** The braces of another template language are text; with variables they could be meant as one. */
function otherBraces({ source, body, format }: PromptSpec, names: readonly string[]): readonly string[] {
  if (names.length === 0 || format === 'prompt-yml' || format === 'prompt-md') return [];
  const found = new Set([...body.matchAll(/\{\{\s*(?!args\s*\}\})[\w.-]+\s*\}\}/g)].map(([braces]) => braces));
  return [...found].map((braces) => `${source}: ${braces} stays as it is: this format has no variables`);
}

function byName(uses: readonly Use[]): readonly Use[] {
  const firstUses = new Map<string, Use>();
  for (const use of uses) if (!firstUses.has(use.name)) firstUses.set(use.name, use);
  return [...firstUses.values()];
}

function missingDiagnostic(spec: PromptSpec, { name, offset, inCommand }: Use, unused: readonly string[]): Diagnostic {
  const guess = nearest(name, unused);
  const isOfEditor = spec.format === 'prompt-md' && !spec.body.includes(`\${input:${name}`);
  const isOfSession = name.startsWith('CLAUDE_');
  const why = isOfEditor
    ? ': it is only known in an editor'
    : isOfSession
      ? ': it is only known in a Claude Code session'
      : inCommand
        ? ': commands do not receive the variables of the workflow'
        : '';
  return diagnosticInBody(spec, offset, {
    code: 'variable-missing',
    message: `the variable ${name} has no value${why}`,
    hint: `${guess === undefined ? '' : `${guess} is set; did you mean ${name}? `}set it: \`${name}: …\` in vars, or --var ${name}=…`,
  });
}

function unusedNotice({ source }: PromptSpec, name: string, used: readonly string[]): string {
  const guess = nearest(name, used);
  return `${source}: unused variable ${JSON.stringify(name)}${guess === undefined ? '' : `; did you mean ${guess}?`}`;
}

/** `$100` is more likely a price. */
function wordsWithout(segments: readonly TemplateSegment[], values: Values): readonly string[] {
  const numbered = segments.filter(({ kind, content }) => kind === 'args' && /^\d$|\[/.test(content));
  return [
    ...new Set(numbered.filter(({ content }) => values.of('args', content) === null).map(({ source }) => source)),
  ];
}
