import { baseName } from '../rules/rule-index.js';
import { writtenAs } from '../shell/simple-command.js';
import type { ProblemForm, UnreadableLine } from '../shell/undecidable.js';
import { rewriteOf } from '../shell/unknown-target.js';
import { anyOf, type Effect, type EvaluatedEffect, type Refusal } from '../types.js';
import type { EvaluatedCommand } from './command.js';
import type { Explanation } from './evaluate.js';
import { evaluateFile, type PolicyContext } from './file.js';

const maxEntries = 8;

/** How to continue after a refusal. `line`: why the line could not be analyzed, or `null`. */
export function refusalOf(explanation: Explanation, line: UnreadableLine | null, context: PolicyContext): Refusal {
  const { commands, parts, reason } = explanation;
  if (line !== null) {
    const rewrite = rewriteOfForm[line.form];
    return {
      kind: rewrite === null ? 'permission' : 'form',
      missing: [line.problem],
      rewrites: rewrite === null ? [] : [rewrite],
      permitted: [],
      nearest: [],
    };
  }
  const refused = parts.filter(({ decision }) => decision !== 'allow');
  const rewrites = [...new Set(refused.flatMap((part) => rewriteOfPart(part) ?? []))];
  const isForm = refused.length > 0 && refused.every((part) => rewriteOfPart(part) !== null);
  const missing = refused.length === 0 ? [reason] : [...new Set(refused.map((part) => part.reason))];
  const permitted = commands.filter(({ ownDecision, step }) => ownDecision.decision === 'allow' && step.outer === null);
  return {
    kind: isForm ? 'form' : 'permission',
    missing: truncateList(missing),
    rewrites,
    permitted: truncateList([...new Set(permitted.map(({ step }) => `\`${writtenAs(step)}\``))]),
    nearest: isForm ? [] : alternatives(explanation, context),
  };
}

/** How to rewrite a refused part; an unknown target can be replaced by a known one, which may be permitted. */
function rewriteOfPart({ effect, hint }: EvaluatedEffect): string | null {
  const any = anyOf(effect);
  return hint ?? (any === null ? null : rewriteOf(any));
}

function truncateList(texts: readonly string[]): readonly string[] {
  return texts.length <= maxEntries ? texts : [...texts.slice(0, maxEntries), `and ${texts.length - maxEntries} more`];
}

/** Tools with the purpose of a program. */
const tools: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Read: 'cat head tail less more',
    Grep: 'grep egrep fgrep rgrep rg ag',
    Glob: 'find fd',
    List: 'ls tree',
    Delete: 'rm unlink',
    Move: 'mv',
  }).flatMap(([tool, programs]) => programs.split(' ').map((name) => [name, tool] as const)),
);

/** Tools that would do the same to the same files, and are allowed to; a place for a file outside the workspace. */
function alternatives({ commands, parts }: Explanation, context: PolicyContext): readonly string[] {
  const refused = commands.filter(({ ownDecision }) => ownDecision.decision !== 'allow');
  const temporary = parts.flatMap((part) =>
    part.decision === 'allow' ? [] : (temporaryPath(part.effect, context) ?? []),
  );
  return truncateList([...new Set([...refused.flatMap((command) => toolFor(command, context) ?? []), ...temporary])]);
}

/** `"$TMPDIR/x"` for `/tmp/x`. */
function temporaryPath(effect: Effect, { world }: PolicyContext): string | null {
  if (!('path' in effect) || typeof effect.path !== 'string' || world.temporary === undefined) return null;
  const name = /^\/(?:var\/)?tmp\/(.+)$/.exec(effect.path)?.[1];
  return name === undefined ? null : `\`"$TMPDIR/${name}"\``;
}

/** A tool for a command that only lacks a rule for its program: its files are allowed. */
function toolFor({ step, parts }: EvaluatedCommand, context: PolicyContext): string | null {
  const [run, ...files] = parts;
  if (run === undefined || run.decision === 'deny') return null;
  const written = files.filter(({ effect }) => effect.kind === 'write');
  const tool = tools.get(baseName(step.name)) ?? (written.length === 0 ? null : writingTool(written, context));
  if (tool === null || context.rules.deny.some((rule) => rule.tool === tool && rule.specifier.kind === 'any'))
    return null;
  const isAllowed = files.every(
    ({ effect }) =>
      'path' in effect &&
      typeof effect.path === 'string' &&
      evaluateFile(effect.kind, effect.path, tool, context).decision === 'allow',
  );
  return isAllowed ? `the tool ${tool}` : null;
}

function writingTool(written: readonly EvaluatedEffect[], { world }: PolicyContext): string {
  const isNew = written.every(
    ({ effect }) => 'path' in effect && typeof effect.path === 'string' && world.kindOf(effect.path) === 'missing',
  );
  return isNew ? 'Write' : 'Edit';
}

/** How to rewrite a line that cannot be analyzed; `null`: no rewrite has the same effect. */
const rewriteOfForm: Readonly<Record<ProblemForm, string | null>> = {
  private: null,
  redirection:
    'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file',
  'command-name': 'write the program name itself, without a variable or substitution',
  size: 'split it into several shorter calls',
  link: 'use the real path, and create links in a separate call',
  directory: 'write the directory itself after cd, or use paths relative to the workspace root',
  environment: 'remove the variable, or set it for one command with `env NAME=value COMMAND`',
  quotes: 'put double quotes around the value',
  braces: 'write out each word instead of using braces',
  number: 'write the number itself',
  code: 'write the commands themselves instead of `eval` or `source`',
  substitution: 'run the inner command in a separate call, and write its output as a constant',
  variable: 'write the value itself',
  other: 'use simple commands with constant words, one per call',
};
