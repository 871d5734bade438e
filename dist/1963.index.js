"use strict";

exports.id = 1963;

exports.ids = [ 1963 ];

exports.modules = {
 99974: (function(t, e, n) {
  n.d(e, {
   Ms: () => entryOf,
   f7: () => unwrittenReason,
   sq: () => withOutputFile,
   xK: () => finishJob
  });
  var o = n(99982);
  var s = n(20653);
  var r = n(58949);
  var i = n(45080);
  const c = {
   changed: {},
   notices: [],
   evaluations: [],
   scoringUsd: 0,
   fatal: null
  };
  async function finishJob(t, e) {
   if (t.result.conclusion !== "success") return c;
   return await withOutputFile(t, e, () => writeAndScore(t, e));
  }
  async function withOutputFile({runtime: {files: t}}, {batch: e, prepared: n}, o) {
   const {outputFile: s} = n.inputs;
   return s === null ? await o() : await e.outputLocks.hold(t.resolve(s), o);
  }
  async function writeAndScore(t, e) {
   const n = await writeOutput(t, e);
   if (n !== null) {
    const t = entryOf(e.batch, e.job)?.changes === "none" ? "unwritten-output" : "unknown-changes";
    return {
     ...c,
     changed: {
      conclusion: "denied",
      reason: n
     },
     answerError: t
    };
   }
   const o = {
    ...t.result,
    toolsUsed: e.toolsUsed
   };
   const s = e.prepared.inputs.evaluations;
   const r = await (0, i.V)(o, (0, i.p)(t.runtime), {
    ...e,
    specs: s
   });
   const {evaluations: a, costUsd: l, fatal: u = null} = r;
   const h = await collect(t, e);
   return {
    ...c,
    evaluations: a,
    scoringUsd: l,
    fatal: u,
    ...h
   };
  }
  async function writeOutput({result: t, runtime: e}, {batch: n, prepared: o, job: s}) {
   const {outputFile: i} = o.inputs;
   if (i === null) return null;
   const {runContext: c, lists: a} = o;
   const {workspace: l} = n.runContext;
   const u = e.files.root;
   const h = entryOf(n, s)?.changes !== "none";
   for (const e of u === l || h ? [ u ] : [ u, l ]) {
    const o = {
     path: i,
     content: (0, r.xV)(n.redactor.redact(t.text)),
     directory: e
    };
    const s = await (0, r.BF)(o, {
     runContext: c,
     lists: a,
     hostEnvironment: n.hostEnvironment
    });
    if (s !== null) return unwrittenReason(i, s);
   }
   return null;
  }
  const unwrittenReason = (t, e) => `The answer could not be written to ${t}: ${e}`;
  async function collect(t, {batch: e, job: n, prepared: r}) {
   const i = entryOf(e, n)?.changes ?? "none";
   const {files: c, hidden: a, notice: l} = await t.changesSince();
   if (i === "none") return {
    changed: {},
    notices: c.length === 0 ? [] : discarded(t, e)
   };
   if (l !== null) return refused("incomplete", o.unlisted, c, "unknown-changes");
   if (c.length === 0) return {
    changed: {},
    notices: []
   };
   if (r.inputs.outputFile === null && c.every(({path: t}) => a.has(t))) {
    const t = (0, s.KE)([ ...a ], 5);
    return {
     changed: {},
     notices: [ `The job has no changes to use: git ignores all files that it changed: ${t}.` ]
    };
   }
   const u = await t.collect();
   if ("refused" in u) return refused("incomplete", u.refused, c, u.isUnknown === true ? "unknown-changes" : void 0);
   const h = u.tree.files.find(({path: t, content: n}) => {
    const o = `${t}\n${n?.toString("utf8") ?? ""}`;
    return e.redactor.redact(o) !== o;
   });
   if (h !== void 0) return refused("denied", `${h.path} contains what looks like a secret`, c);
   return {
    changed: {
     changes: c
    },
    notices: [],
    tree: u.tree
   };
  }
  function refused(t, e, n, o = "unusable-changes") {
   return {
    changed: {
     conclusion: t,
     reason: `The changes cannot be used: ${e}.`,
     changes: n
    },
    notices: [],
    answerError: o
   };
  }
  function discarded({result: t, runtime: e}, {runContext: n}) {
   const o = e.files.root !== n.workspace;
   if (!o || t.changes.length === 0) return [];
   return [ "The files that this job changed were discarded: set `changes` to patch or pull-request to keep them." ];
  }
  function entryOf({file: t}, e) {
   return t.jobs.find(({id: t}) => t === e.id);
  }
 }),
 58949: (function(t, e, n) {
  n.d(e, {
   BF: () => writeOutputFile,
   CC: () => createWriteCheck,
   Gn: () => whyNotWritable,
   xV: () => outputFileContent
  });
  var o = n(76760);
  var s = n(42357);
  var r = n(48620);
  var i = n(72443);
  var c = n(48080);
  function outputFileContent(t) {
   return t.endsWith("\n") ? t : `${t}\n`;
  }
  async function writeOutputFile(t, e) {
   const {files: n, whyRefused: o} = await createWriteCheck(t.directory, e);
   const r = n.resolve(t.path);
   const c = o(t.path, t.content === null ? "delete" : "write");
   if (c !== null) return c;
   try {
    if (t.content === null) {
     await n.remove(r);
     return null;
    }
    const e = await n.read(r, t.content.length * 4 + 10).catch(() => null);
    e?.equals(Buffer.from(t.content)) !== true && await n.write(r, t.content);
    return null;
   } catch (t) {
    (0, s.ki)(t, i.k);
    return t.message;
   }
  }
  async function whyNotWritable(t, e, n) {
   const {files: o, whyRefused: r} = await createWriteCheck(e, n);
   const c = r(t, "write");
   if (c !== null) return c;
   const a = await o.info(o.resolve(t)).catch((0, s.j6)(i.k, t => t));
   if (a instanceof i.k) return a.code === "missing" ? null : a.message;
   return a.kind === "directory" ? `${o.resolve(t)} is a directory` : null;
  }
  async function createWriteCheck(t, {runContext: e, lists: n, hostEnvironment: s}) {
   const {policy: i, files: a, ready: l} = (0, r.Y)({
    runContext: {
     ...e,
     settings: {
      ...e.settings,
      mode: "auto-edit"
     }
    },
    hostEnvironment: s,
    directory: t,
    childProcesses: {
     home: s.temporary,
     temporary: (0, c.YB)(s)
    },
    lists: n,
    spec: null,
    tools: []
   });
   await l();
   return {
    files: a,
    whyRefused: (t, e) => {
     if ((0, o.isAbsolute)(t) || /^\.\.(?:[\\/]|$)/.test((0, o.normalize)(t))) return "it must be inside the workspace: name it by a relative path without ..";
     const n = [ {
      kind: e,
      path: a.resolve(t)
     } ];
     const {decision: s, reason: r} = i({
      tool: e === "write" ? "Write" : "Delete",
      effects: n
     });
     return s === "allow" ? null : r;
    }
   };
  }
 }),
 11291: (function(t, e, n) {
  n.d(e, {
   P: () => createJobPreparation
  });
  var o = n(11739);
  var s = n(19794);
  var r = n(68350);
  var i = n(82087);
  function createJobPreparation({runContext: t, file: e, resolver: n}, c) {
   const {trustedSource: a} = t;
   const l = {
    ...t,
    trustedSource: {
     ...a,
     source: rememberPresent(a.source)
    }
   };
   const u = (0, s.z)(l, c);
   const h = new Map(e.jobs.map(t => [ t.id, t ]));
   const f = new Map;
   const schemaOf = async ({settings: t, spec: e}) => {
    const n = t["output-schema"];
    const o = n ?? e.source;
    const s = f.get(o) ?? read(n);
    f.set(o, s);
    const r = e.outputSchema;
    return await s ?? (r === null ? null : await (0, i.checkedSchema)(r, e.source));
   };
   const read = async t => await (0, i.readOutputSchema)(t, l.trustedSource.source);
   return async t => {
    const s = h.get(t.id);
    if (s === void 0) throw new Error(`the plan names the entry ${t.id}, which the batch file does not have`);
    const i = {
     item: t.item,
     matrix: t.matrix
    };
    const c = await n.resolve(s, i);
    const {settings: a, spec: f, vars: d, narrowing: p, locationOfRule: m} = c;
    const {allow: w, ask: g, deny: b} = a;
    return {
     runContext: {
      ...l,
      settings: a,
      locationOfRule: m
     },
     sources: {
      ...u,
      directories: a["command-directories"]
     },
     spec: f,
     vars: d,
     narrowing: p,
     lists: (0, r.hg)({
      allow: w,
      ask: g,
      deny: b
     }, m),
     outputSchema: await schemaOf(c),
     modelName: t.model,
     inputs: {
      evaluations: (0, o.ZY)(s, i).map(t => (0, o.kj)(t, e.judge)),
      outputFile: (0, o.TY)(s, i)
     }
    };
   };
  }
  function rememberPresent(t) {
   const e = new Map;
   return {
    ...t,
    present: n => {
     const o = n.join("\n");
     const s = e.get(o) ?? t.present(n);
     e.set(o, s);
     return s;
    }
   };
  }
 }),
 81513: (function(t, e, n) {
  n.d(e, {
   S: () => openPullRequests
  });
  var o = n(76760);
  var s = n(24205);
  async function mergeTrees(t, e) {
   const {base: n, baseTree: o} = e.onto;
   let r = new Map;
   const i = [];
   const c = [];
   for (const {name: o, tree: a} of t) {
    const t = a.base === n ? {
     tree: a
    } : await (0, s.$4)(a, n, e);
    const l = "conflicts" in t ? {
     conflict: t.conflicts[0] ?? ""
    } : await addFiles(r, t.tree.files, e);
    if ("conflict" in l) {
     c.push({
      name: o,
      path: l.conflict
     });
     continue;
    }
    r = l.files;
    "tree" in t && t.tree.files.length > 0 && i.push(o);
   }
   const a = [ ...r.values() ].sort((t, e) => Buffer.compare(Buffer.from(t.path), Buffer.from(e.path)));
   return {
    tree: a.length === 0 ? null : {
     base: n,
     baseTree: o,
     files: a
    },
    used: i,
    conflicts: c
   };
  }
  async function addFiles(t, e, {git: n, directory: r, onto: i}) {
   const c = new Map(t);
   const a = await n.prefix();
   for (const t of e) {
    const {path: e} = t;
    const l = c.get(e);
    if (l === void 0) {
     c.set(e, t);
     continue;
    }
    const u = o.posix.relative(a, e);
    const h = (await (0, s.Lj)(n, i.base, [ u ])).get(u) ?? null;
    const f = await (0, s.ax)({
     base: h,
     ours: (0, s.E4)(l),
     theirs: (0, s.E4)(t)
    }, {
     git: n,
     directory: r
    });
    if (f === null) return {
     conflict: e
    };
    c.set(e, (0, s.Py)(e, f.version, h));
   }
   const l = fileInPlaceOfDirectory(c);
   return l === null ? {
    files: c
   } : {
    conflict: l
   };
  }
  function fileInPlaceOfDirectory(t) {
   const isFile = e => (t.get(e)?.content ?? null) !== null;
   for (const [e, {content: n}] of t) {
    if (n === null) continue;
    for (let t = e.lastIndexOf("/"); t > 0; t = e.lastIndexOf("/", t - 1)) if (isFile(e.slice(0, t))) return e;
   }
   return null;
  }
  var r = n(42357);
  var i = n(54539);
  var c = n(60957);
  var a = n(38287);
  var l = n(99991);
  var u = n(99974);
  async function mergeOntoHead(t, e, n) {
   const o = await (e?.headSha()) ?? null;
   if (e === null || o === null) throw new a.U("the workspace has no commit to apply the changes to");
   const s = t.find(({tree: t}) => t.base === o)?.tree ?? {
    base: o,
    baseTree: await e.treeOf(o)
   };
   return {
    onto: s,
    git: e,
    directory: n
   };
  }
  var h = n(77598);
  function branchOf(t, e) {
   const n = (0, h.createHash)("sha256").update(e).digest("hex").slice(0, 12);
   return `${branchStart(t)}${e === "all" ? "all" : n}`;
  }
  function branchStart({file: t, runContext: e}) {
   const n = e.settings["comment-key"].replace(/[^\w-]/g, "+");
   const o = t.name.replace(/[^\w-]/g, "+");
   return `${e.settings["branch-prefix"]}${n}-batch/${o}/`;
  }
  async function openBatchBranches(t, e) {
   return await e.write("the pull requests of the batch", [ "pull-requests: write" ], e => e.openBranches(t));
  }
  const f = 50;
  const d = "No job of the batch updates it any more. Close it if its changes are not wanted.";
  async function orphanedPullRequests(t, {batch: e, jobs: n, github: o}) {
   const s = n.filter(t => (0, u.Ms)(e, t)?.changes === "pull-request-each");
   const r = e.file.jobs.some(({changes: t}) => t === "pull-request");
   const c = new Set([ ...s.map(({slot: t}) => t), ...r ? [ "all" ] : [] ].map(t => branchOf(e, t)));
   const a = [ ...t ].filter(t => !c.has(t));
   const l = [];
   for (const t of a.slice(0, f)) {
    const e = await o.write("the pull request", [ "pull-requests: write" ], e => e.pullRequests(t));
    for (const {number: t, title: n, url: o, isOpen: s} of e) s && l.push({
     names: [ n ],
     row: {
      what: `PullRequest #${String(t)}`,
      outcome: "unchanged",
      url: o,
      note: d
     }
    });
   }
   if (a.length > f) {
    const t = (0, i.B4)(a.length - f, "more pull request");
    l.push({
     names: [],
     row: {
      what: t,
      outcome: "unchanged",
      url: null,
      note: `${t} of earlier jobs: ${d}`
     }
    });
   }
   return l;
  }
  var p = n(3681);
  var m = n(58276);
  var w = n(45058);
  async function postChanges({title: t, body: e}, {tree: n, branch: o}, s, r) {
   const i = await contextOf(s, r, n);
   const {publish: c} = s.file;
   if (i.pull === null) return [];
   const a = {
    ...i.pull,
    branch: o,
    draft: c.draft
   };
   const l = {
    kind: "pull-request",
    title: t,
    body: e
   };
   const u = `${i.key}/${o}`;
   const h = {
    afterClosed: c.recreate === "always",
    closedHint: g
   };
   return await (0, p.applyWriteRequests)([ l ], {
    ...i,
    ...h,
    key: u,
    pull: a
   });
  }
  const g = "set recreate: always under publish in the batch file";
  async function contextOf(t, {log: e, hostEnvironment: n, redactor: o}, s) {
   const {runContext: r} = t;
   const {redact: i} = o;
   const c = (0, m.I)(r.settings, n);
   const a = s === void 0 ? null : {
    tree: s
   };
   return await (0, w.q$)([ {
    kind: "pull-request"
   } ], "success", {
    runContext: r,
    hostEnvironment: n,
    log: e,
    redact: i,
    outgoing: c,
    collected: a
   });
  }
  var b = n(46982);
  var v = n(99180);
  var y = n(20653);
  function textOfAll(t, {used: e, conflicts: n, incomplete: o}) {
   const s = n.map(({name: t, path: e}) => `${t}: conflict in ${e}`);
   return [ `The changes of ${(0, i.B4)(e.length, "job")} of the batch ${(0, v.ft)(t)}:`, "", ...listOf(e), ...o === void 0 ? [] : [ "", (0, 
   v.ft)(o) ], ...s.length === 0 ? [] : [ "", "Left out, because they conflict with other changes or with newer commits:", "", ...listOf(s) ] ].join("\n");
  }
  function textOfOne(t, {name: e, item: n, answer: o}) {
   const s = (0, b.E)(n?.fields ?? null);
   const r = `For ${(0, v.ft)((0, y.ml)(e, O))}${s === null ? "" : ` (${s})`}, in the batch ${(0, 
   v.ft)(t)}.`;
   return o.trim() === "" ? r : `${o}\n\n${r}`;
  }
  const $ = 200;
  const O = 300;
  function listOf(t) {
   const e = t.length - $;
   return [ ...t.slice(0, $).map(t => `- ${(0, v.ft)((0, y.ml)(t, O))}`), ...e > 0 ? [ `- and ${(0, 
   i.ZV)(e)} more` ] : [] ];
  }
  var x = n(53599);
  var k = n(28605);
  var C = n(47613);
  var j = n(92736);
  var S = n(58949);
  var q = n(99982);
  async function storedTreeProblem({base: t, baseTree: e, files: n}, s, r) {
   const i = n.find(({path: t}) => (0, q.whyNeverCommitted)(t) !== null);
   if (i !== void 0) return `${i.path}: ${(0, q.whyNeverCommitted)(i.path) ?? ""}`;
   if (await s.commitOf(t) !== t) return `their commit ${t} is not in this checkout, which may need fetch-depth: 0`;
   if (await s.treeOf(t) !== e) return `they do not belong to the files of their commit ${t}`;
   const c = await s.prefix();
   const {whyRefused: a} = await r();
   for (const {path: t, content: e} of n) {
    const n = a(o.posix.relative(c, t), e === null ? "delete" : "write");
    if (n !== null) return `${t}: ${n}`;
   }
   return null;
  }
  async function storedTrees({batch: t, jobs: e, stateOf: n}, o) {
   const {git: s} = t.runContext;
   const problemOf = async (e, n) => {
    if (s === null) return "the workspace is not in a repository";
    const openWriteCheck = async () => {
     const {runContext: e, lists: o} = await t.prepare(n);
     return await (0, S.CC)(e.workspace, {
      ...t,
      runContext: e,
      lists: o
     });
    };
    return await storedTreeProblem(e, s, openWriteCheck).catch((0, r.j6)(r.yo, ({diagnostics: t}) => t.map(({message: t}) => t).join("; ")));
   };
   const i = [];
   const c = [];
   for (const [s, r] of e.entries()) {
    const e = (0, u.Ms)(t, r);
    if (n(s).kind !== "ended" || e?.changes.startsWith("pull-request") !== true) continue;
    const a = await t.state.record(r);
    if (a?.conclusion !== "success") continue;
    const l = (0, x.er)(r);
    if (!a.hasTree) {
     c.push({
      name: l,
      job: r,
      entry: e
     });
     continue;
    }
    if (!(0, C.Hh)(a)) {
     const t = (0, k.Qg)(a.evaluations).map(t => t.name);
     o(l, `An evaluation has not passed: ${(0, y.KE)(t, 3)}.`);
     continue;
    }
    const h = await (0, j.Z)(t.state.directory, r.key);
    const f = h === null ? "they are missing or damaged" : await problemOf(h, r);
    h !== null && f === null ? i.push({
     name: l,
     tree: h,
     job: r,
     entry: e
    }) : o(l, `The stored changes are not used: ${f ?? ""}.`);
   }
   return {
    trees: i,
    unchanged: c
   };
  }
  async function openPullRequests(t, e) {
   const n = await openIfPossible(t, e);
   const o = t.batch.runContext.settings["on-failed-write"] === "report";
   const s = n.some(({outcome: t}) => t === "failed");
   const {signal: r} = e.hostEnvironment;
   const i = r.aborted && (s || n.some(({note: t}) => t === T));
   const c = `The run was canceled (${String(r.reason)}) before all pull requests were opened. The next run opens them.`;
   return {
    pullRequests: n,
    failsRun: !o && s,
    canceled: i ? c : null
   };
  }
  const T = "The run was canceled before. The next run opens or updates it.";
  async function openIfPossible(t, e) {
   const {batch: n} = t;
   const {log: o} = e;
   const s = n.file.jobs.filter(({changes: t}) => t.startsWith("pull-request"));
   if (s.length === 0) return [];
   if (n.shard !== null) {
    o.info("The merge opens the pull requests: it has the changes of all shards.");
    return [];
   }
   const i = whyImpossible(n);
   if (i !== null) {
    if ((await n.state.directory.names("trees")).length === 0) return [];
    o.warning(`No pull request was opened: ${i}. The changes of the jobs are in the state directory.`);
    return [ {
     outcome: "withheld",
     url: null,
     jobs: [],
     note: `${i}.`
    } ];
   }
   const l = [];
   try {
    await openAll(t, e, t => void l.push(t));
   } catch (t) {
    t instanceof a.U || (0, r.ki)(t, c.J);
    const n = t instanceof a.U ? e.redactor.redact(t.message) : t.sentences;
    const s = `The pull requests could not be opened: ${n}`;
    o.warning(s);
    l.push({
     outcome: "failed",
     url: null,
     jobs: [],
     note: s
    });
   }
   return l;
  }
  async function openAll(t, e, n) {
   const {trees: o, unchanged: s} = await storedTrees(t, (t, o) => {
    e.log.warning(`The changes of ${t} are left out: ${o}`);
    n({
     outcome: "left out",
     url: null,
     jobs: [ t ],
     note: o
    });
   });
   const r = o.filter(({entry: t}) => t.changes === "pull-request");
   const i = o.filter(({entry: t}) => t.changes === "pull-request-each");
   const logged = (t, {what: o, outcome: s, url: r, note: i}) => {
    const c = [ `${o}: ${s}`, r ?? "", i ].filter(t => t !== "").join(" ");
    s === "failed" ? e.log.warning(c) : e.log.info(c);
    n({
     outcome: s,
     url: r,
     jobs: t,
     note: i
    });
   };
   const c = {
    ...e,
    logged: logged
   };
   const {batch: a, jobs: l} = t;
   r.length > 0 ? await openOne(r, t, {
    ...c,
    add: n
   }) : await reportWithoutChanges(s, t, c);
   const u = a.file.jobs.some(({changes: t}) => t === "pull-request-each");
   if (!u && r.length === 0) return;
   const {github: h} = await contextOf(a, e);
   const f = await openBatchBranches(branchStart(a), h);
   const d = s.filter(({entry: t}) => t.changes === "pull-request-each");
   await openEach(i, d, {
    batch: a,
    openBranches: f
   }, c);
   if (e.hostEnvironment.signal.aborted) return;
   for (const {row: t, names: e} of await orphanedPullRequests(f, {
    batch: a,
    jobs: l,
    github: h
   })) logged(e, t);
  }
  async function reportWithoutChanges(t, {batch: e, jobs: n}, o) {
   const s = t.filter(({entry: t}) => t.changes === "pull-request").map(({name: t}) => t);
   const r = n.filter(t => (0, u.Ms)(e, t)?.changes === "pull-request");
   if (s.length === 0 || s.length < r.length) return;
   await reportOpen(s, {
    branch: branchOf(e, "all"),
    note: B
   }, e, o);
  }
  function whyImpossible({runContext: t, hostEnvironment: e}) {
   if (t.settings["github-token"] === void 0) return "no github-token is set (on the command line, GITHUB_TOKEN)";
   if (t.event.repository === null) return "the event names no repository";
   if ((0, l.F)(t, e) === null) return "the run is not on a branch of the repository";
   return null;
  }
  function withhold(t, e, {logged: n}) {
   const [o = ""] = t;
   n(t, {
    what: t.length === 1 ? `PullRequest ${o}` : "PullRequest",
    outcome: "withheld",
    url: null,
    note: e
   });
  }
  async function openOne(t, {batch: e, incomplete: n}, o) {
   const s = t.map(({name: t}) => t);
   if (o.hostEnvironment.signal.aborted) {
    withhold(s, T, o);
    return;
   }
   const r = await mergeTrees(t, await mergeOntoHead(t, e.runContext.git, o.hostEnvironment.temporary));
   for (const {name: t, path: e} of r.conflicts) {
    o.log.warning(`The changes of ${t} are left out: they conflict with those of other jobs, or with newer commits, in ${e}.`);
    o.add({
     outcome: "left out",
     url: null,
     jobs: [ t ],
     note: `conflict in ${e}`
    });
   }
   const {tree: c, used: a} = r;
   const l = branchOf(e, "all");
   if (c === null) {
    await reportOpen(s, {
     branch: l,
     note: r.conflicts.length > 0 ? P : R
    }, e, o);
    return;
   }
   const u = textOfAll(e.file.name, {
    ...r,
    incomplete: n
   });
   const h = {
    title: `${e.file.name}: changes of ${(0, i.B4)(a.length, "job")}`,
    body: u
   };
   const f = await postChanges(h, {
    tree: c,
    branch: l
   }, e, o);
   for (const t of f) o.logged(a, t);
  }
  async function openEach(t, e, {batch: n, openBranches: o}, s) {
   const {maxOpen: r} = n.file.publish;
   const c = t.map(({job: t}) => branchOf(n, t.slot));
   let a = o.size - (o.has(branchOf(n, "all")) ? 1 : 0);
   for (const {name: t, job: r} of e) {
    const e = branchOf(n, r.slot);
    o.has(e) && await reportOpen([ t ], {
     branch: e,
     note: B
    }, n, s);
   }
   if (t.length === 0) return;
   const l = await mergeOntoHead(t, n.runContext.git, s.hostEnvironment.temporary);
   for (const [e, u] of t.entries()) {
    const {name: t, job: h} = u;
    if (s.hostEnvironment.signal.aborted) {
     withhold([ t ], T, s);
     continue;
    }
    const f = c[e] ?? "";
    const d = o.has(f);
    const {tree: p, conflicts: m} = await mergeTrees([ u ], l);
    if (p === null) {
     const e = m.map(({path: t}) => `Its changes conflict with newer commits in ${t}.`).join(" ");
     e !== "" && withhold([ t ], e, s);
     d && await reportOpen([ t ], {
      branch: f,
      note: e === "" ? R : P
     }, n, s);
     continue;
    }
    if (!d && a >= r) {
     const e = `It waits for the next run: ${(0, i.B4)(a, "pull request is", "pull requests are")} open, and max-open is ${String(r)}.`;
     withhold([ t ], e, s);
     continue;
    }
    const w = await n.state.record(h);
    const g = textOfOne(n.file.name, {
     name: t,
     item: h.item,
     answer: w?.text ?? ""
    });
    const b = await postChanges({
     title: t,
     body: g
    }, {
     tree: p,
     branch: f
    }, n, s);
    !d && b.some(({outcome: t}) => t === "created") && (a += 1);
    for (const e of b) s.logged([ t ], e);
   }
  }
  const P = "It was not updated: no change can be used.";
  const R = "The base branch has these changes by now. Close this pull request.";
  const B = "It has the changes of an earlier answer; now there are none. Close this pull request.";
  async function reportOpen(t, {branch: e, note: n}, o, s) {
   const {github: r} = await contextOf(o, s);
   const i = await r.write("the pull request", [ "pull-requests: write" ], t => t.pullRequests(e));
   const c = i.find(({isOpen: t}) => t);
   if (c === void 0) return;
   s.logged(t, {
    what: `PullRequest #${String(c.number)}`,
    outcome: "unchanged",
    url: c.url,
    note: n
   });
  }
 }),
 45080: (function(t, e, n) {
  n.d(e, {
   V: () => scoreAnswer,
   p: () => runCallIn
  });
  var o = n(70408);
  var s = n(73948);
  async function scoreAnswer(t, e, {batch: n, prepared: o, specs: s, openJudge: r}) {
   if (s.length === 0) return {
    evaluations: [],
    costUsd: 0
   };
   const i = {
    specs: s,
    runCall: e,
    judge: o.modelName,
    openModel: r,
    signal: n.hostEnvironment.signal
   };
   return await n.evaluate(i, t);
  }
  function runCallIn(t) {
   return (0, o.V)(t, {
    clock: s.m,
    origin: "prompt",
    changesReady: () => Promise.resolve()
   });
  }
 }),
 92736: (function(t, e, n) {
  n.d(e, {
   Z: () => readTree,
   _: () => saveTree
  });
  var o = n(94343);
  var s = n(43759);
  var r = n(31734);
  const i = 2e7;
  const c = o.YjP().check(s.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
  const a = o.rej({
   formatVersion: o.euz(1),
   base: c,
   baseTree: c,
   files: o.YOg(o.rej({
    path: o.YjP().check(s.m9(1), s.Eb(4096)),
    content: o.mee(o.YjP()),
    mode: o.lqM(o.k5n([ "100644", "100755" ]))
   })).check(s.Eb(1e3))
  });
  const nameOf = t => `trees/${t}.json`;
  async function saveTree(t, e, n) {
   const o = n.files.map(({content: t, ...e}) => ({
    ...e,
    content: t === null ? null : t.toString("base64")
   }));
   await t.write(nameOf(e), `${JSON.stringify({
    formatVersion: 1,
    ...n,
    files: o
   })}\n`);
  }
  async function readTree(t, e) {
   const n = await (0, r.h)(t, nameOf(e), a, i);
   if (n === null) return null;
   const {base: o, baseTree: s, files: c} = n;
   return {
    base: o,
    baseTree: s,
    files: c.map(({path: t, content: e, mode: n}) => ({
     path: t,
     content: e === null ? null : Buffer.from(e, "base64"),
     ...n === void 0 ? {} : {
      mode: n
     }
    }))
   };
  }
 }),
 24205: (function(t, e, n) {
  n.d(e, {
   $4: () => mergeOnto,
   E4: () => versionOf,
   Lj: () => versionsAt,
   Py: () => treeFile,
   ax: () => mergeVersions
  });
  var o = n(76760);
  var s = n(99982);
  async function mergeOnto({base: t, files: e}, n, {git: r, directory: i}) {
   const c = await r.prefix();
   const a = e.map(({path: t}) => o.posix.relative(c, t));
   const [l, u] = [ await versionsAt(r, t, a), await versionsAt(r, n, a) ];
   const h = await blockedPaths(r, n, a);
   const f = [];
   const d = [];
   for (const [t, n] of e.entries()) {
    const e = a[t] ?? "";
    const o = u.get(e) ?? null;
    const c = versionOf(n);
    if (isSame(c, o)) continue;
    const p = h.has(e) ? null : await mergeVersions({
     base: l.get(e) ?? null,
     ours: c,
     theirs: o
    }, {
     git: r,
     directory: i
    });
    p === null || (0, s.whyNeverCommitted)(n.path) !== null ? d.push(n.path) : isSame(p.version, o) || f.push(treeFile(n.path, p.version, o));
   }
   if (d.length > 0) return {
    conflicts: d
   };
   return {
    tree: {
     base: n,
     baseTree: await r.treeOf(n),
     files: f
    }
   };
  }
  function versionOf({content: t, mode: e = "100644"}) {
   return t === null ? null : {
    mode: e,
    content: t
   };
  }
  function treeFile(t, e, n) {
   if (e === null) return {
    path: t,
    content: null
   };
   const {content: o, mode: s} = e;
   if (s === "100755" || s === "120000") return {
    path: t,
    content: o,
    mode: s
   };
   return n === null || n.mode === "100644" ? {
    path: t,
    content: o
   } : {
    path: t,
    content: o,
    mode: "100644"
   };
  }
  async function versionsAt(t, e, n) {
   const o = await t.modesAtRef(e, n);
   const s = await t.readAllAtRef(e, n);
   const r = new Map;
   for (const [n, i] of o) {
    const o = i === "120000" ? await t.linkAtRef(e, n) : null;
    const c = o === null ? s.get(n) : Buffer.from(o);
    r.set(n, {
     mode: i,
     content: c ?? Buffer.alloc(0)
    });
   }
   return r;
  }
  async function blockedPaths(t, e, n) {
   const o = new Set(n.flatMap(parentsOf));
   const s = await t.presentAtRef(e, [ ...o ]);
   return new Set(n.filter(t => parentsOf(t).some(t => (s.get(t) ?? "directory") !== "directory")));
  }
  function parentsOf(t) {
   const e = o.posix.dirname(t);
   return e === "." ? [] : [ e, ...parentsOf(e) ];
  }
  async function mergeVersions({base: t, ours: e, theirs: n}, {git: o, directory: s}) {
   if (isSame(t, n) || isSame(e, n)) return {
    version: e
   };
   if (t === null || e === null || n === null) return null;
   if (![ t, e, n ].every(({mode: t}) => t.startsWith("100"))) return null;
   const r = {
    base: t.content,
    ours: e.content,
    theirs: n.content
   };
   const i = e.content.equals(n.content) ? e.content : await o.mergeTexts(r, s);
   if (i === null) return null;
   return {
    version: {
     mode: e.mode === t.mode ? n.mode : e.mode,
     content: i
    }
   };
  }
  function isSame(t, e) {
   if (t === null || e === null) return t === e;
   return t.mode === e.mode && t.content.equals(e.content);
  }
 }),
 58276: (function(t, e, n) {
  n.d(e, {
   I: () => outgoingOptionsOf
  });
  function outgoingOptionsOf({"allow-links": t, "allow-mentions": e}, {environment: n}) {
   const o = n["GITHUB_SERVER_URL"] ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(o) ? [ new URL(o).hostname ] : [], ...t ],
    mentions: e
   };
  }
 }),
 53585: (function(t, e, n) {
  n.d(e, {
   D: () => provenanceFooter,
   s: () => withoutFooter
  });
  var o = n(12673);
  var s = n(99180);
  function provenanceFooter({event: t, trustedSource: e, pull: n}, r) {
   const i = (0, o.Vp)(r);
   if (!(0, s.n1)(i)) return "";
   const {triggerComment: c, sender: a} = t.trigger;
   const l = (c?.author ?? a)?.login ?? t.actor;
   const u = n?.commit ?? t.headSha ?? e.commit;
   const h = l !== null && /^[\w.-]+(?:\[bot\])?$/.test(l) ? ` for ${l.replace(/[_[\]]/g, "\\$&")}` : "";
   const f = u === null ? "" : ` at commit ${u.slice(0, 7)}`;
   return `<sub>By [this run of Sallyport](${i})${h}${f}.</sub>`;
  }
  function withoutFooter(t) {
   return t.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
  }
 }),
 45058: (function(t, e, n) {
  n.d(e, {
   cK: () => reviewedSha,
   ee: () => applyGitHubWrites,
   q$: () => publishContextOf,
   wr: () => m
  });
  var o = n(42357);
  var s = n(63846);
  var r = n(73948);
  var i = n(12673);
  var c = n(38287);
  var a = n(64389);
  var l = n(3101);
  var u = n(6448);
  var h = n(20653);
  var f = n(36795);
  var d = n(53585);
  var p = n(99991);
  const m = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
  async function applyGitHubWrites(t, e) {
   const {artifacts: n, redact: o, log: s} = e;
   const r = (0, l.L)(t.requests, o);
   const i = r.filter(f.J2);
   const c = [ ...i.length === 0 ? [] : await apply(i, t.conclusion, e), ...refusedWrites(t), ...unrecordedRows(t) ];
   if (c.length === 0 && t.requests.length === 0) return [];
   for (const t of c.filter(({outcome: t}) => t === "failed")) s.warning(`${t.what}: ${t.note}`);
   const a = {
    version: 1,
    requests: r,
    writes: (0, l.L)(c, o)
   };
   n.writeRedacted("write-requests.json", `${JSON.stringify(a, null, 2)}\n`);
   return c;
  }
  async function apply(t, e, o) {
   const {applyWriteRequests: s, withheld: r} = await Promise.all([ n.e(3681), n.e(987) ]).then(n.bind(n, 3681));
   if (m.has(e)) return r(t, `The run ended as ${e}.`);
   return await s(t, await publishContextOf(t, e, o));
  }
  async function publishContextOf(t, e, o) {
   const {event: s, settings: c} = o.runContext;
   const l = c["github-token"];
   if (l === void 0 || s.repository === null) throw new Error("writes were recorded with nowhere to go");
   const {createGitHubWriteClient: h} = await n.e(4590).then(n.bind(n, 84590));
   const f = {
    owner: s.repository.owner,
    repo: s.repository.name,
    number: s.item?.number ?? 0
   };
   return {
    github: h((0, i.C0)(l, o), f),
    sanitize: t => (0, u.R)(t, o),
    key: c["comment-key"],
    answer: (0, a.uR)(c["comment-mode"], s.trigger.triggerComment),
    item: s.item?.kind ?? null,
    afterClosed: s.item === null || s.trigger.triggerComment !== null,
    reviewedSha: t.some(({kind: t}) => t === "review" || t === "check-run") ? await reviewedSha(o.runContext) : null,
    pull: pullRequestContextOf(o),
    push: t.some(({kind: t}) => t === "push") ? await pushOf(o) : null,
    footer: (0, d.D)(o.runContext, o.hostEnvironment),
    repositoryUrl: (0, i.Ek)(o.hostEnvironment, s.repository),
    mayClose: s.item?.kind === "issue" ? s.item.number : null,
    issueEnd: {
     expiresDays: c["issue-expires-days"] ?? null,
     closesOlder: c["issue-close-older"],
     now: r.m.now()
    },
    whyCommentOnly: e === "success" ? null : `The run ended as ${e}.`
   };
  }
  function pullRequestContextOf({collected: t, runContext: e, hostEnvironment: n, redact: o}) {
   const s = (0, p.F)(e, n);
   return t === null || s === null ? null : {
    ...s,
    collected: t,
    holdsSecret: secretTest(o)
   };
  }
  async function pushOf(t) {
   const {collected: e, push: o = s.RH, patch: r = "", redact: i} = t;
   if (e === null) return null;
   const {pushContextOf: c} = await n.e(2764).then(n.bind(n, 12764));
   return c({
    ...t,
    collected: e,
    push: o,
    patch: r,
    holdsSecret: secretTest(i)
   });
  }
  function secretTest(t) {
   return e => {
    const n = e.toString("utf8");
    return t(n) !== n;
   };
  }
  async function reviewedSha({event: t, git: e}) {
   return t.headSha ?? await (e?.headSha().catch((0, o.j6)(c.U, () => null))) ?? null;
  }
  function unrecordedRows({unrecorded: t = []}) {
   return t.map(({tool: t, label: e, reason: n}) => ({
    what: `${t} ${(0, h.ml)(e, 80)}`,
    outcome: "failed",
    url: null,
    note: forPeople(n)
   }));
  }
  function forPeople(t) {
   return t.replace(/^Not recorded: (.)/, (t, e) => e.toUpperCase());
  }
  function refusedWrites({denials: t}) {
   return t.filter(({tool: t}) => Object.hasOwn(s.J0, t)).map(({tool: t, label: e, reason: n}) => ({
    what: `${t} ${e}`,
    outcome: "refused",
    url: null,
    note: n
   }));
  }
 }),
 64389: (function(t, e, n) {
  n.d(e, {
   uR: () => answerPart,
   p8: () => publishComment,
   D6: () => resultText,
   fQ: () => stickyOf
  });
  var o = n(20544);
  var s = n(20653);
  var r = n(54539);
  var i = n(15250);
  var c = n(71245);
  var a = n(15917);
  var l = n(1359);
  var u = n(96682);
  var h = n(99180);
  var f = n(43032);
  var d = n(49703);
  var p = n(92747);
  var m = n(78155);
  var w = n(97979);
  function commentMarkdown(t, e) {
   const n = t.writes.find(f.JD);
   const o = [ heading(t), reasonLine(t), findingList(t.findings, e.rows), ...n === void 0 ? comment_markdown_posted(t, e) : lostSections(n, t, e), collapsed(t, e), closingLine(t) ];
   return `${o.filter(t => t !== "").join("\n\n")}\n`;
  }
  function heading(t) {
   const {result: e, findings: n, subject: o, writes: s} = t;
   const r = o.commit === null ? "" : ` of ${(0, h.ti)(o.commit.slice(0, 7))}`;
   const i = severityCounts(n);
   const c = s.find(f.JD);
   if (c !== void 0 && e.conclusion === "success") return `### \u26a0\ufe0f ${lostHeadline(c)}`;
   const a = e.conclusion === "success" && (0, l.rL)(t) === g;
   if (!a) return `### ${(0, l.rL)(t)} ${[ (0, l.Pl)(t), ...i ].join(" \xb7 ")}`;
   if (n.length > 0) return `### Sallyport ${commandName(e.prompt) ?? "review"}${r} \xb7 ${i.join(", ")}`;
   const u = s.find(f.n3);
   if (u !== void 0) return `### ${(0, f.Fm)(u)}`;
   const d = e.requests.some(({kind: t}) => t === "noop") && t.answer.text === "";
   const p = commandName(e.prompt);
   return d && p !== null ? `### Sallyport ${p}${r} \xb7 nothing to report` : "";
  }
  function commandName(t) {
   const [, e, n] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(t) ?? [];
   return e ?? n ?? null;
  }
  function reasonLine({result: t, answer: e, findings: n}) {
   const o = e.text !== "" || n.length > 0;
   return t.conclusion === "success" && o ? "" : (0, h.xG)(t.reason);
  }
  const g = "\u2705";
  const b = [ "error", "warning", "note" ];
  const v = {
   error: "\u274c",
   warning: "\u26a0\ufe0f",
   note: "\ud83d\udcac"
  };
  function severityCounts(t) {
   return b.flatMap(e => {
    const n = t.filter(t => t.severity === e).length;
    return n === 0 ? [] : [ (0, r.B4)(n, e) ];
   });
  }
  function findingList(t, e) {
   const n = b.flatMap(e => t.filter(t => t.severity === e));
   const o = n.slice(0, e).map((t, e) => {
    const n = (0, h.xG)((0, s.ml)(t.title, 200));
    const o = /[.!?]$/.test(n) ? "" : ".";
    const r = (0, h.ti)((0, s.ml)((0, a.YR)(t), 200));
    return `${String(e + 1)}. ${v[t.severity]} **${r}** ${n}${o} ${(0, h.xG)((0, s.ml)(t.message, 1e3))}`;
   });
   const i = n.length - o.length;
   return [ o.join("\n"), ...i > 0 ? [ `And ${(0, r.B4)(i, "more finding")}.` ] : [] ].join("\n\n").trim();
  }
  function answerSection({answer: {text: t}, links: {run: e}}, n) {
   const o = (0, h.n1)(e) ? `in the [summary of the run](${e})` : null;
   return (0, m.o)(t, {
    limit: n,
    unit: "characters",
    whole: o
   });
  }
  function comment_markdown_posted(t, e) {
   const {writes: n, result: o, links: s} = t;
   const r = n.find(f.n3);
   const c = originOf(s.run);
   const a = n.filter(t => (0, f.yp)(t) && t !== r);
   return [ answerSection(t, e.text), r === void 0 ? "" : t.findings.length > 0 ? (0, 
   f.wv)(r, c) : (0, f.xS)(r, c), a.map(t => (0, f.wv)(t, c)).join("\n"), checkOfChanges(t), unposted(t, e.rows), (0, 
   i.b)(o.changes, {
    ...e.diffs,
    isCommitted: n.some(f.yp)
   }) ];
  }
  const lostHeadline = ({what: t}) => t.startsWith("PullRequest") ? "The pull request could not be opened" : "The changes could not be pushed";
  function lostSections(t, e, n) {
   const {writes: o, result: s, links: r, answer: c} = e;
   const a = originOf(r.run);
   const l = o.filter(({note: t}) => t.startsWith("Canceled, because"));
   const u = answerSection(e, n.text);
   const d = t.note.includes(f.zs) ? t.url : null;
   const p = t.note.includes(f.Fx);
   const m = (0, f.y2)(t.note.replace(`${f.Fx} `, ""), a);
   return [ d === null ? m : m.replace(f.zs, `[${f.zs.slice(0, -1)}](${d}).`), l.length === 0 ? "" : `Canceled with it: ${l.map(({what: t}) => (0, 
   h.ti)(t)).join(", ")}.`, p ? (0, f.Ij)(s.changes.map(({diff: t}) => t ?? "").join("")) : "", c.text === "" ? "" : `<details><summary>The answer, written before</summary>\n\n${u}\n\n</details>`, unposted({
    ...e,
    writes: o.filter(e => e !== t && !l.includes(e))
   }, n.rows), d !== null || p ? "" : (0, i.b)(s.changes, {
    ...n.diffs,
    isCommitted: false
   }) ];
  }
  const originOf = t => t !== null && URL.canParse(t) ? new URL(t).origin : null;
  function checkOfChanges({result: t, writes: e, subject: {lastCheck: n}}) {
   if (n === void 0 || t.changes.length === 0 && !e.some(f.yp)) return "";
   return (0, h.xG)((0, u.Q)(n));
  }
  function unposted({writes: t}, e) {
   const n = t.filter(f.$B);
   return n.length === 0 ? "" : (0, w.M)(n, e);
  }
  function collapsed(t, e) {
   const {result: n, refused: o, writes: s, answer: r} = t;
   const i = s.filter(t => (0, f.oM)(t) && !(0, f.$B)(t) && !(0, f.yp)(t));
   const c = [ o.length === 0 ? "" : (0, p.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, 
   p.Z8)(n.notices), i.length === 0 ? "" : (0, w.M)(i, e.rows), r.changes.length === 0 ? "" : `Sanitized in the answer: ${(0, 
   d.G)(r.changes)}.`, ...(0, p.Mv)(n), (0, p.u5)(n, false) ].filter(t => t !== "");
   if (c.length === 0) return "";
   return [ `<details><summary>${runSummary(t)}</summary>`, ...c, "</details>" ].join("\n\n");
  }
  function runSummary({result: t}) {
   const {denials: e, notices: n, usage: o, costUsd: s, durationMs: i} = t;
   const c = o.inputTokens + o.outputTokens;
   const a = [ ...e.length === 0 ? [] : [ `${(0, r.B4)(e.length, "call")} refused` ], ...n.length === 0 ? [] : [ (0, 
   r.B4)(n.length, "notice") ], ...c === 0 ? [] : [ `${(0, r.ZV)(c)} tokens` ], ...s === null || s === 0 ? [] : [ (0, 
   l.BD)(s) ], (0, l.a3)(i) ];
   return `Run: ${a.join(" \xb7 ")}`;
  }
  function closingLine(t) {
   const {links: e, subject: n, findings: o} = t;
   const s = o.length > 0 && !(0, l.W2)(t.result);
   const {coverage: r} = n;
   const i = [ ...r !== void 0 && o.length > 0 ? [ (0, c._)(r) ] : [], "Sallyport", ...n.commit === null || s ? [] : [ `at ${(0, 
   h.ti)(n.commit.slice(0, 7))}` ], ...n.requestedBy === null ? [] : [ `requested by ${(0, 
   h.ft)(n.requestedBy)}` ], ...(0, h.n1)(e.run) ? [ `[run](${e.run})` ] : [] ];
   return `<sub>${i.filter(t => t !== "").join(" \xb7 ")}</sub>`;
  }
  var y = n(5105);
  function answerPart(t, e) {
   if (t !== "answer" || e === null || e.id === null) return null;
   return `answer:${e.kind}-${String(e.id)}`;
  }
  function stickyOf(t, e, {run: n, answer: s}) {
   if (s !== null) return {
    marker: (0, o._)(t, s),
    hides: []
   };
   if (e === "replace" || e === "answer") return {
    marker: (0, o._)(t),
    hides: []
   };
   const r = (0, o._)(t, "run:").replace(/ -->$/, "");
   return {
    marker: (0, o._)(t, `run:${n}`),
    hides: e === "append" ? [] : [ (0, o._)(t), r ]
   };
  }
  function commentBody(t, e, n = null) {
   if (t.result.conclusion === "success") return (0, y.Ap)(wholeBody(t, e));
   return (0, y.G1)(n) ? (0, y.pj)(`${e}\n${failureLine(t)}`, n) : wholeBody(t, e);
  }
  function failureLine(t) {
   const {result: e, links: n, subject: o} = t;
   const r = o.commit === null ? "" : ` at ${(0, h.ti)(o.commit.slice(0, 7))}`;
   const i = `${(0, h.n1)(n.run) ? `[A later run](${n.run})` : "A later run"}${r}`;
   const c = e.reason === "" ? "" : ` ${(0, h.xG)((0, s.ml)(e.reason, 500))}`;
   return `> ${(0, l.rL)(t)} **${i} has no result.** ${(0, l.Pl)(t)}.${c} Below is the last result.`;
  }
  const $ = {
   rows: 25,
   diffs: {
    total: 1e4,
    each: 4e3,
    files: 25
   }
  };
  const O = y.j9 - y.BX - 300;
  const x = 2e4;
  function resultText(t) {
   const e = commentMarkdown(t, {
    ...$,
    text: Number.MAX_SAFE_INTEGER
   });
   if (e.length <= O) return {
    text: e,
    isWhole: true
   };
   const n = e.length - t.answer.text.length;
   const o = commentMarkdown(t, {
    ...$,
    text: Math.max(x, O - n)
   });
   const s = t.links.run === null ? null : "in the summary of the run";
   return {
    text: (0, m.o)(o, {
     limit: O,
     unit: "characters",
     whole: s
    }),
    isWhole: false
   };
  }
  const wholeBody = (t, e) => `${e}\n${resultText(t).text}`;
  async function publishComment(t, {github: e, target: n, marker: o}) {
   const body = e => commentBody(t, o, e);
   return (0, f.T0)(t) ? await e.updateComment(n, o, body) : await e.upsertComment(n, o, body);
  }
 }),
 43032: (function(t, e, n) {
  n.d(e, {
   $B: () => isUnposted,
   Fm: () => pushHeading,
   Fx: () => a,
   Ij: () => patchSection,
   JD: () => isLost,
   T0: () => isShownByReview,
   n3: () => isPush,
   oM: () => isPosted,
   p5: () => l,
   wv: () => pageLine,
   xS: () => pushNote,
   y2: () => noteMarkdown,
   yp: () => isPage,
   zs: () => c
  });
  var o = n(51061);
  var s = n(99180);
  const r = new Set([ "created", "updated", "unchanged", "fell back" ]);
  const isPosted = ({outcome: t}) => r.has(t);
  const i = {
   PushToPullRequest: "Commit",
   PullRequest: "Pull request",
   Issue: "Issue"
  };
  function partsOf({what: t}) {
   const [e = ""] = t.split(" ", 1);
   return {
    tool: e,
    title: t.slice(e.length + 1)
   };
  }
  const c = "The patch is in a comment.";
  const a = "The patch is in the result.";
  const l = 4e4;
  function patchSection(t) {
   return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
   o.O)(t, "diff")}`;
  }
  function isPage(t) {
   return isPosted(t) && t.url !== null && Object.hasOwn(i, partsOf(t).tool);
  }
  function isLost(t) {
   const e = [ "PushToPullRequest", "PullRequest" ].includes(partsOf(t).tool);
   return e && (t.outcome === "failed" || t.outcome === "withheld");
  }
  function isPush(t) {
   return isPosted(t) && t.outcome !== "fell back" && partsOf(t).tool === "PushToPullRequest";
  }
  function isUnposted({what: t, outcome: e}) {
   return e === "failed" || e === "withheld" || e === "fell back" && t.startsWith("Review ");
  }
  function isShownByReview({result: t, findings: e, writes: n}) {
   const {conclusion: o, requests: s, changes: r} = t;
   const i = o === "success" && s.some(({kind: t}) => t === "review");
   const c = e.length > 0 || r.length > 0 || n.some(t => isPage(t) || isUnposted(t));
   return i && !c;
  }
  function pushHeading({url: t, branch: e = "", commit: n = "", ...o}) {
   const r = (0, s.ti)(n.slice(0, 7));
   const {title: i} = partsOf({
    url: t,
    ...o
   });
   return `${(0, s.ft)(i)} \xb7 ${t === null ? r : `[${r}](${t})`} on ${(0, s.ti)(e)}`;
  }
  function pushNote(t, e) {
   return noteMarkdown(t.note.replace(/^Commit [0-9a-f]+ on \S+\.(?: |$)/, ""), e);
  }
  function pageLine(t, e) {
   const {tool: n, title: o} = partsOf(t);
   const r = t.outcome === "fell back" ? "Pull request" : i[n] ?? n;
   const c = t.note === "" ? "" : `: ${noteMarkdown(t.note, e)}`;
   return `- ${r} [${(0, s.ft)(o)}](${t.url ?? ""})${c}`;
  }
  function noteMarkdown(t, e) {
   const isOnServer = t => e !== null && t.startsWith(`${e}/`);
   const n = t.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
   return n.map((t, e) => {
    if (e % 2 === 0) return `${/^\s/.test(t) ? " " : ""}${(0, s.xG)(t.trim())}${/\s$/.test(t) ? " " : ""}`;
    const [, n = "", o = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(t) ?? [];
    if (!isOnServer(o)) return `${n === "" ? "" : `${(0, s.ft)(n)}: `}${(0, s.ti)(o)}`;
    return n === "" ? `<${o}>` : `[${(0, s.ft)(n)}](${o}).`;
   }).join("");
  }
 })
};
