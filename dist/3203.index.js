"use strict";

exports.id = 3203;

exports.ids = [ 3203, 5645, 3411 ];

exports.modules = {
 23203: (function(t, n, e) {
  e.d(n, {
   refuse: () => refuse
  });
  var r = e(42357);
  var o = e(71431);
  var s = e(5645);
  var i = e(49711);
  var a = e(42492);
  var c = e(66577);
  var d = e(28028);
  var l = e(75389);
  var u = e(59028);
  async function refuse({diagnostics: t}, n, e) {
   const {stdio: f, environment: v} = e;
   const g = (0, c.a)((0, i.Fj)(v));
   const p = (0, d.W)(f.errIsTerminal, v);
   const m = (0, l.h)({
    write: f.err,
    redact: g,
    runner: false,
    color: p
   });
   const w = await (0, s.findDocumentation)(e, (0, a.EG)(e));
   for (const n of t) m.error((0, r.xy)(n, w));
   if (n[0] === "render") return (0, o.FO)("config-error");
   const y = n.indexOf("--");
   n.slice(0, y < 0 ? n.length : y).includes("--json") && f.out(`${JSON.stringify((0, 
   u.s)(t, g), null, 2)}\n`);
   return (0, o.FO)("config-error");
  }
 }),
 5645: (function(t, n, e) {
  e.d(n, {
   findDocumentation: () => findDocumentation
  });
  var r = e(73024);
  var o = e(76760);
  var s = e(73136);
  var i = e(49711);
  var a = e(26629);
  async function findDocumentation({environment: t, program: n}, e) {
   const c = (0, i.GZ)(t);
   if (c !== null) return c;
   const d = await (0, a.n)(e, n);
   if (d !== null) return `https://github.com/${d.repository}/blob/${d.commit}/docs`;
   const l = (0, a.I)(n);
   return l !== null && (0, r.existsSync)((0, o.join)(l, "docs", "errors.md")) ? (0, 
   s.pathToFileURL)((0, o.join)(l, "docs")).href : null;
  }
 }),
 26629: (function(t, n, e) {
  e.d(n, {
   I: () => rootOf,
   n: () => findReleasedAction
  });
  var r = e(73024);
  var o = e(76760);
  var s = e(43411);
  async function findReleasedAction(t, n) {
   const e = rootOf(n);
   if (e === null) return null;
   const git = async (...n) => {
    const {stdoutBytes: r, exitCode: o} = await (0, s.runProcess)(t, {
     argv: [ "git", ...n ],
     cwd: e,
     timeoutMs: 1e4,
     maxOutputBytes: 1e6,
     signal: (new AbortController).signal
    });
    return o === 0 ? r.toString("utf8").trim() : "";
   };
   const [r, o = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
   if (r !== e) return null;
   const i = await git("config", "--get", "remote.origin.url");
   const [, a] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(i) ?? [];
   if (a === void 0) return null;
   const c = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
   const d = await git("for-each-ref", "--sort=-version:refname", c, "refs/tags/v*");
   const l = d.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
   const [u = "", f = "", v = ""] = (l ?? "").split(" ");
   return {
    repository: a,
    commit: o,
    release: u === "" ? null : {
     tag: u,
     commit: v === "" ? f : v
    }
   };
  }
  function rootOf(t) {
   try {
    return (0, o.resolve)((0, o.dirname)((0, r.realpathSync)(t)), "..");
   } catch {
    return null;
   }
  }
 }),
 43411: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => p,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = e(31421);
  var o = e(78474);
  var s = e(48161);
  var i = e(76760);
  var a = e(16993);
  var c = e(42357);
  var d = e(40019);
  var l = e(7434);
  const u = 1e5;
  function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
   const o = (0, l.Wl)(n);
   const s = (0, l.Wl)(n);
   const i = (0, l.Wl)(Math.min(n, u));
   const a = r ? (0, d.D)() : t => t;
   const c = [ "stdout", "stderr" ].map(n => {
    const e = (0, l.iS)();
    const add = t => o.add(a(t, n));
    t[n]?.on("data", t => add(e.add(t)));
    t[n]?.on("error", () => {});
    return () => add(e.end());
   });
   t.stdout?.on("data", t => {
    s.add(t);
    e?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    i.add(t);
    e?.(t, "stderr");
   });
   return () => {
    for (const t of c) t();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: i.take()
    };
   };
  }
  var f = e(47996);
  var v = e(64666);
  var g = e(84509);
  const p = 250;
  const m = 250;
  const w = 2e3;
  const y = new Set;
  let h = false;
  function endRunning() {
   for (const t of y) t();
  }
  function endOnExit(t) {
   h || process.on("exit", endRunning);
   h = true;
   y.add(t);
   return () => y.delete(t);
  }
  function startProcess({program: t, args: n, argv0: e, cwd: r, env: o}, s) {
   return (0, a.Ho)(t, n, {
    ...e === void 0 ? {} : {
     argv0: e
    },
    cwd: r,
    env: o,
    extendEnv: false,
    stdin: s ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(t, n, e = null) {
   const [r, ...o] = n.argv;
   const s = {
    ...g.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = t => ({
    ...s,
    startError: t
   });
   if (n.signal.aborted) return {
    ...s,
    cancelled: true
   };
   const i = (0, v.oq)(r, t.path);
   if (i === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const a = await enter(e, {
    program: i,
    argv: [ r, ...o ]
   }, n, t);
   if (typeof a === "string") return refuse(a);
   const {confined: d, outside: l} = a;
   let u;
   try {
    u = startProcess(d ?? a.plain, n.stdin !== void 0);
   } catch (t) {
    await a.end();
    return refuse((0, c.bD)(t));
   }
   if (u.pid === void 0) {
    await a.end();
    const {originalMessage: t = ""} = await u;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const f = collectOutput(u, n);
   sendInput(u, n.stdin);
   const p = await untilEnd(u, n, {
    systemRoot: t.environment["SystemRoot"],
    confined: d
   });
   const m = await a.end();
   const w = p.startError ?? m?.startError ?? null;
   if (w !== null) return refuse(w);
   const {merged: y, stdout: h, stderr: O} = f();
   return {
    ...p,
    ...m === void 0 ? {} : {
     exceeded: m.exceeded,
     blocked: m.blocked
    },
    ...l === null ? {} : {
     outside: l
    },
    output: y.bytes.toString("utf8"),
    stdoutBytes: h.bytes,
    stderr: O.bytes.toString("utf8"),
    droppedBytes: y.droppedBytes
   };
  }
  async function enter(t, {program: n, argv: e}, {cwd: r, env: o, needs: i = O, bridge: a, trust: c = trustOf(i)}, {environment: d, path: l, home: u, homes: v}) {
   const envIn = t => ({
    ...d,
    PATH: l,
    HOME: c === "own" ? s.devNull : u,
    ...t === void 0 ? {} : (0, f.N)(t),
    ...o
   });
   const open = t => c === "own" ? void 0 : v?.open(c, t);
   let g = open(t !== null);
   const leave = () => {
    g !== void 0 && v?.leave(g);
   };
   const p = c === "own" ? null : g;
   const m = await (t?.enter({
    program: n,
    argv: e,
    cwd: r,
    env: envIn(g),
    needs: i,
    bridge: a,
    home: p
   }));
   const w = typeof m === "object" && m !== null && "outside" in m;
   const y = w || typeof m !== "object" ? null : m;
   y === null && leave();
   if (typeof m === "string") return m;
   y === null && (g = open(false));
   const [h = n, ...x] = e;
   return {
    confined: y,
    plain: {
     program: n,
     args: x,
     argv0: h,
     cwd: r,
     env: envIn(g)
    },
    outside: w ? m.outside : null,
    end: async () => {
     const t = await (y?.end());
     leave();
     return t;
    }
   };
  }
  function trustOf({leaves: t, judgedByWords: n}) {
   if (t !== null) return "outside";
   return n === true ? "words" : "repository";
  }
  const O = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  function sendInput(t, n) {
   t.stdin?.on("error", () => {}).end(n);
  }
  function isRunning({exitCode: t, signalCode: n}) {
   return t === null && n === null;
  }
  function killerOf(t, {systemRoot: n, confined: e}) {
   return r => {
    r === "SIGKILL" && e !== null && isRunning(t) ? e.kill() : t.pid !== void 0 && killTree(t.pid, r, n);
   };
  }
  function killTree(t, n, e) {
   if (process.platform === "win32") {
    const n = (0, i.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, r.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: true
    }).on("error", () => {
     process.kill(t, "SIGKILL");
    });
    return;
   }
   try {
    process.kill(-t, n);
   } catch (t) {
    const {code: n} = t;
    if (n !== "ESRCH" && n !== "EPERM") throw t;
   }
  }
  function untilEnd(t, n, e) {
   return new Promise(r => {
    const s = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const i = new Set;
    const after = (t, n) => void i.add(setTimeout(n, t));
    const a = killerOf(t, e);
    const c = endOnExit(() => a("SIGKILL"));
    const finish = () => {
     if (!c()) return;
     for (const t of i) clearTimeout(t);
     n.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", e.systemRoot);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     r(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     a("SIGTERM");
     after(p, () => a("SIGKILL"));
     after(p + w, finish);
    };
    const cancel = () => stop("cancelled");
    after(n.timeoutMs, () => stop("timedOut"));
    (0, o.setMaxListeners)(0, n.signal);
    n.signal.addEventListener("abort", cancel, {
     once: true
    });
    t.on("error", e => {
     t.pid === void 0 && (s.startError = `${e.message} (in ${n.cwd})`);
     finish();
    });
    t.on("exit", (t, n) => {
     Object.assign(s, {
      exitCode: t,
      signal: n
     });
     after(m, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
