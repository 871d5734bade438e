"use strict";

exports.id = 6817;

exports.ids = [ 6817 ];

exports.modules = {
 99974: (function(e, t, n) {
  n.d(t, {
   Ms: () => entryOf,
   sq: () => withOutputFile,
   xK: () => finishJob
  });
  var o = n(58949);
  var r = n(45080);
  const s = {
   changed: {},
   notices: [],
   evaluations: [],
   scoringUsd: 0,
   fatal: null
  };
  async function finishJob(e, t) {
   if (e.result.conclusion !== "success") return s;
   return await withOutputFile(e, t, () => writeAndScore(e, t));
  }
  async function withOutputFile({runtime: {files: e}}, {batch: t, prepared: n}, o) {
   const {outputFile: r} = n.inputs;
   return r === null ? await o() : await t.outputLocks.hold(e.resolve(r), o);
  }
  async function writeAndScore(e, t) {
   const n = await writeOutput(e, t);
   if (n !== null) return {
    ...s,
    changed: {
     conclusion: "denied",
     reason: n
    }
   };
   const o = {
    ...e.result,
    toolsUsed: t.toolsUsed
   };
   const a = t.prepared.inputs.evaluations;
   const i = await (0, r.V)(o, (0, r.p)(e.runtime), {
    ...t,
    specs: a
   });
   const {evaluations: c, costUsd: l, fatal: u = null} = i;
   const f = await collect(e, t);
   return {
    ...s,
    evaluations: c,
    scoringUsd: l,
    fatal: u,
    ...f
   };
  }
  async function writeOutput({result: e, runtime: t}, {batch: n, prepared: r, job: s}) {
   const {outputFile: a} = r.inputs;
   if (a === null) return null;
   const {runContext: i, lists: c} = r;
   const {workspace: l} = n.runContext;
   const u = t.files.root;
   const f = entryOf(n, s)?.changes !== "none";
   for (const t of u === l || f ? [ u ] : [ u, l ]) {
    const r = {
     path: a,
     content: (0, o.xV)(e.text),
     directory: t
    };
    const s = await (0, o.BF)(r, {
     runContext: i,
     lists: c,
     hostEnvironment: n.hostEnvironment
    });
    if (s !== null) return `The answer could not be written to ${a}: ${s}`;
   }
   return null;
  }
  async function collect(e, {batch: t, job: n}) {
   const o = entryOf(t, n)?.changes ?? "none";
   const {files: r} = await e.changesSince();
   if (r.length === 0) return {
    changed: {},
    notices: []
   };
   if (o === "none") return {
    changed: {},
    notices: discarded(e, t)
   };
   const s = await e.collect();
   if ("refused" in s) return refused("incomplete", s.refused, r);
   const a = s.tree.files.find(({path: e, content: n}) => {
    const o = `${e}\n${n?.toString("utf8") ?? ""}`;
    return t.redactor.redact(o) !== o;
   });
   if (a !== void 0) return refused("denied", `${a.path} contains what looks like a secret`, r);
   return {
    changed: {
     changes: r
    },
    notices: [],
    tree: s.tree
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
 24063: (function(e, t, n) {
  n.d(t, {
   S: () => openPullRequests
  });
  var o = n(77598);
  async function mergeTrees(e, t) {
   const {base: n, baseTree: o} = t.onto;
   let r = new Map;
   const s = [];
   const a = [];
   for (const {name: n, tree: o} of e) {
    const e = await movedFiles(o, t);
    const i = "conflict" in e ? e : await addFiles(r, e.files, t);
    if ("conflict" in i) {
     a.push({
      name: n,
      path: i.conflict
     });
     continue;
    }
    r = i.files;
    "files" in e && e.files.length > 0 && s.push(n);
   }
   const i = [ ...r.values() ].sort((e, t) => Buffer.compare(Buffer.from(e.path), Buffer.from(t.path)));
   return {
    tree: i.length === 0 ? null : {
     base: n,
     baseTree: o,
     files: i
    },
    used: s,
    conflicts: a
   };
  }
  async function movedFiles({base: e, files: t}, n) {
   if (e === n.onto.base) return {
    files: t
   };
   const o = [];
   for (const r of t) {
    const t = await movedFile(r, e, n);
    if (t === null) return {
     conflict: r.path
    };
    t !== "present" && o.push(t);
   }
   return {
    files: o
   };
  }
  async function movedFile(e, t, {onto: n, readAt: o, mergeTexts: r}) {
   const {content: s, path: a} = e;
   const [i, c] = [ await o(t, a), await o(n.base, a) ];
   if (isSame(s, c)) return "present";
   if (isSame(i, c)) return e;
   if (i === null || c === null || s === null) return null;
   if ([ i, c, s ].some(e => e.includes(0))) return null;
   const [l, u, f] = [ i.toString("utf8"), c.toString("utf8"), s.toString("utf8") ];
   const h = r(l, u, f);
   if (h !== null) return {
    ...e,
    content: Buffer.from(h)
   };
   return r(f, u, l) === null ? null : "present";
  }
  const isSame = (e, t) => e === null || t === null ? e === t : e.equals(t);
  async function addFiles(e, t, n) {
   const o = new Map(e);
   for (const e of t) {
    const t = o.get(e.path);
    const r = t === void 0 ? e : await mergeFile(t, e, n);
    if (r === null) return {
     conflict: e.path
    };
    o.set(e.path, r);
   }
   return {
    files: o
   };
  }
  async function mergeFile(e, t, n) {
   const [o, r] = [ e.content, t.content ];
   if (o === null || r === null) return o === r ? e : null;
   if (o.equals(r)) return e;
   if (e.mode !== t.mode || o.includes(0) || r.includes(0)) return null;
   const s = await n.readAt(n.onto.base, e.path);
   if (s === null || s.includes(0)) return null;
   const a = n.mergeTexts(s.toString("utf8"), o.toString("utf8"), r.toString("utf8"));
   return a === null ? null : {
    ...e,
    content: Buffer.from(a)
   };
  }
  var r = n(42357);
  var s = n(54539);
  var a = n(60957);
  var i = n(38287);
  var c = n(3681);
  var l = n(58276);
  var u = n(99991);
  var f = n(45058);
  var h = n(76760);
  var d = n(37291);
  var p = n(95281);
  const m = 2e3;
  function mergeTexts(e, t, n) {
   const o = (0, d.YB)("", "", e, n, void 0, void 0, {
    context: 3,
    timeout: m
   });
   if (o === void 0) return null;
   const r = (0, p.X)(t, o, {
    fuzzFactor: 0
   });
   return r === false ? null : r;
  }
  async function mergeOntoHead(e, t) {
   const n = await (t?.headSha()) ?? null;
   if (t === null || n === null) throw new i.U("the workspace has no commit to apply the changes to");
   return {
    onto: e.find(({tree: e}) => e.base === n)?.tree ?? {
     base: n,
     baseTree: await t.treeOf(n)
    },
    readAt: async (e, n) => await t.readAtRef(e, h.posix.relative(await t.prefix(), n)),
    mergeTexts: mergeTexts
   };
  }
  var w = n(53599);
  var g = n(28605);
  var b = n(47613);
  var v = n(92736);
  var y = n(20653);
  var $ = n(99974);
  var x = n(58949);
  var k = n(99982);
  async function storedTreeProblem({base: e, baseTree: t, files: n}, o, r) {
   const s = n.find(({path: e}) => (0, k.whyNeverCommitted)(e) !== null);
   if (s !== void 0) return `${s.path}: ${(0, k.whyNeverCommitted)(s.path) ?? ""}`;
   if (await o.commitOf(e) !== e) return `their commit ${e} is not in this checkout, which may need fetch-depth: 0`;
   if (await o.treeOf(e) !== t) return `they do not belong to the files of their commit ${e}`;
   const a = n.filter(({mode: e}) => e === "100755").map(({path: e}) => e);
   const i = await o.prefix();
   const c = new Map(a.map(e => [ h.posix.relative(i, e), e ]));
   const l = await o.modesAtRef(e, [ ...c.keys() ]);
   const [u] = [ ...c ].filter(([e]) => l.get(e) !== "100755");
   if (u !== void 0) return `${u[1]}: it was made executable`;
   const {whyRefused: f} = await r();
   for (const {path: e, content: t} of n) {
    const n = f(h.posix.relative(i, e), t === null ? "delete" : "write");
    if (n !== null) return `${e}: ${n}`;
   }
   return null;
  }
  async function storedTrees({batch: e, jobs: t, stateOf: n}, o) {
   const {git: s} = e.runContext;
   const problemOf = async (t, n) => {
    if (s === null) return "the workspace is not in a repository";
    const openWriteCheck = async () => {
     const {runContext: t, lists: o} = await e.prepare(n);
     return await (0, x.CC)(t.workspace, {
      ...e,
      runContext: t,
      lists: o
     });
    };
    return await storedTreeProblem(t, s, openWriteCheck).catch((0, r.j6)(r.yo, ({diagnostics: e}) => e.map(({message: e}) => e).join("; ")));
   };
   const a = [];
   for (const [r, s] of t.entries()) {
    const t = (0, $.Ms)(e, s);
    if (n(r).kind !== "ended" || t?.changes.startsWith("pull-request") !== true) continue;
    const i = await e.state.record(s);
    if (i?.conclusion !== "success" || !i.hasTree) continue;
    if (!(0, b.Hh)(i)) {
     const e = (0, g.Qg)(i.evaluations).map(({name: e}) => e);
     o((0, w.e)(s), `An evaluation has not passed: ${(0, y.KE)(e, 3)}.`);
     continue;
    }
    const c = await (0, v.Z)(e.state.directory, s.key);
    const l = c === null ? "they are missing or damaged" : await problemOf(c, s);
    c !== null && l === null ? a.push({
     name: (0, w.e)(s),
     tree: c,
     job: s,
     entry: t
    }) : o((0, w.e)(s), `The stored changes are not used: ${l ?? ""}.`);
   }
   return a;
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
   const s = n.file.jobs.filter(({changes: e}) => e.startsWith("pull-request"));
   if (s.length === 0) return [];
   if (n.shard !== null) {
    o.info("The merge opens the pull requests: it has the changes of all shards.");
    return [];
   }
   const c = whyImpossible(n);
   if (c !== null) {
    o.warning(`No pull request was opened: ${c}. The changes of the jobs are in the state directory.`);
    return [ {
     outcome: "withheld",
     url: null,
     jobs: [],
     note: `${c}.`
    } ];
   }
   const l = [];
   try {
    await openAll(e, t, e => void l.push(e));
   } catch (e) {
    e instanceof i.U || (0, r.ki)(e, a.J);
    const n = e instanceof i.U ? t.redactor.redact(e.message) : e.sentences;
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
   if ((0, u.F)(e, t) === null) return "the run is not on a branch of the repository";
   return null;
  }
  async function openOne(e, {batch: t, incomplete: n}, o) {
   const r = await mergeTrees(e, await mergeOntoHead(e, t.runContext.git));
   for (const {name: e, path: t} of r.conflicts) {
    o.log.warning(`The changes of ${e} are left out: they conflict with those of other jobs, or with newer commits, in ${t}.`);
    o.add({
     outcome: "left out",
     url: null,
     jobs: [ e ],
     note: `conflict in ${t}`
    });
   }
   const {tree: a, used: i} = r;
   if (a === null) return;
   const c = r.conflicts.map(({name: e, path: t}) => `- ${e}: conflict in ${t}`);
   const l = [ `The changes of ${(0, s.B4)(i.length, "job")} of the batch ${t.file.name}:`, "", ...i.slice(0, C).map(e => `- ${e}`), ...i.length > C ? [ `- and ${String(i.length - C)} more` ] : [], ...n === void 0 ? [] : [ "", n ], ...c.length === 0 ? [] : [ "", "Left out, because they conflict with other changes or with newer commits:", "", ...c ] ].join("\n");
   const u = {
    title: `${t.file.name}: changes of ${(0, s.B4)(i.length, "job")}`,
    body: l
   };
   const f = await post(u, {
    tree: a,
    branch: branchOf(t, "all")
   }, t, o);
   for (const e of f) o.logged(i, e);
  }
  const C = 200;
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
   const c = await mergeOntoHead(e, t.runContext.git);
   for (const [r, l] of e.entries()) {
    const {name: e, job: u} = l;
    const f = s[r] ?? "";
    const {tree: h, conflicts: d} = await mergeTrees([ l ], c);
    if (h === null) {
     const t = d.map(({path: e}) => `Its changes conflict with newer commits in ${e}.`).join(" ");
     t !== "" && withhold(e, t);
     continue;
    }
    const p = a.has(f);
    if (!p && i >= o) {
     withhold(e, `It waits for the next run: ${String(i)} pull requests are open, and max-open is ${String(o)}.`);
     continue;
    }
    const m = await t.state.record(u);
    const w = await post({
     title: e,
     body: m?.text ?? ""
    }, {
     tree: h,
     branch: f
    }, t, n);
    !p && w.some(({outcome: e}) => e === "created") && (i += 1);
    for (const t of w) n.logged([ e ], t);
   }
  }
  async function openOf(e, t) {
   return await t.write("the pull requests of the batch", [ "pull-requests: write" ], t => t.openBranches(e));
  }
  async function post({title: e, body: t}, {tree: n, branch: o}, r, s) {
   const a = await contextOf(r, s, n);
   const {publish: i} = r.file;
   if (a.pull === null) return [];
   const l = {
    ...a.pull,
    branch: o,
    draft: i.draft
   };
   const u = {
    kind: "pull-request",
    title: e,
    body: t.trim() === "" ? e : t
   };
   const f = `${a.key}/${o}`;
   const h = {
    afterClosed: i.recreate === "always",
    closedHint: O
   };
   return await (0, c.applyWriteRequests)([ u ], {
    ...a,
    ...h,
    key: f,
    pull: l
   });
  }
  const O = "set recreate: always under publish in the batch file";
  async function contextOf(e, {log: t, hostEnvironment: n, redactor: o}, r) {
   const {runContext: s} = e;
   const {redact: a} = o;
   const i = (0, l.I)(s.settings, n);
   const c = r === void 0 ? null : {
    tree: r
   };
   return await (0, f.q$)([ {
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
   const {pushContextOf: i} = await n.e(4919).then(n.bind(n, 34919));
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
