import { commandSourcesOf } from '../../context/command-sources.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { PromptSource } from '../../prompt/types.js';
import { requireValidRules } from '../../settings/check-rules.js';
import { checkedSchema, readOutputSchema } from '../../settings/output-schema.js';
import type { BatchJobSpec, PlannedJob } from '../model/types.js';
import { evaluationsOf, outputFileOf, type ResolvedJob, targetOf, withJudge } from '../plan/resolve-job.js';
import type { OpenBatch } from './open-batch.js';
import type { PrepareBatchJob } from './types.js';

type Schema = Awaited<ReturnType<typeof readOutputSchema>>;

export function createJobPreparation(
  { runContext: batchContext, file, resolver }: OpenBatch,
  hostEnvironment: HostEnvironment,
): PrepareBatchJob {
  const { trustedSource } = batchContext;
  const runContext = {
    ...batchContext,
    trustedSource: { ...trustedSource, source: rememberPresent(trustedSource.source) },
  };
  const sources = commandSourcesOf(runContext, hostEnvironment);
  const entries = new Map<string, BatchJobSpec>(file.jobs.map((entry) => [entry.id, entry]));
  const schemas = new Map<string, Promise<Schema>>();
  const schemaOf = async ({ settings, spec }: ResolvedJob): Promise<Schema> => {
    const schemaFile = settings['output-schema'];
    const name = schemaFile ?? spec.source;
    const known = schemas.get(name) ?? read(schemaFile);
    schemas.set(name, known);
    const promptSchema = spec.outputSchema;
    return (await known) ?? (promptSchema === null ? null : await checkedSchema(promptSchema, spec.source));
  };
  const read = async (file: string | undefined): Promise<Schema> =>
    await readOutputSchema(file, runContext.trustedSource.source);
  return async (job: PlannedJob) => {
    const entry = entries.get(job.id);
    if (entry === undefined) throw new Error(`the plan names the entry ${job.id}, which the batch file does not have`);
    const cell = { item: job.item, matrix: job.matrix };
    const resolved = await resolver.resolve(entry, cell);
    const { settings, spec, vars, narrowing, locationOfRule } = resolved;
    const { allow, ask, deny } = settings;
    return {
      runContext: { ...runContext, settings, locationOfRule },
      sources: { ...sources, directories: settings['command-directories'] },
      spec,
      vars,
      narrowing,
      lists: requireValidRules({ allow, ask, deny }, locationOfRule),
      outputSchema: await schemaOf(resolved),
      modelName: job.model,
      inputs: {
        evaluations: evaluationsOf(entry, cell).map((evaluation) => withJudge(evaluation, file.judge)),
        outputFile: outputFileOf(entry, cell),
        target: targetOf(entry, cell),
      },
    };
  };
}

/** Each job looks for the same instruction files, skills and hooks: those of the start of the batch count for all its jobs. */
function rememberPresent(source: PromptSource): PromptSource {
  const known = new Map<string, ReturnType<PromptSource['present']>>();
  return {
    ...source,
    present: (paths) => {
      const key = paths.join('\n');
      const kinds = known.get(key) ?? source.present(paths);
      known.set(key, kinds);
      return kinds;
    },
  };
}
