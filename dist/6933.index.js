"use strict";

exports.id = 6933;

exports.ids = [ 6933, 9982, 21, 987 ];

exports.modules = {
 29851: (function(e, t, n) {
  n.d(t, {
   o: () => o
  });
  var r = n(9879);
  const s = {
   formatVersion: true,
   key: true,
   keyParts: true,
   slot: true,
   planId: true,
   shard: true,
   attempt: true,
   id: true,
   item: true,
   matrix: true,
   repeat: true,
   model: true,
   answeredBy: true,
   conclusion: true,
   reason: true,
   text: true,
   structured: true,
   evaluations: true,
   evaluationDigest: true,
   scoringUsd: true,
   minScore: true,
   weight: true,
   changes: true,
   usage: true,
   costUsd: true,
   durationMs: true,
   turns: true,
   toolCalls: true,
   transcriptPath: true,
   endedAt: true,
   scoredAt: true,
   sameFailures: true,
   errorKind: true,
   hasTree: true,
   notices: true,
   findings: true,
   toolsUsed: true,
   format: true,
   prompt: true,
   inputs: true,
   content: true,
   parameters: true,
   rules: true,
   settings: true,
   name: true,
   status: true,
   score: true,
   digest: true,
   counts: true,
   deferred: true,
   parked: true,
   missing: true,
   passed: true,
   failed: true,
   jobs: true,
   reused: true,
   passRates: true,
   rate: true,
   errors: true,
   pullRequests: true,
   outcome: true,
   url: true,
   note: true
  };
  const o = {
   names: new Set([ ...r.M.names, ...Object.keys(s) ]),
   wordFields: new Set([ ...r.M.wordFields, "errorKind" ]),
   words: new Set([ ...r.M.words, "passed", "failed", "error" ])
  };
 }),
 75182: (function(e, t, n) {
  n.d(t, {
   P: () => r
  });
  const r = {
   pullRequests: [],
   failsRun: false,
   canceled: null
  };
 }),
 27607: (function(e, t, n) {
  n.d(t, {
   C: () => writePatch,
   E: () => rebuildPatches
  });
  var r = n(53599);
  var s = n(42357);
  var o = n(99982);
  var i = n(21);
  var a = n(72443);
  async function writePatch(e, t, {state: n}) {
   const r = patchOf(t);
   r !== "" && await n.directory.write(`patches/${fileName(e)}`, r);
   return t.filter(({diff: e}) => e === null).map(({path: e, note: t}) => `${e} is not in the patch${t === void 0 ? "" : `: ${t}`}.`);
  }
  const l = 64e6;
  async function rebuildPatches(e, {state: t, redact: n, log: o}) {
   const {directory: i} = t;
   const u = new Set(await i.names("trees"));
   const c = new Set;
   for (const f of u.size === 0 ? [] : e) {
    if (!u.delete(`${f.key}.json`)) continue;
    const e = await t.record(f);
    if (e?.conclusion !== "success" || !e.hasTree) continue;
    const d = patchProblem(e.changes);
    d !== null && o.warning(n(`The stored patch of ${(0, r.er)(f)} is not used: ${d}.`));
    const m = d === null ? patchOf(e.changes) : "";
    if (m === "") continue;
    const p = fileName(f);
    c.add(p);
    const h = await i.read(`patches/${p}`, l).catch((0, s.j6)(a.k, () => null));
    h !== null && n(h.toString("utf8")) === m || await i.write(`patches/${p}`, m);
   }
   for (const e of await i.names("patches")) c.has(e) || await i.remove(`patches/${e}`);
  }
  const patchOf = e => e.map(({diff: e}) => e ?? "").join("");
  function patchProblem(e) {
   for (const {path: t, diff: n} of e) {
    const e = n === null ? t : (0, i.Au)(t, n);
    const r = e !== null && (n === null || (0, i.Bb)(e, n));
    const s = (0, o.whyNeverCommitted)(e ?? t) ?? (r ? null : "its diff is not one of this file");
    if (s !== null) return `${t}: ${s}`;
   }
   return null;
  }
  function fileName(e) {
   const t = (0, r.er)(e).replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
   return `${t.slice(0, 80)}-${e.key.slice(0, 8)}.patch`;
  }
 }),
 46832: (function(e, t, n) {
  n.d(t, {
   T: () => writeReportsAfter
  });
  var r = n(76760);
  var s = n(32223);
  var o = n(88510);
  var i = n(47613);
  var a = n(28605);
  function junitKind({figures: e}, t) {
   if (t) return "skipped";
   if (e.state !== "ended") return (0, a.Uh)({
    figures: e
   }) ? "error" : "skipped";
   if ((0, o.dR)(e)) return "error";
   return e.isPassed ? "passed" : "failure";
  }
  function junitHead({name: e}, {tests: t, failures: n, errors: r, skipped: o}) {
   const i = `tests="${String(t)}" failures="${String(n)}" errors="${String(r)}" skipped="${String(o)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${i}>`, `  <testsuite name="${(0, 
   s.X)(e)}" ${i}>`, "" ].join("\n");
  }
  const l = "  </testsuite>\n</testsuites>\n";
  function junitCase(e, t) {
   const {name: n, row: r, durationMs: o} = e;
   const i = `<testcase classname="${(0, s.X)(r.id)}" name="${(0, s.X)(n)}" time="${((o ?? 0) / 1e3).toFixed(3)}">`;
   return `    ${i}${bodyOf(e, t)}</testcase>\n`;
  }
  const u = "This repeat did not pass and does not count: enough others passed, or can still pass.";
  function bodyOf(e, t) {
   const {row: n} = e;
   const r = (0, a.Qg)(n.evaluations).map(({name: e, status: t, reason: n}) => `${e} (${t}): ${n}`);
   const o = junitKind(e, t);
   o === "failure" && n.minScore !== void 0 && n.evaluations.length > 0 && r.unshift(`The score is ${String((0, 
   i.UQ)(n.evaluations))}; min-score is ${String(n.minScore)}.`);
   switch (o) {
   case "passed":
    return "";

   case "skipped":
    {
     const e = t ? `${u} ${r[0] ?? n.reason}` : n.reason;
     return `<skipped message="${(0, s.X)(e)}"/>`;
    }

   case "failure":
    return `<failure type="evaluation" message="${(0, s.X)(r[0] ?? "")}">${(0, s.X)(r.join("\n"))}</failure>`;

   case "error":
    return n.conclusion === "success" ? `<error type="evaluation" message="${(0, s.X)(r[0] ?? "")}">${(0, 
    s.X)(r.join("\n"))}</error>` : `<error type="${e.figures.state === "missing" ? "missing" : n.conclusion}" message="${(0, 
    s.X)(n.reason)}"/>`;
   }
  }
  var c = n(53599);
  var f = n(85737);
  var d = n(4690);
  var m = n(50274);
  var p = n(7138);
  var h = n(24788);
  var g = n(57274);
  var y = n(17992);
  var w = n(29851);
  var v = n(75182);
  const $ = 25e3;
  const b = "report/findings.sarif";
  async function writeReportsAfter(e, t, n) {
   const [r] = await Promise.allSettled([ e() ]);
   const {pullRequests: s, failsRun: o, canceled: i} = r.status === "fulfilled" ? r.value : v.P;
   const a = (0, h.E)(s, e => n.redact((0, p.wh)(e)), w.o);
   const l = i === null ? {} : {
    conclusion: "cancelled",
    reason: i
   };
   a.length > 0 && await n.save({
    pullRequests: a,
    ...l
   });
   const u = {
    ...t.totals,
    ...l,
    ...a.length === 0 ? {} : {
     pullRequests: a
    }
   };
   const c = await writeReports({
    ...t,
    totals: u
   }, n);
   if (r.status === "rejected") throw r.reason;
   const {headline: f} = c;
   const d = o ? " A pull request failed, and on-failed-write is fail." : "";
   return {
    written: {
     ...c,
     headline: `${f}${d}`
    },
    exitCode: (0, m.J1)(u.conclusion, o)
   };
  }
  async function writeReports(e, t) {
   const {directory: n, redact: s} = t;
   const {jobs: o} = e;
   const change = e => s((0, p.wh)(e));
   const i = (0, h.E)(e.totals, change, w.o);
   const a = (0, f.L)();
   const u = new Map;
   await withWriters(n, async (t, r, s) => {
    await t.write(`${JSON.stringify(i, null, 2).replace(/\n\}$/, "")},\n  "jobs": [`);
    await s.write(junitHead(i, junitFigures(e)));
    for (const [i, l] of o.entries()) {
     const o = await reportRow(i, l, e, {
      directory: n,
      change: change
     });
     if (o === null) continue;
     const {one: c} = o;
     for (const e of o.findings) u.size < $ && u.set(JSON.stringify(e), e);
     const f = JSON.stringify(c.row);
     await t.write(`${i === 0 ? "" : ","}\n    ${f}`);
     await r.write(`${f}\n`);
     await s.write(junitCase(c, e.tolerated.has(c.figures)));
     a.add(c);
    }
    await t.write((o.length === 0 ? "" : "\n  ") + "]\n}\n");
    await s.write(l);
   });
   const c = [ ...u.values() ];
   const m = a.selected(o.length);
   const v = (0, d.xC)(i, m);
   await n.write("report/summary.md", v);
   c.length > 0 ? await n.write(b, (0, g.I)(c, y.r)) : await n.remove(b);
   const pathOf = e => (0, r.join)(n.path, e);
   const {conclusion: S, reason: k, costUsd: j} = e.totals;
   const O = {
    conclusion: S,
    reason: s(k),
    "pull-requests": addressesOf(i),
    "cost-usd": j === null ? "" : String(Number(j.toFixed(6))),
    "report-path": pathOf("report/summary.md"),
    "junit-path": pathOf("report/junit.xml"),
    "sarif-path": c.length === 0 ? "" : pathOf(b)
   };
   const x = (0, d.uG)(i, m);
   return {
    summary: v,
    text: x,
    headline: (0, d.NV)(i),
    valuePath: pathOf("report/result.json"),
    outputs: O,
    findings: c
   };
  }
  const S = 1e3;
  function addressesOf({pullRequests: e = []}) {
   const t = e.flatMap(({outcome: e, url: t}) => t === null ? [] : [ {
    outcome: e,
    url: t
   } ]);
   return JSON.stringify(t.slice(0, S));
  }
  async function reportRow(e, t, {figures: n, rowOf: s}, {directory: o, change: i}) {
   const l = n[e];
   if (l === void 0) return null;
   const {row: u, record: f} = await s(e, t);
   const {transcriptPath: d} = u;
   const m = {
    ...u,
    transcriptPath: d === null ? null : (0, r.join)(o.path, d)
   };
   const p = i((0, c.er)(t));
   const g = {
    ...(0, h.E)(m, i, w.o),
    key: m.key
   };
   const y = (0, h.E)(f?.findings ?? [], i, w.o);
   return {
    one: {
     name: p,
     figures: l,
     row: g,
     durationMs: (0, a.cf)(l, f)
    },
    findings: y
   };
  }
  async function withWriters(e, t) {
   const n = await e.create("report/result.json");
   const r = await e.create("report/results.jsonl");
   const s = await e.create("report/junit.xml");
   try {
    await t(n, r, s);
   } catch (e) {
    for (const e of [ n, r, s ]) await e.abandon();
    throw e;
   }
   for (const e of [ n, r, s ]) await e.close();
  }
  function junitFigures({figures: e, tolerated: t}) {
   const count = n => e.filter(e => junitKind({
    figures: e
   }, t.has(e)) === n);
   return {
    tests: e.length,
    failures: count("failure").length,
    errors: count("error").length,
    skipped: count("skipped").length
   };
  }
 }),
 66388: (function(e, t, n) {
  n.d(t, {
   R: () => withStoredState
  });
  var r = n(73948);
  var s = n(80202);
  var o = n(95155);
  var i = n(18637);
  var a = n(11795);
  const l = 3e5;
  function createStateSaver(e, t, n) {
   if (e === null) return {
    save: () => Promise.resolve(),
    saveSometimes: () => {}
   };
   let r = Promise.resolve();
   let s = n.now();
   const save = o => {
    s = n.now();
    r = r.then(() => e.save(t, o));
    return r;
   };
   return {
    save: save,
    saveSometimes: () => {
     n.now() - s >= l && save().catch(() => {});
    }
   };
  }
  async function withStoredState({previous: e, ...t}, n, l) {
   try {
    const restore = async t => {
     await (n?.restore(t));
     if (e === void 0) return;
     await (0, a.fM)(t, await (0, o.v)(e, {
      create: true,
      root: null
     }));
    };
    const u = await (0, i.Gf)({
     ...t,
     restore: restore
    });
    const c = createStateSaver(n, u.directory, r.m);
    try {
     return await (0, s.B)(l(u, c), {
      code: "state-unusable",
      location: t.path,
      message: "the state directory can no longer be used",
      hint: "make room on the disk, or make the directory writable, and run the batch again: what was stored is kept"
     });
    } finally {
     await c.save();
     u.release();
    }
   } finally {
    n?.close();
   }
  }
 }),
 99982: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   collectTree: () => collectTree,
   unlisted: () => h,
   whyNeverCommitted: () => whyNeverCommitted
  });
  var r = n(76760);
  var s = n(42357);
  var o = n(73024);
  var i = n(16057);
  var a = n(72443);
  function readTreeFile(e, t, n) {
   try {
    const s = (0, r.join)((0, o.realpathSync)(e), (0, r.dirname)(t));
    const a = (0, r.join)(s, (0, r.basename)(t));
    if ((0, o.lstatSync)(a).isSymbolicLink()) return {
     problem: "a symbolic link"
    };
    if ((0, o.realpathSync)(s) !== s) return {
     problem: "reached through a symbolic link"
    };
    const {descriptor: l, stat: u} = (0, i.bY)(a);
    try {
     const e = problemOf(u, n);
     if (e !== null) return {
      problem: e
     };
     return {
      content: (0, o.readFileSync)(l),
      executable: process.platform === "win32" ? null : (u.mode & 64) !== 0
     };
    } finally {
     (0, o.closeSync)(l);
    }
   } catch (e) {
    if (e instanceof a.k) return {
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
    const n = (0, r.join)((0, o.realpathSync)(e), (0, r.dirname)(t));
    const s = (0, r.join)(n, (0, r.basename)(t));
    if (!(0, o.lstatSync)(s).isSymbolicLink() || (0, o.realpathSync)(n) !== n) return null;
    return (0, o.readlinkSync)(s);
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
  var u = n(38287);
  var c = n(3197);
  var f = n(99756);
  var d = n(55559);
  const m = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(e => e.split(" ")));
  function isToolConfiguration(e) {
   return (0, d.OD)((0, d.tu)(e)).some(e => m.has(e));
  }
  function isDeceptivePath(e) {
   return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(e.replace(/[\n\t]/g, " "));
  }
  var p = n(20653);
  const h = "the changed files could not be listed";
  const g = 100;
  const y = 1e6;
  const w = 5e6;
  async function collectTree(e) {
   return await collect(e).catch((0, s.j6)(u.U, ({message: e}) => ({
    refused: `git could not determine the changes: ${e}`,
    isUnknown: true
   })));
  }
  async function collect({changes: e, git: t, root: n, mayRead: r, onlyFrom: s, takes: o}) {
   const {files: i, notice: a, base: l, mixed: u, hidden: c} = await e.since();
   const f = i.filter(({path: e}) => !c.has(e));
   if (a !== null) return {
    refused: h,
    isUnknown: true
   };
   if (t === null || l === null) return {
    refused: "the workspace is not a git repository with a commit"
   };
   if (s !== null && l !== s) return {
    refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
   };
   if (f.length === 0) return {
    refused: "the run has changed no files, except for ignored ones"
   };
   if (f.length > g) return {
    refused: `${String(f.length)} files are changed, and a pull request may have ${String(g)}`
   };
   const d = await t.prefix();
   const m = await t.filteredPaths(f.map(({path: e}) => e));
   const y = [];
   const v = f.filter(({path: e}) => {
    const t = whyNeverCommitted(`${d}${e}`) ?? (u.has(e) ? "it had changes before the run" : null);
    const n = t ?? (r(e) ? null : "not permitted by the rules");
    n !== null && y.push(`${e} (${n})`);
    return n === null;
   });
   const $ = await readFiles(v.filter(({kind: e}) => e !== "deleted").map(({path: e}) => e), {
    git: t,
    root: n,
    base: l,
    prefix: d,
    filtered: m,
    takes: o
   });
   y.push(...$.problems);
   if (y.length > 0) return {
    refused: `these files cannot be committed: ${(0, p.KE)(y, 5)}`
   };
   const b = [ ...$.files.values() ].reduce((e, {content: t}) => e + t.length, 0);
   if (b > w) return {
    refused: `the changed files have ${String(b)} bytes, more than 5 MB`
   };
   const S = v.map(({path: e}) => ({
    path: `${d}${e}`,
    ...$.files.get(e) ?? {
     content: null
    }
   }));
   return {
    tree: {
     base: l,
     baseTree: await t.treeOf(l),
     files: S
    }
   };
  }
  async function readFiles(e, t) {
   const {git: n, root: r, base: s, prefix: o, filtered: i, takes: a} = t;
   const u = [];
   const c = await n.modesAtRef(s, e);
   const f = e.some(e => i.get(e) === "lfs") ? await pointersOf(t) : new Set;
   const d = new Map;
   const m = a.links ? linksIn(e, r) : new Map;
   for (const [e, t] of m) {
    const n = c.get(e) === "160000" ? "it replaces a submodule" : linkProblem(`${o}${e}`, t);
    n === null ? d.set(e, {
     content: Buffer.from(t),
     mode: "120000"
    }) : u.push(`${e} (${n})`);
   }
   const p = e.flatMap(e => {
    if (m.has(e)) return [];
    const t = readTreeFile(r, e, y);
    const n = "problem" in t ? t.problem : modeProblem(c.get(e), t.executable, a) ?? filterProblem(i.get(e), t.content, f);
    n !== null && u.push(`${e} (${n})`);
    return n !== null || "problem" in t ? [] : [ {
     path: e,
     ...t
    } ];
   });
   const h = await n.blobIds(p.flatMap(({path: e}) => i.has(e) ? [] : [ e ]));
   for (const {path: e, content: t, executable: n} of p) {
    const r = h.get(e);
    const s = r === void 0 ? pointerIn(t) : (0, l.Z)(t, r);
    const o = c.get(e);
    s === null ? u.push(`${e} (git would convert its content, or it has just changed)`) : n === true || n === null && o === "100755" ? d.set(e, {
     content: s,
     mode: "100755"
    }) : d.set(e, o === void 0 || o === "100644" ? {
     content: s
    } : {
     content: s,
     mode: "100644"
    });
   }
   return {
    files: d,
    problems: u
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
   const r = pointerIn(t);
   if (r === null) return "Git LFS stores it, and new content cannot be uploaded";
   return n.has(r.toString("latin1")) ? null : "a pointer of Git LFS that no moved file had";
  }
  async function pointersOf({git: e, base: t, filtered: n}) {
   const r = [ ...n ].flatMap(([e, t]) => t === "lfs" ? [ e ] : []);
   const s = r.length === 0 ? new Map : await e.readAllAtRef(t, r);
   return new Set([ ...s.values() ].map(e => e.toString("latin1")));
  }
  function pointerIn(e) {
   const t = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
   return e.length < 1024 && t.test(e.toString("latin1")) ? e : null;
  }
  function whyNeverCommitted(e) {
   if ((0, c.Aq)(e) !== null) return "protected";
   if (isToolConfiguration(e)) return "protected, it steers other tools";
   if (isDeceptivePath(e)) return "its name is deceptive";
   return (0, f.y)(`/${e}`) === "low" ? null : "its name is sensitive";
  }
 }),
 21: (function(e, t, n) {
  n.d(t, {
   Au: () => nameInDiff,
   Bb: () => isDiffOf,
   diffableState: () => diffableState,
   uQ: () => describeChange
  });
  var r = n(69898);
  var s = n(75985);
  const o = 1e6;
  function diffableState(e) {
   return (0, r.oT)(e, o);
  }
  async function describeChange(e, {before: t, after: n}, {room: r, isComplete: o, prefix: i}) {
   const a = t === null ? "created" : n === null ? "deleted" : "modified";
   const none = (t, n = 0, r = 0) => ({
    path: e,
    kind: a,
    added: n,
    removed: r,
    diff: null,
    note: t
   });
   const l = [ t, n ].filter(e => e !== null);
   if (l.some(({mode: e}) => e === "160000")) return none("a nested repository");
   if (l.some(({mode: e}) => e === "other")) return none("not a regular file");
   if (new Set(l.map(({mode: e}) => e === "120000")).size > 1) return none("a link on one side, a file on the other");
   if (l.some(({content: e}) => e === null)) return none("too large for a diff");
   if (l.some(({content: e}) => e?.includes(0) === true)) return isSame(t, n) ? null : none("binary");
   if (isSame(t, n)) return null;
   if (r <= 0) return none("the diffs above use up the space of the report");
   const u = [ textOf(t), textOf(n) ];
   const c = await (0, s.H)(...u, {
    context: 3,
    timeoutMs: 500
   }) ?? (o ? (0, s.a)(...u) : null);
   if (c === null) return none("too different for a diff");
   const f = `${i}${e}`;
   const d = `${headOf(f, t, n)}${c.text === "" ? "" : `${namesOf(f, t, n)}${c.text}`}`;
   const m = Buffer.byteLength(d);
   if (m <= r) return {
    path: e,
    kind: a,
    added: c.added,
    removed: c.removed,
    diff: d
   };
   return none(`the diff has ${String(m)} bytes, more than fits into the report`, c.added, c.removed);
  }
  const textOf = e => e?.content?.toString("utf8") ?? "";
  function isSame(e, t) {
   if (e?.content === void 0 || e.content === null || !t?.content) return false;
   return e.mode === t.mode && e.content.equals(t.content);
  }
  function headOf(e, t, n) {
   const r = `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}\n`;
   if (t === null) return `${r}new file mode ${n?.mode ?? ""}\n`;
   if (n === null) return `${r}deleted file mode ${t.mode}\n`;
   return t.mode === n.mode ? r : `${r}old mode ${t.mode}\nnew mode ${n.mode}\n`;
  }
  function namesOf(e, t, n) {
   const name = (t, n) => {
    const r = quoted(`${t}/${e}`);
    return n === null ? "/dev/null" : r.includes(" ") ? `${r}\t` : r;
   };
   return `--- ${name("a", t)}\n+++ ${name("b", n)}\n`;
  }
  const i = {
   "\n": "\\n",
   "\t": "\\t",
   "\r": "\\r",
   '"': '\\"',
   "\\": "\\\\"
  };
  function quoted(e) {
   const t = /[\x00-\x1f\x7f"\\]/g;
   if (!t.test(e)) return e;
   const octal = e => `\\${e.charCodeAt(0).toString(8).padStart(3, "0")}`;
   return `"${e.replaceAll(t, e => i[e] ?? octal(e))}"`;
  }
  const a = /^(?:deleted file mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
  function nameInDiff(e, t) {
   const n = /^diff --git (.*)/.exec(t)?.[1] ?? "";
   const r = n.slice(0, (n.length - 1) / 2);
   const s = quoted(e) === e ? e : quoted(e).slice(1);
   const o = r.startsWith('"') ? '"a/' : "a/";
   if (!r.startsWith(o) || !r.endsWith(s)) return null;
   const i = r.slice(o.length, r.length - s.length);
   return i === "" || i.endsWith("/") ? `${i}${e}` : null;
  }
  function isDiffOf(e, t) {
   const n = t.split("\n");
   if (n.pop() !== "" || n[0] !== `diff --git ${quoted(`a/${e}`)} ${quoted(`b/${e}`)}`) return false;
   let r = 1;
   while (a.test(n[r] ?? "")) r += 1;
   if (r === n.length) return true;
   const isName = (t, n, r) => t?.replace(/\t$/, "") === `${n} ${quoted(`${r}/${e}`)}` || t === `${n} /dev/null`;
   if (!isName(n[r], "---", "a") || !isName(n[r + 1], "+++", "b")) return false;
   for (r += 2; r < n.length; ) {
    const e = endOfHunk(n, r);
    if (e === null) return false;
    r = e;
   }
   return true;
  }
  function endOfHunk(e, t) {
   const n = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(e[t] ?? "");
   if (n === null) return null;
   let [r, s] = [ Number(n[1] ?? 1), Number(n[2] ?? 1) ];
   let o = t + 1;
   for (;r > 0 || s > 0 || e[o]?.startsWith("\\") === true; o += 1) {
    const t = e[o]?.[0];
    if (t === void 0 || !" -+\\".includes(t)) return null;
    t !== " " && t !== "-" || (r -= 1);
    t !== " " && t !== "+" || (s -= 1);
   }
   return r === 0 && s === 0 ? o : null;
  }
 }),
 69898: (function(e, t, n) {
  n.d(t, {
   AP: () => changeTimeMs,
   _5: () => isUnchanged,
   _G: () => isSameState,
   jj: () => fileStates,
   oT: () => fileState
  });
  var r = n(77598);
  var s = n(73024);
  var o = n(58500);
  const {O_NOFOLLOW: i, O_NONBLOCK: a, O_RDONLY: l} = s.constants;
  const u = 64e6;
  const c = 1e6;
  const f = 100;
  const d = 2500;
  function fileState(e, t) {
   const n = lstatOrNull(e);
   if (n === null) return null;
   if (n === "unknown") return {
    ...m,
    mode: "other",
    stamp: "unknown",
    isFresh: false
   };
   const r = {
    mode: modeOf(n),
    stamp: stampOf(n),
    isFresh: isFresh(n)
   };
   try {
    if (n.isSymbolicLink()) return {
     ...r,
     ...read([ Buffer.from((0, s.readlinkSync)(e)) ], t)
    };
    if (!n.isFile() || n.size > u) return {
     ...r,
     ...m
    };
    return {
     ...r,
     ...readFile(e, n, t)
    };
   } catch (e) {
    if (typeof e.code !== "string") throw e;
    return {
     ...r,
     ...m
    };
   }
  }
  const m = {
   digest: null,
   content: null
  };
  function isUnchanged(e, t) {
   const n = lstatOrNull(e);
   if (t === null || n === null) return t === n;
   if (n !== "unknown" && !t.isFresh && stampOf(n) === t.stamp) return true;
   return isSameState(t, fileState(e, 0));
  }
  function isSameState(e, t) {
   if (e === null || t === null) return e === t;
   if (e.digest === null || t.digest === null) return e.stamp === t.stamp;
   return e.digest === t.digest && e.mode === t.mode;
  }
  async function fileStates(e, t, {each: n, total: r, signal: s}) {
   const i = new Map;
   let a = r;
   for (const r of t) {
    if (s.aborted) break;
    const t = fileState(`${e}/${r}`, Math.min(n, a));
    a -= t?.content?.length ?? 0;
    i.set(r, t);
    i.size % 50 === 0 && await (0, o.setImmediate)();
   }
   return i;
  }
  function changeTimeMs(e) {
   const t = lstatOrNull(e);
   return t === null || t === "unknown" ? Number.NaN : t.ctimeMs;
  }
  function lstatOrNull(e) {
   try {
    return (0, s.lstatSync)(e, {
     throwIfNoEntry: false
    }) ?? null;
   } catch (e) {
    return e.code === "ENOTDIR" ? null : "unknown";
   }
  }
  function modeOf(e) {
   if (e.isSymbolicLink()) return "120000";
   if (!e.isFile()) return "other";
   return process.platform !== "win32" && (e.mode & 64) !== 0 ? "100755" : "100644";
  }
  function stampOf(e) {
   return [ e.dev, e.ino, e.mode, e.size, e.mtimeMs, e.ctimeMs ].join(" ");
  }
  function isFresh({ctimeMs: e}) {
   const t = e % 1e3 === 0 ? d : f;
   return e > Date.now() - t;
  }
  function readFile(e, t, n) {
   const r = (0, s.openSync)(e, l | i | a);
   try {
    const e = (0, s.fstatSync)(r);
    if (!e.isFile() || e.ino !== t.ino) return m;
    return read(chunks(r, e.size), n);
   } finally {
    (0, s.closeSync)(r);
   }
  }
  function* chunks(e, t) {
   const n = Buffer.allocUnsafe(Math.max(1, Math.min(t, c)));
   for (let r = t; r > 0; ) {
    const t = (0, s.readSync)(e, n, 0, Math.min(r, n.length), null);
    if (t === 0) return;
    r -= t;
    yield n.subarray(0, t);
   }
  }
  function read(e, t) {
   const n = (0, r.createHash)("sha256");
   let s = [];
   let o = 0;
   for (const r of e) {
    n.update(r);
    o += r.length;
    o > t ? s = null : s?.push(Buffer.from(r));
   }
   return {
    digest: n.digest("base64"),
    content: s === null ? null : Buffer.concat(s)
   };
  }
 }),
 3197: (function(e, t, n) {
  n.d(t, {
   Aq: () => protectedSegment,
   WF: () => isProtectedPath,
   tO: () => isFreeDevice
  });
  var r = n(55559);
  const s = new Set([ ".git .gitmodules .gitattributes .github .husky", ".vscode .idea .devcontainer", "_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml", ".agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo", ".windsurf .windsurfrules .opencode .continue .aider.conf.yml", ".mcp.json mcp.json mcp.lock", "agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md" ].flatMap(e => e.split(" ")));
  function protectedSegment(e) {
   const t = (0, r.OD)(e);
   const n = (0, r.OD)((0, r.tu)(e)).findIndex(e => s.has(e) || /^git~\d$/.test(e));
   return n < 0 ? null : t[n] ?? null;
  }
  const o = /^\/(?:proc|sys|dev)(?:\/|$)/;
  const i = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
  function isFreeDevice(e) {
   return e.startsWith("/dev/") && i.test(e);
  }
  function isProtectedPath(e) {
   return o.test(e) && !isFreeDevice(e);
  }
 }),
 50987: (function(e, t, n) {
  n.d(t, {
   R: () => fingerprint
  });
  var r = n(77598);
  function fingerprint(e, t = 16) {
   const n = (0, r.createHash)("sha256");
   for (const t of e) n.update(t);
   return n.digest("hex").slice(0, t);
  }
 }),
 32223: (function(e, t, n) {
  n.d(t, {
   X: () => escapeXml,
   b: () => junit
  });
  var r = n(15917);
  function junit(e) {
   const t = e.filter(({severity: e}) => e !== "note").length;
   const n = `tests="${String(e.length)}" failures="${String(t)}"`;
   return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${n}>`, `  <testsuite name="sallyport" ${n}>`, ...e.map(testCase), "  </testsuite>", "</testsuites>", "" ].join("\n");
  }
  function testCase(e) {
   const {path: t, line: n, severity: s, title: o, message: i, rule: a} = e;
   const l = (0, r.YR)(e);
   const u = escapeXml(`${l}\n${i}`);
   const c = `<testcase classname="${escapeXml(t)}" name="${escapeXml(`${o} (${l})`)}" file="${escapeXml(t)}" line="${String(n)}">`;
   const f = s === "note" ? `<system-out>${u}</system-out>` : `<failure type="${escapeXml(a ?? s)}" message="${escapeXml(o)}">${u}</failure>`;
   return `    ${c}${f}</testcase>`;
  }
  const s = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
  function escapeXml(e) {
   return e.replace(s, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  }
 }),
 57274: (function(e, t, n) {
  n.d(t, {
   I: () => sarif
  });
  var r = n(50987);
  const s = "finding";
  function sarif(e, t) {
   const n = [ ...new Set(e.map(({rule: e}) => e ?? s)) ];
   const r = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [ {
     tool: {
      driver: {
       name: "Sallyport",
       version: t,
       rules: n.map(e => ({
        id: e,
        shortDescription: {
         text: e
        }
       }))
      }
     },
     columnKind: "utf16CodeUnits",
     results: e.map(e => result(e, n))
    } ]
   };
   return `${JSON.stringify(r, null, 2)}\n`;
  }
  function result(e, t) {
   const {path: n, line: o, endLine: i = o, severity: a, title: l, message: u, suggestion: c, rule: f = s} = e;
   const d = {
    uri: encodeURI(n.replace(/\p{Cs}/gu, "\ufffd")).replace(/[?#]/g, encodeURIComponent),
    uriBaseId: "%SRCROOT%"
   };
   const m = {
    startLine: o,
    endLine: i
   };
   const p = {
    description: {
     text: l
    },
    artifactChanges: [ {
     artifactLocation: d,
     replacements: [ {
      deletedRegion: m,
      insertedContent: {
       text: c
      }
     } ]
    } ]
   };
   return {
    ruleId: f,
    ruleIndex: t.indexOf(f),
    level: a,
    message: {
     text: `${l}\n\n${u}`
    },
    locations: [ {
     physicalLocation: {
      artifactLocation: d,
      region: m
     }
    } ],
    partialFingerprints: {
     "sallyport/v1": (0, r.R)([ JSON.stringify([ f, n, l ]) ], 32)
    },
    ...c === void 0 ? {} : {
     fixes: [ p ]
    }
   };
  }
 })
};
