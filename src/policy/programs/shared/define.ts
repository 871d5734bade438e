import type {
  BulkRead,
  InnerCommand,
  Invocation,
  Program,
  ProgramEffects,
  Risk,
  Word,
  WordEdit,
} from '../../shell/types.js';
import { addressEffects, pathEffects, treeEffects, writtenForm } from '../../shell/words.js';
import type { Effect, PathFacts } from '../../types.js';
import { compileOptions, type Grammar, type OptionTable } from './options.js';
import { operandText } from './program-text.js';
import { isMoreThanTheRule, riskOf } from './risks.js';
import { type ArgumentScan, scanArguments } from './scan.js';

/** The role of a program's operands. `list`: shows nothing of their content. `named`: does more than the program's name implies, so a rule must name it. */
export type OperandRole = 'data' | 'read' | 'list' | 'tree' | 'write' | 'delete' | 'address' | 'named' | 'never';

/** Effects and risks of a special case, in addition to those from the tables. */
export interface PartialEffects {
  readonly effects?: readonly Effect[];
  readonly inner?: readonly InnerCommand[];
  readonly risks?: readonly Risk[];
  readonly changes?: boolean;
  readonly links?: readonly string[];
  readonly bulk?: readonly BulkRead[];
  readonly edits?: readonly WordEdit[];
  /** It reads more than its effects and `bulk` name. */
  readonly readsMore?: boolean;
}

export interface CommandContext {
  readonly scan: ArgumentScan;
  readonly invocation: Invocation;
  readonly world: PathFacts;
}

/** With its own options; on the same name they win over those that it shares with others. */
export interface CommandSpec extends OptionTable {
  /** The options that it shares with others. */
  readonly options?: OptionTable | readonly OptionTable[];
  /** A role for all operands, or one per position, the last one repeated. Default `data`. */
  readonly operands?: OperandRole | readonly OperandRole[];
  readonly why?: string;
  /** It changes something beyond the files that its effects name. */
  readonly changes?: boolean;
  /** Changes nothing but files of its effects. `files`: reads no others; `machine`: also shows processes and services. */
  readonly reads?: 'files' | 'machine';
  /** Words after `--` are passed to a script of the workspace, which the rule grants. */
  readonly handsOn?: boolean;
  readonly check?: Check | readonly Check[];
}

export type Check = (context: CommandContext) => PartialEffects;

export interface ProgramSpec extends CommandSpec {
  /** Separated by blanks. */
  readonly names: string;
  readonly source: string;
  readonly grants?: string;
}

const help: OptionTable = { flag: '--help --version' };

/** A program without sub-commands. `--help` and `--version` are always known. */
export function defineProgram(spec: ProgramSpec): Program {
  const read = commandReader(spec, help);
  return {
    names: spec.names.split(' '),
    source: spec.source,
    grants: spec.grants ?? null,
    ...(spec.reads === 'files' && spec.grants === undefined ? { readOnly: [''] } : {}),
    read: (invocation, world) => read(invocation.argv.slice(1), invocation, world),
  };
}

export function definePrograms(specs: readonly ProgramSpec[]): readonly Program[] {
  return specs.map(defineProgram);
}

/** Programs that have these properties unless they say otherwise. */
export function defineSimilarPrograms<Shared extends Partial<ProgramSpec>>(
  shared: Shared,
  specs: readonly (Omit<ProgramSpec, keyof Shared> & Partial<ProgramSpec>)[],
): readonly Program[] {
  return specs.map((spec) => defineProgram({ ...shared, ...spec } as unknown as ProgramSpec));
}

export function defineByOptions(
  shared: Omit<ProgramSpec, 'names' | 'options'>,
  tables: Readonly<Record<string, OptionTable>>,
): readonly Program[] {
  return Object.entries(tables).map(([names, options]) => defineProgram({ ...shared, names, options }));
}

/** Programs of which only the names are known: a rule must name every word of a call literally. */
export const defineGuardedPrograms = (specs: readonly GuardedSpec[]): readonly Program[] => specs.map(guarded);

type GuardedSpec = Pick<ProgramSpec, 'names' | 'source' | 'grants'> & {
  readonly why: string;
  readonly flag?: string;
  /** It is an interpreter: options that take program text. */
  readonly text?: string;
};

export function guarded(spec: GuardedSpec): Program {
  const { flag = '', text = '', ...rest } = spec;
  return defineProgram({
    ...rest,
    flag,
    risks: { 'is program text': { value: text, open: true } },
    check: ({ scan, invocation: { cwd }, world }) => ({
      risks: scan.operands.map((word, at) => {
        const isText = text !== '' && at === 0 && operandText(word, cwd, world).kind !== 'file';
        return riskOf(word, spec.why, isText ? { anyProgram: true } : {});
      }),
    }),
    changes: true,
  });
}

export type CommandReader = (words: readonly Word[], invocation: Invocation, world: PathFacts) => ProgramEffects;

