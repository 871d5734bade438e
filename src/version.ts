/** The same as in package.json; a test compares them. */
export const version = '0.1.0';

/** The oldest supported version of Node, as in `engines` of package.json; a test compares them. */
export const oldestNode = '20.19';

/** The first one with GIT_CONFIG_COUNT, which disables programs that a clone configures. */
export const oldestGit = '2.31';

export function isAtLeast(version: string, oldest: string): boolean {
  const [have, want] = [version, oldest].map((text) => text.split('.').map(Number));
  for (const [index, number] of (want ?? []).entries()) {
    const part = have?.[index] ?? 0;
    if (part !== number) return part > number;
  }
  return true;
}
