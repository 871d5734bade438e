import { isRecord, parsedJson } from '../../../parsed-json.js';
import { type Draft, draftOf, flagRules, setKey, settingsRules, withProvider } from './draft.js';
import { flagsIn } from './flags-in.js';
import type { ConvertStep, GivenStep } from './types.js';

const usual = 'claude-sonnet-4-5';

/** claude-code-action and claude-code-base-action, with the inputs of the beta. Source: their action.yml and docs. */
export const convertClaude: ConvertStep = (step) => {
  const draft = draftOf(step);
  const given = draft.take('prompt', 'direct_prompt', 'override_prompt');
  const flags = flagsIn(draft.take('claude_args') ?? '');
  draft.prompt(given, 'prompt');
  draft.set('prompt-file', draft.take('prompt_file'), 'prompt_file');
  if (given === undefined && !step.inputs.has('prompt_file'))
    draft.set(
      'trigger-phrase',
      draft.take('trigger_phrase') ?? '@claude',
      'its default; here a comment begins with it',
    );
  else if (draft.take('track_progress', 'use_sticky_comment') !== 'true')
    draft.set('publish', 'summary', 'the action posts only what the model posts');
  if (step.inputs.get('track_progress') === 'true') draft.set('progress', 'true', 'track_progress');
  draft.drop('trigger_phrase', 'mode', 'use_sticky_comment', 'track_progress', ...notNeeded);
  convertModel(draft, step, flags);
  for (const [name, input] of [
    ['allowedTools', 'allowed_tools'] as const,
    ['disallowedTools', 'disallowed_tools'] as const,
  ]) {
    for (const value of [flags.get(name), draft.take(input)?.replaceAll('\n', ',')]) {
      if (value === undefined) continue;
      const read = flagRules(`--${name} "${value.replaceAll('"', '\\"')}"`, step.location);
      draft.permit(read.entries, read.notices);
    }
  }
  const settings = flags.get('settings') ?? draft.take('settings');
  if (settings !== undefined) {
    const read = settingsRules(settings, step.location);
    draft.permit(read.rules, read.notices);
    if (read.value === undefined) draft.note(`settings: translate its permissions with sallyport migrate ${settings}`);
    else if (isRecord(read.value) && isRecord(read.value['hooks']))
      draft.set('hooks', JSON.stringify(read.value['hooks']), 'hooks of settings');
  }
  const mode = flags.get('permission-mode');
  if (mode === 'acceptEdits') draft.set('mode', 'auto-edit', '--permission-mode acceptEdits');
  else if (mode === 'plan') draft.set('mode', 'plan', '--permission-mode plan');
  const isWide = mode === 'bypassPermissions' || flags.has('dangerously-skip-permissions');
  if (isWide) draft.note('everything was permitted: add a rule to allow for each command that the run needs');
  else if (!step.inputs.has('prompt') && !flags.has('allowedTools') && !step.inputs.has('allowed_tools'))
    draft.note('to let it change code, add mode: auto-edit, and PullRequest or PushToPullRequest to allow');
  draft.set('max-turns', flags.get('max-turns') ?? draft.take('max_turns'), 'max-turns');
  draft.set('output-schema', flags.get('json-schema'), '--json-schema');
  for (const name of ['timeout-minutes', 'assignee-trigger', 'label-trigger', 'base-branch', 'branch-prefix'])
    draft.move(name.replace('-', '_'), name);
  draft.move('allowed_bots', 'allow-bots');
  convertUsers(draft);
  convertServers(draft, flags.get('mcp-config') ?? draft.take('mcp_config'));
  notes(draft, flags);
  const outputs = { execution_file: 'transcript-path', structured_output: 'structured-output', branch_name: 'branch' };
  return draft.end({ ...outputs, conclusion: 'conclusion' });
};

const notNeeded = [
  ...'show_full_output display_report path_to_claude_code_executable path_to_bun_executable bot_id bot_name'.split(' '),
  ...'use_commit_signing ssh_signing_key classify_inline_comments include_fix_links branch_name_template'.split(' '),
  ...'additional_permissions experimental_allowed_domains use_node_cache system_prompt_file'.split(' '),
];

