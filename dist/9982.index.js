"use strict";

exports.id = 9982, exports.ids = [ 9982 ], exports.modules = {
 99982: (function(e, t, n) {
  n.r(t), n.d(t, {
   collectTree: () => collectTree,
   whyClosed: () => whyClosed
  });
  var r = n(76760), o = n(42357), i = n(73024), l = n(16057), s = n(72443), a = n(75665), c = n(38287), u = n(3197), d = n(99756), p = n(55559);
  const m = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(e => e.split(" "))), f = 100, h = 1e6, g = 5e6;
  async function collectTree(e) {
   try {
    return await async function({changes: e, git: t, root: n, mayRead: o, onlyFrom: c, takesModes: u}) {
     const {files: d, notice: p, base: m, mixed: y, hidden: b} = await e.since(), k = d.filter(({path: e}) => !b.has(e));
     if (null === t || null === m) return {
      refused: "the workspace is not a git repository with a commit"
     };
     if (null !== p) return {
      refused: "the changed files could not be listed"
     };
     if (null !== c && m !== c) return {
      refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
     };
     if (0 === k.length) return {
      refused: "the run has changed no files, except for ignored ones"
     };
     if (k.length > f) return {
      refused: `${String(k.length)} files are changed, and a pull request may have ${String(f)}`
     };
     const w = await t.prefix(), v = await t.filteredPaths(k.map(({path: e}) => e)), $ = [], j = k.filter(({path: e}) => {
      const t = whyClosed(`${w}${e}`) ?? (y.has(e) ? "it had changes before the run" : null), n = v.has(e) ? "a filter in .gitattributes applies to it" : null, r = t ?? (o(e) ? n : "not permitted by the rules");
      return null !== r && $.push(`${e} (${r})`), null === r;
     }), S = await async function(e, {git: t, root: n, base: o, prefix: c, takesModes: u}) {
      const d = [], p = await t.modesAtRef(o, e), m = new Map, f = u ? function(e, t) {
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
      for (const [e, t] of f) {
       const n = "160000" === p.get(e) ? "it replaces a submodule" : linkProblem(`${c}${e}`, t);
       null === n ? m.set(e, {
        content: Buffer.from(t),
        mode: "120000"
       }) : d.push(`${e} (${n})`);
      }
      const g = e.flatMap(e => {
       if (f.has(e)) return [];
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
       }(p.get(e), t.executable, u);
       return null !== o && d.push(`${e} (${o})`), null !== o || "problem" in t ? [] : [ {
        path: e,
        ...t
       } ];
      }), y = await t.blobIds(g.map(({path: e}) => e));
      for (const {path: e, content: t, executable: n} of g) {
       const r = y.get(e), o = void 0 === r ? null : (0, a.Z)(t, r), i = p.get(e);
       null === o ? d.push(`${e} (git would convert its content, or it has just changed)`) : !0 === n || null === n && "100755" === i ? m.set(e, {
        content: o,
        mode: "100755"
       }) : m.set(e, void 0 === i || "100644" === i ? {
        content: o
       } : {
        content: o,
        mode: "100644"
       });
      }
      return {
       files: m,
       problems: d
      };
     }(j.filter(({kind: e}) => "deleted" !== e).map(({path: e}) => e), {
      git: t,
      root: n,
      base: m,
      prefix: w,
      takesModes: u
     });
     if ($.push(...S.problems), $.length > 0) return {
      refused: `these files cannot go into a pull request: ${listed($)}`
     };
     const x = [ ...S.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
     if (x > g) return {
      refused: `the changed files have ${String(x)} bytes, more than 5 MB`
     };
     const M = j.map(({path: e}) => ({
      path: `${w}${e}`,
      ...S.files.get(e) ?? {
       content: null
      }
     }));
     return {
      tree: {
       base: m,
       baseTree: await t.treeOf(m),
       files: M
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
    return (0, p.OD)((0, p.tu)(e)).some(e => m.has(e));
   }(e) ? "protected, it steers other tools" : function(e) {
    return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
   }(e) ? "its name is deceptive" : "low" === (0, d.y)(`/${e}`) ? null : "its name is sensitive";
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
 })
};
