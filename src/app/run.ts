import { UserError } from '../errors.js';
import type { Event } from '../event/types.js';
import type { Collected } from '../job/collect-tree.js';
import { exitCodeOf } from '../job/conclude.js';
import { createArtifacts } from '../platform/files/artifacts.js';
import { type Surroundings, secretsOf } from '../platform/process/host-environment.js';
import { createRedactor } from '../platform/secrets/redact.js';
import { takesColour } from '../platform/terminal/color.js';
import { createLog } from '../platform/terminal/log.js';
import { maskCommands } from '../platform/terminal/workflow-commands.js';
import type { Log, Redact } from '../platform/types.js';
import type { Outcome } from '../publish/outcome.js';
import type { Progress } from '../publish/progress.js';
import type { EndReaction } from '../publish/reaction.js';
import type { SummaryDoors } from '../publish/summary-file.js';
import { ownFormat } from '../report/own-format.js';
import { progressLines } from '../report/progress.js';
import type { GivenSetting } from '../settings/load.js';
import { type Prepared, prepare } from './prepare.js';
import { runPrepared } from './run-prepared.js';

export interface RunRequest {
  readonly given: readonly GivenSetting[];
  readonly surroundings: Surroundings;
  readonly writeSummary: SummaryDoors['writeSummary'];
}

/** One run from its settings to its published result. A bug of ours ends it with its stack, redacted, in the log. */
export async function main({ given, surroundings, writeSummary }: RunRequest): Promise<Outcome> {
  const { stdio, onRunner, environment } = surroundings;
  const secrets = [...secretsOf(environment), ...secretsGiven(given)];
  const { redact } = createRedactor(secrets);
  const terminal = stdio.errIsTerminal && !onRunner;
  const log = logOf(surroundings, redact);
  if (onRunner) for (const command of maskCommands(secretsGiven(given))) stdio.out(`${command}\n`);
  const doors = { log, redact, writeSummary };
  const company: Company = { admitted: null, endReaction: null, progress: null };
  try {
    if (given.some(({ name }) => name === 'post')) {
      const { post } = await import('./post-handoff.js');
      return await post(given, { surroundings, log, redact, writeSummary });
    }
    const prepared = await prepare(given, surroundings, (event) => void (company.admitted = event));
    if ('refusal' in prepared) {
      const { skipped } = await import('./skipped.js');
      return await skipped(prepared.refusal, doors);
    }
    for (const notice of prepared.start?.notices ?? []) log.warning(notice);
    if (prepared.ground.settings['dry-run']) {
      const { rehearse } = await import('./dry-run.js');
      return await rehearse(prepared, { ...doors, surroundings });
    }
    const { ground, outputSchema } = prepared;
    await accompany(company, { ground, surroundings, log, redact });
    const { artifacts, cleaning } = openArtifacts(surroundings, redact);
    let collected: Collected | null = null;
    const result = await runPrepared(prepared, {
      artifacts,
      surroundings,
      onEvent: (event) => {
        for (const line of progressLines(event, { terminal, redact })) log.info(line);
        company.progress?.onEvent(event);
      },
      onTree: (tree) => void (collected = tree),
    });
    await Promise.all([company.progress?.stop(), cleaning]);
    const { publish } = await import('../publish/publish.js');
    const sticky = company.progress?.sticky ?? null;
    const published = await publish(result, {
      ...doors,
      ground,
      outputSchema,
      artifacts,
      surroundings,
      collected,
      sticky,
    });
    await company.endReaction?.(result.conclusion);
    return { exitCode: exitCodeOf(result.conclusion), ...published };
  } catch (error) {
    await takeLeave(company, given, { surroundings, log });
    const { crashed, refused } = await import('./refused.js');
    return error instanceof UserError ? await refused(error, doors) : await crashed(error, doors);
  }
}

/** A directory for this run; what killed runs left is removed while this one works. */
function openArtifacts({ temporary }: Surroundings, redact: Redact) {
  const artifacts = createArtifacts(temporary, redact, ownFormat);
  const cleaning = import('../platform/process/leftovers.js').then(({ removeLeftovers }) => removeLeftovers(temporary));
  return { artifacts, cleaning };
}

function logOf({ stdio, onRunner, environment }: Surroundings, redact: Redact): Log {
  const colour = takesColour(stdio.errIsTerminal, environment);
  return createLog({ write: onRunner ? stdio.out : stdio.err, redact, runner: onRunner, colour });
}

/** What goes with a run while it works. */
interface Company {
  /** What started the run, once it may. */
  admitted: Event | null;
  endReaction: EndReaction | null;
  progress: Progress | null;
}

/** A reaction on what started the run, and a comment that shows how far it is; each where it is wanted. */
async function accompany(
  company: Company,
  doors: Pick<Prepared, 'ground'> & { readonly surroundings: Surroundings; readonly log: Log; readonly redact: Redact },
): Promise<void> {
  const { ground, surroundings, log } = doors;
  if (ground.settings.reaction && ground.event.item !== null) {
    const { react } = await import('../publish/reaction.js');
    company.endReaction = await react(ground, surroundings, log);
  }
  if (ground.settings.progress && ground.settings.publish.includes('comment')) {
    const { commentProgress } = await import('../publish/progress.js');
    company.progress = commentProgress(doors);
  }
}

/** At a run that could not be done. Who asked for one that could not even begin gets a sign of it, where the inputs want signs. */
async function takeLeave(
  { admitted, endReaction, progress }: Company,
  given: readonly GivenSetting[],
  { surroundings, log }: { readonly surroundings: Surroundings; readonly log: Log },
): Promise<void> {
  await progress?.giveUp();
  if (endReaction !== null) await endReaction('config-error');
  else if (admitted !== null) await signFailure(admitted, given, { surroundings, log });
}

async function signFailure(
  event: Event,
  given: readonly GivenSetting[],
  { surroundings, log }: { readonly surroundings: Surroundings; readonly log: Log },
): Promise<void> {
  if (!given.some(({ name, value }) => name === 'reaction' && String(value) === 'true')) return;
  const { reactToFailure } = await import('../publish/reaction.js');
  await reactToFailure(event, given, surroundings, log);
}

function secretsGiven(given: readonly GivenSetting[]): readonly string[] {
  return given.flatMap(({ name, value }) =>
    (name === 'api-key' || name === 'github-token') && typeof value === 'string' ? [value] : [],
  );
}
