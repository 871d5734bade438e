import type { Redirection } from 'unbash';
import { absolutePath, hasParentAfterName } from '../files/paths.js';
import type { Effect } from '../types.js';
import { noteFileChanges, type WordContext } from './context.js';
import { evaluateValue, evaluateWord } from './expand/expand-word.js';
import { resolvePath } from './resolve-path.js';
import { Undecidable } from './undecidable.js';

/** Descriptors and here-documents access no files. Throws Undecidable if a target is not one constant path. */
export function redirectionEffects(redirections: readonly Redirection[], context: WordContext): Effect[] {
  return redirections.flatMap((redirection) => {
    const effects = effectsOf(redirection, context);
    // The file exists when the next redirection is expanded, and a pattern in a here-document may match it.
    if (effects.some(({ kind }) => kind === 'write')) noteFileChanges(context.progress);
    return effects;
  });
}

function effectsOf(redirection: Redirection, context: WordContext): Effect[] {
  if (redirection.descriptor?.type === 'FileDescriptorVariable')
    throw new Undecidable('variable', 'a redirection uses a variable as its descriptor');
  if (redirection.type === 'HereDoc') {
    if (!redirection.delimiter?.quoted) readHereDocument(redirection.body.parts ?? [], context);
    return [];
  }
  if (redirection.target === undefined) throw new Undecidable('other', 'a redirection has no target');
  if (redirection.type === 'HereString') {
    evaluateValue(redirection.target, context);
    return [];
  }
  const { operator, target } = redirection;
  if ((operator === '>&' || operator === '<&') && /^(?:\d{1,9}-?|-)$/.test(target.text)) return [];
  const words = evaluateWord(target, context);
  const [word] = words;
  if (words.length !== 1 || word?.kind !== 'literal' || word.value === '') {
    throw new Undecidable(
      'redirection',
      `the target of a redirection (${target.text.slice(0, 60)}) is not one constant path`,
    );
  }
  if (!word.value.startsWith('/') && context.state.cwdDoubt !== null)
    throw new Undecidable('other', context.state.cwdDoubt);
  const path = redirectionTarget(word.value, context);
  if (operator === '<' || operator === '<&') return [{ kind: 'read', path }];
  const write: Effect = { kind: 'write', path };
  return operator === '<>' ? [{ kind: 'read', path }, write] : [write];
}

type HereDocumentParts = NonNullable<Extract<Redirection, { type: 'HereDoc' }>['body']['parts']>;

function readHereDocument(parts: HereDocumentParts, context: WordContext): void {
  const [start] = parts;
  if (start === undefined) return;
  const text = parts.map((part) => part.text).join('');
  evaluateValue(
    { type: 'Word', pos: start.pos, end: parts.at(-1)?.end ?? start.end, text, value: text, parts },
    context,
  );
}

/** The absolute path of a word. Throws Undecidable if a link makes `..` go to another directory than the text suggests. */
export function redirectionTarget(path: string, context: WordContext): string {
  const absolute = absolutePath(path, context.state.cwd);
  if (
    hasParentAfterName(path) &&
    resolvePath(path, context.state.cwd, context.world).real !== context.world.realpath(absolute)
  ) {
    throw new Undecidable('link', `${path.slice(0, 60)} goes through a link and back`);
  }
  return absolute;
}
