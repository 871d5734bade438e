// Cuts the operations that we use out of GitHub's OpenAPI description, with the components they refer to.
// The result is the fixture behind test/doubles/github-server.ts. The description comes from the npm package
// @octokit/openapi (MIT), which is too large to be a dependency:
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz package/generated/api.github.com.json
//   node scripts/openapi-subset.mjs package/generated/api.github.com.json
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const operations = new Set([
  'actions/download-job-logs-for-workflow-run',
  'actions/list-workflow-runs-for-repo',
  'checks/create',
  'checks/list-for-ref',
  'checks/update',
  'git/create-blob',
  'git/create-commit',
  'git/create-ref',
  'git/create-tree',
  'git/delete-ref',
  'git/get-commit',
  'git/get-ref',
  'git/update-ref',
  'issues/add-assignees',
  'issues/add-labels',
  'issues/check-user-can-be-assigned',
  'issues/create',
  'issues/create-comment',
  'issues/create-label',
  'issues/delete-comment',
  'issues/get',
  'issues/get-comment',
  'issues/get-label',
  'issues/list-comments',
  'issues/list-for-repo',
  'issues/list-labels-for-repo',
  'issues/list-labels-on-issue',
  'issues/list-milestones',
  'issues/remove-label',
  'issues/update',
  'issues/update-comment',
  'pulls/create',
  'pulls/create-reply-for-review-comment',
  'pulls/create-review',
  'pulls/create-review-comment',
  'pulls/get',
  'pulls/list',
  'pulls/list-files',
  'pulls/list-requested-reviewers',
  'pulls/list-review-comments',
  'pulls/list-reviews',
  'pulls/request-reviewers',
  'pulls/update',
  'pulls/update-review',
  'pulls/update-review-comment',
  'reactions/create-for-issue',
  'reactions/create-for-issue-comment',
  'reactions/create-for-pull-request-review-comment',
  'reactions/delete-for-issue',
  'reactions/delete-for-issue-comment',
  'reactions/delete-for-pull-request-comment',
  'repos/compare-commits',
  'repos/get',
  'repos/get-branch-rules',
  'repos/get-collaborator-permission-level',
  'repos/get-commit',
  'repos/get-content',
  'repos/list-commits',
  'users/get-authenticated',
]);

/** Texts, examples and headers say nothing that a request or a response is checked against. */
const dropped = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'x-github',
  'headers',
  'title',
]);

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('usage: node scripts/openapi-subset.mjs api.github.com.json');
const whole = JSON.parse(readFileSync(source, 'utf8'));

/** A copy without the dropped keywords; names of properties are kept whatever they are. */
function slim(node, namesAreData = false) {
  if (Array.isArray(node)) return node.map((item) => slim(item));
  if (node === null || typeof node !== 'object') return node;
  const copy = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => namesAreData || !dropped.has(key))
      .map(([key, value]) => [key, slim(value, !namesAreData && key === 'properties')]),
  );
  return namesAreData ? copy : withTypedNull(copy);
}

/** OpenAPI 3.0 lets `nullable` stand next to `allOf` without a type; ajv refuses that, so the null gets a schema of its own. */
function withTypedNull({ nullable, ...schema }) {
  if (nullable === undefined || schema.type !== undefined)
    return nullable === undefined ? schema : { nullable, ...schema };
  return nullable ? { anyOf: [schema, { nullable, type: 'object', enum: [null] }] } : schema;
}

function referencesIn(node, found = new Set()) {
  if (Array.isArray(node)) for (const item of node) referencesIn(item, found);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.$ref === 'string') found.add(node.$ref);
    for (const value of Object.values(node)) referencesIn(value, found);
  }
  return found;
}

const paths = {};
for (const [path, item] of Object.entries(whole.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (!operations.delete(operation.operationId)) continue;
    paths[path] = { ...paths[path], [method]: withDescriptions(slim(operation)) };
  }
}
if (operations.size > 0) throw new Error(`not in the description: ${[...operations].join(', ')}`);

/** OpenAPI wants a description on every response. */
function withDescriptions(operation) {
  for (const response of Object.values(operation.responses))
    if (response.$ref === undefined) response.description ??= '';
  return operation;
}

const components = {};
const queue = [...referencesIn(paths)];
const seen = new Set(queue);
for (let reference = queue.pop(); reference !== undefined; reference = queue.pop()) {
  const [, , kind, name] = reference.split('/');
  const component = slim(whole.components[kind][name]);
  if (kind === 'responses') component.description ??= '';
  components[kind] = { ...components[kind], [name]: component };
  for (const next of referencesIn(component)) {
    if (!seen.has(next)) queue.push(next);
    seen.add(next);
  }
}

const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
const subset = {
  openapi: whole.openapi,
  info: {
    title: "Subset of GitHub's REST API",
    version: whole.info.version,
    license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT' },
  },
  servers: [{ url: 'https://api.github.com' }],
  paths: sorted(paths),
  components: sorted(Object.fromEntries(Object.entries(components).map(([kind, entries]) => [kind, sorted(entries)]))),
};
writeFileSync(resolve(import.meta.dirname, '../test/fixtures/github-openapi.json'), `${JSON.stringify(subset)}\n`);
