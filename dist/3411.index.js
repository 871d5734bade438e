"use strict";

exports.id = 3411;

exports.ids = [ 3411 ];

exports.modules = {
 43411: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => v,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(31421);
  var o = n(78474);
  var s = n(48161);
  var i = n(76760);
  var d = n(16993);
  var a = n(42357);
  var l = n(40019);
  var c = n(7434);
  const u = 1e5;
  function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
   const o = (0, c.Wl)(e);
   const s = (0, c.Wl)(e);
   const i = (0, c.Wl)(Math.min(e, u));
   const d = r ? (0, l.D)() : t => t;
   const a = [ "stdout", "stderr" ].map(e => {
    const n = (0, c.iS)();
    const add = t => o.add(d(t, e));
    t[e]?.on("data", t => add(n.add(t)));
    t[e]?.on("error", () => {});
    return () => add(n.end());
   });
   t.stdout?.on("data", t => {
    s.add(t);
    n?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    i.add(t);
    n?.(t, "stderr");
   });
   return () => {
    for (const t of a) t();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: i.take()
    };
   };
  }
  var f = n(47996);
  var p = n(64666);
  var g = n(84509);
  const v = 250;
  const m = 250;
  const w = 2e3;
  const y = new Set;
  let k = false;
  function endRunning() {
   for (const t of y) t();
  }
  function endOnExit(t) {
   k || process.on("exit", endRunning);
   k = true;
   y.add(t);
   return () => y.delete(t);
  }
  function startProcess({program: t, args: e, argv0: n, cwd: r, env: o}, s) {
   return (0, d.Ho)(t, e, {
    ...n === void 0 ? {} : {
     argv0: n
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
  async function runProcess(t, e, n = null) {
   const [r, ...o] = e.argv;
   const s = {
    ...g.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = t => ({
    ...s,
    startError: t
   });
   if (e.signal.aborted) return {
    ...s,
    cancelled: true
   };
   const i = (0, p.oq)(r, t.path);
   if (i === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const d = await enter(n, {
    program: i,
    argv: [ r, ...o ]
   }, e, t);
   if (typeof d === "string") return refuse(d);
   const {confined: l, outside: c} = d;
   let u;
   try {
    u = startProcess(l ?? d.plain, e.stdin !== void 0);
   } catch (t) {
    await d.end();
    return refuse((0, a.bD)(t));
   }
   if (u.pid === void 0) {
    await d.end();
    const {originalMessage: t = ""} = await u;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const f = collectOutput(u, e);
   sendInput(u, e.stdin);
   const v = await untilEnd(u, e, {
    systemRoot: t.environment["SystemRoot"],
    confined: l
   });
   const m = await d.end();
   const w = v.startError ?? m?.startError ?? null;
   if (w !== null) return refuse(w);
   const {merged: y, stdout: k, stderr: E} = f();
   return {
    ...v,
    ...m === void 0 ? {} : {
     exceeded: m.exceeded,
     blocked: m.blocked
    },
    ...c === null ? {} : {
     outside: c
    },
    output: y.bytes.toString("utf8"),
    stdoutBytes: k.bytes,
    stderr: E.bytes.toString("utf8"),
    droppedBytes: y.droppedBytes
   };
  }
  async function enter(t, {program: e, argv: n}, {cwd: r, env: o, needs: i = E, bridge: d, trust: a = trustOf(i)}, {environment: l, path: c, home: u, homes: p}) {
   const envIn = t => ({
    ...l,
    PATH: c,
    HOME: a === "own" ? s.devNull : u,
    ...t === void 0 ? {} : (0, f.N)(t),
    ...o
   });
   const open = t => a === "own" ? void 0 : p?.open(a, t);
   let g = open(t !== null);
   const leave = () => {
    g !== void 0 && p?.leave(g);
   };
   const v = a === "own" ? null : g;
   const m = await (t?.enter({
    program: e,
    argv: n,
    cwd: r,
    env: envIn(g),
    needs: i,
    bridge: d,
    home: v
   }));
   const w = typeof m === "object" && m !== null && "outside" in m;
   const y = w || typeof m !== "object" ? null : m;
   y === null && leave();
   if (typeof m === "string") return m;
   y === null && (g = open(false));
   const [k = e, ...O] = n;
   return {
    confined: y,
    plain: {
     program: e,
     args: O,
     argv0: k,
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
  function trustOf({leaves: t, judgedByWords: e}) {
   if (t !== null) return "outside";
   return e === true ? "words" : "repository";
  }
  const E = {
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
   return r => {
    r === "SIGKILL" && n !== null && isRunning(t) ? n.kill() : t.pid !== void 0 && killTree(t.pid, r, e);
   };
  }
  function killTree(t, e, n) {
   if (process.platform === "win32") {
    const e = (0, i.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, r.spawn)(e, [ "/pid", String(t), "/T", "/F" ], {
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
  function untilEnd(t, e, n) {
   return new Promise(r => {
    const s = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const i = new Set;
    const after = (t, e) => void i.add(setTimeout(e, t));
    const d = killerOf(t, n);
    const a = endOnExit(() => d("SIGKILL"));
    const finish = () => {
     if (!a()) return;
     for (const t of i) clearTimeout(t);
     e.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", n.systemRoot);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     r(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     d("SIGTERM");
     after(v, () => d("SIGKILL"));
     after(v + w, finish);
    };
    const cancel = () => stop("cancelled");
    after(e.timeoutMs, () => stop("timedOut"));
    (0, o.setMaxListeners)(0, e.signal);
    e.signal.addEventListener("abort", cancel, {
     once: true
    });
    t.on("error", n => {
     t.pid === void 0 && (s.startError = `${n.message} (in ${e.cwd})`);
     finish();
    });
    t.on("exit", (t, e) => {
     Object.assign(s, {
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
