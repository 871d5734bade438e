import { requestParameters, type WriteContext } from './write-context.js';

/** The content of a check run, or the next batch of its annotations, at most 50; a conclusion completes it. */
export interface NewCheckRun {
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly {
    readonly path: string;
    readonly line: number;
    readonly endLine: number;
    readonly level: 'failure' | 'warning' | 'notice';
    readonly title: string;
    readonly message: string;
  }[];
  readonly conclusion: 'success' | 'neutral' | 'failure' | null;
}

export function checkApi(context: WriteContext) {
  const { checks } = context.session.octokit.rest;
  const { redact } = context.connection;
  const parts = ({ title, summary, annotations, conclusion }: NewCheckRun) => ({
    ...(conclusion === null ? { status: 'in_progress' as const } : { status: 'completed' as const, conclusion }),
    output: {
      title: redact(title),
      summary: redact(summary),
      annotations: annotations.map(({ path, line, endLine, level, title: what, message }) => ({
        path,
        start_line: line,
        end_line: endLine,
        annotation_level: level,
        title: redact(what),
        message: redact(message),
      })),
    },
  });
  return {
    async checkRuns(sha: string, name: string) {
      const query = {
        ...requestParameters(context),
        ref: sha,
        check_name: name,
        filter: 'all' as const,
        per_page: 100,
      };
      const { data } = await checks.listForRef(query);
      return data.check_runs.map(({ id, external_id: externalId, status, html_url: url, output }) => ({
        id,
        externalId,
        url,
        isComplete: status === 'completed',
        annotations: output.annotations_count,
      }));
    },
    async createCheckRun(sha: string, name: string, externalId: string, run: NewCheckRun) {
      const named = { ...requestParameters(context), head_sha: sha, name, external_id: externalId };
      const { data } = await checks.create({ ...named, ...parts(run) });
      return { id: data.id, url: data.html_url };
    },
    async continueCheckRun(id: number, run: NewCheckRun) {
      await checks.update({ ...requestParameters(context), check_run_id: id, ...parts(run) });
    },
  };
}
