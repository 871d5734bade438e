import * as z from 'zod/mini';
import { nearest } from '../errors.js';

/** How the values of settings are read: strings from inputs and flags, YAML values from the file. Each error is what a value has to be. */

/**
 * One rule a line as text, or a YAML list. Blank lines of a text and what starts with # are left out. An empty item
 * of a list stays, to be refused as a rule: whoever wrote it meant one.
 */
export function lineList() {
  return z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'takes one rule a line, or a list of rules' }),
    z.transform((value) =>
      (typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : value)
        .map((line) => line.trim())
        .filter((line) => !line.startsWith('#')),
    ),
  );
}

export function choiceOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, {
    error: ({ input }) => `is one of ${said(values, input)}`,
  });
}

function said(values: readonly string[], input: unknown): string {
  const guess = typeof input === 'string' ? nearest(input, values) : undefined;
  return `${values.join(', ')}${guess === undefined ? '' : `; did you mean ${guess}?`}`;
}

/** Only the shape: the text is read where it is needed, since that takes a YAML parser. See variables.ts. */
export function variableMap() {
  return z.union([z.string(), z.array(z.string())], { error: 'takes one `name: value` a line' });
}

function choices<const T extends readonly [string, ...string[]]>(values: T) {
  const words = z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'takes words with commas between them, or a list' }),
    z.transform((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : value)),
  );
  return z.pipe(words, z.array(z.enum(values, { error: ({ input }) => `is any of ${said(values, input)}` })));
}

/** Words with blanks or commas between them, or a list; in lower case. */
export function wordList(isGood: (word: string) => boolean, error: string) {
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
export function isHost(word: string): boolean {
  return /^(\*\.)?([a-z0-9_-]{1,63}\.){1,20}[a-z0-9-]{1,63}$|^localhost$/.test(word);
}

export function isAccount(word: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,99}(\/[\w.-]{1,100})?$/.test(word);
}

/** Names with commas or line breaks between them; labels may hold blanks. A leading @ of a login is left out. */
export function nameList() {
  return z.pipe(
    z.union([z.string(), z.array(z.string())], { error: 'takes names with commas between them, or a list' }),
    z.transform((value) =>
      (typeof value === 'string' ? value.split(/[,\n]/) : value)
        .map((name) => name.trim().replace(/^@/, ''))
        .filter((name) => name !== ''),
    ),
  );
}

/** Accounts, bots and teams. No such name holds a blank: one that does is two, and would let nobody in. */
export function loginList() {
  return z.pipe(
    nameList(),
    z.array(z.string().check(z.regex(/^\S+$/, { error: 'takes names of accounts with commas between them' }))),
  );
}

export function triggerPhraseValue() {
  const error = 'is one word of at most 100 characters, such as @sallyport, or * for every comment';
  return z.pipe(
    z.pipe(
      z.string({ error }),
      z.transform((value) => value.trim()),
    ),
    z.string().check(z.regex(/^\S{1,100}$/, { error })),
  );
}

export function publishTargets() {
  const words = choices(['summary', 'comment', 'review', 'annotations', 'check', 'handoff', 'none']);
  return words.check(
    z.refine((given) => given.length === 1 || !given.includes('none'), {
      error: 'is none alone, or any of summary, comment, review, annotations, check and handoff',
    }),
  );
}

/** Paths of the repository, one a line as text or with commas between them, or a list. */
export function pathList() {
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
export function instructionFiles() {
  const error = 'is true, false, or names of files that stay inside the workspace';
  return z.union(
    [
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((value) => value === 'true'),
      ),
      pathList(),
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

export function wholeNumber(least: number, most: number) {
  const error = `is a whole number from ${String(least)} to ${String(most)}`;
  return z.pipe(numeric(), z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error })));
}

export function positiveNumber(most = 1_000_000_000) {
  const error = `is a number above 0 and at most ${String(most)}`;
  return z.pipe(numeric(), z.number({ error }).check(z.gt(0, { error }), z.lte(most, { error })));
}

export function yesOrNo() {
  return z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'is true or false' }),
    z.transform((value) => value === true || value === 'true'),
  );
}

/** A key goes into a hidden marker of the comment: nothing that could end it. */
export function keyValue() {
  return z
    .string()
    .check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, { error: 'is 1 to 64 letters, digits, dots, dashes or underscores' }));
}

export function webAddress() {
  return z
    .string()
    .check(z.refine(isWebAddress, { error: 'is an http or https address without user name or password' }));
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
