import type { Invocation, Program, ProgramEffects, Risk, Word } from '../../shell/types.js';
import { knownText, literalOf } from '../../shell/words.js';
import type { PathFacts } from '../../types.js';
import {
  type CommandReader,
  type CommandSpec,
  commandReader,
  gatherEffects,
  mergeProgramEffects,
  noEffects,
  type PartialEffects,
  startedBy,
} from './define.js';
import { compileOptions, type Grammar, type OptionTable } from './options.js';
import { openRulesFor } from './publishes.js';
import { isMoreThanTheRule, riskOf } from './risks.js';
import { type ArgumentScan, scanArguments } from './scan.js';

export interface FamilySpec {
  /** Separated by blanks. */
  readonly names: string;
  readonly source: string;
  readonly grants?: string;
  readonly alone?: string;
  /** Options before the sub-command. */
  readonly globals?: OptionTable | readonly OptionTable[];
  /** Options that every sub-command takes as well. */
  readonly common?: OptionTable | readonly OptionTable[];
  /** By the words of the sub-command, one blank between them; `''` is the program without one. */
  readonly commands: Readonly<Record<string, SubCommand>>;
  /** Why a sub-command that is not in the table is a risk. */
  readonly unknown?: string;
  /** Words after an unknown sub-command are passed to a script of the workspace, which the rule grants. */
  readonly passesOn?: boolean;
  /** The effects of the words passed to the script that an unknown sub-command names. */
  readonly handed?: (
    words: readonly Word[],
    name: string | null,
    call: { invocation: Invocation; world: PathFacts },
  ) => PartialEffects;
  /** No sub-command that changes something is covered by a rule for the program alone. */
  readonly literal?: boolean;
  /** Unknown sub-commands that a rule for the program alone covers. */
  readonly opens?: (name: string, invocation: Invocation, world: PathFacts) => boolean;
  /** Programs that it starts by their bare names: their tables apply to the words that follow. */
  readonly starts?: (name: string) => Program | undefined;
}

export type SubCommand = CommandSpec & {
  /** Does nothing beyond what the program's name implies: every rule for the program covers it. */
  readonly plain?: boolean;
  /** Publishes, hands out rights or chooses what runs later: a rule for the program alone does not cover it. */
  readonly literal?: boolean;
  /** Its change is only recorded, and posted at the end of the run: every rule that the words begin with covers it. */
  readonly recorded?: boolean;
  /** What to do instead, an imperative clause: a run does not do what the command does. */
  readonly instead?: string;
  /** Receives the remaining words unparsed, for commands that pass them on. */
  readonly handle?: CommandReader;
};

/** The same for each of these names; `group` comes before them. */
export const subCommands = (names: string, command: SubCommand, group = ''): Record<string, SubCommand> =>
  Object.fromEntries(names.split(' ').map((name) => [`${group} ${name}`.trim(), command]));

type Commands = Readonly<Record<string, SubCommand>>;

const each = (shared: SubCommand, commands: Commands): Commands =>
  Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, { ...shared, ...command }]));

export const changing = (commands: Commands): Commands => each({ changes: true }, commands);

/** Commands that read nothing but files and the repository. */
export const readingFiles = (commands: Commands): Commands => each({ reads: 'files' }, commands);

export const namedOperands = (why: string): SubCommand => ({ operands: 'named', why, changes: true, literal: true });

export const changesSomething: SubCommand = { operands: 'named', why: isMoreThanTheRule, changes: true };

export const runsTree = (options: OptionTable): SubCommand => ({
  options,
  operands: 'tree',
  changes: true,
  plain: true,
});

/** The name of a sub-command that changes something is a risk, so that a rule must name it or leave it open. */
export function defineFamily(spec: FamilySpec): Program {
  const readers = new Map<string, CommandReader>();
  let globals: Grammar | undefined;
  return {
    names: spec.names.split(' '),
    source: spec.source,
    grants: spec.grants ?? null,
    ...(spec.alone === undefined ? {} : { alone: spec.alone }),
    ...(spec.literal === true ? { subCommands: changingCommands(spec) } : {}),
    readOnly: Object.keys(spec.commands).filter((key) => key !== '' && spec.commands[key]?.reads === 'files'),
    read(invocation, world) {
      globals ??= compileOptions([
        { flag: '--help --version' },
        ...[spec.globals ?? []].flat(),
        { stopAtOperand: true },
      ]);
      const scan = scanArguments(invocation.argv.slice(1), globals, invocation.cwd);
      return readFamily(spec, { scan, readers, invocation, world });
    },
  };
}

function changingCommands(spec: FamilySpec): readonly string[] {
  return Object.keys(spec.commands).filter((key) => {
    const command = spec.commands[key];
    return key !== '' && command?.changes === true && command.plain !== true && !isHandledByRun(command);
  });
}

/** A rule for it is not needed, or has no effect. */
function isHandledByRun({ recorded, instead }: SubCommand): boolean {
  return recorded === true || instead !== undefined;
}

interface Call {
  readonly scan: ArgumentScan;
  readonly readers: Map<string, CommandReader>;
  readonly invocation: Invocation;
  readonly world: PathFacts;
}

