export type Compiled = { readonly ok: true; readonly regex: RegExp } | { readonly ok: false; readonly message: string };

/**
 * Compiles a JavaScript regular expression. A leading `(?i)` is accepted, since other engines support it. Unicode mode
 * is tried first for Unicode properties; it rejects unneeded escapes, so the pattern is tried without it next.
 */
export function compilePattern(pattern: string, ignoreCase: boolean): Compiled {
  const source = pattern.replace(/^\(\?i\)/, '');
  const flags = ignoreCase || source !== pattern ? 'i' : '';
  try {
    return { ok: true, regex: new RegExp(source, `${flags}u`) };
  } catch {
    try {
      return { ok: true, regex: new RegExp(source, flags) };
    } catch (error) {
      return { ok: false, message: (error as Error).message };
    }
  }
}
