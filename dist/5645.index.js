"use strict";

exports.id = 5645;

exports.ids = [ 5645, 3411 ];

exports.modules = {
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
   const u = (0, a.I)(n);
   return u !== null && (0, r.existsSync)((0, o.join)(u, "docs", "errors.md")) ? (0, 
   s.pathToFileURL)((0, o.join)(u, "docs")).href : null;
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
   const u = d.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
   const [l = "", f = "", p = ""] = (u ?? "").split(" ");
   return {
    repository: a,
    commit: o,
    release: l === "" ? null : {
     tag: l,
     commit: p === "" ? f : p
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
 64963: (function(t, n, e) {
  e.d(n, {
   T: () => killTree
  });
  var r = e(31421);
  var o = e(76760);
  function killTree(t, n, e) {
   if (process.platform === "win32") {
    const n = (0, o.join)(e ?? "C:\\Windows", "System32", "taskkill.exe");
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
 }),
 43411: (function(t, n, e) {
  e.r(n);
  e.d(n, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => u,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = e(16993);
  var o = e(42357);
  var s = e(40019);
  var i = e(7434);
  const a = 1e5;
  function collectOutput(t, {maxOutputBytes: n, onOutput: e, marksErrors: r = false}) {
   const o = (0, i.Wl)(n);
   const c = (0, i.Wl)(n);
   const d = (0, i.Wl)(Math.min(n, a));
   const u = r ? (0, s.D)() : t => t;
   const l = [ "stdout", "stderr" ].map(n => {
    const e = (0, i.iS)();
    const add = t => o.add(u(t, n));
    t[n]?.on("data", t => add(e.add(t)));
    t[n]?.on("error", () => {});
    return () => add(e.end());
   });
   t.stdout?.on("data", t => {
    c.add(t);
    e?.(t, "stdout");
   });
   t.stderr?.on("data", t => {
    d.add(t);
    e?.(t, "stderr");
   });
   return () => {
    for (const t of l) t();
    return {
     merged: o.take(),
     stdout: c.take(),
     stderr: d.take()
    };
   };
  }
  var c = e(64963);
  var d = e(64666);
  const u = 250;
  const l = 250;
  const f = 2e3;
  const p = new Set;
  let m = false;
  function endRunning() {
   for (const t of p) t();
  }
  function endOnExit(t) {
   m || process.on("exit", endRunning);
   m = true;
   p.add(t);
   return () => p.delete(t);
  }
  function startProcess({program: t, args: n, argv0: e, cwd: o, env: s}, i) {
   return (0, r.Ho)(t, n, {
    ...e === void 0 ? {} : {
     argv0: e
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
  async function runProcess(t, n, e = null) {
   const r = performance.now();
   const [s, ...i] = n.argv;
   const refuse = t => ({
    ...v,
    startError: t,
    durationMs: performance.now() - r
   });
   if (n.signal.aborted) return {
    ...v,
    cancelled: true
   };
   const a = (0, d.oq)(s, t.path);
   if (a === null) return refuse(`there is no program ${JSON.stringify(s)} on the PATH of tools`);
   const c = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...n.env
   };
   const u = await enter(e, {
    program: a,
    argv: [ s, ...i ],
    cwd: n.cwd,
    env: c
   }, n);
   if (typeof u === "string") return refuse(u);
   let l;
   try {
    l = startProcess(u ?? {
     program: a,
     args: i,
     argv0: s,
     cwd: n.cwd,
     env: c
    }, n.stdin !== void 0);
   } catch (t) {
    await (u?.end());
    return refuse((0, o.bD)(t));
   }
   if (l.pid === void 0) {
    await (u?.end());
    const {originalMessage: t = ""} = await l;
    return refuse(`${t} (in ${n.cwd})`);
   }
   const f = collectOutput(l, n);
   sendInput(l, n.stdin);
   const p = await untilEnd(l, n, {
    systemRoot: t.environment["SystemRoot"],
    confined: u
   });
   const m = await (u?.end());
   const g = p.startError ?? m?.startError ?? null;
   if (g !== null) return refuse(g);
   const {merged: w, stdout: y, stderr: h} = f();
   return {
    ...p,
    ...m === void 0 ? {} : {
     exceeded: m.exceeded,
     blocked: m.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: h.bytes.toString("utf8"),
    droppedBytes: w.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(t, n, {needs: e = g, bridge: r}) {
   return t === null ? null : await t.enter({
    ...n,
    needs: e,
    bridge: r
   });
  }
  const g = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  const v = {
   exitCode: null,
   signal: null,
   timedOut: false,
   cancelled: false,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function sendInput(t, n) {
   t.stdin?.on("error", () => {}).end(n);
  }
  function isRunning({exitCode: t, signalCode: n}) {
   return t === null && n === null;
  }
  function untilEnd(t, n, {systemRoot: e, confined: r}) {
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
    const kill = n => {
     n === "SIGKILL" && r !== null && isRunning(t) ? r.kill() : t.pid !== void 0 && (0, 
     c.T)(t.pid, n, e);
    };
    const a = endOnExit(() => kill("SIGKILL"));
    const finish = () => {
     if (!a()) return;
     for (const t of i) clearTimeout(t);
     n.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && t.pid !== void 0 && (0, c.T)(t.pid, "SIGKILL", e);
     t.stdout?.destroy();
     t.stderr?.destroy();
     t.unref();
     o(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     kill("SIGTERM");
     after(u, () => kill("SIGKILL"));
     after(u + f, finish);
    };
    const cancel = () => stop("cancelled");
    after(n.timeoutMs, () => stop("timedOut"));
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
     after(l, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
