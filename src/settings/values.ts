import * as z from 'zod/mini';
import { nearest } from '../errors.js';
import type { JsonSchema } from '../messages/types.js';
import { parsePathPattern } from '../policy/rules/path-pattern.js';
import { parsePassedVariable } from '../policy/shell/passed-variables.js';
import { isHttpUrl } from '../text.js';

/** From inputs and flags (text), YAML, and for editors. An error continues a sentence that begins with the name. */
export interface Value<S extends z.ZodMiniType = z.ZodMiniType> {
  /** Made when a value is parsed: a run is given a few of the settings, and each schema costs time at the start. */
  readonly schema: () => S;
  /** The form in YAML, for the published JSON Schema of the configuration file. */
  readonly json: JsonSchema;
}

const strings: JsonSchema = { type: 'array', items: { type: 'string' } };
export const textOrStrings: JsonSchema = { anyOf: [{ type: 'string' }, strings] };

export const text = () => ({ schema: () => z.string({ error: 'must be text' }), json: { type: 'string' } });

/** Text, or a mapping of YAML as its JSON. */
export function textOrMapping() {
  const schema = () =>
    z.pipe(
      z.union([z.string(), z.record(z.string(), z.unknown())], { error: 'must be text or a mapping' }),
      z.transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    );
  return { schema, json: { anyOf: [{ type: 'string' }, { type: 'object' }] } };
}

export function checkedText(isValid: (value: string) => boolean, error: string) {
  return { schema: () => z.string({ error }).check(z.refine(isValid, { error })), json: { type: 'string' } };
}

/** The items of a list, or of a text that separates them; empty ones are left out. */
export function itemsOf(separator: string | RegExp, error: string, tidy = (item: string) => item.trim()) {
  return z.pipe(
    z.union([z.string(), z.array(z.string())], { error }),
    z.transform((value) =>
      (typeof value === 'string' ? value.split(separator) : value).map(tidy).filter((item) => item !== ''),
    ),
  );
}

/** Per line, or a list; no blank lines and comments. An empty item stays, to be rejected: it is not intended. */
export function ruleList() {
  const schema = () =>
    z.pipe(
      z.union([z.string(), z.array(z.string())], { error: 'must be one rule per line, or a list of rules' }),
      z.transform((value) =>
        (typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : value)
          .map((line) => line.trim())
          .filter((line) => !line.startsWith('#')),
      ),
    );
  return { schema, json: textOrStrings };
}

export function pathPatterns() {
  const error = 'must be paths such as infra/** in the form of a rule, one per line, without a tool and without !';
  const isPattern = (text: string): boolean => !/^(?:!|\w+\()/.test(text) && parsePathPattern(text) !== null;
  const schema = () => z.pipe(ruleList().schema(), z.array(z.string().check(z.refine(isPattern, { error }))));
  return { schema, json: textOrStrings };
}

export function modelList() {
  return namesWithoutSpaces(
    'must be names of models such as anthropic/claude-sonnet-5, one per line or separated by commas',
  );
}

export function choice<const T extends readonly [string, ...string[]]>(values: T) {
  const schema = () => z.enum(values, { error: ({ input }) => `must be one of ${listed(values, input)}` });
  return { schema, json: { enum: [...values] } };
}

function listed(values: readonly string[], input: unknown): string {
  const guess = typeof input === 'string' ? nearest(input, values) : undefined;
  return `${values.join(', ')}${guess === undefined ? '' : `; did you mean ${guess}?`}`;
}

/** Only the outer form is checked: the text is parsed later because that needs a YAML parser. See variables.ts. */
export function variables() {
  const schema = () => z.union([z.string(), z.array(z.string())], { error: 'must have one `name: value` per line' });
  return { schema, json: textOrStrings };
}

/** Names of variables of the step, or with `withValues` only `NAME=value`, one per line. */
export function passedVariables(withValues = false) {
  const error = 'must be names of variables, or NAME=value, one per line';
  const problemOf = (entry: string): string | null => {
    const parsed = parsePassedVariable(entry);
    if (typeof parsed === 'string') return parsed;
    return withValues && parsed.value === null
      ? `must be NAME=value here: only the workflow can pass the variable ${parsed.name} of the step`
      : null;
  };
  const entry = () =>
    z
      .string()
      .check(
        z.refine((text) => problemOf(text) === null, { error: ({ input }) => problemOf(String(input)) ?? undefined }),
      );
  return { schema: () => z.pipe(itemsOf('\n', error), z.array(entry())), json: textOrStrings };
}

/** A mapping, or its JSON. Only the outer form is checked: the values are read later, and most runs have none. */
export function mapping(of: string, type: 'array' | 'object') {
  const schema = () =>
    z.union([z.string(), z.record(z.string(), z.unknown())], { error: `must be a mapping of ${of}` });
  return { schema, json: { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type } }] } };
}

