import { systemClock } from '../../platform/clock.js';
import type { Settings } from '../../settings/table.js';
import type { ChangePorts } from '../../tools/files/change-file.js';
import { createMemoryTool } from '../../tools/files/memory.js';
import type { Tool } from '../../tools/types.js';
import { type WebToolOptions, webTools } from './web-tools.js';

interface OptionalToolSettings {
  readonly lists: WebToolOptions['lists'];
  readonly runContext: { readonly settings: Pick<Settings, 'memory-file'> & WebToolOptions['search'] };
  readonly hostEnvironment: Pick<WebToolOptions, 'environment'>;
}

/** Tools that a run offers only with a setting or a rule. */
export function optionalTools(
  { lists, runContext, hostEnvironment }: OptionalToolSettings,
  { files, knownFiles, ...rules }: ChangePorts & Pick<WebToolOptions, 'mode' | 'specs' | 'policy'>,
): readonly Tool[] {
  const [path] = runContext.settings['memory-file'];
  const { mode, specs, policy } = rules;
  return [
    ...webTools({ lists, mode, specs, policy, environment: hostEnvironment.environment, search: runContext.settings }),
    ...(path === undefined || mode === 'plan'
      ? []
      : [createMemoryTool({ files, knownFiles, path, now: () => systemClock.now() })]),
  ];
}
