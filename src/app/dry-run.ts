import type { Ground } from '../context/run-context.js';
import { offer, recordingTools, type WriteScene, writeNeeds } from '../job/github-writes.js';
import { jobContext } from '../job/perform-job.js';
import { createWorkshop } from '../job/runtime.js';
import type { Attachment } from '../messages/types.js';
import { plannedTemporary, type Surroundings } from '../platform/process/host-environment.js';
import { unusableRules } from '../policy/rules/lint-offered.js';
import { checkPlan, planPrompt } from '../prompt/plan.js';
import type { Outcome } from '../publish/outcome.js';
import { indented, type SummaryDoors, summarise } from '../publish/summary-file.js';
import { answerPart } from '../report/comment.js';
import { type Rehearsal, rehearsalText } from '../report/dry-run.js';
import { cleaned } from '../report/report.js';
import { itemContext } from './item-context.js';
import type { Prepared } from './prepare.js';
import { contextSettings, limitsOf, writeSceneOf } from './run-prepared.js';

export interface RehearseDoors extends SummaryDoors {
  readonly surroundings: Surroundings;
}

/**
 * A dry run: what would be read, run, spent and posted, as the text for standard output, which on a runner is the
 * log, and there in the summary too. Asks no model, runs nothing, posts nothing; GitHub is read.
 */
export async function rehearse(prepared: Prepared, doors: RehearseDoors): Promise<Outcome> {
  const { surroundings, redact } = doors;
  const planned = await plan(prepared, surroundings);
  const rehearsal = cleaned(planned, redact);
  const text = rehearsalText(rehearsal);
  if (surroundings.onRunner) await show(text, doors);
  return {
    exitCode: 0,
    text: surroundings.onRunner ? '' : text,
    value: { conclusion: 'skipped', rehearsal },
    outputs: { conclusion: 'skipped', reason: 'A dry run: no model was asked, and nothing was run or posted.' },
  };
}

async function plan(
  { ground, sources, spec, vars, lists, model, outputSchema, notices, start }: Prepared,
  surroundings: Surroundings,
): Promise<Rehearsal> {
  const { settings, workspace, origin } = ground;
  const { temporary, environment, home } = surroundings;
  const scene = writeSceneOf(ground, surroundings);
  const offered = offer(scene, { lists, mode: settings.mode, spec });
  const workshop = createWorkshop({
    directory: workspace,
    home,
    childHome: temporary,
    childTemporary: plannedTemporary(surroundings),
    environment,
    lists,
    mode: settings.mode,
    spec,
    more: await recordingTools({ keep: () => null }, offered.names, scene),
  });
  await workshop.ready();
  const given = { args: settings.args, vars };
  const doors = { ...workshop, cwd: workshop.files.root };
  await checkPlan(spec, given, doors, { missingFiles: settings['missing-files'] });
  const asked = { sources, commit: origin.commit, context: contextSettings(settings), model };
  const context = await jobContext(asked, workshop);
  const told = await itemContext({ ground, model }, surroundings);
  return {
    start: start?.words ?? null,
    prompt: spec.source,
    model: model.name,
    mode: settings.mode,
    workspace: settings.worktree ? `a temporary work tree of HEAD of ${workspace}` : workspace,
    trustedCommit: origin.commit,
    rules: lists,
    tools: [...workshop.tools.map((tool) => tool.name), ...(context.shelf === null ? [] : ['Skill'])],
    instructions: context.taken.map(({ path, bytes }) => `${path} (${String(bytes)} bytes)`),
    skills: (context.shelf?.open() ?? []).map(({ name }) => name),
    limits: limitsOf(settings),
    outputSchema,
    plan: await planPrompt(spec, given, doors),
    writes: [...offered.names.map((name) => writeTarget(name, scene, ground)), ...offered.notices],
    publish: targetsOf(ground, surroundings),
    context: told.attachments.flatMap(toldIn),
    notices: [...notices, ...unusableRules(lists), ...context.notices, ...told.notices, ...told.leftOut],
  };
}

function toldIn(attachment: Attachment): Rehearsal['context'] {
  if (attachment.type !== 'context') return [];
  const { title, text, images } = attachment;
  return [{ title, text, images: images.map(({ name, mediaType }) => name ?? mediaType) }];
}

async function show(text: string, doors: RehearseDoors): Promise<void> {
  const lines = text.split('\n');
  for (const line of lines) doors.log.info(line);
  await summarise(`### ⏭️ Dry run\n\n${indented(lines)}\n`, doors);
}

function targetsOf({ settings, event }: Ground, { onRunner }: Surroundings): readonly string[] {
  const { publish } = settings;
  return [
    ...(publish.includes('summary') ? [onRunner ? 'the summary' : 'the report file'] : []),
    ...(publish.includes('annotations') ? ['annotations of the findings'] : []),
    ...(publish.includes('check') ? ['a check run'] : []),
    ...(publish.includes('handoff') ? ['a hand-off for a second workflow'] : []),
    ...(publish.includes('review') ? ['a review of the pull request, or the comment where there is none'] : []),
    ...(publish.includes('comment') ? [commentTarget(settings, event)] : []),
  ];
}

function writeTarget(name: string, { pull }: WriteScene, { event: { item, repository } }: Ground): string {
  const place = `${repository?.owner ?? ''}/${repository?.name ?? ''}`;
  if (writeNeeds[name] === 'branch' && pull !== null)
    return `${name} from ${pull.branch} into ${pull.base} of ${place}`;
  if (writeNeeds[name] === 'repository' || item === null) return `${name} in ${place}`;
  return `${name} on ${item.kind.replace('-', ' ')} #${String(item.number)} of ${place}`;
}

function commentTarget(settings: Ground['settings'], { item, repository, occasion }: Ground['event']): string {
  if (item === null || repository === null) return 'no comment: no issue or pull request in the event';
  const token = settings['github-token'] === undefined ? ', but there is no token' : '';
  const isAnswer = answerPart(settings['comment-mode'], occasion.spoken) !== null;
  const what = isAnswer ? 'an answer in a comment of its own' : `the comment "${settings['comment-key']}"`;
  return `${what}: ${item.kind.replace('-', ' ')} #${String(item.number)}${token}`;
}
