/** For runs and `doctor`; each id is stable, with a section in docs/doctor.md. `null`: it depends on the request. */
export const gitHubFindings = {
  'github-failed': 'Run again; if the problem persists, check githubstatus.com.',
  'github-not-found': null,
  'github-refused': 'Fix the cause that GitHub names, or run again later.',
  'github-unreachable': 'Check GITHUB_API_URL and the network of the runner.',
  'graphql-missing': 'Forgejo, Gitea and old servers have none; the run continues with what the REST API returns.',
  'pull-requests-not-permitted':
    'Enable "Allow GitHub Actions to create and approve pull requests" in the repository settings under Actions, or pass the token of a GitHub App.',
  'rate-limited': 'Run again later, or send fewer requests with this token.',
  'token-lacks-permission': null,
  'token-read-only':
    'Start the run by a comment or a label of someone who can write; docs/forks.md shows how to post what a run without permissions found.',
  'token-rejected': 'Pass a valid token as github-token; ${{ github.token }} is the usual one.',
} as const;

export type GitHubFindingId = keyof typeof gitHubFindings;

/** The lines to add for permissions that the token lacks, such as `issues: write`: any of them, or all. */
export function permissionFix(lines: readonly string[], which: 'any' | 'all' = 'any'): string {
  const permissions = lines.map((line) => `\`${line}\``).join(which === 'any' ? ' or ' : ' and ');
  return `Add ${permissions} under permissions: of the job.`;
}

/** A clause for a list of reasons or hints: without its capital letter and period. */
export function asClause(sentence: string): string {
  return sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/\.$/, '');
}
