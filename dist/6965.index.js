"use strict";

exports.id = 6965, exports.ids = [ 6965, 9982 ], exports.modules = {
 99974: (function(e, t, n) {
  n.d(t, {
   M: () => entryOf,
   x: () => finishJob
  });
  var r = n(58949), o = n(45080);
  const s = {
   changed: {},
   notices: [],
   evaluations: [],
   scoringUsd: 0,
   fatal: null
  };
  async function finishJob(e, t) {
   if ("success" !== e.result.conclusion) return s;
   const n = await async function({result: e, runtime: t}, {batch: n, prepared: o, job: s}) {
    const {outputFile: i} = o.inputs;
    if (null === i) return null;
    const {runContext: a, lists: l} = o, {workspace: c} = n.runContext, u = t.files.root, f = "none" !== entryOf(n, s)?.changes;
    for (const t of u === c || f ? [ u ] : [ u, c ]) {
     const o = {
      path: i,
      content: e.text.endsWith("\n") ? e.text : `${e.text}\n`,
      directory: t
     }, s = await (0, r.B)(o, {
      runContext: a,
      lists: l,
      hostEnvironment: n.hostEnvironment
     });
     if (null !== s) return `The answer could not be written to ${i}: ${s}`;
    }
    return null;
   }(e, t);
   if (null !== n) return {
    ...s,
    changed: {
     conclusion: "denied",
     reason: n
    }
   };
   const i = {
    ...e.result,
    toolsUsed: t.toolsUsed
   }, a = t.prepared.inputs.evaluations, l = await (0, o.V)(i, (0, o.p)(e.runtime), {
    ...t,
    specs: a
   }), {evaluations: c, costUsd: u, fatal: f = null} = l, d = await async function(e, {batch: t, job: n}) {
    const r = entryOf(t, n)?.changes ?? "none", {files: o} = await e.changesSince();
    if (0 === o.length) return {
     changed: {},
     notices: []
    };
    if ("none" === r) return {
     changed: {},
     notices: discarded(e, t)
    };
    const s = await e.collect();
    if ("refused" in s) return refused("incomplete", s.refused, o);
    const i = s.tree.files.find(({path: e, content: n}) => {
     const r = `${e}\n${n?.toString("utf8") ?? ""}`;
     return t.redactor.redact(r) !== r;
    });
    return void 0 !== i ? refused("denied", `${i.path} contains what looks like a secret`, o) : {
     changed: {
      changes: o
     },
     notices: [],
     tree: s.tree
    };
   }(e, t);
   return {
    ...s,
    evaluations: c,
    scoringUsd: u,
    fatal: f,
    ...d
   };
  }
  function refused(e, t, n) {
   return {
    changed: {
     conclusion: e,
     reason: `The changes cannot be used: ${t}.`,
     changes: n
    },
    notices: []
   };
  }
  function discarded({result: e, runtime: t}, {runContext: n}) {
   return t.files.root !== n.workspace && 0 !== e.changes.length ? [ "The files that this job changed were discarded: set `changes` to patch or pull-request to keep them." ] : [];
  }
  function entryOf({file: e}, t) {
   return e.jobs.find(({id: e}) => e === t.id);
  }
 }),
 58949: (function(e, t, n) {
  n.d(t, {
   B: () => writeOutputFile,
   z: () => createWriteJudge
  });
  var r = n(42357), o = n(49137), s = n(72443), i = n(48080);
  async function writeOutputFile(e, t) {
   const {files: n, whyRefused: o} = await createWriteJudge(e.directory, t), i = n.resolve(e.path), a = o(e.path, null === e.content ? "delete" : "write");
   if (null !== a) return a;
   try {
    if (null === e.content) return await n.remove(i), null;
    const t = await n.read(i, 4 * e.content.length + 10).catch(() => null);
    return !0 !== t?.equals(Buffer.from(e.content)) && await n.write(i, e.content), 
    null;
   } catch (e) {
    return (0, r.ki)(e, s.k), e.message;
   }
  }
  async function createWriteJudge(e, {runContext: t, lists: n, hostEnvironment: r}) {
   const {policy: s, files: a, ready: l} = (0, o.Y)({
    runContext: {
     ...t,
     settings: {
      ...t.settings,
      mode: "auto-edit"
     }
    },
    hostEnvironment: r,
    directory: e,
    childProcesses: {
     home: r.temporary,
     temporary: (0, i.YB)(r)
    },
    lists: n,
    spec: null,
    tools: []
   });
   return await l(), {
    files: a,
    whyRefused: (e, t) => {
     const n = [ {
      kind: t,
      path: a.resolve(e)
     } ], {decision: r, reason: o} = s({
      tool: "write" === t ? "Write" : "Delete",
      effects: n
     });
     return "allow" === r ? null : o;
    }
   };
  }
 }),
 11291: (function(e, t, n) {
  n.d(t, {
   P: () => createJobPreparation
  });
  var r = n(11739), o = n(19794), s = n(68350), i = n(82087);
  function createJobPreparation({runContext: e, file: t, resolver: n}, a) {
   const l = (0, o.z)(e, a), c = {
    ...l,
    project: rememberPresent(l.project)
   }, u = new Map(t.jobs.map(e => [ e.id, e ])), f = new Map, schemaOf = async ({settings: e, spec: t}) => {
    const n = e["output-schema"], r = n ?? t.source, o = f.get(r) ?? read(n);
    f.set(r, o);
    const s = t.outputSchema;
    return await o ?? (null === s ? null : await (0, i.P)(s, t.source));
   }, read = async t => await (0, i.g)(t, e.trustedSource.source);
   return async t => {
    const o = u.get(t.id);
    if (void 0 === o) throw new Error(`the plan names the entry ${t.id}, which the batch file does not have`);
    const i = {
     item: t.item,
     matrix: t.matrix
    }, a = await n.resolve(o, i), {settings: l, spec: f, vars: d, narrowing: h, locationOfRule: p} = a, {allow: m, ask: g, deny: w} = l;
    return {
     runContext: {
      ...e,
      settings: l,
      locationOfRule: p
     },
     sources: c,
     spec: f,
     vars: d,
     narrowing: h,
     lists: (0, s.hg)({
      allow: m,
      ask: g,
      deny: w
     }, p),
     outputSchema: await schemaOf(a),
     modelName: t.model,
     inputs: {
      evaluations: (0, r.ZY)(o, i),
      outputFile: (0, r.TY)(o, i)
     }
    };
   };
  }
  function rememberPresent(e) {
   const t = new Map;
   return {
    ...e,
    present: n => {
     const r = n.join("\n"), o = t.get(r) ?? e.present(n);
     return t.set(r, o), o;
    }
   };
  }
 }),
 72055: (function(e, t, n) {
  n.d(t, {
   S: () => openPullRequests
  });
  var r = n(77598);
  async function mergeTrees(e, t) {
   const {base: n, baseTree: r} = t.onto;
   let o = new Map;
   const s = [], i = [];
   for (const {name: n, tree: r} of e) {
    const e = await movedFiles(r, t), a = "conflict" in e ? e : await addFiles(o, e.files, t);
    "conflict" in a ? i.push({
     name: n,
     path: a.conflict
    }) : (o = a.files, "files" in e && e.files.length > 0 && s.push(n));
   }
   const a = [ ...o.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
   return {
    tree: 0 === a.length ? null : {
     base: n,
     baseTree: r,
     files: a
    },
    used: s,
    conflicts: i
   };
  }
  async function movedFiles({base: e, files: t}, n) {
   if (e === n.onto.base) return {
    files: t
   };
   const r = [];
   for (const o of t) {
    const t = await movedFile(o, e, n);
    if (null === t) return {
     conflict: o.path
    };
    "present" !== t && r.push(t);
   }
   return {
    files: r
   };
  }
  async function movedFile(e, t, {onto: n, readAt: r, mergeTexts: o}) {
   const {content: s, path: i} = e, [a, l] = [ await r(t, i), await r(n.base, i) ];
   if (isSame(s, l)) return "present";
   if (isSame(a, l)) return e;
   if (null === a || null === l || null === s) return null;
   if ([ a, l, s ].some(e => e.includes(0))) return null;
   const [c, u, f] = [ a.toString("utf8"), l.toString("utf8"), s.toString("utf8") ], d = o(c, u, f);
   return null !== d ? {
    ...e,
    content: Buffer.from(d)
   } : null === o(f, u, c) ? null : "present";
  }
  const isSame = (e, t) => null === e || null === t ? e === t : e.equals(t);
  async function addFiles(e, t, n) {
   const r = new Map(e);
   for (const e of t) {
    const t = r.get(e.path), o = void 0 === t ? e : await mergeFile(t, e, n);
    if (null === o) return {
     conflict: e.path
    };
    r.set(e.path, o);
   }
   return {
    files: r
   };
  }
  async function mergeFile(e, t, n) {
   const [r, o] = [ e.content, t.content ];
   if (null === r || null === o) return r === o ? e : null;
   if (r.equals(o)) return e;
   if (e.mode !== t.mode || r.includes(0) || o.includes(0)) return null;
   const s = await n.readAt(n.onto.base, e.path);
   if (null === s || s.includes(0)) return null;
   const i = n.mergeTexts(s.toString("utf8"), r.toString("utf8"), o.toString("utf8"));
   return null === i ? null : {
    ...e,
    content: Buffer.from(i)
   };
  }
  var o = n(53599), s = n(92736), i = n(42357), a = n(60957), l = n(38287), c = n(91088), u = n(58276), f = n(99991), d = n(45058), h = n(99974), p = n(76760), m = n(37291), g = n(95281);
  const w = 2e3;
  function mergeTexts(e, t, n) {
   const r = (0, m.YB)("", "", e, n, void 0, void 0, {
    context: 3,
    timeout: w
   });
   if (void 0 === r) return null;
   const o = (0, g.X)(t, r, {
    fuzzFactor: 0
   });
   return !1 === o ? null : o;
  }
  async function mergeOntoHead(e, t) {
   const n = await (t?.headSha()) ?? null;
   if (null === t || null === n) throw new l.U("there is no commit that the changes could be for");
   return {
    onto: e.find(({tree: e}) => e.base === n)?.tree ?? {
     base: n,
     baseTree: await t.treeOf(n)
    },
    readAt: async (e, n) => await t.readAtRef(e, p.posix.relative(await t.prefix(), n)),
    mergeTexts: mergeTexts
   };
  }
  var y = n(58949), b = n(99982);
  async function openPullRequests(e, t) {
   const {batch: n} = e;
   if (0 === n.file.jobs.filter(({changes: e}) => e.startsWith("pull-request")).length) return [];
   if (null !== n.shard) return t.log.info("The merge opens the pull requests: it has the changes of all shards."), 
   [];
   const r = function({runContext: e, hostEnvironment: t}) {
    return void 0 === e.settings["github-token"] ? "there is no github-token" : null === e.event.repository ? "the event names no repository" : null === (0, 
    f.F)(e, t) ? "the run is not on a branch of the repository" : null;
   }(n);
   if (null !== r) return t.log.warning(`No pull request was opened: ${r}. The changes of the jobs are in the state directory.`), 
   [];
   try {
    const n = await async function(e, t) {
     const n = await async function({batch: e, jobs: t, stateOf: n}, {log: r}) {
      const {git: a} = e.runContext, problemOf = async (t, n) => {
       if (null === a) return "the workspace is not in a repository";
       try {
        return await async function({base: e, baseTree: t, files: n}, r, o) {
         const s = n.find(({path: e}) => null !== (0, b.whyClosed)(e));
         if (void 0 !== s) return `${s.path}: ${(0, b.whyClosed)(s.path) ?? ""}`;
         if (await r.commitOf(e) !== e) return `their commit ${e} is not in this checkout, which may need fetch-depth: 0`;
         if (await r.treeOf(e) !== t) return `they do not belong to the files of their commit ${e}`;
         const i = n.filter(({mode: e}) => "100755" === e).map(({path: e}) => e), a = await r.prefix(), l = new Map(i.map(e => [ p.posix.relative(a, e), e ])), c = await r.modesAtRef(e, [ ...l.keys() ]), [u] = [ ...l ].filter(([e]) => "100755" !== c.get(e));
         if (void 0 !== u) return `${u[1]}: it was made executable`;
         const {whyRefused: f} = await o();
         for (const {path: e, content: t} of n) {
          const n = f(p.posix.relative(a, e), null === t ? "delete" : "write");
          if (null !== n) return `${e}: ${n}`;
         }
         return null;
        }(t, a, async () => {
         const {runContext: t, lists: r} = await e.prepare(n);
         return await (0, y.z)(t.workspace, {
          ...e,
          runContext: t,
          lists: r
         });
        });
       } catch (e) {
        return (0, i.ki)(e, i.yo), e.diagnostics.map(({message: e}) => e).join("; ");
       }
      }, l = [];
      for (const [i, a] of t.entries()) {
       const t = (0, h.M)(e, a);
       if ("ended" !== n(i).kind || !0 !== t?.changes.startsWith("pull-request")) continue;
       const c = await e.state.record(a);
       if ("success" !== c?.conclusion || !c.hasTree) continue;
       const u = await (0, s.Z)(e.state.directory, a.key), f = null === u ? "they are missing or damaged" : await problemOf(u, a);
       null !== u && null === f ? l.push({
        name: (0, o.e)(a),
        tree: u,
        job: a,
        entry: t
       }) : r.warning(`The stored changes of ${(0, o.e)(a)} are not used: ${f ?? ""}.`);
      }
      return l;
     }(e, t), r = n.filter(({entry: e}) => "pull-request" === e.changes), a = n.filter(({entry: e}) => "pull-request-each" === e.changes);
     return [ ...0 === r.length ? [] : await openOne(r, e, t), ...0 === a.length ? [] : await openEach(a, e, t) ];
    }(e, t);
    for (const {what: e, outcome: r, url: o, note: s} of n) {
     const n = [ `${e}: ${r}`, o ?? "", s ].filter(e => "" !== e).join(" ");
     "failed" === r ? t.log.warning(n) : t.log.info(n);
    }
    return n;
   } catch (e) {
    return e instanceof l.U ? (t.log.warning(t.redactor.redact(`The pull requests could not be opened: ${e.message}`)), 
    []) : ((0, i.ki)(e, a.J), t.log.warning(`The pull requests could not be opened: ${e.sentences}`), 
    []);
   }
  }
  async function openOne(e, {batch: t, incomplete: n}, r) {
   const o = await mergeTrees(e, await mergeOntoHead(e, t.runContext.git));
   for (const {name: e, path: t} of o.conflicts) r.log.warning(`The changes of ${e} are left out: they conflict with those of other jobs, or with newer commits, in ${t}.`);
   if (null === o.tree) return [];
   const s = o.conflicts.map(({name: e, path: t}) => `- ${e}: conflict in ${t}`), i = [ `The changes of ${String(o.used.length)} jobs of the batch ${t.file.name}:`, "", ...o.used.slice(0, v).map(e => `- ${e}`), ...o.used.length > v ? [ `- and ${String(o.used.length - v)} more` ] : [], ...void 0 === n ? [] : [ "", n ], ...0 === s.length ? [] : [ "", "Left out, because they conflict with the changes above:", "", ...s ] ].join("\n"), a = {
    title: `${t.file.name}: changes of ${String(o.used.length)} jobs`,
    body: i
   };
   return await post(a, {
    tree: o.tree,
    branch: branchOf(t, "all")
   }, t, r);
  }
  const v = 200;
  async function openEach(e, {batch: t}, n) {
   const {maxOpen: r} = t.file.publish, {github: o} = await contextOf(t, n), s = e.map(({job: e}) => branchOf(t, e.slot)), i = await async function(e, t) {
    const n = new Set;
    for (const r of e) (await t.write("the pull requests of the batch", [ "pull-requests: write" ], e => e.pullRequests(r))).some(({isOpen: e}) => e) && n.add(r);
    return n;
   }(s, o);
   let a = i.size;
   const l = [], c = await mergeOntoHead(e, t.runContext.git);
   for (const [o, u] of e.entries()) {
    const {name: e, job: f} = u, d = s[o] ?? "", {tree: h, conflicts: p} = await mergeTrees([ u ], c);
    if (null === h) {
     const t = p.map(({path: e}) => `Its changes conflict with newer commits in ${e}.`).join(" ");
     "" !== t && l.push({
      what: `PullRequest ${e}`,
      outcome: "withheld",
      url: null,
      note: t
     });
     continue;
    }
    const m = i.has(d);
    if (!m && a >= r) {
     const t = `It waits for the next run: ${String(a)} pull requests are open, and max-open is ${String(r)}.`;
     l.push({
      what: `PullRequest ${e}`,
      outcome: "withheld",
      url: null,
      note: t
     });
     continue;
    }
    const g = await t.state.record(f), w = await post({
     title: e,
     body: g?.text ?? ""
    }, {
     tree: h,
     branch: d
    }, t, n);
    !m && w.some(({outcome: e}) => "created" === e) && (a += 1), l.push(...w);
   }
   return l;
  }
  async function post({title: e, body: t}, {tree: n, branch: r}, o, s) {
   const i = await contextOf(o, s, n), {publish: a} = o.file;
   if (null === i.pull) return [];
   const l = {
    ...i.pull,
    branch: r,
    draft: a.draft
   }, u = {
    kind: "pull-request",
    title: e,
    body: "" === t.trim() ? e : t
   }, f = `${i.key}/${r}`;
   return await (0, c.applyWriteRequests)([ u ], {
    ...i,
    key: f,
    pull: l,
    afterClosed: "always" === a.recreate
   });
  }
  async function contextOf(e, {log: t, hostEnvironment: n, redactor: r}, o) {
   const {runContext: s} = e, {redact: i} = r, a = (0, u.I)(s.settings, n), l = void 0 === o ? null : {
    tree: o
   };
   return await (0, d.q$)([ {
    kind: "pull-request"
   } ], "success", {
    runContext: s,
    hostEnvironment: n,
    log: t,
    redact: i,
    outgoing: a,
    collected: l
   });
  }
  function branchOf({file: e, runContext: t}, n) {
   const o = t.settings["comment-key"].replace(/[^\w-]/g, "+"), s = e.name.replace(/[^\w-]/g, "+"), i = (0, 
   r.createHash)("sha256").update(n).digest("hex").slice(0, 12);
   return `${t.settings["branch-prefix"]}${o}-batch/${s}/${"all" === n ? "all" : i}`;
  }
 }),
 45080: (function(e, t, n) {
  n.d(t, {
   V: () => scoreAnswer,
   p: () => runCallIn
  });
  var r = n(38926), o = n(73948);
  async function scoreAnswer(e, t, {batch: n, prepared: r, specs: o, openJudge: s}) {
   if (0 === o.length) return {
    evaluations: [],
    costUsd: 0
   };
   const i = {
    specs: o,
    runCall: t,
    judge: n.file.judge ?? r.modelName,
    openModel: s,
    signal: n.hostEnvironment.signal
   };
   return await n.evaluate(i, e);
  }
  function runCallIn(e) {
   return (0, r.V)(e, {
    clock: o.m,
    origin: "prompt",
    changesReady: () => Promise.resolve()
   });
  }
 }),
 92736: (function(e, t, n) {
  n.d(t, {
   Z: () => readTree,
   _: () => saveTree
  });
  var r = n(94343), o = n(43759), s = n(72443);
  const i = 2e7, a = r.YjP().check(o.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/)), l = r.rej({
   formatVersion: r.euz(1),
   base: a,
   baseTree: a,
   files: r.YOg(r.rej({
    path: r.YjP().check(o.m9(1), o.Eb(4096)),
    content: r.mee(r.YjP()),
    mode: r.lqM(r.k5n([ "100644", "100755" ]))
   })).check(o.Eb(1e3))
  }), nameOf = e => `trees/${e}.json`;
  async function saveTree(e, t, n) {
   const r = n.files.map(({content: e, ...t}) => ({
    ...t,
    content: null === e ? null : e.toString("base64")
   }));
   await e.write(nameOf(t), `${JSON.stringify({
    formatVersion: 1,
    ...n,
    files: r
   })}\n`);
  }
  async function readTree(e, t) {
   try {
    const n = await e.read(nameOf(t), i);
    if (null === n) return null;
    const r = l.safeParse(JSON.parse(n.toString("utf8")));
    if (!r.success) return null;
    const {base: o, baseTree: s, files: a} = r.data;
    return {
     base: o,
     baseTree: s,
     files: a.map(({path: e, content: t, mode: n}) => ({
      path: e,
      content: null === t ? null : Buffer.from(t, "base64"),
      ...void 0 === n ? {} : {
       mode: n
      }
     }))
    };
   } catch (e) {
    if (e instanceof s.k || e instanceof SyntaxError) return null;
    throw e;
   }
  }
 }),
 99982: (function(e, t, n) {
  n.r(t), n.d(t, {
   collectTree: () => collectTree,
   whyClosed: () => whyClosed
  });
  var r = n(76760), o = n(42357), s = n(73024), i = n(16057), a = n(72443), l = n(75665), c = n(38287), u = n(3197), f = n(99756), d = n(55559);
  const h = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(e => e.split(" "))), p = 100, m = 1e6, g = 5e6;
  async function collectTree(e) {
   try {
    return await async function({changes: e, git: t, root: n, mayRead: o, onlyFrom: c, takesModes: u}) {
     const {files: f, notice: d, base: h, mixed: w, hidden: y} = await e.since(), b = f.filter(({path: e}) => !y.has(e));
     if (null === t || null === h) return {
      refused: "the workspace is not a git repository with a commit"
     };
     if (null !== d) return {
      refused: "the changed files could not be listed"
     };
     if (null !== c && h !== c) return {
      refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
     };
     if (0 === b.length) return {
      refused: "the run has changed no files, except for ignored ones"
     };
     if (b.length > p) return {
      refused: `${String(b.length)} files are changed, and a pull request may have ${String(p)}`
     };
     const v = await t.prefix(), $ = await t.filteredPaths(b.map(({path: e}) => e)), k = [], x = b.filter(({path: e}) => {
      const t = whyClosed(`${v}${e}`) ?? (w.has(e) ? "it had changes before the run" : null), n = $.has(e) ? "a filter in .gitattributes applies to it" : null, r = t ?? (o(e) ? n : "not permitted by the rules");
      return null !== r && k.push(`${e} (${r})`), null === r;
     }), S = await async function(e, {git: t, root: n, base: o, prefix: c, takesModes: u}) {
      const f = [], d = await t.modesAtRef(o, e), h = new Map, p = u ? function(e, t) {
       return new Map(e.flatMap(e => {
        const n = function(e, t) {
         try {
          const n = (0, r.join)((0, s.realpathSync)(e), (0, r.dirname)(t)), o = (0, r.join)(n, (0, 
          r.basename)(t));
          return (0, s.lstatSync)(o).isSymbolicLink() && (0, s.realpathSync)(n) === n ? (0, 
          s.readlinkSync)(o) : null;
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
       null === n ? h.set(e, {
        content: Buffer.from(t),
        mode: "120000"
       }) : f.push(`${e} (${n})`);
      }
      const g = e.flatMap(e => {
       if (p.has(e)) return [];
       const t = function(e, t, n) {
        try {
         const o = (0, r.join)((0, s.realpathSync)(e), (0, r.dirname)(t)), a = (0, r.join)(o, (0, 
         r.basename)(t));
         if ((0, s.lstatSync)(a).isSymbolicLink()) return {
          problem: "a symbolic link"
         };
         if ((0, s.realpathSync)(o) !== o) return {
          problem: "reached through a symbolic link"
         };
         const {descriptor: l, stat: c} = (0, i.bY)(a);
         try {
          const e = function(e, t) {
           return e.isFile() ? e.nlink > 1 ? "a file with several hard links" : e.size > t ? `larger than ${String(t)} bytes` : null : "not a regular file";
          }(c, n);
          return null !== e ? {
           problem: e
          } : {
           content: (0, s.readFileSync)(l),
           executable: "win32" === process.platform ? null : !!(64 & c.mode)
          };
         } finally {
          (0, s.closeSync)(l);
         }
        } catch (e) {
         if (e instanceof a.k) return {
          problem: "replaced while it was being read"
         };
         if ("string" != typeof e.code) throw e;
         return {
          problem: "unreadable"
         };
        }
       }(n, e, m), o = "problem" in t ? t.problem : function(e, t, n) {
        return "160000" === e ? "it replaces a submodule" : n ? null : "120000" === e ? "it replaces a link" : !0 !== t || "100755" === e ? null : "100644" === e ? "it was made executable" : "it is new and executable";
       }(d.get(e), t.executable, u);
       return null !== o && f.push(`${e} (${o})`), null !== o || "problem" in t ? [] : [ {
        path: e,
        ...t
       } ];
      }), w = await t.blobIds(g.map(({path: e}) => e));
      for (const {path: e, content: t, executable: n} of g) {
       const r = w.get(e), o = void 0 === r ? null : (0, l.Z)(t, r), s = d.get(e);
       null === o ? f.push(`${e} (git would convert its content, or it has just changed)`) : !0 === n || null === n && "100755" === s ? h.set(e, {
        content: o,
        mode: "100755"
       }) : h.set(e, void 0 === s || "100644" === s ? {
        content: o
       } : {
        content: o,
        mode: "100644"
       });
      }
      return {
       files: h,
       problems: f
      };
     }(x.filter(({kind: e}) => "deleted" !== e).map(({path: e}) => e), {
      git: t,
      root: n,
      base: h,
      prefix: v,
      takesModes: u
     });
     if (k.push(...S.problems), k.length > 0) return {
      refused: `these files cannot go into a pull request: ${listed(k)}`
     };
     const j = [ ...S.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
     if (j > g) return {
      refused: `the changed files have ${String(j)} bytes, more than 5 MB`
     };
     const O = x.map(({path: e}) => ({
      path: `${v}${e}`,
      ...S.files.get(e) ?? {
       content: null
      }
     }));
     return {
      tree: {
       base: h,
       baseTree: await t.treeOf(h),
       files: O
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
    return (0, d.OD)((0, d.tu)(e)).some(e => h.has(e));
   }(e) ? "protected, it steers other tools" : function(e) {
    return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
   }(e) ? "its name is deceptive" : "low" === (0, f.y)(`/${e}`) ? null : "its name is sensitive";
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
  const s = /^\/(?:proc|sys|dev)(?:\/|$)/, i = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && i.test(e);
  }
  function isProtectedPath(e) {
   return s.test(e) && !isFreeDevice(e);
  }
 }),
 58276: (function(e, t, n) {
  function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
   const r = n.GITHUB_SERVER_URL ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(r) ? [ new URL(r).hostname ] : [], ...e ],
    mentions: t
   };
  }
  n.d(t, {
   I: () => outgoingOptionsOf
  });
 }),
 53585: (function(e, t, n) {
  n.d(t, {
   D: () => provenanceFooter,
   s: () => withoutFooter
  });
  var r = n(12673);
  function provenanceFooter({event: e, trustedSource: t, pull: n}, o) {
   const s = (0, r.Vp)(o);
   if (null === s || !/^https?:\/\/[^\s()<>]+$/.test(s)) return "";
   const {triggerComment: i, sender: a} = e.trigger, l = (i?.author ?? a)?.login ?? e.actor, c = n?.commit ?? e.headSha ?? t.commit;
   return `<sub>By [this run of Sallyport](${s})${null !== l && /^[\w.-]+(?:\[bot\])?$/.test(l) ? ` for ${l.replace(/[_[\]]/g, "\\$&")}` : ""}${null === c ? "" : ` at commit ${c.slice(0, 7)}`}.</sub>`;
  }
  function withoutFooter(e) {
   return e.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
  }
 }),
 45058: (function(e, t, n) {
  n.d(t, {
   cK: () => reviewedSha,
   ee: () => applyGitHubWrites,
   q$: () => publishContextOf,
   wr: () => m
  });
  var r = n(42357), o = n(63846), s = n(73948), i = n(12673), a = n(38287), l = n(64389), c = n(3101), u = n(37644), f = n(20653), d = n(36795), h = n(53585), p = n(99991);
  const m = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
  async function applyGitHubWrites(e, t) {
   const {artifacts: n, redact: r, log: o} = t, s = (0, c.L)(e.requests, r), i = s.filter(d.J2), a = [ ...0 === i.length ? [] : await apply(i, e.conclusion, t), ...refusedWrites(e), ...unrecordedRows(e) ];
   if (0 === a.length && 0 === e.requests.length) return [];
   for (const e of a.filter(({outcome: e}) => "failed" === e)) o.warning(`${e.what}: ${e.note}`);
   const l = {
    version: 1,
    requests: s,
    writes: (0, c.L)(a, r)
   };
   return n.writeRedacted("write-requests.json", `${JSON.stringify(l, null, 2)}\n`), 
   a;
  }
  async function apply(e, t, r) {
   const {applyWriteRequests: o, withheld: s} = await Promise.all([ n.e(1088), n.e(987) ]).then(n.bind(n, 91088));
   return m.has(t) ? s(e, `The run ended as ${t}.`) : await o(e, await publishContextOf(e, t, r));
  }
  async function publishContextOf(e, t, r) {
   const {event: o, settings: a} = r.runContext, c = a["github-token"];
   if (void 0 === c || null === o.repository) throw new Error("writes were recorded with nowhere to go");
   const {createGitHubWriteClient: f} = await n.e(4590).then(n.bind(n, 84590)), d = {
    owner: o.repository.owner,
    repo: o.repository.name,
    number: o.item?.number ?? 0
   };
   return {
    github: f((0, i.C0)(c, r), d),
    sanitize: e => (0, u.R)(e, r),
    key: a["comment-key"],
    answer: (0, l.uR)(a["comment-mode"], o.trigger.triggerComment),
    item: o.item?.kind ?? null,
    afterClosed: null === o.item || null !== o.trigger.triggerComment,
    reviewedSha: e.some(({kind: e}) => "review" === e || "check-run" === e) ? await reviewedSha(r.runContext) : null,
    pull: pullRequestContextOf(r),
    push: e.some(({kind: e}) => "push" === e) ? await pushOf(r) : null,
    footer: (0, h.D)(r.runContext, r.hostEnvironment),
    repositoryUrl: (0, i.Ek)(r.hostEnvironment, o.repository),
    mayClose: "issue" === o.item?.kind ? o.item.number : null,
    issueEnd: {
     expiresDays: a["issue-expires-days"] ?? null,
     closesOlder: a["issue-close-older"],
     now: s.m.now()
    },
    whyCommentOnly: "success" === t ? null : `The run ended as ${t}.`
   };
  }
  function pullRequestContextOf({collected: e, runContext: t, hostEnvironment: n, redact: r}) {
   const o = (0, p.F)(t, n);
   return null === e || null === o ? null : {
    ...o,
    collected: e,
    holdsSecret: secretTest(r)
   };
  }
  async function pushOf(e) {
   const {collected: t, push: r = o.RH, patch: s = "", redact: i} = e;
   if (null === t) return null;
   const {pushContextOf: a} = await n.e(4919).then(n.bind(n, 34919));
   return a({
    ...e,
    collected: t,
    push: r,
    patch: s,
    holdsSecret: secretTest(i)
   });
  }
  function secretTest(e) {
   return t => {
    const n = t.toString("utf8");
    return e(n) !== n;
   };
  }
  async function reviewedSha({event: e, git: t}) {
   if (null !== e.headSha || null === t) return e.headSha;
   try {
    return await t.headSha();
   } catch (e) {
    return (0, r.ki)(e, a.U), null;
   }
  }
  function unrecordedRows({unrecorded: e = []}) {
   return e.map(({tool: e, label: t, reason: n}) => ({
    what: `${e} ${(0, f.ml)(t, 80)}`,
    outcome: "failed",
    url: null,
    note: forPeople(n)
   }));
  }
  function forPeople(e) {
   return e.replace(/^Not recorded: (.)/, (e, t) => t.toUpperCase());
  }
  function refusedWrites({denials: e}) {
   return e.filter(({tool: e}) => Object.hasOwn(o.J0, e)).map(({tool: e, label: t, reason: n}) => ({
    what: `${e} ${t}`,
    outcome: "refused",
    url: null,
    note: n
   }));
  }
 })
};
