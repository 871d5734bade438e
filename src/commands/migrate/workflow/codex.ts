import { parsedJson } from '../../../parsed-json.js';
import { draftOf, setKey, withProvider } from './draft.js';
import { flagsIn } from './flags-in.js';
import type { ConvertStep } from './types.js';

/** codex-action. Source: its action.yml. */
export const convertCodex: ConvertStep = (step) => {
  const draft = draftOf(step);
  const args = wordsOf(draft.take('codex-args') ?? '');
  const flags = flagsIn(args);
  draft.prompt(draft.take('prompt'), 'prompt');
  draft.move('prompt-file', 'prompt-file');
  const short = /(?:^|[\s"'[,])-m["',\s]+([\w./-]+)/.exec(args)?.[1];
  const model = withProvider(draft.take('model') ?? flags.get('model') ?? short, 'openai', 'gpt-5');
  draft.set('model', model.value, model.why);
  setKey(draft, draft.take('openai-api-key', 'openai_api_key'), 'OPENAI_API_KEY', 'openai-api-key');
  const endpoint = draft.take('responses-api-endpoint');
  draft.set('base-url', endpoint?.replace(/\/responses\/?$/, ''), 'responses-api-endpoint');
  const effort = /model_reasoning_effort\s*=\s*\\?["']?(\w+)/.exec(args)?.[1];
  draft.set('effort', draft.take('effort') ?? effort, 'effort');
  draft.set('output-schema', draft.take('output-schema', 'output-schema-file'), 'output-schema');
  const sandbox = draft.take('sandbox') ?? flags.get('sandbox') ?? 'workspace-write';
  if (sandbox !== 'read-only') {
    draft.set('mode', 'auto-edit', `sandbox: ${sandbox}; a command that does more than read needs a rule in allow`);
    if (sandbox === 'danger-full-access')
      draft.note('everything was permitted: add a rule to allow for each command that the run needs');
  }
  const users = draft.take('allow-users');
  if (users?.trim() === '*') draft.set('required-permission', 'none', 'allow-users: everyone');
  else draft.set('allow-users', users, 'allow-users');
  const bots = draft.take('allow-bot-users') ?? (draft.take('allow-bots') === 'true' ? '*' : undefined);
  draft.set('allow-bots', bots, 'allow-bots');
  draft.take('allow-bots');
  draft.set('working-directory', draft.take('working-directory'), 'working-directory');
  draft.set('publish', 'summary', 'the action posts nothing by itself');
  if (draft.take('output-file') !== undefined)
    draft.note('output-file: a later step can write the output result to a file');
  const known = ['model', 'sandbox', 'config', 'json', 'color', 'full-auto', 'ephemeral', 'output-last-message'];
  for (const name of flags.keys()) if (!known.includes(name)) draft.note(`codex-args: --${name} has no counterpart`);
  draft.drop('codex-version', 'codex-home', 'safety-strategy', 'codex-user');
  return draft.end({ 'final-message': 'result', final_message: 'result' });
};

/** Arguments may be a JSON list. */
function wordsOf(args: string): string {
  const list = parsedJson(args);
  return Array.isArray(list) ? list.map(String).join(' ') : args;
}
