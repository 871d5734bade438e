/**
 * Inputs of other actions, by what takes their place here. Names as of run-gemini-cli, claude-code-action,
 * codex-action and ai-inference, with dashes; docs/migrate.md tells more.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  'allowed-bots': ['allow-bots'],
  'allowed-non-write-users': ['allow-users', 'required-permission'],
  'allowed-tools': ['allow'],
  'anthropic-api-key': ['api-key'],
  'claude-args': ['model', 'allow', 'deny', 'max-turns'],
  'codex-args': ['model', 'allow', 'deny'],
  'direct-prompt': ['prompt'],
  'disallowed-tools': ['deny'],
  endpoint: ['base-url', 'model'],
  'file-input': ['prompt-file'],
  'gemini-api-key': ['api-key'],
  'gemini-model': ['model'],
  'google-api-key': ['api-key'],
  input: ['vars'],
  'max-completion-tokens': ['max-output-tokens'],
  'openai-api-key': ['api-key'],
  'output-schema-file': ['output-schema'],
  'responses-api-endpoint': ['base-url'],
  sandbox: ['mode', 'allow'],
  settings: ['allow', 'deny', 'max-turns'],
  'system-prompt': ['prompt-file'],
  'use-sticky-comment': ['comment-key', 'comment-mode'],
};

/** What to do about an input of another action; null where the name is not known. */
export function ownNameOf(name: string): string | null {
  const here = otherNames[name.toLowerCase().replaceAll('_', '-')];
  return here === undefined ? null : `here this is ${here.join(', ')}; see docs/migrate.md`;
}