function convertModel(draft: Draft, { env, inputs }: GivenStep, flags: ReadonlyMap<string, string>): void {
  const written = flags.get('model') ?? draft.take('model', 'anthropic_model') ?? env.get('ANTHROPIC_MODEL');
  const clouds = [...inputs.keys()].filter((name) => /^use_(?!sticky|commit|foundry|node)/.test(name));
  const cloud = clouds.find((name) => draft.take(name) === 'true')?.slice('use_'.length) ?? null;
  if (draft.take('use_foundry') === 'true')
    draft.note('use_foundry: azure/DEPLOYMENT is the nearest model (docs/credentials.md)');
  const model = withProvider(written, cloud ?? 'anthropic', usual);
  draft.set('model', model.value, model.why);
  const fallback = flags.get('fallback-model') ?? draft.take('fallback_model');
  if (fallback !== undefined)
    draft.set('fallback-model', withProvider(fallback, cloud ?? 'anthropic', usual).value, 'with its provider');
  const key = draft.take('anthropic_api_key');
  draft.take(...clouds, 'use_foundry');
  if (cloud !== null) {
    draft.note(`${cloud}: the identity of the job is used without a key: docs/credentials.md`);
    return;
  }
  const hasSubscription = draft.take('claude_code_oauth_token') !== undefined;
  const federation = ['federation_rule_id', 'organization_id', 'service_account_id', 'workspace_id', 'oidc_audience'];
  draft.take(...federation.map((name) => `anthropic_${name}`));
  const from = key === undefined ? 'in place of the token of a subscription: create this secret' : 'anthropic_api_key';
  setKey(draft, key ?? (hasSubscription ? '${{ secrets.ANTHROPIC_API_KEY }}' : undefined), 'ANTHROPIC_API_KEY', from);
}

function convertUsers(draft: Draft): void {
  const users = draft.take('allowed_non_write_users');
  if (users === undefined) return;
  if (users.trim() === '*') draft.set('required-permission', 'none', 'allowed_non_write_users: everyone');
  else draft.set('allow-users', users, 'allowed_non_write_users');
}

function convertServers(draft: Draft, given: string | undefined): void {
  if (given === undefined) return;
  const value = parsedJson(given);
  if (!isRecord(value)) draft.set('mcp-config', given, 'mcp-config');
  else draft.set('mcp-servers', JSON.stringify(value['mcpServers'] ?? value), 'mcp-config; each tool needs a rule');
}

const inPrompt = 'put it into the prompt or AGENTS.md';

function notes(draft: Draft, flags: ReadonlyMap<string, string>): void {
  const token = draft.take('github_token');
  if (token !== undefined && !/^\$\{\{\s*(?:secrets\.GITHUB_TOKEN|github\.token)\s*\}\}$/.test(token.trim()))
    draft.set('github-token', token, 'github_token');
  for (const name of ['custom_instructions', 'system_prompt', 'append_system_prompt'])
    if (draft.take(name) !== undefined) draft.note(`${name}: ${inPrompt}`);
  for (const name of ['system-prompt', 'append-system-prompt', 'system-prompt-file'])
    if (flags.has(name)) draft.note(`--${name}: ${inPrompt}`);
  if (draft.take('plugins', 'plugin_marketplaces') !== undefined)
    draft.note('plugins: commit the plugin, and name its directory in plugin-directories');
  if (draft.take('claude_env') !== undefined) draft.note('claude_env: name the variables in command-env');
  for (const name of ['include_comments_by_actor', 'exclude_comments_by_actor'])
    if (draft.take(name) !== undefined)
      draft.note(`${name}: minimum-trust leaves out comments by the trust in their authors`);
  for (const name of ['add-dir', 'agents', 'agent']) if (flags.has(name)) draft.note(`--${name} has no counterpart`);
}
