import { findBeginning, findGround, type Ground } from '../context/run-context.js';
import { nearest, UserError } from '../errors.js';
import { recordingTools, writeNeeds } from '../job/github-writes.js';
import { createWorkshop, processSetup, type Workshop } from '../job/runtime.js';
import { plannedTemporary, type Surroundings } from '../platform/process/host-environment.js';
import type { Judgement, Request } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';
import { checkRules } from '../settings/check-rules.js';
import { createSkillTool } from '../tools/skill.js';
import { type Invocation, settingsOf } from './parse.js';

/** What the commands that only judge stand on: the settings of flags and file, and nothing that is started. */
export async function groundOf(invocation: Invocation, surroundings: Surroundings): Promise<Ground> {
  const environment = surroundings.environment;
  const places = { childHome: surroundings.temporary, childTemporary: surroundings.temporary };
  const given = settingsOf(invocation);
  const beginning = await findBeginning(given, surroundings, (workspace) =>
    processSetup({ environment, ...places }, workspace),
  );
  return await findGround(beginning, given, surroundings);
}

export interface WorkshopParts {
  readonly spec?: PromptSpec;
  /** Private directories for what is started; left out where nothing is. */
  readonly places?: { readonly home: string; readonly temporary: string };
}

/** Judged like every other tool, and never run here: no model is there to call it. */
const skillTool = createSkillTool(() => Promise.reject(new Error('a skill was loaded where nothing runs')));

/** A workshop under the settings of the ground, in its workspace. Rejects with UserError for rules that cannot be read. */
export async function workshopOf(
  ground: Ground,
  surroundings: Surroundings,
  { spec, places }: WorkshopParts = {},
): Promise<Workshop> {
  const { allow, ask, deny, mode } = ground.settings;
  const lists = checkRules({ allow, ask, deny }, ground.placeOfRule);
  const workshop = createWorkshop({
    more: [...(await recordingTools({ keep: () => null }, Object.keys(writeNeeds), { findings: true })), skillTool],
    directory: ground.workspace,
    home: surroundings.home,
    childHome: places?.home ?? surroundings.home,
    childTemporary: places?.temporary ?? plannedTemporary(surroundings),
    environment: surroundings.environment,
    lists,
    mode,
    ...(spec === undefined ? {} : { spec }),
  });
  await workshop.ready();
  return workshop;
}

/** Binds a call to its tool and judges it. Throws UserError `argument-invalid` where the tool cannot take it. */
export function judgeCall<T extends Judgement>(
  workshop: Pick<Workshop, 'tools'> & { readonly judge: (request: Request) => T },
  name: string,
  input: unknown,
): T {
  const tool = workshop.tools.find((one) => one.name === name);
  if (tool === undefined) {
    const names = workshop.tools.map((one) => one.name);
    const guess = nearest(name, names);
    throw new UserError({
      code: 'argument-invalid',
      where: '--tool',
      what: `there is no tool ${JSON.stringify(name)}`,
      mend: guess === undefined ? `the tools are ${names.join(', ')}` : `did you mean ${guess}?`,
    });
  }
  const binding = tool.bind(input);
  if (!binding.ok) {
    throw new UserError(
      binding.problems.map((problem) => ({
        code: 'argument-invalid' as const,
        where: '--input',
        what: problem,
        mend: `give the input of ${name} as a JSON object`,
      })),
    );
  }
  const { effects, subject } = binding.call;
  return workshop.judge({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}
