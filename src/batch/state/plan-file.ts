import * as z from 'zod/mini';
import { messageOf, UserError } from '../../errors.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { type BatchFile, type BatchPlan, keyPartNames } from '../model/types.js';

/** A plan as lines of JSON: written in pieces, because the text of a large plan would be larger than the plan. */
export function* planFileText(plan: BatchPlan): Generator<string> {
  const { jobs, ...head } = plan;
  yield `${JSON.stringify(head).slice(0, -1)},"jobs":[\n`;
  let block: string[] = [];
  for (const [index, job] of jobs.entries()) {
    const { item } = job;
    // Where a row was found matters only while it is read.
    const frozen = item === null ? null : { id: item.id, fields: item.fields, content: item.content };
    block.push(`${JSON.stringify({ ...job, item: frozen })}${index < jobs.length - 1 ? ',' : ''}\n`);
    if (block.length < 1_000) continue;
    yield block.join('');
    block = [];
  }
  yield `${block.join('')}]}\n`;
}

export async function savePlan(directory: StateDirectory, plan: BatchPlan): Promise<void> {
  const writer = await directory.create('plan.json');
  for (const piece of planFileText(plan)) await writer.write(piece);
  await writer.close();
}

const hex = (length: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${String(length)}}$`)));
const count = z.int().check(z.gte(0));

const jobSchema = z.object({
  id: z.string(),
  index: count,
  item: z.nullable(
    z.object({
      id: z.string(),
      fields: z.record(z.string(), z.unknown()),
      content: z.nullable(z.string()),
    }),
  ),
  matrix: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  repeat: z.int().check(z.gte(1)),
  key: hex(64),
  keyParts: z.object(
    Object.fromEntries(keyPartNames.map((name) => [name, z.string()])) as Record<
      (typeof keyPartNames)[number],
      z.ZodMiniString
    >,
  ),
  slot: z.string(),
  evaluationDigest: z.string(),
  model: z.string(),
  promptCharacters: z.number(),
  estimatedCostUsd: z.nullable(z.number()),
  shard: z.int().check(z.gte(1)),
});

const planSchema = z.object({
  formatVersion: z.literal(1),
  planId: hex(32),
  name: z.string(),
  fileDigest: hex(64),
  shards: z.int().check(z.gte(1), z.lte(256)),
  jobs: z.array(jobSchema),
  notices: z.array(z.string()),
});

/** Throws UserError `batch-plan`. @param isResumed whether it is the plan of the last run */
export function readPlanFile(path: string, bytes: Uint8Array, file: BatchFile, isResumed = false): BatchPlan {
  const plan = parsePlan(path, bytes);
  if (plan.fileDigest !== file.digest) {
    throw planProblem(
      path,
      `the plan was made from another version of ${file.path}`,
      isResumed
        ? '--resume needs the batch file of the last run; run without it to use the new one'
        : 'check out the same commit for the plan and for its shards, or make a new plan',
    );
  }
  return plan;
}

/** Reads a frozen plan of any batch file. Throws UserError `batch-plan`. */
export function parsePlan(path: string, bytes: Uint8Array): BatchPlan {
  const value = parse(path, new TextDecoder().decode(bytes));
  const parsed = planSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : `: ${issue.path.join('.')} is missing or wrong`;
    throw planProblem(path, `the file is not a plan of this version of Sallyport${where}`, 'create it with batch plan');
  }
  return { ...parsed.data, jobs: parsed.data.jobs };
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw planProblem(path, `the plan is not valid JSON: ${messageOf(error)}`, 'make it again with batch plan');
  }
}

function planProblem(location: string, message: string, hint: string): UserError {
  return new UserError({ code: 'batch-plan', location, message, hint });
}
