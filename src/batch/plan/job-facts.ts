import { UserError } from '../../errors.js';
import type { JsonSchema } from '../../messages/types.js';
import { takesArguments } from '../../prompt/processors/arguments.js';
import { type Values, valuesFor } from '../../prompt/processors/values.js';
import { parseTemplate } from '../../prompt/template.js';
import type { PromptSpec, PromptVariables, TemplateSegment } from '../../prompt/types.js';
import type { Settings } from '../../settings/table.js';
import { hasPlaceholder, placeholdersIn, textsIn } from '../file/placeholders.js';
import { digestOf } from '../model/digest.js';
import { writeToolsOf } from '../model/item-writes.js';
import {
  type BatchFile,
  type BatchJobSpec,
  type EvaluationSpec,
  type KeyPartName,
  keyPartNames,
  type PlannedJob,
} from '../model/types.js';
import { jobKey, keyPartWord, type SharedFacts, type SharedKeyParts, sharedKeyParts } from './job-key.js';
import type { JobResolver, ResolvedJob, ResolvedVariant } from './resolve-job.js';

export interface FactPorts extends Pick<SharedFacts, 'hooks' | 'plugins'> {
  readonly resolver: JobResolver;
  /** What the prompt inserts, and what would fail. Rejects with UserError. */
  readonly inspectPrompt: (job: ResolvedJob, entry: BatchJobSpec) => Promise<InspectedPrompt>;
  readonly outputSchema: (settings: Settings) => Promise<JsonSchema | null>;
}

export interface InspectedPrompt {
  /** Digest of the files that it inserts; empty without any. */
  readonly digest: string;
  readonly characters: number;
  readonly notices: readonly string[];
}

export interface SharedJobFacts {
  readonly keyParts: SharedKeyParts;
  readonly size: PromptSize;
  readonly insertedCharacters: number;
  /** Even if all of them are empty or missing. */
  readonly insertsFiles: boolean;
  /** `null` if the evaluations differ between the jobs. */
  readonly evaluationDigest: string | null;
  /** See OwnFacts. */
  readonly changing: readonly string[];
}

/** Jobs whose prompt and settings differ only in arguments and variables share these. */
export type FactsOf = (resolved: ResolvedVariant, entry: BatchJobSpec) => Promise<SharedJobFacts>;

export function createPlanFacts(file: BatchFile, ports: FactPorts, notices: string[]): FactsOf {
  const shared = new Map<string, SharedJobFacts>();
  return async (resolved, entry) => {
    const { variant: name } = resolved;
    const known = shared.get(name);
    if (known !== undefined) return known;
    const inspected = await ports.inspectPrompt(resolved, entry);
    notices.push(...inspected.notices);
    const outputSchema = await ports.outputSchema(resolved.settings);
    const tools =
      file.delivery === 'batch' || entry.target === null
        ? []
        : writeToolsOf(resolved.settings, resolved.spec, resolved.narrowing);
    const facts = {
      keyParts: sharedKeyParts({
        resolved,
        entry,
        delivery: file.delivery,
        outputSchema,
        writes: tools.length > 0,
        insertedFiles: inspected.digest,
        hooks: ports.hooks,
        plugins: ports.plugins,
      }),
      size: promptSizeOf(resolved.spec),
      insertedCharacters: inspected.characters,
      insertsFiles: inspected.digest !== '',
      evaluationDigest: hasPlaceholder(entry.evaluate) ? null : evaluationDigestOf(file, entry, entry.evaluate),
      changing: isSearched(entry) && tools.includes('Label') && !insertsLabels(file, entry) ? ['labels'] : [],
    };
    shared.set(name, facts);
    return facts;
  };
}

const isSearched = ({ items }: BatchJobSpec) => items?.kind === 'issues' || items?.kind === 'pulls';

/** Otherwise, the next run would pay again for every item that this one labels. */
function insertsLabels({ defaults }: BatchFile, { settings, evaluate }: BatchJobSpec): boolean {
  const texts = textsIn([...defaults, ...settings].map(({ value }) => value)).concat(textsIn(evaluate));
  return texts.flatMap(placeholdersIn).some(({ kind, name }) => kind === 'item' && name.split('.', 1)[0] === 'labels');
}

