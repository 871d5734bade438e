import type { NewCheckRun } from './check-types.js';
import type { CheckRunApi } from './write-api.js';
import { requestParameters, type WriteContext } from './write-context.js';

/** Requests for check runs. */
export function checkApi(context: WriteContext): CheckRunApi {
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
    async checkRuns(sha, name) {
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
    async createCheckRun(sha, name, externalId, run) {
      const named = { ...requestParameters(context), head_sha: sha, name, external_id: externalId };
      const { data } = await checks.create({ ...named, ...parts(run) });
      return { id: data.id, url: data.html_url };
    },
    async continueCheckRun(id, run) {
      await checks.update({ ...requestParameters(context), check_run_id: id, ...parts(run) });
    },
  };
}
