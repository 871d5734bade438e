/** A comment or here-document, which may contain an unmatched quote. */
const unmatchedQuote = /[\s;&|(`]#|<</;

/**
 * Why the syntax tree of a substitution cannot be trusted, as a clause; `null` if it can. bash parses text between
 * backquotes twice: it joins continued lines even in single quotes, and expands braces before it removes comments.
 */
export function backquoteProblem(text: string): string | null {
  if (!text.startsWith('`')) return null;
  if (text.includes('\\\n')) return 'a line is continued between backquotes';
  return text.includes('{') && unmatchedQuote.test(text)
    ? 'there may be braces and an unmatched quote between backquotes'
    : null;
}
