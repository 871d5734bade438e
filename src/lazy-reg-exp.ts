/** At its first use: for `\p{…}` V8 builds sets up to a millisecond each, even in functions that are never called. */
export function lazyRegExp(source: string, flags: string): () => RegExp {
  let compiled: RegExp | null = null;
  return () => {
    compiled ??= new RegExp(source, flags);
    return compiled;
  };
}
