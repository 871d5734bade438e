import type { Word as Node } from 'unbash';
import { absolutePath } from '../../files/paths.js';
import type { WordContext } from '../context.js';
import type { Word } from '../types.js';
import { literalWord } from '../words.js';
import { partsOf } from './word-parts.js';

/** Names that are one word each, no pattern and no option. */
const plainName = /^[\w@+,%][\w.@+,%:=-]*$/;

const plainDirectory = /^[\w@+,%.][\w./@+,%-]*$/;

/** More names are not listed one by one. */
const maxNames = 64;

/**
 * The words of `$(ls DIRECTORY)` without quotes: the names there, as for a pattern. `null` if the word is another one, or
 * a name may become several words.
 */
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
