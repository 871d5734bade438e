import type { Redactor } from '../../platform/secrets/redact.js';
import { type OwnFormat, redactData } from '../../platform/secrets/redact-data.js';
import { isUnmistakable } from '../../platform/secrets/secret-values.js';
import type { BatchItem, ItemSource } from './item-types.js';
import { throwAll } from './rows.js';

/** Their items are names of files, or texts that GitHub shows to every reader of the repository. */
const shown: ReadonlySet<ItemSource['kind']> = new Set(['files', 'changed', 'issues', 'pulls']);

const noFormat: OwnFormat = { names: new Set(), wordFields: new Set(), words: new Set() };

/** Plans and results hold items as they are, for others who may not know the secrets. Throws UserError `batch-items`. */
export function refuseSecrets(items: Iterable<BatchItem>, { kind, location }: ItemSource, redactor: Redactor): void {
  if (shown.has(kind)) return;
  // A password such as `postgres` is a word of many rows.
  const redact = redactor.redactOnly(isUnmistakable);
  throwAll(
    [...items].flatMap(({ fields, location: itemLocation = location }) => {
      const isFree = (value: unknown) => redactData({ value }, redact, noFormat).value === value;
      if (isFree(fields)) return [];
      const names = Object.keys(fields).filter((name) => !isFree(name) || !isFree(fields[name]));
      return [
        {
          code: 'batch-items' as const,
          location: itemLocation,
          message: 'the item contains a secret of this run, and would be stored with it',
          found: `field ${names.join(', ')}`,
          hint: 'remove it from the item; if it is not a secret, remove the variable or input that has it from the step',
        },
      ];
    }),
  );
}
