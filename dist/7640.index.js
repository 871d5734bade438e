"use strict";

exports.id = 7640;

exports.ids = [ 7640, 8335, 6864, 196 ];

exports.modules = {
 77640: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   withhold: () => withhold
  });
  var r = n(76760);
  var o = n(42357);
  var s = n(89273);
  var i = n(80196);
  var a = n(60979);
  var c = n(16864);
  var l = n(73024);
  var u = n(94765);
  const {O_NOFOLLOW: d, O_NONBLOCK: f, O_RDONLY: g} = l.constants;
  const p = 1e6;
  function valuesInFiles(t) {
   const e = new Set;
   let n = p;
   for (const r of t) {
    if (n <= 0) break;
    const t = beginningOf(r, n);
    n -= t.length;
    if (!t.includes(0)) for (const n of (0, u.V)(t.toString("utf8"))) e.add(n);
   }
   return [ ...e ];
  }
  function beginningOf(t, e) {
   let n;
   try {
    n = (0, l.openSync)(t, g | d | f);
   } catch {
    return Buffer.alloc(0);
   }
   try {
    const t = (0, l.fstatSync)(n);
    if (!t.isFile()) return Buffer.alloc(0);
    const r = Buffer.alloc(Math.min(e, t.size));
    return r.subarray(0, (0, l.readSync)(n, r));
   } catch {
    return Buffer.alloc(0);
   } finally {
    (0, l.closeSync)(n);
   }
  }
  var h = n(99756);
  const m = String.raw`(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`;
  const w = new RegExp(String.raw`^ *git +(push|fetch|pull|ls-remote)((?: +${m})*) *$`);
  const y = new Set([ "-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose", "--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain", "--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append", "--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash", "--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url", "--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes" ].flatMap(t => t.split(" ")));
  const v = /^[\w][\w.-]*$/;
  function credentialSettings(t, e, n) {
   if (n === null || !isPlainNetworkCommand(t, n)) return null;
   const r = new Set(e.filter(t => covers(t.address, n)).map(({header: t}) => t));
   if (r.size === 0) return null;
   const o = [ n, `${n}.git` ];
   return [ ...r ].flatMap(t => o.map(e => [ `http.${e}.extraheader`, t ]));
  }
  function isPlainNetworkCommand(t, e) {
   const [, , n] = w.exec(t) ?? [];
   if (n === void 0) return false;
   const r = (n.match(new RegExp(m, "g")) ?? []).map(t => t.replaceAll(/^["']|["']$/g, ""));
   const o = r.find(t => !t.startsWith("-"));
   return r.every(t => !t.startsWith("-") || y.has(t.replace(/=.*$/, ""))) && (o === void 0 || v.test(o) || o === e || o === `${e}.git`);
  }
  function covers(t, e) {
   if (t === null) return true;
   if (!URL.canParse(t) || !URL.canParse(e)) return false;
   const [n, r] = [ new URL(t), new URL(e) ];
   const o = n.pathname.replace(/(?:\.git)?\/*$/, "");
   return n.origin === r.origin && (r.pathname === o || r.pathname.startsWith(`${o}/`));
  }
  const S = /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/;
  const $ = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/;
  function missingCredentialNote(t, {exitCode: e, output: n}) {
   const [, r] = $.exec(t) ?? [];
   if (e === 0 || r === void 0 || !S.test(n)) return null;
   const o = /^(?:push|fetch|pull|ls-remote)$/.test(r) ? r : "fetch";
   return `[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` get them for this repository only: run \`git ${o}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]`;
  }
  const b = 2e4;
  const x = 300;
  function withhold({world: t, mayRead: e}, n, s) {
   const {redactor: l} = n;
   const u = t.sensitiveBelow(t.workspace, b).paths;
   const d = (0, c.configurations)(t.workspace);
   const f = u.filter(t => t.endsWith("/.git/config")).map(t => (0, r.dirname)(t));
   const g = [ ...new Set([ ...d, ...f.flatMap(c.configurations) ]) ];
   l.add((0, i.W)(g).flatMap(a.VY));
   const p = take(g, n, s);
   l.add([ ...p?.byFile.values() ?? [] ].flat().flatMap(a.VY));
   const h = valuesInFiles(deniedFiles({
    world: t,
    mayRead: e
   }, u, n));
   l.add(h.slice(0, x), h.slice(x));
   const m = new Set(d.map(e => t.realpath(e)));
   const w = [ ...p?.byFile ?? [] ].flatMap(([t, e]) => m.has(t) ? e : []);
   const {repository: y} = t;
   return {
    gitSettings: t => credentialSettings(t, w, y),
    noteOn: (t, e) => p === null ? null : missingCredentialNote(t, e),
    restore: () => {
     try {
      p?.restore();
     } catch (t) {
      s(`The credentials in .git/config could not be put back: ${(0, o.bD)(t)}. The next run tries again.`);
     }
    }
   };
  }
  function take(t, {hostEnvironment: e, artifacts: n}, r) {
   const s = "Set `persist-credentials: false` on actions/checkout";
   try {
    const o = (0, i._)(t, e.temporary, n.run);
    if (o !== null) {
     const t = "Git credentials were moved out of .git/config; they are put back when the run ends.";
     r(`${t} ${s} if no later step needs them.`);
    }
    return o;
   } catch (t) {
    const e = "Git credentials could not be moved out of .git/config, and commands can read them";
    r(`${e}: ${(0, o.bD)(t)}. ${s}.`);
    return null;
   }
  }
  function deniedFiles({world: t, mayRead: e}, n, {lists: r, spec: o}) {
   const i = [ ...r.deny, ...o.disallowedTools ];
   const a = i.some(t => /^(?!Bash\b)\w+\(/.test(t)) ? (0, s.D)(t.workspace, b) : [];
   const c = n.filter(t => (0, h.y)(t) === "high");
   return [ ...new Set([ ...c, ...a ]) ].filter(t => !/\/\.git(?:\/|$)/.test(t) && !e(t));
  }
 }),
 7587: (function(t, e, n) {
  n.d(e, {
   i: () => readConfigText
  });
  const r = /\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]*"((?:[^"\\\n]|\\[^\n])*)")?[ \t]*\]/y;
  const o = /[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\\n]|\\[^])*"|[^"\\\n#;]|\\[^])*))?[^\n]*(?:\n|$)/y;
  function readConfigText(t) {
   const e = [];
   const n = [];
   let s = t.startsWith("\xef\xbb\xbf") ? 3 : 0;
   while (s < t.length) {
    const i = s;
    while (t[s] === " " || t[s] === "\t") s += 1;
    r.lastIndex = s;
    const a = r.exec(t);
    if (a !== null) {
     e.push(sectionOf(a));
     s = r.lastIndex;
     /^[ \t\r]*(?:[#;][^\n]*)?(?:\n|$)/.test(t.slice(s, lineEnd(t, s))) && (s = lineEnd(t, s));
     continue;
    }
    o.lastIndex = i;
    const [c, l = "", u = ""] = o.exec(t) ?? [];
    const d = e.at(-1);
    if (c === void 0 || d === void 0) {
     s = lineEnd(t, s);
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
    sections: e,
    entries: n
   };
  }
  function sectionOf(t) {
   const [e, n = "", r] = t;
   return {
    name: n.toLowerCase(),
    subsection: r === void 0 ? null : r.replaceAll(/\\([^])/g, "$1"),
    start: t.index,
    end: t.index + e.length
   };
  }
  function lineEnd(t, e) {
   const n = t.indexOf("\n", e);
   return n === -1 ? t.length : n + 1;
  }
  function valueOf(t) {
   return t.trim().replaceAll(/\\(?:\r?\n|([^]))|"/g, (t, e) => e === void 0 ? "" : unescape(e));
  }
  function unescape(t) {
   return {
    n: "\n",
    t: "\t",
    b: "\b"
   }[t] ?? t;
  }
 }),
 80196: (function(t, e, n) {
  n.d(e, {
   W: () => credentialsIn,
   _: () => takeCredentials,
   restoreAbandoned: () => restoreAbandoned
  });
  var r = n(77598);
  var o = n(73024);
  var s = n(76760);
  var i = n(29880);
  var a = n(87144);
  var c = n(50451);
  var l = n(7587);
  var u = n(15758);
  var d = n(60979);
  const f = 1e6;
  function takeCredentials(t, e, n) {
   const r = [ ...new Set(t.flatMap(realFile)) ].map(t => ({
    file: t,
    text: configText(t)
   }));
   const o = (0, u.$)(e);
   const s = r.filter(({file: t, text: e}) => (0, d.gD)(e, "").length > 0 || isThere(storedPath(o, t)));
   if (s.length === 0) return null;
   makeStore(o);
   const i = new Map;
   const a = {
    run: n,
    owner: (0, c.G)()
   };
   withStore(o, () => {
    for (const {file: t} of s) {
     const e = takeFrom(t, o, a);
     e.length > 0 && i.set(t, e.map(({credential: t}) => t));
    }
   });
   if (i.size === 0) return null;
   const l = onceAtExit(() => {
    if (!isThere(o)) return;
    withStore(o, () => {
     for (const t of i.keys()) leave(t, o, n);
    });
   });
   return {
    byFile: i,
    restore: l
   };
  }
  function credentialsIn(t) {
   const e = t.flatMap(realFile).map(t => ({
    file: t,
    text: configText(t)
   }));
   const n = e.flatMap(({file: t, text: e}) => (0, l.i)(e).entries.filter(({section: t, key: e}) => /^include(?:if)?$/.test(t.name) && e === "path").flatMap(({value: e}) => realFile((0, 
   s.resolve)((0, s.dirname)(t), e))).map(t => configText(t)));
   return [ ...e.map(({text: t}) => t), ...n ].flatMap(t => (0, d.gD)(t, "").map(({credential: t}) => t));
  }
  function restoreAbandoned(t) {
   const e = (0, u.$)(t);
   if (!isThere(e) || !isPrivate(e)) return;
   const n = (0, o.readdirSync)(e).filter(t => t.endsWith(".json"));
   if (n.length === 0) return;
   withStore(e, () => {
    for (const t of n) {
     const n = readStored((0, s.join)(e, t));
     n !== null && leave(n.file, e, null);
    }
   });
  }
  function takeFrom(t, e, n) {
   leave(t, e, n.run);
   const o = storedPath(e, t);
   const s = readStored(o);
   let i = s?.edits ?? [];
   const a = [ ...s?.users ?? [], n ];
   changeConfig(t, e => {
    const n = (0, d.gD)(e, (0, r.randomBytes)(6).toString("hex"));
    i = [ ...i, ...n ];
    i.length > 0 && writeDurably(o, JSON.stringify({
     file: t,
     edits: i,
     users: a
    }));
    return (0, d.tm)(e, n);
   });
   return i;
  }
  function leave(t, e, n) {
   const r = storedPath(e, t);
   const s = readStored(r);
   if (s === null) return;
   const i = s.users.filter(t => t.run !== n && !(0, c.j)(t.owner));
   if (i.length > 0) {
    writeDurably(r, JSON.stringify({
     ...s,
     users: i
    }));
    return;
   }
   isThere(t) && changeConfig(t, t => (0, d.JA)(t, s.edits));
   (0, o.rmSync)(r, {
    force: true
   });
  }
  function onceAtExit(t) {
   let e = false;
   const once = () => {
    process.off("exit", once);
    if (e) return;
    t();
    e = true;
   };
   process.on("exit", once);
   return once;
  }
  function withStore(t, e) {
   (0, i.U)((0, s.join)(t, "lock"), e);
  }
  function makeStore(t) {
   (0, a.K)(t, 448);
   if (!isPrivate(t)) throw new Error(`${t} is not a directory of this user alone`);
  }
  function isPrivate(t) {
   const e = (0, o.lstatSync)(t);
   if (process.platform === "win32") return e.isDirectory();
   return e.isDirectory() && e.uid === process.getuid?.() && (e.mode & 63) === 0;
  }
  function storedPath(t, e) {
   return (0, s.join)(t, `${(0, r.createHash)("sha256").update(e).digest("hex").slice(0, 32)}.json`);
  }
  function readStored(t) {
   return isThere(t) ? JSON.parse((0, o.readFileSync)(t, "utf8")) : null;
  }
  function isThere(t) {
   return (0, o.lstatSync)(t, {
    throwIfNoEntry: false
   }) !== void 0;
  }
  function realFile(t) {
   const e = (0, o.statSync)(t, {
    throwIfNoEntry: false
   });
   return e?.isFile() === true && e.size <= f ? [ (0, o.realpathSync)(t) ] : [];
  }
  function configText(t) {
   return (0, o.readFileSync)(t, "latin1");
  }
  const g = 50;
  const p = 20;
  function changeConfig(t, e) {
   const n = `${t}.lock`;
   const r = openLock(n, (0, o.statSync)(t).mode & 511);
   try {
    const s = configText(t);
    const i = e(s);
    if (i === s) (0, o.rmSync)(n); else {
     fill(r, Buffer.from(i, "latin1"));
     (0, o.renameSync)(n, t);
    }
   } catch (t) {
    (0, o.rmSync)(n, {
     force: true
    });
    throw t;
   } finally {
    (0, o.closeSync)(r);
   }
  }
  function openLock(t, e) {
   for (let n = 1; ;n += 1) try {
    const n = (0, o.openSync)(t, "wx", e);
    (0, o.fchmodSync)(n, e);
    return n;
   } catch (e) {
    if (e.code !== "EEXIST") throw e;
    if (n === g) throw new Error(`${t} exists: a git process is running, or was killed`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, p);
   }
  }
  function writeDurably(t, e) {
   const n = `${t}.new`;
   const r = (0, o.openSync)(n, "w", 384);
   try {
    fill(r, Buffer.from(e, "utf8"));
   } finally {
    (0, o.closeSync)(r);
   }
   (0, o.renameSync)(n, t);
  }
  function fill(t, e) {
   let n = 0;
   while (n < e.length) n += (0, o.writeSync)(t, e, n);
   (0, o.fsyncSync)(t);
  }
 }),
 60979: (function(t, e, n) {
  n.d(e, {
   JA: () => restoreCredentials,
   VY: () => secretsIn,
   gD: () => findCredentials,
   tm: () => removeCredentials
  });
  var r = n(7587);
  const o = 20;
  function findCredentials(t, e) {
   const {sections: n, entries: o} = (0, r.i)(t);
   const marker = t => `# Sallyport moved a credential away until its run ends (${e}-${String(t.start)})`;
   const s = [ ...n.flatMap(e => ofSection(e, t, marker(e))), ...o.flatMap(e => ofEntry(e, t, marker(e))) ];
   return s.sort((t, e) => e.start - t.start);
  }
  function ofSection(t, e, n) {
   if (t.name !== "url" || t.subsection === null) return [];
   const r = withoutUser(t.subsection);
   if (r === null) return [];
   const o = e.slice(t.start, t.end);
   return [ {
    start: t.start,
    marker: n,
    original: o,
    replacement: `${n}\n[url "${escaped(r.plain)}"]`,
    removedFrom: null,
    setting: settingOf(t, ""),
    credential: {
     address: r.plain,
     header: r.header
    }
   } ];
  }
  function ofEntry({section: t, key: e, value: n, start: r, end: o}, s, i) {
   const a = s.slice(r, o);
   const c = r === 0 || s[r - 1] === "\n";
   const l = `${c ? "" : "\n"}\t${i}\n`;
   const u = {
    start: r,
    marker: i,
    original: a,
    setting: settingOf(t, e)
   };
   if (t.name === "http" && e === "extraheader" && n !== "") {
    const e = s.slice(t.start, t.end);
    const r = {
     address: t.subsection,
     header: n
    };
    return [ {
     ...u,
     replacement: l,
     removedFrom: e,
     credential: r
    } ];
   }
   const d = t.name === "remote" && (e === "url" || e === "pushurl") || t.name === "submodule" && e === "url";
   const f = d ? withoutUser(n) : null;
   if (f === null) return [];
   const g = /^[\w.:/@~+-]+$/.test(f.plain) ? f.plain : `"${escaped(f.plain)}"`;
   const p = `${l}\t${e} = ${g}\n`;
   return [ {
    ...u,
    replacement: p,
    removedFrom: null,
    credential: {
     address: f.plain,
     header: f.header
    }
   } ];
  }
  function settingOf({name: t, subsection: e}, n) {
   return JSON.stringify([ t, e, n ]);
  }
  function escaped(t) {
   return t.replaceAll(/["\\]/g, "\\$&");
  }
  function withoutUser(t) {
   const [, e = "", n = "", r = ""] = /^(https?:\/\/)([^/?#]*)@([^@]*)$/i.exec(t) ?? [];
   if (n === "") return null;
   const [s = "", i] = n.split(/:(.*)/s);
   if ((i ?? "") === "" && s.length < o) return null;
   const a = Buffer.from(`${decoded(s)}:${decoded(i ?? "")}`, "latin1").toString("base64");
   return {
    plain: e + r,
    header: `Authorization: Basic ${a}`
   };
  }
  function decoded(t) {
   return t.replaceAll(/%([0-9a-f]{2})/gi, (t, e) => String.fromCharCode(Number.parseInt(e, 16)));
  }
  function removeCredentials(t, e) {
   return e.reduce((t, {start: e, original: n, replacement: r}) => t.slice(0, e) + r + t.slice(e + n.length), t);
  }
  function restoreCredentials(t, e) {
   const n = new Set(findCredentials(t, "").map(({setting: t}) => t));
   return e.reduce((t, e) => restoreOne(t, e, n.has(e.setting)), t);
  }
  function restoreOne(t, e, n) {
   const {original: r, replacement: o, marker: s, removedFrom: i} = e;
   if (!n && t.includes(o)) return t.replace(o, () => r);
   if (t.includes(s)) return withoutLine(t, s);
   if (n || i === null || t.includes(r)) return t;
   return `${t}${t === "" || t.endsWith("\n") ? "" : "\n"}${i}\n${r}`;
  }
  function withoutLine(t, e) {
   const n = t.indexOf(e);
   const r = t.lastIndexOf("\n", n) + 1;
   const o = t.indexOf("\n", n);
   return t.slice(0, r) + (o === -1 ? "" : t.slice(o + 1));
  }
  function secretsIn({header: t}) {
   const e = t.replace(/^[\w-]+:\s*/, "");
   const n = e.replace(/^(?:basic|bearer|token)\s+/i, "");
   const r = /^basic\s/i.test(e) ? Buffer.from(n, "base64").toString("utf8") : n;
   const [s = "", ...i] = r.split(":");
   const a = s.length >= o ? [ s ] : [];
   return [ ...new Set([ e, n, r, i.join(":"), ...a ]) ].filter(t => t.length >= 6);
  }
 }),
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
  const a = [ [ /^filter\..*\.(?:clean|smudge|process)$/, "" ], [ /^filter\..*\.required$/, "false" ], [ /^diff\..*\.textconv$/, "cat" ], [ /^diff\.(?:external|.*\.command)$/, "false" ], [ /^merge\..*\.driver$/, "false" ], [ /^(?:merge|diff)tool\..*\.(?:cmd|path)$/, "false" ], [ /^(?:man|browser)\..*\.(?:cmd|path)$/, "false" ], [ /^trailer\..*\.(?:command|cmd)$/, "true" ], [ /^hook\..*\.command$/, "true" ], [ /^submodule\..*\.update$/, "checkout" ], [ /^remote\..*\.uploadpack$/, "git-upload-pack" ], [ /^remote\..*\.receivepack$/, "git-receive-pack" ], [ /^remote\..*\.vcs$/, "none" ], [ /^alias\./, "" ], [ /^core\.(?:alternaterefscommand|gitproxy)$/, "false" ] ];
  const c = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
  const l = 1e6;
  const u = 50;
  const d = 1e4;
  async function driverPins(t, e) {
   const n = configurations(e).filter(t => c.test(configText(t) ?? "[include"));
   const r = await keysOf(t, e, n);
   const o = [ ...r ].flatMap(t => {
    const e = a.find(([e]) => e.test(folded(t)));
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
    if (o.size > u) throw new i.U("the git configuration includes too many files");
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
    timeoutMs: d,
    maxOutputBytes: 2 * l,
    signal: (new AbortController).signal,
    stdin: r
   });
   if (o.exitCode !== 0 || o.droppedBytes > 0) throw new i.U(`git cannot list the configuration ${n}: ${o.startError ?? o.output.trim()}`);
   const a = o.stdoutBytes.toString("utf8").split("\0").filter(t => t !== "");
   return a.map(t => {
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
  var a = n(7434);
  const c = 1e5;
  function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: r = false}) {
   const o = (0, a.Wl)(e);
   const s = (0, a.Wl)(e);
   const l = (0, a.Wl)(Math.min(e, c));
   const u = r ? (0, i.D)() : t => t;
   const d = [ "stdout", "stderr" ].map(e => {
    const n = (0, a.iS)();
    const add = t => o.add(u(t, e));
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
    for (const t of d) t();
    return {
     merged: o.take(),
     stdout: s.take(),
     stderr: l.take()
    };
   };
  }
  var l = n(31421);
  var u = n(76760);
  function killTree(t, e, n) {
   if (process.platform === "win32") {
    const e = (0, u.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
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
  var d = n(64666);
  var f = n(84509);
  const g = 250;
  const p = 250;
  const h = 2e3;
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
   const a = (0, d.oq)(r, t.path);
   if (a === null) return refuse(`the program ${JSON.stringify(r)} was not found on the PATH of tools`);
   const c = {
    ...t.environment,
    PATH: t.path,
    HOME: t.home,
    ...e.env
   };
   const l = await enter(n, {
    program: a,
    argv: [ r, ...o ],
    cwd: e.cwd,
    env: c
   }, e);
   if (typeof l === "string") return refuse(l);
   let u;
   try {
    u = startProcess(l ?? {
     program: a,
     args: o,
     argv0: r,
     cwd: e.cwd,
     env: c
    }, e.stdin !== void 0);
   } catch (t) {
    await (l?.end());
    return refuse((0, s.bD)(t));
   }
   if (u.pid === void 0) {
    await (l?.end());
    const {originalMessage: t = ""} = await u;
    return refuse(`${t} (in ${e.cwd})`);
   }
   const g = collectOutput(u, e);
   sendInput(u, e.stdin);
   const p = await untilEnd(u, e, {
    systemRoot: t.environment["SystemRoot"],
    confined: l
   });
   const h = await (l?.end());
   const m = p.startError ?? h?.startError ?? null;
   if (m !== null) return refuse(m);
   const {merged: w, stdout: y, stderr: v} = g();
   return {
    ...p,
    ...h === void 0 ? {} : {
     exceeded: h.exceeded,
     blocked: h.blocked
    },
    output: w.bytes.toString("utf8"),
    stdoutBytes: y.bytes,
    stderr: v.bytes.toString("utf8"),
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
    const a = killerOf(t, n);
    const c = endOnExit(() => a("SIGKILL"));
    const finish = () => {
     if (!c()) return;
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
     a("SIGTERM");
     after(g, () => a("SIGKILL"));
     after(g + h, finish);
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
     after(p, () => void setImmediate(finish));
    });
    t.on("close", finish);
   });
  }
 }),
 94765: (function(t, e, n) {
  n.d(e, {
   V: () => secretValues,
   b: () => isUnmistakable
  });
  var r = n(48080);
  const o = 12;
  const s = 8;
  const i = 4e3;
  const a = {
   value: 6,
   token: 8
  };
  function secretValues(t) {
   const e = new Set;
   let n = false;
   for (const r of t.split(/[\r\n]+/)) {
    n = c.test(r) || n && /^[A-Za-z0-9+/=]*$/.test(r);
    if (n) continue;
    for (const t of lineValues(r)) t.length <= i && e.add(t);
   }
   return [ ...e ];
  }
  const c = /^-----BEGIN (?:[A-Z0-9 ]*PUBLIC KEY(?: BLOCK)?|(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|[A-Z]+ PARAMETERS)-----$/;
  const l = /^(?:(?:export|-)[ \t]{1,9}){0,3}["']?([\w./-][\w./ -]{0,99}?)["']?[ \t]{0,20}(?:=>|:=|=|:(?=[ \t"']|$))(.*)$/;
  function* lineValues(t) {
   const [, e = "", n = ""] = l.exec(t.trimStart()) ?? [];
   const o = unquoted(n.trimStart());
   e !== "" && isValue(o, (0, r.eh)(e) ? 1 : a.value) && (yield o);
   for (const [, e, n] of t.matchAll(/"((?:[^"\\]|\\.){0,200})"|'([^']{0,200})'/g)) {
    const t = e ?? n ?? "";
    t !== o && isValue(t, a.value) && (yield t);
   }
   for (const [e] of t.matchAll(/[^\s"'`,;()[\]{}<>|=]+={0,2}/g)) e !== o && isValue(e, a.token) && (yield e);
   for (const [, e = ""] of t.matchAll(/:\/\/[^\s/:@]{0,64}:([^\s@]{1,200})@/g)) isValue(e, 1) && (yield e);
  }
  function unquoted(t) {
   const [, e, n] = /^"((?:[^"\\]|\\.)*)"|^'([^']*)'/.exec(t) ?? [];
   return e ?? n ?? t.replace(/[ \t]#.*$/, "").trimEnd().replace(/[,;]$/, "");
  }
  function isUnmistakable(t) {
   return t.trim().length >= s && strangeCharacters(t, 1) >= 1;
  }
  function isValue(t, e) {
   return t.trim().length >= o && strangeCharacters(t, e) >= e;
  }
  function strangeCharacters(t, e) {
   if (u.test(t)) return 0;
   const n = t.match(/[\p{L}\p{N}]+/gu) ?? [];
   if (n.length > 1 && e === 1) return 1;
   let r = 0;
   for (const t of n) {
    isPlain(t) || (r += t.length);
    if (r >= e) break;
   }
   return r;
  }
  const u = /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(?::\d+)?\/?$/i;
  function isPlain(t) {
   if (/^\d+$/.test(t)) return true;
   const [, e = "", n = ""] = /^(\p{L}+)(\d*)$/u.exec(t) ?? [];
   if (e === "" || n.length > 4) return false;
   const r = e.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+?/gu) ?? [];
   const o = r.length > 1;
   return r.every(t => isWord(t, o));
  }
  const d = /^(?:a|an|as|at|aws|by|ci|db|do|gh|go|i|id|if|in|io|ip|is|it|js|me|my|no|of|ok|on|or|os|s3|to|ts|ui|up|us|v|we|x)$/i;
  function isWord(t, e) {
   if (t.length <= 2) return !e || d.test(t);
   if (t.length === 3) return true;
   return t.length <= 18 && /[aeiouy\xe4\xf6\xfc\xe9\xe8\xe0]/i.test(t) && !/[bcdfghjklmnpqrstvwxz]{5}|(.)\1\1|q[^u]/i.test(t);
  }
 })
};
