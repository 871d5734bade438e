import { stringify } from 'yaml';
import { draftOf, setKey, withProvider } from './draft.js';
import { newPrompt } from './new-prompt.js';
import type { ConvertStep } from './types.js';

/** ai-inference. Source: its action.yml. GitHub Models, which it used, has been discontinued. */
export const convertInference: ConvertStep = (step) => {
  const draft = draftOf(step);
  const [prompt, system] = [draft.take('prompt'), draft.take('system-prompt')];
  const tokens = draft.take('max-tokens', 'max-completion-tokens');
  if (system !== undefined && prompt !== undefined) {
    const made = newPrompt(`${system.trim()}\u0000${prompt.trim()}`, step);
    const variables = made.inputs['vars'];
    const text = made.files[0]?.text ?? made.inputs['prompt'] ?? '';
    const [first = '', second = ''] = text.replaceAll(/\$\{input:(\w+)\}/g, '{{$1}}').split('\u0000');
    const path = `.github/prompts/${step.name}.prompt.yml`;
    const message = (role: string, content: string) => ({ role, content: `${content.trim()}\n` });
    const messages = [message('system', first), message('user', second)];
    draft.file({ path, text: stringify({ messages }, { lineWidth: 0 }) });
    draft.set('prompt-file', path, 'prompt and system-prompt');
    draft.set('vars', variables, 'text of other people is data');
  } else draft.prompt(prompt, 'prompt');
  draft.move('prompt-file', 'prompt-file');
  if (draft.take('system-prompt-file') !== undefined)
    draft.note('system-prompt-file: make it the system message of a .prompt.yml');
  draft.set('vars', draft.take('input'), 'input');
  if (draft.take('file_input') !== undefined) draft.note('file_input: write @{path} in a prompt file');
  const written = draft.take('model');
  const model = withProvider(written, 'openai', 'gpt-4o');
  draft.set('model', model.value, written === undefined ? model.why : 'model');
  if (!/^(?:openai|anthropic|google)\//.test(model.value) && !model.value.includes('${{'))
    draft.note(
      'model: GitHub Models has been discontinued: choose a model of a provider with a key, or a server with base-url',
    );
  setKey(draft, undefined, /^anthropic\//.test(model.value) ? 'ANTHROPIC_API_KEY' : 'OPENAI_API_KEY', 'token');
  draft.move('endpoint', 'base-url');
  draft.move('temperature', 'temperature');
  draft.set('max-output-tokens', tokens, 'max-tokens');
  draft.set('publish', 'summary', 'the action only returns the answer');
  if (draft.take('enable-github-mcp') === 'true')
    draft.note('enable-github-mcp: the issue or pull request is part of the context; writes need rules');
  if (draft.take('copilot-allow-tools') !== undefined) draft.note('copilot-allow-tools: name the commands in allow');
  draft.drop('token', 'github-mcp-token', 'provider', 'copilot-cli-path', 'custom-headers', 'enable-github-mcp');
  return draft.end({ response: 'result', 'response-file': 'report-path' });
};
