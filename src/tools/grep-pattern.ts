export type Compiled = { readonly ok: true; readonly regex: RegExp } | { readonly ok: false; readonly message: string };

/**
 * A regular expression in JavaScript's syntax. `(?i)` at its beginning is understood, since other engines have it.
 * Unicode properties need the strict Unicode mode, which refuses needless escapes; so without it, when it fails.
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
