import type { Word as Node } from 'unbash';
import { absolutePath, isInside } from '../../files/paths.js';
import { isProtectedPath } from '../../files/protected.js';
import { sensitivity } from '../../files/sensitivity.js';
import type { WordContext } from '../context.js';
import type { Word } from '../types.js';
import { literalWord } from '../words.js';
import { partsOf } from './word-parts.js';

/** Names that are one word each, no pattern and no option. */
const plainName = /^[\w@+,%][\w.@+,%:=-]*$/;

const plainDirectory = /^[\w@+,%.][\w./@+,%-]*$/;

/** More names are not listed one by one. */
const maxNames = 64;

/** The names that `$(ls DIRECTORY)` prints; `null` for another word, or if a name may become several words. */
export function listedDirectory(node: Node, context: WordContext): readonly Word[] | null {
  const { progress, state, world } = context;
  if (!node.text.startsWith('$(ls') || progress.disturbed || state.cwdDoubt !== null) return null;
  const [part, ...others] = partsOf(node);
  if (part?.type !== 'CommandExpansion' || part.script === undefined || others.length > 0) return null;
  const [statement, ...more] = part.script.commands;
  const command = statement?.command;
  if (more.length > 0 || statement?.background === true || command?.type !== 'Command') return null;
  const [operand, ...rest] = command.args;
  if (command.name?.text !== 'ls' || command.prefix.length > 0 || command.redirects.length > 0 || rest.length > 0)
    return null;
  const directory = operand === undefined ? '.' : operand.type === 'Word' ? operand.text : '';
  const path = plainDirectory.test(directory) ? absolutePath(directory, state.cwd) : null;
  if (path === null || world.kindOf(path) !== 'directory') return null;
  const names = world.entries(path).filter((name) => !name.startsWith('.'));
  if (names.length > maxNames || !names.every((name) => plainName.test(name))) return null;
  context.substitute(part.script);
  progress.patterns += 1;
  return names.map(literalWord);
}

/** Records the directories that a pattern lists and `ls` may not list: private ones, and those outside the workspace. */
export function recordPatternListings(pattern: string, context: WordContext): void {
  const wildcard = pattern.search(/[*?[]/);
  for (let at = pattern.indexOf('/', wildcard); at >= 0; at = pattern.indexOf('/', at + 1))
    recordListing(pattern.slice(0, at), context);
  recordListing(pattern.slice(0, pattern.lastIndexOf('/', wildcard) + 1), context);
}

function recordListing(directory: string, context: WordContext): void {
  if (directory === '') return;
  const path = absolutePath(directory, context.state.cwd);
  const { world } = context;
  const isOutside = !isInside({ path: world.realpath(path), directory: world.workspace });
  if (isOutside || isProtectedPath(path) || sensitivity(path) === 'high') context.list(path);
}
