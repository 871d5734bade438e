import { nearest } from '../errors.js';
import { matchesGlob, parseGlob } from '../policy/files/glob.js';
import { hasName } from './command-name.js';
import type { Skill } from './skills.js';

export type SkillCatalog = Readonly<ReturnType<typeof createSkillCatalog>>;

/** Not in it: skills with `disable-model-invocation`, with `paths` before a match is touched, and the job's prompt. */
export function createSkillCatalog(skills: readonly Skill[], prompt: string | null = null) {
  const forModel = skills.filter(({ head, path }) => head.modelInvocable && path !== prompt);
  const waiting = new Map(
    forModel
      .filter(({ head }) => head.paths !== null && head.paths.length > 0)
      .map((skill) => [skill.name, matcherOf(skill)]),
  );
  const open = () => forModel.filter(({ name }) => !waiting.has(name));
  const ofPlugin = (written: string) =>
    skills.find(({ name, plugin }) => plugin !== undefined && name.endsWith(`:${written}`));
  const nameOf = (written: string): string =>
    skills.some(({ name }) => name === written)
      ? written
      : ((skills.find(({ head }) => hasName(head.name, written)) ?? ofPlugin(written))?.name ?? written);
  return {
    /** What can be loaded now and is listed: all skills, and the commands with a description. */
    open: (): readonly Skill[] => open().filter(({ kind, head }) => kind === 'skill' || head.isDescribed),
    /** The name of the skill's folder for its name in the frontmatter; any other name as it is. */
    nameOf,
    /** Takes touched files, relative to the workspace. Returns the skills that were waiting for such a file and are now available. */
    touch: (paths: readonly string[]): readonly Skill[] => {
      const opened = forModel.filter(({ name }) => paths.some((path) => waiting.get(name)?.(path) === true));
      for (const { name } of opened) waiting.delete(name);
      return opened;
    },
    /** The skill with this name, or why the model cannot load it. */
    find: (written: string): Skill | { readonly refusal: string } => {
      const name = nameOf(written);
      const skill = skills.find((candidate) => candidate.name === name);
      if (skill === undefined) return { refusal: unknown(name, open()) };
      if (skill.path === prompt) return { refusal: `The skill ${name} is the prompt of this job; follow it.` };
      if (!skill.head.modelInvocable) return { refusal: `Only people can start the skill ${name}.` };
      if (!waiting.has(name)) return skill;
      return {
        refusal: `The skill ${name} is for files that match ${(skill.head.paths ?? []).join(', ')}; read such a file first.`,
      };
    },
  };
}

/** A glob without a slash matches files with that name in every folder. */
function matcherOf({ head }: Skill): (path: string) => boolean {
  const globs = (head.paths ?? []).map((glob) => parseGlob(glob.includes('/') ? glob : `**/${glob}`));
  return (path) =>
    globs.some((glob) => glob === null || glob.some((alternative) => matchesGlob(alternative, path.split('/'), false)));
}

const maxNames = 50;

function unknown(name: string, open: readonly Skill[]): string {
  const names = open.map((skill) => skill.name);
  const guess = nearest(name, names);
  const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
  const list =
    names.length === 0 ? 'There are none.' : `The available skills are ${names.slice(0, maxNames).join(', ')}.`;
  return `Skill ${JSON.stringify(name)} does not exist.${hint} ${list}`;
}
