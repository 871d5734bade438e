import { only, UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import { type GlobPath, matchesGlob, parseGlob } from '../policy/files/glob.js';
import { decodePrompt } from './decode.js';
import { findCode, isInsideCode } from './placeholders/code.js';
import type { Placement } from './source-with-parents.js';
import type { PromptSource } from './types.js';

const maxRules = 200;
const maxDepth = 8;
const maxBytes = 1_000_000;

/** Directories of rules, each with the ending of its files. Sources: the documentation of Claude Code, Copilot and Qwen Code. */
export const rootRules: readonly (readonly [directory: string, ending: string])[] = [
  ['.claude/rules', '.md'],
  ['.github/instructions', '.instructions.md'],
  ['.qwen/rules', '.md'],
];
export const folderRules = rootRules.slice(0, 1);

export interface InstructionRule {
  readonly path: string;
  /** `null` for all files. */
  readonly globs: readonly string[] | null;
}

/** The rules below a folder (`''` for the root, else `pkg/`), in byte order. A file that cannot be read is a notice. */
export async function readRules(
  source: PromptSource,
  folder: string,
  directories: typeof rootRules,
): Promise<{ readonly rules: readonly InstructionRule[]; readonly notices: readonly string[] }> {
  const present = await source.present(directories.map(([directory]) => `${folder}${directory}`));
  const paths: string[] = [];
  const collect = async (directory: string, ending: string, depth: number): Promise<void> => {
    if (!(await source.holds(directory))) return;
    for (const { name, kind } of await source.list(directory).catch(only(FileProblem, () => []))) {
      const path = `${directory}/${name}`;
      if (kind === 'directory' && depth < maxDepth) await collect(path, ending, depth + 1);
      else if (kind !== 'other' && name.toLowerCase().endsWith(ending) && paths.length < maxRules) paths.push(path);
    }
  };
  for (const [directory, ending] of directories) {
    const kind = present.get(`${folder}${directory}`);
    if (kind === 'directory' || kind === 'link') await collect(`${folder}${directory}`, ending, 0);
  }
  const contents = paths.length === 0 ? null : await source.readAll(paths, maxBytes);
  const notices: string[] = [];
  const rules: InstructionRule[] = [];
  for (const path of paths) {
    const content = contents?.get(path);
    // A link is followed, and a file that cannot be read reported, when its text is added.
    const globs = Buffer.isBuffer(content)
      ? await globsOf(path, content).catch(only(UserError, ({ diagnostics }) => diagnostics[0]?.message ?? ''))
      : null;
    if (typeof globs === 'string') notices.push(`The instruction file ${path} was omitted: ${globs}.`);
    else rules.push({ path, globs });
  }
  return { rules, notices };
}

async function globsOf(path: string, content: Buffer): Promise<readonly string[] | null> {
  const [{ readFrontmatter }, { splitRules }] = await Promise.all([
    import('./formats/frontmatter.js'),
    import('./formats/fields.js'),
  ]);
  const frontmatter = await readFrontmatter(path, decodePrompt(content, path));
  const value = frontmatter?.fields.get('paths') ?? frontmatter?.fields.get('applyTo') ?? null;
  const globs = [value].flat().flatMap((item) => (typeof item === 'string' ? splitRules(item) : []));
  return globs.length === 0 || globs.some((glob) => /^\*\*(?:\/\*)?$/.test(glob)) ? null : globs;
}

/** Globs are relative to where the rules are read from, or to their folder; without a slash they match a name. */
export function isFor({ path: written, globs }: InstructionRule, relative: string, placement: Placement): boolean {
  const up = /^(?:\.\.\/)*/.exec(written)?.[0] ?? '';
  const path = written.slice(up.length);
  const names = placement.directory.split('/').filter((name) => name !== '');
  const file = [...names.slice(names.length - up.length / 3), relative].join('/');
  const folder = /^(.*\/)?\.(?:claude|github|qwen)\/[^/]+\//.exec(path)?.[1] ?? '';
  const below = file.startsWith(folder) ? [file, file.slice(folder.length)] : [];
  return (globs ?? []).some((glob) => {
    const parsed = parseGlob(glob.includes('/') ? glob.replace(/^\.?\//, '') : `**/${glob}`);
    const matches = (alternative: GlobPath) =>
      below.some((candidate) => matchesGlob(alternative, candidate.split('/'), false));
    return parsed === null || parsed.some(matches);
  });
}

/** Text that the model does not get: the frontmatter, and in Claude's files comments on lines of their own. */
export function withoutNotes(path: string, text: string): string {
  const isClaude = /(?:^|\/)(?:CLAUDE(?:\.local)?\.md|\.claude\/rules\/.*)$/.test(path);
  if (!isClaude && !/(?:^|\/)\.(?:github\/instructions|qwen\/rules)\//.test(path)) return text;
  const body = text.replace(/^---[ \t]*\n(?:[^]*?\n)?---[ \t]*(?:\n|$)/, '');
  if (!isClaude) return body;
  const { fences } = findCode(body);
  return body.replace(/^[ \t]*<!--[^]*?-->[ \t]*(?:\n|$)/gm, (comment, offset: number) =>
    isInsideCode(fences, offset) ? comment : '',
  );
}
