import * as z from 'zod/mini';
import { type Diagnostic, messageOf } from '../errors.js';
import { formatCount } from '../format-number.js';
import { fromGitignoreRule } from '../policy/rules/gitignore-rule.js';
import { parseRules } from '../policy/rules/parse-rules.js';
import { canonicalTool } from '../policy/rules/tool-names.js';
import { firstIssue, type ReadHooks, readHooks } from './read-hooks.js';

export interface SettingsFile extends ReadHooks {
  readonly ask: readonly string[];
  readonly deny: readonly string[];
}

const strings = z.optional(z.array(z.string()));
const fileSchema = z.looseObject({
  hooks: z.optional(z.unknown()),
  disableAllHooks: z.optional(z.boolean()),
  permissions: z.optional(z.looseObject({ allow: strings, ask: strings, deny: strings })),
});

const nothing = { hooks: [], ask: [], deny: [], notices: [] } as const;

/** Its ask and deny rules restrict the run; its allow rules were for a session with a person and permit nothing. */
export function readSettingsFile(text: string, path: string): SettingsFile {
  const parsed = parseFile(text);
  if ('problem' in parsed) {
    const hint = 'correct the file, or remove it from hooks-from';
    return { ...nothing, diagnostics: [{ code: 'hook-invalid', location: path, message: parsed.problem, hint }] };
  }
  const { hooks, disableAllHooks, permissions = {} } = parsed.file;
  const read = hooks === undefined ? { ...nothing, diagnostics: [] } : readHooks(hooks, path, true);
  const ask = usableRules('ask', permissions.ask, path);
  const deny = usableRules('deny', permissions.deny, path);
  const isOff = disableAllHooks === true && read.hooks.length > 0;
  return {
    hooks: isOff ? [] : read.hooks,
    ask: ask.rules,
    deny: deny.rules,
    diagnostics: [...read.diagnostics, ...ask.diagnostics, ...deny.diagnostics],
    notices: [
      ...(isOff
        ? [{ location: path, message: 'its hooks do not run, because it has disableAllHooks: true.' }]
        : read.notices),
      ...ask.notices,
      ...deny.notices,
      ...allowNotice(permissions.allow ?? [], path),
    ],
  };
}

/** Whether a settings file has anything that a run without `hooks-from` ignores: a phrase that names it, or `null`. */
export function ignoredParts(text: string): string | null {
  const parsed = parseFile(text);
  if ('problem' in parsed) return null;
  const { hooks, permissions } = parsed.file;
  const parts = [
    ...(typeof hooks === 'object' && hooks !== null && Object.keys(hooks).length > 0 ? ['hooks'] : []),
    ...((permissions?.deny ?? []).length > 0 ? ['deny rules'] : []),
    ...((permissions?.ask ?? []).length > 0 ? ['ask rules'] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

function parseFile(text: string): { readonly file: z.output<typeof fileSchema> } | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problem: `invalid JSON: ${messageOf(error)}` };
  }
  const parsed = fileSchema.safeParse(value);
  return parsed.success ? { file: parsed.data } : { problem: firstIssue(parsed.error) };
}

/** A rule for a tool that runs never have forbids nothing here; any other rule that cannot be read is an error. */
function usableRules(list: 'ask' | 'deny', given: readonly string[] = [], path: string) {
  const known = given.filter((rule) => canonicalTool((/^[^(]*/.exec(rule)?.[0] ?? '').trim()) !== undefined);
  const unknown = given.filter((rule) => !known.includes(rule));
  const { diagnostics } = parseRules({ allow: [], ask: [], deny: [], [list]: known });
  return {
    rules: known.map(fromGitignoreRule),
    diagnostics: diagnostics.map(
      ({ index, rule, message, hint }): Diagnostic => ({
        code: 'hook-invalid',
        location: `${path} permissions.${list}[${String(index)}]`,
        message,
        found: rule,
        hint,
      }),
    ),
    notices:
      unknown.length === 0
        ? []
        : [{ location: path, message: `these ${list} rules name tools that runs do not have: ${unknown.join(', ')}.` }],
  };
}

function allowNotice(allow: readonly string[], path: string): ReadHooks['notices'] {
  if (allow.length === 0) return [];
  return [
    {
      location: path,
      message: `its ${formatCount(allow.length, 'allow rule has', 'allow rules have')} no effect: only the workflow and Sallyport's configuration permit calls.`,
    },
  ];
}
