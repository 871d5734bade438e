import { didYouMean, type UserError, userError } from '../errors.js';
import type { GivenSetting } from '../settings/parse-settings.js';

/** The settings in the operands of `batch`: `FILE`, `plan FILE` or `merge DIR…`. Throws UserError `argument-invalid`. */
export function batchSettingsOf(
  operands: readonly string[],
  { out, plan }: { readonly out: string | undefined; readonly plan: string | undefined },
): readonly GivenSetting[] {
  const [operand, ...others] = operands;
  const setting = (name: string, value: unknown, location = name): GivenSetting => ({ name, value, location });
  const outAs = (name: string) => (out === undefined ? [] : [setting(name, out, '--out')]);
  if (operand === 'merge') {
    if (others.length === 0) throw wrongOperands(operands, 'write: sallyport batch merge DIR…');
    return [setting('batch-step', 'merge'), setting('merge-from', others, 'DIR…'), ...outAs('state')];
  }
  const isPlan = operand === 'plan';
  const [file, ...more] = isPlan ? others : operands;
  if (file === undefined || more.length > 0) {
    const meant = isPlan ? null : didYouMean(file ?? '', ['plan', 'merge']);
    throw wrongOperands(operands, meant ?? `write: sallyport batch ${isPlan ? 'plan ' : ''}FILE`);
  }
  if (isPlan && plan !== undefined) throw wrongOperands(['--plan', plan], 'use --out for the file with the new plan');
  if (isPlan) return [setting('batch-step', 'plan'), setting('batch', file, 'FILE'), ...outAs('plan')];
  if (out !== undefined) throw wrongOperands(['--out', out], 'use --out with batch plan or batch merge');
  return [setting('batch', file, 'FILE')];
}

function wrongOperands(operands: readonly string[], hint: string): UserError {
  const message = 'batch takes one batch file, or the word plan or merge before its operands';
  const found = operands.length === 0 ? undefined : operands.join(' ');
  return userError(['argument-invalid', 'batch'], message, hint, found);
}
