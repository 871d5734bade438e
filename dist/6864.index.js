"use strict";

exports.id = 6864;

exports.ids = [ 6864, 8335 ];

exports.modules = {
 16864: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024);
  var o = n(76760);
  var s = n(38335);
  var i = n(38287);
  const c = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ];
  const a = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
  const l = 1e6;
  const d = 50;
  const u = 1e4;
  async function driverPins(t, e) {
   const n = configurations(e).filter(t => a.test(configText(t) ?? "[include"));
   const r = await keysOf(t, e, n);
   const o = [ ...r ].flatMap(t => {
    const e = c.find(([e]) => e.test(folded(t)));
    return e === void 0 ? [] : [ [ t, e[1] ] ];
   });
   const s = o.find(([t]) => t.includes("\ufffd"));
   if (s !== void 0) throw new i.U(`the name ${s[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(t.environment, o);
  }
  function settingVariables(t, e) {
   if (e.length === 0) return {};
   const n = Number(t["GIT_CONFIG_COUNT"] ?? "0");
   const r = e.flatMap(([t, e], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, t ], [ `GIT_CONFIG_VALUE_${n + r}`, e ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + e.length),
    ...Object.fromEntries(r)
   };
  }
  function folded(t) {
   const [e, n] = [ t.indexOf("."), t.lastIndexOf(".") ];
   return t.slice(0, e).toLowerCase() + t.slice(e, n) + t.slice(n).toLowerCase();
  }
  async function keysOf(t, e, n) {
   const r = new Set;
   const o = new Set(n);
   for (const n of o) {
    for (const [s, i] of await settingsOf(t, e, n)) {
     r.add(s);
     /^include(?:if\..*)?\.path$/.test(folded(s)) && o.add(includedFile(i, n, t.home));
    }
    if (o.size > d) throw new i.U("the git configuration includes too many files");
   }
   return r;
  }
  function includedFile(t, e, n) {
   return t.startsWith("~/") ? (0, o.join)(n, t.slice(2)) : (0, o.resolve)((0, o.dirname)(e), t);
  }
  const f = new Map;
  const g = 20;
  async function settingsOf(t, e, n) {
   const r = configText(n);
   if (r === null) throw new i.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(r) ?? (r === "" ? [] : await listSettings(t, e, {
    file: n,
    text: r
   }));
   f.size >= g && f.clear();
   f.set(r, o);
   return o;
  }
  async function listSettings(t, e, {file: n, text: r}) {
   const o = await (0, s.runProcess)(t, {
    argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
    cwd: e,
    timeoutMs: u,
    maxOutputBytes: 2 * l,
    signal: (new AbortController).signal,
    stdin: r
   });
   if (o.exitCode !== 0 || o.droppedBytes > 0) throw new i.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
   const c = o.stdoutBytes.toString("utf8").split("\0").filter(t => t !== "");
   return c.map(t => {
    const [e = "", ...n] = t.split("\n");
    return [ e, n.join("\n") ];
   });
  }
  function configurations(t) {
   const e = gitDirectory(t);
   if (e === null) return [];
   const n = (0, o.resolve)(e, (configText((0, o.join)(e, "commondir")) ?? "").trim());
   const r = new Set([ e, n, ...submodules((0, o.join)(n, "modules"), 0) ]);
   return [ ...r ].flatMap(t => [ (0, o.join)(t, "config"), (0, o.join)(t, "config.worktree") ]);
  }
  function gitDirectory(t) {
   for (let e = (0, o.resolve)(t); ;e = (0, o.dirname)(e)) {
    const t = (0, o.join)(e, ".git");
    const n = (0, r.statSync)(t, {
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
   if (e > 4 || (0, r.statSync)(t, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   const n = (0, r.readdirSync)(t, {
    withFileTypes: true
   }).filter(t => t.isDirectory());
   return n.flatMap(({name: n}) => {
    const s = (0, o.join)(t, n);
    const i = (0, r.statSync)((0, o.join)(s, "HEAD"), {
     throwIfNoEntry: false
    }) !== void 0;
    return i ? [ s, ...submodules((0, o.join)(s, "modules"), e + 1) ] : submodules(s, e + 1);
   });
  }
  function configText(t) {
   const e = (0, r.statSync)(t, {
    throwIfNoEntry: false
   });
   if (e?.isFile() !== true) return "";
   return e.size > l ? null : (0, r.readFileSync)(t, "utf8");
  }
 }),
 38335: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => g,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(78474);
  var o = n(16993);
  var s = n(42357);
  var i = n(40019);
  var c = n(7434);
  const a = 1e5;
  function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
   const o = (0, c.Wl)(e);
   const s = (0, c.Wl)(e);
   const l = (0, c.Wl)(Math.min(e, a));
   const d = r ? (0, i.D)() : t => t;
   const u = [ "stdout", "stderr" ].map(e => {
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
    l.add(t);
    n?.(t, "stderr");
   });
   return () => {
    for (const t of u) t();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: l.take()
    };
   };
  }
  var l = n(31421);
  var d = n(76760);
  function killTree(t, e, n) {
   if (process.platform === "win32") {
    const e = (0, d.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
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
  var u = n(64666);
  var f = n(84509);
  const g = 250;
  const m = 250;
  const p = 2e3;
  const v = new Set;
  let w = false;
  function endRunning() {
   for (const t of v) t();
  }
  function endOnExit(t) {
   w || process.on("exit", endRunning);
   w = true;
   v.add(t);
   return () => v.delete(t);
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
   const c = (0, u.oq)(r, t.path);
   if (c === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const a = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...e.env
   };
   const l = await enter(n, {
    program: c,
    argv: [ r, ...o ],
    cwd: e.cwd,
    env: a
   }, e);
   if (typeof l === "string") return refuse(l);
   let d;
   try {
    d = startProcess(l ?? {
     program: c,
     args: o,
     argv0: r,
     cwd: e.cwd,
     env: a
    }, e.stdin !== void 0);
   } catch (t) {
    await (l?.end());
    return refuse((0, s.bD)(t));
   }
   if (d.pid === void 0) {
    await (l?.end());
    const {originalMessage: t = ""} = await d;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const g = collectOutput(d, e);
   sendInput(d, e.stdin);
   const m = await untilEnd(d, e, {
    systemRoot: t.environment["SystemRoot"],
    confined: l
   });
   const p = await (l?.end());
   const v = m.startError ?? p?.startError ?? null;
   if (v !== null) return refuse(v);
   const {merged: w, stdout: y, stderr: h} = g();
   return {
    ...m,
    ...p === void 0 ? {} : {
     exceeded: p.exceeded,
     blocked: p.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: h.bytes.toString("utf8"),
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
    const c = killerOf(t, n);
    const a = endOnExit(() => c("SIGKILL"));
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
     c("SIGTERM");
     after(g, () => c("SIGKILL"));
     after(g + p, finish);
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
     after(m, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
