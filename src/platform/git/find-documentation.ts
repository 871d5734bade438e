import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentationOfAction, type HostEnvironment } from '../host/host-environment.js';
import type { ProcessSetup } from '../process/run-process.js';
import { findReleasedAction, rootOf } from './released-action.js';

/** In the repository of the action or of the program's clone, else the folder here; `null` if there is none. */
export async function findDocumentation(
  { environment, program }: Pick<HostEnvironment, 'environment' | 'program'>,
  setup: ProcessSetup,
): Promise<string | null> {
  const ofAction = documentationOfAction(environment);
  if (ofAction !== null) return ofAction;
  const clone = await findReleasedAction(setup, program);
  if (clone !== null) return `https://github.com/${clone.repository}/blob/${clone.commit}/docs`;
  const root = rootOf(program);
  return root !== null && existsSync(join(root, 'docs', 'errors.md')) ? pathToFileURL(join(root, 'docs')).href : null;
}
