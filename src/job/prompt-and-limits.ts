import type { Limits } from '../agent/limits.js';
import type { RunContext } from '../context/run-context.js';
import { rawInvocation } from '../prompt/pick.js';
import type { JobPrompt, ModelsOfJob } from './conversation/job-options.js';
import type { PreparedJob } from './input/prepared-job.js';

export function promptAndLimits({ spec, vars, runContext: { settings } }: PreparedJob) {
  const prompt: JobPrompt = {
    spec,
    command: settings.command,
    args: settings.args,
    vars,
    rawInvocation: rawInvocation(settings.command, settings.args),
    missingFiles: settings['missing-files'],
    failedCommands: settings['failed-commands'],
  };
  return { prompt, limits: jobLimits(settings), onDenied: settings['on-denied'] };
}

export function modelsOf({ model, modelNamed, smallModel, runContext: { settings } }: PreparedJob): ModelsOfJob {
  return {
    model,
    ...(modelNamed === undefined ? {} : { modelNamed }),
    ...(smallModel === undefined ? {} : { smallModel }),
    modelHelp: {
      summarizesOutput: settings['summarize-output'],
      correctsEdits: settings['correct-edits'],
      correctsWrites: settings['correct-writes'],
      searchesNatively: settings['search-provider'] === 'native',
    },
  };
}

export function jobLimits(settings: RunContext['settings']): Limits {
  return {
    maxTurns: settings['max-turns'],
    maxCostUsd: settings['max-cost-usd'] ?? null,
    maxOutputTokens: settings['max-output-tokens'] ?? null,
    timeoutMs: settings['timeout-minutes'] * 60_000,
  };
}
