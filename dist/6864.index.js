"use strict";

exports.id = 6864, exports.ids = [ 6864, 3411 ], exports.modules = {
 16864: (function(e, t, n) {
  n.r(t), n.d(t, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024), o = n(76760), i = n(43411), s = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ], d = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i, c = 1e6, l = 50, u = 1e4;
  async function driverPins(e, t) {
   const n = configurations(t).filter(e => d.test(configText(e) ?? "[include")), r = await async function(e, t, n) {
    const r = new Set, o = new Set(n);
    for (const n of o) {
     for (const [i, s] of await settingsOf(e, t, n)) r.add(i), /^include(?:if\..*)?\.path$/.test(folded(i)) && o.add(includedFile(s, n, e.home));
     if (o.size > l) throw new s.U("the git configuration includes too many files");
    }
    return r;
   }(e, t, n), o = [ ...r ].flatMap(e => {
    const t = a.find(([t]) => t.test(folded(e)));
    return void 0 === t ? [] : [ [ e, t[1] ] ];
   }), i = o.find(([e]) => e.includes("\ufffd"));
   if (void 0 !== i) throw new s.U(`the name ${i[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(e.environment, o);
  }
  function settingVariables(e, t) {
   if (0 === t.length) return {};
   const n = Number(e.GIT_CONFIG_COUNT ?? "0"), r = t.flatMap(([e, t], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, e ], [ `GIT_CONFIG_VALUE_${n + r}`, t ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + t.length),
    ...Object.fromEntries(r)
   };
  }
  function folded(e) {
   const [t, n] = [ e.indexOf("."), e.lastIndexOf(".") ];
   return e.slice(0, t).toLowerCase() + e.slice(t, n) + e.slice(n).toLowerCase();
  }
  function includedFile(e, t, n) {
   return e.startsWith("~/") ? (0, o.join)(n, e.slice(2)) : (0, o.resolve)((0, o.dirname)(t), e);
  }
  const f = new Map, g = 20;
  async function settingsOf(e, t, n) {
   const r = configText(n);
   if (null === r) throw new s.U(`the git configuration ${n} is larger than ${c} bytes`);
   const o = f.get(r) ?? ("" === r ? [] : await async function(e, t, {file: n, text: r}) {
    const o = await (0, i.runProcess)(e, {
     argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
     cwd: t,
     timeoutMs: u,
     maxOutputBytes: 2 * c,
     signal: (new AbortController).signal,
     stdin: r
    });
    if (0 !== o.exitCode || o.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
    return o.stdoutBytes.toString("utf8").split("\0").filter(e => "" !== e).map(e => {
     const [t = "", ...n] = e.split("\n");
     return [ t, n.join("\n") ];
    });
   }(e, t, {
    file: n,
    text: r
   }));
   return f.size >= g && f.clear(), f.set(r, o), o;
  }
  function configurations(e) {
   const t = function(e) {
    for (let t = (0, o.resolve)(e); ;t = (0, o.dirname)(t)) {
     const e = (0, o.join)(t, ".git"), n = (0, r.statSync)(e, {
      throwIfNoEntry: !1
     });
     if (!0 === n?.isDirectory()) return e;
     if (!0 === n?.isFile()) {
      const n = /^gitdir: (.+)$/m.exec(configText(e) ?? "")?.[1];
      return void 0 === n ? null : (0, o.resolve)(t, n);
     }
     if ((0, o.dirname)(t) === t) return null;
    }
   }(e);
   if (null === t) return [];
   const n = (0, o.resolve)(t, (configText((0, o.join)(t, "commondir")) ?? "").trim());
   return [ ...new Set([ t, n, ...submodules((0, o.join)(n, "modules"), 0) ]) ].flatMap(e => [ (0, 
   o.join)(e, "config"), (0, o.join)(e, "config.worktree") ]);
  }
  function submodules(e, t) {
   return t > 4 || !0 !== (0, r.statSync)(e, {
    throwIfNoEntry: !1
   })?.isDirectory() ? [] : (0, r.readdirSync)(e, {
    withFileTypes: !0
   }).filter(e => e.isDirectory()).flatMap(({name: n}) => {
    const i = (0, o.join)(e, n);
    return void 0 !== (0, r.statSync)((0, o.join)(i, "HEAD"), {
     throwIfNoEntry: !1
    }) ? [ i, ...submodules((0, o.join)(i, "modules"), t + 1) ] : submodules(i, t + 1);
   });
  }
  function configText(e) {
   const t = (0, r.statSync)(e, {
    throwIfNoEntry: !1
   });
   return !0 !== t?.isFile() ? "" : t.size > c ? null : (0, r.readFileSync)(e, "utf8");
  }
 }),
 64963: (function(e, t, n) {
  n.d(t, {
   T: () => killTree
  });
  var r = n(31421), o = n(76760);
  function killTree(e, t, n) {
   if ("win32" === process.platform) {
    const t = (0, o.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    return void (0, r.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: !0
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if ("ESRCH" !== t && "EPERM" !== t) throw e;
   }
  }
 }),
 43411: (function(e, t, n) {
  n.r(t), n.d(t, {
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
   for (const e of g) e();
  }
  function endOnExit(e) {
   return m || process.on("exit", endRunning), m = !0, g.add(e), () => g.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: o, env: i}, s) {
   return (0, r.Ho)(e, t, {
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
  async function runProcess(e, t, n = null) {
   const r = performance.now(), [g, ...m] = t.argv, refuse = e => ({
    ...w,
    startError: e,
    durationMs: performance.now() - r
   });
   if (t.signal.aborted) return {
    ...w,
    cancelled: !0
   };
   const p = (0, c.oq)(g, e.path);
   if (null === p) return refuse(`there is no program ${JSON.stringify(g)} on the PATH of tools`);
   const v = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   }, y = await enter(n, {
    program: p,
    argv: [ g, ...m ],
    cwd: t.cwd,
    env: v
   }, t);
   if ("string" == typeof y) return refuse(y);
   let h;
   try {
    h = startProcess(y ?? {
     program: p,
     args: m,
     argv0: g,
     cwd: t.cwd,
     env: v
    }, void 0 !== t.stdin);
   } catch (e) {
    return await (y?.end()), refuse((0, o.bD)(e));
   }
   if (void 0 === h.pid) {
    await (y?.end());
    const {originalMessage: e = ""} = await h;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const x = function(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = !1}) {
    const o = (0, s.Wl)(t), d = (0, s.Wl)(t), c = (0, s.Wl)(Math.min(t, a)), l = r ? (0, 
    i.D)() : e => e, u = [ "stdout", "stderr" ].map(t => {
     const n = (0, s.iS)(), add = e => o.add(l(e, t));
     return e[t]?.on("data", e => add(n.add(e))), e[t]?.on("error", () => {}), () => add(n.end());
    });
    return e.stdout?.on("data", e => {
     d.add(e), n?.(e, "stdout");
    }), e.stderr?.on("data", e => {
     c.add(e), n?.(e, "stderr");
    }), () => {
     for (const e of u) e();
     return {
      merged: o.take(),
      stdout: d.take(),
      stderr: c.take()
     };
    };
   }(h, t);
   !function(e, t) {
    e.stdin?.on("error", () => {}).end(t);
   }(h, t.stdin);
   const b = await function(e, t, {systemRoot: n, confined: r}) {
    return new Promise(o => {
     const i = {
      exitCode: null,
      signal: null,
      timedOut: !1,
      cancelled: !1,
      startError: null
     }, s = new Set, after = (e, t) => {
      s.add(setTimeout(t, e));
     }, kill = t => {
      "SIGKILL" === t && null !== r && isRunning(e) ? r.kill() : void 0 !== e.pid && (0, 
      d.T)(e.pid, t, n);
     }, a = endOnExit(() => kill("SIGKILL")), finish = () => {
      if (a()) {
       for (const e of s) clearTimeout(e);
       t.signal.removeEventListener("abort", cancel), "win32" !== process.platform && void 0 !== e.pid && (0, 
       d.T)(e.pid, "SIGKILL", n), e.stdout?.destroy(), e.stderr?.destroy(), e.unref(), 
       o(i);
      }
     }, stop = e => {
      i.timedOut || i.cancelled || (i[e] = !0, kill("SIGTERM"), after(l, () => kill("SIGKILL")), 
      after(l + f, finish));
     }, cancel = () => stop("cancelled");
     after(t.timeoutMs, () => stop("timedOut")), t.signal.addEventListener("abort", cancel, {
      once: !0
     }), e.on("error", n => {
      void 0 === e.pid && (i.startError = `${n.message} (in ${t.cwd})`), finish();
     }), e.on("exit", (e, t) => {
      Object.assign(i, {
       exitCode: e,
       signal: t
      }), after(u, () => {
       setImmediate(finish);
      });
     }), e.on("close", finish);
    });
   }(h, t, {
    systemRoot: e.environment.SystemRoot,
    confined: y
   }), E = await (y?.end()), $ = b.startError ?? E?.startError ?? null;
   if (null !== $) return refuse($);
   const {merged: S, stdout: k, stderr: I} = x();
   return {
    ...b,
    ...void 0 === E ? {} : {
     exceeded: E.exceeded,
     blocked: E.blocked
    },
    output: S.bytes.toString("utf8"),
    stdoutBytes: k.bytes,
    stderr: I.bytes.toString("utf8"),
    droppedBytes: S.droppedBytes,
    durationMs: performance.now() - r
   };
  }
  async function enter(e, t, {needs: n = p, bridge: r}) {
   return null === e ? null : await e.enter({
    ...t,
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
  function isRunning({exitCode: e, signalCode: t}) {
   return null === e && null === t;
  }
 })
};
