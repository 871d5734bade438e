import type { FileSystem } from '../../platform/files/types.js';
import { maxWorkflowBytes, workflowPaths } from '../workflow-paths.js';

/** Actions that run another agent, and whose workflows `migrate` reads. */
const others =
  /^\s*(?:-\s+)?uses:\s*['"]?((?:anthropics\/claude-code(?:-base)?-action|google-github-actions\/run-gemini-cli|openai\/codex-action|actions\/ai-inference|qwenlm\/qwen-code-action|promptfoo\/promptfoo-action)(?=[@/]))/i;

/** One line for each step that runs another agent. */
export async function otherAgents(files: Pick<FileSystem, 'list' | 'read'>): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const path of await workflowPaths(files)) {
    const text = (await files.read(path, maxWorkflowBytes)).toString('utf8');
    for (const [index, line] of text.split('\n').entries()) {
      const action = others.exec(line)?.[1];
      if (action !== undefined)
        lines.push(`${path}:${index + 1} runs ${action}. The same for Sallyport: sallyport migrate ${path}`);
    }
  }
  return lines;
}
