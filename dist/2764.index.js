"use strict";

exports.id = 2764;

exports.ids = [ 2764, 1468 ];

exports.modules = {
 71468: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   collectTree: () => collectTree,
   unlisted: () => h,
   whyNeverCommitted: () => whyNeverCommitted
  });
  var o = n(76760);
  var s = n(42357);
  var r = n(73024);
  var i = n(16057);
  var c = n(72443);
  function readTreeFile(e, t, n) {
   try {
    const s = (0, o.join)((0, r.realpathSync)(e), (0, o.dirname)(t));
    const c = (0, o.join)(s, (0, o.basename)(t));
    if ((0, r.lstatSync)(c).isSymbolicLink()) return {
     problem: "a symbolic link"
    };
    if ((0, r.realpathSync)(s) !== s) return {
     problem: "reached through a symbolic link"
    };
    const {descriptor: l, stat: a} = (0, i.bY)(c);
    try {
     const e = problemOf(a, n);
     if (e !== null) return {
      problem: e
     };
     return {
      content: (0, r.readFileSync)(l),
      executable: process.platform === "win32" ? null : (a.mode & 64) !== 0
     };
    } finally {
     (0, r.closeSync)(l);
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
    const n = (0, o.join)((0, r.realpathSync)(e), (0, o.dirname)(t));
    const s = (0, o.join)(n, (0, o.basename)(t));
    if (!(0, r.lstatSync)(s).isSymbolicLink() || (0, r.realpathSync)(n) !== n) return null;
    return (0, r.readlinkSync)(s);
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
  var l = n(75665);
  var a = n(38287);
  var u = n(3197);
  var d = n(99756);
  var m = n(55559);
  const p = new Set([ ".mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc" ].flatMap(e => e.split(" ")));
  function isToolConfiguration(e) {
   return (0, m.OD)((0, m.tu)(e)).some(e => p.has(e));
  }
  function isDeceptivePath(e) {
   return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
  }
  var f = n(20653);
  const h = "the changed files could not be listed";
  const g = 100;
  const y = 1e6;
  const b = 5e6;
  async function collectTree(e) {
   return await collect(e).catch((0, s.j6)(a.U, ({message: e}) => ({
    refused: `git could not determine the changes: ${e}`,
    isUnknown: true
   })));
  }
  async function collect({changes: e, git: t, root: n, mayRead: o, onlyFrom: s, takes: r}) {
   const {files: i, notice: c, base: l, mixed: a, hidden: u} = await e.since();
   const d = i.filter(({path: e}) => !u.has(e));
   if (c !== null) return {
    refused: h,
    isUnknown: true
   };
   if (t === null || l === null) return {
    refused: "the workspace is not a git repository with a commit"
   };
   if (s !== null && l !== s) return {
    refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
   };
   if (d.length === 0) return {
    refused: "the run has changed no files, except for ignored ones"
   };
   if (d.length > g) return {
    refused: `${String(d.length)} files are changed, and a pull request may have ${String(g)}`
   };
   const m = await t.prefix();
   const p = await t.filteredPaths(d.map(({path: e}) => e));
   const y = [];
   const w = d.filter(({path: e}) => {
    const t = whyNeverCommitted(`${m}${e}`) ?? (a.has(e) ? "it had changes before the run" : null);
    const n = t ?? (o(e) ? null : "not permitted by the rules");
    n !== null && y.push(`${e} (${n})`);
    return n === null;
   });
   const v = await readFiles(w.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
    git: t,
    root: n,
    base: l,
    prefix: m,
    filtered: p,
    takes: r
   });
   y.push(...v.problems);
   if (y.length > 0) return {
    refused: `these files cannot be committed: ${(0, f.KE)(y, 5)}`
   };
   const k = [ ...v.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
   if (k > b) return {
    refused: `the changed files have ${String(k)} bytes, more than 5 MB`
   };
   const j = w.map(({path: e}) => ({
    path: `${m}${e}`,
    ...v.files.get(e) ?? {
     content: null
    }
   }));
   return {
    tree: {
     base: l,
     baseTree: await t.treeOf(l),
     files: j
    }
   };
  }
  async function readFiles(e, t) {
   const {git: n, root: o, base: s, prefix: r, filtered: i, takes: c} = t;
   const a = [];
   const u = await n.modesAtRef(s, e);
   const d = e.some(e => i.get(e) === "lfs") ? await pointersOf(t) : new Set;
   const m = new Map;
   const p = c.links ? linksIn(e, o) : new Map;
   for (const [e, t] of p) {
    const n = u.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${r}${e}`, t);
    n === null ? m.set(e, {
     content: Buffer.from(t),
     mode: "120000"
    }) : a.push(`${e} (${n})`);
   }
   const f = e.flatMap(e => {
    if (p.has(e)) return [];
    const t = readTreeFile(o, e, y);
    const n = "problem" in t ? t.problem : modeProblem(u.get(e), t.executable, c) ?? filterProblem(i.get(e), t.content, d);
    n !== null && a.push(`${e} (${n})`);
    return n !== null || "problem" in t ? [] : [ {
     path: e,
     ...t
    } ];
   });
   const h = await n.blobIds(f.flatMap(({path: e}) => i.has(e) ? [] : [ e ]));
   for (const {path: e, content: t, executable: n} of f) {
    const o = h.get(e);
    const s = o === void 0 ? pointerIn(t) : (0, l.Z)(t, o);
    const r = u.get(e);
    s === null ? a.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && r === "100755" ? m.set(e, {
     content: s,
     mode: "100755"
    }) : m.set(e, r === void 0 || r === "100644" ? {
     content: s
    } : {
     content: s,
     mode: "100644"
    });
   }
   return {
    files: m,
    problems: a
   };
  }
  function linksIn(e, t) {
   return new Map(e.flatMap(e => {
    const n = readTreeLink(t, e);
    return n === null ? [] : [ [ e, n ] ];
   }));
  }
  function linkProblem(e, t) {
   const n = o.posix.normalize(o.posix.join(o.posix.dirname(e), t));
   if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
   if (o.posix.isAbsolute(t) || n === ".." || n.startsWith("../")) return "a link out of the repository";
   const s = whyNeverCommitted(n);
   return s === null ? null : `a link to ${n}: ${s}`;
  }
  function modeProblem(e, t, n) {
   if (e === "160000") return "it replaces a submodule";
   if (e === "120000" && !n.links) return "it replaces a link";
   if (n.executables || t !== true || e === "100755") return null;
   return e === "100644" ? "it was made executable" : "it is new and executable";
  }
  function filterProblem(e, t, n) {
   if (e === void 0) return null;
   if (e !== "lfs") return "a filter in .gitattributes applies to it";
   const o = pointerIn(t);
   if (o === null) return "Git LFS stores it, and new content cannot be uploaded";
   return n.has(o.toString("latin1")) ? null : "a pointer of Git LFS that no moved file had";
  }
  async function pointersOf({git: e, base: t, filtered: n}) {
   const o = [ ...n ].flatMap(([e, t]) => t === "lfs" ? [ e ] : []);
   const s = o.length === 0 ? new Map : await e.readAllAtRef(t, o);
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
 43815: (function(e, t, n) {
  n.d(t, {
   $4: () => mergeOnto,
   E4: () => versionOf,
   Lj: () => versionsAt,
   Py: () => treeFile,
   ax: () => mergeVersions
  });
  var o = n(76760);
  var s = n(71468);
  async function mergeOnto({base: e, files: t}, n, {git: r, directory: i}) {
   const c = await r.prefix();
   const l = t.map(({path: e}) => o.posix.relative(c, e));
   const [a, u] = [ await versionsAt(r, e, l), await versionsAt(r, n, l) ];
   const d = await blockedPaths(r, n, l);
   const m = [];
   const p = [];
   for (const [e, n] of t.entries()) {
    const t = l[e] ?? "";
    const o = u.get(t) ?? null;
    const c = versionOf(n);
    if (isSame(c, o)) continue;
    const f = d.has(t) ? null : await mergeVersions({
     base: a.get(t) ?? null,
     ours: c,
     theirs: o
    }, {
     git: r,
     directory: i
    });
    f === null || (0, s.whyNeverCommitted)(n.path) !== null ? p.push(n.path) : isSame(f.version, o) || m.push(treeFile(n.path, f.version, o));
   }
   if (p.length > 0) return {
    conflicts: p
   };
   return {
    tree: {
     base: n,
     baseTree: await r.treeOf(n),
     files: m
    }
   };
  }
  function versionOf({content: e, mode: t = "100644"}) {
   return e === null ? null : {
    mode: t,
    content: e
   };
  }
  function treeFile(e, t, n) {
   if (t === null) return {
    path: e,
    content: null
   };
   const {content: o, mode: s} = t;
   if (s === "100755" || s === "120000") return {
    path: e,
    content: o,
    mode: s
   };
   return n === null || n.mode === "100644" ? {
    path: e,
    content: o
   } : {
    path: e,
    content: o,
    mode: "100644"
   };
  }
  async function versionsAt(e, t, n) {
   const o = await e.modesAtRef(t, n);
   const s = await e.readAllAtRef(t, n);
   const r = new Map;
   for (const [n, i] of o) {
    const o = i === "120000" ? await e.linkAtRef(t, n) : null;
    const c = o === null ? s.get(n) : Buffer.from(o);
    r.set(n, {
     mode: i,
     content: c ?? Buffer.alloc(0)
    });
   }
   return r;
  }
  async function blockedPaths(e, t, n) {
   const o = new Set(n.flatMap(parentsOf));
   const s = await e.presentAtRef(t, [ ...o ]);
   return new Set(n.filter(e => parentsOf(e).some(e => (s.get(e) ?? "directory") !== "directory")));
  }
  function parentsOf(e) {
   const t = o.posix.dirname(e);
   return t === "." ? [] : [ t, ...parentsOf(t) ];
  }
  async function mergeVersions({base: e, ours: t, theirs: n}, {git: o, directory: s}) {
   if (isSame(e, n) || isSame(t, n)) return {
    version: t
   };
   if (e === null || t === null || n === null) return null;
   if (![ e, t, n ].every(({mode: e}) => e.startsWith("100"))) return null;
   const r = {
    base: e.content,
    ours: t.content,
    theirs: n.content
   };
   const i = t.content.equals(n.content) ? t.content : await o.mergeTexts(r, s);
   if (i === null) return null;
   return {
    version: {
     mode: t.mode === e.mode ? n.mode : t.mode,
     content: i
    }
   };
  }
  function isSame(e, t) {
   if (e === null || t === null) return e === t;
   return e.mode === t.mode && e.content.equals(t.content);
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var o = n(55559);
  const s = [ [ ".git .gitmodules .gitattributes", "https://git-scm.com/docs/gitrepository-layout" ], [ ".github", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax" ], [ "_runner_file_commands", "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands" ], [ "codeowners", "https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners" ], [ ".gitlab-ci.yml .gitlab", "https://docs.gitlab.com/ci/yaml/" ], [ "jenkinsfile", "https://www.jenkins.io/doc/book/pipeline/jenkinsfile/" ], [ ".circleci", "https://circleci.com/docs/configuration-reference/" ], [ "azure-pipelines.yml azure-pipelines.yaml .azure-pipelines", "https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/" ], [ ".buildkite", "https://buildkite.com/docs/pipelines/configure/defining-steps" ], [ ".gitea .forgejo", "https://forgejo.org/docs/latest/user/actions/reference/" ], [ ".woodpecker .woodpecker.yml .woodpecker.yaml", "https://woodpecker-ci.org/docs/usage/workflow-syntax" ], [ ".travis.yml", "https://docs.travis-ci.com/user/customizing-the-build/" ], [ ".drone.yml .drone.jsonnet .drone.star", "https://docs.drone.io/yaml/docker/" ], [ "bitbucket-pipelines.yml", "https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/" ], [ "appveyor.yml .appveyor.yml", "https://www.appveyor.com/docs/appveyor-yml/" ], [ ".cirrus.yml .cirrus.star", "https://cirrus-ci.org/guide/writing-tasks/" ], [ ".teamcity", "https://www.jetbrains.com/help/teamcity/kotlin-dsl.html" ], [ ".semaphore", "https://docs.semaphore.io/reference/pipeline-yaml" ], [ "cloudbuild.yaml cloudbuild.yml cloudbuild.json", "https://cloud.google.com/build/docs/build-config-file-schema" ], [ "buildspec.yml buildspec.yaml", "https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html" ], [ ".build.yml .builds", "https://man.sr.ht/builds.sr.ht/" ], [ ".tekton", "https://pipelinesascode.com/docs/" ], [ ".zuul.yaml zuul.yaml .zuul.d zuul.d", "https://zuul-ci.org/docs/zuul/latest/project-config.html" ], [ "codefresh.yml .codefresh", "https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/" ], [ "renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5", "https://docs.renovatebot.com/configuration-options/" ], [ ".husky .huskyrc", "https://typicode.github.io/husky/how-to.html" ], [ "lefthook.yml lefthook.yaml lefthook.toml lefthook.json lefthook.jsonc .lefthook.yml .lefthook.yaml .lefthook.toml .lefthook.json .lefthook lefthook-local.yml .lefthook-local.yml", "https://lefthook.dev/configuration/" ], [ ".pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml", "https://pre-commit.com/" ], [ ".vscode", "https://code.visualstudio.com/docs/debugtest/tasks" ], [ ".idea", "https://www.jetbrains.com/help/idea/creating-and-managing-projects.html" ], [ ".zed .rules", "https://zed.dev/docs/ai/rules" ], [ ".devcontainer .devcontainer.json", "https://containers.dev/implementors/spec/" ], [ ".sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock", "docs/configuration.md" ], [ ".agents agents.md agent.md agents.override.md skill.md", "https://agents.md/" ], [ ".claude .claude.json claude.md claude.local.md .mcp.json", "https://code.claude.com/docs/en/settings" ], [ ".codex", "https://developers.openai.com/codex/config-basic" ], [ ".gemini .geminiignore gemini.md", "https://geminicli.com/docs/reference/configuration/" ], [ ".qwen .qwenignore qwen.md", "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/" ], [ ".cursor .cursorrules mcp.json", "https://cursor.com/docs/context/rules" ], [ ".clinerules", "https://docs.cline.bot/features/cline-rules" ], [ ".roo .roomodes .roorules", "https://docs.roocode.com/features/custom-instructions" ], [ ".windsurf .windsurfrules", "https://docs.windsurf.com/windsurf/cascade/memories" ], [ ".opencode opencode.json opencode.jsonc", "https://opencode.ai/docs/config/" ], [ ".pi", "https://github.com/badlogic/pi-mono" ], [ ".continue .continuerules", "https://docs.continue.dev/customize/deep-dives/rules" ], [ ".aider.conf.yml conventions.md", "https://aider.chat/docs/usage/conventions.html" ], [ ".kiro", "https://kiro.dev/docs/steering/" ], [ ".junie", "https://www.jetbrains.com/help/junie/customize-guidelines.html" ], [ "warp.md", "https://docs.warp.dev/knowledge-and-collaboration/rules" ], [ ".amazonq", "https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html" ], [ ".goosehints .goose", "https://block.github.io/goose/docs/guides/context-engineering/using-goosehints" ], [ ".augment .augment-guidelines", "https://docs.augmentcode.com/setup-augment/guidelines" ], [ ".trae", "https://docs.trae.ai/ide/rules" ], [ ".factory", "https://docs.factory.ai/cli/configuration/settings" ], [ ".crush crush.json .crush.json", "https://github.com/charmbracelet/crush" ], [ ".openhands", "https://docs.openhands.dev/overview/skills/repo" ] ];
  const r = new Set(s.flatMap(([e]) => e.split(" ")));
  const i = /^git~\d$|\.prompt\.(?:md|ya?ml)$/;
  function protectedSegment(e) {
   const t = (0, o.OD)(e);
   const n = (0, o.OD)((0, o.tu)(e)).findIndex(e => r.has(e) || i.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const c = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const l = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && l.test(e);
  }
  function isProtectedPath(e) {
   return c.test(e) && !isFreeDevice(e);
  }
 }),
 12764: (function(e, t, n) {
  n.d(t, {
   pushContextOf: () => pushContextOf
  });
  var o = n(43815);
  var s = n(12673);
  var r = n(99991);
  const i = {
   name: "github-actions[bot]",
   email: "41898282+github-actions[bot]@users.noreply.github.com"
  };
  function pushContextOf({runContext: e, hostEnvironment: t, push: n, ...c}) {
   const {event: l, git: a, pull: u, settings: d} = e;
   const m = (0, r.F)(e, t);
   if ("why" in n || a === null || u === null || m === null) return null;
   const p = (0, s.Ek)(t, l.repository);
   const f = d.publish.some(e => e === "comment" || e === "review");
   const h = {
    ...c,
    ...n,
    ownBranch: m.branch,
    repositoryUrl: p,
    isResultPosted: f
   };
   const g = {
    address: p,
    token: d["github-token"] ?? null
   };
   const y = t.temporary;
   return {
    ...h,
    pullUrl: `${p}/pull/${String(u.facts.number)}`,
    merge: async (e, t) => {
     const s = await a.fetchBranch(g, n.branch);
     return await (0, o.$4)(e, s === t ? t : s, {
      git: a,
      directory: y
     });
    },
    ...d["push-with"] === "git" ? {
     commit: async ({base: e, files: t}, {headline: n, body: o}) => {
      const s = `${n}\n\n${o}`;
      const r = await a.createCommit({
       parent: e,
       message: s,
       files: t,
       author: i
      }, y);
      return {
       sha: r,
       verification: {
        isVerified: false,
        reason: "push-with: git"
       }
      };
     },
     advance: e => a.pushCommit(g, {
      commit: e,
      branch: n.branch
     })
    } : {
     commit: (e, t, n) => n.commitWithModes(e.baseTree, {
      parent: e.base,
      ...t,
      files: e.files
     }),
     advance: (e, t) => t.advanceBranch(n.branch, e)
    }
   };
  }
 })
};
