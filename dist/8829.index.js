"use strict";

exports.id = 8829;

exports.ids = [ 8829, 3411, 8949, 196 ];

exports.modules = {
 88829: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   withhold: () => withhold
  });
  var r = n(76760);
  var o = n(42357);
  var s = n(89273);
  var i = n(80196);
  var a = n(60979);
  var c = n(68949);
  var l = n(73024);
  var u = n(94765);
  const {O_NOFOLLOW: d, O_NONBLOCK: f, O_RDONLY: p} = l.constants;
  const g = 1e6;
  function valuesInFiles(e) {
   const t = new Set;
   let n = g;
   for (const r of e) {
    if (n <= 0) break;
    const e = beginningOf(r, n);
    n -= e.length;
    if (!e.includes(0)) for (const n of (0, u.VX)(e.toString("utf8"))) t.add(n);
   }
   return [ ...t ];
  }
  function beginningOf(e, t) {
   let n;
   try {
    n = (0, l.openSync)(e, p | d | f);
   } catch {
    return Buffer.alloc(0);
   }
   try {
    const e = (0, l.fstatSync)(n);
    if (!e.isFile()) return Buffer.alloc(0);
    const r = Buffer.alloc(Math.min(t, e.size));
    return r.subarray(0, (0, l.readSync)(n, r));
   } catch {
    return Buffer.alloc(0);
   } finally {
    (0, l.closeSync)(n);
   }
  }
  var m = n(99756);
  const h = String.raw`(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`;
  const w = new RegExp(String.raw`^ *git +(push|fetch|pull|ls-remote)((?: +${h})*) *$`);
  const y = new Set([ "-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose", "--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain", "--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append", "--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash", "--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url", "--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes" ].flatMap(e => e.split(" ")));
  const v = /^[\w][\w.-]*$/;
  function credentialSettings(e, t, n) {
   if (n === null || !isPlainNetworkCommand(e, n)) return null;
   const r = new Set(t.filter(e => covers(e.address, n)).map(({header: e}) => e));
   if (r.size === 0) return null;
   const o = [ n, `${n}.git` ];
   return [ ...r ].flatMap(e => o.map(t => [ `http.${t}.extraheader`, e ]));
  }
  function isPlainNetworkCommand(e, t) {
   const [, , n] = w.exec(e) ?? [];
   if (n === void 0) return false;
   const r = (n.match(new RegExp(h, "g")) ?? []).map(e => e.replaceAll(/^["']|["']$/g, ""));
   const o = r.find(e => !e.startsWith("-"));
   return r.every(e => !e.startsWith("-") || y.has(e.replace(/=.*$/, ""))) && (o === void 0 || v.test(o) || o === t || o === `${t}.git`);
  }
  function covers(e, t) {
   if (e === null) return true;
   if (!URL.canParse(e) || !URL.canParse(t)) return false;
   const [n, r] = [ new URL(e), new URL(t) ];
   const o = n.pathname.replace(/(?:\.git)?\/*$/, "");
   return n.origin === r.origin && (r.pathname === o || r.pathname.startsWith(`${o}/`));
  }
  const S = /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/;
  const b = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/;
  function missingCredentialNote(e, {exitCode: t, output: n}) {
   const [, r] = b.exec(e) ?? [];
   if (t === 0 || r === void 0 || !S.test(n)) return null;
   const o = /^(?:push|fetch|pull|ls-remote)$/.test(r) ? r : "fetch";
   return `[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` get them for this repository only: run \`git ${o}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]`;
  }
  const $ = 2e4;
  const x = 300;
  function withhold({world: e, mayRead: t}, n, s) {
   const {redactor: l} = n;
   const u = e.sensitiveBelow(e.workspace, $).paths;
   const d = (0, c.configurations)(e.workspace);
   const f = u.filter(e => e.endsWith("/.git/config")).map(e => (0, r.dirname)(e));
   const p = [ ...new Set([ ...d, ...f.flatMap(c.configurations) ]) ];
   l.add((0, i.W)(p).flatMap(a.VY));
   const g = take(p, n, s);
   l.add([ ...g?.byFile.values() ?? [] ].flat().flatMap(a.VY));
   const m = valuesInFiles(deniedFiles({
    world: e,
    mayRead: t
   }, u, n));
   l.add(m.slice(0, x), m.slice(x));
   const h = new Set(d.map(t => e.realpath(t)));
   const w = [ ...g?.byFile ?? [] ].flatMap(([e, t]) => h.has(e) ? t : []);
   const {repository: y} = e;
   return {
    gitSettings: e => credentialSettings(e, w, y),
    noteOn: (e, t) => g === null ? null : missingCredentialNote(e, t),
    restore: () => {
     try {
      g?.restore();
     } catch (e) {
      s(`The credentials in .git/config could not be put back: ${(0, o.bD)(e)}. The next run tries again.`);
     }
    }
   };
  }
  function take(e, {hostEnvironment: t, artifacts: n}, r) {
   const s = "Set `persist-credentials: false` on actions/checkout";
   try {
    const o = (0, i._)(e, t.temporary, n.run);
    if (o !== null) {
     const e = "Git credentials were moved out of .git/config; they are put back when the run ends.";
     r(`${e} ${s} if no later step needs them.`);
    }
    return o;
   } catch (e) {
    const t = "Git credentials could not be moved out of .git/config, and commands can read them";
    r(`${t}: ${(0, o.bD)(e)}. ${s}.`);
    return null;
   }
  }
  function deniedFiles({world: e, mayRead: t}, n, {lists: r, spec: o}) {
   const i = [ ...r.deny, ...o.disallowedTools ];
   const a = i.some(e => /^(?!Bash\b)\w+\(/.test(e)) ? (0, s.D)(e.workspace, $) : [];
   const c = n.filter(e => (0, m.y)(e) === "high");
   return [ ...new Set([ ...c, ...a ]) ].filter(e => !/\/\.git(?:\/|$)/.test(e) && !t(e));
  }
 }),
 7587: (function(e, t, n) {
  n.d(t, {
   i: () => readConfigText
  });
  const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y;
  const o = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
  function readConfigText(e) {
   const t = [];
   const n = [];
   let s = e.startsWith("\xef\xbb\xbf") ? 3 : 0;
   while (s < e.length) {
    const i = s;
    while (e[s] === " " || e[s] === "\t") s += 1;
    r.lastIndex = s;
    const a = r.exec(e);
    if (a !== null) {
     t.push(sectionOf(a));
     s = r.lastIndex;
     /^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(e.slice(s, lineEnd(e, s))) && (s = lineEnd(e, s));
     continue;
    }
    o.lastIndex = i;
    const [c, l = "", u = ""] = o.exec(e) ?? [];
    const d = t.at(-1);
    if (c === void 0 || d === void 0) {
     s = lineEnd(e, s);
     continue;
    }
    s = i + c.length;
    n.push({
     section: d,
     key: l.toLowerCase(),
     value: valueOf(u),
     start: i,
     end: s
    });
   }
   return {
    sections: t,
    entries: n
   };
  }
  function sectionOf(e) {
   const [t, n = "", r] = e;
   return {
    name: n.toLowerCase(),
    subsection: r === void 0 ? null : r.replaceAll(/\\([^])/g, "$1"),
    start: e.index,
    end: e.index + t.length
   };
  }
  function lineEnd(e, t) {
   const n = e.indexOf("\n", t);
   return n === -1 ? e.length : n + 1;
  }
  function valueOf(e) {
   return e.trim().replaceAll(/\\(?:\r?\n|([^]))|"/g, (e, t) => t === void 0 ? "" : unescape(t));
  }
  function unescape(e) {
   return {
    n: "\n",
    t: "\t",
    b: "\b"
   }[e] ?? e;
  }
 }),
 80196: (function(e, t, n) {
  n.d(t, {
   W: () => credentialsIn,
   _: () => takeCredentials,
   restoreAbandoned: () => restoreAbandoned
  });
  var r = n(77598);
  var o = n(73024);
  var s = n(76760);
  var i = n(87144);
  var a = n(198);
  var c = n(61518);
  var l = n(7587);
  var u = n(15758);
  var d = n(60979);
  const f = 1e6;
  function takeCredentials(e, t, n) {
   const r = [ ...new Set(e.flatMap(realFile)) ].map(e => ({
    file: e,
    text: configText(e)
   }));
   const o = (0, u.$)(t);
   const s = r.filter(({file: e, text: t}) => (0, d.gD)(t, "").length > 0 || isThere(storedPath(o, e)));
   if (s.length === 0) return null;
   makeStore(o);
   const i = new Map;
   const a = {
    run: n,
    owner: (0, c.G)()
   };
   withStore(o, () => {
    for (const {file: e} of s) {
     const t = takeFrom(e, o, a);
     t.length > 0 && i.set(e, t.map(({credential: e}) => e));
    }
   });
   if (i.size === 0) return null;
   const l = onceAtExit(() => {
    if (!isThere(o)) return;
    withStore(o, () => {
     for (const e of i.keys()) leave(e, o, n);
    });
   });
   return {
    byFile: i,
    restore: l
   };
  }
  function credentialsIn(e) {
   const t = e.flatMap(realFile).map(e => ({
    file: e,
    text: configText(e)
   }));
   const n = t.flatMap(({file: e, text: t}) => (0, l.i)(t).entries.filter(({section: e, key: t}) => /^include(?:if)?$/.test(e.name) && t === "path").flatMap(({value: t}) => realFile((0, 
   s.resolve)((0, s.dirname)(e), t))).map(e => configText(e)));
   return [ ...t.map(({text: e}) => e), ...n ].flatMap(e => (0, d.gD)(e, "").map(({credential: e}) => e));
  }
  function restoreAbandoned(e) {
   const t = (0, u.$)(e);
   if (!isThere(t) || !isPrivate(t)) return;
   const n = (0, o.readdirSync)(t).filter(e => e.endsWith(".json"));
   if (n.length === 0) return;
   withStore(t, () => {
    for (const e of n) {
     const n = readStored((0, s.join)(t, e));
     n !== null && leave(n.file, t, null);
    }
   });
  }
  function takeFrom(e, t, n) {
   leave(e, t, n.run);
   const o = storedPath(t, e);
   const s = readStored(o);
   let i = s?.edits ?? [];
   const a = [ ...s?.users ?? [], n ];
   changeConfig(e, t => {
    const n = (0, d.gD)(t, (0, r.randomBytes)(6).toString("hex"));
    i = [ ...i, ...n ];
    i.length > 0 && writeDurably(o, JSON.stringify({
     file: e,
     edits: i,
     users: a
    }));
    return (0, d.tm)(t, n);
   });
   return i;
  }
  function leave(e, t, n) {
   const r = storedPath(t, e);
   const s = readStored(r);
   if (s === null) return;
   const i = s.users.filter(e => e.run !== n && !(0, c.j)(e.owner));
   if (i.length > 0) {
    writeDurably(r, JSON.stringify({
     ...s,
     users: i
    }));
    return;
   }
   isThere(e) && changeConfig(e, e => (0, d.JA)(e, s.edits));
   (0, o.rmSync)(r, {
    force: true
   });
  }
  function onceAtExit(e) {
   let t = false;
   const once = () => {
    process.off("exit", once);
    if (t) return;
    e();
    t = true;
   };
   process.on("exit", once);
   return once;
  }
  function withStore(e, t) {
   (0, a.U)((0, s.join)(e, "lock"), t);
  }
  function makeStore(e) {
   (0, i.K)(e, 448);
   if (!isPrivate(e)) throw new Error(`${e} is not a directory of this user alone`);
  }
  function isPrivate(e) {
   const t = (0, o.lstatSync)(e);
   if (process.platform === "win32") return t.isDirectory();
   return t.isDirectory() && t.uid === process.getuid?.() && (t.mode & 63) === 0;
  }
  function storedPath(e, t) {
   return (0, s.join)(e, `${(0, r.createHash)("sha256").update(t).digest("hex").slice(0, 32)}.json`);
  }
  function readStored(e) {
   return isThere(e) ? JSON.parse((0, o.readFileSync)(e, "utf8")) : null;
  }
  function isThere(e) {
   return (0, o.lstatSync)(e, {
    throwIfNoEntry: false
   }) !== void 0;
  }
  function realFile(e) {
   const t = (0, o.statSync)(e, {
    throwIfNoEntry: false
   });
   return t?.isFile() === true && t.size <= f ? [ (0, o.realpathSync)(e) ] : [];
  }
  function configText(e) {
   return (0, o.readFileSync)(e, "latin1");
  }
  const p = 50;
  const g = 20;
  function changeConfig(e, t) {
   const n = `${e}.lock`;
   const r = openLock(n, (0, o.statSync)(e).mode & 511);
   try {
    const s = configText(e);
    const i = t(s);
    if (i === s) (0, o.rmSync)(n); else {
     fill(r, Buffer.from(i, "latin1"));
     (0, o.renameSync)(n, e);
    }
   } catch (e) {
    (0, o.rmSync)(n, {
     force: true
    });
    throw e;
   } finally {
    (0, o.closeSync)(r);
   }
  }
  function openLock(e, t) {
   for (let n = 1; ;n += 1) try {
    const n = (0, o.openSync)(e, "wx", t);
    (0, o.fchmodSync)(n, t);
    return n;
   } catch (t) {
    if (t.code !== "EEXIST") throw t;
    if (n === p) throw new Error(`${e} exists: a git process is running, or was killed`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, g);
   }
  }
  function writeDurably(e, t) {
   const n = `${e}.new`;
   const r = (0, o.openSync)(n, "w", 384);
   try {
    fill(r, Buffer.from(t, "utf8"));
   } finally {
    (0, o.closeSync)(r);
   }
   (0, o.renameSync)(n, e);
  }
  function fill(e, t) {
   let n = 0;
   while (n < t.length) n += (0, o.writeSync)(e, t, n);
   (0, o.fsyncSync)(e);
  }
 }),
 60979: (function(e, t, n) {
  n.d(t, {
   JA: () => restoreCredentials,
   VY: () => secretsIn,
   gD: () => findCredentials,
   tm: () => removeCredentials
  });
  var r = n(7587);
  const o = 20;
  function findCredentials(e, t) {
   const {sections: n, entries: o} = (0, r.i)(e);
   const marker = e => `# Sallyport moved a credential away until its run ends (${t}-${String(e.start)})`;
   const s = [ ...n.flatMap(t => ofSection(t, e, marker(t))), ...o.flatMap(t => ofEntry(t, e, marker(t))) ];
   return s.sort((e, t) => t.start - e.start);
  }
  function ofSection(e, t, n) {
   if (e.name !== "url" || e.subsection === null) return [];
   const r = withoutUser(e.subsection);
   if (r === null) return [];
   const o = t.slice(e.start, e.end);
   return [ {
    start: e.start,
    marker: n,
    original: o,
    replacement: `${n}\n[url "${escaped(r.plain)}"]`,
    removedFrom: null,
    setting: settingOf(e, ""),
    credential: {
     address: r.plain,
     header: r.header
    }
   } ];
  }
  function ofEntry({section: e, key: t, value: n, start: r, end: o}, s, i) {
   const a = s.slice(r, o);
   const c = r === 0 || s[r - 1] === "\n";
   const l = `${c ? "" : "\n"}\t${i}\n`;
   const u = {
    start: r,
    marker: i,
    original: a,
    setting: settingOf(e, t)
   };
   if (e.name === "http" && t === "extraheader" && n !== "") {
    const t = s.slice(e.start, e.end);
    const r = {
     address: e.subsection,
     header: n
    };
    return [ {
     ...u,
     replacement: l,
     removedFrom: t,
     credential: r
    } ];
   }
   const d = e.name === "remote" && (t === "url" || t === "pushurl") || e.name === "submodule" && t === "url";
   const f = d ? withoutUser(n) : null;
   if (f === null) return [];
   const p = /^[\w.:/@~+-]+$/.test(f.plain) ? f.plain : `"${escaped(f.plain)}"`;
   const g = `${l}\t${t} = ${p}\n`;
   return [ {
    ...u,
    replacement: g,
    removedFrom: null,
    credential: {
     address: f.plain,
     header: f.header
    }
   } ];
  }
  function settingOf({name: e, subsection: t}, n) {
   return JSON.stringify([ e, t, n ]);
  }
  function escaped(e) {
   return e.replaceAll(/["\\]/g, "\\$&");
  }
  function withoutUser(e) {
   const [, t = "", n = "", r = ""] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(e) ?? [];
   if (n === "") return null;
   const [s = "", i] = n.split(/:(.*)/s);
   if ((i ?? "") === "" && s.length < o) return null;
   const a = Buffer.from(`${decoded(s)}:${decoded(i ?? "")}`, "latin1").toString("base64");
   return {
    plain: t + r,
    header: `Authorization: Basic ${a}`
   };
  }
  function decoded(e) {
   return e.replaceAll(/%([0-9a-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
  }
  function removeCredentials(e, t) {
   return t.reduce((e, {start: t, original: n, replacement: r}) => e.slice(0, t) + r + e.slice(t + n.length), e);
  }
  function restoreCredentials(e, t) {
   const n = new Set(findCredentials(e, "").map(({setting: e}) => e));
   return t.reduce((e, t) => restoreOne(e, t, n.has(t.setting)), e);
  }
  function restoreOne(e, t, n) {
   const {original: r, replacement: o, marker: s, removedFrom: i} = t;
   if (!n && e.includes(o)) return e.replace(o, () => r);
   if (e.includes(s)) return withoutLine(e, s);
   if (n || i === null || e.includes(r)) return e;
   return `${e}${e === "" || e.endsWith("\n") ? "" : "\n"}${i}\n${r}`;
  }
  function withoutLine(e, t) {
   const n = e.indexOf(t);
   const r = e.lastIndexOf("\n", n) + 1;
   const o = e.indexOf("\n", n);
   return e.slice(0, r) + (o === -1 ? "" : e.slice(o + 1));
  }
  function secretsIn({header: e}) {
   const t = e.replace(/^[\w-]+:\s*/, "");
   const n = t.replace(/^(?:basic|bearer|token)\s+/i, "");
   const r = /^basic\s/i.test(t) ? Buffer.from(n, "base64").toString("utf8") : n;
   const [s = "", ...i] = r.split(":");
   const a = s.length >= o ? [ s ] : [];
   return [ ...new Set([ t, n, r, i.join(":"), ...a ]) ].filter(e => e.length >= 6);
  }
 }),
 68949: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   configurations: () => configurations,
   driverPins: () => driverPins,
   settingVariables: () => settingVariables
  });
  var r = n(73024);
  var o = n(76760);
  var s = n(38287);
  var i = n(43411);
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ];
  const c = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
  const l = 1e6;
  const u = 50;
  const d = 1e4;
  async function driverPins(e, t) {
   const n = configurations(t).filter(e => c.test(configText(e) ?? "[include"));
   const r = await keysOf(e, t, n);
   const o = [ ...r ].flatMap(e => {
    const t = a.find(([t]) => t.test(folded(e)));
    return t === void 0 ? [] : [ [ e, t[1] ] ];
   });
   const i = o.find(([e]) => e.includes("\ufffd"));
   if (i !== void 0) throw new s.U(`the name ${i[0]} in the git configuration is not valid UTF-8`);
   return settingVariables(e.environment, o);
  }
  function settingVariables(e, t) {
   if (t.length === 0) return {};
   const n = Number(e["GIT_CONFIG_COUNT"] ?? "0");
   const r = t.flatMap(([e, t], r) => [ [ `GIT_CONFIG_KEY_${n + r}`, e ], [ `GIT_CONFIG_VALUE_${n + r}`, t ] ]);
   return {
    GIT_CONFIG_COUNT: String(n + t.length),
    ...Object.fromEntries(r)
   };
  }
  function folded(e) {
   const [t, n] = [ e.indexOf("."), e.lastIndexOf(".") ];
   return e.slice(0, t).toLowerCase() + e.slice(t, n) + e.slice(n).toLowerCase();
  }
  async function keysOf(e, t, n) {
   const r = new Set;
   const o = new Set(n);
   for (const n of o) {
    for (const [s, i] of await settingsOf(e, t, n)) {
     r.add(s);
     /^include(?:if\..*)?\.path$/.test(folded(s)) && o.add(includedFile(i, n, e.home));
    }
    if (o.size > u) throw new s.U("the git configuration includes too many files");
   }
   return r;
  }
  function includedFile(e, t, n) {
   return e.startsWith("~/") ? (0, o.join)(n, e.slice(2)) : (0, o.resolve)((0, o.dirname)(t), e);
  }
  const f = new Map;
  const p = 20;
  async function settingsOf(e, t, n) {
   const r = configText(n);
   if (r === null) throw new s.U(`the git configuration ${n} is larger than ${l} bytes`);
   const o = f.get(r) ?? (r === "" ? [] : await listSettings(e, t, {
    file: n,
    text: r
   }));
   f.size >= p && f.clear();
   f.set(r, o);
   return o;
  }
  async function listSettings(e, t, {file: n, text: r}) {
   const o = await (0, i.runProcess)(e, {
    argv: [ "git", "config", "--file", "-", "--no-includes", "--null", "--list" ],
    cwd: t,
    timeoutMs: d,
    maxOutputBytes: 2 * l,
    signal: (new AbortController).signal,
    stdin: r,
    trust: "own"
   });
   if (o.exitCode !== 0 || o.droppedBytes > 0) throw new s.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
   const a = o.stdoutBytes.toString("utf8").split("\0").filter(e => e !== "");
   return a.map(e => {
    const [t = "", ...n] = e.split("\n");
    return [ t, n.join("\n") ];
   });
  }
  function configurations(e) {
   const t = gitDirectory(e);
   if (t === null) return [];
   const n = (0, o.resolve)(t, (configText((0, o.join)(t, "commondir")) ?? "").trim());
   const r = new Set([ t, n, ...submodules((0, o.join)(n, "modules"), 0) ]);
   return [ ...r ].flatMap(e => [ (0, o.join)(e, "config"), (0, o.join)(e, "config.worktree") ]);
  }
  function gitDirectory(e) {
   for (let t = (0, o.resolve)(e); ;t = (0, o.dirname)(t)) {
    const e = (0, o.join)(t, ".git");
    const n = (0, r.statSync)(e, {
     throwIfNoEntry: false
    });
    if (n?.isDirectory() === true) return e;
    if (n?.isFile() === true) {
     const n = /^gitdir: (.+)$/m.exec(configText(e) ?? "")?.[1];
     return n === void 0 ? null : (0, o.resolve)(t, n);
    }
    if ((0, o.dirname)(t) === t) return null;
   }
  }
  function submodules(e, t) {
   if (t > 4 || (0, r.statSync)(e, {
    throwIfNoEntry: false
   })?.isDirectory() !== true) return [];
   const n = (0, r.readdirSync)(e, {
    withFileTypes: true
   }).filter(e => e.isDirectory());
   return n.flatMap(({name: n}) => {
    const s = (0, o.join)(e, n);
    const i = (0, r.statSync)((0, o.join)(s, "HEAD"), {
     throwIfNoEntry: false
    }) !== void 0;
    return i ? [ s, ...submodules((0, o.join)(s, "modules"), t + 1) ] : submodules(s, t + 1);
   });
  }
  function configText(e) {
   const t = (0, r.statSync)(e, {
    throwIfNoEntry: false
   });
   if (t?.isFile() !== true) return "";
   return t.size > l ? null : (0, r.readFileSync)(e, "utf8");
  }
 }),
 43411: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => m,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var r = n(31421);
  var o = n(78474);
  var s = n(48161);
  var i = n(76760);
  var a = n(16993);
  var c = n(42357);
  var l = n(40019);
  var u = n(7434);
  const d = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: r = false}) {
   const o = (0, u.Wl)(t);
   const s = (0, u.Wl)(t);
   const i = (0, u.Wl)(Math.min(t, d));
   const a = r ? (0, l.D)() : e => e;
   const c = [ "stdout", "stderr" ].map(t => {
    const n = (0, u.iS)();
    const add = e => o.add(a(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    s.add(e);
    n?.(e, "stdout");
   });
   e.stderr?.on("data", e => {
    i.add(e);
    n?.(e, "stderr");
   });
   return () => {
    for (const e of c) e();
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
  const m = 250;
  const h = 250;
  const w = 2e3;
  const y = new Set;
  let v = false;
  function endRunning() {
   for (const e of y) e();
  }
  function endOnExit(e) {
   v || process.on("exit", endRunning);
   v = true;
   y.add(e);
   return () => y.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: r, env: o}, s) {
   return (0, a.Ho)(e, t, {
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
  async function runProcess(e, t, n = null) {
   const [r, ...o] = t.argv;
   const s = {
    ...g.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = e => ({
    ...s,
    startError: e
   });
   if (t.signal.aborted) return {
    ...s,
    cancelled: true
   };
   const i = (0, p.oq)(r, e.path);
   if (i === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const a = await enter(n, {
    program: i,
    argv: [ r, ...o ]
   }, t, e);
   if (typeof a === "string") return refuse(a);
   const {confined: l, outside: u} = a;
   let d;
   try {
    d = startProcess(l ?? a.plain, t.stdin !== void 0);
   } catch (e) {
    await a.end();
    return refuse((0, c.bD)(e));
   }
   if (d.pid === void 0) {
    await a.end();
    const {originalMessage: e = ""} = await d;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const f = collectOutput(d, t);
   sendInput(d, t.stdin);
   const m = await untilEnd(d, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: l
   });
   const h = await a.end();
   const w = m.startError ?? h?.startError ?? null;
   if (w !== null) return refuse(w);
   const {merged: y, stdout: v, stderr: S} = f();
   return {
    ...m,
    ...h === void 0 ? {} : {
     exceeded: h.exceeded,
     blocked: h.blocked
    },
    ...u === null ? {} : {
     outside: u
    },
    output: y.bytes.toString("utf8"),
    stdoutBytes: v.bytes,
    stderr: S.bytes.toString("utf8"),
    droppedBytes: y.droppedBytes
   };
  }
  async function enter(e, {program: t, argv: n}, {cwd: r, env: o, needs: i = S, bridge: a, trust: c = trustOf(i)}, {environment: l, path: u, home: d, homes: p}) {
   const envIn = e => ({
    ...l,
    PATH: u,
    HOME: c === "own" ? s.devNull : d,
    ...e === void 0 ? {} : (0, f.N)(e),
    ...o
   });
   const open = e => c === "own" ? void 0 : p?.open(c, e);
   let g = open(e !== null);
   const leave = () => {
    g !== void 0 && p?.leave(g);
   };
   const m = c === "own" ? null : g;
   const h = await (e?.enter({
    program: t,
    argv: n,
    cwd: r,
    env: envIn(g),
    needs: i,
    bridge: a,
    home: m
   }));
   const w = typeof h === "object" && h !== null && "outside" in h;
   const y = w || typeof h !== "object" ? null : h;
   y === null && leave();
   if (typeof h === "string") return h;
   y === null && (g = open(false));
   const [v = t, ...b] = n;
   return {
    confined: y,
    plain: {
     program: t,
     args: b,
     argv0: v,
     cwd: r,
     env: envIn(g)
    },
    outside: w ? h.outside : null,
    end: async () => {
     const e = await (y?.end());
     leave();
     return e;
    }
   };
  }
  function trustOf({leaves: e, judgedByWords: t}) {
   if (e !== null) return "outside";
   return t === true ? "words" : "repository";
  }
  const S = {
   writes: null,
   reads: [],
   changesGit: false,
   network: {
    allow: [],
    deny: []
   },
   leaves: null
  };
  function sendInput(e, t) {
   e.stdin?.on("error", () => {}).end(t);
  }
  function isRunning({exitCode: e, signalCode: t}) {
   return e === null && t === null;
  }
  function killerOf(e, {systemRoot: t, confined: n}) {
   return r => {
    r === "SIGKILL" && n !== null && isRunning(e) ? n.kill() : e.pid !== void 0 && killTree(e.pid, r, t);
   };
  }
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, i.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, r.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: true
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
    return;
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if (t !== "ESRCH" && t !== "EPERM") throw e;
   }
  }
  function untilEnd(e, t, n) {
   return new Promise(r => {
    const s = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const i = new Set;
    const after = (e, t) => void i.add(setTimeout(t, e));
    const a = killerOf(e, n);
    const c = endOnExit(() => a("SIGKILL"));
    const finish = () => {
     if (!c()) return;
     for (const e of i) clearTimeout(e);
     t.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && e.pid !== void 0 && killTree(e.pid, "SIGKILL", n.systemRoot);
     e.stdout?.destroy();
     e.stderr?.destroy();
     e.unref();
     r(s);
    };
    const stop = e => {
     if (s.timedOut || s.cancelled) return;
     s[e] = true;
     a("SIGTERM");
     after(m, () => a("SIGKILL"));
     after(m + w, finish);
    };
    const cancel = () => stop("cancelled");
    after(t.timeoutMs, () => stop("timedOut"));
    (0, o.setMaxListeners)(0, t.signal);
    t.signal.addEventListener("abort", cancel, {
     once: true
    });
    e.on("error", n => {
     e.pid === void 0 && (s.startError = `${n.message} (in ${t.cwd})`);
     finish();
    });
    e.on("exit", (e, t) => {
     Object.assign(s, {
      exitCode: e,
      signal: t
     });
     after(h, () => void setImmediate(finish));
    });
    e.on("close", finish);
   });
  }
 })
};
