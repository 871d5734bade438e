import { isInside } from '../files/paths.js';
import type { Hazard, Inner, Invocation, Program, Reading, Word } from '../shell/types.js';
import type { Effect, World } from '../types.js';
import { compileOptions, type Grammar, type OptionTable } from './options.js';
import { operandText } from './program-text.js';
import { type Scan, scanOptions } from './scan.js';
import { addLoose, asTyped } from './typed-words.js';
import { reach, spelled, touch, touchTree } from './words.js';

/** What the operands of a program are. `spell`: more than the program's name says, so a rule has to spell it. */
export type Role = 'data' | 'read' | 'tree' | 'write' | 'delete' | 'address' | 'spell' | 'never';

/** Findings of a special case, added to what the tables say. */
export interface Findings {
  readonly effects?: readonly Effect[];
  readonly inner?: readonly Inner[];
  readonly hazards?: readonly Hazard[];
  readonly changes?: boolean;
  readonly links?: readonly string[];
}

export interface Context {
  readonly scan: Scan;
  readonly invocation: Invocation;
  readonly world: World;
}

/** How a command reads its arguments and what they mean. */
export interface CommandSpec {
  readonly options?: OptionTable | readonly OptionTable[];
  /** A role for all operands, or one for each place, the last one repeated. Default `data`. */
  readonly operands?: Role | readonly Role[];
  /** Why a `spell` operand needs to be spelled. */
  readonly why?: string;
  /** It changes something beyond the files that its effects name. */
  readonly changes?: boolean;
  /**
   * Declares that it changes nothing but the files that its effects name. `files`: it also reads nothing but these, its
   * standard input and the repository; `machine`: it also shows the environment, users, processes or services.
   */
  readonly reads?: 'files' | 'machine';
  /** What stands behind `--` goes to a script of the workspace, which the rule grants. */
  readonly handsOn?: boolean;
  /** Special cases. */
  readonly check?: (context: Context) => Findings;
}

export interface ProgramSpec extends CommandSpec {
  readonly names: readonly string[];
  readonly source: string;
  readonly grants?: string;
}

const help: OptionTable = { flag: '--help --version' };

/** A program without sub-commands. `--help` and `--version` are always known. */
export function defineProgram(spec: ProgramSpec): Program {
  const read = commandReader(spec, help);
  return {
    names: spec.names,
    source: spec.source,
    grants: spec.grants ?? null,
    read: (invocation, world) => read(invocation.argv.slice(1), invocation, world),
  };
}

/**
 * Programs of which only the names are known: whatever stands behind the name has to be spelled by the rule.
 * `names` with blanks between them.
 */
export function guarded(spec: {
  readonly names: string;
  readonly source: string;
  readonly why: string;
  readonly grants?: string;
  readonly flag?: string;
  /** It is an interpreter: options that take program text. */
  readonly text?: string;
}): Program {
  const { names, flag = '', text = '', ...rest } = spec;
  return defineProgram({
    ...rest,
    names: names.split(' '),
    options: { flag, risks: [{ why: 'is program text', value: text, open: true }] },
    check: ({ scan, invocation: { cwd }, world }) => ({
      hazards: scan.operands.map((word, at) => {
        const isText = text !== '' && at === 0 && operandText(word, cwd, world).kind !== 'file';
        return hazard(word, spec.why, isText ? { anyProgram: true } : {});
      }),
    }),
    changes: true,
  });
}

export type CommandReader = (words: readonly Word[], invocation: Invocation, world: World) => Reading;

/** Compiles the tables at the first use: start-up pays for no program that is not called. */
export function commandReader(spec: CommandSpec, ...more: readonly OptionTable[]): CommandReader {
  let grammar: Grammar | undefined;
  const roles = [spec.operands ?? 'data'].flat();
  const areData = roles.every((role) => role === 'data');
  return (words, invocation, world) => {
    grammar ??= compileOptions([...more, ...[spec.options ?? []].flat()]);
    const scan = scanOptions(words, grammar, invocation.cwd, () =>
      invocation.argv.slice(0, invocation.argv.length - words.length).map(spelled),
    );
    const found: Findings[] = [scan];
    if (!areData) addOperands(found, { roles, why: spec.why, scan, cwd: invocation.cwd });
    if (spec.check !== undefined) found.push(spec.check({ scan, invocation, world }));
    const { effects, inner, hazards, links, changes } = gather(found);
    const isHandedOn = spec.handsOn === true || grammar.passesOn || (areData && spec.check === undefined);
    if (scan.dashes && !isHandedOn) addLoose(hazards, scan);
    return {
      effects,
      inner,
      hazards: hazards.length === 0 ? hazards : asTyped(hazards, words),
      links,
      readOnly: spec.reads !== undefined && !changes,
      readsOnlyFiles: spec.reads === 'files' && !changes,
    };
  };
}

