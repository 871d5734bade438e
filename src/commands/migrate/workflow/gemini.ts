import { asArray, asRecord, isRecord } from '../../../parsed-json.js';
import { migrateRule } from '../to-rules.js';
import { type Draft, draftOf, setKey, settingsRules, withProvider } from './draft.js';
import type { ConvertStep, GivenStep } from './types.js';

const notNeeded = [
  ...'gemini_cli_version gemini_debug upload_artifacts use_pnpm workflow_name github_pr_number'.split(' '),
  ...'github_issue_number qwen_cli_version qwen_debug gcp_token_format gcp_access_token_scopes debug version'.split(
    ' ',
  ),
];

/** Inputs that only one of several credentials reads. */
const credentials = [
  ...'use_vertex_ai use_gemini_code_assist google_api_key gemini_api_key'.split(' '),
  ...'gcp_project_id gcp_service_account gcp_location gcp_workload_identity_provider'.split(' '),
];

/** run-gemini-cli. Source: its action.yml. */
export const convertGemini: ConvertStep = (step) => {
  const draft = draftOf(step);
  const settings = convertSettings(draft, step);
  const usesVertex = draft.take('use_vertex_ai') === 'true';
  const written = draft.take('gemini_model') ?? settings.model ?? step.env.get('GEMINI_MODEL');
  const model = withProvider(written, usesVertex ? 'vertex' : 'google', 'gemini-2.5-pro');
  const key = draft.take('gemini_api_key', 'google_api_key', 'GEMINI_API_KEY') ?? step.env.get('GEMINI_API_KEY');
  const cloud = draft.take('gcp_project_id', 'gcp_workload_identity_provider', 'gcp_service_account', 'gcp_location');
  draft.prompt(draft.take('prompt'), 'prompt');
  draft.set('model', model.value, model.why);
  if (!usesVertex) setKey(draft, key, 'GEMINI_API_KEY', 'gemini_api_key');
  if (cloud !== undefined && (usesVertex || key === undefined))
    draft.note('for Vertex AI: model: vertex/ID, by the identity of the job (docs/credentials.md)');
  if (draft.take('use_gemini_code_assist') === 'true')
    draft.note('use_gemini_code_assist has no counterpart: use a key or Vertex AI');
  return end(draft);
};

/** qwen-code-action. Source: its action.yml. */
export const convertQwen: ConvertStep = (step) => {
  const draft = draftOf(step);
  const settings = convertSettings(draft, step);
  const written = draft.take('openai_model', 'qwen_model') ?? settings.model ?? step.env.get('OPENAI_MODEL');
  const model = withProvider(written, 'compatible', 'qwen3-coder-plus');
  draft.prompt(draft.take('prompt'), 'prompt');
  draft.set('model', model.value, model.why);
  const base = draft.take('openai_base_url', 'qwen_base_url') ?? step.env.get('OPENAI_BASE_URL');
  const why = base === undefined ? 'the address of the server: create this variable' : 'openai_base_url';
  draft.set('base-url', base ?? '${{ vars.OPENAI_BASE_URL }}', why);
  const key = draft.take('openai_api_key', 'qwen_api_key') ?? step.env.get('OPENAI_API_KEY');
  setKey(draft, key, 'OPENAI_API_KEY', 'openai_api_key');
  return end(draft);
};

function end(draft: Draft) {
  draft.set('publish', 'summary', 'the action posts nothing by itself');
  const extensions = draft.take('extensions');
  if (extensions !== undefined && extensions.replaceAll(/[\s[\]]/g, '') !== '')
    draft.note('extensions: nothing is installed; commit their commands and skills');
  draft.drop(...notNeeded);
  draft.take(...credentials);
  return draft.end({ summary: 'result', error: 'reason' });
}

function convertSettings(draft: Draft, { location }: GivenStep): { readonly model: string | undefined } {
  const text = draft.take('settings', 'settings_json');
  if (text === undefined) return { model: undefined };
  const { value, rules, notices } = settingsRules(text, location);
  if (!isRecord(value)) {
    draft.note('settings could not be read: translate its lists of tools');
    return { model: undefined };
  }
  const hasCore = ['coreTools', 'tools'].some((key) => value[key] !== undefined);
  if (!hasCore) draft.note('every tool was permitted: add a rule to allow for each command that the run needs');
  draft.permit(rules, notices);
  const { maxSessionTurns, model } = value;
  const turns = maxSessionTurns ?? asRecord(model)['maxSessionTurns'];
  if (typeof turns === 'number' && turns > 0) draft.set('max-turns', String(turns), 'maxSessionTurns of settings');
  // The server of GitHub is not needed: Sallyport has its tools.
  const servers = asRecord(value['mcpServers']);
  const tools = asArray(asRecord(servers['github'])['includeTools']).filter((tool) => typeof tool === 'string');
  draft.permit(tools.map((tool) => migrateRule({ list: 'allow', text: `mcp__github__${tool}`, location })));
  const others = Object.entries(servers).filter(([name]) => name !== 'github');
  const why = 'mcpServers of settings; each tool needs a rule';
  if (others.length > 0) draft.set('mcp-servers', JSON.stringify(Object.fromEntries(others)), why);
  const name = typeof model === 'string' ? model : asRecord(model)['name'];
  return { model: typeof name === 'string' ? name : undefined };
}
