import { matchesGlob, parseGlob } from '../../glob.js';
import { sensitivity } from '../../sensitive.js';
import type { Word } from '../types.js';
import { knownText } from './words.js';

/** Names that hold secrets, for finding patterns that would pick them. */
const secretNames = [
  '.env',
  '.env.local',
  '.npmrc',
  '.netrc',
  '.git-credentials',
  'credentials',
  'id_rsa',
  'config',
  '.pypirc',
];

/**
 * Whether a pattern of file names is about secrets: of a search of a directory it would leave what may not be named
 * outright. One that leaves nothing out is not about anything.
 */
export function picksSecrets(word: Word): boolean {
  const text = knownText(word);
  if (word.kind !== 'literal') return true;
  if (/^(?:\*+|\*\*\/\*)$/.test(text)) return false;
  const globs = parseGlob(text.slice(text.lastIndexOf('/') + 1).toLowerCase());
  return globs === null || secretNames.some((name) => globs.some((glob) => matchesGlob(glob, [name], true)));
}

/** The same for the pattern of a whole path, as `find -path` has it. */
export function picksSecretPaths(word: Word): boolean {
  const text = knownText(word);
  if (/(?:^|\/)\.(?:git|aws|docker|kube|ssh)(?:\/|$)/i.test(text)) return true;
  return !/\/\*+$/.test(text) && picksSecrets(word);
}

/** `\\.ts`, `\\.\\(c\\|h\\)`, `\\.(c|h)$`: what an expression of whole paths ends in, in the syntax of Emacs or of POSIX. */
const endings = /\\\.(?:(\w+)|\\?\((\w+(?:\\?\|\w+)*)\\?\))\$?$/;

/** The same for a regular expression of whole paths: of these only names are read that end in an ordinary way. */
export function picksSecretsByExpression(word: Word): boolean {
  const [, one, several] = endings.exec(word.kind === 'literal' ? word.value : '') ?? [];
  const extensions = (one ?? several)?.split(/\\?\|/) ?? [];
  return (
    extensions.length === 0 ||
    extensions.some((name) => sensitivity(`/.${name}`) !== 'low' || sensitivity(`/x.${name}`) !== 'low')
  );
}
