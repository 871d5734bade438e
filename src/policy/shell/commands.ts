import type { Command } from 'unbash';
import { hasParentAfterName } from '../files/paths.js';
import { isProtectedPath } from '../files/protected.js';
import type { Effect, PathFacts } from '../types.js';
import { readBuiltinCommand } from './builtins.js';
import { copyState, countFiles, noteFileChanges, spend, type WordContext } from './context.js';
import { type CommandInDirectory, fromVirtualEnvironment, withoutDirectoryOption } from './directory-option.js';
import { type FileTimeline, noteFiles } from './file-timeline.js';
import { checkInput } from './input.js';
import { shellLimits } from './limits.js';
import { addEdit, riskOfEdit } from './line-edits.js';
import { redirectionTarget } from './redirections.js';
import { resolvePath } from './resolve-path.js';
import type { Assigned, CalledAs, CommandRole, LineEdit, PlaceInLine, SimpleCommand } from './simple-command.js';
import type { InnerCommand, Program, ProgramEffects, ProgramLookup, Risk, SameCommand, Word } from './types.js';
import { Undecidable } from './undecidable.js';
import { isProvenReadOnly, unknownEffects } from './unknown-words.js';
import { literalOf, literalWord, writtenForm } from './words.js';

export interface CommandWalk {
  readonly world: PathFacts;
  readonly programs: ProgramLookup;
  readonly steps: SimpleCommand[];
  readonly redirected: Effect[];
  readonly timeline: FileTimeline;
  /** Simple commands of the tree that the walk has reached. */
  readonly seen: Set<Command>;
  /** Texts that bash would parse. */
  readonly scripts: string[];
  readonly edits: LineEdit[];
  /** The number of `bash -c` levels around this line. */
  readonly level: number;
  readonly outer: SimpleCommand | null;
  readonly place: PlaceInLine | null;
  readonly listing?: readonly Word[] | undefined;
  readonly parted?: boolean | undefined;
  readonly input?: string | undefined;
  /** Walks a script for bash as part of this line. */
  readonly script: (command: string, walk: CommandWalk, context: WordContext) => void;
}

/** Programs that only start another program with the same privileges. */
const transparent: ReadonlySet<string> = new Set(
  'bash chronic dash env ionice nice nohup setsid sh stdbuf time timeout unbuffer'.split(' '),
);

/** System directories in which bare names are looked up: `/bin/ls` equals `ls`. */
const trustedDirectory = /^\/(?:usr\/)?s?bin\/([^/]+)$/;

/** The name of a program in tables and rules: the bare name for programs in system directories. */
export function bareName(name: string): string {
  return trustedDirectory.exec(name)?.[1] ?? name;
}

export function addCommand(
  argv: readonly Word[],
  walk: CommandWalk,
  context: WordContext,
  assigned: readonly Assigned[] = [],
): void {
  const [program] = argv;
  if (program?.kind !== 'literal' || program.value === '')
    throw new Undecidable('command-name', 'the name of a command is not constant');
  if (walk.outer !== null && program.value.startsWith('-'))
    throw new Undecidable('command-name', `${program.value.slice(0, 60)} is used as the name of a command`);
  if (walk.outer !== null && walk.outer.depth >= shellLimits.wrappers)
    throw new Undecidable('size', `commands start other commands more than ${shellLimits.wrappers} levels deep`);
  if (walk.steps.length >= shellLimits.steps)
    throw new Undecidable('size', `it runs more than ${shellLimits.steps} commands`);
  spend(context.progress, argv.length);
  const builtin = program.value.includes('/') ? undefined : readBuiltinCommand(program.value, argv, context);
  if (builtin === undefined) {
    addProgram({ name: program.value, argv, assigned }, walk, context);
    return;
  }
  // A builtin may keep the variables set before it (`X=1 export X`).
  const unsafe = assigned.find(({ isSafe }) => !isSafe);
  if (unsafe !== undefined)
    throw new Undecidable('environment', `the variable ${unsafe.name} set for ${program.value} may outlive it`);
  const step = push(walk, context, {
    name: program.value,
    argv,
    assigned,
    role: builtin.kind === 'neutral' ? 'neutral' : 'transparent',
    effects: builtin.kind === 'neutral' ? (builtin.effects ?? []) : [],
    risks: [],
    readOnly: true,
    readsOnlyFiles: true,
    bulk: none,
    elsewhere: false,
  });
  if (builtin.kind === 'wrapper') addCommand(builtin.argv, { ...walk, outer: step, listing: undefined }, context);
}

