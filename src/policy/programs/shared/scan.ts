import type { Risk, Word } from '../../shell/types.js';
import { rewriteOf } from '../../shell/unknown-target.js';
import { dropStart, knownText, pathEffects, writtenForm } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { findOption, findOptionPrefix, type Grammar, namesOptionRisk, type OptionRow } from './options.js';

export interface GivenOption {
  readonly name: string;
  readonly word: Word;
  readonly value: Word | null;
}

export interface ArgumentScan {
  readonly options: GivenOption[];
  readonly operands: Word[];
  readonly risks: Risk[];
  readonly effects: Effect[];
  /** The number of operands before `--`; all of them without `--`. */
  beforeDashes: number;
  dashes: boolean;
  has(...names: readonly string[]): boolean;
  /** The last argument of these options; `null` if none was given. */
  value(...names: readonly string[]): Word | null;
  values(...names: readonly string[]): readonly Word[];
  /** The operands before `--`. */
  own(): readonly Word[];
  /** The operands after `--`. */
  handed(): readonly Word[];
}

const answers = {
  has(this: ArgumentScan, ...names: readonly string[]) {
    return this.options.some((option) => names.includes(option.name));
  },
  value(this: ArgumentScan, ...names: readonly string[]) {
    return this.options.findLast((option) => names.includes(option.name))?.value ?? null;
  },
  values(this: ArgumentScan, ...names: readonly string[]) {
    return this.options.filter((option) => names.includes(option.name)).flatMap((option) => option.value ?? []);
  },
  own(this: ArgumentScan) {
    return this.operands.slice(0, this.beforeDashes);
  },
  handed(this: ArgumentScan) {
    return this.operands.slice(this.beforeDashes);
  },
};

interface Reader {
  readonly words: readonly Word[];
  readonly grammar: Grammar;
  readonly cwd: string;
  readonly before: () => readonly string[];
  readonly scan: ArgumentScan;
  /** Words that already are risks: a cluster counts once. */
  readonly risky: Set<Word>;
}

/** As getopt; an unknown option, or what may expand to one, is a risk. `before`: the program and the words between. */
export function scanArguments(
  words: readonly Word[],
  grammar: Grammar,
  cwd: string,
  before: () => readonly string[] = () => [],
): ArgumentScan {
  const scan: ArgumentScan = {
    options: [],
    operands: [],
    risks: [],
    effects: [],
    beforeDashes: 0,
    dashes: false,
    ...answers,
  };
  const reader: Reader = { words, grammar, cwd, before, scan, risky: new Set() };
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    if (word === undefined) break;
    if (word.kind === 'literal' && word.value === '--' && !scan.dashes) scan.dashes = true;
    else if (scan.dashes || !mayBeOption(word)) {
      takeOperand(scan, word);
      if (grammar.stopAtOperand && !scan.dashes) return takeRest(scan, words.slice(at + 1));
    } else if (!knownText(word).startsWith('-')) {
      scan.risks.push(notKnown(word));
      takeOperand(scan, word);
    } else at += takeOption(reader, at);
    at += 1;
  }
  return scan;
}

/** A word that may become an option, with what to write instead. */
export function notKnown(word: Word): Risk {
  const source = writtenForm(word);
  return { word: source, why: 'is not known before it runs and may become an option', hint: rewriteOf(source) };
}

export function mayBeOption(word: Word): boolean {
  if (word.kind === 'literal') return word.value.length > 1 && word.value.startsWith('-');
  if (word.kind === 'unknown') return word.plain !== true;
  return word.prefix === '' ? word.plain !== true : word.prefix.startsWith('-');
}

function takeOperand(scan: ArgumentScan, word: Word): void {
  scan.operands.push(word);
  if (!scan.dashes) scan.beforeDashes += 1;
}

function takeRest(scan: ArgumentScan, words: readonly Word[]): ArgumentScan {
  scan.operands.push(...words);
  scan.beforeDashes += words.length;
  return scan;
}

/** Returns the number of further words that the option took. */
function takeOption(reader: Reader, at: number): number {
  const word = reader.words[at] as Word;
  const text = knownText(word);
  const equals = text.indexOf('=');
  const whole = equals < 0 ? text : text.slice(0, equals);
  const row = complete(word, equals) ? findOption(reader.grammar, whole, text) : findOptionPrefix(reader.grammar, text);
  if (row?.name.endsWith('*') === true) return give(reader, at, row, dropStart(word, row.name.length - 1));
  if (row !== undefined && (whole.length > 2 || equals < 0)) return takeNamed(reader, at, row, equals);
  if (reader.grammar.digits && word.kind === 'literal' && /^-\d+$/.test(text)) return 0;
  if (text.startsWith('--') || reader.grammar.singleDash) return refuseUnknown(reader, word);
  return takeCluster(reader, at);
}

