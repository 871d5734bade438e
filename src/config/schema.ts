import * as z from 'zod/mini';
import { nearest } from '../errors.js';
import { modes } from '../policy/types.js';
import { promptFormats } from '../prompt/types.js';

/**
 * Schemas are used once or twice in a run: generating code for them costs more than it saves, and a program that
 * runs beside secrets should not make code from text. Holds for every schema in the process.
 */
z.config({ jitless: true });

/**
 * Every setting, under the name that it has as an action input and in the configuration file. Values come as
 * strings from inputs and flags and as YAML values from the file; both forms are read here.
 */
export const settingsSchema = z.strictObject({
  prompt: z.optional(z.string()),
  'prompt-file': z.optional(z.string()),
  'prompt-format': z.optional(choice(promptFormats)),
  command: z.optional(z.string()),
  args: z._default(z.string(), ''),
  vars: z.optional(variables()),
  model: z.optional(z.string()),
  'api-key': z.optional(z.string()),
  'base-url': z.optional(webAddress()),
  allow: z._default(lines(), []),
  ask: z._default(lines(), []),
  deny: z._default(lines(), []),
  mode: z._default(choice(modes), 'default'),
  'on-denied': z._default(choice(['continue', 'stop', 'fail']), 'continue'),
  'missing-files': z._default(choice(['error', 'keep']), 'error'),
  'instruction-files': z._default(instructionFiles(), true),
  skills: z._default(yesOrNo(), true),
  'skill-list-percent': z._default(positiveNumber(100), 1),
  'skill-description-characters': z._default(wholeNumber(1, 100_000), 1_536),
  'command-directories': z._default(paths(), []),
  'max-turns': z._default(wholeNumber(1, 10_000), 50),
  'max-cost-usd': z.optional(positiveNumber()),
  'max-output-tokens': z.optional(wholeNumber(1, 100_000_000)),
  'timeout-minutes': z._default(positiveNumber(10_000), 30),
  publish: z._default(targets(), ['summary', 'comment']),
  'comment-key': z._default(key(), 'default'),
  'allow-links': z._default(words(isHost, 'is a list of hosts such as example.org or *.example.org'), []),
  'allow-mentions': z._default(words(isAccount, 'is a list of accounts such as octocat or acme/team'), []),
  'max-writes': z._default(wholeNumber(0, 100), 10),
  'github-token': z.optional(z.string()),
  config: z.optional(z.string()),
  'working-directory': z._default(z.string(), '.'),
  worktree: z._default(yesOrNo(), false),
  'trusted-ref': z.optional(z.string()),
  transcript: z.optional(z.string()),
  record: z.optional(z.string()),
  'dry-run': z._default(yesOrNo(), false),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** Lists in which the file and the inputs add up; every other setting of an input replaces the one in the file. */
export const addedUp = ['allow', 'ask', 'deny'] as const satisfies readonly SettingName[];

/**
 * What the configuration file may hold. Prompts belong to the job, and whoever may say where a key is sent
 * is the workflow alone: a base-url in a repository file has redirected keys before (CVE-2026-21852).
 */
export const fileSettings = [
  'model',
  'allow',
  'ask',
  'deny',
  'mode',
  'on-denied',
  'missing-files',
  'instruction-files',
  'skills',
  'skill-list-percent',
  'skill-description-characters',
  'command-directories',
  'max-turns',
  'max-cost-usd',
  'max-output-tokens',
  'timeout-minutes',
  'publish',
  'comment-key',
  'allow-links',
  'allow-mentions',
  'max-writes',
  'worktree',
] as const satisfies readonly SettingName[];

/**
 * One rule a line as text, or a YAML list. Blank lines of a text and what starts with # are left out. An empty item
 * of a list stays, to be refused as a rule: whoever wrote it meant one.
 */
function lines() {
  return z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'takes one rule a line, or a list of rules' }),
    z.transform((value) =>
      (typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : value)
        .map((line) => line.trim())
        .filter((line) => !line.startsWith('#')),
    ),
  );
}

