/** Set by the runner, revealing nothing beyond the workflow. The condition was allowed to read BASH_REMATCH. */
const publicNames =
  /^(?:GITHUB_(?:ACTION|ACTIONS|ACTOR|ACTOR_ID|BASE_REF|EVENT_NAME|HEAD_REF|JOB|REF|REF_NAME|REF_TYPE|REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|RUN_ATTEMPT|RUN_ID|RUN_NUMBER|SERVER_URL|API_URL|GRAPHQL_URL|SHA|TRIGGERING_ACTOR|WORKFLOW|WORKSPACE)|RUNNER_(?:ARCH|NAME|OS)|BASH_REMATCH)$/;

/** Names of variables that may contain secrets or paths into later steps. Product versions are excluded. */
const guardedNames =
  /^(?:GITHUB|GH|ACTIONS|RUNNER|INPUT|AWS|AZURE|ARM|GOOGLE|GCP|GCLOUD|NPM|NODE_AUTH|DOCKER|OPENAI|ANTHROPIC|GEMINI|CLAUDE|SALLYPORT|SSH|BASH|HIST)(?:_(?!VERSION$)|$)|TOKEN|SECRET|PASSW|PASSPHRASE|(?:^|_)PWD?(?:_|$)|(?:^|_)PASS(?:_|$)|CRED|API_?KEY|_KEY(?:_|$)|^KEY$|PRIVATE|AUTH|COOKIE|SESSION|SIGNATURE|BEARER|DSN|(?:^|_)PAT(?:_|$)|WEBHOOK|DATABASE_URL|CONNECTION_?STRING/;

/** Whether the name of a variable gives no indication that its value is secret. */
export function isOpenName(name: string): boolean {
  return publicNames.test(name) || !guardedNames.test(name.toUpperCase());
}
