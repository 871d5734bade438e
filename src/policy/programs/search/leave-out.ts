import { relativeInside, segmentsOf } from '../../files/paths.js';
import { sensitivity } from '../../files/sensitivity.js';
import { quoted } from '../../shell/line-edits.js';
import type { MoreWords, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { CommandContext } from '../shared/define.js';

/** Characters that patterns of grep and ripgrep give a meaning. */
const special = /[\\*?[\]{}!]/g;

function patternFor(text: string): string {
  return text.replace(special, '\\$&');
}

export function isPatternFor(pattern: string, text: string): boolean {
  return pattern === patternFor(text);
}

/** These words come after all options of the command, so that the last one decides. */
function asWords(words: readonly string[], argv: readonly Word[]): MoreWords {
  const text = [...new Set(words)].map(quoted).join(' ');
  const dashes = argv.find((word) => literalOf(word) === '--');
  return dashes === undefined ? { text } : { text, before: dashes };
}

/** Whether everything in a directory of this name is private. */
function isPrivate(segment: string): boolean {
  return segment === '.git' || sensitivity(`/${segment}/x`) !== 'low';
}

/** `--exclude` omits files of that name elsewhere too. A name that says nothing of its content stands for others. */
export function leftOutOfGrep({ invocation }: CommandContext): (paths: readonly string[]) => MoreWords | null {
  return (paths) => {
    const words = paths.map((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const folder = segmentsOf(path).find((segment) => segment !== name && isPrivate(segment));
      if (folder !== undefined) return `--exclude-dir=${patternFor(folder)}`;
      return sensitivity(`/${name}`) === 'low' ? null : `--exclude=${patternFor(name)}`;
    });
    return words.includes(null)
      ? null
      : asWords(
          words.filter((word) => word !== null),
          invocation.argv,
        );
  };
}

/** A glob that begins with a slash is relative to the working directory. */
export function leftOutOfRipgrep({ invocation }: CommandContext): (paths: readonly string[]) => MoreWords | null {
  return (paths) => {
    const names = paths.map((path) => relativeInside({ path, directory: invocation.cwd }));
    if (names.includes(null)) return null;
    return asWords(
      names.map((name) => `--glob=!/${patternFor(name ?? '')}`),
      invocation.argv,
    );
  };
}
