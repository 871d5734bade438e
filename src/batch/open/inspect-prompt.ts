import { allOrDiagnostics, UserError } from '../../errors.js';
import { createJobRuntime, type JobRuntime } from '../../job/runtime/runtime.js';
import { parseModelName } from '../../model/providers.js';
import { FileProblem } from '../../platform/files/types.js';
import { type HostEnvironment, plannedTemporary } from '../../platform/host/host-environment.js';
import { mayBeFile } from '../../prompt/placeholders/claude.js';
import { checkPlan, planPrompt } from '../../prompt/plan.js';
import { checkValues, valuesFor } from '../../prompt/processors/values.js';
import { parseTemplate } from '../../prompt/template.js';
import { requireValidRules, ruleLocation } from '../../settings/check-rules.js';
import { digestOf } from '../model/digest.js';
import type { BatchJobSpec } from '../model/types.js';
import type { InspectedPrompt } from '../plan/job-facts.js';
import type { ResolvedJob } from '../plan/resolve-job.js';
import type { OpenBatch } from './open-batch.js';

const maxFileBytes = 20_000_000;
const maxFiles = 2_000;

/** And what would fail in each job: rules, model, variables, files. Runs nothing. Rejects with UserError. */
export async function inspectPrompt(
  { runContext }: OpenBatch,
  job: ResolvedJob,
  { items }: BatchJobSpec,
  hostEnvironment: HostEnvironment,
): Promise<InspectedPrompt> {
  const { settings, spec, vars, narrowing } = job;
  const segments = parseTemplate(spec, mayBeFile);
  const [lists] = await allOrDiagnostics(
    () => requireValidRules(settings, job.locationOfRule),
    () => narrowing === null || requireNarrowing(narrowing.allowedTools ?? [], narrowing.source),
    () => requireModel(job),
  );
  const values = { args: settings.args, vars };
  if (!segments.some(({ kind }) => kind === 'file' || kind === 'shell')) {
    const unused = checkValues(spec, segments, values, valuesFor(spec, values, runContext.workspace));
    // The rows of a prompt file are also for its evaluators.
    const notices =
      items?.kind === 'test-data'
        ? spec.notices.filter((notice) => notice !== spec.evaluationNotice)
        : [...spec.notices, ...unused];
    return { digest: '', characters: 0, notices };
  }
  const runtime = createJobRuntime({
    runContext: { ...runContext, settings },
    hostEnvironment,
    childProcesses: { home: hostEnvironment.temporary, temporary: plannedTemporary(hostEnvironment) },
    lists,
    spec,
    tools: [],
  });
  await runtime.ready();
  if (narrowing !== null) runtime.narrowTo(narrowing);
  const ports = { ...runtime, cwd: runtime.files.root };
  await checkPlan(spec, values, ports, { missingFiles: settings['missing-files'] });
  const plan = await planPrompt(spec, values, ports);
  const refused = plan.commands
    .filter(({ outcome }) => outcome === 'refuse')
    .map(({ command, reason }) => `${spec.source}: the command ${JSON.stringify(command)} would be refused: ${reason}`);
  const files = await Promise.all(plan.files.map(({ path }) => readInserted(path, runtime)));
  return {
    digest: files.length === 0 ? '' : digestOf(files.map(({ content }) => content)),
    characters: files.reduce((sum, { size }) => sum + size, 0),
    notices: [...spec.notices, ...refused],
  };
}

function requireNarrowing(allow: readonly string[], path: string): void {
  requireValidRules({ allow, ask: [], deny: [] }, (_, index) => ruleLocation(`${path}, allow`, index));
}

/** A name that no provider has must not be found by the shards of a plan. */
function requireModel({ settings, spec }: ResolvedJob): void {
  const model = settings.model ?? spec.model;
  if (model !== null) {
    for (const name of [model, ...settings['fallback-model']]) parseModelName(name);
    return;
  }
  throw new UserError({
    code: 'model-unknown',
    location: 'model',
    message: 'no model is given',
    hint: 'set model in the batch file, in the input model, or with --model',
  });
}

/** The content of a file, or of all files in a directory; the code of the problem if it cannot be read. */
async function readInserted(
  path: string,
  { files }: JobRuntime,
): Promise<{
  readonly content: string;
  readonly size: number;
}> {
  try {
    const { kind } = await files.info(path);
    const paths = kind === 'directory' ? (await files.walk(path, { limit: maxFiles })).paths : [path];
    const contents = paths.map((path) => files.readNow(path, maxFileBytes).toString('utf8'));
    return { content: digestOf(contents), size: contents.reduce((sum, text) => sum + text.length, 0) };
  } catch (error) {
    if (error instanceof FileProblem) return { content: error.code, size: 0 };
    throw error;
  }
}
