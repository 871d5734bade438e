"use strict";

exports.id = 5676;

exports.ids = [ 5676 ];

exports.modules = {
 85676: (function(e, n, t) {
  t.r(n);
  t.d(n, {
   migrateCommand: () => migrateCommand
  });
  var o = t(42357);
  var s = t(7138);
  var a = t(4076);
  var i = t(80202);
  var r = t(20653);
  var l = t(7436);
  const c = 3e5;
  const d = [ "allow", "ask", "deny" ];
  async function migrateCommand(e, {directory: n, stdio: t}) {
   if (e.operands.length === 0) throw new o.yo({
    code: "argument-invalid",
    message: "a file is missing",
    hint: "write: sallyport migrate FILE\u2026, such as .claude/settings.json or a workflow"
   });
   const r = (0, a.S)({
    root: n,
    guard: () => null
   });
   const d = [];
   for (const n of e.operands) {
    const e = {
     location: n,
     message: "the file cannot be read",
     hint: "correct the path"
    };
    d.push(await readFileOf(n, await (0, i.R)(r.read(n, c), e)));
   }
   const f = d.flatMap(e => e.entries);
   const u = d.flatMap(e => e.notices);
   if ((0, l.JG)(e, "json")) t.out(`${JSON.stringify({
    ...listsOf(f),
    entries: f,
    notices: u
   }, null, 2)}\n`); else {
    t.out(textOf(f));
    for (const {entry: e, location: n, rules: o, why: a, isMissing: i} of f) {
     if (o.length > 0 || i === void 0) continue;
     t.err((0, s.wh)(`${i ? "not forbidden" : "left out"}: ${e} (${n}): ${a ?? ""}\n`));
    }
    for (const e of u) t.err((0, s.wh)(`${e}\n`));
   }
   return f.some(({isMissing: e}) => e === true) ? 1 : 0;
  }
  async function readFileOf(e, n) {
   const t = await fileOf(e, n.replace(/^\uFEFF/, ""));
   if (t.entries.length > 0 || t.notices.length > 0) return t;
   throw new o.yo({
    code: "file-unreadable",
    location: e,
    message: "the file has no permissions that are known",
    hint: "name settings of Claude Code, Gemini CLI or Qwen Code (.json), a policy of Gemini CLI (.toml), rules of Codex (.rules), or a file with --allowedTools or --allow-tool"
   });
  }
  async function fileOf(e, n) {
   if (e.endsWith(".json")) return (await t.e(6824).then(t.bind(t, 76824))).readSettings(e, parsed(e, () => JSON.parse(n)));
   if (e.endsWith(".rules")) return (await t.e(8287).then(t.bind(t, 28287))).readCodexRules(e, n);
   if (!e.endsWith(".toml")) return (await t.e(7762).then(t.bind(t, 7762))).readFlags(e, n);
   const [{parse: o}, {readGeminiPolicy: s}] = await Promise.all([ t.e(3292).then(t.bind(t, 80911)), t.e(1205).then(t.bind(t, 1205)) ]);
   return s(e, parsed(e, () => o(n)));
  }
  function parsed(e, n) {
   try {
    return n();
   } catch (n) {
    const t = (0, o.bD)(n).split("\n")[0] ?? "";
    const [s, a] = [ "the syntax of the file is invalid", "correct it; comments in JSON are not read" ];
    throw new o.yo({
     code: "file-unreadable",
     location: e,
     message: s,
     found: t,
     hint: a
    }, {
     cause: n
    });
   }
  }
  function listsOf(e) {
   const texts = n => [ ...new Set(rulesIn(e, n).map(({rule: e}) => e)) ];
   const n = e.some(({refusesReadOnly: e}) => e === true);
   const t = {
    allow: texts("allow"),
    ask: texts("ask"),
    deny: texts("deny")
   };
   return {
    ...t,
    ...n ? {
     "read-only-commands": false
    } : {}
   };
  }
  function rulesIn(e, n) {
   return e.filter(e => e.list === n).flatMap(({rules: e, ...n}) => e.map(e => ({
    ...n,
    rule: e
   })));
  }
  function textOf(e) {
   const n = [];
   for (const t of d) {
    const o = new Set;
    for (const {rule: s, entry: a, location: i, why: l} of rulesIn(e, t)) {
     o.size === 0 && n.push(`${t}: |`);
     if (o.has(s)) continue;
     o.add(s);
     n.push(`  # ${i}: ${(0, r.TN)(a)}${l === null ? "" : ` (${(0, r.TN)(l)})`}`, `  ${s}`);
    }
   }
   listsOf(e)["read-only-commands"] === false && n.push("read-only-commands: false");
   return n.map(e => `${(0, s.wh)(e)}\n`).join("");
  }
 })
};
