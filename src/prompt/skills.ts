import { type Diagnostic, only, UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import { commandName } from './command-name.js';
import { decodePrompt } from './decode.js';
import { chooseFormat, parsePrompt } from './formats/choose.js';
import { loadPromptFile } from './load.js';
import type { PluginPlace, PromptFormat, PromptSource, PromptSpec } from './types.js';
import { skillDirectories } from './well-known-folders.js';

const maxSkills = 2_000;
const maxBytes = 1_000_000;

/** The first one present counts. The second is a common spelling, and the same file on case-insensitive systems. */
const fileNames = ['SKILL.md', 'skill.md'];

/** Files directly in a folder of skills that are not skills: a description of the folder, and a text without its own. */
const otherFiles = /^(?:readme|skill)\.md$/i;

/** A skill, recognized by its location; not yet read. Commands are skills for the model. */
export interface LocatedSkill {
  readonly kind: 'command' | 'skill';
  /** The name of its folder, or of its file without extension. */
  readonly name: string;
  /** Path of the `SKILL.md` or `NAME.md`, for messages: relative to the project, or `~/…`. */
  readonly path: string;
  readonly format: PromptFormat;
  /** The plugin that it belongs to; absent for others. */
  readonly plugin?: PluginPlace;
  /** Why it cannot be used, as far as its location shows: a link that leaves the source. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where `read` finds it. */
  readonly file: { readonly source: PromptSource; readonly path: string };
}

export interface Skill extends LocatedSkill {
  readonly head: SkillHead;
}

/** In order of precedence, then byte order; reads no file. A link may stay in the source, as installers make them. */
export async function locateSkills(
  source: PromptSource,
  prefix = '',
  directories: readonly string[] = skillDirectories,
): Promise<LocatedSkill[]> {
  const located: LocatedSkill[] = [];
  for (const directory of (await source.present(directories)).keys()) {
    for (const skill of await skillsIn(source, directory)) {
      if (located.length < maxSkills) located.push({ ...skill, path: `${prefix}${skill.path}` });
    }
  }
  return located;
}

async function skillsIn(source: PromptSource, directory: string): Promise<readonly LocatedSkill[]> {
  if (!(await source.holds(directory))) return [outside('', directory, source)];
  const entries = await entriesOf(source, directory);
  const pathsOf = (name: string) => fileNames.map((file) => `${directory}/${name}/${file}`);
  const folders = entries.filter(({ name, kind }) => kind === 'directory' || (kind === 'link' && !isFlat(name)));
  const present = await source.present(folders.flatMap(({ name }) => pathsOf(name)));
  const inFolders = folders.flatMap(({ name, kind }) => {
    const path = pathsOf(name).find((candidate) => present.has(candidate));
    if (path === undefined) return [];
    const isLink = kind === 'link' || present.get(path) === 'link';
    return [locate(source, { name: commandName(`${name}.md`), path, isLink })];
  });
  // After the folders, which take precedence and may have files besides their text.
  const flat = entries
    .filter(({ name, kind }) => kind !== 'directory' && isFlat(name))
    .map(({ name, kind }) =>
      locate(source, { name: commandName(name), path: `${directory}/${name}`, isLink: kind === 'link' }),
    );
  return [...(await Promise.all(inFolders)), ...(await withFrontmatter(source, await Promise.all(flat)))];
}

/** Without the files that only describe the folder, such as an index. */
async function withFrontmatter(source: PromptSource, flat: readonly LocatedSkill[]): Promise<readonly LocatedSkill[]> {
  const paths = flat.filter(({ diagnostics }) => diagnostics.length === 0).map(({ file }) => file.path);
  const contents = paths.length === 0 ? null : await source.readAll(paths, maxBytes);
  return flat.filter(({ file }) => {
    const content = contents?.get(file.path);
    return !Buffer.isBuffer(content) || /^(?:\ufeff)?---[ \t]*\r?\n/.test(content.toString('utf8', 0, 100));
  });
}

/** Whether an entry of a folder of skills is a skill of one file. */
function isFlat(name: string): boolean {
  return /\.md$/i.test(name) && !otherFiles.test(name);
}

async function locate(
  source: PromptSource,
  { name, path, isLink }: { readonly name: string; readonly path: string; readonly isLink: boolean },
): Promise<LocatedSkill> {
  const file = isLink ? await source.followLink(path, '.') : path;
  if (file === null) return outside(name, path, source);
  return { kind: 'skill', name, path, format: chooseFormat(path), diagnostics: [], file: { source, path: file } };
}

/** Folders, files and links; a directory that cannot be listed has none. */
async function entriesOf(source: PromptSource, directory: string) {
  const entries = await source.list(directory).catch(only(FileProblem, () => []));
  return entries.filter(({ kind }) => kind !== 'other');
}

function outside(name: string, path: string, source: PromptSource): LocatedSkill {
  const diagnostic: Diagnostic = {
    code: 'prompt-unreadable',
    message: 'the skill is a link to a location outside the workspace',
    location: path,
    hint: 'put the folder itself there, or link to a folder in the workspace',
  };
  return { kind: 'skill', name, path, format: chooseFormat(path), diagnostics: [diagnostic], file: { source, path } };
}

/** The first of each name. A broken one blocks others of its name, because its restrictions are unknown. */
export async function readSkills(located: readonly LocatedSkill[]) {
  const winners = new Map<string, LocatedSkill>();
  for (const skill of located) if (!winners.has(skill.name)) winners.set(skill.name, skill);
  const skills = [...winners.values()];
  const contents = new Map<LocatedSkill, Buffer | FileProblem>();
  for (const source of new Set(skills.map(({ file }) => file.source))) {
    const usable = skills.filter(({ file, diagnostics }) => file.source === source && diagnostics.length === 0);
    const paths = usable.map(({ file }) => file.path);
    const read = await source.readAll(paths, maxBytes);
    for (const skill of usable) {
      const content = read.get(skill.file.path);
      if (content !== undefined) contents.set(skill, content);
    }
  }
  const read = await Promise.all(skills.map((skill) => headOf(skill, contents.get(skill))));
  return {
    skills: read.flatMap((skill) => ('head' in skill ? [skill] : [])),
    diagnostics: read.flatMap((skill) => ('head' in skill ? [] : skill.diagnostics)),
  };
}

type Read = Skill | Pick<LocatedSkill, 'diagnostics'>;

async function headOf(skill: LocatedSkill, content: Buffer | FileProblem | undefined): Promise<Read> {
  const read = await readHead(skill, content);
  // A broken command is reported to the person who starts it.
  return 'head' in read || skill.kind === 'skill' ? read : { diagnostics: [] };
}

async function readHead(skill: LocatedSkill, content: Buffer | FileProblem | undefined): Promise<Read> {
  if (content === undefined) return skill;
  if (content instanceof FileProblem) {
    const [what, hint] = ['cannot read the skill', 'make its SKILL.md a readable file'];
    return {
      diagnostics: [{ code: 'prompt-unreadable', message: what, location: skill.path, found: content.message, hint }],
    };
  }
  const read = readSkillHead(skill.path, content, skill.format);
  return await read.then((head) => ({ ...skill, head })).catch(only(UserError, (error) => error));
}

/** The whole skill or command as a prompt. Rejects with UserError like loadPromptFile, or with the diagnostics of its location. */
export async function loadSkill({ file, path, format, plugin, diagnostics }: LocatedSkill): Promise<PromptSpec> {
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const read = await loadPromptFile(file.path, file.source, { format, shown: path });
  const spec = read.agent === undefined ? read : await (await import('./with-agent.js')).withAgent(read, file.source);
  return plugin === undefined ? spec : { ...spec, plugin };
}

type SkillHead = Pick<
  PromptSpec,
  'name' | 'description' | 'whenToUse' | 'argumentHint' | 'modelInvocable' | 'userInvocable' | 'fork' | 'paths'
> & {
  /** Whether the file has a description. */
  readonly isDescribed: boolean;
};

/** The frontmatter of a `SKILL.md`. Rejects with UserError: `prompt-unreadable`, `prompt-syntax`, `prompt-missing`. */
export async function readSkillHead(
  source: string,
  bytes: Uint8Array,
  format = chooseFormat(source),
): Promise<SkillHead> {
  const spec = await parsePrompt(format, source, decodePrompt(bytes, source));
  return {
    ...spec,
    isDescribed: spec.description !== null,
    description: spec.description ?? firstParagraph(spec.body),
  };
}

/** Used if the skill has no description. */
function firstParagraph(body: string): string {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/^#.*$/gm, '').trim());
  return paragraphs.find((paragraph) => paragraph !== '') ?? '';
}
