/** The tools that rules may name, and their aliases in other products. */

/** How a tool's specifier in parentheses is interpreted. */
export type SpecifierKind = 'command' | 'path' | 'domain' | 'host' | 'literal' | 'none';

/** Specifier; other names, with `-` or `_`. Sources: Claude Code, Gemini CLI, Qwen Code, Codex, safe outputs of gh-aw. */
type Tools = Readonly<Record<string, readonly [specifier: SpecifierKind, otherNames?: string]>>;

const workTools: Tools = {
  Read: ['path', 'notebook_read notebookread read read_file read_many_files readfile readmanyfiles view view_image'],
  Write: ['path', 'write write_file writefile'],
  Edit: ['path', 'apply_patch edit edit_file multi_edit multiedit notebook_edit notebookedit replace str_replace'],
  List: ['path', 'list list_dir list_directory list_files ls'],
  Glob: ['path', 'file_search find_files glob'],
  Grep: ['path', 'grep grep_search rg ripgrep search search_file_content'],
  Bash: ['command', 'bash exec_command local_shell run_shell_command shell'],
  BashStop: ['none'],
  TodoWrite: ['none', 'todo_write todowrite update_plan write_todos'],
  WebFetch: ['domain', 'web_fetch webfetch'],
  WebSearch: ['none', 'google_web_search web_search websearch'],
  Network: ['host'],
  Env: ['literal'],
  Skill: ['literal', 'activate_skill skill'],
  Task: ['literal', 'agent task'],
};

const gitHubWrites: Tools = {
  Comment: ['none', 'add-comment'],
  Review: ['literal', 'create-pull-request-review-comment submit-pull-request-review'],
  Label: ['literal', 'add-labels remove-labels'],
  Assign: ['literal', 'assign-to-user'],
  Issue: ['none', 'create-issue'],
  PullRequest: ['none', 'create-pull-request'],
  PushToPullRequest: ['none', 'push-to-pull-request-branch'],
  CheckRun: ['literal', 'create-check-run'],
  ReplyToThread: ['none', 'reply-to-pull-request-review-comment'],
  ResolveThread: ['none', 'resolve-pull-request-review-thread'],
  RequestReviewers: ['literal', 'add-reviewer'],
  UpdateItem: ['literal', 'update-issue update-pull-request'],
  Close: ['none', 'close-issue close-pull-request'],
  Reopen: ['none'],
  Milestone: ['literal', 'assign-milestone'],
  HideComment: ['literal', 'hide-comment'],
  CreateLabel: ['literal'],
};

const tools: Tools = {
  ...workTools,
  ...gitHubWrites,
  ReportFindings: ['none'],
  ReportIncomplete: ['none', 'report-incomplete'],
  Noop: ['none'],
};

const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tools).flatMap(([tool, [, otherNames]]) =>
    (otherNames?.split(' ') ?? []).flatMap((name) => [
      [name, tool],
      [name.replaceAll('-', '_'), tool],
    ]),
  ),
);

/** Tools of other products without a counterpart here; rules may name them without effect. Sources: as above. */
const foreignTools: ReadonlySet<string> = new Set(
  `AskUserQuestion BashOutput CronCreate CronDelete CronList DesignSync EnterPlanMode EnterWorktree ExitPlanMode ExitWorktree
  KillBash KillShell ListMcpResourcesTool LSP Monitor PushNotification ReadMcpResourceTool RemoteTrigger ScheduleWakeup
  SendMessage SlashCommand StructuredOutput TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate ToolSearch Workflow
  ask_user ask_user_question cli_help codebase_investigator complete_task enter_plan_mode exit_plan_mode get_internal_docs
  list_mcp_resources lsp read_mcp_resource save_memory tracker_add_dependency tracker_create_task tracker_get_task
  tracker_list_tasks tracker_update_task tracker_visualize update_topic`.split(/\s+/),
);

export function isForeignTool(name: string): boolean {
  return foreignTools.has(name);
}

export const gitHubWriteTools: readonly string[] = Object.keys(gitHubWrites);

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

export function specifierKind(tool: string): SpecifierKind {
  return tools[tool]?.[0] ?? 'none';
}

/** A longer name is not a typo, and comparing it takes time. */
const longestMistyped = 100;

/** The canonical name most similar to an unknown one, for "did you mean"; `undefined` if none is similar. */
export function nearestTool(name: string): string | undefined {
  if (name.length > longestMistyped) return undefined;
  const wanted = name.toLowerCase();
  const known = [...byLowerCase.entries(), ...Object.entries(aliases)];
  const scored = known.map(([text, tool]) => ({ tool, distance: editDistance(wanted, text) }));
  const best = scored.sort((a, b) => a.distance - b.distance)[0];
  return best !== undefined && best.distance <= Math.max(wanted.length < 4 ? 1 : 2, Math.floor(wanted.length / 3))
    ? best.tool
    : undefined;
}

export function editDistance(a: string, b: string): number {
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
