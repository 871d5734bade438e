import { expandBraces } from '../../policy/files/braces.js';

/** More commands than anyone writes by hand. */
const mostCommands = 200;

/** What may follow the words, besides nothing: the end of a word, any text, or a blank with any text. */
const endings = /(?:\\b(?:\.\*)?|\((?:\?:)?\\s\|\$\)|\((?:\?:)?(?:\\s| )\.\*\)\?|\.\*)$/;

/** Every command that an expression matches the beginning of; `null` if it is more than words and alternatives. */
export function commandsOf(regex: string): readonly (readonly string[])[] | null {
  const start = regex.replace(endings, '');
  // Blanks before any text must be there, and an unescaped dot is any character.
  if (/(?: |\\s\+?)$/.test(start) || /(?<!\\)\./.test(start)) return null;
  const text = start
    .replace(/\\s\+?| \+/g, ' ')
    .replace(/\(\?:/g, '(')
    .replace(/\\([-./:@=_])/g, '$1');
  if (!/^[\w\-./:@= |()]+$/.test(text) || text.replace(/\([^()]*\)/g, '').match(/[|()]/) !== null) return null;
  const braced = text.replace(/\(([^()]*)\)/g, (_, options: string) =>
    options.includes('|') ? `{${options.replaceAll('|', ',')}}` : options,
  );
  const commands = expandBraces(braced);
  if (commands === null || commands.length > mostCommands) return null;
  const words = commands.map((command) => command.split(' ').filter((word) => word !== ''));
  return words.every((command) => command.length > 0) ? words : null;
}

/** The literal text at the beginning of an expression, up to what could be something else; it may end within a word. */
export function literalStart(regex: string): string {
  const outside = /\\\(|\[/.test(regex) ? regex : regex.replace(/\([^()]*\)/g, '');
  if (outside.includes('|')) return '';
  const plain = regex.replace(/^\^/, '').replace(/\\s\+?/g, ' ');
  return /^(?:[\w\-/:@= ](?![*?{+]))*/.exec(plain)?.[0] ?? '';
}
