"use strict";

exports.id = 8347;

exports.ids = [ 8347 ];

exports.modules = {
 99974: (function(e, t, n) {
  n.d(t, {
   Ms: () => entryOf,
   sq: () => withOutputFile,
   xK: () => finishJob
  });
  var o = n(20653);
  var r = n(58949);
  var s = n(45080);
  const a = {
   changed: {},
   notices: [],
   evaluations: [],
   scoringUsd: 0,
   fatal: null
  };
  async function finishJob(e, t) {
   if (e.result.conclusion !== "success") return a;
   return await withOutputFile(e, t, () => writeAndScore(e, t));
  }
  async function withOutputFile({runtime: {files: e}}, {batch: t, prepared: n}, o) {
   const {outputFile: r} = n.inputs;
   return r === null ? await o() : await t.outputLocks.hold(e.resolve(r), o);
  }
  async function writeAndScore(e, t) {
   const n = await writeOutput(e, t);
   if (n !== null) return {
    ...a,
    changed: {
     conclusion: "denied",
     reason: n
    }
   };
   const o = {
    ...e.result,
    toolsUsed: t.toolsUsed
   };
   const r = t.prepared.inputs.evaluations;
   const i = await (0, s.V)(o, (0, s.p)(e.runtime), {
    ...t,
    specs: r
   });
   const {evaluations: c, costUsd: l, fatal: u = null} = i;
   const f = await collect(e, t);
   return {
    ...a,
    evaluations: c,
    scoringUsd: l,
    fatal: u,
    ...f
   };
  }
  async function writeOutput({result: e, runtime: t}, {batch: n, prepared: o, job: s}) {
   const {outputFile: a} = o.inputs;
   if (a === null) return null;
   const {runContext: i, lists: c} = o;
   const {workspace: l} = n.runContext;
   const u = t.files.root;
   const f = entryOf(n, s)?.changes !== "none";
   for (const t of u === l || f ? [ u ] : [ u, l ]) {
    const o = {
     path: a,
     content: (0, r.xV)(n.redactor.redact(e.text)),
     directory: t
    };
    const s = await (0, r.BF)(o, {
     runContext: i,
     lists: c,
     hostEnvironment: n.hostEnvironment
    });
    if (s !== null) return `The answer could not be written to ${a}: ${s}`;
   }
   return null;
  }
  async function collect(e, {batch: t, job: n, prepared: r}) {
   const s = entryOf(t, n)?.changes ?? "none";
   const {files: a, hidden: i} = await e.changesSince();
   if (a.length === 0) return {
    changed: {},
    notices: []
   };
   if (s === "none") return {
    changed: {},
    notices: discarded(e, t)
   };
   if (r.inputs.outputFile === null && a.every(({path: e}) => i.has(e))) {
    const e = (0, o.KE)([ ...i ], 5);
    return {
     changed: {},
     notices: [ `The job has no changes to use: git ignores all files that it changed: ${e}.` ]
    };
   }
   const c = await e.collect();
   if ("refused" in c) return refused("incomplete", c.refused, a);
   const l = c.tree.files.find(({path: e, content: n}) => {
    const o = `${e}\n${n?.toString("utf8") ?? ""}`;
    return t.redactor.redact(o) !== o;
   });
   if (l !== void 0) return refused("denied", `${l.path} contains what looks like a secret`, a);
   return {
    changed: {
     changes: a
    },
    notices: [],
    tree: c.tree
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
   const o = t.files.root !== n.workspace;
   if (!o || e.changes.length === 0) return [];
   return [ "The files that this job changed were discarded: set `changes` to patch or pull-request to keep them." ];
  }
  function entryOf({file: e}, t) {
   return e.jobs.find(({id: e}) => e === t.id);
  }
 }),
 58949: (function(e, t, n) {
  n.d(t, {
   BF: () => writeOutputFile,
   CC: () => createWriteCheck,
   Gn: () => whyNotWritable,
   xV: () => outputFileContent
  });
  var o = n(42357);
  var r = n(48620);
  var s = n(72443);
  var a = n(48080);
  function outputFileContent(e) {
   return e.endsWith("\n") ? e : `${e}\n`;
  }
  async function writeOutputFile(e, t) {
   const {files: n, whyRefused: r} = await createWriteCheck(e.directory, t);
   const a = n.resolve(e.path);
   const i = r(e.path, e.content === null ? "delete" : "write");
   if (i !== null) return i;
   try {
    if (e.content === null) {
     await n.remove(a);
     return null;
    }
    const t = await n.read(a, e.content.length * 4 + 10).catch(() => null);
    t?.equals(Buffer.from(e.content)) !== true && await n.write(a, e.content);
    return null;
   } catch (e) {
    (0, o.ki)(e, s.k);
    return e.message;
   }
  }
  async function whyNotWritable(e, t, n) {
   const {files: r, whyRefused: a} = await createWriteCheck(t, n);
   const i = a(e, "write");
   if (i !== null) return i;
   const c = await r.info(r.resolve(e)).catch((0, o.j6)(s.k, e => e));
   if (c instanceof s.k) return c.code === "not-a-directory" ? c.message : null;
   return c.kind === "directory" ? `${r.resolve(e)} is a directory` : null;
  }
  async function createWriteCheck(e, {runContext: t, lists: n, hostEnvironment: o}) {
   const {policy: s, files: i, ready: c} = (0, r.Y)({
    runContext: {
     ...t,
     settings: {
      ...t.settings,
      mode: "auto-edit"
     }
    },
    hostEnvironment: o,
    directory: e,
    childProcesses: {
     home: o.temporary,
     temporary: (0, a.YB)(o)
    },
    lists: n,
    spec: null,
    tools: []
   });
   await c();
   return {
    files: i,
    whyRefused: (e, t) => {
     const n = [ {
      kind: t,
      path: i.resolve(e)
     } ];
     const {decision: o, reason: r} = s({
      tool: t === "write" ? "Write" : "Delete",
      effects: n
     });
     return o === "allow" ? null : r;
    }
   };
  }
 }),
 11291: (function(e, t, n) {
  n.d(t, {
   P: () => createJobPreparation
  });
  var o = n(11739);
  var r = n(19794);
  var s = n(68350);
  var a = n(82087);
  function createJobPreparation({runContext: e, file: t, resolver: n}, i) {
   const {trustedSource: c} = e;
   const l = {
    ...e,
    trustedSource: {
     ...c,
     source: rememberPresent(c.source)
    }
   };
   const u = (0, r.z)(l, i);
   const f = new Map(t.jobs.map(e => [ e.id, e ]));
   const h = new Map;
   const schemaOf = async ({settings: e, spec: t}) => {
    const n = e["output-schema"];
    const o = n ?? t.source;
    const r = h.get(o) ?? read(n);
    h.set(o, r);
    const s = t.outputSchema;
    return await r ?? (s === null ? null : await (0, a.checkedSchema)(s, t.source));
   };
   const read = async e => await (0, a.readOutputSchema)(e, l.trustedSource.source);
   const withJudge = e => {
    const {check: n} = e;
    return n.kind === "judge" ? {
     ...e,
     check: {
      ...n,
      model: n.model ?? t.judge
     }
    } : e;
   };
   return async e => {
    const t = f.get(e.id);
    if (t === void 0) throw new Error(`the plan names the entry ${e.id}, which the batch file does not have`);
    const r = {
     item: e.item,
     matrix: e.matrix
    };
    const a = await n.resolve(t, r);
    const {settings: i, spec: c, vars: h, narrowing: d, locationOfRule: p} = a;
    const {allow: m, ask: w, deny: g} = i;
    return {
     runContext: {
      ...l,
      settings: i,
      locationOfRule: p
     },
     sources: u,
     spec: c,
     vars: h,
     narrowing: d,
     lists: (0, s.hg)({
      allow: m,
      ask: w,
      deny: g
     }, p),
     outputSchema: await schemaOf(a),
     modelName: e.model,
     inputs: {
      evaluations: (0, o.ZY)(t, r).map(withJudge),
      outputFile: (0, o.TY)(t, r)
     }
    };
   };
  }
  function rememberPresent(e) {
   const t = new Map;
   return {
    ...e,
    present: n => {
     const o = n.join("\n");
     const r = t.get(o) ?? e.present(n);
     t.set(o, r);
     return r;
    }
   };
  }
 }),
 84773: (function(e, t, n) {
  n.d(t, {
   S: () => openPullRequests
  });
  var o = n(77598);
  var r = n(76760);
  var s = n(24205);
  async function mergeTrees(e, t) {
   const {base: n, baseTree: o} = t.onto;
   let r = new Map;
   const a = [];
   const i = [];
   for (const {name: o, tree: c} of e) {
    const e = c.base === n ? {
     tree: c
    } : await (0, s.$4)(c, n, t);
    const l = "conflicts" in e ? {
     conflict: e.conflicts[0] ?? ""
    } : await addFiles(r, e.tree.files, t);
    if ("conflict" in l) {
     i.push({
      name: o,
      path: l.conflict
     });
     continue;
    }
    r = l.files;
    "tree" in e && e.tree.files.length > 0 && a.push(o);
   }
   const c = [ ...r.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
   return {
    tree: c.length === 0 ? null : {
     base: n,
     baseTree: o,
     files: c
    },
    used: a,
    conflicts: i
   };
  }
  async function addFiles(e, t, {git: n, directory: o, onto: a}) {
   const i = new Map(e);
   const c = await n.prefix();
   for (const e of t) {
    const {path: t} = e;
    const l = i.get(t);
    if (l === void 0) {
     i.set(t, e);
     continue;
    }
    const u = r.posix.relative(c, t);
    const f = (await (0, s.Lj)(n, a.base, [ u ])).get(u) ?? null;
    const h = await (0, s.ax)({
     base: f,
     ours: (0, s.E4)(l),
     theirs: (0, s.E4)(e)
    }, {
     git: n,
     directory: o
    });
    if (h === null) return {
     conflict: t
    };
    i.set(t, (0, s.Py)(t, h.version, f));
   }
   const l = fileInPlaceOfDirectory(i);
   return l === null ? {
    files: i
   } : {
    conflict: l
   };
  }
  function fileInPlaceOfDirectory(e) {
   const isFile = t => (e.get(t)?.content ?? null) !== null;
   for (const [t, {content: n}] of e) {
    if (n === null) continue;
    for (let e = t.lastIndexOf("/"); e > 0; e = t.lastIndexOf("/", e - 1)) if (isFile(t.slice(0, e))) return t;
   }
   return null;
  }
  var a = n(42357);
  var i = n(54539);
  var c = n(60957);
  var l = n(38287);
  var u = n(3681);
  var f = n(58276);
  var h = n(99991);
  var d = n(45058);
  async function mergeOntoHead(e, t, n) {
   const o = await (t?.headSha()) ?? null;
   if (t === null || o === null) throw new l.U("the workspace has no commit to apply the changes to");
   const r = e.find(({tree: e}) => e.base === o)?.tree ?? {
    base: o,
    baseTree: await t.treeOf(o)
   };
   return {
    onto: r,
    git: t,
    directory: n
   };
  }
  var p = n(53599);
  var m = n(28605);
  var w = n(47613);
  var g = n(92736);
  var b = n(20653);
  var y = n(99974);
  var v = n(58949);
  var $ = n(99982);
  async function storedTreeProblem({base: e, baseTree: t, files: n}, o, s) {
   const a = n.find(({path: e}) => (0, $.whyNeverCommitted)(e) !== null);
   if (a !== void 0) return `${a.path}: ${(0, $.whyNeverCommitted)(a.path) ?? ""}`;
   if (await o.commitOf(e) !== e) return `their commit ${e} is not in this checkout, which may need fetch-depth: 0`;
   if (await o.treeOf(e) !== t) return `they do not belong to the files of their commit ${e}`;
   const i = n.filter(({mode: e}) => e === "100755").map(({path: e}) => e);
   const c = await o.prefix();
   const l = new Map(i.map(e => [ r.posix.relative(c, e), e ]));
   const u = await o.modesAtRef(e, [ ...l.keys() ]);
   const [f] = [ ...l ].filter(([e]) => u.get(e) !== "100755");
   if (f !== void 0) return `${f[1]}: it was made executable`;
   const {whyRefused: h} = await s();
   for (const {path: e, content: t} of n) {
    const n = h(r.posix.relative(c, e), t === null ? "delete" : "write");
    if (n !== null) return `${e}: ${n}`;
   }
   return null;
  }
  async function storedTrees({batch: e, jobs: t, stateOf: n}, o) {
   const {git: r} = e.runContext;
   const problemOf = async (t, n) => {
    if (r === null) return "the workspace is not in a repository";
    const openWriteCheck = async () => {
     const {runContext: t, lists: o} = await e.prepare(n);
     return await (0, v.CC)(t.workspace, {
      ...e,
      runContext: t,
      lists: o
     });
    };
    return await storedTreeProblem(t, r, openWriteCheck).catch((0, a.j6)(a.yo, ({diagnostics: e}) => e.map(({message: e}) => e).join("; ")));
   };
   const s = [];
   for (const [r, a] of t.entries()) {
    const t = (0, y.Ms)(e, a);
    if (n(r).kind !== "ended" || t?.changes.startsWith("pull-request") !== true) continue;
    const i = await e.state.record(a);
    if (i?.conclusion !== "success" || !i.hasTree) continue;
    if (!(0, w.Hh)(i)) {
     const e = (0, m.Qg)(i.evaluations).map(({name: e}) => e);
     o((0, p.er)(a), `An evaluation has not passed: ${(0, b.KE)(e, 3)}.`);
     continue;
    }
    const c = await (0, g.Z)(e.state.directory, a.key);
    const l = c === null ? "they are missing or damaged" : await problemOf(c, a);
    c !== null && l === null ? s.push({
     name: (0, p.er)(a),
     tree: c,
     job: a,
     entry: t
    }) : o((0, p.er)(a), `The stored changes are not used: ${l ?? ""}.`);
   }
   return s;
  }
  async function openPullRequests(e, t) {
   const n = await openIfPossible(e, t);
   const o = e.batch.runContext.settings["on-failed-write"] === "report";
   return {
    pullRequests: n,
    failsRun: !o && n.some(({outcome: e}) => e === "failed")
   };
  }
  async function openIfPossible(e, t) {
   const {batch: n} = e;
   const {log: o} = t;
   const r = n.file.jobs.filter(({changes: e}) => e.startsWith("pull-request"));
   if (r.length === 0) return [];
   if (n.shard !== null) {
    o.info("The merge opens the pull requests: it has the changes of all shards.");
    return [];
   }
   const s = whyImpossible(n);
   if (s !== null) {
    o.warning(`No pull request was opened: ${s}. The changes of the jobs are in the state directory.`);
    return [ {
     outcome: "withheld",
     url: null,
     jobs: [],
     note: `${s}.`
    } ];
   }
   const i = [];
   try {
    await openAll(e, t, e => void i.push(e));
   } catch (e) {
    e instanceof l.U || (0, a.ki)(e, c.J);
    const n = e instanceof l.U ? t.redactor.redact(e.message) : e.sentences;
    const r = `The pull requests could not be opened: ${n}`;
    o.warning(r);
    i.push({
     outcome: "failed",
     url: null,
     jobs: [],
     note: r
    });
   }
   return i;
  }
  async function openAll(e, t, n) {
   const o = await storedTrees(e, (e, o) => {
    t.log.warning(`The changes of ${e} are left out: ${o}`);
    n({
     outcome: "left out",
     url: null,
     jobs: [ e ],
     note: o
    });
   });
   const r = o.filter(({entry: e}) => e.changes === "pull-request");
   const s = o.filter(({entry: e}) => e.changes === "pull-request-each");
   const logged = (e, {what: o, outcome: r, url: s, note: a}) => {
    const i = [ `${o}: ${r}`, s ?? "", a ].filter(e => e !== "").join(" ");
    r === "failed" ? t.log.warning(i) : t.log.info(i);
    n({
     outcome: r,
     url: s,
     jobs: e,
     note: a
    });
   };
   r.length > 0 && await openOne(r, e, {
    ...t,
    add: n,
    logged: logged
   });
   s.length > 0 && await openEach(s, e, {
    ...t,
    logged: logged
   });
  }
  function whyImpossible({runContext: e, hostEnvironment: t}) {
   if (e.settings["github-token"] === void 0) return "no github-token is set";
   if (e.event.repository === null) return "the event names no repository";
   if ((0, h.F)(e, t) === null) return "the run is not on a branch of the repository";
   return null;
  }
  async function openOne(e, {batch: t, incomplete: n}, o) {
   const r = await mergeTrees(e, await mergeOntoHead(e, t.runContext.git, o.hostEnvironment.temporary));
   for (const {name: e, path: t} of r.conflicts) {
    o.log.warning(`The changes of ${e} are left out: they conflict with those of other jobs, or with newer commits, in ${t}.`);
    o.add({
     outcome: "left out",
     url: null,
     jobs: [ e ],
     note: `conflict in ${t}`
    });
   }
   const {tree: s, used: a} = r;
   const c = branchOf(t, "all");
   if (s === null) {
    const n = e.map(({name: e}) => e);
    await reportOpen(n, {
     branch: c,
     hasConflict: r.conflicts.length > 0
    }, t, o);
    return;
   }
   const l = r.conflicts.map(({name: e, path: t}) => `- ${e}: conflict in ${t}`);
   const u = [ `The changes of ${(0, i.B4)(a.length, "job")} of the batch ${t.file.name}:`, "", ...a.slice(0, O).map(e => `- ${e}`), ...a.length > O ? [ `- and ${String(a.length - O)} more` ] : [], ...n === void 0 ? [] : [ "", n ], ...l.length === 0 ? [] : [ "", "Left out, because they conflict with other changes or with newer commits:", "", ...l ] ].join("\n");
   const f = {
    title: `${t.file.name}: changes of ${(0, i.B4)(a.length, "job")}`,
    body: u
   };
   const h = await post(f, {
    tree: s,
    branch: c
   }, t, o);
   for (const e of h) o.logged(a, e);
  }
  const O = 200;
  async function openEach(e, {batch: t}, n) {
   const {maxOpen: o} = t.file.publish;
   const {github: r} = await contextOf(t, n);
   const s = e.map(({job: e}) => branchOf(t, e.slot));
   const a = await openOf(branchStart(t), r);
   let i = a.size - (a.has(branchOf(t, "all")) ? 1 : 0);
   const withhold = (e, t) => n.logged([ e ], {
    what: `PullRequest ${e}`,
    outcome: "withheld",
    url: null,
    note: t
   });
   const c = await mergeOntoHead(e, t.runContext.git, n.hostEnvironment.temporary);
   for (const [r, l] of e.entries()) {
    const {name: e, job: u} = l;
    const f = s[r] ?? "";
    const h = a.has(f);
    const {tree: d, conflicts: p} = await mergeTrees([ l ], c);
    if (d === null) {
     const o = p.map(({path: e}) => `Its changes conflict with newer commits in ${e}.`).join(" ");
     o !== "" && withhold(e, o);
     h && await reportOpen([ e ], {
      branch: f,
      hasConflict: o !== ""
     }, t, n);
     continue;
    }
    if (!h && i >= o) {
     withhold(e, `It waits for the next run: ${String(i)} pull requests are open, and max-open is ${String(o)}.`);
     continue;
    }
    const m = await t.state.record(u);
    const w = await post({
     title: e,
     body: m?.text ?? ""
    }, {
     tree: d,
     branch: f
    }, t, n);
    !h && w.some(({outcome: e}) => e === "created") && (i += 1);
    for (const t of w) n.logged([ e ], t);
   }
  }
  async function reportOpen(e, {branch: t, hasConflict: n}, o, r) {
   const {github: s} = await contextOf(o, r);
   const a = await s.write("the pull request", [ "pull-requests: write" ], e => e.pullRequests(t));
   const i = a.find(({isOpen: e}) => e);
   if (i === void 0) return;
   const c = n ? "It was not updated: no change can be used." : "The base branch has these changes by now. Close this pull request.";
   r.logged(e, {
    what: `PullRequest #${String(i.number)}`,
    outcome: "unchanged",
    url: i.url,
    note: c
   });
  }
  async function openOf(e, t) {
   return await t.write("the pull requests of the batch", [ "pull-requests: write" ], t => t.openBranches(e));
  }
  async function post({title: e, body: t}, {tree: n, branch: o}, r, s) {
   const a = await contextOf(r, s, n);
   const {publish: i} = r.file;
   if (a.pull === null) return [];
   const c = {
    ...a.pull,
    branch: o,
    draft: i.draft
   };
   const l = {
    kind: "pull-request",
    title: e,
    body: t.trim() === "" ? e : t
   };
   const f = `${a.key}/${o}`;
   const h = {
    afterClosed: i.recreate === "always",
    closedHint: x
   };
   return await (0, u.applyWriteRequests)([ l ], {
    ...a,
    ...h,
    key: f,
    pull: c
   });
  }
  const x = "set recreate: always under publish in the batch file";
  async function contextOf(e, {log: t, hostEnvironment: n, redactor: o}, r) {
   const {runContext: s} = e;
   const {redact: a} = o;
   const i = (0, f.I)(s.settings, n);
   const c = r === void 0 ? null : {
    tree: r
   };
   return await (0, d.q$)([ {
    kind: "pull-request"
   } ], "success", {
    runContext: s,
    hostEnvironment: n,
    log: t,
    redact: a,
    outgoing: i,
    collected: c
   });
  }
  function branchOf(e, t) {
   const n = (0, o.createHash)("sha256").update(t).digest("hex").slice(0, 12);
   return `${branchStart(e)}${t === "all" ? "all" : n}`;
  }
  function branchStart({file: e, runContext: t}) {
   const n = t.settings["comment-key"].replace(/[^\w-]/g, "+");
   const o = e.name.replace(/[^\w-]/g, "+");
   return `${t.settings["branch-prefix"]}${n}-batch/${o}/`;
  }
 }),
 45080: (function(e, t, n) {
  n.d(t, {
   V: () => scoreAnswer,
   p: () => runCallIn
  });
  var o = n(70408);
  var r = n(73948);
  async function scoreAnswer(e, t, {batch: n, prepared: o, specs: r, openJudge: s}) {
   if (r.length === 0) return {
    evaluations: [],
    costUsd: 0
   };
   const a = {
    specs: r,
    runCall: t,
    judge: o.modelName,
    openModel: s,
    signal: n.hostEnvironment.signal
   };
   return await n.evaluate(a, e);
  }
  function runCallIn(e) {
   return (0, o.V)(e, {
    clock: r.m,
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
  var o = n(94343);
  var r = n(43759);
  var s = n(31734);
  const a = 2e7;
  const i = o.YjP().check(r.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
  const c = o.rej({
   formatVersion: o.euz(1),
   base: i,
   baseTree: i,
   files: o.YOg(o.rej({
    path: o.YjP().check(r.m9(1), r.Eb(4096)),
    content: o.mee(o.YjP()),
    mode: o.lqM(o.k5n([ "100644", "100755" ]))
   })).check(r.Eb(1e3))
  });
  const nameOf = e => `trees/${e}.json`;
  async function saveTree(e, t, n) {
   const o = n.files.map(({content: e, ...t}) => ({
    ...t,
    content: e === null ? null : e.toString("base64")
   }));
   await e.write(nameOf(t), `${JSON.stringify({
    formatVersion: 1,
    ...n,
    files: o
   })}\n`);
  }
  async function readTree(e, t) {
   const n = await (0, s.h)(e, nameOf(t), c, a);
   if (n === null) return null;
   const {base: o, baseTree: r, files: i} = n;
   return {
    base: o,
    baseTree: r,
    files: i.map(({path: e, content: t, mode: n}) => ({
     path: e,
     content: t === null ? null : Buffer.from(t, "base64"),
     ...n === void 0 ? {} : {
      mode: n
     }
    }))
   };
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
  var o = n(76760);
  var r = n(99982);
  async function mergeOnto({base: e, files: t}, n, {git: s, directory: a}) {
   const i = await s.prefix();
   const c = t.map(({path: e}) => o.posix.relative(i, e));
   const [l, u] = [ await versionsAt(s, e, c), await versionsAt(s, n, c) ];
   const f = await blockedPaths(s, n, c);
   const h = [];
   const d = [];
   for (const [e, n] of t.entries()) {
    const t = c[e] ?? "";
    const o = u.get(t) ?? null;
    const i = versionOf(n);
    if (isSame(i, o)) continue;
    const p = f.has(t) ? null : await mergeVersions({
     base: l.get(t) ?? null,
     ours: i,
     theirs: o
    }, {
     git: s,
     directory: a
    });
    p === null || (0, r.whyNeverCommitted)(n.path) !== null ? d.push(n.path) : isSame(p.version, o) || h.push(treeFile(n.path, p.version, o));
   }
   if (d.length > 0) return {
    conflicts: d
   };
   return {
    tree: {
     base: n,
     baseTree: await s.treeOf(n),
     files: h
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
   const {content: o, mode: r} = t;
   if (r === "100755" || r === "120000") return {
    path: e,
    content: o,
    mode: r
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
   const r = await e.readAllAtRef(t, n);
   const s = new Map;
   for (const [n, a] of o) {
    const o = a === "120000" ? await e.linkAtRef(t, n) : null;
    const i = o === null ? r.get(n) : Buffer.from(o);
    s.set(n, {
     mode: a,
     content: i ?? Buffer.alloc(0)
    });
   }
   return s;
  }
  async function blockedPaths(e, t, n) {
   const o = new Set(n.flatMap(parentsOf));
   const r = await e.presentAtRef(t, [ ...o ]);
   return new Set(n.filter(e => parentsOf(e).some(e => (r.get(e) ?? "directory") !== "directory")));
  }
  function parentsOf(e) {
   const t = o.posix.dirname(e);
   return t === "." ? [] : [ t, ...parentsOf(t) ];
  }
  async function mergeVersions({base: e, ours: t, theirs: n}, {git: o, directory: r}) {
   if (isSame(e, n) || isSame(t, n)) return {
    version: t
   };
   if (e === null || t === null || n === null) return null;
   if (![ e, t, n ].every(({mode: e}) => e.startsWith("100"))) return null;
   const s = {
    base: e.content,
    ours: t.content,
    theirs: n.content
   };
   const a = t.content.equals(n.content) ? t.content : await o.mergeTexts(s, r);
   if (a === null) return null;
   return {
    version: {
     mode: t.mode === e.mode ? n.mode : t.mode,
     content: a
    }
   };
  }
  function isSame(e, t) {
   if (e === null || t === null) return e === t;
   return e.mode === t.mode && e.content.equals(t.content);
  }
 }),
 58276: (function(e, t, n) {
  n.d(t, {
   I: () => outgoingOptionsOf
  });
  function outgoingOptionsOf({"allow-links": e, "allow-mentions": t}, {environment: n}) {
   const o = n["GITHUB_SERVER_URL"] ?? "https://github.com";
   return {
    hosts: [ ...URL.canParse(o) ? [ new URL(o).hostname ] : [], ...e ],
    mentions: t
   };
  }
 }),
 53585: (function(e, t, n) {
  n.d(t, {
   D: () => provenanceFooter,
   s: () => withoutFooter
  });
  var o = n(12673);
  var r = n(99180);
  function provenanceFooter({event: e, trustedSource: t, pull: n}, s) {
   const a = (0, o.Vp)(s);
   if (!(0, r.n1)(a)) return "";
   const {triggerComment: i, sender: c} = e.trigger;
   const l = (i?.author ?? c)?.login ?? e.actor;
   const u = n?.commit ?? e.headSha ?? t.commit;
   const f = l !== null && /^[\w.-]+(?:\[bot\])?$/.test(l) ? ` for ${l.replace(/[_[\]]/g, "\\$&")}` : "";
   const h = u === null ? "" : ` at commit ${u.slice(0, 7)}`;
   return `<sub>By [this run of Sallyport](${a})${f}${h}.</sub>`;
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
  var o = n(42357);
  var r = n(63846);
  var s = n(73948);
  var a = n(12673);
  var i = n(38287);
  var c = n(64389);
  var l = n(3101);
  var u = n(6448);
  var f = n(20653);
  var h = n(36795);
  var d = n(53585);
  var p = n(99991);
  const m = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
  async function applyGitHubWrites(e, t) {
   const {artifacts: n, redact: o, log: r} = t;
   const s = (0, l.L)(e.requests, o);
   const a = s.filter(h.J2);
   const i = [ ...a.length === 0 ? [] : await apply(a, e.conclusion, t), ...refusedWrites(e), ...unrecordedRows(e) ];
   if (i.length === 0 && e.requests.length === 0) return [];
   for (const e of i.filter(({outcome: e}) => e === "failed")) r.warning(`${e.what}: ${e.note}`);
   const c = {
    version: 1,
    requests: s,
    writes: (0, l.L)(i, o)
   };
   n.writeRedacted("write-requests.json", `${JSON.stringify(c, null, 2)}\n`);
   return i;
  }
  async function apply(e, t, o) {
   const {applyWriteRequests: r, withheld: s} = await Promise.all([ n.e(3681), n.e(987) ]).then(n.bind(n, 3681));
   if (m.has(t)) return s(e, `The run ended as ${t}.`);
   return await r(e, await publishContextOf(e, t, o));
  }
  async function publishContextOf(e, t, o) {
   const {event: r, settings: i} = o.runContext;
   const l = i["github-token"];
   if (l === void 0 || r.repository === null) throw new Error("writes were recorded with nowhere to go");
   const {createGitHubWriteClient: f} = await n.e(4590).then(n.bind(n, 84590));
   const h = {
    owner: r.repository.owner,
    repo: r.repository.name,
    number: r.item?.number ?? 0
   };
   return {
    github: f((0, a.C0)(l, o), h),
    sanitize: e => (0, u.R)(e, o),
    key: i["comment-key"],
    answer: (0, c.uR)(i["comment-mode"], r.trigger.triggerComment),
    item: r.item?.kind ?? null,
    afterClosed: r.item === null || r.trigger.triggerComment !== null,
    reviewedSha: e.some(({kind: e}) => e === "review" || e === "check-run") ? await reviewedSha(o.runContext) : null,
    pull: pullRequestContextOf(o),
    push: e.some(({kind: e}) => e === "push") ? await pushOf(o) : null,
    footer: (0, d.D)(o.runContext, o.hostEnvironment),
    repositoryUrl: (0, a.Ek)(o.hostEnvironment, r.repository),
    mayClose: r.item?.kind === "issue" ? r.item.number : null,
    issueEnd: {
     expiresDays: i["issue-expires-days"] ?? null,
     closesOlder: i["issue-close-older"],
     now: s.m.now()
    },
    whyCommentOnly: t === "success" ? null : `The run ended as ${t}.`
   };
  }
  function pullRequestContextOf({collected: e, runContext: t, hostEnvironment: n, redact: o}) {
   const r = (0, p.F)(t, n);
   return e === null || r === null ? null : {
    ...r,
    collected: e,
    holdsSecret: secretTest(o)
   };
  }
  async function pushOf(e) {
   const {collected: t, push: o = r.RH, patch: s = "", redact: a} = e;
   if (t === null) return null;
   const {pushContextOf: i} = await n.e(2764).then(n.bind(n, 12764));
   return i({
    ...e,
    collected: t,
    push: o,
    patch: s,
    holdsSecret: secretTest(a)
   });
  }
  function secretTest(e) {
   return t => {
    const n = t.toString("utf8");
    return e(n) !== n;
   };
  }
  async function reviewedSha({event: e, git: t}) {
   return e.headSha ?? await (t?.headSha().catch((0, o.j6)(i.U, () => null))) ?? null;
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
   return e.filter(({tool: e}) => Object.hasOwn(r.J0, e)).map(({tool: e, label: t, reason: n}) => ({
    what: `${e} ${t}`,
    outcome: "refused",
    url: null,
    note: n
   }));
  }
 })
};
