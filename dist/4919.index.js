"use strict";

exports.id = 4919, exports.ids = [ 4919, 9982 ], exports.modules = {
 99982: (function(e, t, n) {
  n.r(t), n.d(t, {
   collectTree: () => collectTree,
   whyClosed: () => whyClosed
  });
  var r = n(76760), o = n(42357), i = n(73024), l = n(16057), s = n(72443), a = n(75665), c = n(38287), u = n(3197), m = n(99756), d = n(55559);
  const f = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(e => e.split(" "))), p = 100, h = 1e6, g = 5e6;
  async function collectTree(e) {
   try {
    return await async function({changes: e, git: t, root: n, mayRead: o, onlyFrom: c, takesModes: u}) {
     const {files: m, notice: d, base: f, mixed: y, hidden: b} = await e.since(), w = m.filter(({path: e}) => !b.has(e));
     if (null === t || null === f) return {
      refused: "the workspace is not a git repository with a commit"
     };
     if (null !== d) return {
      refused: "the changed files could not be listed"
     };
     if (null !== c && f !== c) return {
      refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
     };
     if (0 === w.length) return {
      refused: "the run has changed no files, except for ignored ones"
     };
     if (w.length > p) return {
      refused: `${String(w.length)} files are changed, and a pull request may have ${String(p)}`
     };
     const v = await t.prefix(), k = await t.filteredPaths(w.map(({path: e}) => e)), $ = [], x = w.filter(({path: e}) => {
      const t = whyClosed(`${v}${e}`) ?? (y.has(e) ? "it had changes before the run" : null), n = k.has(e) ? "a filter in .gitattributes applies to it" : null, r = t ?? (o(e) ? n : "not permitted by the rules");
      return null !== r && $.push(`${e} (${r})`), null === r;
     }), S = await async function(e, {git: t, root: n, base: o, prefix: c, takesModes: u}) {
      const m = [], d = await t.modesAtRef(o, e), f = new Map, p = u ? function(e, t) {
       return new Map(e.flatMap(e => {
        const n = function(e, t) {
         try {
          const n = (0, r.join)((0, i.realpathSync)(e), (0, r.dirname)(t)), o = (0, r.join)(n, (0, 
          r.basename)(t));
          return (0, i.lstatSync)(o).isSymbolicLink() && (0, i.realpathSync)(n) === n ? (0, 
          i.readlinkSync)(o) : null;
         } catch (e) {
          if ("string" != typeof e.code) throw e;
          return null;
         }
        }(t, e);
        return null === n ? [] : [ [ e, n ] ];
       }));
      }(e, n) : new Map;
      for (const [e, t] of p) {
       const n = "160000" === d.get(e) ? "it replaces a submodule" : linkProblem(`${c}${e}`, t);
       null === n ? f.set(e, {
        content: Buffer.from(t),
        mode: "120000"
       }) : m.push(`${e} (${n})`);
      }
      const g = e.flatMap(e => {
       if (p.has(e)) return [];
       const t = function(e, t, n) {
        try {
         const o = (0, r.join)((0, i.realpathSync)(e), (0, r.dirname)(t)), s = (0, r.join)(o, (0, 
         r.basename)(t));
         if ((0, i.lstatSync)(s).isSymbolicLink()) return {
          problem: "a symbolic link"
         };
         if ((0, i.realpathSync)(o) !== o) return {
          problem: "reached through a symbolic link"
         };
         const {descriptor: a, stat: c} = (0, l.bY)(s);
         try {
          const e = function(e, t) {
           return e.isFile() ? e.nlink > 1 ? "a file with several hard links" : e.size > t ? `larger than ${String(t)} bytes` : null : "not a regular file";
          }(c, n);
          return null !== e ? {
           problem: e
          } : {
           content: (0, i.readFileSync)(a),
           executable: "win32" === process.platform ? null : !!(64 & c.mode)
          };
         } finally {
          (0, i.closeSync)(a);
         }
        } catch (e) {
         if (e instanceof s.k) return {
          problem: "replaced while it was being read"
         };
         if ("string" != typeof e.code) throw e;
         return {
          problem: "unreadable"
         };
        }
       }(n, e, h), o = "problem" in t ? t.problem : function(e, t, n) {
        return "160000" === e ? "it replaces a submodule" : n ? null : "120000" === e ? "it replaces a link" : !0 !== t || "100755" === e ? null : "100644" === e ? "it was made executable" : "it is new and executable";
       }(d.get(e), t.executable, u);
       return null !== o && m.push(`${e} (${o})`), null !== o || "problem" in t ? [] : [ {
        path: e,
        ...t
       } ];
      }), y = await t.blobIds(g.map(({path: e}) => e));
      for (const {path: e, content: t, executable: n} of g) {
       const r = y.get(e), o = void 0 === r ? null : (0, a.Z)(t, r), i = d.get(e);
       null === o ? m.push(`${e} (git would convert its content, or it has just changed)`) : !0 === n || null === n && "100755" === i ? f.set(e, {
        content: o,
        mode: "100755"
       }) : f.set(e, void 0 === i || "100644" === i ? {
        content: o
       } : {
        content: o,
        mode: "100644"
       });
      }
      return {
       files: f,
       problems: m
      };
     }(x.filter(({kind: e}) => "deleted" !== e).map(({path: e}) => e), {
      git: t,
      root: n,
      base: f,
      prefix: v,
      takesModes: u
     });
     if ($.push(...S.problems), $.length > 0) return {
      refused: `these files cannot go into a pull request: ${listed($)}`
     };
     const j = [ ...S.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
     if (j > g) return {
      refused: `the changed files have ${String(j)} bytes, more than 5 MB`
     };
     const C = x.map(({path: e}) => ({
      path: `${v}${e}`,
      ...S.files.get(e) ?? {
       content: null
      }
     }));
     return {
      tree: {
       base: f,
       baseTree: await t.treeOf(f),
       files: C
      }
     };
    }(e);
   } catch (e) {
    return (0, o.ki)(e, c.U), {
     refused: `git could not determine the changes: ${e.message}`
    };
   }
  }
  function linkProblem(e, t) {
   const n = r.posix.normalize(r.posix.join(r.posix.dirname(e), t));
   if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(t)) return "a link through a directory and out of it";
   if (r.posix.isAbsolute(t) || ".." === n || n.startsWith("../")) return "a link out of the repository";
   const o = whyClosed(n);
   return null === o ? null : `a link to ${n}: ${o}`;
  }
  function whyClosed(e) {
   return null !== (0, u.Aq)(e) ? "protected" : function(e) {
    return (0, d.OD)((0, d.tu)(e)).some(e => f.has(e));
   }(e) ? "protected, it steers other tools" : function(e) {
    return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
   }(e) ? "its name is deceptive" : "low" === (0, m.y)(`/${e}`) ? null : "its name is sensitive";
  }
  function listed(e) {
   const t = e.slice(0, 5), n = e.length - t.length;
   return n > 0 ? `${t.join(", ")} and ${String(n)} more` : t.join(", ");
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var r = n(55559);
  const o = new Set([ ".git", ".gitmodules", ".gitattributes", ".github", ".husky", ".vscode", ".idea", ".devcontainer", "_runner_file_commands", ".sallyport", ".sallyportignore", ".geminiignore", ".qwenignore", "sallyport.yml", "sallyport.yaml", ".agents", ".claude", ".claude.json", ".codex", ".gemini", ".qwen", ".cursor", ".cursorrules", ".clinerules", ".roo", ".windsurf", ".windsurfrules", ".opencode", ".continue", ".aider.conf.yml", ".mcp.json", "mcp.json", "mcp.lock", "agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md", "qwen.md", "skill.md" ]);
  function protectedSegment(e) {
   const t = (0, r.OD)(e), n = (0, r.OD)((0, r.tu)(e)).findIndex(e => o.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const i = /^\/(?:proc|sys|dev)(?:\/|$)/, l = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && l.test(e);
  }
  function isProtectedPath(e) {
   return i.test(e) && !isFreeDevice(e);
  }
 }),
 34919: (function(e, t, n) {
  n.d(t, {
   pushContextOf: () => pushContextOf
  });
  var r = n(76760), o = n(99982);
  function treeFile(e, t) {
   if (null === t) return {
    path: e,
    content: null
   };
   const {content: n, mode: r} = t;
   return "100755" === r || "120000" === r ? {
    path: e,
    content: n,
    mode: r
   } : {
    path: e,
    content: n
   };
  }
  async function versionsAt(e, t, n) {
   const r = await e.modesAtRef(t, n), o = await e.readAllAtRef(t, n), i = new Map;
   for (const [n, l] of r) {
    const r = "120000" === l ? await e.linkAtRef(t, n) : null, s = null === r ? o.get(n) : Buffer.from(r);
    i.set(n, {
     mode: l,
     content: s ?? Buffer.alloc(0)
    });
   }
   return i;
  }
  function parentsOf(e) {
   const t = r.posix.dirname(e);
   return "." === t ? [] : [ t, ...parentsOf(t) ];
  }
  async function mergeFile({base: e, ours: t, theirs: n}, r) {
   if (isSame(e, n)) return {
    version: t
   };
   if (null === e || null === t || null === n) return null;
   if (![ e, t, n ].every(({mode: e}) => e.startsWith("100"))) return null;
   const o = await r({
    base: e.content,
    ours: t.content,
    theirs: n.content
   });
   return null === o ? null : {
    version: {
     mode: t.mode === e.mode ? n.mode : t.mode,
     content: o
    }
   };
  }
  function isSame(e, t) {
   return null === e || null === t ? e === t : e.mode === t.mode && e.content.equals(t.content);
  }
  var i = n(12673), l = n(99991);
  function pushContextOf({runContext: e, hostEnvironment: t, push: n, ...r}) {
   const {event: s, git: a, pull: c, settings: u} = e, m = (0, l.F)(e, t);
   if ("why" in n || null === a || null === c || null === m) return null;
   const d = (0, i.Ek)(t, s.repository), f = u.publish.some(e => "comment" === e || "review" === e), p = {
    ...r,
    ...n,
    ownBranch: m.branch,
    repositoryUrl: d,
    isResultPosted: f
   }, h = {
    address: d,
    token: u["github-token"] ?? null
   }, g = t.temporary;
   return {
    ...p,
    pullUrl: `${d}/pull/${String(c.facts.number)}`,
    merge: async (e, t) => {
     const r = await a.fetchBranch(h, n.branch);
     return await async function({base: e, files: t}, n, {git: r, directory: i}) {
      const l = await r.prefix(), s = t.map(({path: e}) => e.slice(l.length)), [a, c] = [ await versionsAt(r, e, s), await versionsAt(r, n, s) ], u = await async function(e, t, n) {
       const r = new Set(n.flatMap(parentsOf)), o = await e.presentAtRef(t, [ ...r ]);
       return new Set(n.filter(e => parentsOf(e).some(e => "directory" !== (o.get(e) ?? "directory"))));
      }(r, n, s), m = [], d = [];
      for (const [e, n] of t.entries()) {
       const t = s[e] ?? "", l = c.get(t) ?? null, f = null === n.content ? null : {
        mode: n.mode ?? "100644",
        content: n.content
       };
       if (isSame(f, l)) continue;
       const p = u.has(t) ? null : await mergeFile({
        base: a.get(t) ?? null,
        ours: f,
        theirs: l
       }, e => r.mergeTexts(e, i));
       null === p || null !== (0, o.whyClosed)(n.path) ? d.push(n.path) : m.push(treeFile(n.path, p.version));
      }
      return d.length > 0 ? {
       conflicts: d
      } : {
       tree: {
        base: n,
        baseTree: await r.treeOf(n),
        files: m
       }
      };
     }(e, r === t ? t : r, {
      git: a,
      directory: g
     });
    },
    ..."git" === u["push-with"] ? gitCommits(a, {
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
     return {
      sha: await e.createCommit({
       parent: t,
       message: l,
       files: n,
       author: s
      }, r),
      verification: {
       isVerified: !1,
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
