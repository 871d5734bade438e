import { decodePrompt } from './decode.js';
import type { PromptSpec } from './types.js';

/** The frontmatter of a skill; the rest is read when the skill is loaded. */
export type SkillHead = Pick<
  PromptSpec,
  'name' | 'description' | 'whenToUse' | 'argumentHint' | 'modelInvocable' | 'userInvocable' | 'fork' | 'paths'
>;

const texts = new Map<string, 'name' | 'description' | 'whenToUse' | 'argumentHint'>([
  ['name', 'name'],
  ['description', 'description'],
  ['when_to_use', 'whenToUse'],
]);

/** Fields that are not needed here; they are read and validated together with the body. */
const otherFields: ReadonlySet<string> = new Set(['license', 'version', 'allowed-tools', 'model']);

/**
 * The frontmatter of a `SKILL.md`. Most have plain `key: text` lines, which are read without the YAML library: loading it
 * costs more than all the skills of a large repository. Anything else is parsed by the library, with the same result.
 * Rejects with UserError: `prompt-unreadable`, `prompt-syntax`, `prompt-missing`.
 */
export async function readSkillHead(source: string, bytes: Uint8Array): Promise<SkillHead> {
  const text = decodePrompt(bytes, source);
  const quick = scanHead(text);
  if (quick !== null) return quick;
  const { parsePrompt, chooseFormat } = await import('./formats/choose.js');
  const spec = await parsePrompt(chooseFormat(source), source, text);
  return { ...spec, description: spec.description ?? firstParagraph(spec.body) };
}

/** A value that YAML reads as exactly this text: no quotes, indicators or comments, and no other type. */
const plainText = /^(?![-?:,[\]{}#&*!|>'"%@`~])(?!.*(?:: |:$| #))[^\t\r]+$/;
const otherType =
  /^(?:null|true|false|yes|no|on|off|[-+.\d][-+.\d_eExXoOa-fA-F:]*|[-+]?\.inf|\.nan|\d{4}-\d\d?-\d\d?.*)$/i;
const doubleQuoted = /^"([^"\\]*)"$/;
const singleQuoted = /^'([^']*)'$/;

/** `null` unless the frontmatter consists of single lines with only one possible reading. */
export function scanHead(text: string): SkillHead | null {
  const match = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*\n\s*\S/.exec(text);
  if (match === null) return null;
  const head = { ...empty };
  const seen = new Set<string>();
  for (const line of (match[1] ?? '').split('\n')) {
    if (line.trim() === '') continue;
    const [, key = '', written = ''] = /^([A-Za-z_][\w-]*): +(.*?) *$/.exec(line) ?? [];
    if (key === '' || seen.has(key) || !readField(head, key, written)) return null;
    seen.add(key);
  }
  return head.description === null ? null : head;
}

/** False if the line needs the library. */
function readField(head: Writable, key: string, written: string): boolean {
  if (key === 'argument-hint' && /^\[.*\]$/.test(written)) {
    head.argumentHint = written;
    return true;
  }
  if (/^(?:true|false)$/.test(written)) return readFlag(head, key, written === 'true');
  if (otherFields.has(key)) return plainText.test(written) || quotedText(written) !== null;
  const value = scalar(written);
  const field = texts.get(key);
  if (value === null) return false;
  if (field !== undefined) head[field] = value;
  else if (key === 'context' && value === 'fork') head.fork = true;
  else return false;
  return true;
}

function readFlag(head: Writable, key: string, value: boolean): boolean {
  if (key === 'disable-model-invocation') head.modelInvocable = !value;
  else if (key === 'user-invocable') head.userInvocable = value;
  else return false;
  return true;
}

type Writable = { -readonly [K in keyof SkillHead]: SkillHead[K] };

const empty: Writable = {
  name: null,
  description: null,
  whenToUse: null,
  argumentHint: null,
  modelInvocable: true,
  userInvocable: true,
  fork: false,
  paths: null,
};

function scalar(written: string): string | null {
  const quoted = quotedText(written);
  if (quoted !== null) return quoted;
  return plainText.test(written) && !otherType.test(written) ? written : null;
}

function quotedText(written: string): string | null {
  return (doubleQuoted.exec(written) ?? singleQuoted.exec(written))?.[1] ?? null;
}

/** Used if the skill has no description. */
function firstParagraph(body: string): string {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/^#.*$/gm, '').trim());
  return paragraphs.find((paragraph) => paragraph !== '') ?? '';
}