function readFamily(spec: FamilySpec, call: Call): ProgramEffects {
  const words = call.scan.operands;
  // Words after `--` belong to the commands that it starts; they are not a sub-command.
  const handed = spec.passesOn === true && call.scan.dashes && call.scan.beforeDashes === 0;
  const command = findCommand(spec, handed ? [] : words);
  // Programs differ in what `--` before a sub-command means.
  const readsOnlyFiles = !call.scan.dashes;
  const outer: ProgramEffects = { ...noEffects, effects: call.scan.effects, risks: call.scan.risks, readsOnlyFiles };
  if (command === null) return mergeProgramEffects(outer, unknownCommand(spec, words, call), startedTool(spec, call));
  const name = words.slice(0, command.length);
  const last = name.at(-1);
  const ownRisks =
    command.command.changes === true && command.command.plain !== true && last !== undefined
      ? [
          {
            ...riskOf(last, whyNamed(command.command)),
            ...openedBy(spec, command, call),
          },
        ]
      : [];
  const reader = readerFor(spec, call.readers, command);
  const inner = reader(words.slice(command.length), call.invocation, call.world);
  return mergeProgramEffects({ ...outer, risks: [...outer.risks, ...ownRisks] }, inner);
}

function whyNamed({ instead }: SubCommand): string {
  const why = 'changes something that the rule does not name';
  return instead === undefined ? why : `is not available in a run (${instead})`;
}

function openedBy(spec: FamilySpec, { key, command }: { key: string; command: SubCommand }, call: Call) {
  const program = literalOf(call.invocation.argv[0]);
  const isLiteral = (spec.literal === true && command.recorded !== true) || command.literal === true;
  if (isLiteral || program === null) return {};
  return { openedBy: [program, ...key.split(' ')] };
}

function readerFor(
  spec: FamilySpec,
  readers: Map<string, CommandReader>,
  command: { key: string; command: SubCommand },
): CommandReader {
  const known = readers.get(command.key);
  if (known !== undefined) return known;
  const made = command.command.handle ?? commandReader(command.command, ...[spec.common ?? []].flat());
  readers.set(command.key, made);
  return made;
}

function findCommand(
  spec: FamilySpec,
  words: readonly Word[],
): { key: string; command: SubCommand; length: number } | null {
  if (words.length === 0) return { key: '', command: spec.commands[''] ?? {}, length: 0 };
  let longest: { key: string; command: SubCommand; length: number } | null = null;
  let key = '';
  for (let length = 1; length <= Math.min(3, words.length); length += 1) {
    const value = literalOf(words[length - 1]);
    // A quoted word with a space is not two words: `git 'remote add'`.
    if (value === null || value === '' || value.includes(' ')) break;
    key = length === 1 ? value : `${key} ${value}`;
    const command = Object.hasOwn(spec.commands, key) ? spec.commands[key] : undefined;
    if (command !== undefined) longest = { key, command, length };
  }
  return longest;
}

function unknownCommand(spec: FamilySpec, words: readonly Word[], { invocation, world }: Call): ProgramEffects {
  const why = spec.unknown ?? 'is an unknown sub-command: it may be an alias or an extension';
  const [verb, ...rest] = words;
  if (verb === undefined) return { ...noEffects, readOnly: false };
  const groups = Object.keys(spec.commands).flatMap((key) => (key.includes(' ') ? [key.split(' ')[0]] : []));
  const grouped = groups.includes(knownText(verb)) ? rest.slice(0, 1) : [];
  const program = literalOf(invocation.argv[0]);
  const opened = program !== null && spec.opens?.(knownText(verb), invocation, world) === true;
  const options = spec.passesOn === true ? [] : rest.filter((word) => !grouped.includes(word) && mayBeOption(word));
  const risks: Risk[] = [
    ...[verb, ...grouped].map((word) => riskOf(word, why, opened ? openRulesFor(word, { openedBy: [program] }) : {})),
    ...options.map((word) => riskOf(word, 'is an option of an unknown sub-command')),
  ];
  const isTool = spec.starts?.(knownText(verb)) !== undefined;
  const handed = isTool ? {} : (spec.handed?.(rest, literalOf(verb), { invocation, world }) ?? {});
  const { effects, risks: all } = gatherEffects([{ risks }, handed]);
  const known: ProgramEffects = { effects, inner: [], risks: all, readOnly: false };
  return opened || spec.passesOn === true ? known : { ...known, opaque: true };
}

function startedTool(spec: FamilySpec, { scan, invocation, world }: Call): ProgramEffects {
  const [verb] = scan.operands;
  const program = spec.starts?.(literalOf(verb) ?? '');
  if (program === undefined) return noEffects;
  const before = literalOf(invocation.argv[0]) ?? '';
  return startedBy([before], program.read({ ...invocation, argv: scan.operands }, world));
}

function mayBeOption(word: Word): boolean {
  const text = knownText(word);
  if (word.kind !== 'literal' && word.plain === true) return false;
  return word.kind === 'unknown' || text === '' || (text.startsWith('-') && text !== '--help' && text !== '--version');
}
