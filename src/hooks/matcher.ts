/** Empty or `*` is all; letters, digits, `_`, `-`, spaces, `,`, `|` are exact names; else an unanchored RegExp. */
export function matchesHookSubject(matcher: string, subject: string): boolean {
  if (matcher === '' || matcher === '*') return true;
  const names = namesOf(matcher);
  return names === null ? new RegExp(matcher).test(subject) : names.includes(subject);
}

/** The exact names of a matcher; `null` for a regular expression. */
export function namesOf(matcher: string): readonly string[] | null {
  if (!/^[\w\- ,|]*$/.test(matcher)) return null;
  return matcher
    .split(/[|,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Why a matcher cannot be used; `null` if it can. */
export function matcherProblem(matcher: string): string | null {
  if (matcher === '' || matcher === '*' || namesOf(matcher) !== null) return null;
  try {
    new RegExp(matcher);
    return null;
  } catch (error) {
    return error instanceof SyntaxError ? error.message : String(error);
  }
}
