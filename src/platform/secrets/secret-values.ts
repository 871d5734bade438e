import { lazyRegExp } from '../../lazy-reg-exp.js';
import { isSecretName } from '../host/host-environment.js';

/** A shorter value cannot be distinguished from ordinary text. */
const shortestValue = 12;
/** Of a value that is known to be a secret. */
const shortestPassword = 8;
/** What is longer is not a value, but a document. */
const longestValue = 4_000;

/** Characters of a value that are not part of words and numbers: for a value of its own, and for any other token. */
const leastStrange = { value: 6, token: 8 } as const;

/**
 * The values by which the text would be recognized: 12 characters or more, not only words and numbers. Values of
 * settings (`NAME=value`, `name: value`, JSON), lines of private PEM blocks, else what is between spaces and quotes.
 * No public keys and certificates.
 */
export function secretValues(text: string): readonly string[] {
  const values = new Set<string>();
  let isPublic = false;
  for (const line of text.split(/[\r\n]+/)) {
    isPublic = publicBlock.test(line) || (isPublic && /^[A-Za-z0-9+/=]*$/.test(line));
    if (isPublic) continue;
    for (const value of lineValues(line)) if (value.length <= longestValue) values.add(value);
  }
  return [...values];
}

const publicBlock =
  /^-----BEGIN (?:[A-Z0-9 ]*PUBLIC KEY(?: BLOCK)?|(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|[A-Z]+ PARAMETERS)-----$/;

/** Every repetition has a limit: a file may be made to take long. */
const setting =
  /^(?:(?:export|-)[ \t]{1,9}){0,3}["']?([\w./-][\w./ -]{0,99}?)["']?[ \t]{0,20}(?:=>|:=|=|:(?=[ \t"']|$))(.*)$/;

function* lineValues(line: string): Generator<string> {
  const [, name = '', right = ''] = setting.exec(line.trimStart()) ?? [];
  const value = unquoted(right.trimStart());
  if (name !== '' && isValue(value, isSecretName(name) ? 1 : leastStrange.value)) yield value;
  for (const [, double, single] of line.matchAll(/"((?:[^"\\]|\\.){0,200})"|'([^']{0,200})'/g)) {
    const quoted = double ?? single ?? '';
    if (quoted !== value && isValue(quoted, leastStrange.value)) yield quoted;
  }
  // A token in brackets, or the password of an address.
  for (const [token] of line.matchAll(/[^\s"'`,;()[\]{}<>|=]+={0,2}/g)) {
    if (token !== value && isValue(token, leastStrange.token)) yield token;
  }
  for (const [, password = ''] of line.matchAll(/:\/\/[^\s/:@]{0,64}:([^\s@]{1,200})@/g)) {
    if (isValue(password, 1)) yield password;
  }
}

/** The right side of a setting without quotes, and without a comma or comment after them. */
function unquoted(right: string): string {
  const [, double, single] = /^"((?:[^"\\]|\\.)*)"|^'([^']*)'/.exec(right) ?? [];
  return (
    double ??
    single ??
    right
      .replace(/[ \t]#.*$/, '')
      .trimEnd()
      .replace(/[,;]$/, '')
  );
}

/** Whether a value cannot be a text that means something else, as the password `postgres` can. */
export function isUnmistakable(value: string): boolean {
  return value.trim().length >= shortestPassword && strangeCharacters(value, 1) >= 1;
}

function isValue(value: string, least: number): boolean {
  return value.trim().length >= shortestValue && strangeCharacters(value, least) >= least;
}

function strangeCharacters(value: string, enough: number): number {
  if (isAddress.test(value)) return 0;
  const parts = value.match(wordsAndNumbers()) ?? [];
  // One word or number, and nothing more.
  if (parts.length > 1 && enough === 1) return 1;
  let count = 0;
  for (const part of parts) {
    if (!isPlain(part)) count += part.length;
    if (count >= enough) break;
  }
  return count;
}

/** Of a host alone or with a path of words: it says where a service is. */
const isAddress = /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(?::\d+)?\/?$/i;

/** A number, a word, words in camel case, and words with a short number such as `sha256`. */
function isPlain(part: string): boolean {
  if (/^\d+$/.test(part)) return true;
  const [, letters = '', digits = ''] = lettersThenDigits().exec(part) ?? [];
  if (letters === '' || digits.length > 4) return false;
  const words = letters.match(camelWords()) ?? [];
  const isCamel = words.length > 1;
  return words.every((word) => isWord(word, isCamel));
}

/** The longest word whose parts are shown: a longer row of letters may be a key. */
const longestWord = 14;

/** Where the plain words of a value are, also those in camel case; offsets in UTF-16 units, end exclusive. */
export function wordRanges(value: string): readonly (readonly [start: number, end: number])[] {
  return [...value.matchAll(camelWords())].flatMap(({ index, 0: word }) =>
    word.length <= longestWord && isWord(word, false) ? [[index, index + word.length] as const] : [],
  );
}

const wordsAndNumbers = lazyRegExp(String.raw`[\p{L}\p{N}]+`, 'gu');
const lettersThenDigits = lazyRegExp(String.raw`^(\p{L}+)(\d*)$`, 'u');
const camelWords = lazyRegExp(String.raw`\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+?`, 'gu');

const shortWords =
  /^(?:a|an|as|at|aws|by|ci|db|do|gh|go|i|id|if|in|io|ip|is|it|js|me|my|no|of|ok|on|or|os|s3|to|ts|ui|up|us|v|we|x)$/i;

/** By how words are built, without a dictionary: long rows of consonants and very long words do not occur. */
function isWord(word: string, isPartOfName: boolean): boolean {
  if (word.length <= 2) return !isPartOfName || shortWords.test(word);
  if (word.length === 3) return true;
  return word.length <= 18 && /[aeiouyäöüéèà]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1|q[^u]/i.test(word);
}
