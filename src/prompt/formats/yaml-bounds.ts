/** Deeper nesting is no file that a person wrote, and costs the YAML library its stack or gigabytes. */
export const maxNesting = 100;

/** Errors of one file that are told: the first ones are the cause of the others. */
export const maxYamlErrors = 20;

/** Whether brackets or dashes may nest too deep; quotes and comments are not looked at, so it may be too careful. */
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
