import type { Fault } from '../errors.js';
import { nearest, UserError } from '../errors.js';
import { FileProblem } from '../host/types.js';
import { cleanDescription, commandName } from './command-name.js';
import { chooseFormat } from './formats/choose.js';
import { loadPromptFile } from './load.js';
import type { PromptFormat, PromptSource, PromptSpec } from './types.js';

/** Where commands are looked for, in the order in which they win; project before user, and TOML before Markdown. */
export const commandDirectories = [
  { path: '.sallyport/commands', endings: ['.toml', '.md'] },
  { path: '.qwen/commands', endings: ['.toml', '.md'] },
  { path: '.gemini/commands', endings: ['.toml'] },
] as const;

const maxDepth = 8;
const maxFiles = 2_000;

export interface CommandSources {
  readonly project: PromptSource;
  /** The home directory; left out where commands of a user are not wanted. */
  readonly user?: PromptSource;
}

/** A file that is a command by its place and ending; not yet read. */
export interface LocatedCommand {
  readonly name: string;
  /** For messages: relative to the project, or `~/…`. */
  readonly path: string;
  readonly format: PromptFormat;
  /** The first of its name. */
  readonly wins: boolean;
  /** Path of the command that wins over this one. */
  readonly shadowedBy?: string;
  /** Why it cannot be used, known from its place alone: a link that leaves the directory. */
  readonly faults: readonly Fault[];
  /** Where `read` finds it. */
  readonly file: { readonly source: PromptSource; readonly path: string };
}

export interface FoundCommand extends Omit<LocatedCommand, 'file'> {
  readonly description: string | null;
  readonly argumentHint: string | null;
}

type Candidate = Omit<LocatedCommand, 'wins' | 'shadowedBy'>;

/** Every command file in the order of the directories, byte order within; read none of them. A missing directory is no fault; one that cannot be read rejects with UserError. */
export async function locateCommands({ project, user }: CommandSources): Promise<LocatedCommand[]> {
  const candidates: Candidate[] = [];
  for (const source of user === undefined ? [project] : [project, user]) {
    for (const directory of commandDirectories) {
      const found: Candidate[] = [];
      await collect({ source, prefix: source === project ? '' : '~/', directory, found }, '', 0);
      candidates.push(...found.sort((a, b) => formatRank(a) - formatRank(b)));
    }
  }
  const winners = new Map<string, Candidate>();
  return candidates.map((candidate) => {
    const winner = winners.get(candidate.name);
    if (winner !== undefined) return { ...candidate, wins: false, shadowedBy: winner.path };
    winners.set(candidate.name, candidate);
    return { ...candidate, wins: true };
  });
}

function formatRank({ format }: Candidate): number {
  return format === 'toml' ? 0 : 1;
}

interface Place {
  readonly source: PromptSource;
  readonly prefix: string;
  readonly directory: (typeof commandDirectories)[number];
  readonly found: Candidate[];
}

async function collect(place: Place, below: string, depth: number): Promise<void> {
  const { source, directory, found } = place;
  for (const { name, kind } of await listOrNothing(source, `${directory.path}${below}`)) {
    const path = `${directory.path}${below}/${name}`;
    if (kind === 'directory' && depth < maxDepth) {
      await collect(place, `${below}/${name}`, depth + 1);
    } else if (
      isCommandFile(name, directory.endings) &&
      (kind === 'file' || kind === 'link') &&
      found.length < maxFiles
    ) {
      const shown = `${place.prefix}${path}`;
      const file = kind === 'file' ? path : await source.followLink(path, directory.path);
      found.push({
        name: commandName(`${below}/${name}`.slice(1)),
        path: shown,
        format: chooseFormat(path),
        faults: file === null ? [linkFault(shown)] : [],
        file: { source, path: file ?? path },
      });
    }
  }
}

function isCommandFile(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

async function listOrNothing(source: PromptSource, path: string): ReturnType<PromptSource['list']> {
  try {
    return await source.list(path);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    if (error.code === 'missing') return [];
    throw new UserError(
      {
        code: 'prompt-unreadable',
        what: 'The directory of commands cannot be read',
        where: path,
        found: error.message,
        mend: 'Make it a readable directory of the project, or remove it.',
      },
      { cause: error },
    );
  }
}

function linkFault(path: string): Fault {
  return {
    code: 'prompt-unreadable',
    what: 'The command is a link that leaves its directory',
    where: path,
    mend: 'Put the file itself there, or link to a file below the same commands directory.',
  };
}

/** The commands with their descriptions, for a list; one that cannot be read stands in it with its faults. */
export async function findCommands(sources: CommandSources): Promise<FoundCommand[]> {
  return Promise.all((await locateCommands(sources)).map(describe));
}

async function describe(located: LocatedCommand): Promise<FoundCommand> {
  const { name, path, format, wins, shadowedBy, faults } = located;
  const command = { name, path, format, wins, faults, ...(shadowedBy === undefined ? {} : { shadowedBy }) };
  try {
    const { description, argumentHint } = await readCommand(located);
    return { ...command, description: description === null ? null : cleanDescription(description), argumentHint };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...command, description: null, argumentHint: null, faults: error.faults };
  }
}

async function readCommand({ faults, file, format, path }: LocatedCommand): Promise<PromptSpec> {
  if (faults.length > 0) throw new UserError(faults);
  return loadPromptFile(file.path, file.source, { format, shown: path });
}

/**
 * The prompt of a command by its name, with or without a leading slash. Reads only that file. Rejects with
 * UserError: `command-unknown` with the nearest name, or what loadPromptFile says of a file that wins but is broken.
 */
export async function loadCommand(name: string, sources: CommandSources): Promise<PromptSpec> {
  const wanted = name.trim().replace(/^\//, '');
  const winners = (await locateCommands(sources)).filter(({ wins }) => wins);
  const command = winners.find((candidate) => candidate.name === wanted);
  if (command !== undefined) return readCommand(command);
  const names = winners.map((candidate) => candidate.name);
  const guess = nearest(wanted, names);
  throw new UserError({
    code: 'command-unknown',
    what: `There is no command ${JSON.stringify(wanted)}`,
    found: names.length === 0 ? 'no commands at all' : names.join(', '),
    mend:
      guess === undefined
        ? `Put it in ${commandDirectories[0].path}/, or correct the name.`
        : `Did you mean ${JSON.stringify(guess)}?`,
  });
}
