import { isMapping } from '../../prompt/formats/yaml.js';
import type { JudgeChoice } from '../model/types.js';

export interface Verdict {
  readonly choice: JudgeChoice;
  readonly reason: string;
}

/**
 * The choice that a judge made; `null` if it made none. Only a whole choice counts: as JSON, as the whole reply, or as
 * its last line. A choice that only occurs in a sentence may be one that the judge rejects.
 */
export function readVerdict(reply: string, choices: readonly JudgeChoice[]): Verdict | null {
  const text = reply.trim();
  const written = jsonIn(text);
  if (written !== null) {
    const choice = choiceFor(written['choice'], choices);
    const { reason } = written;
    return choice === null ? null : { choice, reason: typeof reason === 'string' ? reason : '' };
  }
  const whole = choiceFor(text, choices);
  if (whole !== null) return { choice: whole, reason: '' };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const last = choiceFor(lines.pop() ?? '', choices);
  return last === null ? null : { choice: last, reason: lines.join('\n').trim() };
}

/** The reply as JSON, or its part in a Markdown fence or between the outer braces. */
function jsonIn(text: string): Readonly<Record<string, unknown>> | null {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return isMapping(value) && 'choice' in value ? value : null;
  } catch {
    return null;
  }
}

/** What a model writes before its choice. Other words can reject it, as in "Certainly not: yes". */
const label =
  /^\W*(?:(?:the|my|final|overall)\s+)*(?:choice|answer|grade|score|verdict|rating|result|decision|evaluation|judge?ment)\W*:/i;

function choiceFor(value: unknown, choices: readonly JudgeChoice[]): JudgeChoice | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  const forms = [text, bare(text), bare(text.replace(label, ''))];
  for (const form of forms) {
    const choice =
      choices.find(({ choice }) => choice === form) ??
      choices.find(({ choice }) => bare(choice).toLowerCase() === form.trim().toLowerCase());
    if (choice !== undefined) return choice;
  }
  return null;
}

/** Without quotes, emphasis and the final period. */
const bare = (text: string) => text.trim().replace(/^[\s"'`*_([]+|[\s"'`*_.!)\]]+$/g, '');