/** Lines that are added to the file move its evaluations, but do not change them. */
export function evaluationDigestOf(
  { judge }: BatchFile,
  { minScore }: BatchJobSpec,
  evaluate: readonly EvaluationSpec[],
): string {
  const checks = evaluate.map(({ location: _, ...check }) => check);
  return digestOf({ evaluate: checks, judge, ...(minScore === undefined ? {} : { minScore }) });
}

export const modelOf = ({ settings, spec }: ResolvedJob): string => settings.model ?? spec.model ?? '';

export function keyOf(
  resolved: ResolvedJob,
  { keyParts, changing }: SharedJobFacts,
  job: Pick<PlannedJob, 'item' | 'matrix' | 'repeat'>,
): Pick<PlannedJob, 'key' | 'keyParts'> {
  const { settings, vars } = resolved;
  return jobKey(keyParts, { ...job, args: settings.args, vars, model: modelOf(resolved), changing });
}

/** Characters of a rendered prompt by its inputs, without the output of its commands and its files. */
export type PromptSize = (args: string, vars: PromptVariables) => number;

/** Throws UserError `placeholder-unclosed`. */
function promptSizeOf(spec: PromptSpec): PromptSize {
  const segments = parseTemplate(spec);
  const fixed = segments.reduce((sum, { kind, content }) => sum + (kind === 'text' ? content.length : 0), 0);
  return (args, vars) => {
    const values = valuesFor(spec, { args, vars }, '/');
    const appended = takesArguments(spec, segments, values) ? 0 : args.length;
    return fixed + segments.reduce((sum, segment) => sum + filledSize(segment, values), appended);
  };
}

function filledSize({ kind, content, source }: TemplateSegment, values: Values): number {
  return kind === 'args' || kind === 'variable' ? (values.of(kind, content) ?? source).length : 0;
}

interface Comparing extends FactPorts {
  /** Digest of a file of the workspace, as in the item of this path. */
  readonly contentOf: (path: string) => string;
  /** What to do about jobs that have changed. */
  readonly hint: string;
}

/**
 * Answers would be stored, and reused, as those of other jobs. Rejects with UserError. Returns jobs of which only files
 * have changed: an interrupted job may have changed its own.
 */
export async function requirePlannedKeys(
  file: BatchFile,
  jobs: readonly PlannedJob[],
  { hint, contentOf, ...ports }: Comparing,
): Promise<ReadonlySet<PlannedJob>> {
  const factsOf = createPlanFacts(file, ports, []);
  const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
  const changed = new Map<string, { readonly parts: Set<KeyPartName>; count: number }>();
  const withOtherFiles = new Set<PlannedJob>();
  for (const job of jobs) {
    const entry = entries.get(job.id);
    if (entry === undefined) continue;
    const resolved = await ports.resolver.resolve(entry, job);
    const facts = await factsOf(resolved, entry);
    const { item } = job;
    const now = item === null || item.content === null ? item : { ...item, content: contentOf(item.id) };
    const { key, keyParts } = keyOf(resolved, facts, { ...job, item: now });
    if (key === job.key) continue;
    const isOfFiles = (name: KeyPartName) => name === 'content' || (name === 'prompt' && facts.insertsFiles);
    const parts = keyPartNames.filter((name) => !isOfFiles(name) && keyParts[name] !== job.keyParts[name]);
    if (parts.length === 0) {
      withOtherFiles.add(job);
      continue;
    }
    const change = changed.get(job.id) ?? { parts: new Set(), count: 0 };
    for (const part of parts) change.parts.add(part);
    change.count += 1;
    changed.set(job.id, change);
  }
  if (changed.size === 0) return withOtherFiles;
  throw new UserError(
    [...changed].map(([id, { parts, count }]) => ({
      code: 'batch-plan',
      location: entries.get(id)?.location ?? id,
      message: `${count === 1 ? '1 job of' : `${String(count)} jobs of`} ${id} changed after the plan was made`,
      found: [...parts].map(keyPartWord).join(', '),
      hint,
    })),
  );
}
