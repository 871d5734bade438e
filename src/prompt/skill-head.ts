import { decodePrompt } from './decode.js';
import { chooseFormat, parsePrompt } from './formats/choose.js';
import type { PromptSpec } from './types.js';

/** The frontmatter of a skill; the rest is read when the skill is loaded. */
export type SkillHead = Pick<
  PromptSpec,
  'name' | 'description' | 'whenToUse' | 'argumentHint' | 'modelInvocable' | 'userInvocable' | 'fork' | 'paths'
> & {
  /** Whether the file has a description. */
  readonly isDescribed: boolean;
};

/** The frontmatter of a `SKILL.md`. Rejects with UserError: `prompt-unreadable`, `prompt-syntax`, `prompt-missing`. */
export async function readSkillHead(source: string, bytes: Uint8Array): Promise<SkillHead> {
  const spec = await parsePrompt(chooseFormat(source), source, decodePrompt(bytes, source));
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
