"use strict";

exports.id = 2764;

exports.ids = [ 2764, 9982 ];

exports.modules = {
 99982: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   collectTree: () => collectTree,
   unlisted: () => h,
   whyNeverCommitted: () => whyNeverCommitted
  });
  var r = n(76760);
  var o = n(42357);
  var i = n(73024);
  var s = n(16057);
  var l = n(72443);
  function readTreeFile(e, t, n) {
   try {
    const o = (0, r.join)((0, i.realpathSync)(e), (0, r.dirname)(t));
    const l = (0, r.join)(o, (0, r.basename)(t));
    if ((0, i.lstatSync)(l).isSymbolicLink()) return {
     problem: "a symbolic link"
    };
    if ((0, i.realpathSync)(o) !== o) return {
     problem: "reached through a symbolic link"
    };
    const {descriptor: a, stat: c} = (0, s.bY)(l);
    try {
     const e = problemOf(c, n);
     if (e !== null) return {
      problem: e
     };
     return {
      content: (0, i.readFileSync)(a),
      executable: process.platform === "win32" ? null : (c.mode & 64) !== 0
     };
    } finally {
     (0, i.closeSync)(a);
    }
   } catch (e) {
    if (e instanceof l.k) return {
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
    const n = (0, r.join)((0, i.realpathSync)(e), (0, r.dirname)(t));
    const o = (0, r.join)(n, (0, r.basename)(t));
    if (!(0, i.lstatSync)(o).isSymbolicLink() || (0, i.realpathSync)(n) !== n) return null;
    return (0, i.readlinkSync)(o);
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
  var a = n(75665);
  var c = n(38287);
  var u = n(3197);
  var f = n(99756);
  var m = n(55559);
  const d = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(e => e.split(" ")));
  function isToolConfiguration(e) {
   return (0, m.OD)((0, m.tu)(e)).some(e => d.has(e));
  }
  function isDeceptivePath(e) {
   return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
  }
  var p = n(20653);
  const h = "the changed files could not be listed";
  const g = 100;
  const y = 1e6;
  const b = 5e6;
  async function collectTree(e) {
   return await collect(e).catch((0, o.j6)(c.U, ({message: e}) => ({
    refused: `git could not determine the changes: ${e}`,
    isUnknown: true
   })));
  }
  async function collect({changes: e, git: t, root: n, mayRead: r, onlyFrom: o, takes: i}) {
   const {files: s, notice: l, base: a, mixed: c, hidden: u} = await e.since();
   const f = s.filter(({path: e}) => !u.has(e));
   if (l !== null) return {
    refused: h,
    isUnknown: true
   };
   if (t === null || a === null) return {
    refused: "the workspace is not a git repository with a commit"
   };
   if (o !== null && a !== o) return {
    refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
   };
   if (f.length === 0) return {
    refused: "the run has changed no files, except for ignored ones"
   };
   if (f.length > g) return {
    refused: `${String(f.length)} files are changed, and a pull request may have ${String(g)}`
   };
   const m = await t.prefix();
   const d = await t.filteredPaths(f.map(({path: e}) => e));
   const y = [];
   const v = f.filter(({path: e}) => {
    const t = whyNeverCommitted(`${m}${e}`) ?? (c.has(e) ? "it had changes before the run" : null);
    const n = t ?? (r(e) ? null : "not permitted by the rules");
    n !== null && y.push(`${e} (${n})`);
    return n === null;
   });
   const w = await readFiles(v.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
    git: t,
    root: n,
    base: a,
    prefix: m,
    filtered: d,
    takes: i
   });
   y.push(...w.problems);
   if (y.length > 0) return {
    refused: `these files cannot be committed: ${(0, p.KE)(y, 5)}`
   };
   const k = [ ...w.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
   if (k > b) return {
    refused: `the changed files have ${String(k)} bytes, more than 5 MB`
   };
   const S = v.map(({path: e}) => ({
    path: `${m}${e}`,
    ...w.files.get(e) ?? {
     content: null
    }
   }));
   return {
    tree: {
     base: a,
     baseTree: await t.treeOf(a),
     files: S
    }
   };
  }
  async function readFiles(e, t) {
   const {git: n, root: r, base: o, prefix: i, filtered: s, takes: l} = t;
   const c = [];
   const u = await n.modesAtRef(o, e);
   const f = e.some(e => s.get(e) === "lfs") ? await pointersOf(t) : new Set;
   const m = new Map;
   const d = l.links ? linksIn(e, r) : new Map;
   for (const [e, t] of d) {
    const n = u.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${i}${e}`, t);
    n === null ? m.set(e, {
     content: Buffer.from(t),
     mode: "120000"
    }) : c.push(`${e} (${n})`);
   }
   const p = e.flatMap(e => {
    if (d.has(e)) return [];
    const t = readTreeFile(r, e, y);
    const n = "problem" in t ? t.problem : modeProblem(u.get(e), t.executable, l) ?? filterProblem(s.get(e), t.content, f);
    n !== null && c.push(`${e} (${n})`);
    return n !== null || "problem" in t ? [] : [ {
     path: e,
     ...t
    } ];
   });
   const h = await n.blobIds(p.flatMap(({path: e}) => s.has(e) ? [] : [ e ]));
   for (const {path: e, content: t, executable: n} of p) {
    const r = h.get(e);
    const o = r === void 0 ? pointerIn(t) : (0, a.Z)(t, r);
    const i = u.get(e);
    o === null ? c.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && i === "100755" ? m.set(e, {
     content: o,
     mode: "100755"
    }) : m.set(e, i === void 0 || i === "100644" ? {
     content: o
    } : {
     content: o,
     mode: "100644"
    });
   }
   return {
    files: m,
    problems: c
   };
  }
  function linksIn(e, t) {
   return new Map(e.flatMap(e => {
    const n = readTreeLink(t, e);
    return n === null ? [] : [ [ e, n ] ];
   }));
  }
  function linkProblem(e, t) {
   const n = r.posix.normalize(r.posix.join(r.posix.dirname(e), t));
   if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
   if (r.posix.isAbsolute(t) || n === ".." || n.startsWith("../")) return "a link out of the repository";
   const o = whyNeverCommitted(n);
   return o === null ? null : `a link to ${n}: ${o}`;
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
   const r = pointerIn(t);
   if (r === null) return "Git LFS stores it, and new content cannot be uploaded";
   return n.has(r.toString("latin1")) ? null : "a pointer of Git LFS that no moved file had";
  }
  async function pointersOf({git: e, base: t, filtered: n}) {
   const r = [ ...n ].flatMap(([e, t]) => t === "lfs" ? [ e ] : []);
   const o = r.length === 0 ? new Map : await e.readAllAtRef(t, r);
   return new Set([ ...o.values() ].map(e => e.toString("latin1")));
  }
  function pointerIn(e) {
   const t = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
   return e.length < 1024 && t.test(e.toString("latin1")) ? e : null;
  }
  function whyNeverCommitted(e) {
   if ((0, u.Aq)(e) !== null) return "protected";
   if (isToolConfiguration(e)) return "protected, it steers other tools";
   if (isDeceptivePath(e)) return "its name is deceptive";
   return (0, f.y)(`/${e}`) === "low" ? null : "its name is sensitive";
  }
 }),
 24205: (function(e, t, n) {
  n.d(t, {
   $4: () => mergeOnto,
   E4: () => versionOf,
   Lj: () => versionsAt,
   Py: () => treeFile,
   ax: () => mergeVersions
  });
  var r = n(76760);
  var o = n(99982);
  async function mergeOnto({base: e, files: t}, n, {git: i, directory: s}) {
   const l = await i.prefix();
   const a = t.map(({path: e}) => r.posix.relative(l, e));
   const [c, u] = [ await versionsAt(i, e, a), await versionsAt(i, n, a) ];
   const f = await blockedPaths(i, n, a);
   const m = [];
   const d = [];
   for (const [e, n] of t.entries()) {
    const t = a[e] ?? "";
    const r = u.get(t) ?? null;
    const l = versionOf(n);
    if (isSame(l, r)) continue;
    const p = f.has(t) ? null : await mergeVersions({
     base: c.get(t) ?? null,
     ours: l,
     theirs: r
    }, {
     git: i,
     directory: s
    });
    p === null || (0, o.whyNeverCommitted)(n.path) !== null ? d.push(n.path) : isSame(p.version, r) || m.push(treeFile(n.path, p.version, r));
   }
   if (d.length > 0) return {
    conflicts: d
   };
   return {
    tree: {
     base: n,
     baseTree: await i.treeOf(n),
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
   const {content: r, mode: o} = t;
   if (o === "100755" || o === "120000") return {
    path: e,
    content: r,
    mode: o
   };
   return n === null || n.mode === "100644" ? {
    path: e,
    content: r
   } : {
    path: e,
    content: r,
    mode: "100644"
   };
  }
  async function versionsAt(e, t, n) {
   const r = await e.modesAtRef(t, n);
   const o = await e.readAllAtRef(t, n);
   const i = new Map;
   for (const [n, s] of r) {
    const r = s === "120000" ? await e.linkAtRef(t, n) : null;
    const l = r === null ? o.get(n) : Buffer.from(r);
    i.set(n, {
     mode: s,
     content: l ?? Buffer.alloc(0)
    });
   }
   return i;
  }
  async function blockedPaths(e, t, n) {
   const r = new Set(n.flatMap(parentsOf));
   const o = await e.presentAtRef(t, [ ...r ]);
   return new Set(n.filter(e => parentsOf(e).some(e => (o.get(e) ?? "directory") !== "directory")));
  }
  function parentsOf(e) {
   const t = r.posix.dirname(e);
   return t === "." ? [] : [ t, ...parentsOf(t) ];
  }
  async function mergeVersions({base: e, ours: t, theirs: n}, {git: r, directory: o}) {
   if (isSame(e, n) || isSame(t, n)) return {
    version: t
   };
   if (e === null || t === null || n === null) return null;
   if (![ e, t, n ].every(({mode: e}) => e.startsWith("100"))) return null;
   const i = {
    base: e.content,
    ours: t.content,
    theirs: n.content
   };
   const s = t.content.equals(n.content) ? t.content : await r.mergeTexts(i, o);
   if (s === null) return null;
   return {
    version: {
     mode: t.mode === e.mode ? n.mode : t.mode,
     content: s
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
  var r = n(55559);
  const o = new Set([ ".git .gitmodules .gitattributes .github .husky", ".vscode .idea .devcontainer", "_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml", ".agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo", ".windsurf .windsurfrules .opencode .continue .aider.conf.yml", ".mcp.json mcp.json mcp.lock", "agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md" ].flatMap(e => e.split(" ")));
  function protectedSegment(e) {
   const t = (0, r.OD)(e);
   const n = (0, r.OD)((0, r.tu)(e)).findIndex(e => o.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const i = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const s = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && s.test(e);
  }
  function isProtectedPath(e) {
   return i.test(e) && !isFreeDevice(e);
  }
 }),
 12764: (function(e, t, n) {
  n.d(t, {
   pushContextOf: () => pushContextOf
  });
  var r = n(24205);
  var o = n(12673);
  var i = n(99991);
  function pushContextOf({runContext: e, hostEnvironment: t, push: n, ...s}) {
   const {event: l, git: a, pull: c, settings: u} = e;
   const f = (0, i.F)(e, t);
   if ("why" in n || a === null || c === null || f === null) return null;
   const m = (0, o.Ek)(t, l.repository);
   const d = u.publish.some(e => e === "comment" || e === "review");
   const p = {
    ...s,
    ...n,
    ownBranch: f.branch,
    repositoryUrl: m,
    isResultPosted: d
   };
   const h = {
    address: m,
    token: u["github-token"] ?? null
   };
   const g = t.temporary;
   return {
    ...p,
    pullUrl: `${m}/pull/${String(c.facts.number)}`,
    merge: async (e, t) => {
     const o = await a.fetchBranch(h, n.branch);
     return await (0, r.$4)(e, o === t ? t : o, {
      git: a,
      directory: g
     });
    },
    ...u["push-with"] === "git" ? gitCommits(a, {
     remote: h,
     branch: n.branch,
     directory: g
    }) : {
     commit: (e, t, n) => n.commitWithModes(e.baseTree, {
      parent: e.base,
      ...t,
      files: e.files
     }),
     advance: (e, t) => t.advanceBranch(n.branch, e)
    }
   };
  }
  const s = {
   name: "github-actions[bot]",
   email: "41898282+github-actions[bot]@users.noreply.github.com"
  };
  function gitCommits(e, {remote: t, branch: n, directory: r}) {
   return {
    commit: async ({base: t, files: n}, {headline: o, body: i}) => {
     const l = `${o}\n\n${i}`;
     const a = await e.createCommit({
      parent: t,
      message: l,
      files: n,
      author: s
     }, r);
     return {
      sha: a,
      verification: {
       isVerified: false,
       reason: "push-with: git"
      }
     };
    },
    advance: r => e.pushCommit(t, {
     commit: r,
     branch: n
    })
   };
  }
 })
};
