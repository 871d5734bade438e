import type { Fault } from '../../errors.js';
import { UserError } from '../../errors.js';
import { positionAt } from '../place.js';
import type { PromptSpec } from '../types.js';
import type { Frontmatter } from './frontmatter.js';
import { readFrontmatter } from './frontmatter.js';
import { requireBody } from './text.js';
import { nameOfType } from './value.js';

/** Fields that say something to other ways of starting a command; a workflow that names the command loses nothing. */
const withoutMeaningHere = ['name', 'title', 'when_to_use', 'disable-model-invocation', 'user-invocable'];
const understood = ['description', 'argument-hint', 'allowed-tools', 'disallowed-tools', 'model'];

/**
 * A Markdown command: optional YAML frontmatter, the rest trimmed is the prompt, in the braces family. Fields
 * that have no effect are named in a notice. Rejects with UserError: `prompt-syntax`, `prompt-missing`.
 */
export async function parseMarkdown(source: string, text: string): Promise<PromptSpec> {
  const frontmatter = await readFrontmatter(source, text);
  const faults: Fault[] = [];
  const fields = {
    description: readText(frontmatter, 'description', faults),
    allowedTools: readRules(frontmatter, 'allowed-tools', faults),
    disallowedTools: readRules(frontmatter, 'disallowed-tools', faults) ?? [],
    model: readText(frontmatter, 'model', faults),
    argumentHint: readText(frontmatter, 'argument-hint', faults),
  };
  if (faults.length > 0) throw new UserError(faults);
  const rest = text.slice(frontmatter?.end ?? 0);
  requireBody(source, rest);
  const start = text.length - rest.trimStart().length;
  return {
    format: 'markdown',
    source,
    body: rest.trim(),
    ...fields,
    bodyAt: positionAt(text, start),
    notices: noticesOf(source, frontmatter),
  };
}

function noticesOf(source: string, frontmatter: Frontmatter | null): string[] {
  const known = [...understood, ...withoutMeaningHere];
  const unknown = [...(frontmatter?.fields.keys() ?? [])].filter((key) => !known.includes(key));
  return unknown.map((key) => `${source}: the frontmatter field ${JSON.stringify(key)} has no effect`);
}

function readText(frontmatter: Frontmatter | null, key: string, faults: Fault[]): string | null {
  const value = frontmatter?.fields.get(key) ?? null;
  if (value === null || frontmatter === null) return null;
  if (typeof value === 'string') return value;
  faults.push(
    frontmatter.fault(key, {
      code: 'prompt-syntax',
      what: `\`${key}\` must be text and is ${nameOfType(value)}`,
      mend: `Put the value in quotes: \`${key}: "…"\`.`,
    }),
  );
  return null;
}

function readRules(frontmatter: Frontmatter | null, key: string, faults: Fault[]): readonly string[] | null {
  const value = frontmatter?.fields.get(key);
  if (value === undefined || frontmatter === null) return null;
  if (value === null) return [];
  if (typeof value === 'string') return splitRules(value);
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
  faults.push(
    frontmatter.fault(key, {
      code: 'prompt-syntax',
      what: `\`${key}\` must be a list of rules and is ${Array.isArray(value) ? 'a list of other things' : nameOfType(value)}`,
      mend: `Write \`${key}: Read, Bash(git log:*)\`, or one rule a line with \`- \`.`,
    }),
  );
  return null;
}

/** Splits at commas and blanks that stand in no parentheses, as in `Read, Bash(git log:*) Grep`. */
export function splitRules(text: string): string[] {
  const rules: string[] = [];
  let rule = '';
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth <= 0 && /[\s,]/.test(character)) {
      rules.push(rule);
      rule = '';
    } else {
      rule += character;
    }
  }
  return [...rules, rule].filter((item) => item !== '');
}
