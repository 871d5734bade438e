"use strict";

exports.id = 2731;

exports.ids = [ 2731, 193 ];

exports.modules = {
 73212: (function(t, e, n) {
  n.d(e, {
   S: () => openPullRequests
  });
  var o = n(42357);
  var s = n(54539);
  var r = n(60957);
  var i = n(38287);
  var a = n(99991);
  var c = n(31409);
  var l = n(76760);
  var u = n(71468);
  var h = n(20653);
  var f = n(53599);
  var d = n(28605);
  var p = n(47613);
  var m = n(92736);
  var w = n(55093);
  async function storedTrees({batch: t, jobs: e, stateOf: n}, s) {
   const {git: r} = t.runContext;
   const problemOf = async (e, n) => {
    if (r === null) return "the workspace is not in a repository";
    const openWriteCheck = async () => {
     const {runContext: e, lists: o} = await t.prepare(n);
     return await (0, w.CC)(e.workspace, {
      ...t,
      runContext: e,
      lists: o
     });
    };
    return await storedTreeProblem(e, r, openWriteCheck).catch((0, o.j6)(o.yo, ({diagnostics: t}) => t.map(({message: t}) => t).join("; ")));
   };
   const i = [];
   const a = [];
   for (const [o, r] of e.entries()) {
    const e = (0, c.Ms)(t, r);
    if (n(o).kind !== "ended" || e?.changes.startsWith("pull-request") !== true) continue;
    const l = await t.state.record(r);
    if (l?.conclusion !== "success") continue;
    const u = (0, f.er)(r);
    if (!l.hasTree) {
     a.push({
      name: u,
      job: r,
      entry: e
     });
     continue;
    }
    if (!(0, p.Hh)(l)) {
     const t = (0, d.Qg)(l.evaluations).map(t => t.name);
     s(u, `An evaluation has not passed: ${(0, h.KE)(t, 3)}.`);
     continue;
    }
    const w = await (0, m.Z)(t.state.directory, r.key);
    const g = w === null ? "they are missing or damaged" : await problemOf(w, r);
    w !== null && g === null ? i.push({
     name: u,
     tree: w,
     job: r,
     entry: e
    }) : s(u, `The stored changes are not used: ${g ?? ""}.`);
   }
   return {
    trees: i,
    unchanged: a
   };
  }
  async function storedTreeProblem({base: t, baseTree: e, files: n}, o, s) {
   const r = n.find(({path: t}) => (0, u.whyNeverCommitted)(t) !== null);
   if (r !== void 0) return `${r.path}: ${(0, u.whyNeverCommitted)(r.path) ?? ""}`;
   if (await o.commitOf(t) !== t) return `their commit ${t} is not in this checkout, which may need fetch-depth: 0`;
   if (await o.treeOf(t) !== e) return `they do not belong to the files of their commit ${t}`;
   const i = await o.prefix();
   const {whyRefused: a} = await s();
   for (const {path: t, content: e} of n) {
    const n = a(l.posix.relative(i, t), e === null ? "delete" : "write");
    if (n !== null) return `${t}: ${n}`;
   }
   return null;
  }
  var g = n(43815);
  async function mergeTrees(t, e) {
   const {base: n, baseTree: o} = e.onto;
   let s = new Map;
   const r = [];
   const i = [];
   for (const {name: o, tree: a} of t) {
    const t = a.base === n ? {
     tree: a
    } : await (0, g.$4)(a, n, e);
    const c = "conflicts" in t ? {
     conflict: t.conflicts[0] ?? ""
    } : await addFiles(s, t.tree.files, e);
    if ("conflict" in c) {
     i.push({
      name: o,
      path: c.conflict
     });
     continue;
    }
    s = c.files;
    "tree" in t && t.tree.files.length > 0 && r.push(o);
   }
   const a = [ ...s.values() ].sort((t, e) => Buffer.compare(Buffer.from(t.path), Buffer.from(e.path)));
   return {
    tree: a.length === 0 ? null : {
     base: n,
     baseTree: o,
     files: a
    },
    used: r,
    conflicts: i
   };
  }
  async function addFiles(t, e, {git: n, directory: o, onto: s}) {
   const r = new Map(t);
   const i = await n.prefix();
   for (const t of e) {
    const {path: e} = t;
    const a = r.get(e);
    if (a === void 0) {
     r.set(e, t);
     continue;
    }
    const c = l.posix.relative(i, e);
    const u = (await (0, g.Lj)(n, s.base, [ c ])).get(c) ?? null;
    const h = await (0, g.ax)({
     base: u,
     ours: (0, g.E4)(a),
     theirs: (0, g.E4)(t)
    }, {
     git: n,
     directory: o
    });
    if (h === null) return {
     conflict: e
    };
    r.set(e, (0, g.Py)(e, h.version, u));
   }
   const a = fileInPlaceOfDirectory(r);
   return a === null ? {
    files: r
   } : {
    conflict: a
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
  var b = n(77598);
  var v = n(74397);
  function textOfAll(t, {used: e, conflicts: n}, o) {
   const r = n.map(({name: t, path: e}) => `${t}: conflict in ${e}`);
   return [ `The changes of ${(0, s.B4)(e.length, "job")} of the batch ${(0, v.ft)(t)}:`, "", ...listOf(e), ...o === void 0 ? [] : [ "", (0, 
   v.ft)(o) ], ...r.length === 0 ? [] : [ "", "Left out, because they conflict with other changes or with newer commits:", "", ...listOf(r) ] ].join("\n");
  }
  function textOfOne(t, e, n, o) {
   const s = (0, f.EA)(n?.fields ?? null);
   const r = `For ${(0, v.ft)((0, h.ml)(e, $))}${s === null ? "" : ` (${s})`}, in the batch ${(0, 
   v.ft)(t)}.`;
   return o.trim() === "" ? r : `${o}\n\n${r}`;
  }
  const y = 200;
  const $ = 300;
  function listOf(t) {
   const e = t.length - y;
   return [ ...t.slice(0, y).map(t => `- ${(0, v.ft)((0, h.ml)(t, $))}`), ...e > 0 ? [ `- and ${(0, 
   s.ZV)(e)} more` ] : [] ];
  }
  function branchOf(t, e) {
   const n = (0, b.createHash)("sha256").update(e).digest("hex").slice(0, 12);
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
  const O = 50;
  const x = "No job of the batch updates it any more. Close it if its changes are not wanted.";
  async function orphanedPullRequests(t, {batch: e, jobs: n, github: o}) {
   const r = n.filter(t => (0, c.Ms)(e, t)?.changes === "pull-request-each");
   const i = e.file.jobs.some(({changes: t}) => t === "pull-request");
   const a = new Set([ ...r.map(({slot: t}) => t), ...i ? [ "all" ] : [] ].map(t => branchOf(e, t)));
   const l = [ ...t ].filter(t => !a.has(t));
   const u = [];
   for (const t of l.slice(0, O)) {
    const e = await o.write("the pull request", [ "pull-requests: write" ], e => e.pullRequests(t));
    for (const {number: t, title: n, url: o, isOpen: s} of e) s && u.push({
     names: [ n ],
     row: {
      what: `PullRequest #${String(t)}`,
      outcome: "unchanged",
      url: o,
      note: x
     }
    });
   }
   if (l.length > O) {
    const t = (0, s.B4)(l.length - O, "more pull request");
    u.push({
     names: [],
     row: {
      what: t,
      outcome: "unchanged",
      url: null,
      note: `${t} of earlier jobs: ${x}`
     }
    });
   }
   return u;
  }
  var k = n(70193);
  var C = n(58276);
  var j = n(45058);
  async function postChanges({title: t, body: e}, {tree: n, branch: o}, s, r) {
   const i = await contextOf(s, r, n);
   const {publish: a} = s.file;
   if (i.pull === null) return [];
   const c = {
    ...i.pull,
    branch: o,
    draft: a.draft
   };
   const l = {
    kind: "pull-request",
    title: t,
    body: e
   };
   const u = `${i.key}/${o}`;
   const h = {
    afterClosed: a.recreate === "always",
    closedHint: q
   };
   return await (0, k.applyWriteRequests)([ l ], {
    ...i,
    ...h,
    key: u,
    pull: c
   });
  }
  const q = "set recreate: always under publish in the batch file";
  async function contextOf(t, {log: e, hostEnvironment: n, redactor: o}, s) {
   const {runContext: r} = t;
   const {redact: i} = o;
   const a = (0, C.I)(r.settings, n);
   const c = s === void 0 ? null : {
    tree: s
   };
   return await (0, j.q$)([ {
    kind: "pull-request"
   } ], "success", {
    runContext: r,
    hostEnvironment: n,
    log: e,
    redact: i,
    outgoing: a,
    collected: c
   });
  }
  async function openPullRequests(t, e) {
   const n = await openIfPossible(t, e);
   const o = t.batch.runContext.settings["on-failed-write"] === "report";
   const s = n.some(({outcome: t}) => t === "failed");
   const {signal: r} = e.hostEnvironment;
   const i = r.aborted && (s || n.some(({note: t}) => t === S));
   const a = `The run was canceled (${String(r.reason)}) before all pull requests were opened. The next run opens them.`;
   return {
    pullRequests: n,
    failsRun: !o && s,
    canceled: i ? a : null
   };
  }
  const S = "The run was canceled before. The next run opens or updates it.";
  async function openIfPossible(t, e) {
   const {batch: n} = t;
   const {log: s} = e;
   const a = n.file.jobs.filter(({changes: t}) => t.startsWith("pull-request"));
   if (a.length === 0) return [];
   if (n.shard !== null) {
    s.info("The merge opens the pull requests: it has the changes of all shards.");
    return [];
   }
   const c = whyImpossible(n);
   if (c !== null) {
    if ((await n.state.directory.names("trees")).length === 0) return [];
    s.warning(`No pull request was opened: ${c}. The changes of the jobs are in the state directory.`);
    return [ {
     outcome: "withheld",
     url: null,
     jobs: [],
     note: `${c}.`
    } ];
   }
   const l = [];
   try {
    await openAll(t, e, t => void l.push(t));
   } catch (t) {
    t instanceof i.U || (0, o.ki)(t, r.J);
    const n = t instanceof i.U ? e.redactor.redact(t.message) : t.sentences;
    const a = `The pull requests could not be opened: ${n}`;
    s.warning(a);
    l.push({
     outcome: "failed",
     url: null,
     jobs: [],
     note: a
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
    const a = [ `${o}: ${s}`, r ?? "", i ].filter(t => t !== "").join(" ");
    s === "failed" ? e.log.warning(a) : e.log.info(a);
    n({
     outcome: s,
     url: r,
     jobs: t,
     note: i
    });
   };
   const a = {
    ...e,
    logged: logged
   };
   const {batch: c, jobs: l} = t;
   r.length > 0 ? await openOne(r, t, {
    ...a,
    add: n
   }) : await reportWithoutChanges(s, t, a);
   const u = c.file.jobs.some(({changes: t}) => t === "pull-request-each");
   if (!u && r.length === 0) return;
   const {github: h} = await contextOf(c, e);
   const f = await openBatchBranches(branchStart(c), h);
   const d = s.filter(({entry: t}) => t.changes === "pull-request-each");
   await openEach(i, d, {
    batch: c,
    openBranches: f
   }, a);
   if (e.hostEnvironment.signal.aborted) return;
   for (const {row: t, names: e} of await orphanedPullRequests(f, {
    batch: c,
    jobs: l,
    github: h
   })) logged(e, t);
  }
  async function reportWithoutChanges(t, {batch: e, jobs: n}, o) {
   const s = t.filter(({entry: t}) => t.changes === "pull-request").map(({name: t}) => t);
   const r = n.filter(t => (0, c.Ms)(e, t)?.changes === "pull-request");
   if (s.length === 0 || s.length < r.length) return;
   await reportOpen(s, {
    branch: branchOf(e, "all"),
    note: P
   }, e, o);
  }
  function whyImpossible({runContext: t, hostEnvironment: e}) {
   if (t.settings["github-token"] === void 0) return "no github-token is set (on the command line, GITHUB_TOKEN)";
   if (t.event.repository === null) return "the event names no repository";
   if ((0, a.F)(t, e) === null) return "the run is not on a branch of the repository";
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
   const r = t.map(({name: t}) => t);
   if (o.hostEnvironment.signal.aborted) {
    withhold(r, S, o);
    return;
   }
   const i = await mergeTrees(t, await mergeOntoHead(t, e.runContext.git, o.hostEnvironment.temporary));
   for (const {name: t, path: e} of i.conflicts) {
    o.log.warning(`The changes of ${t} are left out: they conflict with those of other jobs, or with newer commits, in ${e}.`);
    o.add({
     outcome: "left out",
     url: null,
     jobs: [ t ],
     note: `conflict in ${e}`
    });
   }
   const {tree: a, used: c} = i;
   const l = branchOf(e, "all");
   if (a === null) {
    await reportOpen(r, {
     branch: l,
     note: i.conflicts.length > 0 ? R : T
    }, e, o);
    return;
   }
   const u = textOfAll(e.file.name, i, n);
   const h = {
    title: `${e.file.name}: changes of ${(0, s.B4)(c.length, "job")}`,
    body: u
   };
   const f = await postChanges(h, {
    tree: a,
    branch: l
   }, e, o);
   for (const t of f) o.logged(c, t);
  }
  async function openEach(t, e, {batch: n, openBranches: o}, r) {
   const {maxOpen: i} = n.file.publish;
   const a = t.map(({job: t}) => branchOf(n, t.slot));
   let c = o.size - (o.has(branchOf(n, "all")) ? 1 : 0);
   for (const {name: t, job: s} of e) {
    const e = branchOf(n, s.slot);
    o.has(e) && await reportOpen([ t ], {
     branch: e,
     note: P
    }, n, r);
   }
   if (t.length === 0) return;
   const l = await mergeOntoHead(t, n.runContext.git, r.hostEnvironment.temporary);
   for (const [e, u] of t.entries()) {
    const {name: t, job: h} = u;
    if (r.hostEnvironment.signal.aborted) {
     withhold([ t ], S, r);
     continue;
    }
    const f = a[e] ?? "";
    const d = o.has(f);
    const {tree: p, conflicts: m} = await mergeTrees([ u ], l);
    if (p === null) {
     const e = m.map(({path: t}) => `Its changes conflict with newer commits in ${t}.`).join(" ");
     e !== "" && withhold([ t ], e, r);
     d && await reportOpen([ t ], {
      branch: f,
      note: e === "" ? T : R
     }, n, r);
     continue;
    }
    if (!d && c >= i) {
     const e = `It waits for the next run: ${(0, s.B4)(c, "pull request is", "pull requests are")} open, and max-open is ${String(i)}.`;
     withhold([ t ], e, r);
     continue;
    }
    const w = await n.state.record(h);
    const g = textOfOne(n.file.name, t, h.item, w?.text ?? "");
    const b = await postChanges({
     title: t,
     body: g
    }, {
     tree: p,
     branch: f
    }, n, r);
    !d && b.some(({outcome: t}) => t === "created") && (c += 1);
    for (const e of b) r.logged([ t ], e);
   }
  }
  const R = "It was not updated: no change can be used.";
  const T = "The base branch has these changes by now. Close this pull request.";
  const P = "It has the changes of an earlier answer; now there are none. Close this pull request.";
  async function reportOpen(t, {branch: e, note: n}, o, s) {
   const {github: r} = await contextOf(o, s);
   const i = await r.write("the pull request", [ "pull-requests: write" ], t => t.pullRequests(e));
   const a = i.find(({isOpen: t}) => t);
   if (a === void 0) return;
   s.logged(t, {
    what: `PullRequest #${String(a.number)}`,
    outcome: "unchanged",
    url: a.url,
    note: n
   });
  }
  async function mergeOntoHead(t, e, n) {
   const o = await (e?.headSha()) ?? null;
   if (e === null || o === null) throw new i.U("the workspace has no commit to apply the changes to");
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
 }),
 55093: (function(t, e, n) {
  n.d(e, {
   BF: () => writeOutputFile,
   CC: () => createWriteCheck,
   Gn: () => whyNotWritable,
   xV: () => outputFileContent
  });
  var o = n(76760);
  var s = n(42357);
  var r = n(33253);
  var i = n(72443);
  var a = n(49711);
  function outputFileContent(t) {
   return t.endsWith("\n") ? t : `${t}\n`;
  }
  async function writeOutputFile(t, e) {
   const {files: n, whyRefused: o} = await createWriteCheck(t.directory, e);
   const r = n.resolve(t.path);
   const a = o(t.path, t.content === null ? "delete" : "write");
   if (a !== null) return a;
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
   const a = r(t, "write");
   if (a !== null) return a;
   const c = await o.info(o.resolve(t)).catch((0, s.j6)(i.k, t => t));
   if (c instanceof i.k) return c.code === "missing" ? null : c.message;
   return c.kind === "directory" ? `${o.resolve(t)} is a directory` : null;
  }
  async function createWriteCheck(t, {runContext: e, lists: n, hostEnvironment: s}) {
   const {policy: i, files: c, ready: l} = (0, r.Y)({
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
     temporary: (0, a.YB)(s)
    },
    lists: n,
    spec: null,
    tools: []
   });
   await l();
   return {
    files: c,
    whyRefused: (t, e) => {
     if ((0, o.isAbsolute)(t) || /^\.\.(?:[\\/]|$)/.test((0, o.normalize)(t))) return "it must be inside the workspace: name it by a relative path without ..";
     const n = [ {
      kind: e,
      path: c.resolve(t)
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
 31409: (function(t, e, n) {
  n.d(e, {
   CS: () => processAnswer,
   Ms: () => entryOf,
   f7: () => unwrittenReason,
   sq: () => withOutputFile
  });
  var o = n(76760);
  var s = n(71468);
  var r = n(20653);
  var i = n(55093);
  var a = n(57960);
  const c = {
   changed: {},
   notices: [],
   evaluations: [],
   scoringUsd: 0,
   fatal: null
  };
  async function processAnswer(t, e) {
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
      code: "output-unwritable",
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
   const r = await (0, a.V)(o, (0, a.p)(t.runtime), {
    ...e,
    specs: s
   });
   const {evaluations: i, costUsd: l, fatal: u = null} = r;
   const h = await collect(t, e);
   const f = [ ...await changedByJob(t, s), ...h.notices ];
   return {
    ...c,
    evaluations: i,
    scoringUsd: l,
    fatal: u,
    ...h,
    notices: f
   };
  }
  async function changedByJob(t, e) {
   const n = e.flatMap(({name: t, check: e}) => e.kind === "command" ? [ {
    name: t,
    words: wordsOf(e.command)
   } ] : []);
   if (n.length === 0) return [];
   const {files: o} = await t.changesSince();
   return n.flatMap(({name: t, words: e}) => o.filter(({path: t, kind: n}) => n !== "created" && e.has(t)).map(({path: e}) => `The job changed ${e}, which the command of the evaluation ${t} names.`));
  }
  function wordsOf(t) {
   return new Set(t.split(/[\s'"`();&|<>=$]+/).map(t => o.posix.normalize(t)));
  }
  async function writeOutput({result: t, runtime: e}, {batch: n, prepared: o, job: s}) {
   const {outputFile: r} = o.inputs;
   if (r === null) return null;
   const {runContext: a, lists: c} = o;
   const {workspace: l} = n.runContext;
   const u = e.files.root;
   const h = entryOf(n, s)?.changes !== "none";
   for (const e of u === l || h ? [ u ] : [ u, l ]) {
    const o = {
     path: r,
     content: (0, i.xV)(n.redactor.redact(t.text)),
     directory: e
    };
    const s = await (0, i.BF)(o, {
     runContext: a,
     lists: c,
     hostEnvironment: n.hostEnvironment
    });
    if (s !== null) return unwrittenReason(r, s);
   }
   return null;
  }
  const unwrittenReason = (t, e) => `The answer could not be written to ${t}: ${e}`;
  async function collect(t, {batch: e, job: n, prepared: o}) {
   const i = entryOf(e, n)?.changes ?? "none";
   const {files: a, hidden: c, notice: l} = await t.changesSince();
   if (i === "none") return {
    changed: {},
    notices: a.length === 0 ? [] : discarded(t, e)
   };
   if (l !== null) return refused("changes-unknown", s.unlisted, a);
   if (a.length === 0) return {
    changed: {},
    notices: []
   };
   if (o.inputs.outputFile === null && a.every(({path: t}) => c.has(t))) {
    const t = (0, r.KE)([ ...c ], 5);
    return {
     changed: {},
     notices: [ `The job has no changes to use: git ignores all files that it changed: ${t}.` ]
    };
   }
   const u = await t.collect();
   if ("refused" in u) return refused(u.isUnknown === true ? "changes-unknown" : "changes-unusable", u.refused, a);
   const h = u.tree.files.find(({path: t, content: n}) => {
    const o = `${t}\n${n?.toString("utf8") ?? ""}`;
    return e.redactor.redact(o) !== o;
   });
   if (h !== void 0) return refused("secret-in-changes", `${h.path} contains what looks like a secret`, a);
   return {
    changed: {
     changes: a
    },
    notices: [],
    tree: u.tree
   };
  }
  function refused(t, e, n) {
   const o = t === "secret-in-changes" ? "denied" : "incomplete";
   return {
    changed: {
     conclusion: o,
     code: t,
     reason: `The changes cannot be used: ${e}.`,
     changes: n
    },
    notices: [],
    answerError: t === "changes-unknown" ? "unknown-changes" : "unusable-changes"
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
 57960: (function(t, e, n) {
  n.d(e, {
   V: () => scoreAnswer,
   p: () => runCallIn
  });
  var o = n(73178);
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
   return (0, o.V)(t.evaluating(), {
    clock: s.m,
    origin: "prompt",
    changesReady: () => Promise.resolve()
   });
  }
 }),
 91080: (function(t, e, n) {
  n.d(e, {
   P: () => createJobPreparation
  });
  var o = n(19794);
  var s = n(68350);
  var r = n(82087);
  var i = n(11739);
  function createJobPreparation({runContext: t, file: e, resolver: n}, a) {
   const {trustedSource: c} = t;
   const l = {
    ...t,
    trustedSource: {
     ...c,
     source: rememberPresent(c.source)
    }
   };
   const u = (0, o.z)(l, a);
   const h = new Map(e.jobs.map(t => [ t.id, t ]));
   const f = new Map;
   const schemaOf = async ({settings: t, spec: e}) => {
    const n = t["output-schema"];
    const o = n ?? e.source;
    const s = f.get(o) ?? read(n);
    f.set(o, s);
    const i = e.outputSchema;
    return await s ?? (i === null ? null : await (0, r.checkedSchema)(i, e.source));
   };
   const read = async t => await (0, r.readOutputSchema)(t, l.trustedSource.source);
   return async t => {
    const o = h.get(t.id);
    if (o === void 0) throw new Error(`the plan names the entry ${t.id}, which the batch file does not have`);
    const r = {
     item: t.item,
     matrix: t.matrix
    };
    const a = await n.resolve(o, r);
    const {settings: c, spec: f, vars: d, narrowing: p, locationOfRule: m} = a;
    const {allow: w, ask: g, deny: b} = c;
    return {
     runContext: {
      ...l,
      settings: c,
      locationOfRule: m
     },
     sources: {
      ...u,
      directories: c["command-directories"]
     },
     spec: f,
     vars: d,
     narrowing: p,
     lists: (0, s.hg)({
      allow: w,
      ask: g,
      deny: b
     }, m),
     outputSchema: await schemaOf(a),
     modelName: t.model,
     inputs: {
      evaluations: (0, i.ZY)(o, r).map(t => (0, i.kj)(t, e.judge)),
      outputFile: (0, i.TY)(o, r)
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
 92736: (function(t, e, n) {
  n.d(e, {
   Z: () => readTree,
   _: () => saveTree
  });
  var o = n(94343);
  var s = n(43759);
  var r = n(31734);
  const i = 2e7;
  const a = o.YjP().check(s.Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
  const c = o.rej({
   formatVersion: o.euz(1),
   base: a,
   baseTree: a,
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
   const n = await (0, r.h)(t, nameOf(e), c, i);
   if (n === null) return null;
   const {base: o, baseTree: s, files: a} = n;
   return {
    base: o,
    baseTree: s,
    files: a.map(({path: t, content: e, mode: n}) => ({
     path: t,
     content: e === null ? null : Buffer.from(e, "base64"),
     ...n === void 0 ? {} : {
      mode: n
     }
    }))
   };
  }
 }),
 31111: (function(t, e, n) {
  n.d(e, {
   I: () => patchSection,
   p: () => s
  });
  var o = n(51061);
  const s = 4e4;
  function patchSection(t) {
   return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
   o.O)(t, "diff")}`;
  }
 }),
 43815: (function(t, e, n) {
  n.d(e, {
   $4: () => mergeOnto,
   E4: () => versionOf,
   Lj: () => versionsAt,
   Py: () => treeFile,
   ax: () => mergeVersions
  });
  var o = n(76760);
  var s = n(71468);
  async function mergeOnto({base: t, files: e}, n, {git: r, directory: i}) {
   const a = await r.prefix();
   const c = e.map(({path: t}) => o.posix.relative(a, t));
   const [l, u] = [ await versionsAt(r, t, c), await versionsAt(r, n, c) ];
   const h = await blockedPaths(r, n, c);
   const f = [];
   const d = [];
   for (const [t, n] of e.entries()) {
    const e = c[t] ?? "";
    const o = u.get(e) ?? null;
    const a = versionOf(n);
    if (isSame(a, o)) continue;
    const p = h.has(e) ? null : await mergeVersions({
     base: l.get(e) ?? null,
     ours: a,
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
    const a = o === null ? s.get(n) : Buffer.from(o);
    r.set(n, {
     mode: i,
     content: a ?? Buffer.alloc(0)
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
 70193: (function(t, e, n) {
  n.d(e, {
   applyWriteRequests: () => applyWriteRequests,
   withheld: () => withheld
  });
  var o = n(42357);
  var s = n(71235);
  var r = n(84758);
  var i = n(60957);
  var a = n(49703);
  var c = n(42344);
  var l = n(20653);
  async function applyWriteRequests(t, e) {
   const n = t.filter(isCommit);
   const o = t.filter(t => !isCommit(t));
   const s = o.toSorted((t, e) => Number((0, r.I)(e).isFirst) - Number((0, r.I)(t).isFirst));
   const i = await applyInOrder(n, e);
   const a = i.find(({outcome: t}) => t === "failed" || t === "withheld");
   if (a === void 0) return [ ...i, ...await applyInOrder(s, e) ];
   const c = a.what.split(" ", 1)[0] ?? "";
   return [ ...i, ...withheld(s, "canceled", `Canceled, because ${c} did not succeed. ${(0, 
   l.qi)(a.note)}`.trim()) ];
  }
  const failedRow = (t, e) => ({
   what: t,
   outcome: "failed",
   url: null,
   note: e,
   code: "github-error"
  });
  const isCommit = t => (0, r.I)(t).isCommit;
  async function applyInOrder(t, e) {
   const n = [];
   for (const s of t) {
    const t = 1 + n.filter(t => t.request.kind === s.kind).length;
    const r = applyAndReport(s, t, e).catch((0, o.j6)(i.J, ({message: t, hint: e}) => [ failedRow(nameOf(s), `${(0, 
    l.KG)(t)} ${e}`) ]));
    n.push({
     request: s,
     results: await r
    });
   }
   return [ ...n.flatMap(({results: t}) => t), ...await finish(n, e) ];
  }
  async function finish(t, e) {
   const n = [];
   for (const s of new Set(t.map(({request: t}) => (0, r.I)(t)))) {
    const a = t.filter(({request: t}) => (0, r.I)(t) === s);
    const [c, l] = [ a.map(({request: t}) => t), a.flatMap(({results: t}) => t) ];
    const u = s.finish?.(c, l, e);
    const h = (0, o.j6)(i.J, ({sentences: t}) => [ failedRow(s.tool, t) ]);
    n.push(...await (u?.catch(h)) ?? []);
   }
   return n;
  }
  async function applyAndReport(t, e, n) {
   const o = new Map;
   const sanitize = t => {
    const e = o.get(t) ?? n.sanitize(t);
    o.set(t, e);
    return e.text;
   };
   const i = (0, r.I)(t);
   const h = (0, s.mr)(i.permissions, n.item);
   const f = {
    ...n,
    sanitize: sanitize,
    what: i.nameOf(t),
    permissions: h,
    number: e
   };
   const [d, ...p] = await i.post(t, f);
   const m = (0, c.j)(...[ ...o.values() ].map(t => t.changes));
   if (d === void 0) return [];
   const w = [ d, ...p ].some(({outcome: t, commit: e}) => u.has(t) || t === "failed" && e !== void 0);
   if (!w || m.length === 0) return [ d, ...p ];
   const g = [ ...d.note === "" ? [] : [ (0, l.KG)(d.note) ], `Sanitized: ${(0, a.G)(m)}.` ];
   const b = d.details === void 0 ? {} : {
    details: `${d.details} ${g.at(-1) ?? ""}`.trim()
   };
   return [ {
    ...d,
    note: g.join(" "),
    ...b
   }, ...p ];
  }
  const nameOf = t => (0, r.I)(t).nameOf(t);
  const u = new Set([ "created", "updated", "fell back" ]);
  function withheld(t, e, n) {
   return t.map(t => ({
    what: nameOf(t),
    outcome: "withheld",
    url: null,
    note: n,
    code: e
   }));
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
 45058: (function(t, e, n) {
  n.d(e, {
   cK: () => reviewedSha,
   ee: () => applyGitHubWrites,
   q$: () => publishContextOf,
   wr: () => m
  });
  var o = n(42357);
  var s = n(84758);
  var r = n(96668);
  var i = n(73948);
  var a = n(12673);
  var c = n(38287);
  var l = n(53754);
  var u = n(3101);
  var h = n(79116);
  var f = n(74397);
  var d = n(20653);
  var p = n(99991);
  const m = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
  async function applyGitHubWrites(t, e) {
   const {artifacts: n, redact: o, log: r} = e;
   const i = (0, u.L)(t.requests, o);
   const a = i.filter(s.J2);
   const c = [ ...a.length === 0 ? [] : await apply(a, t.conclusion, e), ...refusedWrites(t), ...unrecordedRows(t) ];
   if (c.length === 0 && t.requests.length === 0) return [];
   for (const t of c.filter(({outcome: t}) => t === "failed")) r.warning(`${t.what}: ${t.note}`);
   const l = {
    version: 1,
    requests: i,
    writes: (0, u.L)(c, o)
   };
   n.writeRedacted("write-requests.json", `${JSON.stringify(l, null, 2)}\n`);
   return c;
  }
  async function apply(t, e, o) {
   const {applyWriteRequests: s, withheld: r} = await n.e(193).then(n.bind(n, 70193));
   if (m.has(e)) return r(t, "unsuccessful-run", `The run ended as ${e}.`);
   return await s(t, await publishContextOf(t, e, o));
  }
  async function publishContextOf(t, e, o) {
   const {event: r, settings: c} = o.runContext;
   const u = c["github-token"];
   if (u === void 0 || r.repository === null) throw new Error("writes were recorded with nowhere to go");
   const {createGitHubWriteClient: f} = await n.e(531).then(n.bind(n, 40531));
   const d = {
    owner: r.repository.owner,
    repo: r.repository.name,
    number: r.item?.number ?? 0
   };
   return {
    github: f((0, a.C0)(u, o), d),
    sanitize: t => (0, h.R)(t, o),
    key: c["comment-key"],
    answer: (0, l.uR)(c["comment-mode"], r.trigger.triggerComment),
    item: r.item?.kind ?? null,
    afterClosed: r.item === null || r.trigger.triggerComment !== null,
    reviewedSha: t.some(t => (0, s.I)(t).isAboutCommit) ? await reviewedSha(o.runContext) : null,
    pull: pullRequestContextOf(o),
    push: t.some(t => (0, s.I)(t).target === "push") ? await pushOf(o) : null,
    footer: provenanceFooter(o.runContext, o.hostEnvironment),
    repositoryUrl: (0, a.Ek)(o.hostEnvironment, r.repository),
    mayClose: r.item?.kind === "issue" ? r.item.number : null,
    issueEnd: {
     expiresDays: c["issue-expires-days"] ?? null,
     closesOlder: c["issue-close-older"],
     now: i.m.now()
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
   const {collected: e, push: o = r.RH, patch: s = "", redact: i} = t;
   if (e === null) return null;
   const {pushContextOf: a} = await n.e(2764).then(n.bind(n, 12764));
   return a({
    ...t,
    collected: e,
    push: o,
    patch: s,
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
    what: `${t} ${(0, d.ml)(e, 80)}`,
    outcome: "failed",
    url: null,
    note: n,
    code: "not-recorded"
   }));
  }
  function refusedWrites({denials: t}) {
   return t.filter(({tool: t}) => (0, s.w$)(t) !== void 0).map(({tool: t, label: e, reason: n}) => ({
    what: `${t} ${e}`,
    outcome: "refused",
    url: null,
    note: n,
    code: "call-refused"
   }));
  }
  function provenanceFooter({event: t, trustedSource: e, pull: n}, o) {
   const s = (0, a.Vp)(o);
   if (!(0, f.n1)(s)) return "";
   const {triggerComment: r, sender: i} = t.trigger;
   const c = (r?.author ?? i)?.login ?? t.actor;
   const l = n?.commit ?? t.headSha ?? e.commit;
   const u = c !== null && /^[\w.-]+(?:\[bot\])?$/.test(c) ? ` for ${c.replace(/[_[\]]/g, "\\$&")}` : "";
   const h = l === null ? "" : ` at commit ${l.slice(0, 7)}`;
   return `<sub>By [this run of Sallyport](${s})${u}${h}.</sub>`;
  }
 }),
 53754: (function(t, e, n) {
  n.d(e, {
   uR: () => answerPart,
   p8: () => publishComment,
   D6: () => resultText,
   fQ: () => stickyOf
  });
  var o = n(84182);
  var s = n(20544);
  var r = n(74397);
  var i = n(32622);
  var a = n(20653);
  var c = n(1359);
  var l = n(5105);
  var u = n(54539);
  var h = n(31111);
  var f = n(15250);
  var d = n(71245);
  var p = n(15917);
  var m = n(96682);
  var w = n(49703);
  var g = n(92747);
  var b = n(97979);
  var v = n(83274);
  function commentMarkdown(t, e) {
   const n = t.writes.find(v.JD);
   const o = [ heading(t), reasonLine(t), findingList(t.findings, e.rows), ...n === void 0 ? comment_markdown_posted(t, e) : lostSections(n, t, e), collapsed(t, e), closingLine(t) ];
   return `${o.filter(t => t !== "").join("\n\n")}\n`;
  }
  function heading(t) {
   const {result: e, findings: n, subject: o, writes: s} = t;
   const i = o.commit === null ? "" : ` of ${(0, r.ti)(o.commit.slice(0, 7))}`;
   const a = severityCounts(n);
   const l = s.find(v.JD);
   if (l !== void 0 && e.conclusion === "success") return `### \u26a0\ufe0f ${lostHeadline(l)}`;
   const u = e.conclusion === "success" && (0, c.rL)(t) === y;
   if (!u) return `### ${(0, c.rL)(t)} ${[ (0, c.Pl)(t), ...a ].join(" \xb7 ")}`;
   if (n.length > 0) return `### Sallyport ${commandName(e.prompt) ?? "review"}${i} \xb7 ${a.join(", ")}`;
   const h = s.find(v.n3);
   if (h !== void 0) return `### ${(0, v.Fm)(h)}`;
   const f = e.requests.some(({kind: t}) => t === "noop") && t.answer.text === "";
   const d = commandName(e.prompt);
   return f && d !== null ? `### Sallyport ${d}${i} \xb7 nothing to report` : "";
  }
  function commandName(t) {
   const [, e, n] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(t) ?? [];
   return e ?? n ?? null;
  }
  function reasonLine({result: t, answer: e, findings: n}) {
   const o = e.text !== "" || n.length > 0;
   return t.conclusion === "success" && o ? "" : (0, r.xG)(t.reason);
  }
  const y = "\u2705";
  const $ = [ "error", "warning", "note" ];
  const O = {
   error: "\u274c",
   warning: "\u26a0\ufe0f",
   note: "\ud83d\udcac"
  };
  function severityCounts(t) {
   return $.flatMap(e => {
    const n = t.filter(t => t.severity === e).length;
    return n === 0 ? [] : [ (0, u.B4)(n, e) ];
   });
  }
  function findingList(t, e) {
   const n = $.flatMap(e => t.filter(t => t.severity === e));
   const o = n.slice(0, e).map((t, e) => {
    const n = (0, r.xG)((0, a.ml)(t.title, 200));
    const o = /[.!?]$/.test(n) ? "" : ".";
    const s = (0, r.ti)((0, a.ml)((0, p.YR)(t), 200));
    return `${String(e + 1)}. ${O[t.severity]} **${s}** ${n}${o} ${(0, r.xG)((0, a.ml)(t.message, 1e3))}`;
   });
   const s = n.length - o.length;
   return [ o.join("\n"), ...s > 0 ? [ `And ${(0, u.B4)(s, "more finding")}.` ] : [] ].join("\n\n").trim();
  }
  function answerSection({answer: {text: t}, links: {run: e}}, n) {
   const o = (0, r.n1)(e) ? `in the [summary of the run](${e})` : null;
   return (0, i.o)(t, {
    limit: n,
    unit: "characters",
    whole: o
   });
  }
  function comment_markdown_posted(t, e) {
   const {writes: n, result: o, links: s} = t;
   const r = n.find(v.n3);
   const i = originOf(s.run);
   const a = n.filter(t => (0, v.yp)(t) && t !== r);
   return [ answerSection(t, e.text), r === void 0 ? "" : t.findings.length > 0 ? (0, 
   v.wv)(r, i) : (0, v.xS)(r, i), a.map(t => (0, v.wv)(t, i)).join("\n"), checkOfChanges(t), unposted(t, e.rows), (0, 
   f.b)(o.changes, {
    ...e.diffs,
    isCommitted: n.some(v.yp)
   }) ];
  }
  const lostHeadline = ({what: t}) => t.startsWith("PullRequest") ? "The pull request could not be opened" : "The changes could not be pushed";
  function lostSections(t, e, n) {
   const {writes: o, result: s, links: i, answer: a} = e;
   const c = originOf(i.run);
   const l = o.filter(({code: t}) => t === "canceled");
   const u = answerSection(e, n.text);
   const d = t.code === "patch-in-comment" ? t.url : null;
   const p = t.code === "patch-in-result";
   const m = (0, v.y2)(t.details ?? t.note, c);
   return [ d === null ? m : `${m} [The patch is in a comment](${d}).`, l.length === 0 ? "" : `Canceled with it: ${l.map(({what: t}) => (0, 
   r.ti)(t)).join(", ")}.`, p ? (0, h.I)(s.changes.map(({diff: t}) => t ?? "").join("")) : "", a.text === "" ? "" : `<details><summary>The answer, written before</summary>\n\n${u}\n\n</details>`, unposted({
    ...e,
    writes: o.filter(e => e !== t && !l.includes(e))
   }, n.rows), d !== null || p ? "" : (0, f.b)(s.changes, {
    ...n.diffs,
    isCommitted: false
   }) ];
  }
  const originOf = t => t !== null && URL.canParse(t) ? new URL(t).origin : null;
  function checkOfChanges({result: t, writes: e, subject: {lastCheck: n}}) {
   if (n === void 0 || t.changes.length === 0 && !e.some(v.yp)) return "";
   return (0, r.xG)((0, m.Q)(n));
  }
  function unposted({writes: t}, e) {
   const n = t.filter(v.$B);
   return n.length === 0 ? "" : (0, b.M)(n, e);
  }
  function collapsed(t, e) {
   const {result: n, refused: o, writes: s, answer: r} = t;
   const i = s.filter(t => (0, v.oM)(t) && !(0, v.$B)(t) && !(0, v.yp)(t));
   const a = [ o.length === 0 ? "" : (0, g.WZ)(t, e.rows), n.notices.length === 0 ? "" : (0, 
   g.Z8)(n.notices), i.length === 0 ? "" : (0, b.M)(i, e.rows), r.changes.length === 0 ? "" : `Sanitized in the answer: ${(0, 
   w.G)(r.changes)}.`, ...(0, g.Mv)(n), (0, g.u5)(n, false) ].filter(t => t !== "");
   if (a.length === 0) return "";
   return [ `<details><summary>${runSummary(t)}</summary>`, ...a, "</details>" ].join("\n\n");
  }
  function runSummary({result: t}) {
   const {denials: e, notices: n, usage: o, costUsd: s, durationMs: r} = t;
   const i = o.inputTokens + o.outputTokens;
   const a = [ ...e.length === 0 ? [] : [ `${(0, u.B4)(e.length, "call")} refused` ], ...n.length === 0 ? [] : [ (0, 
   u.B4)(n.length, "notice") ], ...i === 0 ? [] : [ `${(0, u.ZV)(i)} tokens` ], ...s === null || s === 0 ? [] : [ (0, 
   c.BD)(s) ], (0, c.a3)(r) ];
   return `Run: ${a.join(" \xb7 ")}`;
  }
  function closingLine(t) {
   const {links: e, subject: n, findings: o} = t;
   const s = o.length > 0 && !(0, c.W2)(t.result);
   const {coverage: i} = n;
   const a = [ ...i !== void 0 && o.length > 0 ? [ (0, d._)(i) ] : [], "Sallyport", ...n.commit === null || s ? [] : [ `at ${(0, 
   r.ti)(n.commit.slice(0, 7))}` ], ...n.requestedBy === null ? [] : [ `requested by ${(0, 
   r.ft)(n.requestedBy)}` ], ...(0, r.n1)(e.run) ? [ `[run](${e.run})` ] : [] ];
   return `<sub>${a.filter(t => t !== "").join(" \xb7 ")}</sub>`;
  }
  function answerPart(t, e) {
   if (t !== "answer" || e === null || e.id === null) return null;
   return `answer:${e.kind}-${String(e.id)}`;
  }
  function stickyOf(t, e, {run: n, answer: o}) {
   if (o !== null) return {
    marker: (0, s._)(t, o),
    hides: []
   };
   if (e === "replace" || e === "answer") return {
    marker: (0, s._)(t),
    hides: []
   };
   const r = (0, s._)(t, "run:").replace(/ -->$/, "");
   return {
    marker: (0, s._)(t, `run:${n}`),
    hides: e === "append" ? [] : [ (0, s._)(t), r ]
   };
  }
  function commentBody(t, e, n = null) {
   if (t.result.conclusion === "success") return (0, l.Ap)(wholeBody(t, e));
   return (0, l.G1)(n) ? (0, l.pj)(`${e}\n${failureLine(t)}`, n) : wholeBody(t, e);
  }
  function failureLine(t) {
   const {result: e, links: n, subject: o} = t;
   const s = o.commit === null ? "" : ` at ${(0, r.ti)(o.commit.slice(0, 7))}`;
   const i = `${(0, r.n1)(n.run) ? `[A later run](${n.run})` : "A later run"}${s}`;
   const l = e.reason === "" ? "" : ` ${(0, r.xG)((0, a.ml)(e.reason, 500))}`;
   return `> ${(0, c.rL)(t)} **${i} has no result.** ${(0, c.Pl)(t)}.${l} Below is the last result.`;
  }
  const x = {
   rows: 25,
   diffs: {
    total: 1e4,
    each: 4e3,
    files: 25
   }
  };
  const k = o.j9 - l.BX - 300;
  const C = 2e4;
  function resultText(t) {
   const e = commentMarkdown(t, {
    ...x,
    text: Number.MAX_SAFE_INTEGER
   });
   if (e.length <= k) return {
    text: e,
    isWhole: true
   };
   const n = e.length - t.answer.text.length;
   const o = commentMarkdown(t, {
    ...x,
    text: Math.max(C, k - n)
   });
   const s = t.links.run === null ? null : "in the summary of the run";
   return {
    text: (0, i.o)(o, {
     limit: k,
     unit: "characters",
     whole: s
    }),
    isWhole: false
   };
  }
  const wholeBody = (t, e) => `${e}\n${resultText(t).text}`;
  async function publishComment(t, {github: e, target: n, marker: o}) {
   const body = e => commentBody(t, o, e);
   return (0, v.T0)(t) ? await e.updateComment(n, o, body) : await e.upsertComment(n, o, body);
  }
 }),
 83274: (function(t, e, n) {
  n.d(e, {
   $B: () => isUnposted,
   Fm: () => pushHeading,
   JD: () => isLost,
   T0: () => isShownByReview,
   n3: () => isPush,
   oM: () => isPosted,
   wv: () => pageLine,
   xS: () => pushNote,
   y2: () => noteMarkdown,
   yp: () => isPage
  });
  var o = n(74397);
  const s = new Set([ "created", "updated", "unchanged", "fell back" ]);
  const isPosted = ({outcome: t}) => s.has(t);
  const r = {
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
  function isPage(t) {
   return isPosted(t) && t.url !== null && Object.hasOwn(r, partsOf(t).tool);
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
   const a = e.length > 0 || r.length > 0 || n.some(t => isPage(t) || isUnposted(t));
   return i && !a;
  }
  function pushHeading({url: t, branch: e = "", commit: n = "", ...s}) {
   const r = (0, o.ti)(n.slice(0, 7));
   const {title: i} = partsOf({
    url: t,
    ...s
   });
   return `${(0, o.ft)(i)} \xb7 ${t === null ? r : `[${r}](${t})`} on ${(0, o.ti)(e)}`;
  }
  function pushNote(t, e) {
   return noteMarkdown(t.details ?? t.note, e);
  }
  function pageLine(t, e) {
   const {tool: n, title: s} = partsOf(t);
   const i = t.outcome === "fell back" ? "Pull request" : r[n] ?? n;
   const a = t.note === "" ? "" : `: ${noteMarkdown(t.note, e)}`;
   return `- ${i} [${(0, o.ft)(s)}](${t.url ?? ""})${a}`;
  }
  function noteMarkdown(t, e) {
   const isOnServer = t => e !== null && t.startsWith(`${e}/`);
   const n = t.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
   return n.map((t, e) => {
    if (e % 2 === 0) return `${/^\s/.test(t) ? " " : ""}${(0, o.xG)(t.trim())}${/\s$/.test(t) ? " " : ""}`;
    const [, n = "", s = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(t) ?? [];
    if (!isOnServer(s)) return `${n === "" ? "" : `${(0, o.ft)(n)}: `}${(0, o.ti)(s)}`;
    return n === "" ? `<${s}>` : `[${(0, o.ft)(n)}](${s}).`;
   }).join("");
  }
 }),
 5105: (function(t, e, n) {
  n.d(e, {
   Ap: () => asResult,
   BX: () => i,
   G1: () => hasLastResult,
   pj: () => aboveLastResult
  });
  var o = n(84182);
  var s = n(32622);
  const r = "\x3c!-- sallyport-result --\x3e";
  const i = 2e3;
  function asResult(t) {
   const e = t.indexOf("\n");
   return `${t.slice(0, e)}\n${r}${t.slice(e)}`;
  }
  function aboveLastResult(t, e) {
   const n = lastResultIn(e);
   if (n === null) return t;
   const r = Math.max(0, o.j9 - n.length - 2);
   const i = (0, s.o)(t.trimEnd(), {
    limit: r,
    unit: "characters",
    whole: null
   });
   return `${i}\n\n${n}`;
  }
  function hasLastResult(t) {
   return lastResultIn(t) !== null;
  }
  function lastResultIn(t) {
   const e = (t ?? "").replaceAll("\r\n", "\n");
   const n = e.indexOf(`\n${r}\n`);
   return n === -1 ? null : e.slice(n + 1);
  }
 })
};
