/** Of run-gemini-cli, claude-code-action, codex-action and ai-inference, with dashes. See docs/migrate.md. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  'allowed-bots': ['allow-bots'],
  'allowed-non-write-users': ['allow-users', 'required-permission'],
  'allowed-tools': ['allow'],
  'anthropic-api-key': ['api-key'],
  'claude-args': ['model', 'allow', 'deny', 'max-turns'],
  'codex-args': ['model', 'allow', 'deny'],
  'direct-prompt': ['prompt'],
  'append-system-prompt': ['instruction-files', 'output-style'],
  'claude-code-oauth-token': ['api-key'],
  'custom-instructions': ['prompt'],
  'disallowed-tools': ['deny'],
  endpoint: ['base-url', 'model'],
  'file-input': ['prompt-file'],
  'gemini-api-key': ['api-key'],
  'gemini-model': ['model'],
  'google-api-key': ['api-key'],
  input: ['vars'],
  'max-completion-tokens': ['max-output-tokens'],
  'openai-api-key': ['api-key'],
  'output-file': ['html-report', 'output-schema'],
  'output-schema-file': ['output-schema'],
  'responses-api-endpoint': ['base-url'],
  'safety-strategy': ['sandbox'],
  settings: ['allow', 'deny', 'max-turns'],
  'system-prompt': ['prompt-file'],
  'track-progress': ['progress'],
  'use-sticky-comment': ['comment-key', 'comment-mode'],
};

/** A hint for an input of another action; `null` if the name is unknown. */
export function otherNameHint(name: string): string | null {
  const settings = otherNames[name.toLowerCase().replaceAll('_', '-')];
  return settings === undefined ? null : `use ${settings.join(', ')} instead; see docs/migrate.md`;
}
