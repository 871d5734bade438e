"use strict";

exports.id = 6864, exports.ids = [ 6864, 3411 ], exports.modules = {
 16864: (function(t, e, n) {
  n.r(e), n.d(e, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024), o = n(76760), i = n(43411), s = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ], d = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i, c = 1e6, l = 50, u = 1e4;
  async function driverPins(t, e) {
   const n = configurations(e).filter(t => d.test(configText(t) ?? "[include")), r = await async function(t, e, n) {
    const r = new Set, o = new Set(n);
    for (const n of o) {
     for (const [i, s] of await settingsOf(t, e, n)) r.add(i), /^include(?:if\..*)?\.path$/.test(folded(i)) && o.add(includedFile(s, n, t.home));
     if (o.size > l) throw new s.U("the git configuration includes too many files");
    }
    return r;
   }(t, e, n), o = [ ...r ].flatMap(t => {
    const e = a.find(([e]) => e.test(folded(t)));
    return void 0 === e ? [] : [ [ t, e[1] ] ];
   }), i = o.find(([t]) => t.includes("\ufffd"));
   if (void 0 !== i) throw new s.U(`the name ${i[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(t.environment, o);
  }
  function settingVariables(t, e) {
   if (0 === e.length) return {};
   const n = Number(t.GIT_CONFIG_COUNT ?? "0"), r = e.flatMap(([t, e], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, t ], [ `GIT_CONFIG_VALUE_${n + r}`, e ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + e.length),
    ...Object.fromEntries(r)
   };
  }
  function folded(t) {
   const [e, n] = [ t.indexOf("."), t.lastIndexOf(".") ];
   return t.slice(0, e).toLowerCase() + t.slice(e, n) + t.slice(n).toLowerCase();
  }
  function includedFile(t, e, n) {
   return t.startsWith("~/") ? (0, o.join)(n, t.slice(2)) : (0, o.resolve)((0, o.dirname)(e), t);
  }
  const f = new Map, g = 20;
  async function settingsOf(t, e, n) {
   const r = configText(n);
   if (null === r) throw new s.U(`the git configuration ${n} is larger than ${c} bytes`);
   const o = f.get(r) ?? ("" === r ? [] : await async function(t, e, {file: n, text: r}) {
    const o = await (0, i.runProcess)(t, {
     argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
     cwd: e,
     timeoutMs: u,
     maxOutputBytes: 2 * c,
     signal: (new AbortController).signal,
     stdin: r
    });
    if (0 !== o.exitCode || o.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
    return o.stdoutBytes.toString("utf8").split("\0").filter(t => "" !== t).map(t => {
     const [e = "", ...n] = t.split("\n");
     return [ e, n.join("\n") ];
    });
   }(t, e, {
    file: n,
    text: r
   }));
   return f.size >= g && f.clear(), f.set(r, o), o;
  }
  function configurations(t) {
   const e = function(t) {
    for (let e = (0, o.resolve)(t); ;e = (0, o.dirname)(e)) {
     const t = (0, o.join)(e, ".git"), n = (0, r.statSync)(t, {
      throwIfNoEntry: !1
     });
     if (!0 === n?.isDirectory()) return t;
     if (!0 === n?.isFile()) {
      const n = /^gitdir: (.+)$/m.exec(configText(t) ?? "")?.[1];
      return void 0 === n ? null : (0, o.resolve)(e, n);
     }
     if ((0, o.dirname)(e) === e) return null;
    }
   }(t);
   if (null === e) return [];
   const n = (0, o.resolve)(e, (configText((0, o.join)(e, "commondir")) ?? "").trim());
   return [ ...new Set([ e, n, ...submodules((0, o.join)(n, "modules"), 0) ]) ].flatMap(t => [ (0, 
   o.join)(t, "config"), (0, o.join)(t, "config.worktree") ]);
  }
  function submodules(t, e) {
   return e > 4 || !0 !== (0, r.statSync)(t, {
    throwIfNoEntry: !1
   })?.isDirectory() ? [] : (0, r.readdirSync)(t, {
    withFileTypes: !0
   }).filter(t => t.isDirectory()).flatMap(({name: n}) => {
    const i = (0, o.join)(t, n);
    return void 0 !== (0, r.statSync)((0, o.join)(i, "HEAD"), {
     throwIfNoEntry: !1
    }) ? [ i, ...submodules((0, o.join)(i, "modules"), e + 1) ] : submodules(i, e + 1);
   });
  }
  function configText(t) {
   const e = (0, r.statSync)(t, {
    throwIfNoEntry: !1
   });
   return !0 !== e?.isFile() ? "" : e.size > c ? null : (0, r.readFileSync)(t, "utf8");
  }
 }),
 64963: (function(t, e, n) {
  n.d(e, {
   T: () => killTree
  });
  var r = n(31421), o = n(76760);
  function killTree(t, e, n) {
   if ("win32" === process.platform) {
    const e = (0, o.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, r.spawn)(e, [ "/pid", String(t), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(t, "SIGKILL");
    });
   }
   try {
    process.kill(-t, e);
   } catch (t) {
    const {code: e} = t;
    if ("ESRCH" !== e && "EPERM" !== e) throw t;
   }
  }
 }),
 43411: (function(t, e, n) {
  n.r(e), n.d(e, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   isRunning: () => isRunning,
   killGraceMs: () => l,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(16993), o = n(42357), i = n(40019), s = n(7434);
  const a = 1e5;
  var d = n(64963), c = n(64666);
  const l = 250, u = 250, f = 2e3, g = new Set;
  let m = !1;
  function endRunning() {
   for (const t of g) t();
  }
  function endOnExit(t) {
   return m || process.on("exit", endRunning), m = !0, g.add(t), () => g.delete(t);
  }
  function startProcess({program: t, args: e, argv0: n, cwd: o, env: i}, s) {
   return (0, r.Ho)(t, e, {
    ...void 0 === n ? {} : {
     argv0: n
    },
    cwd: o,
    env: i,
    extendEnv: !1,
    stdin: s ? "pipe" : "ignore",
    buffer: !1,
    reject: !1,
    cleanup: !1,
    detached: "win32" !== process.platform
   });
  }
  async function runProcess(t, e, n = null) {
   const r = performance.now(), [g, ...m] = e.argv, refuse = t => ({
    ...w,
    startError: t,
    durationMs: performance.now() - r
   });
   if (e.signal.aborted) return {
    ...w,
    cancelled: !0
   };
   const p = (0, c.oq)(g, t.path);
   if (null === p) return refuse(`there is no program ${JSON.stringify(g)} on the PATH of tools`);
   const v = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...e.env
   }, y = await enter(n, {
    program: p,
    argv: [ g, ...m ],
    cwd: e.cwd,
    env: v
   }, e);
   if ("string" == typeof y) return refuse(y);
   let h;
   try {
    h = startProcess(y ?? {
     program: p,
     args: m,
     argv0: g,
     cwd: e.cwd,
     env: v
    }, void 0 !== e.stdin);
   } catch (t) {
    return await (y?.end()), refuse((0, o.bD)(t));
   }
   if (void 0 === h.pid) {
    await (y?.end());
    const {originalMessage: t = ""} = await h;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const x = function(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = !1}) {
    const o = (0, s.Wl)(e), d = (0, s.Wl)(e), c = (0, s.Wl)(Math.min(e, a)), l = r ? (0, 
    i.D)() : t => t, u = [ "stdout", "stderr" ].map(e => {
     const n = (0, s.iS)(), add = t => o.add(l(t, e));
     return t[e]?.on("data", t => add(n.add(t))), t[e]?.on("error", () => {}), () => add(n.end());
    });
    return t.stdout?.on("data", t => {
     d.add(t), n?.(t, "stdout");
    }), t.stderr?.on("data", t => {
     c.add(t), n?.(t, "stderr");
    }), () => {
     for (const t of u) t();
     return {
      merged: o.take(),
      stdout: d.take(),
      stderr: c.take()
     };
    };
   }(h, e);
   !function(t, e) {
    t.stdin?.on("error", () => {}).end(e);
   }(h, e.stdin);
   const b = await function(t, e, {systemRoot: n, confined: r}) {
    return new Promise(o => {
     const i = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, s = new Set, after = (t, e) => {
      s.add(setTimeout(e, t));
     }, kill = e => {
      "SIGKILL" === e && null !== r && isRunning(t) ? r.kill() : void 0 !== t.pid && (0, 
      d.T)(t.pid, e, n);
     }, a = endOnExit(() => kill("SIGKILL")), finish = () => {
      a();
      for (const t of s) clearTimeout(t);
      e.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== t.pid && (0, 
      d.T)(t.pid, "SIGKILL", n), t.stdout?.destroy(), t.stderr?.destroy(), t.unref(), 
      o(i);
     }, stop = t => {
      i.timedOut || i.cancelled || (i[t] = !0, kill("SIGTERM"), after(l, () => kill("SIGKILL")), 
      after(l + f, finish));
     }, cancel = () => stop("cancelled");
     after(e.timeoutMs, () => stop("timedOut")), e.signal.addEventListener("abort", cancel, {
      once: !0
     }), t.on("error", n => {
      void 0 === t.pid && (i.startError = `${n.message} (in ${e.cwd})`), finish();
     }), t.on("exit", (t, e) => {
      Object.assign(i, {
       exitCode: t,
       signal: e
      }), after(u, finish);
     }), t.on("close", finish);
    });
   }(h, e, {
    systemRoot: t.environment.SystemRoot,
    confined: y
   }), E = await (y?.end()), $ = b.startError ?? E?.startError ?? null;
   if (null !== $) return refuse($);
   const {merged: S, stdout: k, stderr: O} = x();
   return {
    ...b,
    ...void 0 === E ? {} : {
     exceeded: E.exceeded,
     blocked: E.blocked
    },
    output: S.bytes.toString("utf8"),
    stdoutBytes: k.bytes,
    stderr: O.bytes.toString("utf8"),
    droppedBytes: S.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(t, e, {needs: n = p, bridge: r}) {
   return null === t ? null : await t.enter({
    ...e,
    needs: n,
    bridge: r
   });
  }
  const p = {
   writes: null,
   reads: [],
   changesGit: !1,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  }, w = {
   exitCode: null,
   signal: null,
   timedOut: !1,
   cancelled: !1,
   startError: null,
   output: "",
   stdoutBytes: Buffer.alloc(0),
   stderr: "",
   droppedBytes: 0,
   durationMs: 0
  };
  function isRunning({exitCode: t, signalCode: e}) {
   return null === t && null === e;
  }
 })
};
