import type { Diagnostic } from '../errors.js';
import { rethrowUnless, UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import { commandName } from './command-name.js';
import { loadPromptFile } from './load.js';
import { readSkillHead, type SkillHead } from './skill-head.js';
import type { PromptSource, PromptSpec } from './types.js';
import { skillDirectories } from './well-known-folders.js';

const maxSkills = 2_000;
const maxBytes = 1_000_000;

/** The first one present counts. The second is a common spelling, and the same file on case-insensitive systems. */
const fileNames = ['SKILL.md', 'skill.md'];

/** A skill, recognized by its location; not yet read. */
export interface LocatedSkill {
  /** The name of its folder. */
  readonly name: string;
  /** Path of the `SKILL.md`, for messages: relative to the project, or `~/…`. */
  readonly path: string;
  /** Why it cannot be used, as far as its location shows: a link that leaves the source. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where `read` finds it. */
  readonly file: { readonly source: PromptSource; readonly path: string };
}

/** A skill with its frontmatter. */
export interface Skill extends LocatedSkill {
  readonly head: SkillHead;
}

/**
 * Every skill of a source in order of precedence, byte order within a directory; does not read the files. A link may lead
 * to another location in the source, as installers create them; a link that leaves the source is an error.
 */
export async function locateSkills(source: PromptSource, prefix = ''): Promise<LocatedSkill[]> {
  const found: LocatedSkill[] = [];
  for (const directory of (await source.present(skillDirectories)).keys()) {
    for (const skill of await skillsIn(source, directory)) {
      if (found.length < maxSkills) found.push({ ...skill, path: `${prefix}${skill.path}` });
    }
  }
  return found;
}

async function skillsIn(source: PromptSource, directory: string): Promise<readonly LocatedSkill[]> {
  if (!(await source.holds(directory))) return [outside('', directory, source)];
  const entries = await foldersOf(source, directory);
  const pathsOf = (name: string) => fileNames.map((file) => `${directory}/${name}/${file}`);
  const present = await source.present(entries.flatMap(({ name }) => pathsOf(name)));
  return Promise.all(
    entries.flatMap(({ name, kind }) => {
      const path = pathsOf(name).find((one) => present.has(one));
      if (path === undefined) return [];
      const isLink = kind === 'link' || present.get(path) === 'link';
      return [locate(source, { name: commandName(`${name}.md`), path, isLink })];
    }),
  );
}

async function locate(
  source: PromptSource,
  { name, path, isLink }: { readonly name: string; readonly path: string; readonly isLink: boolean },
): Promise<LocatedSkill> {
  const file = isLink ? await source.followLink(path, '.') : path;
  return file === null ? outside(name, path, source) : { name, path, diagnostics: [], file: { source, path: file } };
}

/** Folders and links; a directory that cannot be listed has none. */
async function foldersOf(source: PromptSource, directory: string) {
  try {
    return (await source.list(directory)).filter(({ kind }) => kind === 'directory' || kind === 'link');
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return [];
  }
}

function outside(name: string, path: string, source: PromptSource): LocatedSkill {
  const diagnostic: Diagnostic = {
    code: 'prompt-unreadable',
    message: 'the skill is a link to a location outside the workspace',
    location: path,
    hint: 'put the folder itself there, or link to a folder in the workspace',
  };
  return { name, path, diagnostics: [diagnostic], file: { source, path } };
}

export interface ReadSkills {
  /** The first readable skill of each name, in order of precedence. */
  readonly skills: readonly Skill[];
  /** The errors of the others, which are excluded, because their restrictions are unknown. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the frontmatter of the skills that take precedence. A broken one also blocks others with the same name. */
export async function readSkills(located: readonly LocatedSkill[]): Promise<ReadSkills> {
  const winners = new Map<string, LocatedSkill>();
  for (const skill of located) if (!winners.has(skill.name)) winners.set(skill.name, skill);
  const read = await readHeads([...winners.values()]);
  return {
    skills: read.flatMap((one) => ('head' in one ? [one] : [])),
    diagnostics: read.flatMap((one) => ('head' in one ? [] : one.diagnostics)),
  };
}

type Read = Skill | Pick<LocatedSkill, 'diagnostics'>;

async function readHeads(skills: readonly LocatedSkill[]): Promise<readonly Read[]> {
  const contents = new Map<LocatedSkill, Buffer | FileProblem>();
  for (const source of new Set(skills.map(({ file }) => file.source))) {
    const usable = skills.filter(({ file, diagnostics }) => file.source === source && diagnostics.length === 0);
    const read = await source.readAll(
      usable.map(({ file }) => file.path),
      maxBytes,
    );
    for (const skill of usable) {
      const content = read.get(skill.file.path);
      if (content !== undefined) contents.set(skill, content);
    }
  }
  return await Promise.all(skills.map((skill) => headOf(skill, contents.get(skill))));
}

async function headOf(skill: LocatedSkill, content: Buffer | FileProblem | undefined): Promise<Read> {
  if (content === undefined) return skill;
  if (content instanceof FileProblem) {
    const [what, hint] = ['cannot read the skill', 'make its SKILL.md a readable file'];
    return {
      diagnostics: [{ code: 'prompt-unreadable', message: what, location: skill.path, found: content.message, hint }],
    };
  }
  try {
    return { ...skill, head: await readSkillHead(skill.path, content) };
  } catch (error) {
    rethrowUnless(error, UserError);
    return error;
  }
}

/** The whole skill as a prompt. Rejects with UserError like loadPromptFile, or with the diagnostics of its location. */
export async function loadSkill({ file, path, diagnostics }: LocatedSkill): Promise<PromptSpec> {
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return await loadPromptFile(file.path, file.source, { shown: path });
}
