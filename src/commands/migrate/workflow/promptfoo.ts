import { draftOf, setKey } from './draft.js';
import type { ConvertStep } from './types.js';

/** promptfoo-action: a batch of one prompt on many items, with evaluations. Source: its action.yml. */
export const convertPromptfoo: ConvertStep = (step) => {
  const draft = draftOf(step);
  const path = `.sallyport/batches/${step.name}.yml`;
  const config = draft.take('config') ?? 'promptfooconfig.yaml';
  const prompts = draft.take('prompts');
  const repeat = draft.take('repeat');
  const threshold = draft.take('fail-on-threshold');
  draft.set('batch', path, `the tests of ${config}`);
  const anthropic = draft.take('anthropic-api-key');
  setKey(draft, draft.take('openai-api-key') ?? anthropic, 'OPENAI_API_KEY', 'the key');
  draft.move('max-concurrency', 'concurrency');
  draft.set('working-directory', draft.take('working-directory'), 'working-directory');
  draft.note(`write the providers, tests and assertions of ${config} into ${path}: docs/evaluations.md`);
  if (prompts !== undefined)
    draft.note(`prompts: ${prompts.trim().split(/\s+/).join(', ')} is the prompt-file of an entry each`);
  const rate = Number(threshold);
  const lines = [
    `name: ${step.name}`,
    ...(Number.isFinite(rate) ? [`min-pass-rate: ${String(rate > 1 ? rate / 100 : rate)} # fail-on-threshold`] : []),
    'jobs:',
    '  - id: tests',
    '    prompt-file: prompts/prompt.prompt.yml # prompts',
    `    model: ${anthropic === undefined ? 'openai/gpt-5' : 'anthropic/claude-sonnet-4-5'} # providers`,
    ...(repeat === undefined ? [] : [`    repeat: { times: ${repeat} }`]),
    '    items:',
    '      list: [one] # the variables of each test',
    '    evaluate:',
    '      - { name: not empty, matches: "\\\\S" } # assert',
    '',
  ];
  draft.file({ path, text: lines.join('\n') });
  draft.drop(...notNeeded);
  return draft.end({});
};

const notNeeded = [
  ...'github-token cache-path promptfoo-version no-share no-table no-progress-bar no-cache disable-comment'.split(' '),
  ...'debug use-config-prompts env-files workflow-files workflow-base force-run repeat-min-pass config'.split(' '),
];