function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, {
    error: ({ input }) => {
      const guess = typeof input === 'string' ? nearest(input, values) : undefined;
      return `is one of ${values.join(', ')}${guess === undefined ? '' : `; did you mean ${guess}?`}`;
    },
  });
}

/** Only the shape: the text is read where it is needed, since that takes a YAML parser. See variables.ts. */
function variables() {
  return z.union([z.string(), z.array(z.string())], { error: 'takes one `name: value` a line' });
}

function choices<const T extends readonly [string, ...string[]]>(values: T) {
  const words = z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'takes words with commas between them, or a list' }),
    z.transform((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : value)),
  );
  return z.pipe(words, z.array(z.enum(values, { error: `is any of ${values.join(', ')}` })));
}

/** Words with blanks or commas between them, or a list; in lower case. */
function words(isGood: (word: string) => boolean, error: string) {
  const list = z.pipe(
    z.union([z.string(), z.array(z.string())], { error }),
    z.transform((value) =>
      (typeof value === 'string' ? value.split(/[\s,]+/) : value)
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word !== ''),
    ),
  );
  return z.pipe(list, z.array(z.string().check(z.refine(isGood, { error }))));
}

/** Two labels at least, so that `*.org` or a bare `*` is no slip that opens everything. */
function isHost(word: string): boolean {
  return /^(\*\.)?([a-z0-9_-]{1,63}\.){1,20}[a-z0-9-]{1,63}$|^localhost$/.test(word);
}

function isAccount(word: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,99}(\/[\w.-]{1,100})?$/.test(word);
}

function targets() {
  const words = choices(['summary', 'comment', 'annotations', 'none']);
  return words.check(
    z.refine((given) => given.length === 1 || !given.includes('none'), {
      error: 'is none alone, or any of summary, comment and annotations',
    }),
  );
}

/** Paths of the repository, one a line as text or with commas between them, or a list. */
function paths() {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())], { error: 'takes paths, one a line, or a list' }),
      z.transform((value) =>
        (typeof value === 'string' ? value.split(/[\n,]/) : value).map(tidyPath).filter((path) => path !== ''),
      ),
    ),
    z.array(z.string().check(z.refine(staysInside, { error: 'takes paths that stay inside the workspace' }))),
  );
}

function tidyPath(path: string): string {
  return path.trim().replace(/^(\.\/)+|\/+$/g, '');
}

function staysInside(path: string): boolean {
  return !/^([/~\\]|[A-Za-z]:)|\0/.test(path) && !path.split(/[/\\]/).includes('..');
}

/** `true` means the known names, `false` none; else the names that count. */
function instructionFiles() {
  const error = 'is true, false, or names of files that stay inside the workspace';
  return z.union(
    [
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((value) => value === 'true'),
      ),
      paths(),
    ],
    {
      error,
    },
  );
}

function numeric() {
  return z.pipe(
    z.union([z.number(), z.string()], { error: 'is a number' }),
    z.transform((value) =>
      typeof value === 'string' ? (/^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN) : value,
    ),
  );
}

function wholeNumber(least: number, most: number) {
  const error = `is a whole number from ${String(least)} to ${String(most)}`;
  return z.pipe(numeric(), z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error })));
}

function positiveNumber(most = 1_000_000_000) {
  const error = `is a number above 0 and at most ${String(most)}`;
  return z.pipe(numeric(), z.number({ error }).check(z.gt(0, { error }), z.lte(most, { error })));
}

function yesOrNo() {
  return z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'is true or false' }),
    z.transform((value) => value === true || value === 'true'),
  );
}

/** A key goes into a hidden marker of the comment: nothing that could end it. */
function key() {
  return z
    .string()
    .check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, { error: 'is 1 to 64 letters, digits, dots, dashes or underscores' }));
}

function webAddress() {
  return z
    .string()
    .check(z.refine(isWebAddress, { error: 'is an http or https address without user name or password' }));
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
