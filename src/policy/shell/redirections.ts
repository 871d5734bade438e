import type { Redirection } from 'unbash';
import { absolutePath, hasParentAfterName } from '../files/paths.js';
import type { Effect } from '../types.js';
import { disturb, Undecidable, type WordContext } from './context.js';
import { evaluateValue, evaluateWord } from './expand-word.js';
import { followPath } from './follow-path.js';

/**
 * The files that redirections read and write. Duplicating a descriptor is nothing; a here-document and a
 * here-string are input that was judged with the line. Throws Undecidable where the target is not one
 * constant path.
 */
export function redirectionEffects(redirections: readonly Redirection[], context: WordContext): Effect[] {
  return redirections.flatMap((redirection) => {
    const effects = effectsOf(redirection, context);
    // The file is there when the next one is expanded: a pattern in a here-document may mean it.
    if (effects.some(({ kind }) => kind === 'write')) disturb(context.progress);
    return effects;
  });
}

function effectsOf(redirection: Redirection, context: WordContext): Effect[] {
  if (redirection.descriptor?.type === 'FileDescriptorVariable')
    throw new Undecidable('a redirection chooses its descriptor by a variable');
  if (redirection.type === 'HereDoc') {
    if (!redirection.delimiter?.quoted) readHereDocument(redirection.body.parts ?? [], context);
    return [];
  }
  if (redirection.target === undefined) throw new Undecidable('a redirection has no target');
  if (redirection.type === 'HereString') {
    evaluateValue(redirection.target, context);
    return [];
  }
  const { operator, target } = redirection;
  if ((operator === '>&' || operator === '<&') && /^(?:\d{1,9}-?|-)$/.test(target.text)) return [];
  const path = constantPath(evaluateWord(target, context), target.text, context);
  if (operator === '<' || operator === '<&') return [{ kind: 'read', path }];
  const write: Effect = { kind: 'write', path };
  return operator === '<>' ? [{ kind: 'read', path }, write] : [write];
}

type HereDocumentParts = NonNullable<Extract<Redirection, { type: 'HereDoc' }>['body']['parts']>;

function readHereDocument(parts: HereDocumentParts, context: WordContext): void {
  const [first] = parts;
  if (first === undefined) return;
  const text = parts.map((part) => part.text).join('');
  evaluateValue(
    { type: 'Word', pos: first.pos, end: parts.at(-1)?.end ?? first.end, text, value: text, parts },
    context,
  );
}

function constantPath(words: ReturnType<typeof evaluateWord>, source: string, context: WordContext): string {
  const [word] = words;
  if (words.length !== 1 || word?.kind !== 'literal' || word.value === '') {
    throw new Undecidable(`the target of a redirection (${source.slice(0, 60)}) is not one constant path`);
  }
  if (!word.value.startsWith('/') && context.state.cwdDoubt !== null) throw new Undecidable(context.state.cwdDoubt);
  return redirectionTarget(word.value, context);
}

/** The absolute path that a word means, refused where a link makes `..` lead elsewhere than it reads. */
export function redirectionTarget(path: string, context: Pick<WordContext, 'state' | 'world'>): string {
  const absolute = absolutePath(path, context.state.cwd);
  if (
    hasParentAfterName(path) &&
    followPath(path, context.state.cwd, context.world).real !== context.world.realpath(absolute)
  ) {
    throw new Undecidable(`${path.slice(0, 60)} leads through a link and back`);
  }
  return absolute;
}