/** Words separated by spaces or commas, or a list; converted to lower case. */
function wordList(isValid: (word: string) => boolean, error: string) {
  const words = () => itemsOf(/[\s,]+/, error, (word) => word.trim().toLowerCase());
  return {
    schema: () => z.pipe(words(), z.array(z.string().check(z.refine(isValid, { error })))),
    json: textOrStrings,
  };
}

export const hostList = () => wordList(isHost, 'must be a list of hosts such as example.org or *.example.org');

export const accountList = () => wordList(isAccount, 'must be a list of accounts such as octocat or acme/team');

/** At least two labels: `*.org` or a lone `*` would allow far more than intended. */
const isHost = (word: string): boolean => /^(\*\.)?([a-z0-9_-]{1,63}\.){1,20}[a-z0-9-]{1,63}$|^localhost$/.test(word);

const isAccount = (word: string): boolean => /^[a-z0-9][a-z0-9-]{0,99}(\/[\w.-]{1,100})?$/.test(word);

/** Names separated by commas or line breaks; labels may contain spaces. The leading @ of a login is removed. */
export function nameList() {
  const schema = () =>
    itemsOf(/[,\n]/, 'must be names separated by commas, or a list', (name) => name.trim().replace(/^@/, ''));
  return { schema, json: textOrStrings };
}

export const loginList = () => namesWithoutSpaces('must be account names separated by commas');

/** Such names never contain a space: one that does is two names and would match nothing. */
function namesWithoutSpaces(error: string) {
  const name = () => z.string().check(z.regex(/^\S+$/, { error }));
  return { schema: () => z.pipe(nameList().schema(), z.array(name())), json: textOrStrings };
}

export function phrase() {
  const error = 'must be one word of at most 100 characters, such as @sallyport, or * for every comment';
  const trimmed = () =>
    z.pipe(
      z.string({ error }),
      z.transform((value) => value.trim()),
    );
  return {
    schema: () => z.pipe(trimmed(), z.string().check(z.regex(/^\S{1,100}$/, { error }))),
    json: { type: 'string' },
  };
}

const targets = ['summary', 'comment', 'review', 'annotations', 'check', 'handoff', 'none'] as const;

export function publishTargets() {
  const words = () =>
    z.pipe(
      z.union([z.string(), z.array(z.string())], { error: 'must be words separated by commas, or a list' }),
      z.transform((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : value)),
    );
  const list = () =>
    z.pipe(words(), z.array(z.enum(targets, { error: ({ input }) => `must be any of ${listed(targets, input)}` })));
  const schema = () =>
    list().check(
      z.refine((given) => given.length === 1 || !given.includes('none'), {
        error: 'must be none alone, or any of summary, comment, review, annotations, check and handoff',
      }),
    );
  return { schema, json: { anyOf: [{ type: 'string' }, { type: 'array', items: { enum: [...targets] } }] } };
}

export function pathList() {
  const list = () => itemsOf(/[\n,]/, 'must be paths, one per line, or a list', tidyPath);
  const path = () => z.string().check(z.refine(staysInside, { error: 'must be paths inside the workspace' }));
  return { schema: () => z.pipe(list(), z.array(path())), json: textOrStrings };
}

/** Directories anywhere on the machine, one per line, or a list. */
export function directoryList() {
  return { schema: () => itemsOf('\n', 'must be directories, one per line, or a list'), json: textOrStrings };
}

const tidyPath = (path: string): string => path.trim().replace(/^(\.\/)+|\/+$/g, '');

function staysInside(path: string): boolean {
  return !/^([/~\\]|[A-Za-z]:)|\0/.test(path) && !path.split(/[/\\]/).includes('..');
}

/** `true` means the known names, `false` none; otherwise the names of the files. */
export function instructionFiles() {
  const error = 'must be true, false, or names of files inside the workspace';
  const asText = () =>
    z.pipe(
      z.enum(booleanWords),
      z.transform((value) => value.toLowerCase() === 'true'),
    );
  const schema = () => z.union([z.boolean(), asText(), pathList().schema()], { error });
  return { schema, json: { anyOf: [{ type: 'boolean' }, { type: 'string' }, strings] } };
}

/** Those of YAML 1.2, which the toolkit of GitHub Actions takes too. */
const booleanWords = ['true', 'True', 'TRUE', 'false', 'False', 'FALSE'] as const;

export function trueOrFalse() {
  const schema = () =>
    z.pipe(
      z.union([z.boolean(), z.enum(booleanWords)], { error: 'must be true or false' }),
      z.transform((value) => String(value).toLowerCase() === 'true'),
    );
  return { schema, json: { type: 'boolean' } };
}

/** A key is written into a hidden marker in the comment, so it cannot contain anything that could end the marker. */
export function markerKey() {
  const error = 'must be 1 to 64 letters, digits, dots, dashes or underscores';
  const pattern = /^[A-Za-z0-9._-]{1,64}$/;
  return {
    schema: () => z.string({ error }).check(z.regex(pattern, { error })),
    json: { type: 'string', pattern: pattern.source },
  };
}

export function webAddress() {
  return checkedText(isWebAddress, 'must be an http or https address without a user name or password');
}

function isWebAddress(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
