import { sourcesOf } from '../context/command-sources.js';
import { findBeginning, findGround, type Ground } from '../context/run-context.js';
import { allOrFaults } from '../errors.js';
import type { Refusal } from '../event/gate/types.js';
import { processSetup } from '../job/runtime.js';
import type { JsonSchema } from '../messages/types.js';
import type { Model } from '../model/types.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import type { RuleLists } from '../policy/types.js';
import type { CommandSources } from '../prompt/find.js';
import { pickPrompt } from '../prompt/pick.js';
import type { PromptSpec, Variables } from '../prompt/types.js';
import { checkRules } from '../settings/check-rules.js';
import type { GivenSetting } from '../settings/load.js';
import { checkedSchema, readOutputSchema } from '../settings/output-schema.js';
import { readVariables } from '../settings/variables.js';
import { checkCost, findModel, keptFromFork } from './find-model.js';
import type { Start } from './gate.js';

/** What a run needs that is found before it begins. */
export interface Prepared {
  readonly ground: Ground;
  readonly sources: CommandSources;
  readonly spec: PromptSpec;
  readonly vars: Variables;
  readonly lists: RuleLists;
  readonly model: Model;
  /** What the answer has to be; null = text. */
  readonly outputSchema: JsonSchema | null;
  /** What only a dry run has to tell: that there is no key for the model. */
  readonly notices: readonly string[];
  /** Why the event may start it; null on a terminal. */
  readonly start: Start | null;
}

/** The event starts nothing here. */
export interface NotStarted {
  readonly refusal: Refusal;
}

const maxInputBytes = 1_000_000;

/**
 * Asks the gate, and only then finds settings, prompt, rules and model. Rejects with UserError, all faults of a step
 * at once. Asks no model and runs nothing of the prompt. `onAdmitted` hears of an event that may start a run, which
 * may still not be ready to.
 */
export async function prepare(
  given: readonly GivenSetting[],
  surroundings: Surroundings,
  onAdmitted: (event: Ground['event']) => void,
): Promise<Prepared | NotStarted> {
  const { environment, temporary } = surroundings;
  const beginning = await findBeginning(given, surroundings, (workspace) =>
    processSetup({ environment, childHome: temporary, childTemporary: temporary }, workspace),
  );
  if (beginning.event.name === 'none') {
    return await prepareJob(await findGround(beginning, given, surroundings), surroundings, null);
  }
  const { commandUnknown, passGate } = await import('./gate.js');
  const start = await passGate(beginning, given, surroundings);
  if ('refusal' in start) return start;
  onAdmitted(beginning.event);
  const ground = await findGround(beginning, [...given, ...start.given], surroundings);
  try {
    return await prepareJob(ground, surroundings, start);
  } catch (error) {
    const refusal = commandUnknown(error, start) ?? keptFromFork(error, ground.event);
    if (refusal === null) throw error;
    return { refusal };
  }
}

async function prepareJob(ground: Ground, surroundings: Surroundings, start: Start | null): Promise<Prepared> {
  const { settings, origin } = ground;
  const sources = sourcesOf(ground, surroundings);
  const { allow, ask, deny } = settings;
  let modelOfPrompt: string | null = null;
  const [spec, vars, lists, { model, notices }, schemaGiven] = await allOrFaults(
    async () => {
      const picked = await pickPrompt(settings, {
        files: origin.source,
        commands: sources,
        readInput: () => surroundings.stdio.readInput(maxInputBytes),
      });
      modelOfPrompt = picked.model;
      return picked;
    },
    () => readVariables(settings.vars),
    () => checkRules({ allow, ask, deny }, ground.placeOfRule),
    () => findModel(settings.model ?? modelOfPrompt, ground, surroundings),
    () => readOutputSchema(settings['output-schema'], origin.source),
  );
  checkCost(model, settings['max-cost-usd']);
  const own = spec.outputSchema;
  const outputSchema = schemaGiven ?? (own === null ? null : await checkedSchema(own, spec.source));
  return { ground, sources, spec, vars, lists, model, outputSchema, notices, start };
}
