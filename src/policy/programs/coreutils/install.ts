import { defineProgram, gatherEffects, operandEffects } from '../shared/define.js';
import { runsOtherProgram } from '../shared/reasons.js';
import { backupOptions, intoLast } from './copies.js';
import { coreutilsManual } from './manual.js';

export const installProgram = defineProgram({
  names: 'install',
  source: coreutilsManual,
  options: [
    backupOptions,
    {
      flag: '-c -C --compare -D -p --preserve-timestamps -T --no-target-directory -v --verbose -Z --preserve-context --debug -d --directory',
      value: '-g --group -m --mode -o --owner -t --target-directory',
      optional: '--context',
      risks: { [runsOtherProgram]: { flag: '-s --strip', value: '--strip-program' } },
    },
  ],
  check: (context) => {
    if (!context.scan.has('-d', '--directory')) return intoLast('read', context);
    const found = context.scan.operands.map((word) => operandEffects('write', word, { cwd: context.invocation.cwd }));
    return gatherEffects(found);
  },
});
