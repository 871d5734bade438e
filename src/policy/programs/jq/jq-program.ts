import type { Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import { type PartialEffects } from '../shared/define.js';
import { riskOf } from '../shared/risks.js';

const reaching: readonly [RegExp, string][] = [
  [/(?<![.\w$])env(?!\w)/, 'reads the environment (env)'],
  [/\$[\s#]*ENV\b/, 'reads the environment ($ENV)'],
  [/\$[\s#]*__prog_(?:args|name)\b/, 'reads the command line'],
  [/(?<![.\w])(?:import|include|modulemeta|get_search_list)\b/, 'loads a module'],
  [/(?<![.\w])input_filename\b/, 'shows file names'],
];

/** Clauses on what it does beyond transforming its input: https://jqlang.github.io/jq/manual/. Strings are data. */
function readJqProgram(text: string): string[] {
  const code = codeOf(text);
  if (code === null) return ['is a program that cannot be analyzed with certainty'];
  return reaching.filter(([pattern]) => pattern.test(code)).map(([, why]) => why);
}

/** Without the text of strings and comments (a comment leaves its `#`); `null` if a string is unterminated. */
function codeOf(text: string): string | null {
  let code = '';
  const open: ('string' | number)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const inside = open.at(-1);
    if (inside === 'string') {
      if (char === '\\' && text[at + 1] === '(') open.push(0);
      if (char === '\\') at += 1;
      else if (char === '"') open.pop();
      continue;
    }
    if (char === '"') open.push('string');
    else if (char === '#') {
      const end = text.indexOf('\n', at);
      const comment = text.slice(at, end < 0 ? undefined : end);
      if (comment.includes('\\')) return null;
      at += comment.length;
    } else if (char === '(' && typeof inside === 'number') open[open.length - 1] = inside + 1;
    else if (char === ')' && typeof inside === 'number') {
      if (inside === 0) open.pop();
      else open[open.length - 1] = inside - 1;
    }
    code += char === '"' ? ' "" ' : char;
  }
  return open.length === 0 ? code : null;
}

export function checkJqWord(word: Word): PartialEffects {
  const value = literalOf(word);
  if (value === null) return { risks: [riskOf(word, 'is a program that is not known before it runs')] };
  return { risks: readJqProgram(value).map((problem) => riskOf(word, problem)) };
}