/** A partial word names its option completely only if the equals sign is known. */
function complete(word: Word, equals: number): boolean {
  return word.kind === 'literal' || equals >= 0;
}

function takeNamed(reader: Reader, at: number, row: OptionRow, equals: number): number {
  const word = reader.words[at] as Word;
  if (equals >= 0) {
    const booleans = reader.grammar.singleDash && row.role === 'data';
    if (row.takes === 'nothing' && !booleans) return refuseUnknown(reader, word);
    return give(reader, at, row, dropStart(word, equals + 1));
  }
  return takeSeparate(reader, at, row);
}

function takeSeparate(reader: Reader, at: number, row: OptionRow): number {
  if (row.takes === 'nothing' || row.takes === 'glued') return give(reader, at, row, null);
  const count = row.takes === 'two' ? 2 : 1;
  const values = reader.words.slice(at + 1, at + 1 + count);
  for (const value of values) checkSwallowed(reader, value);
  if (row.role === 'risk')
    for (const value of values)
      reader.scan.risks.push({
        word: writtenForm(value),
        why: row.why ?? '',
        never: row.never ?? false,
        ...(row.open === true
          ? { anyProgram: true, alsoCoveredBy: [...reader.before(), ...reader.words.slice(0, at + 1).map(writtenForm)] }
          : {}),
      });
  give(reader, at, row, values.at(-1) ?? null);
  return values.length;
}

/** It must be one word, and no option of the table: getopt takes any word, other parsers none with a dash. */
function checkSwallowed(reader: Reader, value: Word): void {
  const { risks } = reader.scan;
  if (value.kind === 'unknown') risks.push({ word: value.source, why: 'may become any number of words' });
  if (namesOptionRisk(reader.grammar, knownText(value), value.kind === 'literal')) risks.push(misplaced(value));
}

function misplaced(word: Word): Risk {
  return { word: writtenForm(word), why: 'looks like an option instead of an argument' };
}

function takeCluster(reader: Reader, at: number): number {
  const word = reader.words[at] as Word;
  const text = knownText(word);
  for (let index = 1; index < text.length; index += 1) {
    const row = findOption(reader.grammar, `-${text[index] ?? ''}`);
    if (row === undefined) return refuseUnknown(reader, word);
    if (row.takes === 'nothing') {
      give(reader, at, row, null);
      continue;
    }
    const glued = index + 1 < text.length || word.kind === 'partial';
    const behind = /^[A-Za-z]*/.exec(text.slice(index + 1))?.[0] ?? '';
    if (
      reader.grammar.groups &&
      Array.from(behind).some((letter) => namesOptionRisk(reader.grammar, `-${letter}`, true))
    )
      reader.scan.risks.push(misplaced(word));
    if (glued || row.takes === 'glued') return give(reader, at, row, glued ? dropStart(word, index + 1) : null);
    return takeSeparate(reader, at, row);
  }
  return word.kind === 'partial' ? refuseUnknown(reader, word) : 0;
}

export const unknownOption = 'is an option that is not known to be harmless';

function refuseUnknown(reader: Reader, word: Word): number {
  if (reader.grammar.passesOn && word.kind === 'literal') return 0;
  reader.scan.risks.push({ word: writtenForm(word), why: unknownOption });
  return 0;
}

function give(reader: Reader, at: number, row: OptionRow, value: Word | null): number {
  const { scan, cwd } = reader;
  const word = reader.words[at] as Word;
  scan.options.push({ name: row.name, word, value });
  if (row.open === true && reader.risky.has(word)) markText(scan, word);
  if (row.role === 'risk' && (row.never === true || !reader.risky.has(word))) {
    reader.risky.add(word);
    scan.risks.push({
      word: writtenForm(word),
      why: row.why ?? '',
      ...(row.never === true ? { never: true } : {}),
      ...(row.open === true ? { anyProgram: true } : {}),
    });
  }
  if ((row.role === 'read' || row.role === 'write') && value !== null) {
    const pathEffect = pathEffects(row.role, value, cwd);
    scan.effects.push(...pathEffect.effects);
    scan.risks.push(...pathEffect.risks);
  }
  return 0;
}

/** The cluster holds an option that takes program text: `-ne CODE`. */
function markText({ risks }: ArgumentScan, word: Word): void {
  const at = risks.findIndex((risk) => risk.word === writtenForm(word));
  if (risks[at] !== undefined) risks[at] = { ...risks[at], anyProgram: true };
}