/** Compiles the tables at the first use: start-up pays for no program that is not called. */
export function commandReader(spec: CommandSpec, ...more: readonly OptionTable[]): CommandReader {
  let grammar: Grammar | undefined;
  const roles = [spec.operands ?? 'data'].flat();
  const areData = roles.every((role) => role === 'data');
  const checks = [spec.check ?? []].flat();
  return (words, invocation, world) => {
    grammar ??= compileOptions([...more, ...[spec.options ?? []].flat(), spec]);
    const scan = scanArguments(words, grammar, invocation.cwd, () =>
      invocation.argv.slice(0, invocation.argv.length - words.length).map(writtenForm),
    );
    const partials: PartialEffects[] = [scan];
    if (!areData)
      for (const [index, word] of scan.operands.entries())
        partials.push(
          operandEffects(roles[Math.min(index, roles.length - 1)] ?? 'data', word, invocation.cwd, spec.why),
        );
    for (const check of checks) partials.push(check({ scan, invocation, world }));
    const { effects, inner, risks, links, changes, bulk, edits, readsMore } = gatherEffects(partials);
    const isHandedOn = spec.handsOn === true || grammar.passesOn || (areData && checks.length === 0);
    if (scan.dashes && !isHandedOn) addLoose(risks, scan);
    return {
      effects,
      inner,
      risks: risks.length === 0 ? risks : asTyped(risks, words),
      links,
      readOnly: spec.reads !== undefined && !changes,
      readsOnlyFiles: spec.reads === 'files' && !changes && !readsMore,
      bulk,
      ...(edits.length === 0 ? {} : { edits }),
    };
  };
}

/** It only prints what follows from its words. */
export const noEffects: ProgramEffects = { effects: [], inner: [], risks: [], readOnly: true, readsOnlyFiles: true };

export function mergeProgramEffects(...all: readonly ProgramEffects[]): ProgramEffects {
  const { effects, inner, risks, links, bulk } = gatherEffects(all);
  const readOnly = all.every((programEffects) => programEffects.readOnly);
  const readsOnlyFiles = all.every((programEffects) => programEffects.readsOnlyFiles === true);
  const opaque = all.some((programEffects) => programEffects.opaque === true);
  return { effects, inner, risks, links, bulk, readOnly, readsOnlyFiles, ...(opaque ? { opaque } : {}) };
}

/** The effects of a program that another one starts (`npx eslint`): rules also name the words before it. */
export function startedBy(before: readonly string[], programEffects: ProgramEffects): ProgramEffects {
  const risks = programEffects.risks.map(({ alsoCoveredBy, openedBy, ...risk }) => ({
    ...risk,
    ...(alsoCoveredBy === undefined ? {} : { alsoCoveredBy: [...before, ...alsoCoveredBy] }),
    ...(openedBy === undefined ? {} : { openedBy: [...before, ...openedBy] }),
  }));
  return { ...programEffects, risks };
}

function operandEffects(role: OperandRole, word: Word, cwd: string, why?: string): PartialEffects {
  switch (role) {
    case 'data':
      return {};
    case 'read':
    case 'list':
    case 'write':
    case 'delete':
      return pathEffects(role, word, cwd);
    case 'tree':
      return treeEffects(word, cwd);
    case 'address':
      return addressEffects(word);
    case 'named':
      return { risks: [{ word: writtenForm(word), why: why ?? isMoreThanTheRule }] };
    case 'never':
      return { risks: [{ word: writtenForm(word), why: why ?? 'cannot be analyzed', never: true }] };
  }
}

export function effectsFor(roles: OperandRole | readonly OperandRole[], words: readonly Word[], cwd: string): Gathered {
  const each = typeof roles === 'string' ? [roles] : roles;
  return gatherEffects(words.flatMap((word) => each.map((role) => operandEffects(role, word, cwd))));
}

interface Gathered extends Required<PartialEffects> {
  readonly risks: Risk[];
}

/** Merges partial effects: there is one per operand, and most are nearly empty. */
export function gatherEffects(all: readonly PartialEffects[]): Gathered {
  const effects: Effect[] = [];
  const inner: InnerCommand[] = [];
  const risks: Risk[] = [];
  const links: string[] = [];
  const bulk: BulkRead[] = [];
  const edits: WordEdit[] = [];
  let changes = false;
  let readsMore = false;
  for (const partial of all) {
    for (const effect of partial.effects ?? none) effects.push(effect);
    for (const command of partial.inner ?? none) inner.push(command);
    for (const partialRisk of partial.risks ?? none) risks.push(partialRisk);
    for (const link of partial.links ?? none) links.push(link);
    for (const read of partial.bulk ?? none) bulk.push(read);
    for (const edit of partial.edits ?? none) edits.push(edit);
    changes ||= partial.changes === true;
    readsMore ||= partial.readsMore === true;
  }
  return { effects, inner, risks, changes, links, bulk, edits, readsMore };
}

const none: readonly never[] = [];

/** One that becomes several words shifts those after it: `grep -- $x a` reads files that `$x` names. */
function addLoose(risks: Risk[], { operands, beforeDashes }: ArgumentScan): void {
  for (const word of operands.slice(beforeDashes)) {
    if (word.kind !== 'unknown' || word.plain === true || risks.some((known) => known.word === word.source)) continue;
    risks.push({ word: word.source, why: 'may become any number of words', hint: 'put quotes around it' });
  }
}

/** A risk in an option's attached argument is reported for the whole word, as a rule would name it. */
function asTyped(risks: readonly Risk[], words: readonly Word[]): Risk[] {
  const typed = new Set(words.map(writtenForm));
  const options = words.filter((word) => word.kind === 'literal' && word.value.startsWith('-'));
  return risks.map((known) => {
    const whole = typed.has(known.word) ? undefined : options.find((word) => writtenForm(word).endsWith(known.word));
    return whole === undefined ? known : { ...known, word: writtenForm(whole) };
  });
}
