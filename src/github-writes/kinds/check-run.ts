import * as z from 'zod/mini';
import { fingerprint } from '../../fingerprint.js';
import { oneLine, shorten } from '../../text.js';
import { textInput } from '../../tools/input.js';
import { bodyText } from '../inputs.js';
import { postEffect, writeKind } from '../kind.js';
import { plainTitle } from '../marked-body.js';

const conclusions = ['success', 'neutral', 'failure'] as const;

/** A workflow token's check belongs to the CI's app: a name of the model's must not pass for a required check. */
const prefix = 'Sallyport: ';

/** A check run on the run's commit. Every name is evaluated separately. */
export const checkRun = writeKind({
  kind: 'check-run',
  tool: 'CheckRun',
  description:
    'Shows the outcome of one check on the commit of this run. The check run is created at the end of the run. The conclusion is neutral by default. Only names that the rules allow can be used.',
  input: () =>
    z.strictObject({
      name: textInput('What is checked, in a few words. A later run replaces the check of the same name.', {
        most: 60,
      }),
      conclusion: z.optional(z.enum(conclusions)),
      title: textInput('The outcome in one line.', { most: 200 }),
      summary: bodyText('The details, Markdown.'),
    }),
  label: ({ name, conclusion = 'neutral' }) => `${oneLine(name)}, ${conclusion}`,
  request: ({ name, conclusion = 'neutral', title, summary }) =>
    ({ kind: 'check-run', name: oneLine(name), conclusion, title: oneLine(title), summary }) as const,
  effects: ({ name }) => [postEffect('CheckRun', name)],
  about: ({ name }) => name,
  target: 'repository',
  permissions: ['checks: write'],
  limit: 5,
  isAboutCommit: true,
  /** A new one only for other content; GitHub shows the latest. Only a successful run may report success. */
  async post(request, { github, sanitize, key, reviewedSha: sha, whyCommentOnly, permissions }) {
    const name = `${prefix}${plainTitle(request.name) || 'check'}`;
    const isHeldBack = request.conclusion === 'success' && whyCommentOnly !== null;
    const conclusion = isHeldBack ? 'neutral' : request.conclusion;
    const what = `CheckRun ${shorten(name, 80)}, ${conclusion}`;
    if (sha === null)
      return [{ what, outcome: 'withheld', url: null, note: 'It is unknown which commit the run looked at.' }];
    const run = {
      title: shorten(plainTitle(request.title) || name, 255),
      summary: sanitize(request.summary),
      annotations: [],
      conclusion,
    };
    const externalId = `sallyport:${key}:${fingerprint([JSON.stringify([name, run])])}`;
    const written = await github.write('the check run', permissions, async (api) => {
      const existing = (await api.checkRuns(sha, name)).find((present) => present.externalId === externalId);
      if (existing !== undefined) return { outcome: 'unchanged', url: existing.url } as const;
      const { url } = await api.createCheckRun(sha, name, externalId, run);
      return { outcome: 'created', url } as const;
    });
    return [{ what, ...written, note: isHeldBack ? `${whyCommentOnly} The conclusion is therefore neutral.` : '' }];
  },
});
