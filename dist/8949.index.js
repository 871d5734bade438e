"use strict";

exports.id = 8949;

exports.ids = [ 8949, 3411 ];

exports.modules = {
 68949: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024);
  var o = n(76760);
  var s = n(38287);
  var i = n(43411);
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
   const i = o.find(([t]) => t.includes("\ufffd"));
   if (i !== void 0) throw new s.U(`the name ${i[0]} in the git configuration is not valid UTF-8`);
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
    if (o.size > d) throw new s.U("the git configuration includes too many files");
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
   if (r === null) throw new s.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(r) ?? (r === "" ? [] : await listSettings(t, e, {
    file: n,
    text: r
   }));
   f.size >= g && f.clear();
   f.set(r, o);
   return o;
  }
  async function listSettings(t, e, {file: n, text: r}) {
   const o = await (0, i.runProcess)(t, {
    argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
    cwd: e,
    timeoutMs: u,
    maxOutputBytes: 2 * l,
    signal: (new AbortController).signal,
    stdin: r,
    trust: "own"
   });
   if (o.exitCode !== 0 || o.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
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
 43411: (function(t, e, n) {
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
  var r = n(31421);
  var o = n(78474);
  var s = n(48161);
  var i = n(76760);
  var c = n(16993);
  var a = n(42357);
  var l = n(40019);
  var d = n(7434);
  const u = 1e5;
  function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
   const o = (0, d.Wl)(e);
   const s = (0, d.Wl)(e);
   const i = (0, d.Wl)(Math.min(e, u));
   const c = r ? (0, l.D)() : t => t;
   const a = [ "stdout", "stderr" ].map(e => {
    const n = (0, d.iS)();
    const add = t => o.add(c(t, e));
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
  var g = n(64666);
  var m = n(84509);
  const p = 250;
  const v = 250;
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
  function startProcess({program: t, args: e, argv0: n, cwd: r, env: o}, s) {
   return (0, c.Ho)(t, e, {
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
    ...m.D,
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
   const i = (0, g.oq)(r, t.path);
   if (i === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const c = await enter(n, {
    program: i,
    argv: [ r, ...o ]
   }, e, t);
   if (typeof c === "string") return refuse(c);
   const {confined: l, outside: d} = c;
   let u;
   try {
    u = startProcess(l ?? c.plain, e.stdin !== void 0);
   } catch (t) {
    await c.end();
    return refuse((0, a.bD)(t));
   }
   if (u.pid === void 0) {
    await c.end();
    const {originalMessage: t = ""} = await u;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const f = collectOutput(u, e);
   sendInput(u, e.stdin);
   const p = await untilEnd(u, e, {
    systemRoot: t.environment["SystemRoot"],
    confined: l
   });
   const v = await c.end();
   const w = p.startError ?? v?.startError ?? null;
   if (w !== null) return refuse(w);
   const {merged: y, stdout: h, stderr: x} = f();
   return {
    ...p,
    ...v === void 0 ? {} : {
     exceeded: v.exceeded,
     blocked: v.blocked
    },
    ...d === null ? {} : {
     outside: d
    },
    output: y.bytes.toString("utf8"),
    stdoutBytes: h.bytes,
    stderr: x.bytes.toString("utf8"),
    droppedBytes: y.droppedBytes
   };
  }
  async function enter(t, {program: e, argv: n}, {cwd: r, env: o, needs: i = x, bridge: c, trust: a = trustOf(i)}, {environment: l, path: d, home: u, homes: g}) {
   const envIn = t => ({
    ...l,
    PATH: d,
    HOME: a === "own" ? s.devNull : u,
    ...t === void 0 ? {} : (0, f.N)(t),
    ...o
   });
   const open = t => a === "own" ? void 0 : g?.open(a, t);
   let m = open(t !== null);
   const leave = () => {
    m !== void 0 && g?.leave(m);
   };
   const p = a === "own" ? null : m;
   const v = await (t?.enter({
    program: e,
    argv: n,
    cwd: r,
    env: envIn(m),
    needs: i,
    bridge: c,
    home: p
   }));
   const w = typeof v === "object" && v !== null && "outside" in v;
   const y = w || typeof v !== "object" ? null : v;
   y === null && leave();
   if (typeof v === "string") return v;
   y === null && (m = open(false));
   const [h = e, ...O] = n;
   return {
    confined: y,
    plain: {
     program: e,
     args: O,
     argv0: h,
     cwd: r,
     env: envIn(m)
    },
    outside: w ? v.outside : null,
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
  const x = {
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
     r(s);
    };
    const stop = t => {
     if (s.timedOut || s.cancelled) return;
     s[t] = true;
     c("SIGTERM");
     after(p, () => c("SIGKILL"));
     after(p + w, finish);
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
     after(v, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 })
};
