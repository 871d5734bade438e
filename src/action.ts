import { homedir, tmpdir } from 'node:os';
import { run } from './app/run.js';
import { type HostEnvironment, processSignal } from './platform/host/host-environment.js';
import { processStdio } from './platform/host/stdio.js';
import { endForMachineProblem, startDirectory } from './platform/process/last-resort.js';
import { takeEnvironment } from './platform/secrets/environment-block.js';
import type { RunOutcome } from './publish/outcome.js';
import type { GivenSetting } from './settings/parse-settings.js';

export async function startAction(): Promise<void> {
  try {
    const environment = takeEnvironment(process.env);
    const stdio = processStdio();
    const hostEnvironment: HostEnvironment = {
      environment,
      directory: environment['GITHUB_WORKSPACE'] ?? startDirectory(),
      home: homedir(),
      program: process.argv[1] ?? '',
      temporary: environment['RUNNER_TEMP'] ?? tmpdir(),
      stdio,
      onRunner: true,
      signal: processSignal(stdio),
    };
    const outcome = await run({
      settings: inputsOf(environment),
      hostEnvironment,
      writeSummary: environment['GITHUB_STEP_SUMMARY'] === undefined ? null : writeSummary,
      setOutputs,
    });
    await setOutputs(outcome.outputs);
    process.exitCode = outcome.exitCode;
  } catch (error) {
    process.exitCode = endForMachineProblem(error, processStdio());
  }
}

/** Of outputs that are set again, the last value counts. */
async function setOutputs(outputs: RunOutcome['outputs']): Promise<void> {
  const { setOutput } = await import('@actions/core');
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

/** The toolkit brings an HTTP stack along; it is loaded only when the work is done. */
async function writeSummary(markdown: string): Promise<void> {
  const { summary } = await import('@actions/core');
  await summary
    .emptyBuffer()
    .addRaw(markdown, markdown !== '')
    .write({ overwrite: true });
}

/** Inputs, trimmed as the toolkit does; an empty one counts as not given. Unknown ones are the settings' to refuse. */
export function inputsOf(environment: HostEnvironment['environment']): readonly GivenSetting[] {
  return Object.entries(environment).flatMap(([variable, value]): readonly GivenSetting[] => {
    if (!variable.startsWith('INPUT_') || value === undefined || value.trim() === '') return [];
    const name = variable.slice('INPUT_'.length).toLowerCase();
    return [{ name, value: value.trim(), location: `input ${name}` }];
  });
}
