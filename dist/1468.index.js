"use strict";

exports.id = 1468;

exports.ids = [ 1468 ];

exports.modules = {
71468: (function(e, t, o) {
o.r(t);
o.d(t, {
collectTree: () => collectTree,
linkProblem: () => linkProblem,
unlisted: () => f,
whyNeverCommitted: () => whyNeverCommitted
});
var n = o(76760);
var s = o(42357);
var i = o(73024);
var r = o(16057);
var c = o(72443);
function readTreeFile(e, t, o) {
try {
const s = (0, n.join)((0, i.realpathSync)(e), (0, n.dirname)(t));
const c = (0, n.join)(s, (0, n.basename)(t));
if ((0, i.lstatSync)(c).isSymbolicLink()) return {
problem: "a symbolic link"
};
if ((0, i.realpathSync)(s) !== s) return {
problem: "reached through a symbolic link"
};
const {descriptor: l, stat: a} = (0, r.bY)(c);
try {
const e = problemOf(a, o);
if (e !== null) return {
problem: e
};
return {
content: (0, i.readFileSync)(l),
executable: process.platform === "win32" ? null : (a.mode & 64) !== 0
};
} finally {
(0, i.closeSync)(l);
}
} catch (e) {
if (e instanceof c.k) return {
problem: "replaced while it was being read"
};
if (typeof e.code !== "string") throw e;
return {
problem: "unreadable"
};
}
}
function readTreeLink(e, t) {
try {
const o = (0, n.join)((0, i.realpathSync)(e), (0, n.dirname)(t));
const s = (0, n.join)(o, (0, n.basename)(t));
if (!(0, i.lstatSync)(s).isSymbolicLink() || (0, i.realpathSync)(o) !== o) return null;
return (0, i.readlinkSync)(s);
} catch (e) {
if (typeof e.code !== "string") throw e;
return null;
}
}
function problemOf(e, t) {
if (!e.isFile()) return "not a regular file";
if (e.nlink > 1) return "a file with several hard links";
return e.size > t ? `larger than ${String(t)} bytes` : null;
}
var l = o(75665);
var a = o(38287);
var u = o(3197);
var d = o(99756);
var p = o(55559);
const m = new Set([ ".mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc" ].flatMap(e => e.split(" ")));
function isToolConfiguration(e) {
return (0, p.OD)((0, p.tu)(e)).some(e => m.has(e));
}
function isDeceptivePath(e) {
return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
}
var h = o(20653);
const f = "the changed files could not be listed";
const g = 100;
const b = 1e6;
const y = 5e6;
async function collectTree(e) {
return await collect(e).catch((0, s.j6)(a.U, ({message: e}) => ({
refused: `git could not determine the changes: ${e}`,
isUnknown: true
})));
}
async function collect(e) {
const {changes: t, git: o, root: n, mayRead: s, isProtected: i, onlyFrom: r, takes: c} = e;
const {files: l, notice: a, base: u, mixed: d, hidden: p} = await t.since();
const m = l.filter(({path: e}) => !p.has(e));
const {files: b, leftOut: w, problem: v} = chosen(m, e.choice);
if (a !== null) return {
refused: f,
isUnknown: true
};
if (o === null || u === null) return {
refused: "the workspace is not a git repository with a commit"
};
if (r !== null && u !== r) return {
refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
};
if (v !== null) return {
refused: v
};
if (b.length === 0) return {
refused: "the run has changed no files, except for ignored ones"
};
if (b.length > g) return {
refused: `${String(b.length)} files are changed, and a pull request may have ${String(g)}`
};
const k = await o.prefix();
const j = await o.filteredPaths(b.map(({path: e}) => e));
const $ = [];
const z = b.filter(({path: e}) => {
const t = whyNeverCommitted(`${k}${e}`) ?? (d.has(e) ? "it had changes before the run" : null);
const o = s(e) ? null : "not permitted by the rules";
const n = t ?? (i(e) ? "protected" : o);
n !== null && $.push(`${e} (${n})`);
return n === null;
});
const x = await readFiles(z.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
git: o,
root: n,
base: u,
prefix: k,
filtered: j,
takes: c
});
$.push(...x.problems);
if ($.length > 0) return {
refused: `these files cannot be committed: ${(0, h.KE)($, 5)}`
};
const S = [ ...x.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
if (S > y) return {
refused: `the changed files have ${String(S)} bytes, more than 5 MB`
};
const P = z.map(({path: e}) => ({
path: `${k}${e}`,
...x.files.get(e) ?? {
content: null
}
}));
const O = {
base: u,
baseTree: await o.treeOf(u),
files: P
};
return w.length === 0 ? {
tree: O
} : {
tree: O,
leftOut: w
};
}
function chosen(e, t) {
if (t === void 0) return {
files: e,
leftOut: [],
problem: null
};
const {paths: o, isNamed: s} = t;
if (o === void 0) {
const isLeftOut = ({path: e, kind: t}) => t === "created" && !s(e);
const [t, o] = [ e.filter(e => !isLeftOut(e)), e.filter(isLeftOut).map(({path: e}) => e) ];
const n = t.length === 0 && o.length > 0;
const i = `only commands made the changed files: ${(0, h.KE)(o, 5)}; name those that belong to it in paths`;
return {
files: t,
leftOut: o,
problem: n ? i : null
};
}
const i = o.map(e => n.posix.normalize(e).replace(/^\.\/|\/$/g, ""));
const isIn = (e, t) => t === "." || e === t || e.startsWith(`${t}/`);
const r = i.filter(t => !e.some(({path: e}) => isIn(e, t)));
const c = r.length === 0 ? null : `this run has not changed ${(0, h.KE)(r, 5)}`;
return {
files: e.filter(({path: e}) => i.some(t => isIn(e, t))),
leftOut: [],
problem: c
};
}
async function readFiles(e, t) {
const {git: o, root: n, base: s, prefix: i, filtered: r, takes: c} = t;
const a = [];
const u = await o.modesAtRef(s, e);
const d = e.some(e => r.get(e) === "lfs") ? await pointersOf(t) : new Set;
const p = new Map;
const m = c.links ? linksIn(e, n) : new Map;
for (const [e, t] of m) {
const o = u.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${i}${e}`, t);
o === null ? p.set(e, {
content: Buffer.from(t),
mode: "120000"
}) : a.push(`${e} (${o})`);
}
const h = e.flatMap(e => {
if (m.has(e)) return [];
const t = readTreeFile(n, e, b);
const o = "problem" in t ? t.problem : modeProblem(u.get(e), t.executable, c) ?? filterProblem(r.get(e), t.content, d);
o !== null && a.push(`${e} (${o})`);
return o !== null || "problem" in t ? [] : [ {
path: e,
...t
} ];
});
const f = await o.blobIds(h.flatMap(({path: e}) => r.has(e) ? [] : [ e ]));
for (const {path: e, content: t, executable: o} of h) {
const n = f.get(e);
const s = n === void 0 ? pointerIn(t) : (0, l.Z)(t, n);
const i = u.get(e);
s === null ? a.push(`${e} (git would convert its content, or it has just changed)`) : o === true || o === null && i === "100755" ? p.set(e, {
content: s,
mode: "100755"
}) : p.set(e, i === void 0 || i === "100644" ? {
content: s
} : {
content: s,
mode: "100644"
});
}
return {
files: p,
problems: a
};
}
function linksIn(e, t) {
return new Map(e.flatMap(e => {
const o = readTreeLink(t, e);
return o === null ? [] : [ [ e, o ] ];
}));
}
function linkProblem(e, t) {
const o = n.posix.normalize(n.posix.join(n.posix.dirname(e), t));
if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
if (n.posix.isAbsolute(t) || o === ".." || o.startsWith("../")) return "a link out of the repository";
const s = whyNeverCommitted(o);
return s === null ? null : `a link to ${o}: ${s}`;
}
function modeProblem(e, t, o) {
if (e === "160000") return "it replaces a submodule";
if (e === "120000" && !o.links) return "it replaces a link";
if (o.executables || t !== true || e === "100755") return null;
return e === "100644" ? "it was made executable" : "it is new and executable";
}
function filterProblem(e, t, o) {
if (e === void 0) return null;
if (e !== "lfs") return "a filter in .gitattributes applies to it";
const n = pointerIn(t);
if (n === null) return "Git LFS stores it, and new content cannot be uploaded";
return o.has(n.toString("latin1")) ? null : "a pointer of Git LFS that no moved file had";
}
async function pointersOf({git: e, base: t, filtered: o}) {
const n = [ ...o ].flatMap(([e, t]) => t === "lfs" ? [ e ] : []);
const s = n.length === 0 ? new Map : await e.readAllAtRef(t, n);
return new Set([ ...s.values() ].map(e => e.toString("latin1")));
}
function pointerIn(e) {
const t = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
return e.length < 1024 && t.test(e.toString("latin1")) ? e : null;
}
function whyNeverCommitted(e) {
if ((0, u.Aq)(e) !== null) return "protected";
if (isToolConfiguration(e)) return "protected, it steers other tools";
if (isDeceptivePath(e)) return "its name is deceptive";
return (0, d.y)(`/${e}`) === "low" ? null : "its name is sensitive";
}
}),
3197: (function(e, t, o) {
o.d(t, {
Aq: () => protectedSegment,
WF: () => isProtectedPath,
tO: () => isFreeDevice
});
var n = o(55559);
const s = [ [ ".git .gitmodules .gitattributes", "https://git-scm.com/docs/gitrepository-layout" ], [ ".github", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax" ], [ "_runner_file_commands", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands" ], [ "codeowners", "https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners" ], [ ".gitlab-ci.yml .gitlab", "https://docs.gitlab.com/ci/yaml/" ], [ "jenkinsfile", "https://www.jenkins.io/doc/book/pipeline/jenkinsfile/" ], [ ".circleci", "https://circleci.com/docs/configuration-reference/" ], [ "azure-pipelines.yml azure-pipelines.yaml .azure-pipelines", "https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/" ], [ ".buildkite", "https://buildkite.com/docs/pipelines/configure/defining-steps" ], [ ".gitea .forgejo", "https://forgejo.org/docs/latest/user/actions/reference/" ], [ ".woodpecker .woodpecker.yml .woodpecker.yaml", "https://woodpecker-ci.org/docs/usage/workflow-syntax" ], [ ".travis.yml", "https://docs.travis-ci.com/user/customizing-the-build/" ], [ ".drone.yml .drone.jsonnet .drone.star", "https://docs.drone.io/yaml/docker/" ], [ "bitbucket-pipelines.yml", "https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/" ], [ "appveyor.yml .appveyor.yml", "https://www.appveyor.com/docs/appveyor-yml/" ], [ ".cirrus.yml .cirrus.star", "https://cirrus-ci.org/guide/writing-tasks/" ], [ ".teamcity", "https://www.jetbrains.com/help/teamcity/kotlin-dsl.html" ], [ ".semaphore", "https://docs.semaphore.io/reference/pipeline-yaml" ], [ "cloudbuild.yaml cloudbuild.yml cloudbuild.json", "https://cloud.google.com/build/docs/build-config-file-schema" ], [ "buildspec.yml buildspec.yaml", "https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html" ], [ ".build.yml .builds", "https://man.sr.ht/builds.sr.ht/" ], [ ".tekton", "https://pipelinesascode.com/docs/" ], [ ".zuul.yaml zuul.yaml .zuul.d zuul.d", "https://zuul-ci.org/docs/zuul/latest/project-config.html" ], [ "codefresh.yml .codefresh", "https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/" ], [ "renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5", "https://docs.renovatebot.com/configuration-options/" ], [ ".husky .huskyrc", "https://typicode.github.io/husky/how-to.html" ], [ ".lefthook .lefthook-local", "https://lefthook.dev/configuration/" ], [ ".pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml", "https://pre-commit.com/" ], [ ".vscode", "https://code.visualstudio.com/docs/debugtest/tasks" ], [ ".idea", "https://www.jetbrains.com/help/idea/creating-and-managing-projects.html" ], [ ".zed .rules", "https://zed.dev/docs/ai/rules" ], [ ".devcontainer .devcontainer.json", "https://containers.dev/implementors/spec/" ], [ ".sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock", "docs/configuration.md" ], [ ".agents agents.md agent.md agents.override.md skill.md", "https://agents.md/" ], [ ".claude .claude.json claude.md claude.local.md .mcp.json", "https://code.claude.com/docs/en/settings" ], [ ".codex", "https://developers.openai.com/codex/config-basic" ], [ ".gemini .geminiignore gemini.md", "https://geminicli.com/docs/reference/configuration/" ], [ ".qwen .qwenignore qwen.md", "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/" ], [ ".cursor .cursorrules mcp.json", "https://cursor.com/docs/context/rules" ], [ ".clinerules", "https://docs.cline.bot/features/cline-rules" ], [ ".roo .roomodes .roorules", "https://docs.roocode.com/features/custom-instructions" ], [ ".windsurf .windsurfrules", "https://docs.windsurf.com/windsurf/cascade/memories" ], [ ".opencode opencode.json opencode.jsonc", "https://opencode.ai/docs/config/" ], [ ".pi", "https://github.com/badlogic/pi-mono" ], [ ".continue .continuerules", "https://docs.continue.dev/customize/deep-dives/rules" ], [ ".aider.conf.yml conventions.md", "https://aider.chat/docs/usage/conventions.html" ], [ ".kiro", "https://kiro.dev/docs/steering/" ], [ ".junie", "https://www.jetbrains.com/help/junie/customize-guidelines.html" ], [ "warp.md", "https://docs.warp.dev/knowledge-and-collaboration/rules" ], [ ".amazonq", "https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html" ], [ ".goosehints .goose", "https://block.github.io/goose/docs/guides/context-engineering/using-goosehints" ], [ ".augment .augment-guidelines", "https://docs.augmentcode.com/setup-augment/guidelines" ], [ ".trae", "https://docs.trae.ai/ide/rules" ], [ ".factory", "https://docs.factory.ai/cli/configuration/settings" ], [ ".crush crush.json .crush.json", "https://github.com/charmbracelet/crush" ], [ ".openhands", "https://docs.openhands.dev/openhands/usage/customization/repository" ] ];
const i = new Set(s.flatMap(([e]) => e.split(" ")));
const r = /^git~\d$|\.prompt\.(?:md|ya?ml)$|^\.?lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/;
function protectedSegment(e) {
const t = (0, n.OD)(e);
const o = (0, n.OD)((0, n.tu)(e)).findIndex(e => i.has(e) || r.test(e));
return o < 0 ? null : t[o] ?? null;
}
const c = /^\/(?:proc|sys|dev)(?:\/|$)/;
const l = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
function isFreeDevice(e) {
return e.startsWith("/dev/") && l.test(e);
}
function isProtectedPath(e) {
return c.test(e) && !isFreeDevice(e);
}
})
};
