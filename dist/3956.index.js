"use strict";

exports.id = 3956;

exports.ids = [ 3956 ];

exports.modules = {
3197: (function(e, t, o) {
o.d(t, {
Aq: () => protectedSegment,
WF: () => isProtectedPath,
tO: () => isFreeDevice
});
var s = o(55559);
const n = [ [ ".git .gitmodules .gitattributes", "https://git-scm.com/docs/gitrepository-layout" ], [ ".github", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax" ], [ "_runner_file_commands", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands" ], [ "codeowners", "https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners" ], [ ".gitlab-ci.yml .gitlab", "https://docs.gitlab.com/ci/yaml/" ], [ "jenkinsfile", "https://www.jenkins.io/doc/book/pipeline/jenkinsfile/" ], [ ".circleci", "https://circleci.com/docs/configuration-reference/" ], [ "azure-pipelines.yml azure-pipelines.yaml .azure-pipelines", "https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/" ], [ ".buildkite", "https://buildkite.com/docs/pipelines/configure/defining-steps" ], [ ".gitea .forgejo", "https://forgejo.org/docs/latest/user/actions/reference/" ], [ ".woodpecker .woodpecker.yml .woodpecker.yaml", "https://woodpecker-ci.org/docs/usage/workflow-syntax" ], [ ".travis.yml", "https://docs.travis-ci.com/user/customizing-the-build/" ], [ ".drone.yml .drone.jsonnet .drone.star", "https://docs.drone.io/yaml/docker/" ], [ "bitbucket-pipelines.yml", "https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/" ], [ "appveyor.yml .appveyor.yml", "https://www.appveyor.com/docs/appveyor-yml/" ], [ ".cirrus.yml .cirrus.star", "https://cirrus-ci.org/guide/writing-tasks/" ], [ ".teamcity", "https://www.jetbrains.com/help/teamcity/kotlin-dsl.html" ], [ ".semaphore", "https://docs.semaphore.io/reference/pipeline-yaml" ], [ "cloudbuild.yaml cloudbuild.yml cloudbuild.json", "https://cloud.google.com/build/docs/build-config-file-schema" ], [ "buildspec.yml buildspec.yaml", "https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html" ], [ ".build.yml .builds", "https://man.sr.ht/builds.sr.ht/" ], [ ".tekton", "https://pipelinesascode.com/docs/" ], [ ".zuul.yaml zuul.yaml .zuul.d zuul.d", "https://zuul-ci.org/docs/zuul/latest/project-config.html" ], [ "codefresh.yml .codefresh", "https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/" ], [ "renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5", "https://docs.renovatebot.com/configuration-options/" ], [ ".husky .huskyrc", "https://typicode.github.io/husky/how-to.html" ], [ ".lefthook .lefthook-local", "https://lefthook.dev/configuration/" ], [ ".pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml", "https://pre-commit.com/" ], [ ".vscode", "https://code.visualstudio.com/docs/debugtest/tasks" ], [ ".idea", "https://www.jetbrains.com/help/idea/creating-and-managing-projects.html" ], [ ".zed .rules", "https://zed.dev/docs/ai/rules" ], [ ".devcontainer .devcontainer.json", "https://containers.dev/implementors/spec/" ], [ ".sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock", "docs/configuration.md" ], [ ".agents agents.md agent.md agents.override.md skill.md", "https://agents.md/" ], [ ".claude .claude.json claude.md claude.local.md .mcp.json", "https://code.claude.com/docs/en/settings" ], [ ".codex", "https://developers.openai.com/codex/config-basic" ], [ ".gemini .geminiignore gemini.md", "https://geminicli.com/docs/reference/configuration/" ], [ ".qwen .qwenignore qwen.md", "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/" ], [ ".cursor .cursorrules mcp.json", "https://cursor.com/docs/context/rules" ], [ ".clinerules", "https://docs.cline.bot/features/cline-rules" ], [ ".roo .roomodes .roorules", "https://docs.roocode.com/features/custom-instructions" ], [ ".windsurf .windsurfrules", "https://docs.windsurf.com/windsurf/cascade/memories" ], [ ".opencode opencode.json opencode.jsonc", "https://opencode.ai/docs/config/" ], [ ".pi", "https://github.com/badlogic/pi-mono" ], [ ".continue .continuerules", "https://docs.continue.dev/customize/deep-dives/rules" ], [ ".aider.conf.yml conventions.md", "https://aider.chat/docs/usage/conventions.html" ], [ ".kiro", "https://kiro.dev/docs/steering/" ], [ ".junie", "https://www.jetbrains.com/help/junie/customize-guidelines.html" ], [ "warp.md", "https://docs.warp.dev/knowledge-and-collaboration/rules" ], [ ".amazonq", "https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html" ], [ ".goosehints .goose", "https://block.github.io/goose/docs/guides/context-engineering/using-goosehints" ], [ ".augment .augment-guidelines", "https://docs.augmentcode.com/setup-augment/guidelines" ], [ ".trae", "https://docs.trae.ai/ide/rules" ], [ ".factory", "https://docs.factory.ai/cli/configuration/settings" ], [ ".crush crush.json .crush.json", "https://github.com/charmbracelet/crush" ], [ ".openhands", "https://docs.openhands.dev/openhands/usage/customization/repository" ] ];
const c = new Set(n.flatMap(([e]) => e.split(" ")));
const i = /^git~\d$|\.prompt\.(?:md|ya?ml)$|^\.?lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/;
function protectedSegment(e) {
const t = (0, s.OD)(e);
const o = (0, s.OD)((0, s.tu)(e)).findIndex(e => c.has(e) || i.test(e));
return o < 0 ? null : t[o] ?? null;
}
const r = /^\/(?:proc|sys|dev)(?:\/|$)/;
const d = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
function isFreeDevice(e) {
return e.startsWith("/dev/") && d.test(e);
}
function isProtectedPath(e) {
return r.test(e) && !isFreeDevice(e);
}
}),
78535: (function(e, t, o) {
o.d(t, {
j: () => memoizeByObject
});
function memoizeByObject(e) {
const t = new WeakMap;
return o => {
const s = t.get(o);
if (s !== void 0) return s.value;
const n = e(o);
t.set(o, {
value: n
});
return n;
};
}
}),
33956: (function(e, t, o) {
o.r(t);
o.d(t, {
addedProtection: () => addedProtection,
protectedSegmentIn: () => protectedSegmentIn
});
var s = o(55559);
var n = o(3197);
var c = o(78535);
var i = o(90559);
function addedProtection({protectedPaths: e}) {
return e === void 0 ? [] : r(e);
}
const r = (0, c.j)(e => e.flatMap(e => {
const t = (0, i.zW)(e);
return t === null ? [] : [ {
text: e,
pattern: t
} ];
}));
function protectedSegmentIn(e, t) {
return (0, n.Aq)(e) ?? addedSegment(e, t);
}
function addedSegment(e, t) {
const o = addedProtection(t).filter(({pattern: o}) => (0, i.$h)(o, e, t, true));
if (o.length === 0) return null;
const n = (0, s.OD)(e);
const {workspace: c} = t;
const r = (0, s.FK)({
path: e,
directory: c
}) ? (0, s.OD)(c).length : 0;
const d = n.findIndex((e, s) => {
const c = `/${n.slice(0, s + 1).join("/")}`;
return s >= r && o.some(({pattern: e}) => (0, i.$h)(e, c, t, true));
});
return n[d] ?? null;
}
})
};