function push(
  walk: CommandWalk,
  context: WordContext,
  part: Omit<SimpleCommand, 'cwd' | 'alias' | 'same' | 'place' | 'depth' | 'outer' | 'forms'> &
    Partial<Pick<SimpleCommand, 'same'>>,
  moved: CommandInDirectory | null = null,
): SimpleCommand {
  const step: SimpleCommand = {
    ...part,
    place: endsLikeOuter(part.argv, walk) ? walk.place : null,
    cwd: moved?.cwd ?? context.state.cwd,
    alias: moved?.argv,
    same: part.same ?? noneSame,
    depth: walk.outer === null ? 0 : walk.outer.depth + 1,
    outer: walk.outer,
    forms: { allow: null, deny: null },
  };
  countFiles(context.progress, step.effects);
  // A test follows a link that the line creates, but shows no more than that something is there.
  const opened = step.role === 'neutral' ? step.effects.filter(({ kind }) => kind !== 'list') : step.effects;
  noteFiles(walk.timeline, opened, walk.steps.length);
  walk.steps.push(step);
  return step;
}

/** The words of an inner command reach to the end of the outer one: `timeout 5 grep x`, not `find -exec grep x {} +`. */
function endsLikeOuter(argv: readonly Word[], { outer }: CommandWalk): boolean {
  return outer === null || (outer.place !== null && outer.argv.at(-1) === argv.at(-1));
}

function addProgram(
  { name, argv, assigned }: Pick<SimpleCommand, 'name' | 'argv' | 'assigned'>,
  walk: CommandWalk,
  context: WordContext,
): void {
  if (context.state.cwdDoubt !== null) throw new Undecidable('other', context.state.cwdDoubt);
  checkParentSegments(argv, context);
  const bare = bareName(name);
  const base = bare.slice(bare.lastIndexOf('/') + 1);
  const { programs } = walk;
  const program = programs.programFor(bare) ?? programs.programFor(base);
  const moved =
    withoutDirectoryOption(base, argv, program, context) ?? fromVirtualEnvironment(name, argv, program, context);
  const { cwd } = moved ?? context.state;
  const words = withProgramName(base, moved?.argv ?? argv);
  const question = bare === base ? programs.questionEffects(words, cwd, context.world) : null;
  const programEffects =
    question !== null
      ? { effects: question, inner: none, risks: none, readOnly: true, readsOnlyFiles: true }
      : program === undefined
        ? null
        : readProgram(program, words, walk, { cwd, world: context.world });
  if (programEffects?.effects.some((effect) => effect.kind === 'write') === true) checkParents(argv, context);
  const risks = [
    ...(programEffects?.risks ?? (bare.includes('/') ? [] : programs.unknownWords(argv.slice(1)))),
    ...(programEffects?.edits ?? none).flatMap((edit) => (addEdit(edit, walk) ? [] : [riskOfEdit(edit)])),
  ];
  const prompt = programs.promptRisk(base, argv);
  const role = roleOf(bare, programEffects);
  const effects = programEffects?.effects ?? none;
  const unknown = unknownEffects(argv, { role, effects, risks }, cwd);
  const readOnly = bare === base && programEffects !== null && isProvenReadOnly(programEffects) && unknown.length === 0;
  const step = push(
    walk,
    context,
    {
      name,
      argv,
      assigned,
      role,
      effects: unknown.length === 0 ? effects : [...effects, ...unknown],
      risks: prompt === null ? risks : [...risks, prompt],
      readOnly,
      readsOnlyFiles:
        question !== null ||
        (readOnly && programEffects.readsOnlyFiles === true && prompt === null && mayOnlyRead(program)),
      bulk: programEffects?.bulk ?? none,
      elsewhere: typeof program?.grants === 'string' && cwd !== context.world.workspace,
      ...(programEffects === null
        ? {}
        : {
            same: calledAs(base, withTrustedName(moved?.argv ?? argv), programEffects, {
              cwd,
              world: context.world,
              programs,
            }),
          }),
    },
    moved,
  );
  const at = walk.steps.length - 1;
  for (const path of programEffects?.links ?? none) walk.timeline.made.push({ path, at });
  // Programs that only start another one pass on their standard input.
  const input = transparent.has(bare) ? walk.input : undefined;
  for (const inner of programEffects?.inner ?? none)
    addInner(moved === null ? inner : { cwd, ...inner }, { ...walk, outer: step, listing: undefined, input }, context);
  // A write to the workspace root includes the protected files below it.
  if (walk.steps.slice(at + 1).some((inner) => writesWorkspaceRoot(inner, context)))
    walk.redirected.push({ kind: 'write', path: `${context.world.workspace}/.github` });
  // A program may start its inner commands repeatedly, e.g. for every file that it finds.
  walk.timeline.spans.push({ from: at, to: walk.steps.length });
  if (!step.readOnly && step.role !== 'transparent') noteFileChanges(context.progress);
}

/** Not a program that runs code, unless it only starts other commands or sub-commands of it are declared to read only. */
function mayOnlyRead(program: Program | undefined): boolean {
  if (program === undefined) return false;
  return (
    program.grants === null || program.startsOnly === true || program.readOnly?.some((words) => words !== '') === true
  );
}

function writesWorkspaceRoot({ effects }: SimpleCommand, { world }: WordContext): boolean {
  return effects.some((effect) => effect.kind === 'write' && effect.path === world.workspace);
}

