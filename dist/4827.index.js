"use strict";

exports.id = 4827;

exports.ids = [ 4827, 8321, 8335, 6864, 196 ];

exports.modules = {
 63281: (function(t, e, n) {
  n.d(e, {
   G: () => openStorage
  });
  var s = n(76760);
  var o = n(39035);
  var r = n(42357);
  var i = n(54539);
  var a = n(95155);
  var c = n(79579);
  var l = n(72443);
  var u = n(38287);
  var d = n(20274);
  function betterRecord(t, e) {
   const [n, s] = [ outlineOf(t), outlineOf(e) ];
   if (n.isSuccess !== s.isSuccess) return n.isSuccess ? "ours" : "theirs";
   const o = n.endedAt === s.endedAt ? n.scoredAt > s.scoredAt : n.endedAt > s.endedAt;
   return o ? "ours" : "theirs";
  }
  function outlineOf(t) {
   const e = t === null ? null : (0, d.U4)(t.toString("utf8"));
   const n = typeof e === "object" ? e : null;
   const timeOf = t => typeof n?.[t] === "string" ? n[t] : "";
   return {
    isSuccess: n?.["conclusion"] === "success",
    endedAt: timeOf("endedAt"),
    scoredAt: timeOf("scoredAt")
   };
  }
  var f = n(11795);
  async function mergeFiles(t, e) {
   const {ours: n, theirs: s} = t;
   const o = isReset(t) ? h : t.base;
   const r = new Map;
   const i = new Map;
   const sideOf = async t => {
    const n = i.get(t) ?? await e(t);
    i.set(t, n);
    return n;
   };
   for (const t of new Set([ ...o.keys(), ...n.keys() ])) {
    const [e, i, a] = [ o.get(t), n.get(t), s.get(t) ];
    if (i === e || i === a) continue;
    const c = keyIn(t);
    const l = c !== null && isChangedByBoth(`jobs/${c}.json`, {
     base: o,
     ours: n,
     theirs: s
    });
    if (l && await sideOf(c) === "theirs") continue;
    r.set(t, i ?? null);
   }
   return r;
  }
  const h = new Map;
  function isReset({base: t, ours: e, theirs: n}) {
   return [ ...t.keys() ].some(t => t.startsWith("jobs/") && e.has(t) && !n.has(t));
  }
  function isChangedByBoth(t, {base: e, ours: n, theirs: s}) {
   const [o, r, i] = [ e.get(t), n.get(t), s.get(t) ];
   return r !== o && i !== o && r !== i && r !== void 0 && i !== void 0;
  }
  function keyIn(t) {
   return /^(?:answers|jobs|trees)\/([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? null;
  }
  const m = 64e6;
  async function restoreFiles(t, {from: e, to: n}) {
   const o = [];
   for (const r of t) {
    if (await n.has(r) && !await isReplaced(r, e, n)) continue;
    await n.takeIn((0, s.join)(e.path, r), r);
    o.push(r);
    r.startsWith("jobs/") && await n.remove(r.replace("jobs/", "trees/"));
   }
   return o;
  }
  async function isReplaced(t, e, n) {
   if (!t.startsWith("jobs/")) return false;
   const [s, o] = [ await recordIn(n, t), await recordIn(e, t) ];
   if (s !== null && o?.equals(s) === true) return false;
   return betterRecord(s, o) === "theirs";
  }
  async function recordIn(t, e) {
   return await t.read(e, m).catch((0, r.j6)(l.k, () => null));
  }
  var w = n(50897);
  const p = /timed out|too slow|could not resolve|failed to connect|connection|early EOF|disconnect|hung up|error: (?:429|5\d\d)/i;
  const g = [ 1e3, 5e3 ];
  async function withServerRetries(t, {clock: e, signal: n, serverSeconds: s}) {
   const o = (0, w.dn)(s * 1e3, n);
   for (let i = 0; ;i += 1) try {
    return await t(o);
   } catch (t) {
    (0, r.ki)(t, u.U);
    if (n.aborted) throw new u.U("the run was canceled before the server had answered", "run it again");
    if (o.aborted) throw late(`the server did not answer within ${String(s)} seconds`);
    if (!p.test(t.message)) throw t;
    const a = g[i];
    if (a === void 0) throw late(t.message);
    await e.sleep(a, o);
   }
  }
  function late(t) {
   return new u.U(t, "try again later, or use another state-storage");
  }
  const y = 5e7;
  const v = 10;
  function branchStorage(t) {
   const {store: e, branch: n, name: s, log: o, temporary: r} = t;
   let d = new Map;
   const f = new Map;
   const h = new Set;
   return {
    restore: async l => {
     const u = await orUnusable(n, () => withServerRetries(t => e.newestTip(t), t));
     if (u === null) {
      o.info(`The branch ${n} does not exist yet: no earlier results are reused.`);
      return;
     }
     await requireIdentity(u, t);
     const h = keptIn(u, o);
     await (0, c.n)(r, async t => {
      await orUnusable(n, () => e.checkOut(h, t));
      const s = await (0, a.v)(t, {
       create: false,
       root: null
      });
      for (const t of await restoreFiles(h.keys(), {
       from: s,
       to: l
      })) {
       const e = await l.versionOf(t);
       e !== null && f.set(t, {
        version: e,
        id: h.get(t)?.id ?? ""
       });
      }
     });
     d = withoutRunOfShard(idsOf(h), t);
     const m = [ ...h.keys() ].filter(t => t.startsWith("jobs/")).length;
     o.info(`Restored ${(0, i.B4)(m, "result")} of ${s} from the branch ${n}.`);
    },
    save: async (e, r) => {
     try {
      await e.flush();
      const r = withoutRunOfShard(await snapshot(e, {
       ...t,
       versions: f,
       leftOut: h
      }), t);
      const a = {
       ...t,
       signal: t.lateSignal
      };
      const c = await withServerRetries(e => push(r, d, {
       ...t,
       signal: e
      }), a);
      d = r;
      c > 0 && o.info(`Saved ${(0, i.B4)(c, "file")} of ${s} to the branch ${n}.`);
     } catch (n) {
      if (!(n instanceof u.U) && !(n instanceof l.k)) throw n;
      reportUnsaved(n, e, {
       ...t,
       before: r
      });
     }
    },
    close: () => e.close()
   };
  }
  async function orUnusable(t, e) {
   return await e().catch((0, r.j6)(u.U, e => {
    throw new r.yo({
     code: "state-unusable",
     location: "state-storage",
     message: `the branch ${t}, which has the results of earlier runs, cannot be read`,
     found: e.message,
     hint: e.hint ?? "use a login that may read the repository: on GitHub, the permission contents: read and github-token"
    });
   }));
  }
  async function requireIdentity(t, e) {
   const n = await foreignContent(t, e);
   if (n === null) return;
   const {message: s, found: o, hint: i} = n;
   const {branch: a} = e;
   throw new r.yo({
    code: "state-unusable",
    location: "state-branch",
    message: `the branch ${a} ${s}`,
    found: o,
    hint: i
   });
  }
  async function foreignContent({files: t}, {store: e, name: n}) {
   const s = `use state-branch with another branch for ${n}`;
   const r = t.get(o.V4);
   if (r === void 0) {
    const e = [ ...t.keys() ].slice(0, 5).join(", ");
    return {
     message: "contains other files than the state of a batch",
     found: e,
     hint: s
    };
   }
   const i = await e.read(r.id);
   return (0, o.fW)(i ?? Buffer.alloc(0), {
    name: n,
    otherwise: s
   });
  }
  function keptIn({files: t}, e) {
   const n = [ ...t ].filter(([t]) => (0, f.L8)(t));
   const s = n.filter(([, {bytes: t}]) => t <= y);
   const o = n.length - s.length;
   o > 0 && e.warning(`Left out ${(0, i.B4)(o, "file")} of the stored state, larger than 50 MB.`);
   return new Map(s);
  }
  function idsOf(t) {
   return new Map([ ...t ].map(([t, {id: e}]) => [ t, e ]));
  }
  function withoutRunOfShard(t, {isShard: e}) {
   return e ? new Map([ ...t ].filter(([t]) => !(0, f.NG)(t))) : t;
  }
  async function snapshot(t, e) {
   const {store: n, temporary: o, versions: r, leftOut: i, branch: a, log: l} = e;
   const u = new Map;
   const d = [];
   return await (0, c.n)(o, async e => {
    for await (const n of (0, f.nM)(t)) {
     const o = r.get(n);
     if (o !== void 0 && o.version === await t.versionOf(n)) {
      u.set(n, o.id);
      continue;
     }
     const c = (0, s.join)(e, String(d.length));
     const f = await t.giveOut(n, c);
     if (f === null) continue;
     if (sizeIn(f) <= y) d.push({
      name: n,
      path: c,
      version: f
     }); else if (!i.has(n)) {
      i.add(n);
      l.warning(`${n} is larger than 50 MB: it is not stored on the branch ${a}.`);
     }
    }
    const o = await n.add(d.map(({path: t}) => t));
    for (const [t, {name: e, version: n}] of d.entries()) {
     const s = o[t] ?? "";
     u.set(e, s);
     r.set(e, {
      version: n,
      id: s
     });
    }
    return u;
   });
  }
  const b = "the server did not update the branch, and it has no newer commits: another process may hold its lock";
  const S = new Map;
  const sizeIn = t => Number(t.split(" ")[1]);
  async function push(t, e, n) {
   const {store: s, name: o, source: r, clock: i, signal: a} = n;
   for (let c = 1; ;c += 1) {
    const l = await s.newestTip(a);
    const d = l === null ? null : await foreignContent(l, n);
    if (d !== null) throw new u.U(`it ${d.message} (${d.found})`, d.hint);
    const [f, h] = l === null ? [ S, S ] : [ idsOf(l.files), e ];
    const read = async t => t === void 0 ? null : await s.read(t);
    const m = await mergeFiles({
     base: h,
     ours: t,
     theirs: f
    }, async e => {
     const n = `jobs/${e}.json`;
     return betterRecord(await read(t.get(n)), await read(f.get(n)));
    });
    if (m.size === 0) return 0;
    const w = `Save the state of the batch ${o} [skip ci]\n\n${r}`.trimEnd();
    const p = await s.commit({
     parent: l?.commit ?? null,
     changes: m,
     message: w
    });
    const g = await s.push(p, a);
    if (g.kind === "done") return m.size;
    const y = c === v;
    const $ = (g.kind === "refused" || y) && (await s.newestTip(a))?.commit === l?.commit;
    if ($ && g.kind === "refused") throw new u.U(g.reason);
    if (y) throw new u.U($ ? b : "every attempt found newer commits of other runs on the branch");
    await i.sleep(Math.random() * c * 300, a);
   }
  }
  function reportUnsaved(t, {path: e}, {branch: n, isShard: s, signal: o, log: r, before: i}) {
   const a = t instanceof u.U && t.hint !== null ? `; ${t.hint}` : "";
   const c = `The results were not saved to the branch ${n}: ${t.message}${a}.`;
   if (s && !o.aborted && i === void 0) {
    r.info(`${c} The step merge saves them.`);
    return;
   }
   const l = /\b403\b|denied|not allowed|protected|permission/i.test(t.message);
   const d = l ? " Saving needs a login that may push (on GitHub, the permission contents: write) and a branch without protection." : "";
   r.warning(`${c} They are only in ${e}: if that is lost, the next run pays for these jobs again.${d}`);
  }
  var $ = n(80202);
  function cacheStorage(t) {
   const {path: e, root: n, name: s, log: c} = t;
   let u = new Set;
   return {
    restore: async t => {
     const r = await openIfThere(e, n);
     const a = await (r?.read(o.V4, 1e4)) ?? null;
     if (r === null || a === null) {
      c.info(`${e} is empty: the cache was evicted, or this is the first run. No earlier results are reused.`);
      return;
     }
     const l = (0, o.fW)(a, {
      name: s,
      otherwise: `use a cache of its own for ${s}`
     });
     if (l !== null) throw unusable(e, {
      ...l,
      message: `this directory ${l.message}`
     });
     const d = [];
     for await (const t of (0, f.nM)(r)) d.push(t);
     await restoreFiles(d, {
      from: r,
      to: t
     });
     u = new Set(d);
     const h = d.filter(t => t.startsWith("jobs/")).length;
     c.info(`Restored ${(0, i.B4)(h, "result")} of ${s} from ${e}.`);
    },
    save: async t => {
     try {
      u = await saveTo(await (0, a.v)(e, {
       create: true,
       root: n
      }), {
       directory: t,
       common: u
      });
     } catch (n) {
      (0, r.ki)(n, l.k);
      c.warning(`The results were not saved to ${e}: ${n.message}. They are only in ${t.path}.`);
     }
    },
    close: () => {}
   };
  }
  async function openIfThere(t, e) {
   const n = (0, a.v)(t, {
    create: false,
    root: e
   }).catch((0, r.j6)(l.k, t => {
    if (t.code === "missing") return null;
    throw t;
   }));
   return await (0, $.B)(n, {
    code: "state-unusable",
    location: t,
    message: "the directory of the cache cannot be used",
    hint: "remove it, or use another state-storage"
   });
  }
  async function saveTo(t, {directory: e, common: n}) {
   await e.flush();
   const o = new Set;
   for await (const n of (0, f.nM)(e)) {
    o.add(n);
    const r = await e.versionOf(n);
    if (r === null || r === await t.versionOf(n)) continue;
    await t.takeIn((0, s.join)(e.path, n), n);
   }
   for (const e of n) o.has(e) || await t.remove(e);
   await t.write(".gitignore", "*\n");
   return o;
  }
  function unusable(t, e) {
   return new r.yo({
    code: "state-unusable",
    location: t,
    ...e
   });
  }
  var k = n(73948);
  var O = n(72225);
  var x = n(73024);
  var I = n(8321);
  var j = n(92301);
  async function openBranchStore({remote: t, branch: e, temporary: n, ...o}) {
   const r = (0, x.mkdtempSync)((0, s.join)(n, "git-"));
   const i = (0, s.join)(r, "repository");
   (0, x.mkdirSync)(i);
   const a = {
    ...o,
    cwd: i
   };
   const c = {
    GIT_DIR: i,
    LC_ALL: "C",
    ...identityVariables()
   };
   const feedWith = (t = {}) => (0, j.RT)({
    ...a,
    variables: {
     ...c,
     ...t
    }
   });
   const l = feedWith();
   const git = (...t) => (0, j.z_)(l(null, ...t));
   await git("init", "--quiet", "--bare", "--template=", i);
   const u = `refs/heads/${e}`;
   const d = [ ...(0, I.remoteSettings)(t), ...A ];
   return {
    newestTip: async e => {
     const n = (0, j.el)({
      ...a,
      variables: c,
      settings: d,
      signal: e
     });
     const s = n("fetch", ...T, "--end-of-options", t.address, `+${u}:${u}`);
     const o = await s;
     if (o.exitCode !== 0 && /couldn't find remote ref/i.test(o.output)) return null;
     await (0, j.z_)(s);
     const r = (0, j.hl)(await git("rev-parse", "--verify", `${u}^{commit}`)).trim();
     return {
      commit: r,
      files: await filesAt(r, {
       ...a,
       variables: c
      })
     };
    },
    checkOut: (t, e) => checkOut(t, e, {
     feedWith: feedWith,
     place: r
    }),
    read: async t => {
     const {stdoutBytes: e, droppedBytes: n} = await git("cat-file", "blob", t);
     return n > 0 ? null : e;
    },
    add: async t => {
     if (t.length === 0) return [];
     const e = l(`${t.join("\n")}\n`, "hash-object", "-w", "--no-filters", "--stdin-paths");
     return (0, j.hl)(await (0, j.z_)(e)).trim().split("\n");
    },
    commit: t => createCommit(t, {
     feedWith: feedWith,
     place: r
    }),
    push: (n, s) => (0, I.pushCommit)({
     ...a,
     variables: c,
     settings: A,
     signal: s
    }, t, {
     commit: n,
     branch: e
    }),
    close: () => (0, x.rmSync)(r, {
     recursive: true,
     force: true
    })
   };
  }
  const A = [ [ "http.lowSpeedLimit", "1" ], [ "http.lowSpeedTime", "25" ] ];
  async function checkOut(t, e, {feedWith: n, place: o}) {
   (0, x.mkdirSync)(e, {
    recursive: true
   });
   const r = n({
    GIT_INDEX_FILE: (0, s.join)(o, "restored-index"),
    GIT_WORK_TREE: e
   });
   await (0, j.z_)(r(null, "read-tree", "--empty"));
   await (0, j.z_)(r(indexInput(t), "update-index", "-z", "--index-info"));
   await (0, j.z_)(r(null, "checkout-index", "--all", "--quiet", `--prefix=${e}/`));
  }
  async function createCommit({parent: t, changes: e, message: n}, {feedWith: o, place: r}) {
   const i = o({
    GIT_INDEX_FILE: (0, s.join)(r, "index")
   });
   await (0, j.z_)(i(null, "read-tree", t ?? "--empty"));
   const a = new Map([ ...e ].map(([t, e]) => [ t, {
    id: e
   } ]));
   await (0, j.z_)(i(indexInput(a), "update-index", "-z", "--index-info"));
   const c = (0, j.hl)(await (0, j.z_)(i(null, "write-tree"))).trim();
   const l = t === null ? [] : [ "-p", t ];
   return (0, j.hl)(await (0, j.z_)(i(null, "commit-tree", c, ...l, "-m", n))).trim();
  }
  function identityVariables() {
   const t = {
    NAME: "github-actions[bot]",
    EMAIL: "41898282+github-actions[bot]@users.noreply.github.com"
   };
   return Object.fromEntries([ "AUTHOR", "COMMITTER" ].flatMap(e => Object.entries(t).map(([t, n]) => [ `GIT_${e}_${t}`, n ])));
  }
  const T = [ "--quiet", "--no-tags", "--depth=1", "--no-auto-maintenance", "--no-write-fetch-head" ];
  const E = "0".repeat(40);
  function indexInput(t) {
   return [ ...t ].map(([t, {id: e}]) => `${e === null ? `0 ${E}` : `100644 ${e}`}\t${t}\0`).join("");
  }
  async function filesAt(t, e) {
   const n = [];
   const onOutput = (t, e) => {
    e === "stdout" && n.push(t);
   };
   const s = (0, j.RT)({
    ...e,
    onOutput: onOutput
   });
   await (0, j.z_)(s(null, "ls-tree", "-r", "-z", "--long", "--full-tree", t));
   const o = new Map;
   for (const t of Buffer.concat(n).toString("utf8").split("\0")) {
    const [, e, n = "", s = "", r = ""] = /^(\d+) \w+ (\w+) +(\S+)\t(.*)$/s.exec(t) ?? [];
    e === "100644" && r !== "" && o.set(r, {
     id: n,
     bytes: Number(s)
    });
   }
   return o;
  }
  var C = n(12673);
  var R = n(42492);
  var M = n(27412);
  var B = n(80196);
  var F = n(60979);
  var P = n(16864);
  function localRemote(t, e) {
   const n = /^file:\/\//i.test(t);
   if (!n && /^[^/]+:/.test(t)) return null;
   const o = (0, s.resolve)(e, n ? decoded(t.slice(7)) : t);
   return (0, x.statSync)(o, {
    throwIfNoEntry: false
   }) === void 0 ? o : (0, x.realpathSync)(o);
  }
  function decoded(t) {
   return t.replaceAll(/%([0-9a-f]{2})/gi, (t, e) => String.fromCharCode(Number.parseInt(e, 16)));
  }
  var _ = n(55559);
  async function findRemote(t) {
   const {workspace: e, token: n, hostEnvironment: s, redactor: o} = t;
   const r = s.environment["GITHUB_REPOSITORY"];
   const i = (0, C.Ek)(s, null);
   const a = r !== void 0 && r !== "";
   const c = a ? `${i}/${r}` : await originOf(t);
   if (n !== null && c.startsWith(`${i}/`)) return {
    address: c,
    token: n
   };
   const l = (0, B.W)((0, P.configurations)(e)).filter(t => t.address === null || isBelow(c, t.address));
   o.add(l.flatMap(F.VY));
   return {
    address: c,
    token: null,
    headers: [ ...new Set(l.map(({header: t}) => t)) ]
   };
  }
  function isBelow(t, e) {
   return `${t}/`.startsWith(e.endsWith("/") ? e : `${e}/`);
  }
  async function originOf({setup: t, workspace: e}) {
   const {home: n, environment: s} = t;
   const o = (0, j.el)({
    path: t.path,
    home: n,
    environment: s,
    cwd: e,
    signal: (new AbortController).signal
   });
   const i = await o("remote", "get-url", "--push", "origin");
   const a = (0, j.hl)(i).trim();
   if (i.exitCode !== 0 || a === "") throw new r.yo({
    code: "state-unusable",
    location: "state-storage",
    message: "the clone has no remote origin, so no repository can hold the branch of the state",
    hint: "run this in a clone of a repository on a server, or use another state-storage"
   });
   const c = localRemote(a, e);
   if (c === null) return a.replace(/^(https?:\/\/)[^/?#]*@/i, "$1");
   if ((0, _.FK)({
    path: c,
    directory: localRemote(".", e) ?? e
   })) throw new r.yo({
    code: "state-unusable",
    location: "state-storage",
    message: "the remote origin of the clone is a directory of the workspace",
    found: a,
    hint: "use a repository outside of the workspace, or another state-storage"
   });
   return c;
  }
  const L = 5e3;
  const U = 100;
  async function openStorage(t, e, n) {
   const {name: o, workspace: r} = e;
   const {log: i} = n;
   switch (t?.kind) {
   case void 0:
   case "dir":
    return null;

   case "artifact":
    return artifactStorage(i);

   case "cache":
    return cacheStorage({
     path: (0, s.join)(r, ".sallyport/cache", o),
     root: r,
     name: o,
     log: i
    });

   case "branch":
    return await openBranch(t, e, n);
   }
  }
  function artifactStorage(t) {
   return {
    restore: async e => {
     if (await e.has(o.y6)) return;
     t.info(`${e.path} is empty: no artifact was downloaded into it. No earlier results are reused.`);
    },
    save: () => Promise.resolve(),
    close: () => {}
   };
  }
  async function openBranch({branch: t, token: e}, {name: n, workspace: s, isShard: o}, {hostEnvironment: i, redactor: a, log: c}) {
   const l = t ?? `sallyport/state/${n}`;
   if (!(0, O.R)(l)) throw invalidBranch(l, t !== null);
   const {environment: d, temporary: f} = i;
   const h = (0, R.o3)(i, s);
   const {signal: m} = i;
   const p = (0, w.BE)(m, L);
   const g = await findRemote({
    setup: h,
    workspace: s,
    hostEnvironment: i,
    token: e,
    redactor: a
   });
   const y = await openBranchStore({
    path: h.path,
    home: i.home,
    environment: {
     ...h.environment,
     ...connectionVariables(d)
    },
    signal: p,
    remote: g,
    branch: l,
    temporary: f
   }).catch((0, r.j6)(u.U, ({message: t, hint: e}) => {
    const [n, s] = [ "state-storage", "use another state-storage" ];
    throw new r.yo({
     code: "state-unusable",
     location: n,
     message: t,
     hint: e ?? s
    });
   }));
   const v = (0, C.Vp)(i);
   const b = v === null ? "" : `Run: ${v}`;
   const S = {
    store: y,
    branch: l,
    name: n,
    source: b,
    isShard: o,
    temporary: f,
    log: c
   };
   return branchStorage({
    ...S,
    clock: k.m,
    signal: m,
    lateSignal: p,
    serverSeconds: U
   });
  }
  function connectionVariables(t) {
   const {SSH_AUTH_SOCK: e} = t;
   return {
    ...(0, M.e)(t),
    ...e === void 0 ? {} : {
     SSH_AUTH_SOCK: e
    }
   };
  }
  function invalidBranch(t, e) {
   return new r.yo({
    code: "setting-invalid",
    location: "state-branch",
    message: e ? "invalid name of a branch" : "the name of the batch cannot be part of the name of a branch",
    found: t,
    hint: "use state-branch with a name of letters, digits and ./_-, such as sallyport/state/docs"
   });
  }
 }),
 860: (function(t, e, n) {
  n.d(e, {
   V: () => jobPrefixOf,
   b: () => deliveryFilesIn
  });
  var s = n(77598);
  var o = n(94343);
  var r = n(43759);
  var i = n(31734);
  const a = o.YjP().check(r.Fk(/^[0-9a-f]{64}$/));
  const c = o.YjP().check(r.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
  const l = o.Ikc({
   formatVersion: o.euz(1),
   id: o.YjP().check(r.Fk(/^[0-9a-f]{32}$/)),
   model: o.YjP().check(r.Eb(1e3)),
   createdAt: c,
   keys: o.YOg(a).check(r.m9(1), r.Eb(1e5)),
   batchId: o.mee(o.YjP().check(r.m9(1), r.Eb(1e3)))
  });
  const jobPrefixOf = t => t.slice(0, 32);
  const u = o.Ikc({
   formatVersion: o.euz(1),
   key: a,
   sentAt: o.lqM(c),
   outcome: o.gMt("kind", [ o.Ikc({
    kind: o.euz("answer"),
    body: o.L5J()
   }), o.Ikc({
    kind: o.euz("error"),
    status: o.Whr().check(r.qm(100), r.Zm(599)),
    body: o.L5J()
   }), o.Ikc({
    kind: o.euz("expired")
   }) ])
  });
  const d = o.Ikc({
   formatVersion: o.euz(1),
   requests: o.g1P(o.YjP().check(r.Eb(1e3)), o.Whr().check(r.NC()))
  });
  const f = 2e7;
  const h = 64e6;
  const m = "delivery/limits.json";
  const answerOf = t => `answers/${t}.json`;
  function deliveryFilesIn(t) {
   const nameOf = ({id: t}) => `delivery/${t}.json`;
   const write = (e, n) => t.write(e, `${JSON.stringify(n)}\n`);
   const answer = async e => {
    const n = await (0, i.h)(t, answerOf(e), u, h);
    return n === null || n.key !== e ? null : {
     outcome: n.outcome,
     sentAt: n.sentAt ?? null
    };
   };
   const limits = async () => (await (0, i.h)(t, m, d))?.requests ?? {};
   return {
    submissions: async () => {
     const e = await readSubmissions(t);
     return e.flatMap(t => "value" in t ? [ t.value ] : []).toSorted((t, e) => `${t.createdAt} ${t.id}` < `${e.createdAt} ${e.id}` ? -1 : 1);
    },
    unusableSubmissions: async () => (await readSubmissions(t)).filter(t => "problem" in t),
    intend: async (t, e, n) => {
     const o = {
      formatVersion: 1,
      id: (0, s.randomBytes)(16).toString("hex"),
      model: t,
      createdAt: new Date(n).toISOString(),
      keys: [ ...e ],
      batchId: null
     };
     await write(nameOf(o), o);
     return o;
    },
    update: t => write(nameOf(t), t),
    remove: e => t.remove(nameOf(e)),
    outcome: async t => (await answer(t))?.outcome ?? null,
    answer: answer,
    unusableOutcome: e => unusableAnswer(t, e),
    outcomeKeys: async () => (await t.names("answers")).flatMap(t => /^([0-9a-f]{64})\.json$/.exec(t)?.[1] ?? []),
    saveAnswer: (t, {outcome: e, sentAt: n}) => write(answerOf(t), {
     formatVersion: 1,
     key: t,
     ...n !== null && {
      sentAt: n
     },
     outcome: e
    }),
    removeOutcome: e => t.remove(answerOf(e)),
    limit: async t => {
     const e = await limits();
     return Object.hasOwn(e, t) ? e[t] ?? null : null;
    },
    limits: limits,
    saveLimit: async (t, e) => {
     await write(m, {
      formatVersion: 1,
      requests: {
       ...await limits(),
       [t]: e
      }
     });
    }
   };
  }
  async function readSubmissions(t) {
   const e = (await t.names("delivery")).filter(t => /^[0-9a-f]{32}\.json$/.test(t));
   const n = e.map(t => `delivery/${t}`);
   const read = async e => {
    const n = await (0, i.R)(t, e, l, f);
    return n === null ? [] : [ {
     name: e,
     ...n
    } ];
   };
   return (await Promise.all(n.map(read))).flat();
  }
  async function unusableAnswer(t, e) {
   const n = answerOf(e);
   const s = await (0, i.R)(t, n, u, h);
   if (s === null || "value" in s && s.value.key === e) return null;
   return {
    name: n,
    problem: "problem" in s ? s.problem : "it was written for another request"
   };
  }
 }),
 71195: (function(t, e, n) {
  n.d(e, {
   L: () => tidyDeliveries
  });
  var s = n(54539);
  var o = n(860);
  var r = n(61890);
  const i = 30;
  async function tidyDeliveries(t, e, {now: n, isDry: a = false}) {
   const c = new Set(e.map(({key: t}) => (0, o.V)(t)));
   const l = new Date(n - i * 24 * 36e5).toISOString();
   const u = {
    isPlanned: t => c.has((0, o.V)(t)),
    oldest: l
   };
   const d = (0, r.oo)(t);
   const f = (0, o.b)(t);
   const h = a ? {
    ...f,
    remove: keep,
    removeOutcome: keep
   } : f;
   const m = await tidySubmissions(h, {
    ...u,
    isUsed: d
   });
   const w = await tidyAnswers(h, {
    ...u,
    isUsed: d
   });
   if (m + w === 0) return null;
   const p = [ ...m > 0 ? [ `${(0, s.B4)(m, "request")} that a batch API has` ] : [], ...w > 0 ? [ `${(0, 
   s.B4)(w, "answer")} of a batch API` ] : [] ];
   return `The state directory has ${p.join(" and ")} for jobs that are not in the batch any more, because they were removed or changed. They are paid for, so they are kept for ${String(i)} days and used if their jobs are in the batch again.`;
  }
  const keep = () => Promise.resolve();
  async function tidySubmissions(t, {isPlanned: e, isUsed: n, oldest: s}) {
   let o = 0;
   const tidy = async r => {
    const i = [];
    for (const t of r.keys) await n(t, r.createdAt) || i.push(t);
    if (i.some(e)) return;
    i.length === 0 || r.createdAt < s ? await t.remove(r) : o += i.length;
   };
   for (const e of await t.submissions()) await tidy(e);
   return o;
  }
  async function tidyAnswers(t, {isPlanned: e, isUsed: n, oldest: s}) {
   let o = 0;
   for (const r of await t.outcomeKeys()) {
    const i = await t.answer(r);
    if (i === null) continue;
    const a = i.sentAt !== null && i.sentAt < s;
    await n(r, i.sentAt) || a && !e(r) ? await t.removeOutcome(r) : e(r) || (o += 1);
   }
   return o;
  }
 }),
 61890: (function(t, e, n) {
  n.d(e, {
   Zc: () => unusedRequests,
   cM: () => containsAnswer,
   lx: () => missingKeys,
   oo: () => usedRequests
  });
  var s = n(94343);
  var o = n(31734);
  var r = n(860);
  function containsAnswer({turns: t, errorKind: e}) {
   return e !== "unknown-changes" && (t > 0 || e !== null);
  }
  const i = s.Ikc({
   endedAt: s.YjP(),
   turns: s.aig(),
   errorKind: s.mee(s.YjP())
  });
  const a = 64e6;
  function usedRequests(t) {
   let e = null;
   const list = async () => new Map((await t.names("jobs")).map(t => [ (0, r.V)(t), t ]));
   return async (n, s) => {
    e ??= list();
    const c = (await e).get((0, r.V)(n));
    if (c === void 0) return false;
    const l = await (0, o.h)(t, `jobs/${c}`, i, a);
    return l !== null && containsAnswer(l) && (s === null || Date.parse(l.endedAt) >= Date.parse(s));
   };
  }
  async function missingKeys({keys: t, createdAt: e}, {files: n, isUsed: s}) {
   const o = new Set(await n.outcomeKeys());
   const r = [];
   for (const i of t) {
    const t = o.has(i) ? (await n.answer(i))?.sentAt : null;
    (t ?? "") < e && !await s(i, e) && r.push(i);
   }
   return r;
  }
  async function unusedRequests(t) {
   const e = (0, r.b)(t);
   const n = usedRequests(t);
   const s = new Set;
   for (const {keys: t, createdAt: o} of await e.submissions()) for (const e of t) await n(e, o) || s.add(e);
   for (const t of await e.outcomeKeys()) {
    const o = await e.answer(t);
    o === null || await n(t, o.sentAt) || s.add(t);
   }
   return s;
  }
 }),
 11795: (function(t, e, n) {
  n.d(e, {
   L8: () => isKeptFile,
   NG: () => isOfRun,
   fM: () => copyKeptFiles,
   nM: () => keptFilesIn
  });
  var s = n(76760);
  var o = n(39035);
  const r = [ /^delivery\/(?:[0-9a-f]{32}|limits)\.json$/, /^(?:answers|jobs|trees)\/[0-9a-f]{64}\.json$/ ];
  const i = [ o.V4, o.y6, "plan.json", "plan.json.mac" ];
  function isOfRun(t) {
   return t !== o.V4 && i.includes(t);
  }
  function isKeptFile(t) {
   return i.includes(t) || r.some(e => e.test(t));
  }
  const a = [ "delivery", "answers", "jobs", "trees" ];
  async function* keptFilesIn(t) {
   for (const e of a) for (const n of await t.names(e)) {
    const t = `${e}/${n}`;
    isKeptFile(t) && (yield t);
   }
   for (const e of i) await t.has(e) && (yield e);
  }
  async function copyKeptFiles(t, e) {
   for await (const n of keptFilesIn(t)) await e.takeIn((0, s.join)(t.path, n), n);
  }
 }),
 7587: (function(t, e, n) {
  n.d(e, {
   i: () => readConfigText
  });
  const s = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y;
  const o = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
  function readConfigText(t) {
   const e = [];
   const n = [];
   let r = t.startsWith("\xef\xbb\xbf") ? 3 : 0;
   while (r < t.length) {
    const i = r;
    while (t[r] === " " || t[r] === "\t") r += 1;
    s.lastIndex = r;
    const a = s.exec(t);
    if (a !== null) {
     e.push(sectionOf(a));
     r = s.lastIndex;
     /^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(t.slice(r, lineEnd(t, r))) && (r = lineEnd(t, r));
     continue;
    }
    o.lastIndex = i;
    const [c, l = "", u = ""] = o.exec(t) ?? [];
    const d = e.at(-1);
    if (c === void 0 || d === void 0) {
     r = lineEnd(t, r);
     continue;
    }
    r = i + c.length;
    n.push({
     section: d,
     key: l.toLowerCase(),
     value: valueOf(u),
     start: i,
     end: r
    });
   }
   return {
    sections: e,
    entries: n
   };
  }
  function sectionOf(t) {
   const [e, n = "", s] = t;
   return {
    name: n.toLowerCase(),
    subsection: s === void 0 ? null : s.replaceAll(/\\([^])/g, "$1"),
    start: t.index,
    end: t.index + e.length
   };
  }
  function lineEnd(t, e) {
   const n = t.indexOf("\n", e);
   return n === -1 ? t.length : n + 1;
  }
  function valueOf(t) {
   return t.trim().replaceAll(/\\(?:\r?\n|([^]))|"/g, (t, e) => e === void 0 ? "" : unescape(e));
  }
  function unescape(t) {
   return {
    n: "\n",
    t: "\t",
    b: "\b"
   }[t] ?? t;
  }
 }),
 80196: (function(t, e, n) {
  n.d(e, {
   W: () => credentialsIn,
   _: () => takeCredentials,
   restoreAbandoned: () => restoreAbandoned
  });
  var s = n(77598);
  var o = n(73024);
  var r = n(76760);
  var i = n(29880);
  var a = n(87144);
  var c = n(50451);
  var l = n(7587);
  var u = n(15758);
  var d = n(60979);
  const f = 1e6;
  function takeCredentials(t, e, n) {
   const s = [ ...new Set(t.flatMap(realFile)) ].map(t => ({
    file: t,
    text: configText(t)
   }));
   const o = (0, u.$)(e);
   const r = s.filter(({file: t, text: e}) => (0, d.gD)(e, "").length > 0 || isThere(storedPath(o, t)));
   if (r.length === 0) return null;
   makeStore(o);
   const i = new Map;
   const a = {
    run: n,
    owner: (0, c.G)()
   };
   withStore(o, () => {
    for (const {file: t} of r) {
     const e = takeFrom(t, o, a);
     e.length > 0 && i.set(t, e.map(({credential: t}) => t));
    }
   });
   if (i.size === 0) return null;
   const l = onceAtExit(() => {
    if (!isThere(o)) return;
    withStore(o, () => {
     for (const t of i.keys()) leave(t, o, n);
    });
   });
   return {
    byFile: i,
    restore: l
   };
  }
  function credentialsIn(t) {
   const e = t.flatMap(realFile).map(t => ({
    file: t,
    text: configText(t)
   }));
   const n = e.flatMap(({file: t, text: e}) => (0, l.i)(e).entries.filter(({section: t, key: e}) => /^include(?:if)?$/.test(t.name) && e === "path").flatMap(({value: e}) => realFile((0, 
   r.resolve)((0, r.dirname)(t), e))).map(t => configText(t)));
   return [ ...e.map(({text: t}) => t), ...n ].flatMap(t => (0, d.gD)(t, "").map(({credential: t}) => t));
  }
  function restoreAbandoned(t) {
   const e = (0, u.$)(t);
   if (!isThere(e) || !isPrivate(e)) return;
   const n = (0, o.readdirSync)(e).filter(t => t.endsWith(".json"));
   if (n.length === 0) return;
   withStore(e, () => {
    for (const t of n) {
     const n = readStored((0, r.join)(e, t));
     n !== null && leave(n.file, e, null);
    }
   });
  }
  function takeFrom(t, e, n) {
   leave(t, e, n.run);
   const o = storedPath(e, t);
   const r = readStored(o);
   let i = r?.edits ?? [];
   const a = [ ...r?.users ?? [], n ];
   changeConfig(t, e => {
    const n = (0, d.gD)(e, (0, s.randomBytes)(6).toString("hex"));
    i = [ ...i, ...n ];
    i.length > 0 && writeDurably(o, JSON.stringify({
     file: t,
     edits: i,
     users: a
    }));
    return (0, d.tm)(e, n);
   });
   return i;
  }
  function leave(t, e, n) {
   const s = storedPath(e, t);
   const r = readStored(s);
   if (r === null) return;
   const i = r.users.filter(t => t.run !== n && !(0, c.j)(t.owner));
   if (i.length > 0) {
    writeDurably(s, JSON.stringify({
     ...r,
     users: i
    }));
    return;
   }
   isThere(t) && changeConfig(t, t => (0, d.JA)(t, r.edits));
   (0, o.rmSync)(s, {
    force: true
   });
  }
  function onceAtExit(t) {
   let e = false;
   const once = () => {
    process.off("exit", once);
    if (e) return;
    t();
    e = true;
   };
   process.on("exit", once);
   return once;
  }
  function withStore(t, e) {
   (0, i.U)((0, r.join)(t, "lock"), e);
  }
  function makeStore(t) {
   (0, a.K)(t, 448);
   if (!isPrivate(t)) throw new Error(`${t} is not a directory of this user alone`);
  }
  function isPrivate(t) {
   const e = (0, o.lstatSync)(t);
   if (process.platform === "win32") return e.isDirectory();
   return e.isDirectory() && e.uid === process.getuid?.() && (e.mode & 63) === 0;
  }
  function storedPath(t, e) {
   return (0, r.join)(t, `${(0, s.createHash)("sha256").update(e).digest("hex").slice(0, 32)}.json`);
  }
  function readStored(t) {
   return isThere(t) ? JSON.parse((0, o.readFileSync)(t, "utf8")) : null;
  }
  function isThere(t) {
   return (0, o.lstatSync)(t, {
    throwIfNoEntry: false
   }) !== void 0;
  }
  function realFile(t) {
   const e = (0, o.statSync)(t, {
    throwIfNoEntry: false
   });
   return e?.isFile() === true && e.size <= f ? [ (0, o.realpathSync)(t) ] : [];
  }
  function configText(t) {
   return (0, o.readFileSync)(t, "latin1");
  }
  const h = 50;
  const m = 20;
  function changeConfig(t, e) {
   const n = `${t}.lock`;
   const s = openLock(n, (0, o.statSync)(t).mode & 511);
   try {
    const r = configText(t);
    const i = e(r);
    if (i === r) (0, o.rmSync)(n); else {
     fill(s, Buffer.from(i, "latin1"));
     (0, o.renameSync)(n, t);
    }
   } catch (t) {
    (0, o.rmSync)(n, {
     force: true
    });
    throw t;
   } finally {
    (0, o.closeSync)(s);
   }
  }
  function openLock(t, e) {
   for (let n = 1; ;n += 1) try {
    const n = (0, o.openSync)(t, "wx", e);
    (0, o.fchmodSync)(n, e);
    return n;
   } catch (e) {
    if (e.code !== "EEXIST") throw e;
    if (n === h) throw new Error(`${t} exists: a git process is running, or was killed`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, m);
   }
  }
  function writeDurably(t, e) {
   const n = `${t}.new`;
   const s = (0, o.openSync)(n, "w", 384);
   try {
    fill(s, Buffer.from(e, "utf8"));
   } finally {
    (0, o.closeSync)(s);
   }
   (0, o.renameSync)(n, t);
  }
  function fill(t, e) {
   let n = 0;
   while (n < e.length) n += (0, o.writeSync)(t, e, n);
   (0, o.fsyncSync)(t);
  }
 }),
 60979: (function(t, e, n) {
  n.d(e, {
   JA: () => restoreCredentials,
   VY: () => secretsIn,
   gD: () => findCredentials,
   tm: () => removeCredentials
  });
  var s = n(7587);
  const o = 20;
  function findCredentials(t, e) {
   const {sections: n, entries: o} = (0, s.i)(t);
   const marker = t => `# Sallyport moved a credential away until its run ends (${e}-${String(t.start)})`;
   const r = [ ...n.flatMap(e => ofSection(e, t, marker(e))), ...o.flatMap(e => ofEntry(e, t, marker(e))) ];
   return r.sort((t, e) => e.start - t.start);
  }
  function ofSection(t, e, n) {
   if (t.name !== "url" || t.subsection === null) return [];
   const s = withoutUser(t.subsection);
   if (s === null) return [];
   const o = e.slice(t.start, t.end);
   return [ {
    start: t.start,
    marker: n,
    original: o,
    replacement: `${n}\n[url "${escaped(s.plain)}"]`,
    removedFrom: null,
    setting: settingOf(t, ""),
    credential: {
     address: s.plain,
     header: s.header
    }
   } ];
  }
  function ofEntry({section: t, key: e, value: n, start: s, end: o}, r, i) {
   const a = r.slice(s, o);
   const c = s === 0 || r[s - 1] === "\n";
   const l = `${c ? "" : "\n"}\t${i}\n`;
   const u = {
    start: s,
    marker: i,
    original: a,
    setting: settingOf(t, e)
   };
   if (t.name === "http" && e === "extraheader" && n !== "") {
    const e = r.slice(t.start, t.end);
    const s = {
     address: t.subsection,
     header: n
    };
    return [ {
     ...u,
     replacement: l,
     removedFrom: e,
     credential: s
    } ];
   }
   const d = t.name === "remote" && (e === "url" || e === "pushurl") || t.name === "submodule" && e === "url";
   const f = d ? withoutUser(n) : null;
   if (f === null) return [];
   const h = /^[\w.:/@~+-]+$/.test(f.plain) ? f.plain : `"${escaped(f.plain)}"`;
   const m = `${l}\t${e} = ${h}\n`;
   return [ {
    ...u,
    replacement: m,
    removedFrom: null,
    credential: {
     address: f.plain,
     header: f.header
    }
   } ];
  }
  function settingOf({name: t, subsection: e}, n) {
   return JSON.stringify([ t, e, n ]);
  }
  function escaped(t) {
   return t.replaceAll(/["\\]/g, "\\$&");
  }
  function withoutUser(t) {
   const [, e = "", n = "", s = ""] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(t) ?? [];
   if (n === "") return null;
   const [r = "", i] = n.split(/:(.*)/s);
   if ((i ?? "") === "" && r.length < o) return null;
   const a = Buffer.from(`${decoded(r)}:${decoded(i ?? "")}`, "latin1").toString("base64");
   return {
    plain: e + s,
    header: `Authorization: Basic ${a}`
   };
  }
  function decoded(t) {
   return t.replaceAll(/%([0-9a-f]{2})/gi, (t, e) => String.fromCharCode(Number.parseInt(e, 16)));
  }
  function removeCredentials(t, e) {
   return e.reduce((t, {start: e, original: n, replacement: s}) => t.slice(0, e) + s + t.slice(e + n.length), t);
  }
  function restoreCredentials(t, e) {
   const n = new Set(findCredentials(t, "").map(({setting: t}) => t));
   return e.reduce((t, e) => restoreOne(t, e, n.has(e.setting)), t);
  }
  function restoreOne(t, e, n) {
   const {original: s, replacement: o, marker: r, removedFrom: i} = e;
   if (!n && t.includes(o)) return t.replace(o, () => s);
   if (t.includes(r)) return withoutLine(t, r);
   if (n || i === null || t.includes(s)) return t;
   return `${t}${t === "" || t.endsWith("\n") ? "" : "\n"}${i}\n${s}`;
  }
  function withoutLine(t, e) {
   const n = t.indexOf(e);
   const s = t.lastIndexOf("\n", n) + 1;
   const o = t.indexOf("\n", n);
   return t.slice(0, s) + (o === -1 ? "" : t.slice(o + 1));
  }
  function secretsIn({header: t}) {
   const e = t.replace(/^[\w-]+:\s*/, "");
   const n = e.replace(/^(?:basic|bearer|token)\s+/i, "");
   const s = /^basic\s/i.test(e) ? Buffer.from(n, "base64").toString("utf8") : n;
   const [r = "", ...i] = s.split(":");
   const a = r.length >= o ? [ r ] : [];
   return [ ...new Set([ e, n, s, i.join(":"), ...a ]) ].filter(t => t.length >= 6);
  }
 }),
 16864: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var s = n(73024);
  var o = n(76760);
  var r = n(38335);
  var i = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ];
  const c = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
  const l = 1e6;
  const u = 50;
  const d = 1e4;
  async function driverPins(t, e) {
   const n = configurations(e).filter(t => c.test(configText(t) ?? "[include"));
   const s = await keysOf(t, e, n);
   const o = [ ...s ].flatMap(t => {
    const e = a.find(([e]) => e.test(folded(t)));
    return e === void 0 ? [] : [ [ t, e[1] ] ];
   });
   const r = o.find(([t]) => t.includes("\ufffd"));
   if (r !== void 0) throw new i.U(`the name ${r[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(t.environment, o);
  }
  function settingVariables(t, e) {
   if (e.length === 0) return {};
   const n = Number(t["GIT_CONFIG_COUNT"] ?? "0");
   const s = e.flatMap(([t, e], s) => [ [ `GIT_CONFIG_KEY_${n + s}`, t ], [ `GIT_CONFIG_VALUE_${n + s}`, e ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + e.length),
    ...Object.fromEntries(s)
   };
  }
  function folded(t) {
   const [e, n] = [ t.indexOf("."), t.lastIndexOf(".") ];
   return t.slice(0, e).toLowerCase() + t.slice(e, n) + t.slice(n).toLowerCase();
  }
  async function keysOf(t, e, n) {
   const s = new Set;
   const o = new Set(n);
   for (const n of o) {
    for (const [r, i] of await settingsOf(t, e, n)) {
     s.add(r);
     /^include(?:if\..*)?\.path$/.test(folded(r)) && o.add(includedFile(i, n, t.home));
    }
    if (o.size > u) throw new i.U("the git configuration includes too many files");
   }
   return s;
  }
  function includedFile(t, e, n) {
   return t.startsWith("~/") ? (0, o.join)(n, t.slice(2)) : (0, o.resolve)((0, o.dirname)(e), t);
  }
  const f = new Map;
  const h = 20;
  async function settingsOf(t, e, n) {
   const s = configText(n);
   if (s === null) throw new i.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(s) ?? (s === "" ? [] : await listSettings(t, e, {
    file: n,
    text: s
   }));
   f.size >= h && f.clear();
   f.set(s, o);
   return o;
  }
  async function listSettings(t, e, {file: n, text: s}) {
   const o = await (0, r.runProcess)(t, {
    argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
    cwd: e,
    timeoutMs: d,
    maxOutputBytes: 2 * l,
    signal: (new AbortController).signal,
    stdin: s
   });
   if (o.exitCode !== 0 || o.droppedBytes > 0) throw new i.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
   const a = o.stdoutBytes.toString("utf8").split("\0").filter(t => t !== "");
   return a.map(t => {
    const [e = "", ...n] = t.split("\n");
    return [ e, n.join("\n") ];
   });
  }
  function configurations(t) {
   const e = gitDirectory(t);
   if (e === null) return [];
   const n = (0, o.resolve)(e, (configText((0, o.join)(e, "commondir")) ?? "").trim());
   const s = new Set([ e, n, ...submodules((0, o.join)(n, "modules"), 0) ]);
   return [ ...s ].flatMap(t => [ (0, o.join)(t, "config"), (0, o.join)(t, "config.worktree") ]);
  }
  function gitDirectory(t) {
   for (let e = (0, o.resolve)(t); ;e = (0, o.dirname)(e)) {
    const t = (0, o.join)(e, ".git");
    const n = (0, s.statSync)(t, {
     throwIfNoEntry: false
    });
    if (n?.isDirectory() === true) return t;
    if (n?.isFile() === true) {
     const n = /^gitdir: (.+)$/m.exec(configText(t) ?? "")?.[1];
     return n === void 0 ? null : (0, o.resolve)(e, n);
    }
    if ((0, o.dirname)(e) === e) return null;
   }
  }
  function submodules(t, e) {
   if (e > 4 || (0, s.statSync)(t, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   const n = (0, s.readdirSync)(t, {
    withFileTypes: true
   }).filter(t => t.isDirectory());
   return n.flatMap(({name: n}) => {
    const r = (0, o.join)(t, n);
    const i = (0, s.statSync)((0, o.join)(r, "HEAD"), {
     throwIfNoEntry: false
    }) !== void 0;
    return i ? [ r, ...submodules((0, o.join)(r, "modules"), e + 1) ] : submodules(r, e + 1);
   });
  }
  function configText(t) {
   const e = (0, s.statSync)(t, {
    throwIfNoEntry: false
   });
   if (e?.isFile() !== true) return "";
   return e.size > l ? null : (0, s.readFileSync)(t, "utf8");
  }
 }),
 8321: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   fetchBranch: () => fetchBranch,
   fetchPullRequest: () => fetchPullRequest,
   pushCommit: () => pushCommit,
   remoteSettings: () => remoteSettings
  });
  var s = n(38287);
  var o = n(92301);
  async function fetchPullRequest(t, e, {number: n, base: s, depth: r}) {
   const i = (0, o.el)({
    ...t,
    settings: remoteSettings(e)
   });
   const c = `refs/sallyport/pull/${String(n)}`;
   const l = [ `+refs/pull/${String(n)}/head:${c}/head`, `+refs/heads/${s}:${c}/base` ];
   await (0, o.z_)(i("fetch", ...a, ...await depthOptions(i, r), "--end-of-options", e.address, ...l));
   return {
    head: await commitOf(i, `${c}/head`),
    base: await commitOf(i, `${c}/base`)
   };
  }
  async function fetchBranch(t, e, n) {
   const s = (0, o.el)({
    ...t,
    settings: remoteSettings(e)
   });
   const i = `refs/sallyport/branch/${n}`;
   const c = await depthOptions(s, r);
   const l = `+refs/heads/${n}:${i}`;
   await (0, o.z_)(s("fetch", ...a, ...c, "--end-of-options", e.address, l));
   return await commitOf(s, i);
  }
  const r = 50;
  async function pushCommit(t, e, {commit: n, branch: s}) {
   const r = {
    ...t.variables,
    LC_ALL: "C"
   };
   const a = [ ...t.settings ?? [], ...remoteSettings(e) ];
   const c = (0, o.el)({
    ...t,
    variables: r,
    settings: a
   });
   const l = c("push", "--porcelain", "--no-verify", "--", e.address, `${n}:refs/heads/${s}`);
   const u = await l;
   if (u.exitCode === 0) return {
    kind: "done"
   };
   const [, d] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(u.output) ?? [];
   if (d !== void 0) return {
    kind: "refused",
    reason: `git cannot create ${s} while the branch ${d} exists`
   };
   if (i.test(u.output)) return {
    kind: "behind"
   };
   /\[remote rejected\]|remote: error/i.test(u.output) || await (0, o.z_)(l);
   const f = u.output.split("\n").flatMap(t => /^remote: (.*\S)/.exec(t)?.[1] ?? []);
   const h = f.filter(t => /error|must|require|violation|GH0/i.test(t)).join(" ");
   return {
    kind: "refused",
    reason: h === "" ? "the server refused the push" : h.slice(0, 300)
   };
  }
  const i = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
  const a = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
  async function depthOptions(t, e) {
   const n = (0, o.hl)(await (0, o.z_)(t("rev-parse", "--is-shallow-repository"))).trim() === "true";
   return n ? [ `--depth=${String(e)}` ] : [];
  }
  async function commitOf(t, e) {
   const n = await t("rev-parse", "--verify", "--quiet", "--end-of-options", `${e}^{commit}`);
   if (n.exitCode !== 0) throw new s.U(`git fetched no commit for ${e}`);
   return (0, o.hl)(n).trim();
  }
  function remoteSettings({address: t, token: e, headers: n = []}) {
   const s = `http.${t}.extraheader`;
   const o = Buffer.from(`x-access-token:${e ?? ""}`).toString("base64");
   const r = e === null ? n : [ `AUTHORIZATION: basic ${o}` ];
   return [ [ "http.followRedirects", "false" ], ...r.length === 0 ? [] : [ "", ...r ].map(t => [ s, t ]) ];
  }
 }),
 38335: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => h,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var s = n(78474);
  var o = n(16993);
  var r = n(42357);
  var i = n(40019);
  var a = n(7434);
  const c = 1e5;
  function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: s = false}) {
   const o = (0, a.Wl)(e);
   const r = (0, a.Wl)(e);
   const l = (0, a.Wl)(Math.min(e, c));
   const u = s ? (0, i.D)() : t => t;
   const d = [ "stdout", "stderr" ].map(e => {
    const n = (0, a.iS)();
    const add = t => o.add(u(t, e));
    t[e]?.on("data", t => add(n.add(t)));
    t[e]?.on("error", () => {});
    return () => add(n.end());
   });
   t.stdout?.on("data", t => {
    r.add(t);
    n?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    l.add(t);
    n?.(t, "stderr");
   });
   return () => {
    for (const t of d) t();
    return {
     merged: o.take(),
     stdout: r.take(),
     stderr: l.take()
    };
   };
  }
  var l = n(31421);
  var u = n(76760);
  function killTree(t, e, n) {
   if (process.platform === "win32") {
    const e = (0, u.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, l.spawn)(e, [ "/pid", String(t), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: true
    }).on("error", () => {
     process.kill(t, "SIGKILL");
    });
    return;
   }
   try {
    process.kill(-t, e);
   } catch (t) {
    const {code: e} = t;
    if (e !== "ESRCH" && e !== "EPERM") throw t;
   }
  }
  var d = n(64666);
  var f = n(84509);
  const h = 250;
  const m = 250;
  const w = 2e3;
  const p = new Set;
  let g = false;
  function endRunning() {
   for (const t of p) t();
  }
  function endOnExit(t) {
   g || process.on("exit", endRunning);
   g = true;
   p.add(t);
   return () => p.delete(t);
  }
  function startProcess({program: t, args: e, argv0: n, cwd: s, env: r}, i) {
   return (0, o.Ho)(t, e, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: s,
    env: r,
    extendEnv: false,
    stdin: i ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(t, e, n = null) {
   const [s, ...o] = e.argv;
   const i = {
    ...f.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = t => ({
    ...i,
    startError: t
   });
   if (e.signal.aborted) return {
    ...i,
    cancelled: true
   };
   const a = (0, d.oq)(s, t.path);
   if (a === null) return refuse(`the program ${JSON.stringify(s)} was not found on the PATH of tools`);
   const c = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...e.env
   };
   const l = await enter(n, {
    program: a,
    argv: [ s, ...o ],
    cwd: e.cwd,
    env: c
   }, e);
   if (typeof l === "string") return refuse(l);
   let u;
   try {
    u = startProcess(l ?? {
     program: a,
     args: o,
     argv0: s,
     cwd: e.cwd,
     env: c
    }, e.stdin !== void 0);
   } catch (t) {
    await (l?.end());
    return refuse((0, r.bD)(t));
   }
   if (u.pid === void 0) {
    await (l?.end());
    const {originalMessage: t = ""} = await u;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const h = collectOutput(u, e);
   sendInput(u, e.stdin);
   const m = await untilEnd(u, e, {
    systemRoot: t.environment["SystemRoot"],
    confined: l
   });
   const w = await (l?.end());
   const p = m.startError ?? w?.startError ?? null;
   if (p !== null) return refuse(p);
   const {merged: g, stdout: y, stderr: v} = h();
   return {
    ...m,
    ...w === void 0 ? {} : {
     exceeded: w.exceeded,
     blocked: w.blocked
    },
    output: g.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: v.bytes.toString("utf8"),
    droppedBytes: g.droppedBytes
   };
  }
  async function enter(t, e, {needs: n = y, bridge: s}) {
   return t === null ? null : await t.enter({
    ...e,
    needs: n,
    bridge: s
   });
  }
  const y = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  function sendInput(t, e) {
   t.stdin?.on("error", () => {}).end(e);
  }
  function isRunning({exitCode: t, signalCode: e}) {
   return t === null && e === null;
  }
  function killerOf(t, {systemRoot: e, confined: n}) {
   return s => {
    s === "SIGKILL" && n !== null && isRunning(t) ? n.kill() : t.pid !== void 0 && killTree(t.pid, s, e);
   };
  }
  function untilEnd(t, e, n) {
   return new Promise(o => {
    const r = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const i = new Set;
    const after = (t, e) => void i.add(setTimeout(e, t));
    const a = killerOf(t, n);
    const c = endOnExit(() => a("SIGKILL"));
    const finish = () => {
     if (!c()) return;
     for (const t of i) clearTimeout(t);
     e.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", n.systemRoot);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     o(r);
    };
    const stop = t => {
     if (r.timedOut || r.cancelled) return;
     r[t] = true;
     a("SIGTERM");
     after(h, () => a("SIGKILL"));
     after(h + w, finish);
    };
    const cancel = () => stop("cancelled");
    after(e.timeoutMs, () => stop("timedOut"));
    (0, s.setMaxListeners)(0, e.signal);
    e.signal.addEventListener("abort", cancel, {
     once: true
    });
    t.on("error", n => {
     t.pid === void 0 && (r.startError = `${n.message} (in ${e.cwd})`);
     finish();
    });
    t.on("exit", (t, e) => {
     Object.assign(r, {
      exitCode: t,
      signal: e
     });
     after(m, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
