import * as z from 'zod/mini';
import { trustLevels } from '../event/context/types.js';
import { permissions } from '../event/gate/types.js';
import { modes } from '../policy/types.js';
import { promptFormats } from '../prompt/types.js';
import {
  choiceOf,
  instructionFiles,
  isAccount,
  isHost,
  keyValue,
  lineList,
  loginList,
  nameList,
  pathList,
  positiveNumber,
  publishTargets,
  triggerPhraseValue,
  variableMap,
  webAddress,
  wholeNumber,
  wordList,
  yesOrNo,
} from './values.js';

/**
 * Schemas are used once or twice in a run: generating code for them costs more than it saves, and a program that
 * runs beside secrets should not make code from text. Holds for every schema in the process.
 */
z.config({ jitless: true });

/**
 * Every setting, under the name that it has as an action input and in the configuration file. Values come as
 * strings from inputs and flags and as YAML values from the file; both forms are read here.
 */
export const settingsSchema = z.strictObject({
  prompt: z.optional(z.string()),
  'prompt-file': z.optional(z.string()),
  'prompt-format': z.optional(choiceOf(promptFormats)),
  command: z.optional(z.string()),
  args: z._default(z.string(), ''),
  vars: z.optional(variableMap()),
  post: z.optional(z.string()),
  model: z.optional(z.string()),
  'api-key': z.optional(z.string()),
  'base-url': z.optional(webAddress()),
  allow: z._default(lineList(), []),
  ask: z._default(lineList(), []),
  deny: z._default(lineList(), []),
  mode: z._default(choiceOf(modes), 'default'),
  'on-denied': z._default(choiceOf(['continue', 'stop', 'fail']), 'continue'),
  'missing-files': z._default(choiceOf(['error', 'keep']), 'error'),
  'instruction-files': z._default(instructionFiles(), true),
  skills: z._default(yesOrNo(), true),
  'skill-list-percent': z._default(positiveNumber(100), 1),
  'skill-description-characters': z._default(wholeNumber(1, 100_000), 1_536),
  'command-directories': z._default(pathList(), []),
  'failed-commands': z._default(choiceOf(['keep', 'stop']), 'keep'),
  'max-turns': z._default(wholeNumber(1, 10_000), 50),
  'max-cost-usd': z.optional(positiveNumber()),
  'max-output-tokens': z.optional(wholeNumber(1, 100_000_000)),
  'timeout-minutes': z._default(positiveNumber(10_000), 30),
  'output-schema': z.optional(z.string()),
  publish: z._default(publishTargets(), ['summary', 'comment']),
  'comment-key': z._default(keyValue(), 'default'),
  'comment-mode': z._default(choiceOf(['answer', 'replace', 'append', 'minimize']), 'answer'),
  progress: z._default(yesOrNo(), false),
  'allow-links': z._default(wordList(isHost, 'is a list of hosts such as example.org or *.example.org'), []),
  'allow-mentions': z._default(wordList(isAccount, 'is a list of accounts such as octocat or acme/team'), []),
  'max-writes': z._default(wholeNumber(0, 100), 10),
  'trigger-phrase': z._default(triggerPhraseValue(), '@sallyport'),
  'label-trigger': z._default(nameList(), []),
  'assignee-trigger': z._default(loginList(), []),
  'allow-users': z._default(loginList(), []),
  'allow-bots': z._default(loginList(), []),
  'required-permission': z._default(choiceOf(permissions), 'write'),
  'allow-forks': z._default(yesOrNo(), false),
  reaction: z._default(yesOrNo(), false),
  context: z._default(choiceOf(['full', 'event', 'none']), 'full'),
  'minimum-trust': z._default(choiceOf(trustLevels), 'anyone'),
  'github-token': z.optional(z.string()),
  config: z.optional(z.string()),
  'working-directory': z._default(z.string(), '.'),
  worktree: z._default(yesOrNo(), false),
  'trusted-ref': z.optional(z.string()),
  transcript: z.optional(z.string()),
  record: z.optional(z.string()),
  'dry-run': z._default(yesOrNo(), false),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** Lists in which the file and the inputs add up; every other setting of an input replaces the one in the file. */
export const addedUp = ['allow', 'ask', 'deny'] as const satisfies readonly SettingName[];

/**
 * What the configuration file may hold. Prompts belong to the job, and whoever may say where a key is sent
 * is the workflow alone: a base-url in a repository file has redirected keys before (CVE-2026-21852).
 */
export const fileSettings = [
  'model',
  'allow',
  'ask',
  'deny',
  'mode',
  'on-denied',
  'missing-files',
  'instruction-files',
  'skills',
  'skill-list-percent',
  'skill-description-characters',
  'command-directories',
  'failed-commands',
  'max-turns',
  'max-cost-usd',
  'max-output-tokens',
  'timeout-minutes',
  'publish',
  'comment-key',
  'comment-mode',
  'progress',
  'allow-links',
  'allow-mentions',
  'max-writes',
  'reaction',
  'context',
  'minimum-trust',
  'worktree',
] as const satisfies readonly SettingName[];