const none: readonly never[] = [];

const noneSame = (): readonly never[] => none;

/** `/usr/bin/npm` by its bare name. */
function withTrustedName(argv: readonly Word[]): readonly Word[] {
  const [program] = argv;
  return program?.kind === 'literal' ? withProgramName(bareName(program.value), argv) : argv;
}

function withProgramName(base: string, argv: readonly Word[]): readonly Word[] {
  const [program] = argv;
  if (program?.kind === 'literal' && program.value === base) return argv;
  return [{ kind: 'literal', value: base, source: program?.source ?? base }, ...argv.slice(1)];
}

function readProgram(
  program: Program,
  argv: readonly Word[],
  { listing, parted = false, input }: CommandWalk,
  { cwd, world }: { readonly cwd: string; readonly world: PathFacts },
): ProgramEffects {
  const more = { ...(listing === undefined ? {} : { listing, parted }), ...(input === undefined ? {} : { input }) };
  return program.read({ argv, cwd, ...more }, world);
}

function roleOf(bare: string, programEffects: ProgramEffects | null): CommandRole {
  if (programEffects === null || programEffects.opaque === true) return 'unknown';
  const passes = transparent.has(bare) && programEffects.inner.length > 0 && programEffects.risks.length === 0;
  return passes ? 'transparent' : 'known';
}

function checkParentSegments(argv: readonly Word[], context: WordContext): void {
  for (const text of wordsWithParents(argv)) redirectionTarget(text, context);
}

/** Refuses `..` after a missing directory: some programs create it on the way, e.g. `mkdir -p a/../b` creates `a`. */
function checkParents(argv: readonly Word[], context: WordContext): void {
  const missing = wordsWithParents(argv).find((text) => resolvePath(text, context.state.cwd, context.world).isMissing);
  if (missing !== undefined)
    throw new Undecidable('other', `${missing.slice(0, 60)} goes through a missing directory and back`);
}

function wordsWithParents(argv: readonly Word[]): readonly string[] {
  const paths: string[] = [];
  for (const word of argv) {
    if (word.kind !== 'literal' || !word.value.includes('..')) continue;
    paths.push(...[word.value, word.value.slice(word.value.indexOf('=') + 1)].filter(hasParentAfterName));
  }
  return paths;
}

function addInner(inner: InnerCommand, walk: CommandWalk, context: WordContext): void {
  const state = copyState(context.state, context.progress);
  if (inner.cwd !== undefined) {
    if (isProtectedPath(inner.cwd) || context.world.realpath(inner.cwd) !== inner.cwd)
      throw new Undecidable('link', 'a command runs in a directory behind a link');
    state.cwd = inner.cwd;
  }
  if (inner.kind === 'argv') {
    addCommand(inner.argv, walk, { ...context, state });
    return;
  }
  if (walk.level >= shellLimits.scripts)
    throw new Undecidable('size', `scripts contain scripts more than ${shellLimits.scripts} levels deep`);
  if (inner.fromInput === true) checkInput(inner.command);
  walk.script(inner.command, { ...walk, level: walk.level + 1, place: null, input: undefined }, { ...context, state });
}

interface Place {
  readonly cwd: string;
  readonly world: PathFacts;
  readonly programs: ProgramLookup;
}

/** The command in other words, with what the tables say about these. Read at the first use, since most rules match as written. */
function calledAs(
  base: string,
  argv: readonly Word[],
  written: ProgramEffects,
  place: Place,
): () => readonly CalledAs[] {
  let all: readonly CalledAs[] | undefined;
  return () => {
    all ??= place.programs.sameCommands(base, argv).flatMap((same) => readSame(same, written, place) ?? []);
    return all;
  };
}

/** Null if the words would start other commands, which are analyzed only as written. */
function readSame(
  { argv, replaced, also }: SameCommand,
  written: ProgramEffects,
  { cwd, world, programs }: Place,
): CalledAs | null {
  const name = literalOf(argv[0]) ?? '';
  const base = name.slice(name.lastIndexOf('/') + 1);
  const words = name === base ? argv : [{ ...literalWord(base), source: name }, ...argv.slice(1)];
  const { effects, risks, inner, opaque, links } =
    programs.programFor(base)?.read({ argv: words, cwd }, world) ?? nothing;
  if (inner.length > 0 || opaque === true || (links ?? []).length > 0) return null;
  const absorbed = new Set(replaced.map(writtenForm));
  const isKnown = (risk: Risk): boolean =>
    absorbed.has(risk.word) || risks.some(({ word, why }) => word === risk.word && why === risk.why);
  const kept = written.risks.filter((risk) => risk.never === true || !isKnown(risk));
  return { name, argv, effects, risks: [...risks, ...kept], ...(also === undefined ? {} : { also }) };
}

const nothing: ProgramEffects = { effects: [], inner: [], risks: [], readOnly: false, opaque: true };
