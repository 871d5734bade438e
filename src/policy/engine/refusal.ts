import { literalWords, type Rule, type RuleSet } from '../rules/parse-rules.js';
import { baseName } from '../rules/rule-index.js';
import { writtenAs } from '../shell/simple-command.js';
import type { ProblemForm, UnreadableLine } from '../shell/undecidable.js';
import { rewriteOf } from '../shell/unknown-target.js';
import { anyOf, type EvaluatedEffect, type PolicyRequest, type Refusal } from '../types.js';
import type { Explanation } from './evaluate.js';

/** The maximum number of entries in each list of a refusal. */
const maxEntries = 8;

/** How to continue after a refusal. `line`: why the line could not be analyzed, or `null`. */
export function refusalOf(
  explanation: Explanation,
  line: UnreadableLine | null,
  request: PolicyRequest,
  rules: RuleSet,
): Refusal {
  const { commands, parts, reason } = explanation;
  if (line !== null) {
    const rewrite = rewriteOfForm[line.form];
    const nearest = rewrite === null ? nearestTo(explanation, request, rules) : [];
    return {
      kind: rewrite === null ? 'permission' : 'form',
      missing: [line.problem],
      rewrites: rewrite === null ? [] : [rewrite],
      permitted: [],
      nearest,
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
    nearest: isForm ? [] : nearestTo(explanation, request, rules),
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

/** Tools that replace a program and need no rule inside the workspace. */
const tools: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Read: 'cat head tail less more',
    Grep: 'grep egrep fgrep rg ag',
    Glob: 'find fd',
    List: 'ls tree',
  }).flatMap(([tool, programs]) => programs.split(' ').map((name) => [name, tool] as const)),
);

function nearestTo(
  { commands, parts }: Explanation,
  request: PolicyRequest,
  { allow, deny }: RuleSet,
): readonly string[] {
  const names = commands.flatMap(({ step, ownDecision }) =>
    ownDecision.decision === 'allow' ? [] : [baseName(step.name)],
  );
  const isDenied = (tool: string): boolean => deny.some((rule) => rule.tool === tool && rule.specifier.kind === 'any');
  const asTool = names.flatMap((name) => tools.get(name) ?? []);
  const suggestions = [...new Set(asTool)].filter((tool) => !isDenied(tool)).map((tool) => `the tool ${tool}`);
  const isWriting = parts.some(({ decision, effect }) => decision !== 'allow' && /write|delete/.test(effect.kind));
  const files = isWriting ? allow.filter(({ tool }) => tool === 'Write' || tool === 'Edit') : [];
  const commandRules = request.tool === 'Bash' ? nearestCommands(allow, names, suggestions.length === 0) : [];
  return truncateList([...suggestions, ...[...commandRules, ...files].map(shown)]);
}

/** The command rules for the same programs; all command rules if none match and `fallBackToAll` is set. */
function nearestCommands(allow: readonly Rule[], names: readonly string[], fallBackToAll: boolean): readonly Rule[] {
  const all = allow.filter((rule) => rule.tool === 'Bash' && literalWords(rule).length > 0);
  const same = all.filter((rule) => names.includes(baseName(literalWords(rule)[0] ?? '')));
  return same.length > 0 || !fallBackToAll ? same : all;
}

/** Displays `Bash(git log:*)` as `git log …` and other rules as written. */
function shown({ tool, text, specifier }: Rule): string {
  if (tool !== 'Bash' || specifier.kind !== 'command') return text;
  const inner = text.slice(text.indexOf('(') + 1, -1).trim();
  return `\`${inner.replace(/(?::| )\*$/, ' …')}\``;
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
