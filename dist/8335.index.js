"use strict";

exports.id = 8335;

exports.ids = [ 8335 ];

exports.modules = {
 38335: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => p,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(78474);
  var o = n(16993);
  var s = n(42357);
  var i = n(40019);
  var d = n(7434);
  const a = 1e5;
  function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
   const o = (0, d.Wl)(e);
   const s = (0, d.Wl)(e);
   const c = (0, d.Wl)(Math.min(e, a));
   const l = r ? (0, i.D)() : t => t;
   const u = [ "stdout", "stderr" ].map(e => {
    const n = (0, d.iS)();
    const add = t => o.add(l(t, e));
    t[e]?.on("data", t => add(n.add(t)));
    t[e]?.on("error", () => {});
    return () => add(n.end());
   });
   t.stdout?.on("data", t => {
    s.add(t);
    n?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    c.add(t);
    n?.(t, "stderr");
   });
   return () => {
    for (const t of u) t();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: c.take()
    };
   };
  }
  var c = n(31421);
  var l = n(76760);
  function killTree(t, e, n) {
   if (process.platform === "win32") {
    const e = (0, l.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, c.spawn)(e, [ "/pid", String(t), "/T", "/F" ], {
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
  var u = n(64666);
  var f = n(84509);
  const p = 250;
  const g = 250;
  const v = 2e3;
  const m = new Set;
  let w = false;
  function endRunning() {
   for (const t of m) t();
  }
  function endOnExit(t) {
   w || process.on("exit", endRunning);
   w = true;
   m.add(t);
   return () => m.delete(t);
  }
  function startProcess({program: t, args: e, argv0: n, cwd: r, env: s}, i) {
   return (0, o.Ho)(t, e, {
    ...n === void 0 ? {} : {
     argv0: n
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
  async function runProcess(t, e, n = null) {
   const [r, ...o] = e.argv;
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
   const d = (0, u.oq)(r, t.path);
   if (d === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const a = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...e.env
   };
   const c = await enter(n, {
    program: d,
    argv: [ r, ...o ],
    cwd: e.cwd,
    env: a
   }, e);
   if (typeof c === "string") return refuse(c);
   let l;
   try {
    l = startProcess(c ?? {
     program: d,
     args: o,
     argv0: r,
     cwd: e.cwd,
     env: a
    }, e.stdin !== void 0);
   } catch (t) {
    await (c?.end());
    return refuse((0, s.bD)(t));
   }
   if (l.pid === void 0) {
    await (c?.end());
    const {originalMessage: t = ""} = await l;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const p = collectOutput(l, e);
   sendInput(l, e.stdin);
   const g = await untilEnd(l, e, {
    systemRoot: t.environment["SystemRoot"],
    confined: c
   });
   const v = await (c?.end());
   const m = g.startError ?? v?.startError ?? null;
   if (m !== null) return refuse(m);
   const {merged: w, stdout: y, stderr: k} = p();
   return {
    ...g,
    ...v === void 0 ? {} : {
     exceeded: v.exceeded,
     blocked: v.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: k.bytes.toString("utf8"),
    droppedBytes: w.droppedBytes
   };
  }
  async function enter(t, e, {needs: n = y, bridge: r}) {
   return t === null ? null : await t.enter({
    ...e,
    needs: n,
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
  function untilEnd(t, e, n) {
   return new Promise(o => {
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
     o(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     d("SIGTERM");
     after(p, () => d("SIGKILL"));
     after(p + v, finish);
    };
    const cancel = () => stop("cancelled");
    after(e.timeoutMs, () => stop("timedOut"));
    (0, r.setMaxListeners)(0, e.signal);
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
     after(g, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
