import { lazyRegExp } from '../../lazy-reg-exp.js';
import { allLetters, bareLetters, type Letters } from './letters.js';
import { secretValues, wordRanges } from './secret-values.js';

/** What of a value is hidden where only a part of it is shown. */
export interface Parts {
  /** The lengths in code units from which its start and its end are hidden; the whole value if no part is. */
  readonly head: number;
  readonly tail: number;
  /** Runs of 8 units from anywhere in it, in lower case, of which at least one is not a letter or digit. */
  readonly windows: readonly Uint16Array[];
  /** Runs of 8 letters and digits. */
  readonly bareWindows: readonly Uint16Array[];
}

/** A shorter part reveals too little, and ordinary text would match it. */
export const windowLength = 8;
/** The minimum number of letters and digits in a part, and of different ones: a row of dashes or zeros is not a secret. */
const minLetters = 4;
const minDifferent = 3;

/** What issuers put at the start of their tokens. */
const issuers = [
  String.raw`[srp]k[-_](?:live|test)[-_]|gh[pousr]_|github_pat_|gl[a-z]{2,5}-|AIza|ya29\.|GOCSPX-|A(?:KIA|SIA|BIA|CCA)|xox[a-z]-|xapp-\d-|npm_|hf_`,
  String.raw`sk-(?:ant-(?:[a-z]{1,9}\d{0,2}-)?|or-(?:v\d-)?|proj-|svcacct-|admin-)?`,
  String.raw`pypi-AgEIcHlwaS5vcmc|gsk_|r8_|xai-|pplx-|dckr_pat_|dop_v\d_|lin_api_|shpat_|SG\.|hv[sb]\.|AGE-SECRET-KEY-1`,
  String.raw`whsec_|tvly-|nvapi-|sntrys_|glsa_|eyJ[\w-]{8,512}\.|eC1hY2Nlc3MtdG9rZW46`,
].join('|');
const login = String.raw`(?:authorization:\s{0,4})?(?:(?:basic|bearer|token)\s{1,4})?`;
const publicHead = lazyRegExp(String.raw`^${login}(?:${issuers})?`, 'i');
const directories = /^(?:[a-z]:)?(?:[\\/][A-Za-z]?[a-z0-9._-]{1,64})+[\\/]/;
const border = /-----(?:BEGIN|END) [A-Z0-9 ]{0,40}-----/g;
/** Scheme, user, password, a user without one, which may be a key, host with port and path, query. */
const address =
  /^([a-z][a-z0-9+.:-]{0,40}:\/\/)(?:([^\s:@/]{0,64}:)(\S{1,512})@|([^\s/:@]{1,512})@)?([^\s?#]{0,2000})([\s\S]*)$/i;

/** Stands for a value: whoever sees a part of it sees no secret. */
const placeholder =
  /^(?:[<{[(*%]|\$[{(\w]|(?:your|my|insert|enter|example)[-_ ]|change[-_ ]?me|replace[-_ ]?(?:me|this)|todo\b|dummy|placeholder|redacted|(?:test|fake|sample)[-_ ]?(?:key|token|secret|password))/i;

const [open, secret] = [-1, 0];

/**
 * Every run of at least 8 units that is not public (an issuer's prefix; an address but for password and query values;
 * directories of a path) and not in one plain word. Of a document, only its values. A placeholder has none.
 */
export function secretPartsOf(value: string, isDocument: boolean): Parts {
  const owners = isDocument ? ownersInDocument(value) : ownersOf(value);
  const [units, letters] = [allLetters(value), bareLetters(value)];
  const hidden = owners === null ? [] : runsIn(units, owners, letters);
  const bare = owners === null ? [] : runsIn(letters, owners, letters);
  const starts = [...hidden, ...bare].map(({ start }) => start);
  const ends = [...hidden, ...bare].map(({ end }) => end);
  return {
    head: ends.reduce((first, end) => Math.min(first, end), value.length),
    tail: value.length - starts.reduce((last, start) => Math.max(last, start), 0),
    windows: hidden.filter(({ isBare, codes }) => !isBare && !hasEdge(codes)).map(({ codes }) => codes),
    bareWindows: bare.map(({ codes }) => codes),
  };
}

/** Whether a run begins or ends with a space or line break, which then belongs to the text around it. */
function hasEdge(codes: Uint16Array): boolean {
  return Math.min(codes[0] ?? 0, codes.at(-1) ?? 0) <= 0x20;
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly codes: Uint16Array;
  readonly isBare: boolean;
}

/** The runs of 8 of these units that are hidden. */
function runsIn({ codes, length, positions }: Letters, owners: Int32Array, letters: Letters): readonly Run[] {
  const isLetter = new Uint8Array(owners.length);
  for (let at = 0; at < letters.length; at += 1) isLetter[letters.positions?.[at] ?? at] = 1;
  const runs: Run[] = [];
  for (let at = 0; at + windowLength <= length; at += 1) {
    const start = positions?.[at] ?? at;
    const end = (positions?.[at + windowLength - 1] ?? at + windowLength - 1) + 1;
    const count = hiddenLetters(owners, isLetter, start, end);
    if (count < minLetters) continue;
    const part = codes.subarray(at, at + windowLength);
    if (new Set(part).size >= minDifferent) runs.push({ start, end, codes: part, isBare: count === windowLength });
  }
  return runs;
}

/** The number of letters and digits in a part of the value; 0 if a part of it is public, or if all are of one word. */
function hiddenLetters(owners: Int32Array, isLetter: Uint8Array, start: number, end: number): number {
  let count = 0;
  let word = open;
  let isOneWord = true;
  for (let at = start; at < end; at += 1) {
    const owner = owners[at] ?? secret;
    if (owner === open) return 0;
    if (isLetter[at] === 0) continue;
    count += 1;
    if (owner === secret || (word !== open && owner !== word)) isOneWord = false;
    word = owner;
  }
  return isOneWord ? 0 : count;
}

/** For each unit of the value whether it is public, or else the number of its word; `null` for a placeholder. */
function ownersOf(value: string): Int32Array | null {
  if (placeholder.test(value)) return null;
  const owners = new Int32Array(value.length);
  wordRanges(value).forEach(([start, end], at) => owners.fill(at + 1, start, end));
  const show = (start: number, end: number) => owners.fill(open, start, end);
  const [, scheme = '', user = '', password = '', alone = '', , query = ''] = address.exec(value) ?? [];
  if (scheme === '') {
    const head = directories.exec(value) ?? publicHead().exec(value);
    show(0, head?.[0].length ?? 0);
  } else {
    const hidden = scheme.length + user.length;
    show(0, hidden);
    show(hidden + password.length + alone.length, value.length - query.length);
    for (const { index, 0: name } of query.matchAll(/[?&#][^=&]{0,200}=?/g))
      show(value.length - query.length + index, value.length - query.length + index + name.length);
  }
  for (const { index, 0: line } of value.matchAll(border)) show(index, index + line.length);
  return owners;
}

function ownersInDocument(text: string): Int32Array {
  const owners = new Int32Array(text.length).fill(open);
  for (const value of secretValues(text)) {
    const own = ownersOf(value);
    for (let at = text.indexOf(value); at >= 0 && own !== null; at = text.indexOf(value, at + value.length))
      owners.set(own, at);
  }
  return owners;
}
