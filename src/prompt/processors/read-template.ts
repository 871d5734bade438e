import { posix } from 'node:path';
import { only } from '../../errors.js';
import { FileProblem } from '../../platform/files/types.js';
import { pathInCopy } from '../plugin.js';
import { parseTemplate } from '../template.js';
import type { PromptSpec, TemplateSegment } from '../types.js';
import type { ReadableFiles } from './read.js';

/** In Claude's syntax, `@docs` is a file if it exists; a skill's paths are first looked for in its folder. */
export async function readTemplate(spec: PromptSpec, files: ReadableFiles): Promise<readonly TemplateSegment[]> {
  if (spec.format !== 'claude' || !spec.body.includes('@')) return parseTemplate(spec);
  const exists = (path: string) =>
    files.info(path).then(
      () => true,
      only(FileProblem, () => false),
    );
  const names = new Set<string>();
  parseTemplate(spec, (name) => names.add(name).size < 0);
  const present = new Set<string>();
  for (const name of names) {
    if (await exists(name)) present.add(name);
  }
  const segments: TemplateSegment[] = [];
  for (const segment of parseTemplate(spec, (name) => present.has(name))) {
    const nextTo = segment.kind === 'file' ? besideSkill(spec, segment.content) : null;
    segments.push(nextTo !== null && (await exists(nextTo)) ? { ...segment, content: nextTo } : segment);
  }
  return segments;
}

/** The path of a file in the folder of a skill of the workspace; `null` for other prompts and paths. */
export function besideSkill({ source, format, plugin }: PromptSpec, path: string): string | null {
  const isSkill = format === 'claude' && /^(?!~\/|sallyport:|\/).*(?:^|\/)skill\.md$/i.test(source);
  if (!isSkill || path === '' || /^[/~]/.test(path)) return null;
  const file = plugin === undefined ? source : (pathInCopy(source, plugin) ?? source);
  return posix.join(posix.dirname(file), path);
}
