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
   killGraceMs: () => f,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(16993);
  var o = n(42357);
  var s = n(40019);
  var i = n(7434);
  const d = 1e5;
  function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
   const o = (0, i.Wl)(e);
   const a = (0, i.Wl)(e);
   const c = (0, i.Wl)(Math.min(e, d));
   const l = r ? (0, s.D)() : t => t;
   const u = [ "stdout", "stderr" ].map(e => {
    const n = (0, i.iS)();
    const add = t => o.add(l(t, e));
    t[e]?.on("data", t => add(n.add(t)));
    t[e]?.on("error", () => {});
    return () => add(n.end());
   });
   t.stdout?.on("data", t => {
    a.add(t);
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
     stdout: a.take(),
     stderr: c.take()
    };
   };
  }
  var a = n(31421);
  var c = n(76760);
  function killTree(t, e, n) {
   if (process.platform === "win32") {
    const e = (0, c.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, a.spawn)(e, [ "/pid", String(t), "/T", "/F" ], {
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
  var l = n(64666);
  var u = n(84509);
  const f = 250;
  const p = 250;
  const g = 2e3;
  const v = new Set;
  let m = false;
  function endRunning() {
   for (const t of v) t();
  }
  function endOnExit(t) {
   m || process.on("exit", endRunning);
   m = true;
   v.add(t);
   return () => v.delete(t);
  }
  function startProcess({program: t, args: e, argv0: n, cwd: o, env: s}, i) {
   return (0, r.Ho)(t, e, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: o,
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
   const [r, ...s] = e.argv;
   const i = {
    ...u.D,
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
   const d = (0, l.oq)(r, t.path);
   if (d === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const a = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...e.env
   };
   const c = await enter(n, {
    program: d,
    argv: [ r, ...s ],
    cwd: e.cwd,
    env: a
   }, e);
   if (typeof c === "string") return refuse(c);
   let f;
   try {
    f = startProcess(c ?? {
     program: d,
     args: s,
     argv0: r,
     cwd: e.cwd,
     env: a
    }, e.stdin !== void 0);
   } catch (t) {
    await (c?.end());
    return refuse((0, o.bD)(t));
   }
   if (f.pid === void 0) {
    await (c?.end());
    const {originalMessage: t = ""} = await f;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const p = collectOutput(f, e);
   sendInput(f, e.stdin);
   const g = await untilEnd(f, e, {
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
  async function enter(t, e, {needs: n = w, bridge: r}) {
   return t === null ? null : await t.enter({
    ...e,
    needs: n,
    bridge: r
   });
  }
  const w = {
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
   return new Promise(r => {
    const o = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const s = new Set;
    const after = (t, e) => void s.add(setTimeout(e, t));
    const i = killerOf(t, n);
    const d = endOnExit(() => i("SIGKILL"));
    const finish = () => {
     if (!d()) return;
     for (const t of s) clearTimeout(t);
     e.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", n.systemRoot);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     r(o);
    };
    const stop = t => {
     if (o.timedOut || o.cancelled) return;
     o[t] = true;
     i("SIGTERM");
     after(f, () => i("SIGKILL"));
     after(f + g, finish);
    };
    const cancel = () => stop("cancelled");
    after(e.timeoutMs, () => stop("timedOut"));
    e.signal.addEventListener("abort", cancel, {
     once: true
    });
    t.on("error", n => {
     t.pid === void 0 && (o.startError = `${n.message} (in ${e.cwd})`);
     finish();
    });
    t.on("exit", (t, e) => {
     Object.assign(o, {
      exitCode: t,
      signal: e
     });
     after(p, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
