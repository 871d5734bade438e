"use strict";

exports.id = 4768;

exports.ids = [ 4768 ];

exports.modules = {
 44768: (function(e, t, o) {
  o.r(t);
  o.d(t, {
   parsePromptMd: () => parsePromptMd,
   vsCodeRules: () => vsCodeRules
  });
  var s = o(42357);
  var n = o(93768);
  var r = o(17211);
  var i = o(65897);
  var a = o(15027);
  const l = [ "name", "description", "argument-hint", "agent", "mode", "model", "tools" ];
  const c = {
   codebase: [ "Grep", "Glob", "List" ],
   edit: [ "Edit", "Write" ],
   editfiles: [ "Edit", "Write" ],
   createfile: [ "Write" ],
   createdirectory: [ "Write" ],
   execute: [ "Bash" ],
   fetch: [ "WebFetch" ],
   filesearch: [ "Glob" ],
   listdirectory: [ "List" ],
   read: [ "Read", "List" ],
   readfile: [ "Read" ],
   runcommands: [ "Bash" ],
   runinterminal: [ "Bash" ],
   search: [ "Grep", "Glob", "List" ],
   terminal: [ "Bash" ],
   textsearch: [ "Grep" ],
   todo: [ "TodoWrite" ],
   todos: [ "TodoWrite" ],
   web: [ "WebFetch", "WebSearch" ]
  };
  const d = {
   agent: null,
   ask: [],
   edit: [ "Edit", "Write" ]
  };
  async function parsePromptMd(e, t) {
   const o = await (0, i.z)(e, t);
   const n = (0, r.Pf)(o);
   const c = [ ...o === null ? (0, r.zk)(e, t, l) : [], ...(0, r._6)(e, o, l) ];
   const d = {
    name: n.text("name"),
    description: n.text("description"),
    argumentHint: n.text("argument-hint"),
    model: n.first("model"),
    allowedTools: readTools(e, n, c)
   };
   (0, r._s)(n, "tools", d.allowedTools ?? []);
   const u = n.diagnostics();
   if (u.length > 0) throw new s.yo(u);
   return {
    ...(0, a.EN)("prompt-md", e, t, o),
    ...d,
    notices: c
   };
  }
  function readTools(e, t, o) {
   const s = t.list("tools", "['search', 'editFiles']");
   const n = t.text("mode");
   const r = t.text("agent") ?? n ?? "agent";
   const i = Object.hasOwn(d, r);
   i || o.push(`${e}: the agent ${JSON.stringify(r)} has no effect; a custom agent is not read`);
   if (s === null) return i ? d[r] ?? null : null;
   if (s.includes("*")) return null;
   const a = s.flatMap(t => {
    const s = vsCodeRules(t);
    s.length === 0 && o.push(`${e}: the tool ${JSON.stringify(t)} does not exist here`);
    return s;
   });
   return [ ...new Set(a) ];
  }
  function vsCodeRules(e) {
   const [t = "", o = "*"] = e.toLowerCase().split("/");
   const s = o === "*" ? t : o;
   if (Object.hasOwn(c, s)) return c[s] ?? [];
   return (0, n.Zt)(e.replace(/\(.*$/s, "")) === void 0 ? [] : [ e ];
  }
 })
};
