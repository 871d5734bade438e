import type { SecondParser } from '../platform/process/types.js';
import type { Evaluation } from '../policy/types.js';

/**
 * It shares no code with the first. If they disagree that a text is bash, one misreads it, and what would run was not
 * evaluated; no rule overrides that. A promise only if needed: plain lines are unambiguous.
 */
export function withSecondParse<T extends Evaluation>(evaluation: T, parser: SecondParser): T | Promise<T> {
  if (evaluation.outcome === 'refuse') return evaluation;
  const scripts = evaluation.scripts.filter((script) => !isPlainLine(script));
  return scripts.length === 0 ? evaluation : checked(evaluation, scripts, parser);
}

async function checked<T extends Evaluation>(
  evaluation: T,
  scripts: readonly string[],
  parser: SecondParser,
): Promise<T> {
  for (const script of scripts) {
    const objection = await parser.objection(script);
    if (objection !== null) return { ...evaluation, ...refusal(objection, parser.machineProblem?.() ?? null) };
  }
  return evaluation;
}

function refusal(objection: string, machineProblem: string | null): Omit<Evaluation, 'effects' | 'parts' | 'scripts'> {
  return {
    decision: 'deny',
    outcome: 'refuse',
    code: 'unreadable',
    rule: null,
    reason:
      machineProblem === null
        ? `a second parser reads the command line differently (${objection}); use simpler syntax or several commands, since no allow rule can permit it`
        : `the command line cannot be checked, because ${machineProblem}`,
    suggest: [],
    refusalKey: `second-parser ${objection}`,
    refusal: () => ({
      kind: 'form',
      missing: [
        machineProblem === null
          ? `a second parser reads it differently (${objection})`
          : `it cannot be checked, because ${machineProblem}`,
      ],
      rewrites: machineProblem === null ? ['use simpler syntax or several commands'] : [],
      permitted: [],
      nearest: [],
    }),
  };
}

/** A part of a word that all shells read the same way: letters, closed quotes, one escaped character, `$NAME`. */
const variable = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const wordPart = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${variable})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${variable}`;
const word = `(?:${wordPart})+`;
const redirection = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${word})`;
const plain = new RegExp(String.raw`^ *(?:(?:${word};?|${redirection};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);

/** Keywords with which bash or the second parser starts or ends a construct, at the start of a command. */
const keyword =
  /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;

/** Plain words, closed quotes, `$NAME`, on one line: a second parser would take time and never change anything. */
export function isPlainLine(text: string): boolean {
  return plain.test(text) && !keyword.test(text);
}
