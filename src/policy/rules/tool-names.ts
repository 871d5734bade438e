/** The tools that rules may name, and their aliases in other products. */

/** How a tool's specifier in parentheses is interpreted. */
export type SpecifierKind = 'command' | 'path' | 'domain' | 'host' | 'literal' | 'none';

const tools: Readonly<Record<string, SpecifierKind>> = {
  Read: 'path',
  Write: 'path',
  Edit: 'path',
  List: 'path',
  Glob: 'path',
  Grep: 'path',
  Bash: 'command',
  BashStop: 'none',
  TodoWrite: 'none',
  WebFetch: 'domain',
  WebSearch: 'none',
  Network: 'host',
  Skill: 'literal',
  Task: 'literal',
  Comment: 'none',
  Review: 'literal',
  Label: 'literal',
  Assign: 'literal',
  Issue: 'none',
  PullRequest: 'none',
  PushToPullRequest: 'none',
  CheckRun: 'literal',
  ReplyToThread: 'none',
  ResolveThread: 'none',
  RequestReviewers: 'literal',
  UpdateItem: 'literal',
  Close: 'none',
  Reopen: 'none',
  Milestone: 'literal',
  HideComment: 'literal',
  CreateLabel: 'literal',
  ReportFindings: 'none',
  ReportIncomplete: 'none',
  Noop: 'none',
};

/** Sources: the published tool lists of Claude Code, Gemini CLI, Qwen Code and Codex, and the safe outputs of gh-aw. */
const aliases: Readonly<Record<string, string>> = {
  activate_skill: 'Skill',
  'add-comment': 'Comment',
  'add-labels': 'Label',
  add_comment: 'Comment',
  add_labels: 'Label',
  agent: 'Task',
  'add-reviewer': 'RequestReviewers',
  add_reviewer: 'RequestReviewers',
  'assign-milestone': 'Milestone',
  assign_milestone: 'Milestone',
  'close-issue': 'Close',
  'close-pull-request': 'Close',
  close_issue: 'Close',
  close_pull_request: 'Close',
  'hide-comment': 'HideComment',
  hide_comment: 'HideComment',
  'reply-to-pull-request-review-comment': 'ReplyToThread',
  reply_to_pull_request_review_comment: 'ReplyToThread',
  'resolve-pull-request-review-thread': 'ResolveThread',
  resolve_pull_request_review_thread: 'ResolveThread',
  'update-issue': 'UpdateItem',
  'update-pull-request': 'UpdateItem',
  update_issue: 'UpdateItem',
  update_pull_request: 'UpdateItem',
  apply_patch: 'Edit',
  'assign-to-user': 'Assign',
  assign_to_user: 'Assign',
  bash: 'Bash',
  'create-check-run': 'CheckRun',
  'create-issue': 'Issue',
  'create-pull-request-review-comment': 'Review',
  'create-pull-request': 'PullRequest',
  create_check_run: 'CheckRun',
  create_issue: 'Issue',
  create_pull_request: 'PullRequest',
  create_pull_request_review_comment: 'Review',
  edit: 'Edit',
  edit_file: 'Edit',
  exec_command: 'Bash',
  file_search: 'Glob',
  find_files: 'Glob',
  glob: 'Glob',
  google_web_search: 'WebSearch',
  grep: 'Grep',
  grep_search: 'Grep',
  list: 'List',
  list_dir: 'List',
  list_directory: 'List',
  list_files: 'List',
  local_shell: 'Bash',
  ls: 'List',
  multi_edit: 'Edit',
  multiedit: 'Edit',
  notebook_edit: 'Edit',
  notebook_read: 'Read',
  notebookedit: 'Edit',
  notebookread: 'Read',
  'push-to-pull-request-branch': 'PushToPullRequest',
  push_to_pull_request_branch: 'PushToPullRequest',
  read: 'Read',
  read_file: 'Read',
  read_many_files: 'Read',
  readfile: 'Read',
  readmanyfiles: 'Read',
  'remove-labels': 'Label',
  remove_labels: 'Label',
  replace: 'Edit',
  'report-incomplete': 'ReportIncomplete',
  report_incomplete: 'ReportIncomplete',
  ripgrep: 'Grep',
  run_shell_command: 'Bash',
  search: 'Grep',
  search_file_content: 'Grep',
  shell: 'Bash',
  skill: 'Skill',
  str_replace: 'Edit',
  'submit-pull-request-review': 'Review',
  submit_pull_request_review: 'Review',
  task: 'Task',
  todo_write: 'TodoWrite',
  todowrite: 'TodoWrite',
  update_plan: 'TodoWrite',
  view: 'Read',
  view_image: 'Read',
  web_fetch: 'WebFetch',
  web_search: 'WebSearch',
  webfetch: 'WebFetch',
  websearch: 'WebSearch',
  write: 'Write',
  write_file: 'Write',
  write_todos: 'TodoWrite',
  writefile: 'Write',
};

/** The canonical names, in the order used in messages. */
export const toolNames: readonly string[] = Object.keys(tools);

const byLowerCase = new Map(toolNames.map((name) => [name.toLowerCase(), name]));
const mcpName = /^mcp__[A-Za-z0-9][A-Za-z0-9._-]*(?:__[A-Za-z0-9._*-]+)?$/;

/** The canonical name of a tool, from any product's name; `undefined` if unknown. `mcp__…` names are canonical. */
export function canonicalTool(name: string): string | undefined {
  if (Object.hasOwn(tools, name)) return name;
  if (name.startsWith('mcp__')) return mcpName.test(name) ? name : undefined;
  // Gemini CLI's settings also name the classes of tools, such as `ReadFileTool`.
  const [folded, stem] = [name.toLowerCase(), name.toLowerCase().replace(/tool$/, '')];
  return [folded, stem]
    .map((text) => (Object.hasOwn(aliases, text) ? aliases[text] : byLowerCase.get(text)))
    .find((tool) => tool !== undefined);
}

/** How the specifier of a canonical tool is interpreted. */
export function specifierKind(tool: string): SpecifierKind {
  return tools[tool] ?? 'none';
}

/** A longer name is not a typo, and comparing it takes time. */
const longestMistyped = 100;

/** The canonical name most similar to an unknown one, for "did you mean"; `undefined` if none is similar. */
export function nearestTool(name: string): string | undefined {
  if (name.length > longestMistyped) return undefined;
  const wanted = name.toLowerCase();
  const known = [...byLowerCase.entries(), ...Object.entries(aliases)];
  const scored = known.map(([text, tool]) => ({ tool, distance: distance(wanted, text) }));
  const best = scored.sort((a, b) => a.distance - b.distance)[0];
  return best !== undefined && best.distance <= Math.max(wanted.length < 4 ? 1 : 2, Math.floor(wanted.length / 3))
    ? best.tool
    : undefined;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swapped));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
