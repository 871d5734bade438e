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
const d = {
codebase: [ "Grep", "Glob", "List" ],
search: [ "Grep", "Glob", "List" ],
filesearch: [ "Glob" ],
textsearch: [ "Grep" ],
edit: [ "Edit", "Write" ],
editfiles: [ "Edit", "Write" ],
createfile: [ "Write" ],
createdirectory: [ "Write" ],
execute: [ "Bash" ],
runcommands: [ "Bash" ],
runinterminal: [ "Bash" ],
terminal: [ "Bash" ],
read: [ "Read", "List" ],
readfile: [ "Read" ],
listdirectory: [ "List" ],
fetch: [ "WebFetch" ],
web: [ "WebFetch", "WebSearch" ],
todo: [ "TodoWrite" ],
todos: [ "TodoWrite" ]
};
const c = {
agent: null,
ask: [],
edit: [ "Edit", "Write" ]
};
async function parsePromptMd(e, t) {
const o = await (0, i.readFrontmatter)(e, t);
const n = (0, r.fieldsOf)(o);
const d = [ ...o === null ? (0, r.strayNotices)(e, t, l) : [], ...(0, r.unknownFields)(e, o, l) ];
const c = {
name: n.text("name"),
description: n.text("description"),
argumentHint: n.text("argument-hint"),
model: n.first("model"),
allowedTools: readTools(e, n, d)
};
(0, r.checkAllowedTools)(n, "tools", c.allowedTools ?? []);
const u = n.diagnostics();
if (u.length > 0) throw new s.yo(u);
return {
...(0, a.EN)("prompt-md", e, t, o),
...c,
notices: d
};
}
function readTools(e, t, o) {
const s = t.list("tools", "['search', 'editFiles']");
const n = t.text("mode");
const r = t.text("agent") ?? n ?? "agent";
const i = Object.hasOwn(c, r);
i || o.push(`${e}: the agent ${JSON.stringify(r)} has no effect; a custom agent is not read`);
if (s === null) return i ? c[r] ?? null : null;
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
if (Object.hasOwn(d, s)) return d[s] ?? [];
return (0, n.Zt)(e.replace(/\(.*$/s, "")) === void 0 ? [] : [ e ];
}
})
};
