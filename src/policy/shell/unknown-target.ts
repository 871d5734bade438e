/** The source of a word that no one has written: xargs appends what it reads. */
export const xargsInput = 'what xargs reads';

/** A clause. `source` is the word as written, or `xargsInput`. */
export function rewriteOf(source: string): string {
  if (source === xargsInput)
    return '`find … -exec COMMAND {} +` and `find … -type f -print0 | xargs -0 COMMAND` can be analyzed';
  if (/^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(source))
    return 'write its value: of the variables of the workflow, commands get only those that command-env passes';
  // Patterns are not expanded if an earlier command of the line may create files.
  if (/[*?[]/.test(source) && !/[$`]/.test(source)) return 'run this command in a separate call, or write the names';
  return 'write the value itself';
}
