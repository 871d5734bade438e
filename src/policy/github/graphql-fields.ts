/** The fields of a repository, and of what it contains, that lead to other parts of the same repository. */
export const fieldsInside: ReadonlySet<string> = new Set(
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

/**
 * Fields that lead to people, organizations and objects of other repositories: only their own values are readable, such
 * as a login or a title, and nothing that they lead to.
 */
export const fieldsOutside: ReadonlySet<string> = new Set(
  [
    'author committer user users actor owner editor creator mergedBy closedBy lockedBy enabledBy assignees assignee',
    'assignedActors assignableUsers suggestedActors mentionableUsers participants collaborators watchers stargazers',
    'requestedReviewer requestedBy resolvedBy deletedBy reviewer organization team onBehalfOf viewer signer',
    'repository headRepository baseRepository headRepositoryOwner parent source forks templateRepository mirror',
    'closingIssuesReferences closedByPullRequestsReferences subIssues trackedIssues trackedInIssues canonical subject',
  ].flatMap((line) => line.split(' ')),
);

/** What may have a selection below one of these. */
export const fieldsOfOutside: ReadonlySet<string> = new Set(
  'nodes edges node pageInfo owner organization repository'.split(' '),
);
