import type { Choices } from './types.js';

/**
 * Third-party actions, pinned to the commit of a published release: a tag can be moved, a commit cannot.
 * Dependabot updates both the commit and the comment.
 */
export const pins = {
  checkout: 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0',
  upload: 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2',
  download: 'actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0',
} as const;

/** The whole history, without a token in .git/config that later steps could read. */
export const checkout: readonly string[] = [
  `- uses: ${pins.checkout}`,
  '  with:',
  '    fetch-depth: 0',
  '    persist-credentials: false',
];

/** The step that runs Sallyport with these lines of `with:`. */
export function sallyport({ action }: Choices, settings: readonly string[]): readonly string[] {
  return [`- uses: ${action}`, '  with:', ...indentLines(settings, 4)];
}

/** Permissions for the context of an issue or pull request. */
export const readsItem: readonly string[] = [
  'checks: read # which checks failed',
  'statuses: read',
  'actions: read # the end of their logs',
];

/** The lines of `jobs:` with one job. */
export function job(
  name: string,
  {
    head = [],
    permissions,
    steps,
  }: Readonly<Record<'permissions' | 'steps', readonly string[]>> & { head?: readonly string[] },
): readonly string[] {
  return [
    'jobs:',
    `  ${name}:`,
    ...indentLines([...head, 'runs-on: ubuntu-latest', 'timeout-minutes: 20', 'permissions:'], 4),
    ...indentLines(permissions, 6),
    '    steps:',
    ...indentLines(steps, 6),
  ];
}

/** Lines of a file; blank ones stay blank. */
export function indentLines(lines: readonly string[], by: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `${' '.repeat(by)}${line}`));
}
