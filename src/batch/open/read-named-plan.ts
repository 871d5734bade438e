import { createFileSystem } from '../../platform/files/file-system.js';
import { orDiagnostic } from '../../platform/files/named-file.js';

const maxPlanBytes = 1_000_000_000;

/** The file of a frozen plan. Rejects with UserError. */
export async function readNamedPlan(path: string, directory: string): Promise<Buffer> {
  const files = createFileSystem({ root: directory, guard: () => null });
  return await orDiagnostic(files.read(path, maxPlanBytes), {
    code: 'batch-plan',
    location: path,
    message: 'the plan cannot be read',
    hint: 'create it with batch plan, and download it in the job that uses it',
  });
}
