/** The folders of each product, in order of precedence. Data only: consulted before anything is loaded. */

export interface CommandDirectory {
  readonly path: string;
  readonly endings: readonly string[];
  /** The format that is used if two files have the same name; TOML by default. */
  readonly prefers?: 'markdown';
  readonly isConfigured?: boolean;
}

const ownEndings = ['.toml', '.md'] as const;

/** TOML and Markdown commands. */
export const commandDirectories: readonly CommandDirectory[] = [
  { path: '.sallyport/commands', endings: ownEndings },
  { path: '.claude/commands', endings: ['.md'] },
  { path: '.qwen/commands', endings: ownEndings, prefers: 'markdown' },
  { path: '.gemini/commands', endings: ['.toml'] },
  { path: '.opencode/commands', endings: ['.md'] },
  { path: '.opencode/command', endings: ['.md'] },
];

/** The folders of the commands and skills that come with Sallyport, in their own source. */
export const bundledDirectory: CommandDirectory = { path: 'commands', endings: ['.md'] };
export const bundledSkills: readonly string[] = ['skills'];

/** A directory from a setting accepts the same files as Sallyport's own. */
export function configuredDirectory(path: string): CommandDirectory {
  return { path, endings: ownEndings, isConfigured: true };
}

/** Folders of skills, each with `NAME/SKILL.md`, or `NAME.md` with frontmatter. `.agents` is shared by several products; `.github` is Copilot's. */
export const skillDirectories: readonly string[] = (
  '.sallyport/skills .agents/skills .claude/skills .github/skills .qwen/skills .gemini/skills .opencode/skills ' +
  '.opencode/skill .codex/skills .pi/skills'
).split(' ');

/** Folders of agents, each a Markdown file with a description. */
export const agentDirectories: readonly string[] =
  '.sallyport/agents .claude/agents .github/agents .opencode/agents .opencode/agent .gemini/agents .qwen/agents'.split(
    ' ',
  );

export const folderInstructions: readonly string[] =
  'AGENTS.md CLAUDE.md GEMINI.md QWEN.md .claude/CLAUDE.md CLAUDE.local.md'.split(' ');

export const rootInstructions: readonly string[] = ['.github/copilot-instructions.md'];
