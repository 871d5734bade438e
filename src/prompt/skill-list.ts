import { shorten } from '../text.js';
import { plainLine } from './command-name.js';
import type { Skill } from './skills.js';

/** Characters of the whole list, and of one description. */
export type ListLimits = Readonly<Record<'characters' | 'description', number>>;

/** The context window that is assumed if it is unknown; all current models have at least this. */
const usualWindow = 200_000;
const charactersPerToken = 4;

/** A shorter description is useless. */
const leastDescription = 20;

/** The limits for a model: a percentage of its context window. */
export function listLimits(contextWindow: number | null, percent: number, description: number): ListLimits {
  return { characters: Math.floor(((contextWindow ?? usualWindow) * charactersPerToken * percent) / 100), description };
}

/** Within its limits: full descriptions, else truncated to one length, else only names, else as many names as fit. */
export function listSkills(
  skills: readonly Skill[],
  limits: ListLimits,
): { readonly text: string; readonly notice: string | null } {
  const entries = skills.map((skill) => ({
    name: skill.name,
    description: shorten(wordsOf(skill), limits.description),
  }));
  const names = entries.map(({ name }) => `- ${name}`);
  const room = limits.characters - names.reduce((sum, line) => sum + line.length + 1, 0);
  const separators = entries.filter(({ description }) => description !== '').length * 2;
  const share = fairShare(
    entries.map(({ description }) => description.length),
    room - separators,
  );
  if (share === null) return { text: joined(entries), notice: null };
  if (share >= leastDescription) {
    const shortened = entries.map(({ name, description }) => ({ name, description: shorten(description, share) }));
    return { text: joined(shortened), notice: `The skill descriptions were truncated to ${share} characters each.` };
  }
  if (room >= 0) return { text: names.join('\n'), notice: 'The skill list for the model contains only the names.' };
  const shown: string[] = [];
  let left = limits.characters;
  for (const name of names) {
    left -= name.length + 1;
    if (left < 0) break;
    shown.push(name);
  }
  return {
    text: shown.join('\n'),
    notice: `The skill list has room for only ${shown.length} of ${names.length} names; raise skill-list-percent to include more.`,
  };
}

function wordsOf({ head }: Skill): string {
  return [head.description, head.whenToUse]
    .map((text) => plainLine(text ?? ''))
    .filter((text) => text !== '')
    .join(' - ');
}

function joined(entries: readonly { readonly name: string; readonly description: string }[]): string {
  return entries
    .map(({ name, description }) => (description === '' ? `- ${name}` : `- ${name}: ${description}`))
    .join('\n');
}

/** The maximum length to which all are truncated so that they fit; `null` if they fit without truncation. */
function fairShare(lengths: readonly number[], room: number): number | null {
  if (lengths.reduce((sum, length) => sum + length, 0) <= room) return null;
  let left = room;
  const sorted = [...lengths].sort((a, b) => a - b);
  for (const [at, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - at));
    if (length > share) return Math.max(0, share);
    left -= length;
  }
  return 0;
}
