import { foldPath, segmentsOf } from './paths.js';

/** Names that control later steps, other tools or the agent, each with its source. Compared in lower case. */
const protectedRows: readonly (readonly [names: string, source: string])[] = [
  ['.git .gitmodules .gitattributes', 'https://git-scm.com/docs/gitrepository-layout'],
  ['.github', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax'],
  ['_runner_file_commands', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands'],
  [
    'codeowners',
    'https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners',
  ],
  ['.gitlab-ci.yml .gitlab', 'https://docs.gitlab.com/ci/yaml/'],
  ['jenkinsfile', 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/'],
  ['.circleci', 'https://circleci.com/docs/configuration-reference/'],
  [
    'azure-pipelines.yml azure-pipelines.yaml .azure-pipelines',
    'https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/',
  ],
  ['.buildkite', 'https://buildkite.com/docs/pipelines/configure/defining-steps'],
  ['.gitea .forgejo', 'https://forgejo.org/docs/latest/user/actions/reference/'],
  ['.woodpecker .woodpecker.yml .woodpecker.yaml', 'https://woodpecker-ci.org/docs/usage/workflow-syntax'],
  ['.travis.yml', 'https://docs.travis-ci.com/user/customizing-the-build/'],
  ['.drone.yml .drone.jsonnet .drone.star', 'https://docs.drone.io/yaml/docker/'],
  [
    'bitbucket-pipelines.yml',
    'https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/',
  ],
  ['appveyor.yml .appveyor.yml', 'https://www.appveyor.com/docs/appveyor-yml/'],
  ['.cirrus.yml .cirrus.star', 'https://cirrus-ci.org/guide/writing-tasks/'],
  ['.teamcity', 'https://www.jetbrains.com/help/teamcity/kotlin-dsl.html'],
  ['.semaphore', 'https://docs.semaphore.io/reference/pipeline-yaml'],
  ['cloudbuild.yaml cloudbuild.yml cloudbuild.json', 'https://cloud.google.com/build/docs/build-config-file-schema'],
  ['buildspec.yml buildspec.yaml', 'https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html'],
  ['.build.yml .builds', 'https://man.sr.ht/builds.sr.ht/'],
  ['.tekton', 'https://pipelinesascode.com/docs/'],
  ['.zuul.yaml zuul.yaml .zuul.d zuul.d', 'https://zuul-ci.org/docs/zuul/latest/project-config.html'],
  ['codefresh.yml .codefresh', 'https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/'],
  [
    'renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5',
    'https://docs.renovatebot.com/configuration-options/',
  ],
  ['.husky .huskyrc', 'https://typicode.github.io/husky/how-to.html'],
  // With any ending: see `protectedForms`.
  ['.lefthook .lefthook-local', 'https://lefthook.dev/configuration/'],
  ['.pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml', 'https://pre-commit.com/'],
  ['.vscode', 'https://code.visualstudio.com/docs/debugtest/tasks'],
  ['.idea', 'https://www.jetbrains.com/help/idea/creating-and-managing-projects.html'],
  ['.zed .rules', 'https://zed.dev/docs/ai/rules'],
  ['.devcontainer .devcontainer.json', 'https://containers.dev/implementors/spec/'],
  ['.sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock', 'docs/configuration.md'],
  ['.agents agents.md agent.md agents.override.md skill.md', 'https://agents.md/'],
  ['.claude .claude.json claude.md claude.local.md .mcp.json', 'https://code.claude.com/docs/en/settings'],
  ['.codex', 'https://developers.openai.com/codex/config-basic'],
  ['.gemini .geminiignore gemini.md', 'https://geminicli.com/docs/reference/configuration/'],
  ['.qwen .qwenignore qwen.md', 'https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/'],
  ['.cursor .cursorrules mcp.json', 'https://cursor.com/docs/context/rules'],
  ['.clinerules', 'https://docs.cline.bot/features/cline-rules'],
  ['.roo .roomodes .roorules', 'https://docs.roocode.com/features/custom-instructions'],
  ['.windsurf .windsurfrules', 'https://docs.windsurf.com/windsurf/cascade/memories'],
  ['.opencode opencode.json opencode.jsonc', 'https://opencode.ai/docs/config/'],
  ['.pi', 'https://github.com/badlogic/pi-mono'],
  ['.continue .continuerules', 'https://docs.continue.dev/customize/deep-dives/rules'],
  ['.aider.conf.yml conventions.md', 'https://aider.chat/docs/usage/conventions.html'],
  ['.kiro', 'https://kiro.dev/docs/steering/'],
  ['.junie', 'https://www.jetbrains.com/help/junie/customize-guidelines.html'],
  ['warp.md', 'https://docs.warp.dev/knowledge-and-collaboration/rules'],
  ['.amazonq', 'https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html'],
  ['.goosehints .goose', 'https://block.github.io/goose/docs/guides/context-engineering/using-goosehints'],
  ['.augment .augment-guidelines', 'https://docs.augmentcode.com/setup-augment/guidelines'],
  ['.trae', 'https://docs.trae.ai/ide/rules'],
  ['.factory', 'https://docs.factory.ai/cli/configuration/settings'],
  ['.crush crush.json .crush.json', 'https://github.com/charmbracelet/crush'],
  ['.openhands', 'https://docs.openhands.dev/openhands/usage/customization/repository'],
];

const protectedNames: ReadonlySet<string> = new Set(protectedRows.flatMap(([names]) => names.split(' ')));

/** `.git` on Windows, by its short name; prompt files (GitHub Models, Copilot); lefthook's configuration. */
const protectedForms = /^git~\d$|\.prompt\.(?:md|ya?ml)$|^\.?lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/;

/** The segment that makes a path protected: written only with a rule that names it. `null` for other paths. */
export function protectedSegment(path: string): string | null {
  const original = segmentsOf(path);
  const at = segmentsOf(foldPath(path)).findIndex(
    (segment) => protectedNames.has(segment) || protectedForms.test(segment),
  );
  return at < 0 ? null : (original[at] ?? null);
}

/** Interfaces to the kernel and to other processes; no rule allows access. */
const kernelPath = /^\/(?:proc|sys|dev)(?:\/|$)/;

/** Devices without content of their own. bash passes /dev/fd/60 to /dev/fd/63 for process substitutions. */
const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;

export function isFreeDevice(path: string): boolean {
  return path.startsWith('/dev/') && freeDevice.test(path);
}

export function isProtectedPath(path: string): boolean {
  return kernelPath.test(path) && !isFreeDevice(path);
}
