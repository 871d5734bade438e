/** One character or stretch of a word about which no two shells disagree: letters, closed quotes, one escaped character, `$NAME`. */
const variable = String.raw`\$[A-Za-z_]\w*(?![\w[])`;
const stretch = String.raw`[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${variable})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${variable}`;
const word = `(?:${stretch})+`;
const redirection = String.raw`(?:[012]?>>?|<) ?(?:&[12]|${word})`;
const plain = new RegExp(String.raw`^ *(?:(?:${word};?|${redirection};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);

/** Words by which bash or the second parser begins or ends a construct, where a command may begin. */
const keyword =
  /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;

/**
 * Whether a text that the first parser accepted leaves nothing to read in two ways: plain words, closed quotes and
 * `$NAME`, in simple commands on one line. Asking a second parser about it would cost time and never change the answer.
 */
export function isPlainLine(text: string): boolean {
  return plain.test(text) && !keyword.test(text);
}
