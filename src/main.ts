import { exitCodeOf } from './batch/conclude.js';
import type { GivenSetting } from './config/load.js';
import { UserError } from './errors.js';
import { createArtifacts } from './host/artifacts.js';
import { createLog } from './host/log.js';
import { createRedact } from './host/redact.js';
import { type Surroundings, secretsOf } from './host/surroundings.js';
import { maskCommands } from './host/workflow-commands.js';
import type { Outcome } from './main/outcome.js';
import { perform } from './main/perform.js';
import { prepare } from './main/prepare.js';
import type { EndReaction } from './main/reaction.js';
import type { SummaryDoors } from './main/summary.js';
import { progressLines } from './report/progress.js';

export interface RunRequest {
  readonly given: readonly GivenSetting[];
  readonly surroundings: Surroundings;
  readonly writeSummary: SummaryDoors['writeSummary'];
}

/** One run from its settings to its published result. A bug of ours ends it with its stack, redacted, in the log. */
export async function main({ given, surroundings, writeSummary }: RunRequest): Promise<Outcome> {
  const { stdio, onRunner, environment } = surroundings;
  const secrets = [...secretsOf(environment), ...secretsGiven(given)];
  const redact = createRedact(secrets);
  const colour = stdio.errIsTerminal && (environment['NO_COLOR'] ?? '') === '';
  const terminal = stdio.errIsTerminal && !onRunner;
  const log = createLog({ write: onRunner ? stdio.out : stdio.err, redact, runner: onRunner, colour });
  if (onRunner) for (const command of maskCommands(secretsGiven(given))) stdio.out(`${command}\n`);
  const doors = { log, redact, writeSummary };
  let endReaction: EndReaction | null = null;
  try {
    if (given.some(({ name }) => name === 'post')) {
      const { post } = await import('./main/post.js');
      return await post(given, { surroundings, log, redact, writeSummary });
    }
    const prepared = await prepare(given, surroundings);
    if ('refusal' in prepared) {
      const { skipped } = await import('./main/skipped.js');
      return await skipped(prepared.refusal, doors);
    }
    for (const notice of prepared.start?.notices ?? []) log.warning(notice);
    if (prepared.ground.settings['dry-run']) {
      const { rehearse } = await import('./main/rehearse.js');
      return await rehearse(prepared, { ...doors, surroundings });
    }
    const { ground } = prepared;
    if (ground.settings.reaction && ground.event.item !== null) {
      const { react } = await import('./main/reaction.js');
      endReaction = await react(ground, surroundings, log);
    }
    const artifacts = createArtifacts(surroundings.temporary, redact);
    const result = await perform(prepared, {
      artifacts,
      surroundings,
      onEvent: (event) => {
        for (const line of progressLines(event, { terminal, redact })) log.info(line);
      },
    });
    const { publish } = await import('./main/publish.js');
    const published = await publish(result, { ...doors, ground, artifacts, surroundings });
    await endReaction?.(result.conclusion);
    return { exitCode: exitCodeOf(result.conclusion), ...published };
  } catch (error) {
    await endReaction?.('config-error');
    const { crashed, refused } = await import('./main/refused.js');
    return error instanceof UserError ? await refused(error, doors) : await crashed(error, doors);
  }
}

function secretsGiven(given: readonly GivenSetting[]): readonly string[] {
  return given.flatMap(({ name, value }) =>
    (name === 'api-key' || name === 'github-token') && typeof value === 'string' ? [value] : [],
  );
}
