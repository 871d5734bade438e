import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode, ValueNode } from 'graphql';
import { OperationTypeNode } from 'graphql/language/ast.js';
import { Kind } from 'graphql/language/kinds.js';
import { parse } from 'graphql/language/parser.js';
import type { GitHubRequestContext } from './github-request.js';
import { isOwnRepository } from './own-repository.js';
import { searchProblem } from './search-query.js';

/** Longest query, as tokens; those of gh have a few hundred. */
const maxTokens = 5_000;
/** Selections after fragments are inserted. */
const maxSelections = 20_000;

type Place = 'root' | 'inside' | 'outside' | 'schema';

interface Walk {
  readonly context: GitHubRequestContext;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly count: { selections: number };
}

/** A sentence; `null` if it only reads this repository. Without the schema, each field must be known to stay there. */
export function graphqlProblem(body: string, context: GitHubRequestContext): string | null {
  const request = requestOf(body);
  if (request === null) return 'The GraphQL request has no query.';
  let document: DocumentNode;
  try {
    document = parse(request.query, { noLocation: true, maxTokens });
  } catch (error) {
    return `The GraphQL query is invalid: ${error instanceof Error ? error.message : String(error)}`;
  }
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const walk: Walk = { context, variables: request.variables, fragments, count: { selections: 0 } };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) continue;
    if (definition.kind !== Kind.OPERATION_DEFINITION) return 'The GraphQL request contains more than queries.';
    if (definition.operation !== OperationTypeNode.QUERY) return changeProblem(definition.selectionSet);
    const problem = selectionProblem(definition.selectionSet, 'root', walk, []);
    if (problem !== null) return problem;
  }
  return null;
}

function changeProblem({ selections }: SelectionSetNode): string {
  const names = selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  return `Commands cannot change GitHub (${names.join(', ').slice(0, 100)}).`;
}

function requestOf(body: string): (Pick<Walk, 'variables'> & { readonly query: string }) | null {
  try {
    const { query, variables } = JSON.parse(body) as { readonly query?: unknown; readonly variables?: unknown };
    if (typeof query !== 'string') return null;
    const values = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};
    return { query, variables: values };
  } catch {
    return null;
  }
}

/** Only the members that were evaluated, in the form that every parser reads alike. */
export function evaluatedBody(body: string): string {
  const { query, variables, operationName } = JSON.parse(body) as Readonly<Record<string, unknown>>;
  return JSON.stringify({ query, variables, operationName });
}

function selectionProblem(
  { selections }: SelectionSetNode,
  place: Place,
  walk: Walk,
  inFragments: readonly string[],
): string | null {
  for (const selection of selections) {
    walk.count.selections += 1;
    if (walk.count.selections > maxSelections) return 'The GraphQL query is too large.';
    let problem: string | null;
    if (selection.kind === Kind.FIELD) problem = fieldProblem(selection, place, walk, inFragments);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      problem = selectionProblem(selection.selectionSet, place, walk, inFragments);
    else {
      const name = selection.name.value;
      const fragment = walk.fragments.get(name);
      if (fragment === undefined || inFragments.includes(name)) return `The fragment ${name} is missing or circular.`;
      problem = selectionProblem(fragment.selectionSet, place, walk, [...inFragments, name]);
    }
    if (problem !== null) return problem;
  }
  return null;
}

/** Where ids are read from in answers, see knownIds: no other field may have one of these names there. */
const namesOfIds: ReadonlySet<string> = new Set(
  'id repository pullRequest issue discussion pullRequests issues discussions nodes'.split(' '),
);

function fieldProblem(field: FieldNode, place: Place, walk: Walk, inFragments: readonly string[]): string | null {
  const [name, alias = name] = [field.name.value, field.alias?.value];
  if (alias !== name && namesOfIds.has(alias) && name !== 'issueOrPullRequest')
    return `The field ${name} cannot be named ${alias}.`;
  const below = placeBelow(field, place, walk);
  if (typeof below !== 'string') return below.problem;
  return field.selectionSet === undefined ? null : selectionProblem(field.selectionSet, below, walk, inFragments);
}

/** Where the selection of a field is, or why it may not be read. */
function placeBelow(field: FieldNode, place: Place, walk: Walk): Place | { readonly problem: string } {
  const name = field.name.value;
  if (place === 'schema') return place;
  if (place === 'root') return placeBelowRoot(field, walk);
  if (place === 'outside' && leadsAnywhere(field))
    return { problem: `The field ${name} may lead out of this repository.` };
  if (field.selectionSet === undefined) return place;
  const isKnown = place === 'inside' ? fieldsInside.has(name) : fieldsOfOutside.has(name);
  if (isKnown && !fieldsOutside.has(name)) return place;
  if (fieldsOutside.has(name) && (place === 'inside' || isKnown)) return 'outside';
  return { problem: `The field ${name} may lead out of this repository, or to the content of its files.` };
}

