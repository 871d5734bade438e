"use strict";

exports.id = 6864, exports.ids = [ 6864 ], exports.modules = {
 16864: (function(t, e, n) {
  n.r(e), n.d(e, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var i = n(73024), o = n(76760), r = n(27878), s = n(38287);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ], c = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i, l = 1e6, f = 50, u = 1e4;
  async function driverPins(t, e) {
   const n = configurations(e).filter(t => c.test(configText(t) ?? "[include")), i = await async function(t, e, n) {
    const i = new Set, o = new Set(n);
    for (const n of o) {
     for (const [r, s] of await settingsOf(t, e, n)) i.add(r), /^include(?:if\..*)?\.path$/.test(folded(r)) && o.add(includedFile(s, n, t.home));
     if (o.size > f) throw new s.U("the git configuration includes too many files");
    }
    return i;
   }(t, e, n), o = [ ...i ].flatMap(t => {
    const e = a.find(([e]) => e.test(folded(t)));
    return void 0 === e ? [] : [ [ t, e[1] ] ];
   }), r = o.find(([t]) => t.includes("\ufffd"));
   if (void 0 !== r) throw new s.U(`the name ${r[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(t.environment, o);
  }
  function settingVariables(t, e) {
   if (0 === e.length) return {};
   const n = Number(t.GIT_CONFIG_COUNT ?? "0"), i = e.flatMap(([t, e], i) => [ [ `GIT_CONFIG_KEY_${n + i}`, t ], [ `GIT_CONFIG_VALUE_${n + i}`, e ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + e.length),
    ...Object.fromEntries(i)
   };
  }
  function folded(t) {
   const [e, n] = [ t.indexOf("."), t.lastIndexOf(".") ];
   return t.slice(0, e).toLowerCase() + t.slice(e, n) + t.slice(n).toLowerCase();
  }
  function includedFile(t, e, n) {
   return t.startsWith("~/") ? (0, o.join)(n, t.slice(2)) : (0, o.resolve)((0, o.dirname)(e), t);
  }
  const d = new Map, m = 20;
  async function settingsOf(t, e, n) {
   const i = configText(n);
   if (null === i) throw new s.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = d.get(i) ?? ("" === i ? [] : await async function(t, e, {file: n, text: i}) {
    const o = await (0, r.runProcess)(t, {
     argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
     cwd: e,
     timeoutMs: u,
     maxOutputBytes: 2 * l,
     signal: (new AbortController).signal,
     stdin: i
    });
    if (0 !== o.exitCode || o.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
    return o.stdoutBytes.toString("utf8").split("\0").filter(t => "" !== t).map(t => {
     const [e = "", ...n] = t.split("\n");
     return [ e, n.join("\n") ];
    });
   }(t, e, {
    file: n,
    text: i
   }));
   return d.size >= m && d.clear(), d.set(i, o), o;
  }
  function configurations(t) {
   const e = function(t) {
    for (let e = (0, o.resolve)(t); ;e = (0, o.dirname)(e)) {
     const t = (0, o.join)(e, ".git"), n = (0, i.statSync)(t, {
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
   return e > 4 || !0 !== (0, i.statSync)(t, {
    throwIfNoEntry: !1
   })?.isDirectory() ? [] : (0, i.readdirSync)(t, {
    withFileTypes: !0
   }).filter(t => t.isDirectory()).flatMap(({name: n}) => {
    const r = (0, o.join)(t, n);
    return void 0 !== (0, i.statSync)((0, o.join)(r, "HEAD"), {
     throwIfNoEntry: !1
    }) ? [ r, ...submodules((0, o.join)(r, "modules"), e + 1) ] : submodules(r, e + 1);
   });
  }
  function configText(t) {
   const e = (0, i.statSync)(t, {
    throwIfNoEntry: !1
   });
   return !0 !== e?.isFile() ? "" : e.size > l ? null : (0, i.readFileSync)(t, "utf8");
  }
 })
};
