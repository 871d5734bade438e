import * as z from 'zod/mini';
import { oneLine } from '../../text.js';
import { textInput } from '../../tools/input.js';
import { bodyText } from '../inputs.js';
import { postEffect, writeKind } from '../kind.js';
import { isSame, plainTitle } from '../marked-body.js';
import { writeResult } from '../write-result.js';

export const updateItem = writeKind({
  kind: 'update',
  tool: 'UpdateItem',
  description:
    'Changes the title or the text of the issue or pull request of this run at the end of the run. Keep what people wrote, unless the task asks to rewrite it.',
  input: () =>
    z.strictObject({
      title: z.optional(textInput('The new title, one line.', { most: 200 })),
      body: z.optional(bodyText('The new text, as Markdown. It replaces all of the present text.')),
    }),
  label: ({ title, body }) => [title ?? [], body === undefined ? [] : 'body'].flat().join(', '),
  problem: ({ title, body }) => (title === undefined && body === undefined ? 'Give a title or a body.' : null),
  request: ({ title, body }): { readonly kind: 'update'; readonly title?: string; readonly body?: string } => ({
    kind: 'update',
    ...(title === undefined ? {} : { title: oneLine(title) }),
    ...(body === undefined ? {} : { body }),
  }),
  effects: (request) =>
    (['title', 'body'] as const)
      .filter((field) => request[field] !== undefined)
      .map((field) => postEffect('UpdateItem', field)),
  target: 'item',
  permissions: 'item',
  limit: 1,
  isNamedOnly: true,
  /** Changes what differs. */
  post(request, { github, sanitize, what, permissions }) {
    const title = request.title === undefined ? undefined : plainTitle(request.title);
    const body = request.body === undefined ? undefined : sanitize(request.body);
    return github.write('the issue or pull request', permissions, async (api) => {
      const now = await api.item();
      // By its hidden first lines, later runs find an issue or pull request that a run opened.
      const markers = /^(?:<!-- sallyport[^\n]*-->\r?\n)*/.exec(now.body)?.[0] ?? '';
      const change = {
        ...(title === undefined || title === '' || title === now.title ? {} : { title }),
        ...(body === undefined || isSame(now.body, markers + body) ? {} : { body: markers + body }),
      };
      const names = Object.keys(change);
      if (names.length > 0) await api.updateItem(change);
      return [writeResult(what, names.length > 0 ? 'updated' : 'unchanged', now.url, names.join(', '))];
    });
  },
});
