/**
 * A regular expression that is compiled at its first use. For `\p{…}` V8 builds a set of characters whenever it reads
 * the code around a literal, up to a millisecond each, even in functions that are never called.
 */
export function lazyRegExp(source: string, flags: string): () => RegExp {
  let compiled: RegExp | null = null;
  return () => {
    compiled ??= new RegExp(source, flags);
    return compiled;
  };
}
