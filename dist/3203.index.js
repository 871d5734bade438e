"use strict";

exports.id = 3203;

exports.ids = [ 3203, 5645, 8335 ];

exports.modules = {
 23203: (function(t, n, e) {
  e.d(n, {
   refuse: () => refuse
  });
  var r = e(42357);
  var o = e(71431);
  var s = e(5645);
  var i = e(48080);
  var a = e(42492);
  var c = e(66577);
  var d = e(28028);
  var l = e(75389);
  var u = e(59028);
  async function refuse({diagnostics: t}, n, e) {
   const {stdio: f, environment: v} = e;
   const g = (0, c.a)((0, i.Fj)(v));
   const m = (0, d.W)(f.errIsTerminal, v);
   const p = (0, l.h)({
    write: f.err,
    redact: g,
    runner: false,
    color: m
   });
   const w = await (0, s.findDocumentation)(e, (0, a.EG)(e));
   for (const n of t) p.error((0, r.xy)(n, w));
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
  var i = e(48080);
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
  var s = e(38335);
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
 38335: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => v,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = e(78474);
  var o = e(16993);
  var s = e(42357);
  var i = e(40019);
  var a = e(7434);
  const c = 1e5;
  function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
   const o = (0, a.Wl)(n);
   const s = (0, a.Wl)(n);
   const d = (0, a.Wl)(Math.min(n, c));
   const l = r ? (0, i.D)() : t => t;
   const u = [ "stdout", "stderr" ].map(n => {
    const e = (0, a.iS)();
    const add = t => o.add(l(t, n));
    t[n]?.on("data", t => add(e.add(t)));
    t[n]?.on("error", () => {});
    return () => add(e.end());
   });
   t.stdout?.on("data", t => {
    s.add(t);
    e?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    d.add(t);
    e?.(t, "stderr");
   });
   return () => {
    for (const t of u) t();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: d.take()
    };
   };
  }
  var d = e(31421);
  var l = e(76760);
  function killTree(t, n, e) {
   if (process.platform === "win32") {
    const n = (0, l.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, d.spawn)(n, [ "/pid", String(t), "/T", "/F" ], {
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
  var u = e(64666);
  var f = e(84509);
  const v = 250;
  const g = 250;
  const m = 2e3;
  const p = new Set;
  let w = false;
  function endRunning() {
   for (const t of p) t();
  }
  function endOnExit(t) {
   w || process.on("exit", endRunning);
   w = true;
   p.add(t);
   return () => p.delete(t);
  }
  function startProcess({program: t, args: n, argv0: e, cwd: r, env: s}, i) {
   return (0, o.Ho)(t, n, {
    ...e === void 0 ? {} : {
     argv0: e
    },
    cwd: r,
    env: s,
    extendEnv: false,
    stdin: i ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(t, n, e = null) {
   const [r, ...o] = n.argv;
   const i = {
    ...f.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = t => ({
    ...i,
    startError: t
   });
   if (n.signal.aborted) return {
    ...i,
    cancelled: true
   };
   const a = (0, u.oq)(r, t.path);
   if (a === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const c = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...n.env
   };
   const d = await enter(e, {
    program: a,
    argv: [ r, ...o ],
    cwd: n.cwd,
    env: c
   }, n);
   if (typeof d === "string") return refuse(d);
   let l;
   try {
    l = startProcess(d ?? {
     program: a,
     args: o,
     argv0: r,
     cwd: n.cwd,
     env: c
    }, n.stdin !== void 0);
   } catch (t) {
    await (d?.end());
    return refuse((0, s.bD)(t));
   }
   if (l.pid === void 0) {
    await (d?.end());
    const {originalMessage: t = ""} = await l;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const v = collectOutput(l, n);
   sendInput(l, n.stdin);
   const g = await untilEnd(l, n, {
    systemRoot: t.environment["SystemRoot"],
    confined: d
   });
   const m = await (d?.end());
   const p = g.startError ?? m?.startError ?? null;
   if (p !== null) return refuse(p);
   const {merged: w, stdout: y, stderr: h} = v();
   return {
    ...g,
    ...m === void 0 ? {} : {
     exceeded: m.exceeded,
     blocked: m.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: h.bytes.toString("utf8"),
    droppedBytes: w.droppedBytes
   };
  }
  async function enter(t, n, {needs: e = y, bridge: r}) {
   return t === null ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
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
  function untilEnd(t, n, e) {
   return new Promise(o => {
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
     o(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     a("SIGTERM");
     after(v, () => a("SIGKILL"));
     after(v + m, finish);
    };
    const cancel = () => stop("cancelled");
    after(n.timeoutMs, () => stop("timedOut"));
    (0, r.setMaxListeners)(0, n.signal);
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
     after(g, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
