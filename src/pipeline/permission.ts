import type { Judgement } from '../policy/types.js';
import { withSecondVerdict } from './second-parse.js';
import type { Found, Kit, Permitted, Refused, Stage } from './types.js';

/**
 * Judges what the call would do, and has a second parser read what the rules let run. A deny ends here; an ask passes
 * on to the confirmation stage, since a hook may still block or change the call. The only maker of Permitted.
 */
export async function permit(found: Found | Refused, kit: Kit): Promise<Permitted | Refused> {
  if (isRefused(found)) return found;
  const { bound, tool } = found;
  const first = kit.judge({
    tool: tool.name,
    effects: bound.effects,
    ...(bound.subject === undefined ? {} : { subject: bound.subject }),
  });
  const judgement = await withSecondVerdict(first, kit.secondParser);
  if (judgement.decision === 'deny') return refusedBy(found, 'permission', judgement);
  return { ...found, judgement } as Permitted;
}

/** A refusal of the policy at a stage, with everything the report and the model need. */
export function refusedBy(found: Found, stage: Stage, judgement: Judgement): Refused {
  return {
    kind: 'refused',
    call: found.call,
    stage,
    cause: 'policy',
    rule: judgement.rule,
    reason: judgement.reason,
    suggest: judgement.suggest,
    effects: judgement.effects,
    label: found.bound.label,
    ...(judgement.refusal === undefined ? {} : { refusal: judgement.refusal }),
  };
}

/** Tells a refusal from a call that is still on its way. */
export function isRefused(value: object): value is Refused {
  return 'kind' in value && value.kind === 'refused';
}
