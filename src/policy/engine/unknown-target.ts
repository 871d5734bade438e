/**
 * What to write in place of a word of unknown value, as a clause. `source` is the word as written, or `what xargs
 * reads`.
 */
export function rewriteOf(source: string): string {
  if (source.startsWith('what xargs'))
    return '`find … -exec COMMAND {} +` and `find … -type f -print0 | xargs -0 COMMAND` can be judged';
  if (/^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(source))
    return 'write its value, since commands get no variables of the workflow';
  // An earlier command of the line may make files, so its patterns are not expanded.
  if (/[*?[]/.test(source) && !/[$`]/.test(source)) return 'run this command as a call of its own, or write the names';
  return 'write the value itself';
}
