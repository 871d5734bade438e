"use strict";

exports.id = 4768;

exports.ids = [ 4768 ];

exports.modules = {
 44768: (function(t, e, o) {
  o.r(e);
  o.d(e, {
   parsePromptMd: () => parsePromptMd
  });
  var s = o(42357);
  var r = o(93768);
  var n = o(17211);
  var i = o(65897);
  var a = o(15027);
  const c = [ "name", "description", "argument-hint", "agent", "mode", "model", "tools" ];
  const l = {
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
  async function parsePromptMd(t, e) {
   const o = await (0, i.z)(t, e);
   const r = (0, n.Pf)(o);
   const l = [ ...o === null ? (0, n.zk)(t, e, c) : [], ...(0, n._6)(t, o, c) ];
   const d = {
    name: r.text("name"),
    description: r.text("description"),
    argumentHint: r.text("argument-hint"),
    model: r.first("model"),
    allowedTools: readTools(t, r, l)
   };
   (0, n._s)(r, "tools", d.allowedTools ?? []);
   const u = r.diagnostics();
   if (u.length > 0) throw new s.yo(u);
   return {
    ...(0, a.EN)("prompt-md", t, e, o),
    ...d,
    notices: l
   };
  }
  function readTools(t, e, o) {
   const s = e.list("tools", "['search', 'editFiles']");
   const r = e.text("mode");
   const n = e.text("agent") ?? r ?? "agent";
   const i = Object.hasOwn(d, n);
   i || o.push(`${t}: the agent ${JSON.stringify(n)} has no effect; a custom agent is not read`);
   if (s === null) return i ? d[n] ?? null : null;
   if (s.includes("*")) return null;
   const a = s.flatMap(e => {
    const s = rulesFor(e);
    s.length === 0 && o.push(`${t}: the tool ${JSON.stringify(e)} does not exist here`);
    return s;
   });
   return [ ...new Set(a) ];
  }
  function rulesFor(t) {
   const [e = "", o = "*"] = t.toLowerCase().split("/");
   const s = o === "*" ? e : o;
   if (Object.hasOwn(l, s)) return l[s] ?? [];
   return (0, r.Zt)(t.replace(/\(.*$/s, "")) === void 0 ? [] : [ t ];
  }
 })
};
