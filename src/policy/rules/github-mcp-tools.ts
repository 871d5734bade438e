/** Source: the tools that github-mcp-server documents. Reviews only comment; nothing allows a merge, push or file. */
interface WriteKind {
  readonly names: string;
  readonly allow: readonly string[];
  readonly deny: readonly string[];
}

const editsItem = ['UpdateItem', 'Label', 'Assign', 'Milestone', 'Close', 'Reopen'];

const kinds: readonly WriteKind[] = [
  { names: 'add_issue_comment create_issue_comment', allow: ['Comment'], deny: ['Comment'] },
  {
    names: `add_comment_to_pending_review add_pull_request_review_comment add_pull_request_review_comment_to_pending_review
      create_and_submit_pull_request_review create_pending_pull_request_review create_pull_request_review
      pull_request_review_write submit_pending_pull_request_review`,
    allow: ['Review(COMMENT)'],
    deny: ['Review'],
  },
  { names: 'add_reply_to_pull_request_comment', allow: ['ReplyToThread'], deny: ['ReplyToThread'] },
  { names: 'resolve_review_thread', allow: ['ResolveThread'], deny: ['ResolveThread'] },
  { names: 'create_issue', allow: ['Issue'], deny: ['Issue'] },
  { names: 'issue_write', allow: ['Issue', 'UpdateItem'], deny: ['Issue', ...editsItem] },
  { names: 'update_issue update_pull_request', allow: ['UpdateItem'], deny: editsItem },
  { names: 'create_pull_request', allow: [], deny: ['PullRequest'] },
  {
    names: 'create_branch create_or_update_file delete_file push_files update_pull_request_branch',
    allow: [],
    deny: ['PullRequest', 'PushToPullRequest'],
  },
];

const byName = new Map(kinds.flatMap((kind) => kind.names.split(/\s+/).map((name) => [name, kind] as const)));

/** Tools of the servers inside claude-code-action, by the tool of GitHub's server that does the same. */
const ofClaudeAction: Readonly<Record<string, string>> = {
  github_inline_comment__create_inline_comment: 'add_comment_to_pending_review',
  github_file_ops__commit_files: 'push_files',
  github_file_ops__delete_files: 'delete_file',
};

/** The rules that an exact `mcp__github__…` name means if no server is called `github`; none for any other rule. */
export function githubToolRules(rule: string, list: 'allow' | 'ask' | 'deny'): readonly string[] {
  const written = /^\s*mcp__(\w+)\s*$/.exec(rule)?.[1] ?? '';
  const same = Object.hasOwn(ofClaudeAction, written) ? ofClaudeAction[written] : undefined;
  const kind = byName.get(same ?? /^github__(\w+)$/.exec(written)?.[1] ?? '');
  return kind?.[list === 'allow' ? 'allow' : 'deny'] ?? [];
}
