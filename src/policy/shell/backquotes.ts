/** A comment or the text of a here-document may hold a lone quote. */
const loneQuote = /[\s;&|(`]#|<</;

/**
 * Why a substitution, as it is written, cannot be judged by its tree, as a clause; null where it can. In backquotes bash
 * reads the text between them twice: it takes continued lines for one, even in single quotes, and expands braces before
 * it knows of comments.
 */
export function backquoteProblem(text: string): string | null {
  if (!text.startsWith('`')) return null;
  if (text.includes('\\\n')) return 'a line is continued between backquotes';
  return text.includes('{') && loneQuote.test(text) ? 'braces and a lone quote may stand between backquotes' : null;
}