/** A repository or organization of one's choice, or the text of an issue of another repository. */
function leadsAnywhere({ name, arguments: argumentNodes = [], selectionSet }: FieldNode): boolean {
  if (selectionSet === undefined) return /^(?:body|bodyText|bodyHTML)$/.test(name.value);
  return argumentNodes.length > 0 && /^(?:repository|organization)$/.test(name.value);
}

function placeBelowRoot(field: FieldNode, walk: Walk): Place | { readonly problem: string } {
  const { repository, knownIds } = walk.context;
  const argument = (name: string): unknown => argumentOf(field, name, walk);
  switch (field.name.value) {
    case '__typename':
    case '__type':
    case '__schema':
    case 'rateLimit':
      return 'schema';
    case 'viewer':
      return 'outside';
    case 'repository': {
      const [owner, name] = [argument('owner'), argument('name')];
      const isOwn = typeof owner === 'string' && typeof name === 'string' && isOwnRepository(owner, name, repository);
      return isOwn ? 'inside' : { problem: otherRepositorySentence(repository) };
    }
    case 'node':
    case 'nodes': {
      const ids = [argument('id'), argument('ids')].flat().filter((id) => id !== undefined);
      const areKnown = ids.length > 0 && ids.every((id) => typeof id === 'string' && knownIds.has(id));
      return areKnown
        ? 'inside'
        : { problem: 'Only issues and pull requests that an earlier answer contained have an id here.' };
    }
    case 'search': {
      const query = argument('query');
      const problem = typeof query === 'string' ? searchProblem(query, repository, true) : 'The search has no query.';
      if (!/^(?:ISSUE|ISSUE_ADVANCED|ISSUE_HYBRID|ISSUE_SEMANTIC|DISCUSSION)$/.test(String(argument('type'))))
        return { problem: 'Only issues, pull requests and discussions can be searched for.' };
      return problem === null ? 'inside' : { problem };
    }
    default:
      return { problem: `The field ${field.name.value} is not about this repository.` };
  }
}

export function otherRepositorySentence({ owner, name }: GitHubRequestContext['repository']): string {
  return `Only the repository ${owner}/${name} can be reached.`;
}

function argumentOf(field: FieldNode, name: string, { variables }: Walk): unknown {
  const matching = (field.arguments ?? []).filter((node) => node.name.value === name);
  const [argument] = matching;
  return matching.length === 1 && argument !== undefined ? valueOf(argument.value, variables) : undefined;
}

/** The default of a variable does not count: gh passes every one. */
function valueOf(value: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (value.kind === Kind.STRING || value.kind === Kind.ENUM) return value.value;
  if (value.kind === Kind.VARIABLE)
    return Object.hasOwn(variables, value.name.value) ? variables[value.name.value] : null;
  if (value.kind === Kind.LIST) return value.values.map((item) => valueOf(item, variables));
  return null;
}

/** The fields of a repository, and of what it contains, that lead to other parts of the same repository. */
const fieldsInside: ReadonlySet<string> = new Set(
  [
    'nodes edges node pageInfo',
    'pullRequest pullRequests issue issues issueOrPullRequest discussion discussions discussionCategory',
    'discussionCategories category answer answerChosenAt comments comment replies replyTo reviews review latestReviews',
    'latestOpinionatedReviews reviewThreads thread reviewRequests reviewDecision labels label milestone milestones',
    'commits commit authors history parents mergeCommit potentialMergeCommit headRef baseRef ref refs target',
    'associatedPullRequests defaultBranchRef branchProtectionRule branchProtectionRules rules rulesets',
    'statusCheckRollup contexts status context statuses checkSuite checkSuites checkRun checkRuns workflowRun workflow',
    'annotations location start end steps app matchingPullRequests files languages primaryLanguage language',
    'licenseInfo codeOfConduct repositoryTopics topic latestRelease release releases releaseAssets tagCommit tag',
    'fundingLinks issueTemplates pullRequestTemplates contactLinks mergeQueue mergeQueueEntry entries',
    'reactionGroups reactions timelineItems autoMergeRequest suggestedReviewers projectCards projectItems project',
    'column fieldValueByName fieldValues field projects projectsV2 issueType issueTypes subIssuesSummary',
    'deployments latestStatus comparison compare userContentEdits signature',
  ].flatMap((line) => line.split(' ')),
);

/** People, organizations, other repositories: only their own values are readable, such as a login or a title. */
const fieldsOutside: ReadonlySet<string> = new Set(
  [
    'author committer user users actor owner editor creator mergedBy closedBy lockedBy enabledBy assignees assignee',
    'assignedActors assignableUsers suggestedActors mentionableUsers participants collaborators watchers stargazers',
    'requestedReviewer requestedBy resolvedBy deletedBy reviewer organization team onBehalfOf viewer signer',
    'repository headRepository baseRepository headRepositoryOwner parent source forks templateRepository mirror',
    'closingIssuesReferences closedByPullRequestsReferences subIssues trackedIssues trackedInIssues canonical subject',
  ].flatMap((line) => line.split(' ')),
);

/** What may have a selection below one of these. */
const fieldsOfOutside: ReadonlySet<string> = new Set(
  'nodes edges node pageInfo owner organization repository'.split(' '),
);