/** Everything that the readings find, as one. */
export function mergeReadings(...all: readonly Reading[]): Reading {
  const { effects, inner, hazards, links } = gather(all);
  const readOnly = all.every((one) => one.readOnly);
  const readsOnlyFiles = all.every((one) => one.readsOnlyFiles === true);
  const opaque = all.some((one) => one.opaque === true);
  return { effects, inner, hazards, links, readOnly, readsOnlyFiles, ...(opaque ? { opaque } : {}) };
}

/** The reading of a program that another one starts (`npx eslint`): rules spell the words before it too. */
export function startedBy(before: readonly string[], reading: Reading): Reading {
  const hazards = reading.hazards.map(({ alsoCoveredBy, openedBy, ...one }) => ({
    ...one,
    ...(alsoCoveredBy === undefined ? {} : { alsoCoveredBy: [...before, ...alsoCoveredBy] }),
    ...(openedBy === undefined ? {} : { openedBy: [...before, ...openedBy] }),
  }));
  return { ...reading, hazards };
}

interface Operands {
  readonly roles: readonly Role[];
  readonly why: string | undefined;
  readonly scan: Scan;
  readonly cwd: string;
}

function addOperands(found: Findings[], { roles, why, scan, cwd }: Operands): void {
  for (const [index, word] of scan.operands.entries())
    found.push(judgeOperand(roles[Math.min(index, roles.length - 1)] ?? 'data', word, { cwd, why }));
}

/** What an operand in this role means. */
export function judgeOperand(
  role: Role,
  word: Word,
  context: { readonly cwd: string; readonly why?: string | undefined },
): Findings {
  switch (role) {
    case 'data':
      return {};
    case 'read':
      return touch('read', word, context.cwd);
    case 'write':
    case 'delete':
      return touch(role, word, context.cwd);
    case 'tree':
      return touchTree(word, context.cwd);
    case 'address':
      return reach(word);
    case 'spell':
      return { hazards: [{ word: spelled(word), why: context.why ?? 'is more than the rule names' }] };
    case 'never':
      return { hazards: [{ word: spelled(word), why: context.why ?? 'cannot be judged', never: true }] };
  }
}

interface Gathered extends Required<Findings> {
  readonly hazards: Hazard[];
}

/** Several findings as one: there is one for every operand, and most hold next to nothing. */
export function gather(all: readonly Findings[]): Gathered {
  const effects: Effect[] = [];
  const inner: Inner[] = [];
  const hazards: Hazard[] = [];
  const links: string[] = [];
  let changes = false;
  for (const one of all) {
    for (const effect of one.effects ?? none) effects.push(effect);
    for (const command of one.inner ?? none) inner.push(command);
    for (const found of one.hazards ?? none) hazards.push(found);
    for (const link of one.links ?? none) links.push(link);
    changes ||= one.changes === true;
  }
  return { effects, inner, hazards, changes, links };
}

const none: readonly never[] = [];

/** The same findings, where what is written may be symbolic links afterwards. */
export function mayLink(found: Findings): Findings {
  return { ...found, links: written(found) };
}

/** The same for what is written into a directory. */
export function linksBelow(found: Findings): Findings {
  return { ...found, links: written(found).map((path) => `${path}/`) };
}

function written(found: Findings): string[] {
  return (found.effects ?? []).flatMap((effect) =>
    effect.kind === 'write' && typeof effect.path === 'string' ? [effect.path] : [],
  );
}

/** Writes files below a directory under names that only an archive or a patch knows, links among them. */
export function unpack(directory: Word, context: Pick<Context, 'invocation' | 'world'>): Findings {
  return linksBelow(writeTree(directory, context));
}

/**
 * Writes whatever lies below a directory. At the top of the workspace the protected paths are among it, so one of them
 * stands for all.
 */
export function writeTree(directory: Word, { invocation, world }: Pick<Context, 'invocation' | 'world'>): Findings {
  const found = judgeOperand('write', directory, { cwd: invocation.cwd });
  const onTop = written(found).some((path) => isInside(world.workspace, path));
  const workflows: Effect = { kind: 'write', path: `${world.workspace}/.github` };
  return gather([found, onTop ? { effects: [workflows] } : {}]);
}

/** A hazard for a word. */
export function hazard(word: Word, why: string, more: Partial<Hazard> = {}): Hazard {
  return { word: spelled(word), why, ...more };
}
