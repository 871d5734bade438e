import { type Diagnostic, only, UserError } from '../../errors.js';
import type { Attachment } from '../../messages/types.js';
import { type CommandSources, locateCommands } from '../../prompt/find.js';
import { createSkillCatalog, type SkillCatalog } from '../../prompt/skill-catalog.js';
import { listLimits, listSkills } from '../../prompt/skill-list.js';
import { locateSkills, readSkills, type Skill } from '../../prompt/skills.js';
import type { Settings } from '../../settings/table.js';

interface SkillOptions {
  readonly sources: Omit<CommandSources, 'bundled'>;
  readonly settings: Settings;
  /** Where the prompt comes from: it may be a skill. */
  readonly promptSource: string;
  /** In tokens; `null` if unknown. */
  readonly contextWindow: number | null;
}

export interface JobSkills {
  /** `null` without skills. */
  readonly catalog: SkillCatalog | null;
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  /** The list of the skills for such files that no list has named before. */
  readonly forPaths: (paths: readonly string[]) => readonly Attachment[];
}

export async function listedSkills(options: SkillOptions): Promise<JobSkills> {
  const { project, user, directories = [], above = [], plugins = [] } = options.sources;
  const sources = { project, directories, above, plugins, ...(user === undefined ? {} : { user }) };
  const problems: Diagnostic[] = [];
  // Command directories that cannot be read fail a run only if its prompt is a command.
  const skillsOnly = only(UserError, async (error: UserError) => {
    problems.push(...error.diagnostics);
    return [...(await locateSkills(project)), ...(user === undefined ? [] : await locateSkills(user, '~/'))];
  });
  const read = await readSkills(await locateCommands(sources).catch(skillsOnly));
  const { skills } = read;
  const diagnostics = [...problems, ...read.diagnostics];
  const notices = diagnostics.map(
    ({ location, message }) =>
      `${problems.length > 0 ? 'Commands were' : 'A skill was'} omitted: ${location ?? ''}: ${message}.`,
  );
  if (skills.length === 0) return { catalog: null, attachments: [], notices, forPaths: () => [] };
  const catalog = createSkillCatalog(skills, options.promptSource);
  const forPaths: JobSkills['forPaths'] = (paths) => {
    const opened = catalog.touch(paths);
    return opened.length === 0 ? [] : [listing(options, opened, true).attachment];
  };
  const open = catalog.open();
  if (open.length === 0) return { catalog, attachments: [], notices, forPaths };
  const { attachment, notice } = listing(options, open, false);
  return { catalog, attachments: [attachment], notices: notice === null ? notices : [...notices, notice], forPaths };
}

function listing(
  { contextWindow, settings }: SkillOptions,
  skills: readonly Skill[],
  more: boolean,
): { readonly attachment: Attachment; readonly notice: string | null } {
  const limits = listLimits(contextWindow, settings['skill-list-percent'], settings['skill-description-characters']);
  const { text, notice } = listSkills(skills, limits);
  return { attachment: { type: 'skill-listing', text, more }, notice };
}
