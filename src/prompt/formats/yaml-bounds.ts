import { rethrowUnless } from '../../errors.js';

/** People do not write deeper nesting, and it costs the YAML library its stack or gigabytes. */
export const maxNesting = 100;

/** Maximum number of reported errors per file: the first ones cause the others. */
export const maxYamlErrors = 20;

/** Whether brackets or dashes may be nested too deep. Quotes and comments are not considered, so this may be too strict. */
export function nestsTooDeep(yaml: string): boolean {
  let depth = 0;
  for (const [mark] of yaml.matchAll(/[[{\]}]|(?:[-?:][ \t]+){100}/g)) {
    if (mark.length > 1) return true;
    if (mark === '[' || mark === '{') depth += 1;
    else if (depth > 0) depth -= 1;
    if (depth > maxNesting) return true;
  }
  return false;
}

/** Why a document with aliases has no value. Rethrows any other error. A reviver visits every part of the value. */
export function aliasProblem(error: unknown): string {
  if (error instanceof RangeError) return 'an alias contains itself';
  rethrowUnless(error, ReferenceError);
  return error.message;
}
