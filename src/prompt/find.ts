import { rethrowUnless, UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import {
  commandOutside,
  directoryOutside,
  modelOnlySkill,
  noDirectory,
  tooManyCommands,
  unknownCommand,
} from './command-errors.js';
import { cleanDescription, commandName, hasName, wantedName } from './command-name.js';
import { chooseFormat } from './formats/choose.js';
import type { Plugin } from './plugin.js';
import { type LocatedSkill, loadSkill, locateSkills, readSkills } from './skills.js';
import type { PromptSource, PromptSpec } from './types.js';
import {
  bundledDirectory,
  bundledSkills,
  type CommandDirectory,
  commandDirectories,
  configuredDirectory,
  skillDirectories,
} from './well-known-folders.js';

const maxDepth = 8;
const maxFiles = 2_000;

export interface CommandSources {
  readonly project: PromptSource;
  /** Directories of the project that a setting names; they take precedence over the usual ones. */
  readonly directories?: readonly string[];
  /** Directories above the project up to the root of its repository, the nearest first: `../` … */
  readonly above?: readonly string[];
  readonly plugins?: readonly Plugin[];
  /** The home directory; omitted to exclude user commands. */
  readonly user?: PromptSource;
  /** The commands and skills that come with Sallyport; loaded only when commands are searched. */
  readonly bundled?: () => Promise<PromptSource>;
}

export interface FoundCommand extends Omit<LocatedSkill, 'file'> {
  readonly description: string | null;
  readonly argumentHint: string | null;
  /** Whether it is the first with its name that users can start. */
  readonly wins: boolean;
  /** Path of the one that takes precedence over this one. */
  readonly shadowedBy?: string;
  /** Whether `command` may name it: a skill may be for the model only. */
  readonly userInvocable: boolean;
  /** Whether the model may load it: what the project has, unless it is for people only. */
  readonly modelInvocable: boolean;
}

/**
 * In order of precedence: project, plugins, user, Sallyport's; skills before commands, the directories in order, TOML
 * before Markdown (in `.qwen` after it), byte order. Does not read the files. Only an unreadable directory rejects with
 * UserError.
 */
export async function locateCommands(sources: CommandSources): Promise<LocatedSkill[]> {
  const { project, directories = [], above = [], plugins = [], user, bundled } = sources;
  const projectDirectories = [...directories.map(configuredDirectory), ...commandDirectories];
  const located = await locateIn(project, '', { commands: projectDirectories, skills: skillDirectories });
  for (const up of above) located.push(...(await locateIn(project, '', usualFolders(up))));
  for (const plugin of plugins) located.push(...(await locateInPlugin(plugin)));
  if (user !== undefined) located.push(...(await locateIn(user, '~/', usualFolders(''))));
  const ofSallyport = { commands: [bundledDirectory], skills: bundledSkills };
  if (bundled !== undefined) located.push(...(await locateIn(await bundled(), 'sallyport:', ofSallyport)));
  return located;
}

async function locateInPlugin(plugin: Plugin): Promise<LocatedSkill[]> {
  const { directory, root, source, components } = plugin;
  const commands = components.commands.map((path) => ({ path, endings: ['.md'] }));
  const located = await locateIn(source, `${directory}/`, { commands, skills: components.skills });
  const shared = { format: 'claude', plugin: { directory, root } } as const;
  return located.map((one) => ({ ...one, ...shared, name: `${plugin.name}:${one.name}` }));
}

function usualFolders(up: string) {
  return {
    commands: commandDirectories.map((directory) => ({ ...directory, path: `${up}${directory.path}` })),
    skills: skillDirectories.map((directory) => `${up}${directory}`),
  };
}

async function locateIn(
  source: PromptSource,
  prefix: string,
  folders: { readonly commands: readonly CommandDirectory[]; readonly skills: readonly string[] },
): Promise<LocatedSkill[]> {
  const { commands: directories } = folders;
  const skills = await locateSkills(source, prefix, folders.skills);
  const present = await source.present(directories.map(({ path }) => path));
  const commands: LocatedSkill[] = [];
  for (const directory of directories) {
    if (!present.has(directory.path)) {
      if (directory.isConfigured === true) throw new UserError(noDirectory(directory.path));
      continue;
    }
    if (!(await source.holds(directory.path))) throw new UserError(directoryOutside(directory.path));
    const located: LocatedSkill[] = [];
    await collect({ source, directory, prefix, located }, '', 0);
    commands.push(...located.sort((a, b) => formatRank(a, directory) - formatRank(b, directory)));
  }
  return [...skills, ...commands];
}

function formatRank({ format }: LocatedSkill, { prefers }: CommandDirectory): number {
  return format === (prefers ?? 'toml') ? 0 : 1;
}

interface Collecting {
  readonly source: PromptSource;
  readonly directory: CommandDirectory;
  readonly prefix: string;
  readonly located: LocatedSkill[];
}

async function collect(collecting: Collecting, below: string, depth: number): Promise<void> {
  const { source, directory, prefix, located } = collecting;
  for (const { name, kind } of await listOrNothing(source, `${directory.path}${below}`)) {
    const path = `${directory.path}${below}/${name}`;
    if (kind === 'directory' && depth < maxDepth) {
      await collect(collecting, `${below}/${name}`, depth + 1);
    } else if (isCommandFile(name, directory.endings) && (kind === 'file' || kind === 'link')) {
      if (located.length === maxFiles) throw new UserError(tooManyCommands(directory.path, maxFiles));
      const shown = `${prefix}${path}`;
      const file = kind === 'file' ? path : await source.followLink(path, directory.path);
      located.push({
        kind: 'command',
        name: commandName(`${below}/${name}`.slice(1)),
        path: shown,
        format: chooseFormat(path),
        diagnostics: file === null ? [commandOutside(shown)] : [],
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
    rethrowUnless(error, FileProblem);
    if (error.code === 'missing') return [];
    throw new UserError(
      {
        code: 'prompt-unreadable',
        message: 'cannot read the command directory',
        location: path,
        found: error.message,
        hint: 'replace it with a readable directory of the project, or remove it',
      },
      { cause: error },
    );
  }
}

/** The commands and skills with their descriptions, for a list. One that cannot be read is listed with its diagnostics. */
export async function findCommands(sources: CommandSources): Promise<FoundCommand[]> {
  const described = await Promise.all((await locateCommands(sources)).map(describe));
  const winners = new Map<string, string>();
  return described.map((command) => {
    const winner = winners.get(command.name);
    if (winner !== undefined) return { ...command, wins: false, shadowedBy: winner };
    if (command.userInvocable) winners.set(command.name, command.path);
    return { ...command, wins: command.userInvocable };
  });
}

async function describe(located: LocatedSkill): Promise<Omit<FoundCommand, 'wins' | 'shadowedBy'>> {
  const { kind, name, path, format, diagnostics } = located;
  const known = { kind, name, path, format };
  try {
    const { description, argumentHint, userInvocable, modelInvocable } = await loadSkill(located);
    return {
      ...known,
      diagnostics,
      argumentHint,
      description: description === null ? null : cleanDescription(description),
      userInvocable: kind === 'command' || userInvocable,
      modelInvocable: modelInvocable && !path.startsWith('sallyport:'),
    };
  } catch (error) {
    rethrowUnless(error, UserError);
    const unknown = { description: null, argumentHint: null, userInvocable: true, modelInvocable: false };
    return { ...known, ...unknown, diagnostics: error.diagnostics };
  }
}

/**
 * By the name of its file or folder, with or without a slash, or else of a skill's frontmatter. Rejects with UserError:
 * `command-unknown` with the nearest name, or those of loadPromptFile if the one that takes precedence is broken.
 */
export async function loadCommand(name: string, sources: CommandSources): Promise<PromptSpec> {
  const located = await locateCommands(sources);
  let modelOnlyPath: string | null = null;
  for (const command of await withName(name, located)) {
    const spec = await loadSkill(command);
    if (command.kind === 'command' || spec.userInvocable) return spec;
    modelOnlyPath ??= command.path;
  }
  throw new UserError(
    modelOnlyPath === null
      ? unknownCommand(name.trim().replace(/^\//, ''), [...new Set(located.map((command) => command.name))])
      : modelOnlySkill(modelOnlyPath),
  );
}

async function withName(written: string, located: readonly LocatedSkill[]): Promise<readonly LocatedSkill[]> {
  const wanted = wantedName(written);
  const exact = located.filter(({ name }) => name === wanted);
  if (exact.length > 0) return exact;
  // `x:y.md` is listed as x_y.
  const folded = located.filter(({ name }) => name.replaceAll(':', '_') === wanted.replaceAll(':', '_'));
  if (folded.length > 0) return folded;
  const ofPlugins = located.filter(({ name, plugin }) => plugin !== undefined && name.endsWith(`:${wanted}`));
  if (ofPlugins.length > 0) return ofPlugins;
  const { skills } = await readSkills(located.filter(({ kind }) => kind === 'skill'));
  const plain = written.trim().replace(/^\//, '');
  const paths = skills.filter(({ head }) => hasName(head.name, plain)).map(({ path }) => path);
  return located.filter(({ path }) => paths.includes(path));
}
