"use strict";

exports.id = 9453;

exports.ids = [ 9453 ];

exports.modules = {
49453: (function(e, t, o) {
o.d(t, {
Kj: () => Xa,
bd: () => wr,
Fp: () => nr,
HC: () => ar,
jS: () => ri
});
var r = Object.create;
var s = Object.defineProperty;
var n = Object.getOwnPropertyDescriptor;
var a = Object.getOwnPropertyNames;
var i = Object.getPrototypeOf;
var c = Object.prototype.hasOwnProperty;
var __commonJSMin = (e, t) => () => (t || e((t = {
exports: {}
}).exports, t), t.exports);
var __exportAll = (e, t) => {
let o = {};
for (var r in e) s(o, r, {
get: e[r],
enumerable: true
});
t && s(o, Symbol.toStringTag, {
value: "Module"
});
return o;
};
var __copyProps = (e, t, o, r) => {
if (t && typeof t === "object" || typeof t === "function") for (var i, l = a(t), u = 0, d = l.length; u < d; u++) {
i = l[u];
c.call(e, i) || i === o || s(e, i, {
get: (e => t[e]).bind(null, i),
enumerable: !(r = n(t, i)) || r.enumerable
});
}
return e;
};
var __toESM = (e, t, o) => (o = e != null ? r(i(e)) : {}, __copyProps(!t && e && e.__esModule ? o : s(o, "default", {
value: e,
enumerable: true
}), e));
const l = new Set([ "https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft/2020-12/schema" ]);
const u = new Set([ "https://json-schema.org/draft/2019-09/schema", "http://json-schema.org/draft/2019-09/schema" ]);
const d = new Set([ "https://json-schema.org/draft-07/schema", "http://json-schema.org/draft-07/schema" ]);
const p = new Set([ "https://json-schema.org/draft-06/schema", "http://json-schema.org/draft-06/schema" ]);
function declares2019Dialect(e) {
return typeof e === "string" && u.has(e.replace(/#$/, ""));
}
function declaredDialect(e, t) {
if (!("$schema" in e) || typeof e.$schema !== "string") return "2020-12";
const o = e.$schema.replace(/#$/, "");
if (l.has(o)) return "2020-12";
if (u.has(o)) return "2019-09";
if (d.has(o) || p.has(o)) return "draft-7";
throw new Error(`JSON Schema declares an unsupported dialect ("$schema": "${e.$schema.slice(0, 200)}"). The default validator supports JSON Schema 2020-12, 2019-09, draft-07, and draft-06; ${t}`);
}
var h = o(80737);
var m = o(43759);
function datetime(e) {
return m.G1(h.You, e);
}
function date(e) {
return m.db(h.Brp, e);
}
const f = "2025-11-25";
const g = [ f, "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07" ];
const y = "io.modelcontextprotocol/related-task";
const v = "io.modelcontextprotocol/protocolVersion";
const S = "io.modelcontextprotocol/clientInfo";
const b = "io.modelcontextprotocol/serverInfo";
const P = "io.modelcontextprotocol/clientCapabilities";
const w = "io.modelcontextprotocol/subscriptionId";
const $ = "io.modelcontextprotocol/logLevel";
const R = "2.0";
const k = h.RZV(() => h.KCZ([ h.YjP(), h.aig(), h.zMY(), h.chJ(), h.g1P(h.YjP(), k), h.YOg(k) ]));
const j = h.g1P(h.YjP(), k);
const C = h.YOg(k);
const I = h.KCZ([ h.YjP(), h.aig().int() ]);
const E = h.YjP();
const O = h.Ikc({
ttl: h.aig().optional()
});
const T = h.Ikc({
taskId: h.YjP()
});
const x = h._H3({
progressToken: I.optional(),
[y]: T.optional()
});
const M = h.Ikc({
_meta: x.optional()
});
const q = M.extend({
task: O.optional()
});
const N = h.Ikc({
method: h.YjP(),
params: M.loose().optional()
});
const Y = h.Ikc({
_meta: x.optional()
});
const A = h.Ikc({
method: h.YjP(),
params: Y.loose().optional()
});
const z = h._H3({
get [b]() {
return ee.optional().catch(void 0);
}
});
const V = h._H3({
_meta: z.optional()
});
const L = h.KCZ([ h.YjP(), h.aig().int() ]);
const D = h.Ikc({
jsonrpc: h.euz(R),
id: L,
...N.shape
}).strict();
const U = h.Ikc({
jsonrpc: h.euz(R),
...A.shape
}).strict();
const H = h.Ikc({
jsonrpc: h.euz(R),
id: L,
result: V
}).strict();
const F = h.Ikc({
jsonrpc: h.euz(R),
id: L.optional(),
error: h.Ikc({
code: h.aig().int(),
message: h.YjP(),
data: h.L5J().optional()
})
}).strict();
const K = h.KCZ([ D, U, H, F ]);
const J = h.KCZ([ H, F ]);
const Z = V.strict();
const W = Y.extend({
requestId: L.optional(),
reason: h.YjP().optional()
});
const B = A.extend({
method: h.euz("notifications/cancelled"),
params: W
});
const G = h.Ikc({
src: h.YjP(),
mimeType: h.YjP().optional(),
sizes: h.YOg(h.YjP()).optional(),
theme: h.k5n([ "light", "dark" ]).optional()
});
const X = h.Ikc({
icons: h.YOg(G).optional()
});
const Q = h.Ikc({
name: h.YjP(),
title: h.YjP().optional()
});
const ee = Q.extend({
...Q.shape,
...X.shape,
version: h.YjP(),
websiteUrl: h.YjP().optional(),
description: h.YjP().optional()
});
const te = h.E$q(h.Ikc({
applyDefaults: h.zMY().optional()
}), j);
const oe = h.vkY(e => {
if (e && typeof e === "object" && !Array.isArray(e) && Object.keys(e).length === 0) return {
form: {}
};
return e;
}, h.E$q(h.Ikc({
form: te.optional(),
url: j.optional()
}), j.optional()));
const re = h._H3({
list: j.optional(),
cancel: j.optional(),
requests: h._H3({
sampling: h._H3({
createMessage: j.optional()
}).optional(),
elicitation: h._H3({
create: j.optional()
}).optional()
}).optional()
});
const se = h._H3({
list: j.optional(),
cancel: j.optional(),
requests: h._H3({
tools: h._H3({
call: j.optional()
}).optional()
}).optional()
});
const ne = h.Ikc({
experimental: h.g1P(h.YjP(), j).optional(),
sampling: h.Ikc({
context: j.optional(),
tools: j.optional()
}).optional(),
elicitation: oe.optional(),
roots: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
tasks: re.optional(),
extensions: h.g1P(h.YjP(), j).optional()
});
const ae = M.extend({
protocolVersion: h.YjP(),
capabilities: ne,
clientInfo: ee
});
const ie = N.extend({
method: h.euz("initialize"),
params: ae
});
const ce = h.Ikc({
experimental: h.g1P(h.YjP(), j).optional(),
logging: j.optional(),
completions: j.optional(),
prompts: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
resources: h.Ikc({
subscribe: h.zMY().optional(),
listChanged: h.zMY().optional()
}).optional(),
tools: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
tasks: se.optional(),
extensions: h.g1P(h.YjP(), j).optional()
});
const le = V.extend({
protocolVersion: h.YjP(),
capabilities: ce,
serverInfo: ee,
instructions: h.YjP().optional()
});
const ue = A.extend({
method: h.euz("notifications/initialized"),
params: Y.optional()
});
const de = N.extend({
method: h.euz("server/discover"),
params: M.optional()
});
const pe = V.extend({
supportedVersions: h.YOg(h.YjP()),
capabilities: ce,
instructions: h.YjP().optional()
});
const he = N.extend({
method: h.euz("ping"),
params: M.optional()
});
const me = h.Ikc({
progress: h.aig(),
total: h.lqM(h.aig()),
message: h.lqM(h.YjP())
});
const fe = h.Ikc({
...Y.shape,
...me.shape,
progressToken: I
});
const ge = A.extend({
method: h.euz("notifications/progress"),
params: fe
});
const ye = M.extend({
cursor: E.optional()
});
const ve = N.extend({
params: ye.optional()
});
const _e = V.extend({
nextCursor: E.optional()
});
const Se = h.Ikc({
uri: h.YjP(),
mimeType: h.lqM(h.YjP()),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const be = Se.extend({
text: h.YjP()
});
const Pe = h.YjP().refine(e => {
try {
atob(e);
return true;
} catch {
return false;
}
}, {
message: "Invalid Base64 string"
});
const we = Se.extend({
blob: Pe
});
const $e = h.k5n([ "user", "assistant" ]);
const Re = h.Ikc({
audience: h.YOg($e).optional(),
priority: h.aig().min(0).max(1).optional(),
lastModified: datetime({
offset: true
}).optional()
});
const ke = h.Ikc({
...Q.shape,
...X.shape,
uri: h.YjP(),
description: h.lqM(h.YjP()),
mimeType: h.lqM(h.YjP()),
size: h.lqM(h.aig()),
annotations: Re.optional(),
_meta: h.lqM(h._H3({}))
});
const je = h.Ikc({
...Q.shape,
...X.shape,
uriTemplate: h.YjP(),
description: h.lqM(h.YjP()),
mimeType: h.lqM(h.YjP()),
annotations: Re.optional(),
_meta: h.lqM(h._H3({}))
});
const Ce = ve.extend({
method: h.euz("resources/list")
});
const Ie = _e.extend({
resources: h.YOg(ke)
});
const Ee = ve.extend({
method: h.euz("resources/templates/list")
});
const Oe = _e.extend({
resourceTemplates: h.YOg(je)
});
const Te = M.extend({
uri: h.YjP()
});
const xe = Te;
const Me = N.extend({
method: h.euz("resources/read"),
params: xe
});
const qe = V.extend({
contents: h.YOg(h.KCZ([ be, we ]))
});
const Ne = A.extend({
method: h.euz("notifications/resources/list_changed"),
params: Y.optional()
});
const Ye = Te;
const Ae = N.extend({
method: h.euz("resources/subscribe"),
params: Ye
});
const ze = Te;
const Ve = N.extend({
method: h.euz("resources/unsubscribe"),
params: ze
});
const Le = h.Ikc({
toolsListChanged: h.zMY().optional(),
promptsListChanged: h.zMY().optional(),
resourcesListChanged: h.zMY().optional(),
resourceSubscriptions: h.YOg(h.YjP()).optional()
});
const De = M.extend({
notifications: Le
});
const Ue = N.extend({
method: h.euz("subscriptions/listen"),
params: De
});
const He = Y.extend({
notifications: Le
});
const Fe = A.extend({
method: h.euz("notifications/subscriptions/acknowledged"),
params: He
});
const Ke = z.extend({
[w]: L
});
const Je = V.extend({
_meta: Ke
});
const Ze = Y.extend({
uri: h.YjP()
});
const We = A.extend({
method: h.euz("notifications/resources/updated"),
params: Ze
});
const Be = h.Ikc({
name: h.YjP(),
description: h.lqM(h.YjP()),
required: h.lqM(h.zMY())
});
const Ge = h.Ikc({
...Q.shape,
...X.shape,
description: h.lqM(h.YjP()),
arguments: h.lqM(h.YOg(Be)),
_meta: h.lqM(h._H3({}))
});
const Xe = ve.extend({
method: h.euz("prompts/list")
});
const Qe = _e.extend({
prompts: h.YOg(Ge)
});
const et = M.extend({
name: h.YjP(),
arguments: h.g1P(h.YjP(), h.YjP()).optional()
});
const tt = N.extend({
method: h.euz("prompts/get"),
params: et
});
const ot = h.Ikc({
type: h.euz("text"),
text: h.YjP(),
annotations: Re.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const rt = h.Ikc({
type: h.euz("image"),
data: Pe,
mimeType: h.YjP(),
annotations: Re.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const st = h.Ikc({
type: h.euz("audio"),
data: Pe,
mimeType: h.YjP(),
annotations: Re.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const nt = h.Ikc({
type: h.euz("tool_use"),
name: h.YjP(),
id: h.YjP(),
input: h.g1P(h.YjP(), h.L5J()),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const at = h.Ikc({
type: h.euz("resource"),
resource: h.KCZ([ be, we ]),
annotations: Re.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const it = ke.extend({
type: h.euz("resource_link")
});
const ct = h.KCZ([ ot, rt, st, it, at ]);
const lt = h.Ikc({
role: $e,
content: ct
});
const ut = V.extend({
description: h.YjP().optional(),
messages: h.YOg(lt)
});
const dt = A.extend({
method: h.euz("notifications/prompts/list_changed"),
params: Y.optional()
});
const pt = h.Ikc({
title: h.YjP().optional(),
readOnlyHint: h.zMY().optional(),
destructiveHint: h.zMY().optional(),
idempotentHint: h.zMY().optional(),
openWorldHint: h.zMY().optional()
});
const ht = h.Ikc({
taskSupport: h.k5n([ "required", "optional", "forbidden" ]).optional()
});
const mt = h.Ikc({
...Q.shape,
...X.shape,
description: h.YjP().optional(),
inputSchema: h.Ikc({
type: h.euz("object"),
properties: h.g1P(h.YjP(), k).optional(),
required: h.YOg(h.YjP()).optional()
}).catchall(h.L5J()),
outputSchema: h._H3({
$schema: h.YjP().optional()
}).optional(),
annotations: pt.optional(),
execution: ht.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const ft = ve.extend({
method: h.euz("tools/list")
});
const gt = _e.extend({
tools: h.YOg(mt)
});
const yt = V.extend({
content: h.YOg(ct).default([]),
structuredContent: h.L5J().optional(),
isError: h.zMY().optional()
});
const vt = yt.or(V.extend({
toolResult: h.L5J()
}));
const _t = q.extend({
name: h.YjP(),
arguments: h.g1P(h.YjP(), h.L5J()).optional()
});
const St = N.extend({
method: h.euz("tools/call"),
params: _t
});
const bt = A.extend({
method: h.euz("notifications/tools/list_changed"),
params: Y.optional()
});
const Pt = h.Ikc({
autoRefresh: h.zMY().default(true),
debounceMs: h.aig().int().nonnegative().default(300)
});
const wt = h.k5n([ "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency" ]);
const $t = M.extend({
level: wt
});
const Rt = N.extend({
method: h.euz("logging/setLevel"),
params: $t
});
const kt = Y.extend({
level: wt,
logger: h.YjP().optional(),
data: h.L5J()
});
const jt = A.extend({
method: h.euz("notifications/message"),
params: kt
});
const Ct = h.Ikc({
name: h.YjP().optional()
});
const It = h.Ikc({
hints: h.YOg(Ct).optional(),
costPriority: h.aig().min(0).max(1).optional(),
speedPriority: h.aig().min(0).max(1).optional(),
intelligencePriority: h.aig().min(0).max(1).optional()
});
const Et = h.Ikc({
mode: h.k5n([ "auto", "required", "none" ]).optional()
});
const Ot = h.Ikc({
type: h.euz("tool_result"),
toolUseId: h.YjP().describe("The unique identifier for the corresponding tool call."),
content: h.YOg(ct),
structuredContent: h.L5J().optional(),
isError: h.zMY().optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Tt = h.gMt("type", [ ot, rt, st ]);
const xt = h.gMt("type", [ ot, rt, st, nt, Ot ]);
const Mt = h.Ikc({
role: $e,
content: h.KCZ([ xt, h.YOg(xt) ]),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const qt = q.extend({
messages: h.YOg(Mt),
modelPreferences: It.optional(),
systemPrompt: h.YjP().optional(),
includeContext: h.k5n([ "none", "thisServer", "allServers" ]).optional(),
temperature: h.aig().optional(),
maxTokens: h.aig().int(),
stopSequences: h.YOg(h.YjP()).optional(),
metadata: j.optional(),
tools: h.YOg(mt).optional(),
toolChoice: Et.optional()
});
const Nt = N.extend({
method: h.euz("sampling/createMessage"),
params: qt
});
const Yt = V.extend({
model: h.YjP(),
stopReason: h.lqM(h.k5n([ "endTurn", "stopSequence", "maxTokens" ]).or(h.YjP())),
role: $e,
content: Tt
});
const At = V.extend({
model: h.YjP(),
stopReason: h.lqM(h.k5n([ "endTurn", "stopSequence", "maxTokens", "toolUse" ]).or(h.YjP())),
role: $e,
content: h.KCZ([ xt, h.YOg(xt) ])
});
const zt = h.Ikc({
type: h.euz("boolean"),
title: h.YjP().optional(),
description: h.YjP().optional(),
default: h.zMY().optional()
});
const Vt = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minLength: h.aig().optional(),
maxLength: h.aig().optional(),
format: h.k5n([ "email", "uri", "date", "date-time" ]).optional(),
default: h.YjP().optional()
});
const Lt = h.Ikc({
type: h.k5n([ "number", "integer" ]),
title: h.YjP().optional(),
description: h.YjP().optional(),
minimum: h.aig().optional(),
maximum: h.aig().optional(),
default: h.aig().optional()
});
const Dt = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
enum: h.YOg(h.YjP()),
default: h.YjP().optional()
});
const Ut = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
oneOf: h.YOg(h.Ikc({
const: h.YjP(),
title: h.YjP()
})),
default: h.YjP().optional()
});
const Ht = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
enum: h.YOg(h.YjP()),
enumNames: h.YOg(h.YjP()).optional(),
default: h.YjP().optional()
});
const Ft = h.KCZ([ Dt, Ut ]);
const Kt = h.Ikc({
type: h.euz("array"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minItems: h.aig().optional(),
maxItems: h.aig().optional(),
items: h.Ikc({
type: h.euz("string"),
enum: h.YOg(h.YjP())
}),
default: h.YOg(h.YjP()).optional()
});
const Jt = h.Ikc({
type: h.euz("array"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minItems: h.aig().optional(),
maxItems: h.aig().optional(),
items: h.Ikc({
anyOf: h.YOg(h.Ikc({
const: h.YjP(),
title: h.YjP()
}))
}),
default: h.YOg(h.YjP()).optional()
});
const Zt = h.KCZ([ Kt, Jt ]);
const Wt = h.KCZ([ Ht, Ft, Zt ]);
const Bt = h.KCZ([ Wt, zt, Vt, Lt ]);
const Gt = q.extend({
mode: h.euz("form").optional(),
message: h.YjP(),
requestedSchema: h.Ikc({
type: h.euz("object"),
properties: h.g1P(h.YjP(), Bt),
required: h.YOg(h.YjP()).optional()
}).catchall(h.L5J())
});
const Xt = q.extend({
mode: h.euz("url"),
message: h.YjP(),
elicitationId: h.YjP(),
url: h.YjP().url()
});
const Qt = h.KCZ([ Gt, Xt ]);
const eo = N.extend({
method: h.euz("elicitation/create"),
params: Qt
});
const to = Y.extend({
elicitationId: h.YjP()
});
const oo = A.extend({
method: h.euz("notifications/elicitation/complete"),
params: to
});
const ro = V.extend({
action: h.k5n([ "accept", "decline", "cancel" ]),
content: h.vkY(e => e === null ? void 0 : e, h.g1P(h.YjP(), h.KCZ([ h.YjP(), h.aig(), h.zMY(), h.YOg(h.YjP()) ])).optional())
});
const so = h.Ikc({
type: h.euz("ref/resource"),
uri: h.YjP()
});
const no = h.Ikc({
type: h.euz("ref/prompt"),
name: h.YjP()
});
const ao = M.extend({
ref: h.KCZ([ no, so ]),
argument: h.Ikc({
name: h.YjP(),
value: h.YjP()
}),
context: h.Ikc({
arguments: h.g1P(h.YjP(), h.YjP()).optional()
}).optional()
});
const io = N.extend({
method: h.euz("completion/complete"),
params: ao
});
const co = V.extend({
completion: h._H3({
values: h.YOg(h.YjP()).max(100),
total: h.lqM(h.aig().int()),
hasMore: h.lqM(h.zMY())
})
});
const lo = h.Ikc({
uri: h.YjP().startsWith("file://"),
name: h.YjP().optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const uo = N.extend({
method: h.euz("roots/list"),
params: M.optional()
});
const po = V.extend({
roots: h.YOg(lo)
});
const ho = A.extend({
method: h.euz("notifications/roots/list_changed"),
params: Y.optional()
});
const mo = h._H3({
ttl: h.aig().optional(),
pollInterval: h.aig().optional()
});
const fo = h.k5n([ "working", "input_required", "completed", "failed", "cancelled" ]);
const go = h.Ikc({
taskId: h.YjP(),
status: fo,
ttl: h.KCZ([ h.aig(), h.chJ() ]),
createdAt: h.YjP(),
lastUpdatedAt: h.YjP(),
pollInterval: h.lqM(h.aig()),
statusMessage: h.lqM(h.YjP())
});
const yo = V.extend({
task: go
});
const vo = Y.merge(go);
const _o = A.extend({
method: h.euz("notifications/tasks/status"),
params: vo
});
const So = N.extend({
method: h.euz("tasks/get"),
params: M.extend({
taskId: h.YjP()
})
});
const bo = V.merge(go);
const Po = N.extend({
method: h.euz("tasks/result"),
params: M.extend({
taskId: h.YjP()
})
});
const wo = V.loose();
const $o = ve.extend({
method: h.euz("tasks/list")
});
const Ro = _e.extend({
tasks: h.YOg(go)
});
const ko = N.extend({
method: h.euz("tasks/cancel"),
params: M.extend({
taskId: h.YjP()
})
});
const jo = V.merge(go);
const Co = h.KCZ([ he, ie, de, io, Rt, tt, Xe, Ce, Ee, Me, Ae, Ve, Ue, St, ft ]);
const Io = h.KCZ([ B, ge, ue, ho ]);
const Eo = h.KCZ([ Z, Yt, At, ro, po ]);
const Oo = h.KCZ([ he, Nt, eo, uo ]);
const To = h.KCZ([ B, ge, jt, We, Ne, bt, dt, Fe, oo ]);
const xo = h.KCZ([ Z, le, pe, co, ut, Qe, Ie, Oe, qe, yt, gt, Je ]);
const Mo = {
invalid_type: "invalid_type",
too_big: "too_big",
too_small: "too_small",
invalid_format: "invalid_format",
not_multiple_of: "not_multiple_of",
unrecognized_keys: "unrecognized_keys",
invalid_union: "invalid_union",
invalid_key: "invalid_key",
invalid_element: "invalid_element",
invalid_value: "invalid_value",
custom: "custom"
};
var qo;
qo || (qo = {});
var No = o(88532);
var Yo = o(49567);
const Ao = h.OZ5().superRefine((e, t) => {
if (!URL.canParse(e)) {
t.addIssue({
code: Mo.custom,
message: "URL must be parseable",
fatal: true
});
return No.tm;
}
}).refine(e => {
const t = new URL(e);
return t.protocol !== "javascript:" && t.protocol !== "data:" && t.protocol !== "vbscript:";
}, {
message: "URL cannot use javascript:, data:, or vbscript: scheme"
});
const zo = h._H3({
resource: h.YjP().url(),
authorization_servers: h.YOg(Ao).optional(),
jwks_uri: h.YjP().url().optional(),
scopes_supported: h.YOg(h.YjP()).optional(),
bearer_methods_supported: h.YOg(h.YjP()).optional(),
resource_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
resource_name: h.YjP().optional(),
resource_documentation: h.YjP().optional(),
resource_policy_uri: h.YjP().url().optional(),
resource_tos_uri: h.YjP().url().optional(),
tls_client_certificate_bound_access_tokens: h.zMY().optional(),
authorization_details_types_supported: h.YOg(h.YjP()).optional(),
dpop_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
dpop_bound_access_tokens_required: h.zMY().optional()
});
const Vo = h._H3({
issuer: h.YjP(),
authorization_endpoint: Ao,
token_endpoint: Ao,
registration_endpoint: Ao.optional(),
scopes_supported: h.YOg(h.YjP()).optional(),
response_types_supported: h.YOg(h.YjP()),
response_modes_supported: h.YOg(h.YjP()).optional(),
grant_types_supported: h.YOg(h.YjP()).optional(),
token_endpoint_auth_methods_supported: h.YOg(h.YjP()).optional(),
token_endpoint_auth_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
service_documentation: Ao.optional(),
revocation_endpoint: Ao.optional(),
revocation_endpoint_auth_methods_supported: h.YOg(h.YjP()).optional(),
revocation_endpoint_auth_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
introspection_endpoint: h.YjP().optional(),
introspection_endpoint_auth_methods_supported: h.YOg(h.YjP()).optional(),
introspection_endpoint_auth_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
code_challenge_methods_supported: h.YOg(h.YjP()).optional(),
client_id_metadata_document_supported: h.zMY().optional(),
authorization_response_iss_parameter_supported: h.zMY().optional().catch(void 0),
dpop_signing_alg_values_supported: h.YOg(h.YjP()).optional()
});
const Lo = h._H3({
issuer: h.YjP(),
authorization_endpoint: Ao,
token_endpoint: Ao,
userinfo_endpoint: Ao.optional(),
jwks_uri: Ao,
registration_endpoint: Ao.optional(),
scopes_supported: h.YOg(h.YjP()).optional(),
response_types_supported: h.YOg(h.YjP()),
response_modes_supported: h.YOg(h.YjP()).optional(),
grant_types_supported: h.YOg(h.YjP()).optional(),
acr_values_supported: h.YOg(h.YjP()).optional(),
subject_types_supported: h.YOg(h.YjP()),
id_token_signing_alg_values_supported: h.YOg(h.YjP()),
id_token_encryption_alg_values_supported: h.YOg(h.YjP()).optional(),
id_token_encryption_enc_values_supported: h.YOg(h.YjP()).optional(),
userinfo_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
userinfo_encryption_alg_values_supported: h.YOg(h.YjP()).optional(),
userinfo_encryption_enc_values_supported: h.YOg(h.YjP()).optional(),
request_object_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
request_object_encryption_alg_values_supported: h.YOg(h.YjP()).optional(),
request_object_encryption_enc_values_supported: h.YOg(h.YjP()).optional(),
token_endpoint_auth_methods_supported: h.YOg(h.YjP()).optional(),
token_endpoint_auth_signing_alg_values_supported: h.YOg(h.YjP()).optional(),
display_values_supported: h.YOg(h.YjP()).optional(),
claim_types_supported: h.YOg(h.YjP()).optional(),
claims_supported: h.YOg(h.YjP()).optional(),
service_documentation: h.YjP().optional(),
claims_locales_supported: h.YOg(h.YjP()).optional(),
ui_locales_supported: h.YOg(h.YjP()).optional(),
claims_parameter_supported: h.zMY().optional(),
request_parameter_supported: h.zMY().optional(),
request_uri_parameter_supported: h.zMY().optional(),
require_request_uri_registration: h.zMY().optional(),
op_policy_uri: Ao.optional(),
op_tos_uri: Ao.optional(),
client_id_metadata_document_supported: h.zMY().optional(),
authorization_response_iss_parameter_supported: h.zMY().optional().catch(void 0)
});
const Do = h.Ikc({
...Lo.shape,
...Vo.pick({
code_challenge_methods_supported: true
}).shape
});
const Uo = h.Ikc({
access_token: h.YjP(),
id_token: h.YjP().optional(),
token_type: h.YjP(),
expires_in: Yo.ai().optional(),
scope: h.YjP().optional(),
refresh_token: h.YjP().optional(),
issuer: h.YjP().optional().catch(void 0)
}).strip();
const Ho = h.Ikc({
issued_token_type: h.euz("urn:ietf:params:oauth:token-type:id-jag"),
access_token: h.YjP(),
token_type: h.YjP().optional(),
expires_in: h.aig().optional(),
scope: h.YjP().optional()
}).strip();
const Fo = h.Ikc({
error: h.YjP(),
error_description: h.YjP().optional(),
error_uri: h.YjP().optional()
});
const Ko = Ao.optional().or(h.euz("").transform(() => {}));
const Jo = h.Ikc({
redirect_uris: h.YOg(Ao),
token_endpoint_auth_method: h.YjP().optional(),
grant_types: h.YOg(h.YjP()).optional(),
response_types: h.YOg(h.YjP()).optional(),
application_type: h.YjP().optional(),
client_name: h.YjP().optional(),
client_uri: Ao.optional(),
logo_uri: Ko,
scope: h.YjP().optional(),
contacts: h.YOg(h.YjP()).optional(),
tos_uri: Ko,
policy_uri: h.YjP().optional(),
jwks_uri: Ao.optional(),
jwks: h.bzn().optional(),
software_id: h.YjP().optional(),
software_version: h.YjP().optional(),
software_statement: h.YjP().optional()
}).strip();
const Zo = h.Ikc({
client_id: h.YjP(),
client_secret: h.YjP().optional(),
client_id_issued_at: h.aig().optional(),
client_secret_expires_at: h.aig().optional(),
issuer: h.YjP().optional().catch(void 0)
}).strip();
const Wo = Jo.merge(Zo);
const Bo = h.Ikc({
error: h.YjP(),
error_description: h.YjP().optional()
}).strip();
const Go = h.Ikc({
token: h.YjP(),
token_type_hint: h.YjP().optional()
}).strip();
var Xo = o(43852);
var Qo = o(98439);
const er = Symbol.for("mcp.sdk.errorBrands");
function stampErrorBrands(e, t) {
const o = new Set;
let r = t;
while (typeof r === "function") {
const e = r.mcpBrand;
Object.prototype.hasOwnProperty.call(r, "mcpBrand") && typeof e === "string" && o.add(e);
r = Object.getPrototypeOf(r);
}
if (o.size === 0) return;
Object.defineProperty(e, er, {
value: o,
enumerable: false,
configurable: true
});
}
function brandedHasInstance(e, t) {
try {
if (typeof t === "object" && t !== null && Object.prototype.hasOwnProperty.call(e, "mcpBrand") && typeof e.mcpBrand === "string" && Object.prototype.hasOwnProperty.call(t, er)) {
const o = t[er];
if (o && typeof o.has === "function" && o.has(e.mcpBrand)) return true;
}
} catch {}
return Function.prototype[Symbol.hasInstance].call(e, t);
}
let tr = function(e) {
e["InvalidRequest"] = "invalid_request";
e["InvalidClient"] = "invalid_client";
e["InvalidGrant"] = "invalid_grant";
e["UnauthorizedClient"] = "unauthorized_client";
e["UnsupportedGrantType"] = "unsupported_grant_type";
e["InvalidScope"] = "invalid_scope";
e["AccessDenied"] = "access_denied";
e["ServerError"] = "server_error";
e["TemporarilyUnavailable"] = "temporarily_unavailable";
e["UnsupportedResponseType"] = "unsupported_response_type";
e["UnsupportedTokenType"] = "unsupported_token_type";
e["InvalidToken"] = "invalid_token";
e["MethodNotAllowed"] = "method_not_allowed";
e["TooManyRequests"] = "too_many_requests";
e["InvalidClientMetadata"] = "invalid_client_metadata";
e["InvalidRedirectUri"] = "invalid_redirect_uri";
e["InsufficientScope"] = "insufficient_scope";
e["InvalidTarget"] = "invalid_target";
e["InvalidDpopProof"] = "invalid_dpop_proof";
e["UseDpopNonce"] = "use_dpop_nonce";
return e;
}({});
var rr = class OAuthError extends Error {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.OAuthError"
});
}
static [Symbol.hasInstance](e) {
return brandedHasInstance(this, e);
}
static isInstance(e) {
if (typeof this !== "function") throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this, e);
}
constructor(e, t, o) {
super(t);
this.code = e;
this.errorUri = o;
this.name = "OAuthError";
stampErrorBrands(this, new.target);
}
toResponseObject() {
const e = {
error: this.code,
error_description: this.message
};
this.errorUri && (e.error_uri = this.errorUri);
return e;
}
static fromResponse(e) {
return new OAuthError(e.error, e.error_description ?? e.error, e.error_uri);
}
};
let sr = function(e) {
e["NotConnected"] = "NOT_CONNECTED";
e["AlreadyConnected"] = "ALREADY_CONNECTED";
e["NotInitialized"] = "NOT_INITIALIZED";
e["CapabilityNotSupported"] = "CAPABILITY_NOT_SUPPORTED";
e["RequestTimeout"] = "REQUEST_TIMEOUT";
e["ConnectionClosed"] = "CONNECTION_CLOSED";
e["SendFailed"] = "SEND_FAILED";
e["InvalidResult"] = "INVALID_RESULT";
e["UnsupportedResultType"] = "UNSUPPORTED_RESULT_TYPE";
e["InputRequiredRoundsExceeded"] = "INPUT_REQUIRED_ROUNDS_EXCEEDED";
e["ListPaginationExceeded"] = "LIST_PAGINATION_EXCEEDED";
e["MethodNotSupportedByProtocolVersion"] = "METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION";
e["EraNegotiationFailed"] = "ERA_NEGOTIATION_FAILED";
e["ClientHttpNotImplemented"] = "CLIENT_HTTP_NOT_IMPLEMENTED";
e["ClientHttpAuthentication"] = "CLIENT_HTTP_AUTHENTICATION";
e["ClientHttpForbidden"] = "CLIENT_HTTP_FORBIDDEN";
e["ClientHttpUnexpectedContent"] = "CLIENT_HTTP_UNEXPECTED_CONTENT";
e["ClientHttpFailedToOpenStream"] = "CLIENT_HTTP_FAILED_TO_OPEN_STREAM";
e["ClientHttpFailedToTerminateSession"] = "CLIENT_HTTP_FAILED_TO_TERMINATE_SESSION";
return e;
}({});
var nr = class extends Error {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.SdkError"
});
}
static [Symbol.hasInstance](e) {
return brandedHasInstance(this, e);
}
static isInstance(e) {
if (typeof this !== "function") throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this, e);
}
constructor(e, t, o, r) {
super(t, r);
this.code = e;
this.data = o;
this.name = "SdkError";
stampErrorBrands(this, new.target);
}
};
var ar = class extends nr {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.SdkHttpError"
});
}
constructor(e, t, o, r) {
super(e, t, o, r);
this.name = "SdkHttpError";
}
get status() {
return this.data.status;
}
get statusText() {
return this.data.statusText;
}
};
function resourceUrlFromServerUrl(e) {
const t = typeof e === "string" ? new URL(e) : new URL(e.href);
t.hash = "";
return t;
}
function src_CeKsbNLO_withoutIssuer(e) {
if (typeof e !== "object" || e === null || Array.isArray(e)) return e;
const t = {
...e
};
delete t.issuer;
return t;
}
function checkResourceAllowed({requestedResource: e, configuredResource: t}) {
const o = typeof e === "string" ? new URL(e) : new URL(e.href);
const r = typeof t === "string" ? new URL(t) : new URL(t.href);
if (o.origin !== r.origin) return false;
if (o.pathname.length < r.pathname.length) return false;
const s = o.pathname.endsWith("/") ? o.pathname : o.pathname + "/";
const n = r.pathname.endsWith("/") ? r.pathname : r.pathname + "/";
return s.startsWith(n);
}
const ir = "2026-07-28";
const cr = [ ir ];
function isModernProtocolVersion(e) {
return e >= ir;
}
function legacyProtocolVersions(e) {
return e.filter(e => !isModernProtocolVersion(e));
}
function modernProtocolVersions(e) {
return e.filter(e => isModernProtocolVersion(e));
}
function appendTextFallbackForNonObject(e) {
const t = e.structuredContent;
if (t === void 0) return e;
if (!(typeof t !== "object" || t === null || Array.isArray(t))) return e;
if (e.content?.some(e => e.type === "text") ?? false) return e;
return {
...e,
content: [ ...e.content ?? [], {
type: "text",
text: JSON.stringify(t)
} ]
};
}
const lr = [ "task", "inputRequests", "requestState" ];
function normalizeContentlessToolResult(e) {
if (e === null || typeof e !== "object" || Array.isArray(e) || e.content !== void 0 || lr.some(t => t in e)) return e;
return {
...e,
content: []
};
}
function build$1() {
const e = h.RZV(() => h.KCZ([ h.YjP(), h.aig(), h.zMY(), h.chJ(), h.g1P(h.YjP(), e), h.YOg(e) ]));
const t = h.g1P(h.YjP(), e);
const o = h.KCZ([ h.YjP(), h.aig().int() ]);
const r = h.YjP();
const s = h.Ikc({
ttl: h.aig().optional()
});
const n = h.Ikc({
taskId: h.YjP()
});
const a = h._H3({
progressToken: o.optional(),
"io.modelcontextprotocol/related-task": n.optional()
});
const i = h.Ikc({
_meta: a.optional()
});
const c = i.extend({
task: s.optional()
});
const l = h.Ikc({
method: h.YjP(),
params: i.loose().optional()
});
const u = h.Ikc({
_meta: a.optional()
});
const d = h.Ikc({
method: h.YjP(),
params: u.loose().optional()
});
const p = h._H3({
_meta: a.optional()
});
const m = h.KCZ([ h.YjP(), h.aig().int() ]);
const f = p.strict();
const g = u.extend({
requestId: m.optional(),
reason: h.YjP().optional()
});
const y = d.extend({
method: h.euz("notifications/cancelled"),
params: g
});
const v = h.Ikc({
src: h.YjP(),
mimeType: h.YjP().optional(),
sizes: h.YOg(h.YjP()).optional(),
theme: h.k5n([ "light", "dark" ]).optional()
});
const S = h.Ikc({
icons: h.YOg(v).optional()
});
const b = h.Ikc({
name: h.YjP(),
title: h.YjP().optional()
});
const P = b.extend({
...b.shape,
...S.shape,
version: h.YjP(),
websiteUrl: h.YjP().optional(),
description: h.YjP().optional()
});
const w = h.E$q(h.Ikc({
applyDefaults: h.zMY().optional()
}), t);
const $ = h.vkY(e => {
if (e && typeof e === "object" && !Array.isArray(e) && Object.keys(e).length === 0) return {
form: {}
};
return e;
}, h.E$q(h.Ikc({
form: w.optional(),
url: t.optional()
}), t.optional()));
const R = h._H3({
list: t.optional(),
cancel: t.optional(),
requests: h._H3({
sampling: h._H3({
createMessage: t.optional()
}).optional(),
elicitation: h._H3({
create: t.optional()
}).optional()
}).optional()
});
const k = h._H3({
list: t.optional(),
cancel: t.optional(),
requests: h._H3({
tools: h._H3({
call: t.optional()
}).optional()
}).optional()
});
const j = h.Ikc({
experimental: h.g1P(h.YjP(), t).optional(),
sampling: h.Ikc({
context: t.optional(),
tools: t.optional()
}).optional(),
elicitation: $.optional(),
roots: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
tasks: R.optional(),
extensions: h.g1P(h.YjP(), t).optional()
});
const C = i.extend({
protocolVersion: h.YjP(),
capabilities: j,
clientInfo: P
});
const I = l.extend({
method: h.euz("initialize"),
params: C
});
const E = h.Ikc({
experimental: h.g1P(h.YjP(), t).optional(),
logging: t.optional(),
completions: t.optional(),
prompts: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
resources: h.Ikc({
subscribe: h.zMY().optional(),
listChanged: h.zMY().optional()
}).optional(),
tools: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
tasks: k.optional(),
extensions: h.g1P(h.YjP(), t).optional()
});
const O = p.extend({
protocolVersion: h.YjP(),
capabilities: E,
serverInfo: P,
instructions: h.YjP().optional()
});
const T = d.extend({
method: h.euz("notifications/initialized"),
params: u.optional()
});
const x = l.extend({
method: h.euz("ping"),
params: i.optional()
});
const M = h.Ikc({
progress: h.aig(),
total: h.lqM(h.aig()),
message: h.lqM(h.YjP())
});
const q = h.Ikc({
...u.shape,
...M.shape,
progressToken: o
});
const N = d.extend({
method: h.euz("notifications/progress"),
params: q
});
const Y = i.extend({
cursor: r.optional()
});
const A = l.extend({
params: Y.optional()
});
const z = p.extend({
nextCursor: r.optional()
});
const V = h.Ikc({
uri: h.YjP(),
mimeType: h.lqM(h.YjP()),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const L = V.extend({
text: h.YjP()
});
const D = h.YjP().refine(e => {
try {
atob(e);
return true;
} catch {
return false;
}
}, {
message: "Invalid Base64 string"
});
const U = V.extend({
blob: D
});
const H = h.k5n([ "user", "assistant" ]);
const F = h.Ikc({
audience: h.YOg(H).optional(),
priority: h.aig().min(0).max(1).optional(),
lastModified: datetime({
offset: true
}).optional()
});
const K = h.Ikc({
...b.shape,
...S.shape,
uri: h.YjP(),
description: h.lqM(h.YjP()),
mimeType: h.lqM(h.YjP()),
size: h.lqM(h.aig()),
annotations: F.optional(),
_meta: h.lqM(h._H3({}))
});
const J = h.Ikc({
...b.shape,
...S.shape,
uriTemplate: h.YjP(),
description: h.lqM(h.YjP()),
mimeType: h.lqM(h.YjP()),
annotations: F.optional(),
_meta: h.lqM(h._H3({}))
});
const Z = A.extend({
method: h.euz("resources/list")
});
const W = z.extend({
resources: h.YOg(K)
});
const B = A.extend({
method: h.euz("resources/templates/list")
});
const G = z.extend({
resourceTemplates: h.YOg(J)
});
const X = i.extend({
uri: h.YjP()
});
const Q = X;
const ee = l.extend({
method: h.euz("resources/read"),
params: Q
});
const te = p.extend({
contents: h.YOg(h.KCZ([ L, U ]))
});
const oe = d.extend({
method: h.euz("notifications/resources/list_changed"),
params: u.optional()
});
const re = X;
const se = l.extend({
method: h.euz("resources/subscribe"),
params: re
});
const ne = X;
const ae = l.extend({
method: h.euz("resources/unsubscribe"),
params: ne
});
const ie = u.extend({
uri: h.YjP()
});
const ce = d.extend({
method: h.euz("notifications/resources/updated"),
params: ie
});
const le = h.Ikc({
name: h.YjP(),
description: h.lqM(h.YjP()),
required: h.lqM(h.zMY())
});
const ue = h.Ikc({
...b.shape,
...S.shape,
description: h.lqM(h.YjP()),
arguments: h.lqM(h.YOg(le)),
_meta: h.lqM(h._H3({}))
});
const de = A.extend({
method: h.euz("prompts/list")
});
const pe = z.extend({
prompts: h.YOg(ue)
});
const he = i.extend({
name: h.YjP(),
arguments: h.g1P(h.YjP(), h.YjP()).optional()
});
const me = l.extend({
method: h.euz("prompts/get"),
params: he
});
const fe = h.Ikc({
type: h.euz("text"),
text: h.YjP(),
annotations: F.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const ge = h.Ikc({
type: h.euz("image"),
data: D,
mimeType: h.YjP(),
annotations: F.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const ye = h.Ikc({
type: h.euz("audio"),
data: D,
mimeType: h.YjP(),
annotations: F.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const ve = h.Ikc({
type: h.euz("tool_use"),
name: h.YjP(),
id: h.YjP(),
input: h.g1P(h.YjP(), h.L5J()),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const _e = h.Ikc({
type: h.euz("resource"),
resource: h.KCZ([ L, U ]),
annotations: F.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Se = K.extend({
type: h.euz("resource_link")
});
const be = h.KCZ([ fe, ge, ye, Se, _e ]);
const Pe = h.Ikc({
role: H,
content: be
});
const we = p.extend({
description: h.YjP().optional(),
messages: h.YOg(Pe)
});
const $e = d.extend({
method: h.euz("notifications/prompts/list_changed"),
params: u.optional()
});
const Re = h.Ikc({
title: h.YjP().optional(),
readOnlyHint: h.zMY().optional(),
destructiveHint: h.zMY().optional(),
idempotentHint: h.zMY().optional(),
openWorldHint: h.zMY().optional()
});
const ke = h.Ikc({
taskSupport: h.k5n([ "required", "optional", "forbidden" ]).optional()
});
const je = h.Ikc({
...b.shape,
...S.shape,
description: h.YjP().optional(),
inputSchema: h.Ikc({
type: h.euz("object"),
properties: h.g1P(h.YjP(), e).optional(),
required: h.YOg(h.YjP()).optional()
}).catchall(h.L5J()),
outputSchema: h.Ikc({
type: h.euz("object"),
properties: h.g1P(h.YjP(), e).optional(),
required: h.YOg(h.YjP()).optional()
}).catchall(h.L5J()).optional(),
annotations: Re.optional(),
execution: ke.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Ce = A.extend({
method: h.euz("tools/list")
});
const Ie = z.extend({
tools: h.YOg(je)
});
const Ee = p.extend({
content: h.YOg(be),
structuredContent: h.g1P(h.YjP(), h.L5J()).optional(),
isError: h.zMY().optional()
});
const Oe = c.extend({
name: h.YjP(),
arguments: h.g1P(h.YjP(), h.L5J()).optional()
});
const Te = l.extend({
method: h.euz("tools/call"),
params: Oe
});
const xe = d.extend({
method: h.euz("notifications/tools/list_changed"),
params: u.optional()
});
const Me = h.k5n([ "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency" ]);
const qe = i.extend({
level: Me
});
const Ne = l.extend({
method: h.euz("logging/setLevel"),
params: qe
});
const Ye = u.extend({
level: Me,
logger: h.YjP().optional(),
data: h.L5J()
});
const Ae = d.extend({
method: h.euz("notifications/message"),
params: Ye
});
const ze = h.Ikc({
name: h.YjP().optional()
});
const Ve = h.Ikc({
hints: h.YOg(ze).optional(),
costPriority: h.aig().min(0).max(1).optional(),
speedPriority: h.aig().min(0).max(1).optional(),
intelligencePriority: h.aig().min(0).max(1).optional()
});
const Le = h.Ikc({
mode: h.k5n([ "auto", "required", "none" ]).optional()
});
const De = h.Ikc({
type: h.euz("tool_result"),
toolUseId: h.YjP().describe("The unique identifier for the corresponding tool call."),
content: h.YOg(be),
structuredContent: h.Ikc({}).loose().optional(),
isError: h.zMY().optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Ue = h.gMt("type", [ fe, ge, ye ]);
const He = h.gMt("type", [ fe, ge, ye, ve, De ]);
const Fe = h.Ikc({
role: H,
content: h.KCZ([ He, h.YOg(He) ]),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Ke = c.extend({
messages: h.YOg(Fe),
modelPreferences: Ve.optional(),
systemPrompt: h.YjP().optional(),
includeContext: h.k5n([ "none", "thisServer", "allServers" ]).optional(),
temperature: h.aig().optional(),
maxTokens: h.aig().int(),
stopSequences: h.YOg(h.YjP()).optional(),
metadata: t.optional(),
tools: h.YOg(je).optional(),
toolChoice: Le.optional()
});
const Je = l.extend({
method: h.euz("sampling/createMessage"),
params: Ke
});
const Ze = p.extend({
model: h.YjP(),
stopReason: h.lqM(h.k5n([ "endTurn", "stopSequence", "maxTokens" ]).or(h.YjP())),
role: H,
content: Ue
});
const We = p.extend({
model: h.YjP(),
stopReason: h.lqM(h.k5n([ "endTurn", "stopSequence", "maxTokens", "toolUse" ]).or(h.YjP())),
role: H,
content: h.KCZ([ He, h.YOg(He) ])
});
const Be = h.Ikc({
type: h.euz("boolean"),
title: h.YjP().optional(),
description: h.YjP().optional(),
default: h.zMY().optional()
});
const Ge = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minLength: h.aig().optional(),
maxLength: h.aig().optional(),
format: h.k5n([ "email", "uri", "date", "date-time" ]).optional(),
default: h.YjP().optional()
});
const Xe = h.Ikc({
type: h.k5n([ "number", "integer" ]),
title: h.YjP().optional(),
description: h.YjP().optional(),
minimum: h.aig().optional(),
maximum: h.aig().optional(),
default: h.aig().optional()
});
const Qe = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
enum: h.YOg(h.YjP()),
default: h.YjP().optional()
});
const et = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
oneOf: h.YOg(h.Ikc({
const: h.YjP(),
title: h.YjP()
})),
default: h.YjP().optional()
});
const tt = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
enum: h.YOg(h.YjP()),
enumNames: h.YOg(h.YjP()).optional(),
default: h.YjP().optional()
});
const ot = h.KCZ([ Qe, et ]);
const rt = h.Ikc({
type: h.euz("array"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minItems: h.aig().optional(),
maxItems: h.aig().optional(),
items: h.Ikc({
type: h.euz("string"),
enum: h.YOg(h.YjP())
}),
default: h.YOg(h.YjP()).optional()
});
const st = h.Ikc({
type: h.euz("array"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minItems: h.aig().optional(),
maxItems: h.aig().optional(),
items: h.Ikc({
anyOf: h.YOg(h.Ikc({
const: h.YjP(),
title: h.YjP()
}))
}),
default: h.YOg(h.YjP()).optional()
});
const nt = h.KCZ([ rt, st ]);
const at = h.KCZ([ tt, ot, nt ]);
const it = h.KCZ([ at, Be, Ge, Xe ]);
const ct = c.extend({
mode: h.euz("form").optional(),
message: h.YjP(),
requestedSchema: h.Ikc({
type: h.euz("object"),
properties: h.g1P(h.YjP(), it),
required: h.YOg(h.YjP()).optional()
}).catchall(h.L5J())
});
const lt = c.extend({
mode: h.euz("url"),
message: h.YjP(),
elicitationId: h.YjP(),
url: h.YjP().url()
});
const ut = h.KCZ([ ct, lt ]);
const dt = l.extend({
method: h.euz("elicitation/create"),
params: ut
});
const pt = u.extend({
elicitationId: h.YjP()
});
const ht = d.extend({
method: h.euz("notifications/elicitation/complete"),
params: pt
});
const mt = p.extend({
action: h.k5n([ "accept", "decline", "cancel" ]),
content: h.vkY(e => e === null ? void 0 : e, h.g1P(h.YjP(), h.KCZ([ h.YjP(), h.aig(), h.zMY(), h.YOg(h.YjP()) ])).optional())
});
const ft = h.Ikc({
type: h.euz("ref/resource"),
uri: h.YjP()
});
const gt = h.Ikc({
type: h.euz("ref/prompt"),
name: h.YjP()
});
const yt = i.extend({
ref: h.KCZ([ gt, ft ]),
argument: h.Ikc({
name: h.YjP(),
value: h.YjP()
}),
context: h.Ikc({
arguments: h.g1P(h.YjP(), h.YjP()).optional()
}).optional()
});
const vt = l.extend({
method: h.euz("completion/complete"),
params: yt
});
const _t = p.extend({
completion: h._H3({
values: h.YOg(h.YjP()).max(100),
total: h.lqM(h.aig().int()),
hasMore: h.lqM(h.zMY())
})
});
const St = h.Ikc({
uri: h.YjP().startsWith("file://"),
name: h.YjP().optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const bt = l.extend({
method: h.euz("roots/list"),
params: i.optional()
});
const Pt = p.extend({
roots: h.YOg(St)
});
const wt = d.extend({
method: h.euz("notifications/roots/list_changed"),
params: u.optional()
});
const $t = h._H3({
ttl: h.aig().optional(),
pollInterval: h.aig().optional()
});
const Rt = h.k5n([ "working", "input_required", "completed", "failed", "cancelled" ]);
const kt = h.Ikc({
taskId: h.YjP(),
status: Rt,
ttl: h.KCZ([ h.aig(), h.chJ() ]),
createdAt: h.YjP(),
lastUpdatedAt: h.YjP(),
pollInterval: h.lqM(h.aig()),
statusMessage: h.lqM(h.YjP())
});
const jt = p.extend({
task: kt
});
const Ct = u.merge(kt);
const It = d.extend({
method: h.euz("notifications/tasks/status"),
params: Ct
});
const Et = l.extend({
method: h.euz("tasks/get"),
params: i.extend({
taskId: h.YjP()
})
});
const Ot = p.merge(kt);
const Tt = l.extend({
method: h.euz("tasks/result"),
params: i.extend({
taskId: h.YjP()
})
});
const xt = p.loose();
const Mt = A.extend({
method: h.euz("tasks/list")
});
const qt = z.extend({
tasks: h.YOg(kt)
});
const Nt = l.extend({
method: h.euz("tasks/cancel"),
params: i.extend({
taskId: h.YjP()
})
});
return {
JSONValueSchema: e,
JSONObjectSchema: t,
ProgressTokenSchema: o,
CursorSchema: r,
TaskMetadataSchema: s,
RelatedTaskMetadataSchema: n,
RequestMetaSchema: a,
BaseRequestParamsSchema: i,
TaskAugmentedRequestParamsSchema: c,
RequestSchema: l,
NotificationsParamsSchema: u,
NotificationSchema: d,
ResultSchema: p,
RequestIdSchema: m,
EmptyResultSchema: f,
CancelledNotificationParamsSchema: g,
CancelledNotificationSchema: y,
IconSchema: v,
IconsSchema: S,
BaseMetadataSchema: b,
ImplementationSchema: P,
ClientTasksCapabilitySchema: R,
ServerTasksCapabilitySchema: k,
ClientCapabilitiesSchema: j,
InitializeRequestParamsSchema: C,
InitializeRequestSchema: I,
ServerCapabilitiesSchema: E,
InitializeResultSchema: O,
InitializedNotificationSchema: T,
PingRequestSchema: x,
ProgressSchema: M,
ProgressNotificationParamsSchema: q,
ProgressNotificationSchema: N,
PaginatedRequestParamsSchema: Y,
PaginatedRequestSchema: A,
PaginatedResultSchema: z,
ResourceContentsSchema: V,
TextResourceContentsSchema: L,
BlobResourceContentsSchema: U,
RoleSchema: H,
AnnotationsSchema: F,
ResourceSchema: K,
ResourceTemplateSchema: J,
ListResourcesRequestSchema: Z,
ListResourcesResultSchema: W,
ListResourceTemplatesRequestSchema: B,
ListResourceTemplatesResultSchema: G,
ResourceRequestParamsSchema: X,
ReadResourceRequestParamsSchema: Q,
ReadResourceRequestSchema: ee,
ReadResourceResultSchema: te,
ResourceListChangedNotificationSchema: oe,
SubscribeRequestParamsSchema: re,
SubscribeRequestSchema: se,
UnsubscribeRequestParamsSchema: ne,
UnsubscribeRequestSchema: ae,
ResourceUpdatedNotificationParamsSchema: ie,
ResourceUpdatedNotificationSchema: ce,
PromptArgumentSchema: le,
PromptSchema: ue,
ListPromptsRequestSchema: de,
ListPromptsResultSchema: pe,
GetPromptRequestParamsSchema: he,
GetPromptRequestSchema: me,
TextContentSchema: fe,
ImageContentSchema: ge,
AudioContentSchema: ye,
ToolUseContentSchema: ve,
EmbeddedResourceSchema: _e,
ResourceLinkSchema: Se,
ContentBlockSchema: be,
PromptMessageSchema: Pe,
GetPromptResultSchema: we,
PromptListChangedNotificationSchema: $e,
ToolAnnotationsSchema: Re,
ToolExecutionSchema: ke,
ToolSchema: je,
ListToolsRequestSchema: Ce,
ListToolsResultSchema: Ie,
CallToolResultSchema: Ee,
CallToolRequestParamsSchema: Oe,
CallToolRequestSchema: Te,
ToolListChangedNotificationSchema: xe,
LoggingLevelSchema: Me,
SetLevelRequestParamsSchema: qe,
SetLevelRequestSchema: Ne,
LoggingMessageNotificationParamsSchema: Ye,
LoggingMessageNotificationSchema: Ae,
ModelHintSchema: ze,
ModelPreferencesSchema: Ve,
ToolChoiceSchema: Le,
ToolResultContentSchema: De,
SamplingContentSchema: Ue,
SamplingMessageContentBlockSchema: He,
SamplingMessageSchema: Fe,
CreateMessageRequestParamsSchema: Ke,
CreateMessageRequestSchema: Je,
CreateMessageResultSchema: Ze,
CreateMessageResultWithToolsSchema: We,
BooleanSchemaSchema: Be,
StringSchemaSchema: Ge,
NumberSchemaSchema: Xe,
UntitledSingleSelectEnumSchemaSchema: Qe,
TitledSingleSelectEnumSchemaSchema: et,
LegacyTitledEnumSchemaSchema: tt,
SingleSelectEnumSchemaSchema: ot,
UntitledMultiSelectEnumSchemaSchema: rt,
TitledMultiSelectEnumSchemaSchema: st,
MultiSelectEnumSchemaSchema: nt,
EnumSchemaSchema: at,
PrimitiveSchemaDefinitionSchema: it,
ElicitRequestFormParamsSchema: ct,
ElicitRequestURLParamsSchema: lt,
ElicitRequestParamsSchema: ut,
ElicitRequestSchema: dt,
ElicitationCompleteNotificationParamsSchema: pt,
ElicitationCompleteNotificationSchema: ht,
ElicitResultSchema: mt,
ResourceTemplateReferenceSchema: ft,
PromptReferenceSchema: gt,
CompleteRequestParamsSchema: yt,
CompleteRequestSchema: vt,
CompleteResultSchema: _t,
RootSchema: St,
ListRootsRequestSchema: bt,
ListRootsResultSchema: Pt,
RootsListChangedNotificationSchema: wt,
TaskCreationParamsSchema: $t,
TaskStatusSchema: Rt,
TaskSchema: kt,
CreateTaskResultSchema: jt,
TaskStatusNotificationParamsSchema: Ct,
TaskStatusNotificationSchema: It,
GetTaskRequestSchema: Et,
GetTaskResultSchema: Ot,
GetTaskPayloadRequestSchema: Tt,
GetTaskPayloadResultSchema: xt,
ListTasksRequestSchema: Mt,
ListTasksResultSchema: qt,
CancelTaskRequestSchema: Nt,
CancelTaskResultSchema: p.merge(kt),
ClientRequestSchema: h.KCZ([ x, I, vt, Ne, me, de, Z, B, ee, se, ae, Te, Ce, Et, Tt, Mt, Nt ]),
ClientNotificationSchema: h.KCZ([ y, N, T, wt, It ]),
ClientResultSchema: h.KCZ([ f, Ze, We, mt, Pt, Ot, qt, jt ]),
ServerRequestSchema: h.KCZ([ x, Je, dt, bt, Et, Tt, Mt, Nt ]),
ServerNotificationSchema: h.KCZ([ y, N, Ae, ce, oe, xe, $e, It, ht ]),
ServerResultSchema: h.KCZ([ f, O, _t, we, pe, W, G, te, Ee, Ie, Ot, qt, jt ]),
CallToolResultWireSchema: h.L5J().superRefine((e, t) => {
if (typeof e !== "object" || e === null || Array.isArray(e) || e.content !== void 0) return;
for (const o of lr) if (o in e) {
t.addIssue({
code: "custom",
message: `content is required when the body carries '${o}' \u2014 another result family cannot default into an empty tools/call success`
});
return;
}
}).transform(normalizeContentlessToolResult).pipe(Ee)
};
}
let ur;
function buildSchemas2025() {
return ur ??= build$1();
}
function isNonObjectJsonSchemaRoot(e) {
return e["type"] !== "object";
}
const dr = new Set([ "const", "enum", "default", "examples" ]);
const pr = new Set([ "properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies" ]);
function establishesNewBase(e) {
return e !== void 0 && !(typeof e === "string" && e.startsWith("#"));
}
function wrapOutputSchemaForLegacy(e) {
const t = typeof e["$schema"] === "string" ? e["$schema"] : void 0;
if (establishesNewBase(e["$id"])) return {
...t !== void 0 && {
$schema: t
},
type: "object",
properties: {
result: e
},
required: [ "result" ]
};
const o = declares2019Dialect(e["$schema"]) && e["$recursiveAnchor"] !== true;
const rewriteRefs = (e, t) => {
if (Array.isArray(e)) return e.map(e => rewriteRefs(e, false));
if (e === null || typeof e !== "object") return e;
if (!t && establishesNewBase(e["$id"])) return e;
const r = {};
let s = false;
for (const [n, a] of Object.entries(e)) t ? r[n] = rewriteRefs(a, false) : n !== "$ref" && n !== "$dynamicRef" || typeof a !== "string" ? n === "$recursiveRef" && a === "#" && o ? s = true : dr.has(n) ? r[n] = a : pr.has(n) ? r[n] = rewriteRefs(a, true) : r[n] = rewriteRefs(a, false) : r[n] = a === "#" ? "#/properties/result" : a.startsWith("#/") ? `#/properties/result${a.slice(1)}` : a;
s && ("$ref" in r ? r["allOf"] = [ ...Array.isArray(r["allOf"]) ? r["allOf"] : [], {
$ref: "#/properties/result"
} ] : r["$ref"] = "#/properties/result");
return r;
};
return {
...t !== void 0 && {
$schema: t
},
type: "object",
properties: {
result: rewriteRefs(e, false)
},
required: [ "result" ]
};
}
const hr = {
ping: null,
initialize: null,
"completion/complete": null,
"logging/setLevel": null,
"prompts/get": null,
"prompts/list": null,
"resources/list": null,
"resources/templates/list": null,
"resources/read": null,
"resources/subscribe": null,
"resources/unsubscribe": null,
"tools/call": null,
"tools/list": null,
"tasks/get": null,
"tasks/result": null,
"tasks/list": null,
"tasks/cancel": null,
"sampling/createMessage": null,
"elicitation/create": null,
"roots/list": null
};
const mr = {
"notifications/cancelled": null,
"notifications/progress": null,
"notifications/initialized": null,
"notifications/roots/list_changed": null,
"notifications/tasks/status": null,
"notifications/message": null,
"notifications/resources/updated": null,
"notifications/resources/list_changed": null,
"notifications/tools/list_changed": null,
"notifications/prompts/list_changed": null,
"notifications/elicitation/complete": null
};
const fr = {
ping: null,
initialize: null,
"completion/complete": null,
"logging/setLevel": null,
"prompts/get": null,
"prompts/list": null,
"resources/list": null,
"resources/templates/list": null,
"resources/read": null,
"resources/subscribe": null,
"resources/unsubscribe": null,
"tools/call": null,
"tools/list": null,
"sampling/createMessage": null,
"elicitation/create": null,
"roots/list": null
};
let gr;
function registryMaps() {
if (gr) return gr;
const e = buildSchemas2025();
gr = {
requestSchemas: {
ping: e.PingRequestSchema,
initialize: e.InitializeRequestSchema,
"completion/complete": e.CompleteRequestSchema,
"logging/setLevel": e.SetLevelRequestSchema,
"prompts/get": e.GetPromptRequestSchema,
"prompts/list": e.ListPromptsRequestSchema,
"resources/list": e.ListResourcesRequestSchema,
"resources/templates/list": e.ListResourceTemplatesRequestSchema,
"resources/read": e.ReadResourceRequestSchema,
"resources/subscribe": e.SubscribeRequestSchema,
"resources/unsubscribe": e.UnsubscribeRequestSchema,
"tools/call": e.CallToolRequestSchema,
"tools/list": e.ListToolsRequestSchema,
"tasks/get": e.GetTaskRequestSchema,
"tasks/result": e.GetTaskPayloadRequestSchema,
"tasks/list": e.ListTasksRequestSchema,
"tasks/cancel": e.CancelTaskRequestSchema,
"sampling/createMessage": e.CreateMessageRequestSchema,
"elicitation/create": e.ElicitRequestSchema,
"roots/list": e.ListRootsRequestSchema
},
notificationSchemas: {
"notifications/cancelled": e.CancelledNotificationSchema,
"notifications/progress": e.ProgressNotificationSchema,
"notifications/initialized": e.InitializedNotificationSchema,
"notifications/roots/list_changed": e.RootsListChangedNotificationSchema,
"notifications/tasks/status": e.TaskStatusNotificationSchema,
"notifications/message": e.LoggingMessageNotificationSchema,
"notifications/resources/updated": e.ResourceUpdatedNotificationSchema,
"notifications/resources/list_changed": e.ResourceListChangedNotificationSchema,
"notifications/tools/list_changed": e.ToolListChangedNotificationSchema,
"notifications/prompts/list_changed": e.PromptListChangedNotificationSchema,
"notifications/elicitation/complete": e.ElicitationCompleteNotificationSchema
},
resultSchemas: {
ping: e.EmptyResultSchema,
initialize: e.InitializeResultSchema,
"completion/complete": e.CompleteResultSchema,
"logging/setLevel": e.EmptyResultSchema,
"prompts/get": e.GetPromptResultSchema,
"prompts/list": e.ListPromptsResultSchema,
"resources/list": e.ListResourcesResultSchema,
"resources/templates/list": e.ListResourceTemplatesResultSchema,
"resources/read": e.ReadResourceResultSchema,
"resources/subscribe": e.EmptyResultSchema,
"resources/unsubscribe": e.EmptyResultSchema,
"tools/call": e.CallToolResultWireSchema,
"tools/list": e.ListToolsResultSchema,
"sampling/createMessage": e.CreateMessageResultWithToolsSchema,
"elicitation/create": e.ElicitResultSchema,
"roots/list": e.ListRootsResultSchema
}
};
return gr;
}
function hasRequestMethod2025(e) {
return Object.prototype.hasOwnProperty.call(hr, e);
}
function hasNotificationMethod2025(e) {
return Object.prototype.hasOwnProperty.call(mr, e);
}
function hasResultMethod(e) {
return Object.prototype.hasOwnProperty.call(fr, e);
}
function getResultSchema(e) {
return hasResultMethod(e) ? registryMaps().resultSchemas[e] : void 0;
}
function getRequestSchema(e) {
return hasRequestMethod2025(e) ? registryMaps().requestSchemas[e] : void 0;
}
function getNotificationSchema(e) {
return hasNotificationMethod2025(e) ? registryMaps().notificationSchemas[e] : void 0;
}
Object.keys(hr);
Object.keys(mr);
function isPlainObject$5(e) {
return e !== null && typeof e === "object" && !Array.isArray(e);
}
function triState$1(e, t) {
if (e === void 0) return {
ok: false,
reason: "not-in-era"
};
const o = e.safeParse(t);
return o.success ? {
ok: true,
value: o.data
} : {
ok: false,
reason: "invalid",
message: String(o.error)
};
}
const yr = {
ok: false,
reason: "not-in-era"
};
function toolNeedsLegacyWrap(e) {
return isPlainObject$5(e) && isPlainObject$5(e["outputSchema"]) && isNonObjectJsonSchemaRoot(e["outputSchema"]);
}
function toNeutralResult(e) {
return e;
}
const vr = {
era: "2025-11-25",
hasRequestMethod: hasRequestMethod2025,
hasNotificationMethod: hasNotificationMethod2025,
validateRequest: (e, t) => triState$1(getRequestSchema(e), t),
validateResult: (e, t) => triState$1(getResultSchema(e), t),
validateNotification: (e, t) => triState$1(getNotificationSchema(e), t),
hasInputRequestMethod: () => false,
validateInputRequest: () => yr,
validateInputResponse: () => yr,
samplingResultVariant: (e, t) => {
const o = buildSchemas2025();
return triState$1(e ? o.CreateMessageResultWithToolsSchema : o.CreateMessageResultSchema, t);
},
outboundEnvelope: e => {},
validateEnvelopeMeta: e => [],
projectCallToolResult(e, t) {
const o = appendTextFallbackForNonObject(e);
const r = o.structuredContent;
if (r === void 0) return o;
const s = typeof r !== "object" || r === null || Array.isArray(r);
const n = t !== void 0 && isNonObjectJsonSchemaRoot(t);
if (!s && !n) return o;
return {
...o,
structuredContent: {
result: r
}
};
},
decodeResult(e, t) {
if (isPlainObject$5(t) && "resultType" in t) {
const e = {
...t
};
delete e["resultType"];
return {
kind: "complete",
result: toNeutralResult(e)
};
}
return {
kind: "complete",
result: toNeutralResult(t)
};
},
encodeResult(e, t) {
if (e !== "tools/list") return t;
const o = t.tools;
if (!Array.isArray(o) || !o.some(e => toolNeedsLegacyWrap(e))) return t;
return {
...t,
tools: o.map(e => toolNeedsLegacyWrap(e) ? {
...e,
outputSchema: wrapOutputSchemaForLegacy(e.outputSchema)
} : e)
};
},
encodeErrorCode: e => e === -32002 ? -32602 : e,
checkInboundEnvelope: e => {}
};
function build() {
const e = h.RZV(() => h.KCZ([ h.YjP(), h.aig(), h.zMY(), h.chJ(), h.g1P(h.YjP(), e), h.YOg(e) ]));
const t = h.g1P(h.YjP(), e);
const o = h.KCZ([ h.YjP(), h.aig().int() ]);
const r = h.YjP();
const s = h.KCZ([ h.YjP(), h.aig().int() ]);
const n = h.k5n([ "user", "assistant" ]);
const a = h.k5n([ "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency" ]);
const i = h.YjP().refine(e => {
try {
atob(e);
return true;
} catch {
return false;
}
}, {
message: "Invalid Base64 string"
});
const c = h.Ikc({
ttl: h.aig().optional()
});
const l = h.Ikc({
taskId: h.YjP()
});
const u = h._H3({
progressToken: o.optional(),
"io.modelcontextprotocol/related-task": l.optional()
});
const d = h.Ikc({
_meta: u.optional()
});
const p = d.extend({
task: c.optional()
});
const m = h.Ikc({
_meta: u.optional()
});
const f = h.Ikc({
method: h.YjP(),
params: m.loose().optional()
});
const g = h.Ikc({
src: h.YjP(),
mimeType: h.YjP().optional(),
sizes: h.YOg(h.YjP()).optional(),
theme: h.k5n([ "light", "dark" ]).optional()
});
const y = h.Ikc({
icons: h.YOg(g).optional()
});
const w = h.Ikc({
name: h.YjP(),
title: h.YjP().optional()
});
const R = w.extend({
...w.shape,
...y.shape,
version: h.YjP(),
websiteUrl: h.YjP().optional(),
description: h.YjP().optional()
});
const k = h.E$q(h.Ikc({
applyDefaults: h.zMY().optional()
}), t);
const j = h.vkY(e => {
if (e && typeof e === "object" && !Array.isArray(e) && Object.keys(e).length === 0) return {
form: {}
};
return e;
}, h.E$q(h.Ikc({
form: k.optional(),
url: t.optional()
}), t.optional()));
const C = h._H3({
list: t.optional(),
cancel: t.optional(),
requests: h._H3({
sampling: h._H3({
createMessage: t.optional()
}).optional(),
elicitation: h._H3({
create: t.optional()
}).optional()
}).optional()
});
const I = h._H3({
list: t.optional(),
cancel: t.optional(),
requests: h._H3({
tools: h._H3({
call: t.optional()
}).optional()
}).optional()
});
const E = h.Ikc({
experimental: h.g1P(h.YjP(), t).optional(),
sampling: h.Ikc({
context: t.optional(),
tools: t.optional()
}).optional(),
elicitation: j.optional(),
roots: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
tasks: C.optional(),
extensions: h.g1P(h.YjP(), t).optional()
});
const O = h.Ikc({
experimental: h.g1P(h.YjP(), t).optional(),
logging: t.optional(),
completions: t.optional(),
prompts: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
resources: h.Ikc({
subscribe: h.zMY().optional(),
listChanged: h.zMY().optional()
}).optional(),
tools: h.Ikc({
listChanged: h.zMY().optional()
}).optional(),
tasks: I.optional(),
extensions: h.g1P(h.YjP(), t).optional()
});
const T = h.Ikc({
progress: h.aig(),
total: h.lqM(h.aig()),
message: h.lqM(h.YjP())
});
const x = h.Ikc({
...m.shape,
...T.shape,
progressToken: o
});
const M = f.extend({
method: h.euz("notifications/progress"),
params: x
});
const q = m.extend({
level: a,
logger: h.YjP().optional(),
data: h.L5J()
});
const N = f.extend({
method: h.euz("notifications/message"),
params: q
});
const Y = h.Ikc({
uri: h.YjP(),
mimeType: h.lqM(h.YjP()),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const A = Y.extend({
text: h.YjP()
});
const z = Y.extend({
blob: i
});
const V = h.Ikc({
audience: h.YOg(n).optional(),
priority: h.aig().min(0).max(1).optional(),
lastModified: datetime({
offset: true
}).optional()
});
const L = h.Ikc({
...w.shape,
...y.shape,
uri: h.YjP(),
description: h.lqM(h.YjP()),
mimeType: h.lqM(h.YjP()),
size: h.lqM(h.aig()),
annotations: V.optional(),
_meta: h.lqM(h._H3({}))
});
const D = h.Ikc({
...w.shape,
...y.shape,
uriTemplate: h.YjP(),
description: h.lqM(h.YjP()),
mimeType: h.lqM(h.YjP()),
annotations: V.optional(),
_meta: h.lqM(h._H3({}))
});
const U = f.extend({
method: h.euz("notifications/resources/list_changed"),
params: m.optional()
});
const H = m.extend({
uri: h.YjP()
});
const F = f.extend({
method: h.euz("notifications/resources/updated"),
params: H
});
const K = h.Ikc({
name: h.YjP(),
description: h.lqM(h.YjP()),
required: h.lqM(h.zMY())
});
const J = h.Ikc({
...w.shape,
...y.shape,
description: h.lqM(h.YjP()),
arguments: h.lqM(h.YOg(K)),
_meta: h.lqM(h._H3({}))
});
const Z = f.extend({
method: h.euz("notifications/prompts/list_changed"),
params: m.optional()
});
const W = h.Ikc({
type: h.euz("text"),
text: h.YjP(),
annotations: V.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const B = h.Ikc({
type: h.euz("image"),
data: i,
mimeType: h.YjP(),
annotations: V.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const G = h.Ikc({
type: h.euz("audio"),
data: i,
mimeType: h.YjP(),
annotations: V.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const X = h.Ikc({
type: h.euz("tool_use"),
name: h.YjP(),
id: h.YjP(),
input: h.g1P(h.YjP(), h.L5J()),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Q = h.Ikc({
type: h.euz("resource"),
resource: h.KCZ([ A, z ]),
annotations: V.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const ee = L.extend({
type: h.euz("resource_link")
});
const te = h.KCZ([ W, B, G, ee, Q ]);
const oe = h.Ikc({
role: n,
content: te
});
const re = h.Ikc({
title: h.YjP().optional(),
readOnlyHint: h.zMY().optional(),
destructiveHint: h.zMY().optional(),
idempotentHint: h.zMY().optional(),
openWorldHint: h.zMY().optional()
});
const se = f.extend({
method: h.euz("notifications/tools/list_changed"),
params: m.optional()
});
const ne = h.Ikc({
name: h.YjP().optional()
});
const ae = h.Ikc({
hints: h.YOg(ne).optional(),
costPriority: h.aig().min(0).max(1).optional(),
speedPriority: h.aig().min(0).max(1).optional(),
intelligencePriority: h.aig().min(0).max(1).optional()
});
const ie = h.Ikc({
mode: h.k5n([ "auto", "required", "none" ]).optional()
});
const ce = h.Ikc({
type: h.euz("boolean"),
title: h.YjP().optional(),
description: h.YjP().optional(),
default: h.zMY().optional()
});
const le = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minLength: h.aig().optional(),
maxLength: h.aig().optional(),
format: h.k5n([ "email", "uri", "date", "date-time" ]).optional(),
default: h.YjP().optional()
});
const ue = h.Ikc({
type: h.k5n([ "number", "integer" ]),
title: h.YjP().optional(),
description: h.YjP().optional(),
minimum: h.aig().optional(),
maximum: h.aig().optional(),
default: h.aig().optional()
});
const de = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
enum: h.YOg(h.YjP()),
default: h.YjP().optional()
});
const pe = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
oneOf: h.YOg(h.Ikc({
const: h.YjP(),
title: h.YjP()
})),
default: h.YjP().optional()
});
const he = h.Ikc({
type: h.euz("string"),
title: h.YjP().optional(),
description: h.YjP().optional(),
enum: h.YOg(h.YjP()),
enumNames: h.YOg(h.YjP()).optional(),
default: h.YjP().optional()
});
const me = h.KCZ([ de, pe ]);
const fe = h.Ikc({
type: h.euz("array"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minItems: h.aig().optional(),
maxItems: h.aig().optional(),
items: h.Ikc({
type: h.euz("string"),
enum: h.YOg(h.YjP())
}),
default: h.YOg(h.YjP()).optional()
});
const ge = h.Ikc({
type: h.euz("array"),
title: h.YjP().optional(),
description: h.YjP().optional(),
minItems: h.aig().optional(),
maxItems: h.aig().optional(),
items: h.Ikc({
anyOf: h.YOg(h.Ikc({
const: h.YjP(),
title: h.YjP()
}))
}),
default: h.YOg(h.YjP()).optional()
});
const ye = h.KCZ([ fe, ge ]);
const ve = h.KCZ([ he, me, ye ]);
const _e = h.KCZ([ ve, ce, le, ue ]);
const Se = p.extend({
mode: h.euz("form").optional(),
message: h.YjP(),
requestedSchema: h.Ikc({
type: h.euz("object"),
properties: h.g1P(h.YjP(), _e),
required: h.YOg(h.YjP()).optional()
}).catchall(h.L5J())
});
const be = h.Ikc({
type: h.euz("ref/resource"),
uri: h.YjP()
});
const Pe = h.Ikc({
type: h.euz("ref/prompt"),
name: h.YjP()
});
const we = h.Ikc({
uri: h.YjP().startsWith("file://"),
name: h.YjP().optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const $e = E.shape;
const Re = h.Ikc({
experimental: $e.experimental,
sampling: $e.sampling,
elicitation: $e.elicitation,
roots: $e.roots,
extensions: $e.extensions
});
const ke = O.shape;
const je = h.Ikc({
experimental: ke.experimental,
logging: ke.logging,
completions: ke.completions,
prompts: ke.prompts,
resources: ke.resources,
tools: ke.tools,
extensions: ke.extensions
});
const Ce = h._H3({
progressToken: o.optional(),
[v]: h.YjP(),
[S]: R.optional(),
[P]: Re,
[$]: a.optional()
});
const Ie = h.Ikc({
...w.shape,
...y.shape,
description: h.YjP().optional(),
inputSchema: h._H3({
$schema: h.YjP().optional(),
type: h.euz("object")
}),
outputSchema: h._H3({
$schema: h.YjP().optional()
}).optional(),
annotations: re.optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Ee = h.Ikc({
type: h.euz("tool_result"),
toolUseId: h.YjP(),
content: h.YOg(te),
structuredContent: h.L5J().optional(),
isError: h.zMY().optional(),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const Oe = h.KCZ([ W, B, G, X, Ee ]);
const Te = h.Ikc({
role: n,
content: h.KCZ([ Oe, h.YOg(Oe) ]),
_meta: h.g1P(h.YjP(), h.L5J()).optional()
});
const xe = h.YjP();
const Me = h._H3({
[b]: R.optional().catch(void 0)
});
const qe = Me.optional();
function wireResult(e) {
return h._H3({
_meta: qe,
resultType: xe.default("complete"),
...e
});
}
const Ne = wireResult({});
const Ye = wireResult({
nextCursor: r.optional()
});
const Ae = wireResult({
content: h.YOg(te),
structuredContent: h.L5J().optional(),
isError: h.zMY().optional()
});
const ze = wireResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
tools: h.YOg(Ie),
nextCursor: r.optional()
});
const Ve = wireResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
prompts: h.YOg(J),
nextCursor: r.optional()
});
const Le = wireResult({
description: h.YjP().optional(),
messages: h.YOg(oe)
});
const De = wireResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
resources: h.YOg(L),
nextCursor: r.optional()
});
const Ue = wireResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
resourceTemplates: h.YOg(D),
nextCursor: r.optional()
});
const He = wireResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
contents: h.YOg(h.KCZ([ A, z ]))
});
const Fe = wireResult({
completion: h.Ikc({
values: h.YOg(h.YjP()).max(100),
total: h.aig().int().optional(),
hasMore: h.zMY().optional()
}).loose()
});
const Ke = wireResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ])
});
const Je = wireResult({
ttlMs: h.aig().int().min(0).catch(0),
cacheScope: h.k5n([ "public", "private" ]).catch("private"),
supportedVersions: h.YOg(h.YjP()),
capabilities: je,
instructions: h.YjP().optional()
});
const Ze = h.Ikc({
messages: h.YOg(Te),
modelPreferences: ae.optional(),
systemPrompt: h.YjP().optional(),
includeContext: h.k5n([ "none", "thisServer", "allServers" ]).optional(),
temperature: h.aig().optional(),
maxTokens: h.aig().int(),
stopSequences: h.YOg(h.YjP()).optional(),
metadata: t.optional(),
tools: h.YOg(Ie).optional(),
toolChoice: ie.optional()
});
const We = h.Ikc({
method: h.euz("sampling/createMessage"),
params: Ze
});
const Be = h.Ikc({
method: h.euz("roots/list"),
params: h.Ikc({
_meta: h.g1P(h.YjP(), h.L5J()).optional()
}).optional()
});
const Ge = h.Ikc({
...Te.shape,
model: h.YjP(),
stopReason: h.YjP().optional()
});
const Xe = h.Ikc({
roots: h.YOg(we)
});
const Qe = h.Ikc({
action: h.k5n([ "accept", "decline", "cancel" ]),
content: h.g1P(h.YjP(), h.KCZ([ h.YjP(), h.aig(), h.zMY(), h.YOg(h.YjP()) ])).optional()
});
const et = h.Ikc({
mode: h.euz("url"),
message: h.YjP(),
url: h.YjP().url()
});
const tt = h.KCZ([ Se, et ]);
const ot = h.Ikc({
method: h.euz("elicitation/create"),
params: tt
});
const rt = h.KCZ([ We, Be, ot ]);
const st = h.KCZ([ Ge, Xe, Qe ]);
const nt = h.g1P(h.YjP(), rt);
const at = h.g1P(h.YjP(), st);
const it = wireResult({
inputRequests: nt.optional(),
requestState: h.YjP().optional()
});
const ct = {
inputResponses: at.optional(),
requestState: h.YjP().optional()
};
const lt = h.Ikc({
_meta: Ce,
...ct
});
const ut = h._H3({
progressToken: o.optional()
});
function wireRequest(e, t) {
return h.Ikc({
method: h.euz(e),
params: h.Ikc({
_meta: Ce,
...t
})
});
}
function dispatchRequest(e, t) {
return h.Ikc({
method: h.euz(e),
params: h.Ikc({
_meta: ut.optional(),
...t
}).optional()
});
}
const dt = {
name: h.YjP(),
arguments: h.g1P(h.YjP(), h.L5J()).optional(),
...ct
};
const pt = {
cursor: r.optional()
};
const ht = wireRequest("tools/call", dt);
const mt = wireRequest("tools/list", pt);
const ft = wireRequest("prompts/list", pt);
const gt = wireRequest("prompts/get", {
name: h.YjP(),
arguments: h.g1P(h.YjP(), h.YjP()).optional(),
...ct
});
const yt = wireRequest("resources/list", pt);
const vt = wireRequest("resources/templates/list", pt);
const _t = wireRequest("resources/read", {
uri: h.YjP(),
...ct
});
const St = {
ref: h.KCZ([ Pe, be ]),
argument: h.Ikc({
name: h.YjP(),
value: h.YjP()
}),
context: h.Ikc({
arguments: h.g1P(h.YjP(), h.YjP()).optional()
}).optional()
};
const bt = wireRequest("completion/complete", St);
const Pt = wireRequest("server/discover", {});
const wt = h.Ikc({
toolsListChanged: h.zMY().optional(),
promptsListChanged: h.zMY().optional(),
resourcesListChanged: h.zMY().optional(),
resourceSubscriptions: h.YOg(h.YjP()).optional()
});
const $t = {
notifications: wt
};
const Rt = wireRequest("subscriptions/listen", $t);
const kt = Me.extend({
"io.modelcontextprotocol/subscriptionId": s
});
const jt = h._H3({
_meta: kt,
resultType: xe.default("complete")
});
const Ct = {
"tools/call": dispatchRequest("tools/call", dt),
"tools/list": dispatchRequest("tools/list", pt),
"prompts/get": dispatchRequest("prompts/get", {
name: h.YjP(),
arguments: h.g1P(h.YjP(), h.YjP()).optional()
}),
"prompts/list": dispatchRequest("prompts/list", pt),
"resources/list": dispatchRequest("resources/list", pt),
"resources/templates/list": dispatchRequest("resources/templates/list", pt),
"resources/read": dispatchRequest("resources/read", {
uri: h.YjP()
}),
"completion/complete": dispatchRequest("completion/complete", St),
"server/discover": dispatchRequest("server/discover", {}),
"subscriptions/listen": dispatchRequest("subscriptions/listen", $t)
};
function liftedResult(e) {
return h._H3({
_meta: qe,
...e
});
}
const It = {
"tools/call": liftedResult({
content: h.YOg(te),
structuredContent: h.L5J().optional(),
isError: h.zMY().optional()
}),
"tools/list": liftedResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
tools: h.YOg(Ie),
nextCursor: r.optional()
}),
"prompts/get": liftedResult({
description: h.YjP().optional(),
messages: h.YOg(oe)
}),
"prompts/list": liftedResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
prompts: h.YOg(J),
nextCursor: r.optional()
}),
"resources/list": liftedResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
resources: h.YOg(L),
nextCursor: r.optional()
}),
"resources/templates/list": liftedResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
resourceTemplates: h.YOg(D),
nextCursor: r.optional()
}),
"resources/read": liftedResult({
ttlMs: h.aig().int().min(0),
cacheScope: h.k5n([ "public", "private" ]),
contents: h.YOg(h.KCZ([ A, z ]))
}),
"completion/complete": liftedResult({
completion: h.Ikc({
values: h.YOg(h.YjP()).max(100),
total: h.aig().int().optional(),
hasMore: h.zMY().optional()
}).loose()
}),
"server/discover": liftedResult({
ttlMs: h.aig().int().min(0).catch(0),
cacheScope: h.k5n([ "public", "private" ]).catch("private"),
supportedVersions: h.YOg(h.YjP()),
capabilities: je,
instructions: h.YjP().optional()
}),
"subscriptions/listen": liftedResult({})
};
const Et = h._H3({
"io.modelcontextprotocol/subscriptionId": s.optional()
});
const Ot = h.Ikc({
method: h.euz("notifications/subscriptions/acknowledged"),
params: h.Ikc({
_meta: Et.optional(),
notifications: wt
})
});
const Tt = h.Ikc({
_meta: Et.optional(),
requestId: s,
reason: h.YjP().optional()
});
const xt = h.Ikc({
method: h.euz("notifications/cancelled"),
params: Tt
});
const Mt = {
"notifications/cancelled": xt,
"notifications/progress": M,
"notifications/message": N,
"notifications/resources/updated": F,
"notifications/resources/list_changed": U,
"notifications/tools/list_changed": se,
"notifications/prompts/list_changed": Z,
"notifications/subscriptions/acknowledged": Ot
};
const wireResultResponse = e => h.Ikc({
jsonrpc: h.euz("2.0"),
id: h.KCZ([ h.YjP(), h.aig().int() ]),
result: e
}).strict();
return {
JSONValueSchema: e,
JSONObjectSchema: t,
ProgressTokenSchema: o,
CursorSchema: r,
RequestIdSchema: s,
RoleSchema: n,
LoggingLevelSchema: a,
TaskMetadataSchema: c,
RelatedTaskMetadataSchema: l,
RequestMetaSchema: u,
BaseRequestParamsSchema: d,
TaskAugmentedRequestParamsSchema: p,
NotificationsParamsSchema: m,
NotificationSchema: f,
IconSchema: g,
IconsSchema: y,
BaseMetadataSchema: w,
ImplementationSchema: R,
ClientTasksCapabilitySchema: C,
ServerTasksCapabilitySchema: I,
ClientCapabilitiesSchema: E,
ServerCapabilitiesSchema: O,
ProgressSchema: T,
ProgressNotificationParamsSchema: x,
ProgressNotificationSchema: M,
LoggingMessageNotificationParamsSchema: q,
LoggingMessageNotificationSchema: N,
ResourceContentsSchema: Y,
TextResourceContentsSchema: A,
BlobResourceContentsSchema: z,
AnnotationsSchema: V,
ResourceSchema: L,
ResourceTemplateSchema: D,
ResourceListChangedNotificationSchema: U,
ResourceUpdatedNotificationParamsSchema: H,
ResourceUpdatedNotificationSchema: F,
PromptArgumentSchema: K,
PromptSchema: J,
PromptListChangedNotificationSchema: Z,
TextContentSchema: W,
ImageContentSchema: B,
AudioContentSchema: G,
ToolUseContentSchema: X,
EmbeddedResourceSchema: Q,
ResourceLinkSchema: ee,
ContentBlockSchema: te,
PromptMessageSchema: oe,
ToolAnnotationsSchema: re,
ToolListChangedNotificationSchema: se,
ModelHintSchema: ne,
ModelPreferencesSchema: ae,
ToolChoiceSchema: ie,
BooleanSchemaSchema: ce,
StringSchemaSchema: le,
NumberSchemaSchema: ue,
UntitledSingleSelectEnumSchemaSchema: de,
TitledSingleSelectEnumSchemaSchema: pe,
LegacyTitledEnumSchemaSchema: he,
SingleSelectEnumSchemaSchema: me,
UntitledMultiSelectEnumSchemaSchema: fe,
TitledMultiSelectEnumSchemaSchema: ge,
MultiSelectEnumSchemaSchema: ye,
EnumSchemaSchema: ve,
PrimitiveSchemaDefinitionSchema: _e,
ElicitRequestFormParamsSchema: Se,
ResourceTemplateReferenceSchema: be,
PromptReferenceSchema: Pe,
RootSchema: we,
ClientCapabilities2026Schema: Re,
ServerCapabilities2026Schema: je,
RequestMetaEnvelopeSchema: Ce,
ToolSchema: Ie,
ToolResultContentSchema: Ee,
SamplingMessageContentBlockSchema: Oe,
SamplingMessageSchema: Te,
ResultTypeSchema: xe,
ResultMetaSchema: Me,
ResultSchema: Ne,
PaginatedResultSchema: Ye,
CallToolResultSchema: Ae,
ListToolsResultSchema: ze,
ListPromptsResultSchema: Ve,
GetPromptResultSchema: Le,
ListResourcesResultSchema: De,
ListResourceTemplatesResultSchema: Ue,
ReadResourceResultSchema: He,
CompleteResultSchema: Fe,
CacheableResultSchema: Ke,
DiscoverResultSchema: Je,
CreateMessageRequestParamsSchema: Ze,
CreateMessageRequestSchema: We,
ListRootsRequestSchema: Be,
CreateMessageResultSchema: Ge,
ListRootsResultSchema: Xe,
ElicitResultSchema: Qe,
ElicitRequestURLParamsSchema: et,
ElicitRequestParamsSchema: tt,
ElicitRequestSchema: ot,
InputRequestSchema: rt,
InputResponseSchema: st,
InputRequestsSchema: nt,
InputResponsesSchema: at,
InputRequiredResultSchema: it,
InputResponseRequestParamsSchema: lt,
CallToolRequestSchema: ht,
ListToolsRequestSchema: mt,
ListPromptsRequestSchema: ft,
GetPromptRequestSchema: gt,
ListResourcesRequestSchema: yt,
ListResourceTemplatesRequestSchema: vt,
ReadResourceRequestSchema: _t,
CompleteRequestSchema: bt,
DiscoverRequestSchema: Pt,
SubscriptionFilterSchema: wt,
SubscriptionsListenRequestSchema: Rt,
SubscriptionsListenResultMetaSchema: kt,
SubscriptionsListenResultSchema: jt,
dispatchRequestSchemas: Ct,
dispatchResultSchemas: It,
NotificationMetaSchema: Et,
SubscriptionsAcknowledgedNotificationSchema: Ot,
CancelledNotificationParamsSchema: Tt,
CancelledNotificationSchema: xt,
notificationSchemas2026: Mt,
JSONRPCResultResponseSchema: wireResultResponse(Ne),
CallToolResultResponseSchema: wireResultResponse(h.KCZ([ Ae, it ])),
ListToolsResultResponseSchema: wireResultResponse(ze),
ListPromptsResultResponseSchema: wireResultResponse(Ve),
GetPromptResultResponseSchema: wireResultResponse(h.KCZ([ Le, it ])),
ListResourcesResultResponseSchema: wireResultResponse(De),
ListResourceTemplatesResultResponseSchema: wireResultResponse(Ue),
ReadResourceResultResponseSchema: wireResultResponse(h.KCZ([ He, it ])),
CompleteResultResponseSchema: wireResultResponse(Fe),
DiscoverResultResponseSchema: wireResultResponse(Je),
SubscriptionsListenResultResponseSchema: wireResultResponse(jt)
};
}
let _r;
function buildSchemas2026() {
return _r ??= build();
}
const Sr = [ "tools/list", "prompts/list", "resources/list", "resources/templates/list", "resources/read", "server/discover" ];
function isCacheableResultMethod(e) {
return Sr.includes(e);
}
const br = Symbol("modelcontextprotocol.resultCacheHintFallback");
function cacheHintFallbackOf(e) {
return e[br];
}
function isValidCacheTtlMs(e) {
return typeof e === "number" && Number.isSafeInteger(e) && e >= 0;
}
function isValidCacheScope(e) {
return e === "public" || e === "private";
}
let Pr = function(e) {
e[e["ParseError"] = -32700] = "ParseError";
e[e["InvalidRequest"] = -32600] = "InvalidRequest";
e[e["MethodNotFound"] = -32601] = "MethodNotFound";
e[e["InvalidParams"] = -32602] = "InvalidParams";
e[e["InternalError"] = -32603] = "InternalError";
e[e["ResourceNotFound"] = -32002] = "ResourceNotFound";
e[e["MissingRequiredClientCapability"] = -32021] = "MissingRequiredClientCapability";
e[e["UnsupportedProtocolVersion"] = -32022] = "UnsupportedProtocolVersion";
e[e["UrlElicitationRequired"] = -32042] = "UrlElicitationRequired";
return e;
}({});
var wr = class ProtocolError extends Error {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.ProtocolError"
});
}
static [Symbol.hasInstance](e) {
return brandedHasInstance(this, e);
}
static isInstance(e) {
if (typeof this !== "function") throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this, e);
}
constructor(e, t, o) {
super(t);
this.code = e;
this.data = o;
this.name = "ProtocolError";
stampErrorBrands(this, new.target);
}
static fromError(e, t, o) {
if (e === Pr.UrlElicitationRequired && o) {
const e = o;
if (e.elicitations) return new Rr(e.elicitations, t);
}
if (e === Pr.UnsupportedProtocolVersion && o) {
const e = o;
if (Array.isArray(e.supported) && typeof e.requested === "string") return new kr({
supported: e.supported,
requested: e.requested
}, t);
}
if (e === Pr.InvalidParams || e === Pr.ResourceNotFound) {
const r = o;
if (typeof r?.uri === "string" && (e === Pr.ResourceNotFound || Object.keys(r).length === 1)) return new $r(r.uri, t);
}
if (e === Pr.MissingRequiredClientCapability && o) {
const e = o;
if (e.requiredCapabilities !== null && typeof e.requiredCapabilities === "object" && !Array.isArray(e.requiredCapabilities)) return new jr({
requiredCapabilities: e.requiredCapabilities
}, t);
}
return new ProtocolError(e, t, o);
}
};
var $r = class extends wr {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.ResourceNotFoundError"
});
}
constructor(e, t = `Resource not found: ${e}`) {
super(Pr.InvalidParams, t, {
uri: e
});
}
get uri() {
return this.data.uri;
}
};
var Rr = class extends wr {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.UrlElicitationRequiredError"
});
}
constructor(e, t = `URL elicitation${e.length > 1 ? "s" : ""} required`) {
super(Pr.UrlElicitationRequired, t, {
elicitations: e
});
}
get elicitations() {
return this.data?.elicitations ?? [];
}
};
var kr = class extends wr {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.UnsupportedProtocolVersionError"
});
}
constructor(e, t = `Unsupported protocol version: ${e.requested}`) {
super(Pr.UnsupportedProtocolVersion, t, e);
}
get supported() {
return this.data.supported;
}
get requested() {
return this.data.requested;
}
};
var jr = class extends wr {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.MissingRequiredClientCapabilityError"
});
}
constructor(e, t = `Missing required client capabilities: ${Object.keys(e.requiredCapabilities).join(", ")}`) {
super(Pr.MissingRequiredClientCapability, t, e);
}
get requiredCapabilities() {
return this.data.requiredCapabilities;
}
};
const Cr = 0;
const Ir = "private";
const Er = [ "tools/call", "prompts/get", "resources/read" ];
function stampResultType(e, t) {
const o = t["resultType"];
if (o === void 0) return {
...t,
resultType: "complete"
};
if (o === "complete") return t;
if (Er.includes(e)) return t;
throw new wr(Pr.InternalError, `Handler for ${e} returned resultType '${String(o)}', but results of ${e} only support 'complete' on protocol revision 2026-07-28`);
}
function fillCacheFields(e, t) {
const o = cacheHintFallbackOf(t);
if (t["resultType"] !== "complete" || !isCacheableResultMethod(e)) return o === void 0 ? t : stripCacheHintFallback(t);
const r = t;
const s = isValidCacheTtlMs(r["ttlMs"]) ? r["ttlMs"] : resolveTtlMs(o);
const n = isValidCacheScope(r["cacheScope"]) ? r["cacheScope"] : resolveCacheScope(o);
const a = {
...r,
ttlMs: s,
cacheScope: n
};
delete a[br];
return a;
}
function isPlainObject$4(e) {
return e !== null && typeof e === "object" && !Array.isArray(e);
}
function stampServerInfoMeta(e, t) {
if (t === void 0) return e;
const o = e["_meta"];
if (o === void 0) return {
...e,
_meta: {
[b]: t
}
};
if (!isPlainObject$4(o)) return e;
if (o[b] !== void 0) return e;
return {
...e,
_meta: {
...o,
[b]: t
}
};
}
function resolveTtlMs(e) {
return e !== void 0 && isValidCacheTtlMs(e.ttlMs) ? e.ttlMs : Cr;
}
function resolveCacheScope(e) {
return e !== void 0 && isValidCacheScope(e.cacheScope) ? e.cacheScope : Ir;
}
function stripCacheHintFallback(e) {
const t = {
...e
};
delete t[br];
return t;
}
const Or = [ "elicitation/create", "sampling/createMessage", "roots/list" ];
let Tr;
function inputSchemaMaps() {
if (Tr) return Tr;
const e = buildSchemas2026();
Tr = {
request: {
"elicitation/create": h.Ikc({
method: h.euz("elicitation/create"),
params: e.ElicitRequestParamsSchema
}),
"sampling/createMessage": h.Ikc({
method: h.euz("sampling/createMessage"),
params: e.CreateMessageRequestParamsSchema
}),
"roots/list": h.Ikc({
method: h.euz("roots/list"),
params: h._H3({}).optional()
})
},
response: {
"elicitation/create": e.ElicitResultSchema,
"sampling/createMessage": e.CreateMessageResultSchema,
"roots/list": e.ListRootsResultSchema
}
};
return Tr;
}
function isInputRequestMethod2026(e) {
return Or.includes(e);
}
function getInputRequestSchema2026(e) {
return isInputRequestMethod2026(e) ? inputSchemaMaps().request[e] : void 0;
}
function getInputResponseSchema2026(e) {
return isInputRequestMethod2026(e) ? inputSchemaMaps().response[e] : void 0;
}
const xr = {
"tools/call": null,
"tools/list": null,
"prompts/get": null,
"prompts/list": null,
"resources/list": null,
"resources/templates/list": null,
"resources/read": null,
"completion/complete": null,
"server/discover": null,
"subscriptions/listen": null
};
const Mr = {
"notifications/cancelled": null,
"notifications/progress": null,
"notifications/message": null,
"notifications/resources/updated": null,
"notifications/resources/list_changed": null,
"notifications/tools/list_changed": null,
"notifications/prompts/list_changed": null,
"notifications/subscriptions/acknowledged": null
};
function hasRequestMethod2026(e) {
return Object.prototype.hasOwnProperty.call(xr, e);
}
function hasNotificationMethod2026(e) {
return Object.prototype.hasOwnProperty.call(Mr, e);
}
function hasResultMethod2026(e) {
return Object.prototype.hasOwnProperty.call(xr, e);
}
function getRequestSchema2026(e) {
return hasRequestMethod2026(e) ? buildSchemas2026().dispatchRequestSchemas[e] : void 0;
}
function getResultSchema2026(e) {
return hasResultMethod2026(e) ? buildSchemas2026().dispatchResultSchemas[e] : void 0;
}
function getNotificationSchema2026(e) {
return hasNotificationMethod2026(e) ? buildSchemas2026().notificationSchemas2026[e] : void 0;
}
Object.keys(xr);
Object.keys(Mr);
function isPlainObject$3(e) {
return e !== null && typeof e === "object" && !Array.isArray(e);
}
function triState(e, t) {
if (e === void 0) return {
ok: false,
reason: "not-in-era"
};
const o = e.safeParse(t);
return o.success ? {
ok: true,
value: o.data
} : {
ok: false,
reason: "invalid",
message: String(o.error)
};
}
const qr = {
ok: false,
reason: "not-in-era"
};
const Nr = [ v, P ];
function enforceDeletedFields(e, t) {
let o = t;
let r = false;
const copy = () => {
if (!r) {
o = {
...o
};
r = true;
}
return o;
};
const s = t.tools;
e === "tools/list" && Array.isArray(s) && s.some(e => isPlainObject$3(e) && "execution" in e) && (copy().tools = s.map(e => {
if (!isPlainObject$3(e) || !("execution" in e)) return e;
const t = {
...e
};
delete t["execution"];
return t;
}));
const n = t.capabilities;
if (isPlainObject$3(n) && "tasks" in n) {
const e = {
...n
};
delete e["tasks"];
copy().capabilities = e;
}
return o;
}
const Yr = {
era: "2026-07-28",
hasRequestMethod: hasRequestMethod2026,
hasNotificationMethod: hasNotificationMethod2026,
hasInputRequestMethod: e => getInputRequestSchema2026(e) !== void 0,
validateRequest: (e, t) => triState(getRequestSchema2026(e), t),
validateResult: (e, t) => triState(getResultSchema2026(e), t),
validateNotification: (e, t) => triState(getNotificationSchema2026(e), t),
validateInputRequest: (e, t) => triState(getInputRequestSchema2026(e), t),
validateInputResponse: (e, t) => triState(getInputResponseSchema2026(e), t),
samplingResultVariant: () => qr,
outboundEnvelope(e) {
return {
[v]: e.protocolVersion,
[S]: e.clientInfo,
[P]: e.clientCapabilities,
...e.logLevel !== void 0 && {
[$]: e.logLevel
}
};
},
validateEnvelopeMeta(e) {
const t = [];
for (const o of Nr) o in e || t.push({
key: o,
problem: "missing"
});
const o = buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(e);
if (!o.success) for (const e of o.error.issues) {
const o = e.path.map(String);
const r = o.length > 0 ? o.join(".") : "_meta";
if (o.length === 1 && t.some(e => e.key === r && e.problem === "missing")) continue;
t.push({
key: r,
problem: e.message
});
}
return t;
},
projectCallToolResult: e => appendTextFallbackForNonObject(e),
inputRequestSchema: getInputRequestSchema2026,
decodeResult(e, t) {
if (!isPlainObject$3(t)) return {
kind: "invalid",
error: new nr(sr.InvalidResult, `Invalid result for ${e}: not an object`, {
method: e
})
};
const o = t["resultType"];
if (o === void 0) return {
kind: "invalid",
error: new nr(sr.InvalidResult, `Invalid result for ${e}: missing required resultType \u2014 servers implementing protocol revision 2026-07-28 MUST include it (the absent-means-complete bridge applies only to earlier-revision servers)`, {
method: e,
violation: "missing-resultType"
})
};
if (typeof o !== "string") return {
kind: "invalid",
error: new nr(sr.InvalidResult, `Invalid result for ${e}: non-string resultType`, {
method: e,
resultType: o
})
};
if (o === "input_required") {
const o = t["inputRequests"];
const r = isPlainObject$3(o) ? o : {};
const s = t["requestState"];
const n = t["_meta"] === void 0 ? void 0 : buildSchemas2026().ResultMetaSchema.safeParse(t["_meta"]);
const a = n?.success ? n.data : void 0;
if (Object.keys(r).length === 0 && typeof s !== "string") return {
kind: "invalid",
error: new nr(sr.InvalidResult, `Invalid result for ${e}: input_required carries neither inputRequests nor requestState (every input_required result must include at least one of the two)`, {
method: e,
violation: "input-required-missing-both"
})
};
return {
kind: "input_required",
inputRequests: r,
...typeof s === "string" && {
requestState: s
},
...a !== void 0 && {
_meta: a
}
};
}
if (o !== "complete") return {
kind: "invalid",
error: new nr(sr.UnsupportedResultType, `Unsupported result type '${o}' for ${e}`, {
resultType: o,
method: e
})
};
const r = getWireResultSchemas();
const s = Object.hasOwn(r, e) ? r[e] : void 0;
if (s !== void 0) {
const o = s.safeParse(t);
if (!o.success) return {
kind: "invalid",
error: new nr(sr.InvalidResult, `Invalid result for ${e}: ${o.error}`, {
method: e
})
};
}
const n = {
...t
};
delete n["resultType"];
return {
kind: "complete",
result: n
};
},
encodeResult(e, t, o) {
return stampServerInfoMeta(fillCacheFields(e, stampResultType(e, enforceDeletedFields(e, t))), o);
},
encodeErrorCode: e => e === -32002 ? -32602 : e,
checkInboundEnvelope(e) {
if (e.envelope === void 0) return "Request is missing the required _meta envelope for protocol revision 2026-07-28 (io.modelcontextprotocol/protocolVersion, io.modelcontextprotocol/clientCapabilities)";
const t = buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(e.envelope);
if (!t.success) return `Invalid _meta envelope for protocol revision 2026-07-28: ${t.error.issues.map(e => e.message).join("; ")}`;
}
};
let Ar;
function getWireResultSchemas() {
if (Ar) return Ar;
const e = buildSchemas2026();
Ar = {
"tools/call": e.CallToolResultSchema,
"tools/list": e.ListToolsResultSchema,
"prompts/get": e.GetPromptResultSchema,
"prompts/list": e.ListPromptsResultSchema,
"resources/list": e.ListResourcesResultSchema,
"resources/templates/list": e.ListResourceTemplatesResultSchema,
"resources/read": e.ReadResourceResultSchema,
"completion/complete": e.CompleteResultSchema,
"server/discover": e.DiscoverResultSchema
};
return Ar;
}
const zr = "2026-07-28";
function codecForVersion(e) {
return e !== void 0 && isModernProtocolVersion(e) ? Yr : vr;
}
function classifiedWireEra(e) {
if (e.revision !== void 0) return codecForVersion(e.revision).era;
return e.era === "modern" ? Yr.era : vr.era;
}
function isSpecRequestMethod(e) {
return Vr.some(t => t.hasRequestMethod(e));
}
function isSpecNotificationMethod(e) {
return Vr.some(t => t.hasNotificationMethod(e));
}
function isExtensionReusedRequestMethod(e) {
return e === "tasks/get" || e === "tasks/cancel";
}
const Vr = [ vr, Yr ];
var Lr = __exportAll({
AnnotationsSchema: () => Re,
AudioContentSchema: () => st,
BaseMetadataSchema: () => Q,
BaseRequestParamsSchema: () => M,
BlobResourceContentsSchema: () => we,
BooleanSchemaSchema: () => zt,
CallToolRequestParamsSchema: () => _t,
CallToolRequestSchema: () => St,
CallToolResultSchema: () => yt,
CancelTaskRequestSchema: () => ko,
CancelTaskResultSchema: () => jo,
CancelledNotificationParamsSchema: () => W,
CancelledNotificationSchema: () => B,
ClientCapabilitiesSchema: () => ne,
ClientNotificationSchema: () => Io,
ClientRequestSchema: () => Co,
ClientResultSchema: () => Eo,
ClientTasksCapabilitySchema: () => re,
CompatibilityCallToolResultSchema: () => vt,
CompleteRequestParamsSchema: () => ao,
CompleteRequestSchema: () => io,
CompleteResultSchema: () => co,
ContentBlockSchema: () => ct,
CreateMessageRequestParamsSchema: () => qt,
CreateMessageRequestSchema: () => Nt,
CreateMessageResultSchema: () => Yt,
CreateMessageResultWithToolsSchema: () => At,
CreateTaskResultSchema: () => yo,
CursorSchema: () => E,
DiscoverRequestSchema: () => de,
DiscoverResultSchema: () => pe,
ElicitRequestFormParamsSchema: () => Gt,
ElicitRequestParamsSchema: () => Qt,
ElicitRequestSchema: () => eo,
ElicitRequestURLParamsSchema: () => Xt,
ElicitResultSchema: () => ro,
ElicitationCompleteNotificationParamsSchema: () => to,
ElicitationCompleteNotificationSchema: () => oo,
EmbeddedResourceSchema: () => at,
EmptyResultSchema: () => Z,
EnumSchemaSchema: () => Wt,
GetPromptRequestParamsSchema: () => et,
GetPromptRequestSchema: () => tt,
GetPromptResultSchema: () => ut,
GetTaskPayloadRequestSchema: () => Po,
GetTaskPayloadResultSchema: () => wo,
GetTaskRequestSchema: () => So,
GetTaskResultSchema: () => bo,
IconSchema: () => G,
IconsSchema: () => X,
ImageContentSchema: () => rt,
ImplementationSchema: () => ee,
InitializeRequestParamsSchema: () => ae,
InitializeRequestSchema: () => ie,
InitializeResultSchema: () => le,
InitializedNotificationSchema: () => ue,
JSONArraySchema: () => C,
JSONObjectSchema: () => j,
JSONRPCErrorResponseSchema: () => F,
JSONRPCMessageSchema: () => K,
JSONRPCNotificationSchema: () => U,
JSONRPCRequestSchema: () => D,
JSONRPCResponseSchema: () => J,
JSONRPCResultResponseSchema: () => H,
JSONValueSchema: () => k,
LegacyTitledEnumSchemaSchema: () => Ht,
ListChangedOptionsBaseSchema: () => Pt,
ListPromptsRequestSchema: () => Xe,
ListPromptsResultSchema: () => Qe,
ListResourceTemplatesRequestSchema: () => Ee,
ListResourceTemplatesResultSchema: () => Oe,
ListResourcesRequestSchema: () => Ce,
ListResourcesResultSchema: () => Ie,
ListRootsRequestSchema: () => uo,
ListRootsResultSchema: () => po,
ListTasksRequestSchema: () => $o,
ListTasksResultSchema: () => Ro,
ListToolsRequestSchema: () => ft,
ListToolsResultSchema: () => gt,
LoggingLevelSchema: () => wt,
LoggingMessageNotificationParamsSchema: () => kt,
LoggingMessageNotificationSchema: () => jt,
ModelHintSchema: () => Ct,
ModelPreferencesSchema: () => It,
MultiSelectEnumSchemaSchema: () => Zt,
NotificationSchema: () => A,
NotificationsParamsSchema: () => Y,
NumberSchemaSchema: () => Lt,
PaginatedRequestParamsSchema: () => ye,
PaginatedRequestSchema: () => ve,
PaginatedResultSchema: () => _e,
PingRequestSchema: () => he,
PrimitiveSchemaDefinitionSchema: () => Bt,
ProgressNotificationParamsSchema: () => fe,
ProgressNotificationSchema: () => ge,
ProgressSchema: () => me,
ProgressTokenSchema: () => I,
PromptArgumentSchema: () => Be,
PromptListChangedNotificationSchema: () => dt,
PromptMessageSchema: () => lt,
PromptReferenceSchema: () => no,
PromptSchema: () => Ge,
ReadResourceRequestParamsSchema: () => xe,
ReadResourceRequestSchema: () => Me,
ReadResourceResultSchema: () => qe,
RelatedTaskMetadataSchema: () => T,
RequestIdSchema: () => L,
RequestMetaSchema: () => x,
RequestSchema: () => N,
ResourceContentsSchema: () => Se,
ResourceLinkSchema: () => it,
ResourceListChangedNotificationSchema: () => Ne,
ResourceRequestParamsSchema: () => Te,
ResourceSchema: () => ke,
ResourceTemplateReferenceSchema: () => so,
ResourceTemplateSchema: () => je,
ResourceUpdatedNotificationParamsSchema: () => Ze,
ResourceUpdatedNotificationSchema: () => We,
ResultMetaObjectSchema: () => z,
ResultSchema: () => V,
RoleSchema: () => $e,
RootSchema: () => lo,
RootsListChangedNotificationSchema: () => ho,
SamplingContentSchema: () => Tt,
SamplingMessageContentBlockSchema: () => xt,
SamplingMessageSchema: () => Mt,
ServerCapabilitiesSchema: () => ce,
ServerNotificationSchema: () => To,
ServerRequestSchema: () => Oo,
ServerResultSchema: () => xo,
ServerTasksCapabilitySchema: () => se,
SetLevelRequestParamsSchema: () => $t,
SetLevelRequestSchema: () => Rt,
SingleSelectEnumSchemaSchema: () => Ft,
StringSchemaSchema: () => Vt,
SubscribeRequestParamsSchema: () => Ye,
SubscribeRequestSchema: () => Ae,
SubscriptionFilterSchema: () => Le,
SubscriptionsAcknowledgedNotificationParamsSchema: () => He,
SubscriptionsAcknowledgedNotificationSchema: () => Fe,
SubscriptionsListenRequestParamsSchema: () => De,
SubscriptionsListenRequestSchema: () => Ue,
SubscriptionsListenResultMetaSchema: () => Ke,
SubscriptionsListenResultSchema: () => Je,
TaskAugmentedRequestParamsSchema: () => q,
TaskCreationParamsSchema: () => mo,
TaskMetadataSchema: () => O,
TaskSchema: () => go,
TaskStatusNotificationParamsSchema: () => vo,
TaskStatusNotificationSchema: () => _o,
TaskStatusSchema: () => fo,
TextContentSchema: () => ot,
TextResourceContentsSchema: () => be,
TitledMultiSelectEnumSchemaSchema: () => Jt,
TitledSingleSelectEnumSchemaSchema: () => Ut,
ToolAnnotationsSchema: () => pt,
ToolChoiceSchema: () => Et,
ToolExecutionSchema: () => ht,
ToolListChangedNotificationSchema: () => bt,
ToolResultContentSchema: () => Ot,
ToolSchema: () => mt,
ToolUseContentSchema: () => nt,
UnsubscribeRequestParamsSchema: () => ze,
UnsubscribeRequestSchema: () => Ve,
UntitledMultiSelectEnumSchemaSchema: () => Kt,
UntitledSingleSelectEnumSchemaSchema: () => Dt
});
const isJSONRPCRequest = e => D.safeParse(e).success;
const isJSONRPCNotification = e => U.safeParse(e).success;
const isJSONRPCResultResponse = e => H.safeParse(e).success;
const isJSONRPCErrorResponse = e => F.safeParse(e).success;
const isInputRequiredResult = e => typeof e === "object" && e !== null && !Array.isArray(e) && e.resultType === "input_required";
const isInitializeRequest = e => ie.safeParse(e).success;
const isInitializedNotification = e => ue.safeParse(e).success;
const Dr = "Mcp-Param-";
const Ur = "x-mcp-header";
const Hr = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const Fr = new Set([ "string", "integer", "boolean" ]);
function scanXMcpHeaderDeclarations(e) {
const t = [];
const o = new Map;
let r;
const visit = (e, s, n) => {
if (e === null || typeof e !== "object") return;
const a = e;
if (Ur in a) {
if (!n || s.length === 0) return `${pathName(s)}: x-mcp-header is only permitted on properties statically reachable via a chain of 'properties' keys (not under items, additionalProperties, oneOf/anyOf/allOf/not, if/then/else, or $ref)`;
const e = a[Ur];
if (typeof e !== "string" || e.length === 0) return `${pathName(s)}: x-mcp-header MUST be a non-empty string`;
if (!Hr.test(e)) return `${pathName(s)}: x-mcp-header '${e}' is not a valid RFC 9110 token (no spaces, control characters or HTTP delimiters)`;
const i = typeof a.type === "string" ? a.type : void 0;
if (i === void 0 || !Fr.has(i)) {
const e = `${pathName(s)}: x-mcp-header is only permitted on primitive-typed properties (string, integer, boolean); got ${i ?? "<none>"}`;
if (i !== "number") return e;
r ??= e;
}
const c = e.toLowerCase();
const l = o.get(c);
if (l !== void 0) return `x-mcp-header '${e}' is not case-insensitively unique (also declared as '${l}')`;
o.set(c, e);
t.push({
path: s,
headerName: e,
type: i
});
}
const i = a.properties;
if (i !== null && typeof i === "object") for (const [e, t] of Object.entries(i)) {
const o = visit(t, [ ...s, e ], n);
if (o !== void 0) return o;
}
for (const e of Kr) {
const t = a[e];
if (t === void 0) continue;
const o = Array.isArray(t) ? t : t !== null && typeof t === "object" && Jr.has(e) ? Object.values(t) : [ t ];
for (const t of o) {
const o = visit(t, [ ...s, `<${e}>` ], false);
if (o !== void 0) return o;
}
}
};
const s = visit(e, [], true);
if (s !== void 0) return {
valid: false,
reason: r ?? s
};
return r === void 0 ? {
valid: true,
declarations: t
} : {
valid: false,
reason: r,
declarations: t
};
}
const Kr = [ "items", "prefixItems", "contains", "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames", "patternProperties", "dependentSchemas", "oneOf", "anyOf", "allOf", "not", "if", "then", "else", "$defs", "definitions" ];
const Jr = new Set([ "patternProperties", "dependentSchemas", "$defs", "definitions" ]);
function pathName(e) {
return e.length === 0 ? "<root>" : e.join(".");
}
const Zr = "=?base64?";
const Wr = "?=";
function mcpParamPrimitiveToString(e) {
if (typeof e === "string") return e;
if (typeof e === "boolean") return e ? "true" : "false";
if (typeof e === "number") {
if (!Number.isFinite(e)) return;
if (Number.isInteger(e) && !Number.isSafeInteger(e)) return;
return String(e);
}
}
function needsBase64(e) {
if (e.length === 0) return true;
if (e.startsWith(Zr) && e.endsWith(Wr)) return true;
if (e !== e.trim()) return true;
for (let t = 0; t < e.length; t++) {
const o = e.codePointAt(t);
if (o === 9 || o >= 32 && o <= 126) continue;
return true;
}
return false;
}
function utf8ToBase64(e) {
const t = (new TextEncoder).encode(e);
let o = "";
for (const e of t) o += String.fromCodePoint(e);
return btoa(o);
}
function encodeMcpParamValue(e) {
return needsBase64(e) ? `${Zr}${utf8ToBase64(e)}${Wr}` : e;
}
function valueAtPath(e, t) {
let o = e;
for (const e of t) {
if (o === null || typeof o !== "object") return;
o = o[e];
}
return o;
}
function buildMcpParamHeaders(e, t) {
const o = {};
for (const r of e) {
const e = valueAtPath(t, r.path);
if (e === void 0 || e === null) continue;
const s = mcpParamPrimitiveToString(e);
if (s === void 0) continue;
o[`${Dr}${r.headerName}`] = encodeMcpParamValue(s);
}
return o;
}
const Br = -32020;
Pr.InvalidRequest, Pr.UnsupportedProtocolVersion, Pr.InvalidParams, Pr.MethodNotFound, 
Pr.InvalidParams, Pr.MissingRequiredClientCapability;
Pr.ParseError, Pr.InvalidRequest, Pr.MethodNotFound, Pr.UnsupportedProtocolVersion, 
Pr.MissingRequiredClientCapability;
const Gr = {
"tools/call": "name",
"prompts/get": "name",
"resources/read": "uri",
"tasks/get": "taskId",
"tasks/update": "taskId",
"tasks/cancel": "taskId"
};
function mcpNameSource(e, t) {
const o = Object.hasOwn(Gr, e) ? Gr[e] : void 0;
if (o === void 0) return;
const r = isPlainObject$2(t) ? t[o] : void 0;
return {
field: o,
value: typeof r === "string" ? r : void 0
};
}
function isPlainObject$2(e) {
return e !== null && typeof e === "object" && !Array.isArray(e);
}
function parseSchema(e, t) {
return Xo.xL(e, t);
}
function shapeKeys(e) {
return new Set(e.flatMap(e => Object.keys(e.shape)));
}
function isStandardSchema(e) {
if (e == null) return false;
const t = typeof e;
if (t !== "object" && t !== "function") return false;
if (!("~standard" in e)) return false;
return typeof e["~standard"]?.validate === "function";
}
let Xr = false;
const Qr = "draft-2020-12";
function standardSchemaToJsonSchema(e, t = "input") {
const o = e["~standard"];
let r;
if (o.jsonSchema) r = o.jsonSchema[t]({
target: Qr
}); else {
if (o.vendor !== "zod") throw new Error(`Schema library "${o.vendor}" does not implement StandardJSONSchemaV1 (\`~standard.jsonSchema\`). Upgrade to a version that does, or wrap your JSON Schema with fromJsonSchema().`);
if (!("_zod" in e)) throw new Error("Schema appears to be from zod 3, which the SDK cannot convert to JSON Schema. Upgrade to zod >=4.2.0, or wrap your JSON Schema with fromJsonSchema().");
if (!Xr) {
Xr = true;
console.warn("[mcp-sdk] Your zod version does not implement `~standard.jsonSchema` (added in zod 4.2.0). Falling back to z.toJSONSchema(). Upgrade to zod >=4.2.0 to silence this warning.");
}
r = Qo.bl(e, {
target: Qr,
io: t
});
}
if (t === "output") {
if (r.type !== void 0) return r;
return isProvablyObjectShapedRoot(r) ? {
type: "object",
...r
} : r;
}
if (r.type !== void 0 && r.type !== "object") throw new Error(`MCP tool and prompt schemas must describe objects (got type: ${JSON.stringify(r.type)}). Wrap your schema in z.object({...}) or equivalent.`);
return {
type: "object",
...r
};
}
const es = /^#\/(\$defs|definitions)\/([^/~%]+)$/;
function isProvablyObjectShapedRoot(e, t = e) {
if ("properties" in e || "patternProperties" in e || "additionalProperties" in e || "required" in e) return true;
const o = typeof e.$ref === "string" && es.exec(e.$ref);
if (o && t[o[1]]?.[o[2]]?.type === "object") return true;
for (const o of [ "oneOf", "anyOf", "allOf" ]) {
const r = e[o];
if (Array.isArray(r) && r.length > 0) return r.every(e => e !== null && typeof e === "object" && (e.type === "object" || isProvablyObjectShapedRoot(e, "$id" in e ? {} : t)));
}
return false;
}
function formatIssue(e) {
if (!e.path?.length) return e.message;
return `${e.path.map(e => String(typeof e === "object" ? e.key : e)).join(".")}: ${e.message}`;
}
async function validateStandardSchema(e, t) {
const o = await e["~standard"].validate(t);
if (o.issues && o.issues.length > 0) return {
success: false,
error: o.issues.map(e => formatIssue(e)).join(", ")
};
return {
success: true,
data: o.value
};
}
function zodEmittedPattern(e) {
const t = Qo.bl(e, {
target: Qr,
io: "input"
});
return typeof t.pattern === "string" ? t.pattern : void 0;
}
const ts = /\\\.\\d\{(\d+)\}/;
function datetimeReferenceSchemas(e) {
const t = ts.exec(e);
const o = [ void 0, -1, 0 ];
t && o.push(Number(t[1]));
return [ false, true ].flatMap(e => [ false, true ].flatMap(t => o.map(o => datetime({
local: e,
offset: t,
precision: o
}))));
}
function referencePatternsForFormat(e, t) {
let o;
switch (e) {
case "email":
o = [ h.Rpp() ];
break;

case "uri":
o = [ h.OZ5() ];
break;

case "date":
o = [ date() ];
break;

case "date-time":
o = datetimeReferenceSchemas(t);
break;
}
return new Set(o.map(e => zodEmittedPattern(e)).filter(e => e !== void 0));
}
function isLibraryFormatPattern(e, t, o) {
if (o !== "zod") return true;
return referencePatternsForFormat(e, t).has(t);
}
function isJsonObject(e) {
return typeof e === "object" && e !== null && !Array.isArray(e);
}
function convertStandardElicitationSchema(e) {
try {
return standardSchemaToJsonSchema(e, "input");
} catch (e) {
const t = e instanceof Error ? e.message : String(e);
throw new wr(Pr.InvalidParams, `Elicitation requestedSchema must describe an object with flat primitive properties: ${t}`);
}
}
const os = new Set([ "$comment", "deprecated", "description", "examples", "readOnly", "title", "writeOnly" ]);
function isAnnotationOnlyJsonSchemaKeyword(e) {
return os.has(e) || e.startsWith("x-");
}
const rs = new Set([ "$schema", ...Object.keys(Gt.shape.requestedSchema.shape) ]);
const ss = {
string: shapeKeys([ Vt, Dt, Ut, Ht ]),
number: shapeKeys([ Lt ]),
integer: shapeKeys([ Lt ]),
boolean: shapeKeys([ zt ]),
array: shapeKeys([ Kt, Jt ])
};
const ns = new Set(Vt.shape.format.unwrap().options);
function walkProperty(e, t, o, r) {
if (!isJsonObject(e)) return e;
const s = typeof e.type === "string" && Object.hasOwn(ss, e.type) ? ss[e.type] : void 0;
if (s === void 0) return e;
const n = {};
for (const [a, i] of Object.entries(e)) s.has(a) || isAnnotationOnlyJsonSchemaKeyword(a) ? n[a] = i : a === "pattern" && e.type === "string" && typeof e.format === "string" ? ns.has(e.format) ? typeof i === "string" && isLibraryFormatPattern(e.format, i, o) || r.push(`${t}.${a}`) : n[a] = i : r.push(`${t}.${a}`);
return n;
}
function walkRequestedSchema(e, t) {
const o = {};
const r = [];
for (const [s, n] of Object.entries(e)) s === "properties" && isJsonObject(n) ? o[s] = Object.fromEntries(Object.entries(n).map(([e, o]) => [ e, walkProperty(o, `properties.${e}`, t, r) ])) : rs.has(s) ? o[s] = n : isAnnotationOnlyJsonSchemaKeyword(s) || r.push(s);
if (r.length > 0) throw new wr(Pr.InvalidParams, `Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${r.join(", ")}`);
return o;
}
function describeUnsupportedProperties(e, t) {
if (!isJsonObject(e.properties)) return t;
const o = Object.entries(e.properties).filter(([, e]) => !parseSchema(Bt, e).success).map(([e]) => `properties.${e}`);
return o.length > 0 ? o.join(", ") : t;
}
function findDroppedConstraintPaths(e, t, o = "") {
if (Array.isArray(e) && Array.isArray(t)) return e.flatMap((e, r) => findDroppedConstraintPaths(e, t[r], `${o}[${r}]`));
if (!isJsonObject(e) || !isJsonObject(t)) return [];
return Object.entries(e).flatMap(([e, r]) => {
const s = o ? `${o}.${e}` : e;
if (!Object.prototype.hasOwnProperty.call(t, e)) return isAnnotationOnlyJsonSchemaKeyword(e) ? [] : [ s ];
return findDroppedConstraintPaths(r, t[e], s);
});
}
function normalizeElicitInputParams(e) {
if (!isStandardSchema(e.requestedSchema)) return {
...e,
mode: "form",
requestedSchema: e.requestedSchema
};
const t = e.requestedSchema["~standard"].vendor;
const o = walkRequestedSchema(convertStandardElicitationSchema(e.requestedSchema), t);
const r = parseSchema(Gt.shape.requestedSchema, o);
if (!r.success) throw new wr(Pr.InvalidParams, `Elicitation requestedSchema only supports flat primitive properties (string, number, integer, boolean, and string enums): ${describeUnsupportedProperties(o, r.error.message)}`);
const s = findDroppedConstraintPaths(o, r.data);
if (s.length > 0) throw new wr(Pr.InvalidParams, `Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${s.join(", ")}`);
const n = (r.data.required ?? []).filter(e => !Object.prototype.hasOwnProperty.call(r.data.properties, e));
if (n.length > 0) throw new wr(Pr.InvalidParams, `Elicitation requestedSchema lists required properties that are not defined in properties: ${n.join(", ")}`);
return {
...e,
mode: "form",
requestedSchema: r.data
};
}
function buildInputRequired(e) {
const t = e.inputRequests !== void 0 && Object.keys(e.inputRequests).length > 0;
const o = typeof e.requestState === "string";
if (!t && !o) throw new TypeError("inputRequired() requires at least one of inputRequests (with at least one entry) or requestState (spec: every InputRequiredResult MUST include at least one of the two)");
return {
resultType: "input_required",
...e.inputRequests !== void 0 && {
inputRequests: e.inputRequests
},
...e.requestState !== void 0 && {
requestState: e.requestState
}
};
}
Object.assign(buildInputRequired, {
elicit(e) {
try {
return {
method: "elicitation/create",
params: normalizeElicitInputParams(e)
};
} catch (e) {
throw e instanceof wr ? new TypeError(e.message, {
cause: e
}) : e;
}
},
elicitUrl(e) {
return {
method: "elicitation/create",
params: {
...e,
mode: "url"
}
};
},
createMessage(e) {
return {
method: "sampling/createMessage",
params: e
};
},
listRoots() {
return {
method: "roots/list"
};
}
});
const as = true;
const is = 10;
const cs = 250;
function resolveInputRequiredDriverConfig(e) {
return {
autoFulfill: e?.autoFulfill ?? as,
maxRounds: e?.maxRounds ?? is
};
}
function buildInputRequiredRetryParams(e, t, o) {
const r = t !== void 0 && Object.keys(t).length > 0;
if (!r && o === void 0) return e;
return {
...e,
...r && {
inputResponses: t
},
...o !== void 0 && {
requestState: o
}
};
}
function inputRequiredRoundsExceededMessage(e, t) {
return `Multi-round-trip request '${e}' still required input after ${t} rounds (inputRequired.maxRounds)`;
}
function sleep(e, t) {
return new Promise((o, r) => {
if (t?.aborted) {
r(t.reason instanceof nr ? t.reason : new nr(sr.RequestTimeout, String(t.reason)));
return;
}
const s = setTimeout(() => {
t?.removeEventListener("abort", onAbort);
o();
}, e);
const onAbort = () => {
clearTimeout(s);
r(t?.reason instanceof nr ? t.reason : new nr(sr.RequestTimeout, String(t?.reason)));
};
t?.addEventListener("abort", onAbort, {
once: true
});
});
}
function linkedRoundAbort(e) {
const t = new AbortController;
const onOuterAbort = () => t.abort(e?.reason);
e?.addEventListener("abort", onOuterAbort, {
once: true
});
e?.aborted && t.abort(e.reason);
return {
signal: t.signal,
abort: e => t.abort(e),
dispose: () => e?.removeEventListener("abort", onOuterAbort)
};
}
async function runInputRequiredDriver(e) {
const {config: t, method: o, originalParams: r, requestOptions: s, hooks: n, signal: a} = e;
const i = e.flowStartedAt ?? Date.now();
let c = e.firstPayload;
let l = 0;
while (true) {
l += 1;
if (l > t.maxRounds) throw new nr(sr.InputRequiredRoundsExceeded, inputRequiredRoundsExceededMessage(o, t.maxRounds), {
rounds: t.maxRounds,
lastResult: {
inputRequests: c.inputRequests,
...c.requestState !== void 0 && {
requestState: c.requestState
}
}
});
s.onprogress?.({
progress: l,
message: `Fulfilling input required by '${o}' (round ${l})`
});
const e = Object.entries(c.inputRequests ?? {});
let u;
if (e.length > 0) {
const t = linkedRoundAbort(a);
try {
const o = await Promise.all(e.map(async ([e, o]) => {
try {
return [ e, await n.dispatchInputRequest(e, o, t.signal) ];
} catch (e) {
t.abort(e);
throw e;
}
}));
u = Object.fromEntries(o);
} finally {
t.dispose();
}
} else await sleep(cs, a);
const d = {
...s.timeout !== void 0 && {
timeout: s.timeout
}
};
if (s.maxTotalTimeout !== void 0) {
const e = Date.now() - i;
const t = s.maxTotalTimeout - e;
if (t <= 0) throw new nr(sr.RequestTimeout, "Maximum total timeout exceeded", {
maxTotalTimeout: s.maxTotalTimeout,
totalElapsed: e
});
d.maxTotalTimeout = t;
}
const p = await n.retry(buildInputRequiredRetryParams(r, u, c.requestState), d);
if (isInputRequiredResult(p)) {
c = {
inputRequests: p.inputRequests ?? {},
...p.requestState !== void 0 && {
requestState: p.requestState
}
};
continue;
}
return p;
}
}
const ls = [ "AnnotationsSchema", "AudioContentSchema", "BaseMetadataSchema", "BlobResourceContentsSchema", "BooleanSchemaSchema", "CallToolRequestSchema", "CallToolRequestParamsSchema", "CallToolResultSchema", "CancelledNotificationSchema", "CancelledNotificationParamsSchema", "CancelTaskRequestSchema", "CancelTaskResultSchema", "ClientCapabilitiesSchema", "ClientNotificationSchema", "ClientRequestSchema", "ClientResultSchema", "CompatibilityCallToolResultSchema", "CompleteRequestSchema", "CompleteRequestParamsSchema", "CompleteResultSchema", "ContentBlockSchema", "CreateMessageRequestSchema", "CreateMessageRequestParamsSchema", "CreateMessageResultSchema", "CreateMessageResultWithToolsSchema", "CreateTaskResultSchema", "CursorSchema", "DiscoverRequestSchema", "DiscoverResultSchema", "ElicitationCompleteNotificationSchema", "ElicitationCompleteNotificationParamsSchema", "ElicitRequestSchema", "ElicitRequestFormParamsSchema", "ElicitRequestParamsSchema", "ElicitRequestURLParamsSchema", "ElicitResultSchema", "EmbeddedResourceSchema", "EmptyResultSchema", "EnumSchemaSchema", "GetPromptRequestSchema", "GetPromptRequestParamsSchema", "GetPromptResultSchema", "GetTaskPayloadRequestSchema", "GetTaskPayloadResultSchema", "GetTaskRequestSchema", "GetTaskResultSchema", "IconSchema", "IconsSchema", "ImageContentSchema", "ImplementationSchema", "InitializedNotificationSchema", "InitializeRequestSchema", "InitializeRequestParamsSchema", "InitializeResultSchema", "JSONArraySchema", "JSONObjectSchema", "JSONRPCErrorResponseSchema", "JSONRPCMessageSchema", "JSONRPCNotificationSchema", "JSONRPCRequestSchema", "JSONRPCResponseSchema", "JSONRPCResultResponseSchema", "JSONValueSchema", "LegacyTitledEnumSchemaSchema", "ListPromptsRequestSchema", "ListPromptsResultSchema", "ListResourcesRequestSchema", "ListResourcesResultSchema", "ListResourceTemplatesRequestSchema", "ListResourceTemplatesResultSchema", "ListRootsRequestSchema", "ListRootsResultSchema", "ListTasksRequestSchema", "ListTasksResultSchema", "ListToolsRequestSchema", "ListToolsResultSchema", "LoggingLevelSchema", "LoggingMessageNotificationSchema", "LoggingMessageNotificationParamsSchema", "ModelHintSchema", "ModelPreferencesSchema", "MultiSelectEnumSchemaSchema", "NotificationSchema", "NumberSchemaSchema", "PaginatedRequestSchema", "PaginatedRequestParamsSchema", "PaginatedResultSchema", "PingRequestSchema", "PrimitiveSchemaDefinitionSchema", "ProgressSchema", "ProgressNotificationSchema", "ProgressNotificationParamsSchema", "ProgressTokenSchema", "PromptSchema", "PromptArgumentSchema", "PromptListChangedNotificationSchema", "PromptMessageSchema", "PromptReferenceSchema", "ReadResourceRequestSchema", "ReadResourceRequestParamsSchema", "ReadResourceResultSchema", "RelatedTaskMetadataSchema", "RequestSchema", "RequestIdSchema", "RequestMetaSchema", "ResourceSchema", "ResourceContentsSchema", "ResourceLinkSchema", "ResourceListChangedNotificationSchema", "ResourceRequestParamsSchema", "ResourceTemplateSchema", "ResourceTemplateReferenceSchema", "ResourceUpdatedNotificationSchema", "ResourceUpdatedNotificationParamsSchema", "ResultMetaObjectSchema", "ResultSchema", "RoleSchema", "RootSchema", "RootsListChangedNotificationSchema", "SamplingContentSchema", "SamplingMessageSchema", "SamplingMessageContentBlockSchema", "ServerCapabilitiesSchema", "ServerNotificationSchema", "ServerRequestSchema", "ServerResultSchema", "SetLevelRequestSchema", "SetLevelRequestParamsSchema", "SingleSelectEnumSchemaSchema", "StringSchemaSchema", "SubscribeRequestSchema", "SubscribeRequestParamsSchema", "SubscriptionFilterSchema", "SubscriptionsAcknowledgedNotificationSchema", "SubscriptionsAcknowledgedNotificationParamsSchema", "SubscriptionsListenRequestSchema", "SubscriptionsListenRequestParamsSchema", "SubscriptionsListenResultSchema", "SubscriptionsListenResultMetaSchema", "TaskAugmentedRequestParamsSchema", "TaskCreationParamsSchema", "TaskMetadataSchema", "TaskSchema", "TaskStatusSchema", "TaskStatusNotificationSchema", "TaskStatusNotificationParamsSchema", "TextContentSchema", "TextResourceContentsSchema", "TitledMultiSelectEnumSchemaSchema", "TitledSingleSelectEnumSchemaSchema", "ToolSchema", "ToolAnnotationsSchema", "ToolChoiceSchema", "ToolExecutionSchema", "ToolListChangedNotificationSchema", "ToolResultContentSchema", "ToolUseContentSchema", "UnsubscribeRequestSchema", "UnsubscribeRequestParamsSchema", "UntitledMultiSelectEnumSchemaSchema", "UntitledSingleSelectEnumSchemaSchema" ];
const us = {
IdJagTokenExchangeResponseSchema: Ho,
OAuthClientInformationFullSchema: Wo,
OAuthClientInformationSchema: Zo,
OAuthClientMetadataSchema: Jo,
OAuthClientRegistrationErrorSchema: Bo,
OAuthErrorResponseSchema: Fo,
OAuthMetadataSchema: Vo,
OAuthProtectedResourceMetadataSchema: zo,
OAuthTokenRevocationRequestSchema: Go,
OAuthTokensSchema: Uo,
OpenIdProviderDiscoveryMetadataSchema: Do,
OpenIdProviderMetadataSchema: Lo
};
const ds = {};
const ps = {};
function register(e, t) {
const o = e.slice(0, -6);
ds[o] = t;
ps[o] = e => t.safeParse(e).success;
}
for (const e of ls) register(e, Lr[e]);
for (const [e, t] of Object.entries(us)) register(e, t);
Object.freeze(ds);
const hs = Object.freeze(ps);
function bootstrapOutboundCodec(e) {
switch (e) {
case "initialize":
case "notifications/initialized":
return codecForVersion(void 0);

case "server/discover":
return codecForVersion(zr);

default:
return;
}
}
const ms = 6e4;
const fs = [ v, S, P, $ ];
const gs = [ "inputResponses", "requestState" ];
function liftWireOnlyMaterial(e, t) {
const o = e.params;
if (!isPlainObject$1(o)) return {
message: e,
lifted: {}
};
const r = o._meta;
const s = isPlainObject$1(r) ? fs.filter(e => e in r) : [];
const n = t === "request" ? gs.filter(e => e in o) : [];
if (s.length === 0 && n.length === 0) return {
message: e,
lifted: {}
};
const a = {};
const i = {
...o
};
if (s.length > 0 && isPlainObject$1(r)) {
const e = {};
const t = {
...r
};
for (const o of s) {
e[o] = r[o];
delete t[o];
}
a.envelope = e;
Object.keys(t).length > 0 ? i._meta = t : delete i._meta;
}
for (const e of n) {
e === "inputResponses" && (a.inputResponses = i[e]);
e === "requestState" && (a.requestState = i[e]);
delete i[e];
}
return {
message: {
...e,
params: i
},
lifted: a
};
}
function codecResultValidator(e, t) {
const o = e.validateResult(t, void 0);
if (!o.ok && o.reason === "not-in-era") return;
return {
"~standard": {
version: 1,
vendor: "mcp-wire-codec",
validate(o) {
const r = e.validateResult(t, o);
if (r.ok) return {
value: r.value
};
return {
issues: [ {
message: r.reason === "invalid" ? r.message : `not-in-era: ${t}`
} ]
};
}
}
};
}
function requestStateAccessor(e) {
return () => e;
}
const ys = requestStateAccessor(void 0);
let vs;
var _s = class {
_transport;
_requestMessageId=0;
_requestHandlers=new Map;
_customSchemaRequestMethods=new Set;
_requestHandlerAbortControllers=new Map;
_notificationHandlers=new Map;
_responseHandlers=new Map;
_progressHandlers=new Map;
_timeoutInfo=new Map;
_pendingDebouncedNotifications=new Set;
_negotiatedProtocolVersion;
static {
vs = (e, t) => {
e._negotiatedProtocolVersion = t;
};
}
_supportedProtocolVersions;
onclose;
onerror;
fallbackRequestHandler;
fallbackNotificationHandler;
constructor(e) {
this._options = e;
this._supportedProtocolVersions = e?.supportedProtocolVersions ?? g;
this.setNotificationHandler("notifications/cancelled", e => {
this._oncancel(e);
});
this.setNotificationHandler("notifications/progress", e => {
this._onprogress(e);
});
this.setRequestHandler("ping", e => ({}));
}
_shouldDropInbound(e) {}
_outboundMetaEnvelope() {}
_envelopeOutbound(e) {
const t = this._outboundMetaEnvelope();
if (t === void 0) return e;
const o = e.params ?? {};
return {
...e,
params: {
...o,
_meta: {
...t,
...o._meta
}
}
};
}
_resolveNonCompleteResult(e, t) {
return Promise.reject(new nr(sr.UnsupportedResultType, `Unsupported result type '${e.kind}' for ${t.request.method}`, {
resultType: e.kind,
method: t.request.method
}));
}
_getRequestHandler(e) {
return this._requestHandlers.get(e);
}
async _oncancel(e) {
if (e.params.requestId === void 0) return;
this._requestHandlerAbortControllers.get(e.params.requestId)?.abort(e.params.reason);
}
_setupTimeout(e, t, o, r, s = false) {
this._timeoutInfo.set(e, {
timeoutId: setTimeout(r, t),
startTime: Date.now(),
timeout: t,
maxTotalTimeout: o,
resetTimeoutOnProgress: s,
onTimeout: r
});
}
_resetTimeout(e) {
const t = this._timeoutInfo.get(e);
if (!t) return false;
const o = Date.now() - t.startTime;
if (t.maxTotalTimeout && o >= t.maxTotalTimeout) {
this._timeoutInfo.delete(e);
throw new nr(sr.RequestTimeout, "Maximum total timeout exceeded", {
maxTotalTimeout: t.maxTotalTimeout,
totalElapsed: o
});
}
clearTimeout(t.timeoutId);
t.timeoutId = setTimeout(t.onTimeout, t.timeout);
return true;
}
_cleanupTimeout(e) {
const t = this._timeoutInfo.get(e);
if (t) {
clearTimeout(t.timeoutId);
this._timeoutInfo.delete(e);
}
}
async connect(e) {
this._transport = e;
const t = this.transport?.onclose;
this._transport.onclose = () => {
try {
t?.();
} finally {
this._onclose();
}
};
const o = this.transport?.onerror;
this._transport.onerror = e => {
o?.(e);
this._onerror(e);
};
const r = this._transport?.onmessage;
this._transport.onmessage = (e, t) => {
r?.(e, t);
isJSONRPCResultResponse(e) || isJSONRPCErrorResponse(e) ? this._onresponse(e) : isJSONRPCRequest(e) ? this._onrequest(e, t) : isJSONRPCNotification(e) ? this._onnotification(e, t) : this._onerror(new Error(`Unknown message type: ${JSON.stringify(e)}`));
};
e.setSupportedProtocolVersions?.(this._supportedProtocolVersions);
await this._transport.start();
}
_onclose() {
const e = this._responseHandlers;
this._responseHandlers = new Map;
this._progressHandlers.clear();
this._pendingDebouncedNotifications.clear();
for (const e of this._timeoutInfo.values()) clearTimeout(e.timeoutId);
this._timeoutInfo.clear();
const t = this._requestHandlerAbortControllers;
this._requestHandlerAbortControllers = new Map;
const o = new nr(sr.ConnectionClosed, "Connection closed");
this._transport = void 0;
try {
this.onclose?.();
} finally {
for (const t of e.values()) t(o);
for (const e of t.values()) e.abort(o);
}
}
_onerror(e) {
this.onerror?.(e);
}
_onnotification(e, t) {
const {message: o} = liftWireOnlyMaterial(e, "notification");
const r = this._negotiatedWireCodec();
if (t?.classification === void 0 && this._shouldDropInbound(e) === "drop") return;
if (t?.classification !== void 0) {
const e = classifiedWireEra(t.classification);
if (e !== r.era) {
this._onerror(new Error(`Era mismatch on inbound notification '${o.method}': classified as ${e} but this instance serves ${r.era}`));
return;
}
}
if (isSpecNotificationMethod(o.method) && !r.hasNotificationMethod(o.method)) return;
const s = this._notificationHandlers.get(o.method);
const n = this.fallbackNotificationHandler;
if (s === void 0 && n === void 0) return;
Promise.resolve().then(() => s === void 0 ? n(o) : s(o, r)).catch(e => this._onerror(new Error(`Uncaught error in notification handler: ${e}`)));
}
_onrequest(e, t) {
const {message: o, lifted: r} = liftWireOnlyMaterial(e, "request");
const s = this._negotiatedWireCodec();
if (t?.classification === void 0 && this._shouldDropInbound(e) === "drop") {
this._onerror(new Error(`Dropped inbound request '${e.method}': not servable on this connection's protocol era`));
return;
}
const n = this._transport;
const sendErrorResponse = (e, t, r) => {
const s = {
jsonrpc: "2.0",
id: o.id,
error: {
code: e,
message: t,
...r !== void 0 && {
data: r
}
}
};
n?.send(s).catch(e => this._onerror(new Error(`Failed to send an error response: ${e}`)));
};
if (t?.classification !== void 0) {
const e = classifiedWireEra(t.classification);
if (e !== s.era) {
this._onerror(new Error(`Era mismatch on inbound request '${o.method}': classified as ${e} but this instance serves ${s.era}`));
const r = t.classification.revision ?? e;
sendErrorResponse(Pr.UnsupportedProtocolVersion, `Unsupported protocol version: ${r}`, {
supported: this._supportedProtocolVersions,
requested: r
});
return;
}
}
if (isSpecRequestMethod(o.method) && !s.hasRequestMethod(o.method) && !(isExtensionReusedRequestMethod(o.method) && this._customSchemaRequestMethods.has(o.method))) {
sendErrorResponse(Pr.MethodNotFound, "Method not found");
return;
}
const a = this._requestHandlers.get(o.method) ?? this.fallbackRequestHandler;
if (a === void 0) {
sendErrorResponse(Pr.MethodNotFound, "Method not found");
return;
}
const i = s.checkInboundEnvelope(r);
if (i !== void 0) {
sendErrorResponse(Pr.InvalidParams, i);
return;
}
const sendNotification = (e, t) => this._notificationViaCodec(this._resolveOutboundCodec(e.method), e, {
...t,
relatedRequestId: o.id
});
const sendRequest = (e, t, r) => this._requestWithSchemaViaCodec(this._resolveOutboundCodec(e.method), e, t, {
...r,
relatedRequestId: o.id
});
const c = new AbortController;
this._requestHandlerAbortControllers.set(o.id, c);
const l = r.inputResponses === void 0 ? void 0 : partitionInputResponses(r.inputResponses);
const u = {
sessionId: n?.sessionId,
mcpReq: {
id: o.id,
method: o.method,
_meta: o.params?._meta,
...r.envelope !== void 0 && {
envelope: r.envelope
},
...l !== void 0 && {
inputResponses: l.accepted
},
...l !== void 0 && l.droppedKeys.length > 0 && {
droppedInputResponseKeys: l.droppedKeys
},
requestState: r.requestState === void 0 ? ys : requestStateAccessor(r.requestState),
signal: c.signal,
send: (e, t, o) => {
const r = this._resolveOutboundCodec(e.method);
this._assertOutboundRequestInEra(r, e.method);
if (isStandardSchema(t)) return sendRequest(e, t, o);
const s = codecResultValidator(r, e.method);
if (s === void 0) throw new TypeError(`'${e.method}' is not a spec method; pass a result schema as the second argument to ctx.mcpReq.send().`);
return sendRequest(e, s, t);
},
notify: sendNotification
},
http: t?.authInfo ? {
authInfo: t.authInfo
} : void 0
};
const d = this.buildContext(u, t);
Promise.resolve().then(() => a(o, d)).then(async e => {
if (c.signal.aborted) return;
let t;
try {
t = s.encodeResult(o.method, e, this._outboundServerInfo());
} catch (e) {
this._onerror(new Error(`Failed to encode result for ${o.method}: ${e}`));
sendErrorResponse(Pr.InternalError, "Internal error");
return;
}
const r = {
result: t,
jsonrpc: "2.0",
id: o.id
};
await (n?.send(r));
}, async e => {
if (c.signal.aborted) return;
const t = Number.isSafeInteger(e["code"]) ? e["code"] : Pr.InternalError;
const r = {
jsonrpc: "2.0",
id: o.id,
error: {
code: s.encodeErrorCode(t),
message: e.message ?? "Internal error",
...e["data"] !== void 0 && {
data: e["data"]
}
}
};
await (n?.send(r));
}).catch(e => this._onerror(new Error(`Failed to send response: ${e}`))).finally(() => {
this._requestHandlerAbortControllers.get(o.id) === c && this._requestHandlerAbortControllers.delete(o.id);
});
}
_onprogress(e) {
const {progressToken: t, ...o} = e.params;
const r = Number(t);
const s = this._progressHandlers.get(r);
if (!s) {
this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(e)}`));
return;
}
const n = this._responseHandlers.get(r);
const a = this._timeoutInfo.get(r);
if (a && n && a.resetTimeoutOnProgress) try {
this._resetTimeout(r);
} catch (e) {
this._responseHandlers.delete(r);
this._progressHandlers.delete(r);
this._cleanupTimeout(r);
n(e);
return;
}
s(o);
}
_onresponse(e) {
const t = Number(e.id);
const o = this._responseHandlers.get(t);
if (o === void 0) {
this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(e)}`));
return;
}
this._responseHandlers.delete(t);
this._cleanupTimeout(t);
this._progressHandlers.delete(t);
isJSONRPCResultResponse(e) ? o(e) : o(wr.fromError(e.error.code, e.error.message, e.error.data));
}
get transport() {
return this._transport;
}
async close() {
await (this._transport?.close());
}
request(e, t, o) {
const r = this._resolveOutboundCodec(e.method);
if (isStandardSchema(t)) {
isExtensionReusedRequestMethod(e.method) || this._assertOutboundRequestInEra(r, e.method);
return this._requestWithSchemaViaCodec(r, e, t, o);
}
this._assertOutboundRequestInEra(r, e.method);
const s = codecResultValidator(r, e.method);
if (s === void 0) throw new TypeError(`'${e.method}' is not a spec method; pass a result schema as the second argument to request().`);
return this._requestWithSchemaViaCodec(r, e, s, t);
}
_negotiatedWireCodec() {
return codecForVersion(this._negotiatedProtocolVersion);
}
_wireCodec() {
return this._negotiatedWireCodec();
}
_resolveOutboundCodec(e) {
if (this._negotiatedProtocolVersion === void 0) {
const t = bootstrapOutboundCodec(e);
if (t) return t;
}
return this._negotiatedWireCodec();
}
_assertOutboundRequestInEra(e, t) {
if (isSpecRequestMethod(t) && !e.hasRequestMethod(t)) throw new nr(sr.MethodNotSupportedByProtocolVersion, `Method '${t}' is not supported by the negotiated protocol version (wire era ${e.era})`, {
method: t,
era: e.era
});
}
_requestWithSchema(e, t, o) {
const r = this._resolveOutboundCodec(e.method);
this._assertOutboundRequestInEra(r, e.method);
return this._requestWithSchemaViaCodec(r, e, t, o);
}
_requestWithSchemaViaCodec(e, t, o, r) {
const {relatedRequestId: s, resumptionToken: n, onresumptiontoken: a, headers: i} = r ?? {};
const c = Date.now();
let l;
let u;
return new Promise((d, p) => {
const earlyReject = e => {
p(e);
};
if (!this._transport) {
earlyReject(new Error("Not connected"));
return;
}
if (this._options?.enforceStrictCapabilities === true) try {
this.assertCapabilityForMethod(t.method);
} catch (e) {
earlyReject(e);
return;
}
if (r?.signal?.aborted) {
const e = r.signal.reason;
throw e instanceof nr ? e : new nr(sr.RequestTimeout, String(e));
}
const h = e.era === zr && this._transport.hasPerRequestStream === true ? new AbortController : void 0;
const m = this._requestMessageId++;
u = m;
const f = {
...t,
jsonrpc: "2.0",
id: m
};
if (r?.onprogress) {
this._progressHandlers.set(m, r.onprogress);
f.params = {
...t.params,
_meta: {
...t.params?._meta,
progressToken: m
}
};
}
const g = this._envelopeOutbound(f);
let y = false;
const cancel = e => {
if (y) return;
this._progressHandlers.delete(m);
h === void 0 ? t.method !== "initialize" && this._transport?.send(this._envelopeOutbound({
jsonrpc: "2.0",
method: "notifications/cancelled",
params: {
requestId: m,
reason: String(e)
}
}), {
relatedRequestId: s,
resumptionToken: n,
onresumptiontoken: a
}).catch(e => this._onerror(new Error(`Failed to send cancellation: ${e}`))) : h.abort();
p(e instanceof nr ? e : new nr(sr.RequestTimeout, String(e)));
};
this._responseHandlers.set(m, s => {
if (r?.signal?.aborted) return;
y = true;
if (s instanceof Error) return p(s);
let n;
try {
n = e.decodeResult(t.method, s.result);
} catch (e) {
return p(e instanceof Error ? e : new Error(String(e)));
}
if (n.kind === "invalid") return p(n.error);
if (n.kind === "input_required") {
if (r?.allowInputRequired === true) return d(manualInputRequiredValue(n));
const s = {
codec: e,
request: t,
resultSchema: o,
options: r,
flowStartedAt: c,
retry: (r, s) => this._requestWithSchemaViaCodec(e, r === void 0 ? {
method: t.method
} : {
method: t.method,
params: r
}, o, s)
};
return d(this._resolveNonCompleteResult(n, s));
}
const a = n.result;
validateStandardSchema(o, a).then(e => {
e.success ? d(e.data) : p(new nr(sr.InvalidResult, `Invalid result for ${t.method}: ${e.error}`));
}, p);
});
l = () => cancel(r?.signal?.reason);
r?.signal?.addEventListener("abort", l, {
once: true
});
const v = r?.timeout ?? ms;
const timeoutHandler = () => cancel(new nr(sr.RequestTimeout, "Request timed out", {
timeout: v
}));
this._setupTimeout(m, v, r?.maxTotalTimeout, timeoutHandler, r?.resetTimeoutOnProgress ?? false);
this._transport.send(g, {
relatedRequestId: s,
resumptionToken: n,
onresumptiontoken: a,
headers: i,
requestSignal: h?.signal
}).catch(e => {
this._progressHandlers.delete(m);
p(e);
});
}).finally(() => {
l && r?.signal?.removeEventListener("abort", l);
if (u !== void 0) {
this._responseHandlers.delete(u);
this._cleanupTimeout(u);
}
});
}
async notification(e, t) {
return await this._notificationViaCodec(this._resolveOutboundCodec(e.method), e, t);
}
async _notificationViaCodec(e, t, o) {
if (!this._transport) throw new nr(sr.NotConnected, "Not connected");
if (isSpecNotificationMethod(t.method) && !e.hasNotificationMethod(t.method)) throw new nr(sr.MethodNotSupportedByProtocolVersion, `Notification '${t.method}' is not supported by the negotiated protocol version (wire era ${e.era})`, {
method: t.method,
era: e.era
});
this.assertNotificationCapability(t.method);
const r = this._envelopeOutbound({
jsonrpc: "2.0",
...t
});
if ((this._options?.debouncedNotificationMethods ?? []).includes(t.method) && !t.params && o?.relatedRequestId === void 0) {
if (this._pendingDebouncedNotifications.has(t.method)) return;
this._pendingDebouncedNotifications.add(t.method);
Promise.resolve().then(() => {
this._pendingDebouncedNotifications.delete(t.method);
if (!this._transport) return;
this._transport?.send(r, o).catch(e => this._onerror(e));
});
return;
}
await this._transport.send(r, o);
}
setRequestHandler(e, t, o) {
this.assertRequestHandlerCapability(e);
let r;
if (typeof t === "function") {
if (!isSpecRequestMethod(e)) throw new TypeError(`'${e}' is not a spec request method; pass schemas as the second argument to setRequestHandler().`);
r = (o, r) => {
const s = this._negotiatedWireCodec();
let n = s.validateRequest(e, o);
n.ok || n.reason !== "not-in-era" || (n = s.validateInputRequest(e, o));
if (!n.ok) {
if (n.reason === "not-in-era") throw new wr(Pr.InternalError, `No wire schema for ${e} in the resolved era`);
throw new Error(n.message);
}
return Promise.resolve(t(n.value, r));
};
} else {
if (!o) throw new TypeError("setRequestHandler: handler is required");
r = async (r, s) => {
const n = await validateStandardSchema(t.params, {
...r.params
});
if (!n.success) throw new wr(Pr.InvalidParams, `Invalid params for ${e}: ${n.error}`);
return o(n.data, s);
};
}
typeof t === "function" ? this._customSchemaRequestMethods.delete(e) : this._customSchemaRequestMethods.add(e);
this._requestHandlers.set(e, this._wrapHandler(e, r));
}
_wrapHandler(e, t) {
return t;
}
_outboundServerInfo() {}
removeRequestHandler(e) {
this._requestHandlers.delete(e);
this._customSchemaRequestMethods.delete(e);
}
assertCanSetRequestHandler(e) {
if (this._requestHandlers.has(e)) throw new Error(`A request handler for ${e} already exists, which would be overridden`);
}
setNotificationHandler(e, t, o) {
if (typeof t === "function") {
if (!isSpecNotificationMethod(e)) throw new TypeError(`'${e}' is not a spec notification method; pass schemas as the second argument to setNotificationHandler().`);
this._notificationHandlers.set(e, (o, r) => {
const s = r.validateNotification(e, o);
if (!s.ok) {
if (s.reason === "not-in-era") throw new wr(Pr.InternalError, `No wire schema for ${e} in the resolved era`);
throw new Error(s.message);
}
return Promise.resolve(t(s.value));
});
return;
}
if (!o) throw new TypeError("setNotificationHandler: handler is required");
this._notificationHandlers.set(e, async r => {
const s = await validateStandardSchema(t.params, {
...r.params
});
if (!s.success) throw new wr(Pr.InvalidParams, `Invalid params for notification ${e}: ${s.error}`);
await o(s.data, r);
});
}
removeNotificationHandler(e) {
this._notificationHandlers.delete(e);
}
};
function isPlainObject$1(e) {
return e !== null && typeof e === "object" && !Array.isArray(e);
}
function mergeCapabilities(e, t) {
const o = {
...e
};
for (const e in t) {
const r = e;
const s = t[r];
if (s === void 0) continue;
const n = o[r];
o[r] = isPlainObject$1(n) && isPlainObject$1(s) ? {
...n,
...s
} : s;
}
return o;
}
function isPlainObject(e) {
return typeof e === "object" && e !== null && !Array.isArray(e);
}
function partitionInputResponses(e) {
const t = {};
const o = [];
if (!isPlainObject(e)) return {
accepted: t,
droppedKeys: o
};
for (const [r, s] of Object.entries(e)) {
if (!isPlainObject(s) || "method" in s || "result" in s) {
o.push(r);
continue;
}
t[r] = s;
}
return {
accepted: t,
droppedKeys: o
};
}
function relatedMessagingUnavailable(e) {
throw new nr(sr.SendFailed, `ctx.mcpReq.${e} is not available while fulfilling an embedded input request: the request is fulfilled locally and has no related peer request`);
}
function synthesizeInputRequestContext(e, t, o, r, s) {
return {
sessionId: s,
mcpReq: {
id: e,
method: t,
_meta: o?.["_meta"],
requestState: requestStateAccessor(void 0),
signal: r,
send: () => relatedMessagingUnavailable("send"),
notify: () => relatedMessagingUnavailable("notify")
}
};
}
async function dispatchInputRequest(e, t, o, r, s) {
if (!isPlainObject(r) || typeof r["method"] !== "string") throw new nr(sr.InvalidResult, `Invalid input request '${o}': each inputRequests entry must be an embedded request object with a method`, {
key: o
});
const n = r["method"];
if (!t.hasInputRequestMethod(n)) throw new nr(sr.InvalidResult, `Invalid input request '${o}': '${n}' is not an embedded request the ${t.era} revision defines (expected elicitation/create, sampling/createMessage, or roots/list)`, {
key: o,
method: n
});
const a = e.getRequestHandler(n);
if (a === void 0) throw new nr(sr.CapabilityNotSupported, `Cannot fulfil input request '${o}': no handler is registered for '${n}' on this client. Declare the corresponding capability and register a handler, or handle input_required results manually.`, {
key: o,
method: n
});
const i = isPlainObject(r["params"]) ? r["params"] : void 0;
return await a({
jsonrpc: "2.0",
id: o,
method: n,
...i !== void 0 && {
params: i
}
}, e.buildContext(synthesizeInputRequestContext(o, n, i, s, e.sessionId)));
}
function buildRetryLegRequestOptions(e, t) {
return {
...e?.signal !== void 0 && {
signal: e.signal
},
...e?.onprogress !== void 0 && {
onprogress: e.onprogress
},
...e?.resetTimeoutOnProgress !== void 0 && {
resetTimeoutOnProgress: e.resetTimeoutOnProgress
},
...e?.headers !== void 0 && {
headers: e.headers
},
...t.timeout !== void 0 && {
timeout: t.timeout
},
...t.maxTotalTimeout !== void 0 && {
maxTotalTimeout: t.maxTotalTimeout
},
allowInputRequired: true
};
}
function runInputRequiredFlow(e, t, o, r) {
const {codec: s, request: n, options: a, flowStartedAt: i} = r;
const c = {
inputRequests: o.inputRequests,
...o.requestState !== void 0 && {
requestState: o.requestState
}
};
const l = {
dispatchInputRequest: (t, o, r) => dispatchInputRequest(e, s, t, o, r),
retry: (e, t) => r.retry(e, buildRetryLegRequestOptions(a, t))
};
return runInputRequiredDriver({
config: t,
method: n.method,
originalParams: n.params,
firstPayload: c,
flowStartedAt: i,
signal: a?.signal,
requestOptions: {
...a?.timeout !== void 0 && {
timeout: a.timeout
},
...a?.maxTotalTimeout !== void 0 && {
maxTotalTimeout: a.maxTotalTimeout
},
...a?.onprogress !== void 0 && {
onprogress: a.onprogress
}
},
hooks: l
});
}
function manualInputRequiredValue(e) {
return {
resultType: "input_required",
inputRequests: e.inputRequests,
...e.requestState !== void 0 && {
requestState: e.requestState
},
...e._meta !== void 0 && {
_meta: e._meta
}
};
}
var Ss = __commonJSMin(e => {
var t = /; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g;
var o = /\\([\u000b\u0020-\u00ff])/g;
var r = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
e.parse = parse;
function parse(e) {
if (!e) throw new TypeError("argument string is required");
var s = typeof e === "object" ? getcontenttype(e) : e;
if (typeof s !== "string") throw new TypeError("argument string is required to be a string");
var n = s.indexOf(";");
var a = n !== -1 ? s.slice(0, n).trim() : s.trim();
if (!r.test(a)) throw new TypeError("invalid media type");
var i = new ContentType(a.toLowerCase());
if (n !== -1) {
var c;
var l;
var u;
t.lastIndex = n;
while (l = t.exec(s)) {
if (l.index !== n) throw new TypeError("invalid parameter format");
n += l[0].length;
c = l[1].toLowerCase();
u = l[2];
if (u.charCodeAt(0) === 34) {
u = u.slice(1, -1);
u.indexOf("\\") !== -1 && (u = u.replace(o, "$1"));
}
i.parameters[c] = u;
}
if (n !== s.length) throw new TypeError("invalid parameter format");
}
return i;
}
function getcontenttype(e) {
var t;
typeof e.getHeader === "function" ? t = e.getHeader("content-type") : typeof e.headers === "object" && (t = e.headers && e.headers["content-type"]);
if (typeof t !== "string") throw new TypeError("content-type header is missing from object");
return t;
}
function ContentType(e) {
this.parameters = Object.create(null);
this.type = e;
}
});
var bs = __toESM(Ss(), 1);
function mediaTypeEssence(e) {
if (!e) return;
try {
return bs.parse(e).type;
} catch {
const t = (e.split(";", 1)[0] ?? "").trim().toLowerCase();
if (t === "" || e.slice(t.length).includes(",")) return;
return t;
}
}
function normalizeHeaders(e) {
if (!e) return {};
if (e instanceof Headers) return Object.fromEntries(e.entries());
if (Array.isArray(e)) return Object.fromEntries(e);
return {
...e
};
}
function src_CeKsbNLO_createFetchWithInit(e = fetch, t) {
if (!t) return e;
return async (o, r) => e(o, {
...t,
...r,
headers: r?.headers ? {
...normalizeHeaders(t.headers),
...normalizeHeaders(r.headers)
} : t.headers
});
}
const Ps = new Set([ 301, 302, 303, 307, 308 ]);
const ws = 5;
function isWithinOrigin(e, t) {
if (e.protocol === t.protocol && e.host === t.host) return true;
return e.protocol === "http:" && t.protocol === "https:" && e.hostname === t.hostname && !e.port && !t.port;
}
function redirectTarget(e, t) {
const o = Ps.has(t.status) ? t.headers?.get("location") : void 0;
if (!o) return;
try {
return new URL(o, e);
} catch {
return;
}
}
const $s = new WeakSet;
function src_CeKsbNLO_fetchLeavingRedirects(e) {
const copy = (t, o) => e(t, o);
$s.add(copy);
return copy;
}
function src_CeKsbNLO_fetchWithinOrigin(e) {
if ($s.has(e)) return e;
return async (t, o) => {
if (o?.redirect === "error" || o?.redirect === "manual") return e(t, o);
const r = (o?.method ?? "GET").toUpperCase();
let s = t;
for (let t = 0; ;t++) {
const n = await e(s, {
...o,
redirect: "manual"
});
const a = redirectTarget(s, n);
if (!a || t === ws) return n;
const i = new URL(s);
const c = r === "GET" || n.status === 307 || n.status === 308;
const l = !(a.username || a.password) || a.username === i.username && a.password === i.password;
if (!c || !l || !isWithinOrigin(i, a)) return n;
await (n.text?.().catch(() => {}));
s = a;
}
};
}
function src_CeKsbNLO_unfollowedRedirect(e, t) {
if (t.type === "opaqueredirect") return "Redirect not followed: this runtime does not expose where it points";
const o = redirectTarget(t.url || e, t);
if (!o) return;
o.username = o.password = o.search = o.hash = "";
if (o.protocol === "http:" && new URL(t.url || e).protocol === "https:") {
o.protocol = "https:";
return `Redirect from https to plain http not followed; try ${o.href} as the endpoint`;
}
return `Redirect to ${o.href} not followed; use that URL as the endpoint if it is the intended server`;
}
var Rs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.regexpCode = e.getEsmExportName = e.getProperty = e.safeStringify = e.stringify = e.strConcat = e.addCodeArg = e.str = e._ = e.nil = e._Code = e.Name = e.IDENTIFIER = e._CodeOrName = void 0;
var t = class {};
e._CodeOrName = t;
e.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
var o = class extends t {
constructor(t) {
super();
if (!e.IDENTIFIER.test(t)) throw new Error("CodeGen: name must be a valid identifier");
this.str = t;
}
toString() {
return this.str;
}
emptyStr() {
return false;
}
get names() {
return {
[this.str]: 1
};
}
};
e.Name = o;
var r = class extends t {
constructor(e) {
super();
this._items = typeof e === "string" ? [ e ] : e;
}
toString() {
return this.str;
}
emptyStr() {
if (this._items.length > 1) return false;
const e = this._items[0];
return e === "" || e === '""';
}
get str() {
var e;
return (e = this._str) !== null && e !== void 0 ? e : this._str = this._items.reduce((e, t) => `${e}${t}`, "");
}
get names() {
var e;
return (e = this._names) !== null && e !== void 0 ? e : this._names = this._items.reduce((e, t) => {
t instanceof o && (e[t.str] = (e[t.str] || 0) + 1);
return e;
}, {});
}
};
e._Code = r;
e.nil = new r("");
function _(e, ...t) {
const o = [ e[0] ];
let s = 0;
while (s < t.length) {
addCodeArg(o, t[s]);
o.push(e[++s]);
}
return new r(o);
}
e._ = _;
const s = new r("+");
function str(e, ...t) {
const o = [ safeStringify(e[0]) ];
let n = 0;
while (n < t.length) {
o.push(s);
addCodeArg(o, t[n]);
o.push(s, safeStringify(e[++n]));
}
optimize(o);
return new r(o);
}
e.str = str;
function addCodeArg(e, t) {
t instanceof r ? e.push(...t._items) : t instanceof o ? e.push(t) : e.push(interpolate(t));
}
e.addCodeArg = addCodeArg;
function optimize(e) {
let t = 1;
while (t < e.length - 1) {
if (e[t] === s) {
const o = mergeExprItems(e[t - 1], e[t + 1]);
if (o !== void 0) {
e.splice(t - 1, 3, o);
continue;
}
e[t++] = "+";
}
t++;
}
}
function mergeExprItems(e, t) {
if (t === '""') return e;
if (e === '""') return t;
if (typeof e == "string") {
if (t instanceof o || e[e.length - 1] !== '"') return;
if (typeof t != "string") return `${e.slice(0, -1)}${t}"`;
if (t[0] === '"') return e.slice(0, -1) + t.slice(1);
return;
}
if (typeof t == "string" && t[0] === '"' && !(e instanceof o)) return `"${e}${t.slice(1)}`;
}
function strConcat(e, t) {
return t.emptyStr() ? e : e.emptyStr() ? t : str`${e}${t}`;
}
e.strConcat = strConcat;
function interpolate(e) {
return typeof e == "number" || typeof e == "boolean" || e === null ? e : safeStringify(Array.isArray(e) ? e.join(",") : e);
}
function stringify(e) {
return new r(safeStringify(e));
}
e.stringify = stringify;
function safeStringify(e) {
return JSON.stringify(e).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
}
e.safeStringify = safeStringify;
function getProperty(t) {
return typeof t == "string" && e.IDENTIFIER.test(t) ? new r(`.${t}`) : _`[${t}]`;
}
e.getProperty = getProperty;
function getEsmExportName(t) {
if (typeof t == "string" && e.IDENTIFIER.test(t)) return new r(`${t}`);
throw new Error(`CodeGen: invalid export name: ${t}, use explicit $id name mapping`);
}
e.getEsmExportName = getEsmExportName;
function regexpCode(e) {
return new r(e.toString());
}
e.regexpCode = regexpCode;
});
var ks = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.ValueScope = e.ValueScopeName = e.Scope = e.varKinds = e.UsedValueState = void 0;
const t = Rs();
var o = class extends Error {
constructor(e) {
super(`CodeGen: "code" for ${e} not defined`);
this.value = e.value;
}
};
var r;
(function(e) {
e[e["Started"] = 0] = "Started";
e[e["Completed"] = 1] = "Completed";
})(r || (e.UsedValueState = r = {}));
e.varKinds = {
const: new t.Name("const"),
let: new t.Name("let"),
var: new t.Name("var")
};
var s = class {
constructor({prefixes: e, parent: t} = {}) {
this._names = {};
this._prefixes = e;
this._parent = t;
}
toName(e) {
return e instanceof t.Name ? e : this.name(e);
}
name(e) {
return new t.Name(this._newName(e));
}
_newName(e) {
const t = this._names[e] || this._nameGroup(e);
return `${e}${t.index++}`;
}
_nameGroup(e) {
var t, o;
if (((o = (t = this._parent) === null || t === void 0 ? void 0 : t._prefixes) === null || o === void 0 ? void 0 : o.has(e)) || this._prefixes && !this._prefixes.has(e)) throw new Error(`CodeGen: prefix "${e}" is not allowed in this scope`);
return this._names[e] = {
prefix: e,
index: 0
};
}
};
e.Scope = s;
var n = class extends t.Name {
constructor(e, t) {
super(t);
this.prefix = e;
}
setValue(e, {property: o, itemIndex: r}) {
this.value = e;
this.scopePath = t._`.${new t.Name(o)}[${r}]`;
}
};
e.ValueScopeName = n;
const a = t._`\n`;
var i = class extends s {
constructor(e) {
super(e);
this._values = {};
this._scope = e.scope;
this.opts = {
...e,
_n: e.lines ? a : t.nil
};
}
get() {
return this._scope;
}
name(e) {
return new n(e, this._newName(e));
}
value(e, t) {
var o;
if (t.ref === void 0) throw new Error("CodeGen: ref must be passed in value");
const r = this.toName(e);
const {prefix: s} = r;
const n = (o = t.key) !== null && o !== void 0 ? o : t.ref;
let a = this._values[s];
if (a) {
const e = a.get(n);
if (e) return e;
} else a = this._values[s] = new Map;
a.set(n, r);
const i = this._scope[s] || (this._scope[s] = []);
const c = i.length;
i[c] = t.ref;
r.setValue(t, {
property: s,
itemIndex: c
});
return r;
}
getValue(e, t) {
const o = this._values[e];
if (!o) return;
return o.get(t);
}
scopeRefs(e, o = this._values) {
return this._reduceValues(o, o => {
if (o.scopePath === void 0) throw new Error(`CodeGen: name "${o}" has no value`);
return t._`${e}${o.scopePath}`;
});
}
scopeCode(e = this._values, t, o) {
return this._reduceValues(e, e => {
if (e.value === void 0) throw new Error(`CodeGen: name "${e}" has no value`);
return e.value.code;
}, t, o);
}
_reduceValues(s, n, a = {}, i) {
let c = t.nil;
for (const l in s) {
const u = s[l];
if (!u) continue;
const d = a[l] = a[l] || new Map;
u.forEach(s => {
if (d.has(s)) return;
d.set(s, r.Started);
let a = n(s);
if (a) {
const o = this.opts.es5 ? e.varKinds.var : e.varKinds.const;
c = t._`${c}${o} ${s} = ${a};${this.opts._n}`;
} else {
if (!(a = i === null || i === void 0 ? void 0 : i(s))) throw new o(s);
c = t._`${c}${a}${this.opts._n}`;
}
d.set(s, r.Completed);
});
}
return c;
}
};
e.ValueScope = i;
});
var js = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.or = e.and = e.not = e.CodeGen = e.operators = e.varKinds = e.ValueScopeName = e.ValueScope = e.Scope = e.Name = e.regexpCode = e.stringify = e.getProperty = e.nil = e.strConcat = e.str = e._ = void 0;
const t = Rs();
const o = ks();
var r = Rs();
Object.defineProperty(e, "_", {
enumerable: true,
get: function() {
return r._;
}
});
Object.defineProperty(e, "str", {
enumerable: true,
get: function() {
return r.str;
}
});
Object.defineProperty(e, "strConcat", {
enumerable: true,
get: function() {
return r.strConcat;
}
});
Object.defineProperty(e, "nil", {
enumerable: true,
get: function() {
return r.nil;
}
});
Object.defineProperty(e, "getProperty", {
enumerable: true,
get: function() {
return r.getProperty;
}
});
Object.defineProperty(e, "stringify", {
enumerable: true,
get: function() {
return r.stringify;
}
});
Object.defineProperty(e, "regexpCode", {
enumerable: true,
get: function() {
return r.regexpCode;
}
});
Object.defineProperty(e, "Name", {
enumerable: true,
get: function() {
return r.Name;
}
});
var s = ks();
Object.defineProperty(e, "Scope", {
enumerable: true,
get: function() {
return s.Scope;
}
});
Object.defineProperty(e, "ValueScope", {
enumerable: true,
get: function() {
return s.ValueScope;
}
});
Object.defineProperty(e, "ValueScopeName", {
enumerable: true,
get: function() {
return s.ValueScopeName;
}
});
Object.defineProperty(e, "varKinds", {
enumerable: true,
get: function() {
return s.varKinds;
}
});
e.operators = {
GT: new t._Code(">"),
GTE: new t._Code(">="),
LT: new t._Code("<"),
LTE: new t._Code("<="),
EQ: new t._Code("==="),
NEQ: new t._Code("!=="),
NOT: new t._Code("!"),
OR: new t._Code("||"),
AND: new t._Code("&&"),
ADD: new t._Code("+")
};
var n = class {
optimizeNodes() {
return this;
}
optimizeNames(e, t) {
return this;
}
};
var a = class extends n {
constructor(e, t, o) {
super();
this.varKind = e;
this.name = t;
this.rhs = o;
}
render({es5: e, _n: t}) {
const r = e ? o.varKinds.var : this.varKind;
const s = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
return `${r} ${this.name}${s};` + t;
}
optimizeNames(e, t) {
if (!e[this.name.str]) return;
this.rhs && (this.rhs = optimizeExpr(this.rhs, e, t));
return this;
}
get names() {
return this.rhs instanceof t._CodeOrName ? this.rhs.names : {};
}
};
var i = class extends n {
constructor(e, t, o) {
super();
this.lhs = e;
this.rhs = t;
this.sideEffects = o;
}
render({_n: e}) {
return `${this.lhs} = ${this.rhs};` + e;
}
optimizeNames(e, o) {
if (this.lhs instanceof t.Name && !e[this.lhs.str] && !this.sideEffects) return;
this.rhs = optimizeExpr(this.rhs, e, o);
return this;
}
get names() {
return addExprNames(this.lhs instanceof t.Name ? {} : {
...this.lhs.names
}, this.rhs);
}
};
var c = class extends i {
constructor(e, t, o, r) {
super(e, o, r);
this.op = t;
}
render({_n: e}) {
return `${this.lhs} ${this.op}= ${this.rhs};` + e;
}
};
var l = class extends n {
constructor(e) {
super();
this.label = e;
this.names = {};
}
render({_n: e}) {
return `${this.label}:` + e;
}
};
var u = class extends n {
constructor(e) {
super();
this.label = e;
this.names = {};
}
render({_n: e}) {
return `break${this.label ? ` ${this.label}` : ""};` + e;
}
};
var d = class extends n {
constructor(e) {
super();
this.error = e;
}
render({_n: e}) {
return `throw ${this.error};` + e;
}
get names() {
return this.error.names;
}
};
var p = class extends n {
constructor(e) {
super();
this.code = e;
}
render({_n: e}) {
return `${this.code};` + e;
}
optimizeNodes() {
return `${this.code}` ? this : void 0;
}
optimizeNames(e, t) {
this.code = optimizeExpr(this.code, e, t);
return this;
}
get names() {
return this.code instanceof t._CodeOrName ? this.code.names : {};
}
};
var h = class extends n {
constructor(e = []) {
super();
this.nodes = e;
}
render(e) {
return this.nodes.reduce((t, o) => t + o.render(e), "");
}
optimizeNodes() {
const {nodes: e} = this;
let t = e.length;
while (t--) {
const o = e[t].optimizeNodes();
Array.isArray(o) ? e.splice(t, 1, ...o) : o ? e[t] = o : e.splice(t, 1);
}
return e.length > 0 ? this : void 0;
}
optimizeNames(e, t) {
const {nodes: o} = this;
let r = o.length;
while (r--) {
const s = o[r];
if (s.optimizeNames(e, t)) continue;
subtractNames(e, s.names);
o.splice(r, 1);
}
return o.length > 0 ? this : void 0;
}
get names() {
return this.nodes.reduce((e, t) => addNames(e, t.names), {});
}
};
var m = class extends h {
render(e) {
return "{" + e._n + super.render(e) + "}" + e._n;
}
};
var f = class extends h {};
var g = class extends m {};
g.kind = "else";
var y = class If extends m {
constructor(e, t) {
super(t);
this.condition = e;
}
render(e) {
let t = `if(${this.condition})` + super.render(e);
this.else && (t += "else " + this.else.render(e));
return t;
}
optimizeNodes() {
super.optimizeNodes();
const e = this.condition;
if (e === true) return this.nodes;
let t = this.else;
if (t) {
const e = t.optimizeNodes();
t = this.else = Array.isArray(e) ? new g(e) : e;
}
if (t) {
if (e === false) return t instanceof If ? t : t.nodes;
if (this.nodes.length) return this;
return new If(not(e), t instanceof If ? [ t ] : t.nodes);
}
if (e === false || !this.nodes.length) return;
return this;
}
optimizeNames(e, t) {
var o;
this.else = (o = this.else) === null || o === void 0 ? void 0 : o.optimizeNames(e, t);
if (!(super.optimizeNames(e, t) || this.else)) return;
this.condition = optimizeExpr(this.condition, e, t);
return this;
}
get names() {
const e = super.names;
addExprNames(e, this.condition);
this.else && addNames(e, this.else.names);
return e;
}
};
y.kind = "if";
var v = class extends m {};
v.kind = "for";
var S = class extends v {
constructor(e) {
super();
this.iteration = e;
}
render(e) {
return `for(${this.iteration})` + super.render(e);
}
optimizeNames(e, t) {
if (!super.optimizeNames(e, t)) return;
this.iteration = optimizeExpr(this.iteration, e, t);
return this;
}
get names() {
return addNames(super.names, this.iteration.names);
}
};
var b = class extends v {
constructor(e, t, o, r) {
super();
this.varKind = e;
this.name = t;
this.from = o;
this.to = r;
}
render(e) {
const t = e.es5 ? o.varKinds.var : this.varKind;
const {name: r, from: s, to: n} = this;
return `for(${t} ${r}=${s}; ${r}<${n}; ${r}++)` + super.render(e);
}
get names() {
return addExprNames(addExprNames(super.names, this.from), this.to);
}
};
var P = class extends v {
constructor(e, t, o, r) {
super();
this.loop = e;
this.varKind = t;
this.name = o;
this.iterable = r;
}
render(e) {
return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(e);
}
optimizeNames(e, t) {
if (!super.optimizeNames(e, t)) return;
this.iterable = optimizeExpr(this.iterable, e, t);
return this;
}
get names() {
return addNames(super.names, this.iterable.names);
}
};
var w = class extends m {
constructor(e, t, o) {
super();
this.name = e;
this.args = t;
this.async = o;
}
render(e) {
return `${this.async ? "async " : ""}function ${this.name}(${this.args})` + super.render(e);
}
};
w.kind = "func";
var $ = class extends h {
render(e) {
return "return " + super.render(e);
}
};
$.kind = "return";
var R = class extends m {
render(e) {
let t = "try" + super.render(e);
this.catch && (t += this.catch.render(e));
this.finally && (t += this.finally.render(e));
return t;
}
optimizeNodes() {
var e, t;
super.optimizeNodes();
(e = this.catch) === null || e === void 0 || e.optimizeNodes();
(t = this.finally) === null || t === void 0 || t.optimizeNodes();
return this;
}
optimizeNames(e, t) {
var o, r;
super.optimizeNames(e, t);
(o = this.catch) === null || o === void 0 || o.optimizeNames(e, t);
(r = this.finally) === null || r === void 0 || r.optimizeNames(e, t);
return this;
}
get names() {
const e = super.names;
this.catch && addNames(e, this.catch.names);
this.finally && addNames(e, this.finally.names);
return e;
}
};
var k = class extends m {
constructor(e) {
super();
this.error = e;
}
render(e) {
return `catch(${this.error})` + super.render(e);
}
};
k.kind = "catch";
var j = class extends m {
render(e) {
return "finally" + super.render(e);
}
};
j.kind = "finally";
var C = class {
constructor(e, t = {}) {
this._values = {};
this._blockStarts = [];
this._constants = {};
this.opts = {
...t,
_n: t.lines ? "\n" : ""
};
this._extScope = e;
this._scope = new o.Scope({
parent: e
});
this._nodes = [ new f ];
}
toString() {
return this._root.render(this.opts);
}
name(e) {
return this._scope.name(e);
}
scopeName(e) {
return this._extScope.name(e);
}
scopeValue(e, t) {
const o = this._extScope.value(e, t);
(this._values[o.prefix] || (this._values[o.prefix] = new Set)).add(o);
return o;
}
getScopeValue(e, t) {
return this._extScope.getValue(e, t);
}
scopeRefs(e) {
return this._extScope.scopeRefs(e, this._values);
}
scopeCode() {
return this._extScope.scopeCode(this._values);
}
_def(e, t, o, r) {
const s = this._scope.toName(t);
o !== void 0 && r && (this._constants[s.str] = o);
this._leafNode(new a(e, s, o));
return s;
}
const(e, t, r) {
return this._def(o.varKinds.const, e, t, r);
}
let(e, t, r) {
return this._def(o.varKinds.let, e, t, r);
}
var(e, t, r) {
return this._def(o.varKinds.var, e, t, r);
}
assign(e, t, o) {
return this._leafNode(new i(e, t, o));
}
add(t, o) {
return this._leafNode(new c(t, e.operators.ADD, o));
}
code(e) {
typeof e == "function" ? e() : e !== t.nil && this._leafNode(new p(e));
return this;
}
object(...e) {
const o = [ "{" ];
for (const [r, s] of e) {
o.length > 1 && o.push(",");
o.push(r);
if (r !== s || this.opts.es5) {
o.push(":");
(0, t.addCodeArg)(o, s);
}
}
o.push("}");
return new t._Code(o);
}
if(e, t, o) {
this._blockNode(new y(e));
if (t && o) this.code(t).else().code(o).endIf(); else if (t) this.code(t).endIf(); else if (o) throw new Error('CodeGen: "else" body without "then" body');
return this;
}
elseIf(e) {
return this._elseNode(new y(e));
}
else() {
return this._elseNode(new g);
}
endIf() {
return this._endBlockNode(y, g);
}
_for(e, t) {
this._blockNode(e);
t && this.code(t).endFor();
return this;
}
for(e, t) {
return this._for(new S(e), t);
}
forRange(e, t, r, s, n = (this.opts.es5 ? o.varKinds.var : o.varKinds.let)) {
const a = this._scope.toName(e);
return this._for(new b(n, a, t, r), () => s(a));
}
forOf(e, r, s, n = o.varKinds.const) {
const a = this._scope.toName(e);
if (this.opts.es5) {
const e = r instanceof t.Name ? r : this.var("_arr", r);
return this.forRange("_i", 0, t._`${e}.length`, o => {
this.var(a, t._`${e}[${o}]`);
s(a);
});
}
return this._for(new P("of", n, a, r), () => s(a));
}
forIn(e, r, s, n = (this.opts.es5 ? o.varKinds.var : o.varKinds.const)) {
if (this.opts.ownProperties) return this.forOf(e, t._`Object.keys(${r})`, s);
const a = this._scope.toName(e);
return this._for(new P("in", n, a, r), () => s(a));
}
endFor() {
return this._endBlockNode(v);
}
label(e) {
return this._leafNode(new l(e));
}
break(e) {
return this._leafNode(new u(e));
}
return(e) {
const t = new $;
this._blockNode(t);
this.code(e);
if (t.nodes.length !== 1) throw new Error('CodeGen: "return" should have one node');
return this._endBlockNode($);
}
try(e, t, o) {
if (!t && !o) throw new Error('CodeGen: "try" without "catch" and "finally"');
const r = new R;
this._blockNode(r);
this.code(e);
if (t) {
const e = this.name("e");
this._currNode = r.catch = new k(e);
t(e);
}
if (o) {
this._currNode = r.finally = new j;
this.code(o);
}
return this._endBlockNode(k, j);
}
throw(e) {
return this._leafNode(new d(e));
}
block(e, t) {
this._blockStarts.push(this._nodes.length);
e && this.code(e).endBlock(t);
return this;
}
endBlock(e) {
const t = this._blockStarts.pop();
if (t === void 0) throw new Error("CodeGen: not in self-balancing block");
const o = this._nodes.length - t;
if (o < 0 || e !== void 0 && o !== e) throw new Error(`CodeGen: wrong number of nodes: ${o} vs ${e} expected`);
this._nodes.length = t;
return this;
}
func(e, o = t.nil, r, s) {
this._blockNode(new w(e, o, r));
s && this.code(s).endFunc();
return this;
}
endFunc() {
return this._endBlockNode(w);
}
optimize(e = 1) {
while (e-- > 0) {
this._root.optimizeNodes();
this._root.optimizeNames(this._root.names, this._constants);
}
}
_leafNode(e) {
this._currNode.nodes.push(e);
return this;
}
_blockNode(e) {
this._currNode.nodes.push(e);
this._nodes.push(e);
}
_endBlockNode(e, t) {
const o = this._currNode;
if (o instanceof e || t && o instanceof t) {
this._nodes.pop();
return this;
}
throw new Error(`CodeGen: not in block "${t ? `${e.kind}/${t.kind}` : e.kind}"`);
}
_elseNode(e) {
const t = this._currNode;
if (!(t instanceof y)) throw new Error('CodeGen: "else" without "if"');
this._currNode = t.else = e;
return this;
}
get _root() {
return this._nodes[0];
}
get _currNode() {
const e = this._nodes;
return e[e.length - 1];
}
set _currNode(e) {
const t = this._nodes;
t[t.length - 1] = e;
}
};
e.CodeGen = C;
function addNames(e, t) {
for (const o in t) e[o] = (e[o] || 0) + (t[o] || 0);
return e;
}
function addExprNames(e, o) {
return o instanceof t._CodeOrName ? addNames(e, o.names) : e;
}
function optimizeExpr(e, o, r) {
if (e instanceof t.Name) return replaceName(e);
if (!canOptimize(e)) return e;
return new t._Code(e._items.reduce((e, o) => {
o instanceof t.Name && (o = replaceName(o));
o instanceof t._Code ? e.push(...o._items) : e.push(o);
return e;
}, []));
function replaceName(e) {
const t = r[e.str];
if (t === void 0 || o[e.str] !== 1) return e;
delete o[e.str];
return t;
}
function canOptimize(e) {
return e instanceof t._Code && e._items.some(e => e instanceof t.Name && o[e.str] === 1 && r[e.str] !== void 0);
}
}
function subtractNames(e, t) {
for (const o in t) e[o] = (e[o] || 0) - (t[o] || 0);
}
function not(e) {
return typeof e == "boolean" || typeof e == "number" || e === null ? !e : t._`!${par(e)}`;
}
e.not = not;
const I = mappend(e.operators.AND);
function and(...e) {
return e.reduce(I);
}
e.and = and;
const E = mappend(e.operators.OR);
function or(...e) {
return e.reduce(E);
}
e.or = or;
function mappend(e) {
return (o, r) => o === t.nil ? r : r === t.nil ? o : t._`${par(o)} ${e} ${par(r)}`;
}
function par(e) {
return e instanceof t.Name ? e : t._`(${e})`;
}
});
var Cs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.checkStrictMode = e.getErrorPath = e.Type = e.useFunc = e.setEvaluated = e.evaluatedPropsToName = e.mergeEvaluated = e.eachItem = e.unescapeJsonPointer = e.escapeJsonPointer = e.escapeFragment = e.unescapeFragment = e.schemaRefOrVal = e.schemaHasRulesButRef = e.schemaHasRules = e.checkUnknownRules = e.alwaysValidSchema = e.toHash = void 0;
const t = js();
const o = Rs();
function toHash(e) {
const t = {};
for (const o of e) t[o] = true;
return t;
}
e.toHash = toHash;
function alwaysValidSchema(e, t) {
if (typeof t == "boolean") return t;
if (Object.keys(t).length === 0) return true;
checkUnknownRules(e, t);
return !schemaHasRules(t, e.self.RULES.all);
}
e.alwaysValidSchema = alwaysValidSchema;
function checkUnknownRules(e, t = e.schema) {
const {opts: o, self: r} = e;
if (!o.strictSchema) return;
if (typeof t === "boolean") return;
const s = r.RULES.keywords;
for (const o in t) s[o] || checkStrictMode(e, `unknown keyword: "${o}"`);
}
e.checkUnknownRules = checkUnknownRules;
function schemaHasRules(e, t) {
if (typeof e == "boolean") return !e;
for (const o in e) if (t[o]) return true;
return false;
}
e.schemaHasRules = schemaHasRules;
function schemaHasRulesButRef(e, t) {
if (typeof e == "boolean") return !e;
for (const o in e) if (o !== "$ref" && t.all[o]) return true;
return false;
}
e.schemaHasRulesButRef = schemaHasRulesButRef;
function schemaRefOrVal({topSchemaRef: e, schemaPath: o}, r, s, n) {
if (!n) {
if (typeof r == "number" || typeof r == "boolean") return r;
if (typeof r == "string") return t._`${r}`;
}
return t._`${e}${o}${(0, t.getProperty)(s)}`;
}
e.schemaRefOrVal = schemaRefOrVal;
function unescapeFragment(e) {
return unescapeJsonPointer(decodeURIComponent(e));
}
e.unescapeFragment = unescapeFragment;
function escapeFragment(e) {
return encodeURIComponent(escapeJsonPointer(e));
}
e.escapeFragment = escapeFragment;
function escapeJsonPointer(e) {
if (typeof e == "number") return `${e}`;
return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
e.escapeJsonPointer = escapeJsonPointer;
function unescapeJsonPointer(e) {
return e.replace(/~1/g, "/").replace(/~0/g, "~");
}
e.unescapeJsonPointer = unescapeJsonPointer;
function eachItem(e, t) {
if (Array.isArray(e)) for (const o of e) t(o); else t(e);
}
e.eachItem = eachItem;
function makeMergeEvaluated({mergeNames: e, mergeToName: o, mergeValues: r, resultToName: s}) {
return (n, a, i, c) => {
const l = i === void 0 ? a : i instanceof t.Name ? (a instanceof t.Name ? e(n, a, i) : o(n, a, i), 
i) : a instanceof t.Name ? (o(n, i, a), a) : r(a, i);
return c !== t.Name || l instanceof t.Name ? l : s(n, l);
};
}
e.mergeEvaluated = {
props: makeMergeEvaluated({
mergeNames: (e, o, r) => e.if(t._`${r} !== true && ${o} !== undefined`, () => {
e.if(t._`${o} === true`, () => e.assign(r, true), () => e.assign(r, t._`${r} || {}`).code(t._`Object.assign(${r}, ${o})`));
}),
mergeToName: (e, o, r) => e.if(t._`${r} !== true`, () => {
if (o === true) e.assign(r, true); else {
e.assign(r, t._`${r} || {}`);
setEvaluated(e, r, o);
}
}),
mergeValues: (e, t) => e === true || {
...e,
...t
},
resultToName: evaluatedPropsToName
}),
items: makeMergeEvaluated({
mergeNames: (e, o, r) => e.if(t._`${r} !== true && ${o} !== undefined`, () => e.assign(r, t._`${o} === true ? true : ${r} > ${o} ? ${r} : ${o}`)),
mergeToName: (e, o, r) => e.if(t._`${r} !== true`, () => e.assign(r, o === true || t._`${r} > ${o} ? ${r} : ${o}`)),
mergeValues: (e, t) => e === true || Math.max(e, t),
resultToName: (e, t) => e.var("items", t)
})
};
function evaluatedPropsToName(e, o) {
if (o === true) return e.var("props", true);
const r = e.var("props", t._`{}`);
o !== void 0 && setEvaluated(e, r, o);
return r;
}
e.evaluatedPropsToName = evaluatedPropsToName;
function setEvaluated(e, o, r) {
Object.keys(r).forEach(r => e.assign(t._`${o}${(0, t.getProperty)(r)}`, true));
}
e.setEvaluated = setEvaluated;
const r = {};
function useFunc(e, t) {
return e.scopeValue("func", {
ref: t,
code: r[t.code] || (r[t.code] = new o._Code(t.code))
});
}
e.useFunc = useFunc;
var s;
(function(e) {
e[e["Num"] = 0] = "Num";
e[e["Str"] = 1] = "Str";
})(s || (e.Type = s = {}));
function getErrorPath(e, o, r) {
if (e instanceof t.Name) {
const n = o === s.Num;
return r ? n ? t._`"[" + ${e} + "]"` : t._`"['" + ${e} + "']"` : n ? t._`"/" + ${e}` : t._`"/" + ${e}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
}
return r ? (0, t.getProperty)(e).toString() : "/" + escapeJsonPointer(e);
}
e.getErrorPath = getErrorPath;
function checkStrictMode(e, t, o = e.opts.strictSchema) {
if (!o) return;
t = `strict mode: ${t}`;
if (o === true) throw new Error(t);
e.self.logger.warn(t);
}
e.checkStrictMode = checkStrictMode;
});
var Is = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = {
data: new t.Name("data"),
valCxt: new t.Name("valCxt"),
instancePath: new t.Name("instancePath"),
parentData: new t.Name("parentData"),
parentDataProperty: new t.Name("parentDataProperty"),
rootData: new t.Name("rootData"),
dynamicAnchors: new t.Name("dynamicAnchors"),
vErrors: new t.Name("vErrors"),
errors: new t.Name("errors"),
this: new t.Name("this"),
self: new t.Name("self"),
scope: new t.Name("scope"),
json: new t.Name("json"),
jsonPos: new t.Name("jsonPos"),
jsonLen: new t.Name("jsonLen"),
jsonPart: new t.Name("jsonPart")
};
e.default = o;
});
var Es = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.extendErrors = e.resetErrorsCount = e.reportExtraError = e.reportError = e.keyword$DataError = e.keywordError = void 0;
const t = js();
const o = Cs();
const r = Is();
e.keywordError = {
message: ({keyword: e}) => t.str`must pass "${e}" keyword validation`
};
e.keyword$DataError = {
message: ({keyword: e, schemaType: o}) => o ? t.str`"${e}" keyword must be ${o} ($data)` : t.str`"${e}" keyword is invalid ($data)`
};
function reportError(o, r = e.keywordError, s, n) {
const {it: a} = o;
const {gen: i, compositeRule: c, allErrors: l} = a;
const u = errorObjectCode(o, r, s);
(n !== null && n !== void 0 ? n : c || l) ? addError(i, u) : returnErrors(a, t._`[${u}]`);
}
e.reportError = reportError;
function reportExtraError(t, o = e.keywordError, s) {
const {it: n} = t;
const {gen: a, compositeRule: i, allErrors: c} = n;
addError(a, errorObjectCode(t, o, s));
i || c || returnErrors(n, r.default.vErrors);
}
e.reportExtraError = reportExtraError;
function resetErrorsCount(e, o) {
e.assign(r.default.errors, o);
e.if(t._`${r.default.vErrors} !== null`, () => e.if(o, () => e.assign(t._`${r.default.vErrors}.length`, o), () => e.assign(r.default.vErrors, null)));
}
e.resetErrorsCount = resetErrorsCount;
function extendErrors({gen: e, keyword: o, schemaValue: s, data: n, errsCount: a, it: i}) {
if (a === void 0) throw new Error("ajv implementation error");
const c = e.name("err");
e.forRange("i", a, r.default.errors, a => {
e.const(c, t._`${r.default.vErrors}[${a}]`);
e.if(t._`${c}.instancePath === undefined`, () => e.assign(t._`${c}.instancePath`, (0, 
t.strConcat)(r.default.instancePath, i.errorPath)));
e.assign(t._`${c}.schemaPath`, t.str`${i.errSchemaPath}/${o}`);
if (i.opts.verbose) {
e.assign(t._`${c}.schema`, s);
e.assign(t._`${c}.data`, n);
}
});
}
e.extendErrors = extendErrors;
function addError(e, o) {
const s = e.const("err", o);
e.if(t._`${r.default.vErrors} === null`, () => e.assign(r.default.vErrors, t._`[${s}]`), t._`${r.default.vErrors}.push(${s})`);
e.code(t._`${r.default.errors}++`);
}
function returnErrors(e, o) {
const {gen: r, validateName: s, schemaEnv: n} = e;
if (n.$async) r.throw(t._`new ${e.ValidationError}(${o})`); else {
r.assign(t._`${s}.errors`, o);
r.return(false);
}
}
const s = {
keyword: new t.Name("keyword"),
schemaPath: new t.Name("schemaPath"),
params: new t.Name("params"),
propertyName: new t.Name("propertyName"),
message: new t.Name("message"),
schema: new t.Name("schema"),
parentSchema: new t.Name("parentSchema")
};
function errorObjectCode(e, o, r) {
const {createErrors: s} = e.it;
if (s === false) return t._`{}`;
return errorObject(e, o, r);
}
function errorObject(e, t, o = {}) {
const {gen: r, it: s} = e;
const n = [ errorInstancePath(s, o), errorSchemaPath(e, o) ];
extraErrorProps(e, t, n);
return r.object(...n);
}
function errorInstancePath({errorPath: e}, {instancePath: s}) {
const n = s ? t.str`${e}${(0, o.getErrorPath)(s, o.Type.Str)}` : e;
return [ r.default.instancePath, (0, t.strConcat)(r.default.instancePath, n) ];
}
function errorSchemaPath({keyword: e, it: {errSchemaPath: r}}, {schemaPath: n, parentSchema: a}) {
let i = a ? r : t.str`${r}/${e}`;
n && (i = t.str`${i}${(0, o.getErrorPath)(n, o.Type.Str)}`);
return [ s.schemaPath, i ];
}
function extraErrorProps(e, {params: o, message: n}, a) {
const {keyword: i, data: c, schemaValue: l, it: u} = e;
const {opts: d, propertyName: p, topSchemaRef: h, schemaPath: m} = u;
a.push([ s.keyword, i ], [ s.params, typeof o == "function" ? o(e) : o || t._`{}` ]);
d.messages && a.push([ s.message, typeof n == "function" ? n(e) : n ]);
d.verbose && a.push([ s.schema, l ], [ s.parentSchema, t._`${h}${m}` ], [ r.default.data, c ]);
p && a.push([ s.propertyName, p ]);
}
});
var Os = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.boolOrEmptySchema = e.topBoolOrEmptySchema = void 0;
const t = Es();
const o = js();
const r = Is();
const s = {
message: "boolean schema is false"
};
function topBoolOrEmptySchema(e) {
const {gen: t, schema: s, validateName: n} = e;
if (s === false) falseSchemaError(e, false); else if (typeof s == "object" && s.$async === true) t.return(r.default.data); else {
t.assign(o._`${n}.errors`, null);
t.return(true);
}
}
e.topBoolOrEmptySchema = topBoolOrEmptySchema;
function boolOrEmptySchema(e, t) {
const {gen: o, schema: r} = e;
if (r === false) {
o.var(t, false);
falseSchemaError(e);
} else o.var(t, true);
}
e.boolOrEmptySchema = boolOrEmptySchema;
function falseSchemaError(e, o) {
const {gen: r, data: n} = e;
const a = {
gen: r,
keyword: "false schema",
data: n,
schema: false,
schemaCode: false,
schemaValue: false,
params: {},
it: e
};
(0, t.reportError)(a, s, void 0, o);
}
});
var Ts = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.getRules = e.isJSONType = void 0;
const t = new Set([ "string", "number", "integer", "boolean", "null", "object", "array" ]);
function isJSONType(e) {
return typeof e == "string" && t.has(e);
}
e.isJSONType = isJSONType;
function getRules() {
const e = {
number: {
type: "number",
rules: []
},
string: {
type: "string",
rules: []
},
array: {
type: "array",
rules: []
},
object: {
type: "object",
rules: []
}
};
return {
types: {
...e,
integer: true,
boolean: true,
null: true
},
rules: [ {
rules: []
}, e.number, e.string, e.array, e.object ],
post: {
rules: []
},
all: {},
keywords: {}
};
}
e.getRules = getRules;
});
var xs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.shouldUseRule = e.shouldUseGroup = e.schemaHasRulesForType = void 0;
function schemaHasRulesForType({schema: e, self: t}, o) {
const r = t.RULES.types[o];
return r && r !== true && shouldUseGroup(e, r);
}
e.schemaHasRulesForType = schemaHasRulesForType;
function shouldUseGroup(e, t) {
return t.rules.some(t => shouldUseRule(e, t));
}
e.shouldUseGroup = shouldUseGroup;
function shouldUseRule(e, t) {
var o;
return e[t.keyword] !== void 0 || ((o = t.definition.implements) === null || o === void 0 ? void 0 : o.some(t => e[t] !== void 0));
}
e.shouldUseRule = shouldUseRule;
});
var Ms = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.reportTypeError = e.checkDataTypes = e.checkDataType = e.coerceAndCheckDataType = e.getJSONTypes = e.getSchemaTypes = e.DataType = void 0;
const t = Ts();
const o = xs();
const r = Es();
const s = js();
const n = Cs();
var a;
(function(e) {
e[e["Correct"] = 0] = "Correct";
e[e["Wrong"] = 1] = "Wrong";
})(a || (e.DataType = a = {}));
function getSchemaTypes(e) {
const t = getJSONTypes(e.type);
if (t.includes("null")) {
if (e.nullable === false) throw new Error("type: null contradicts nullable: false");
} else {
if (!t.length && e.nullable !== void 0) throw new Error('"nullable" cannot be used without "type"');
e.nullable === true && t.push("null");
}
return t;
}
e.getSchemaTypes = getSchemaTypes;
function getJSONTypes(e) {
const o = Array.isArray(e) ? e : e ? [ e ] : [];
if (o.every(t.isJSONType)) return o;
throw new Error("type must be JSONType or JSONType[]: " + o.join(","));
}
e.getJSONTypes = getJSONTypes;
function coerceAndCheckDataType(e, t) {
const {gen: r, data: s, opts: n} = e;
const i = coerceToTypes(t, n.coerceTypes);
const c = t.length > 0 && !(i.length === 0 && t.length === 1 && (0, o.schemaHasRulesForType)(e, t[0]));
if (c) {
const o = checkDataTypes(t, s, n.strictNumbers, a.Wrong);
r.if(o, () => {
i.length ? coerceData(e, t, i) : reportTypeError(e);
});
}
return c;
}
e.coerceAndCheckDataType = coerceAndCheckDataType;
const i = new Set([ "string", "number", "integer", "boolean", "null" ]);
function coerceToTypes(e, t) {
return t ? e.filter(e => i.has(e) || t === "array" && e === "array") : [];
}
function coerceData(e, t, o) {
const {gen: r, data: n, opts: a} = e;
const c = r.let("dataType", s._`typeof ${n}`);
const l = r.let("coerced", s._`undefined`);
a.coerceTypes === "array" && r.if(s._`${c} == 'object' && Array.isArray(${n}) && ${n}.length == 1`, () => r.assign(n, s._`${n}[0]`).assign(c, s._`typeof ${n}`).if(checkDataTypes(t, n, a.strictNumbers), () => r.assign(l, n)));
r.if(s._`${l} !== undefined`);
for (const e of o) (i.has(e) || e === "array" && a.coerceTypes === "array") && coerceSpecificType(e);
r.else();
reportTypeError(e);
r.endIf();
r.if(s._`${l} !== undefined`, () => {
r.assign(n, l);
assignParentData(e, l);
});
function coerceSpecificType(e) {
switch (e) {
case "string":
r.elseIf(s._`${c} == "number" || ${c} == "boolean"`).assign(l, s._`"" + ${n}`).elseIf(s._`${n} === null`).assign(l, s._`""`);
return;

case "number":
r.elseIf(s._`${c} == "boolean" || ${n} === null
              || (${c} == "string" && ${n} && ${n} == +${n})`).assign(l, s._`+${n}`);
return;

case "integer":
r.elseIf(s._`${c} === "boolean" || ${n} === null
              || (${c} === "string" && ${n} && ${n} == +${n} && !(${n} % 1))`).assign(l, s._`+${n}`);
return;

case "boolean":
r.elseIf(s._`${n} === "false" || ${n} === 0 || ${n} === null`).assign(l, false).elseIf(s._`${n} === "true" || ${n} === 1`).assign(l, true);
return;

case "null":
r.elseIf(s._`${n} === "" || ${n} === 0 || ${n} === false`);
r.assign(l, null);
return;

case "array":
r.elseIf(s._`${c} === "string" || ${c} === "number"
              || ${c} === "boolean" || ${n} === null`).assign(l, s._`[${n}]`);
}
}
}
function assignParentData({gen: e, parentData: t, parentDataProperty: o}, r) {
e.if(s._`${t} !== undefined`, () => e.assign(s._`${t}[${o}]`, r));
}
function checkDataType(e, t, o, r = a.Correct) {
const n = r === a.Correct ? s.operators.EQ : s.operators.NEQ;
let i;
switch (e) {
case "null":
return s._`${t} ${n} null`;

case "array":
i = s._`Array.isArray(${t})`;
break;

case "object":
i = s._`${t} && typeof ${t} == "object" && !Array.isArray(${t})`;
break;

case "integer":
i = numCond(s._`!(${t} % 1) && !isNaN(${t})`);
break;

case "number":
i = numCond();
break;

default:
return s._`typeof ${t} ${n} ${e}`;
}
return r === a.Correct ? i : (0, s.not)(i);
function numCond(e = s.nil) {
return (0, s.and)(s._`typeof ${t} == "number"`, e, o ? s._`isFinite(${t})` : s.nil);
}
}
e.checkDataType = checkDataType;
function checkDataTypes(e, t, o, r) {
if (e.length === 1) return checkDataType(e[0], t, o, r);
let a;
const i = (0, n.toHash)(e);
if (i.array && i.object) {
const e = s._`typeof ${t} != "object"`;
a = i.null ? e : s._`!${t} || ${e}`;
delete i.null;
delete i.array;
delete i.object;
} else a = s.nil;
i.number && delete i.integer;
for (const e in i) a = (0, s.and)(a, checkDataType(e, t, o, r));
return a;
}
e.checkDataTypes = checkDataTypes;
const c = {
message: ({schema: e}) => `must be ${e}`,
params: ({schema: e, schemaValue: t}) => typeof e == "string" ? s._`{type: ${e}}` : s._`{type: ${t}}`
};
function reportTypeError(e) {
const t = getTypeErrorContext(e);
(0, r.reportError)(t, c);
}
e.reportTypeError = reportTypeError;
function getTypeErrorContext(e) {
const {gen: t, data: o, schema: r} = e;
const s = (0, n.schemaRefOrVal)(e, r, "type");
return {
gen: t,
keyword: "type",
data: o,
schema: r.type,
schemaCode: s,
schemaValue: s,
parentSchema: r,
params: {},
it: e
};
}
});
var qs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.assignDefaults = void 0;
const t = js();
const o = Cs();
function assignDefaults(e, t) {
const {properties: o, items: r} = e.schema;
if (t === "object" && o) for (const t in o) assignDefault(e, t, o[t].default); else t === "array" && Array.isArray(r) && r.forEach((t, o) => assignDefault(e, o, t.default));
}
e.assignDefaults = assignDefaults;
function assignDefault(e, r, s) {
const {gen: n, compositeRule: a, data: i, opts: c} = e;
if (s === void 0) return;
const l = t._`${i}${(0, t.getProperty)(r)}`;
if (a) {
(0, o.checkStrictMode)(e, `default is ignored for: ${l}`);
return;
}
let u = t._`${l} === undefined`;
c.useDefaults === "empty" && (u = t._`${u} || ${l} === null || ${l} === ""`);
n.if(u, t._`${l} = ${(0, t.stringify)(s)}`);
}
});
var Ns = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.validateUnion = e.validateArray = e.usePattern = e.callValidateCode = e.schemaProperties = e.allSchemaProperties = e.noPropertyInData = e.propertyInData = e.isOwnProperty = e.hasPropFunc = e.reportMissingProp = e.checkMissingProp = e.checkReportMissingProp = void 0;
const t = js();
const o = Cs();
const r = Is();
const s = Cs();
function checkReportMissingProp(e, o) {
const {gen: r, data: s, it: n} = e;
r.if(noPropertyInData(r, s, o, n.opts.ownProperties), () => {
e.setParams({
missingProperty: t._`${o}`
}, true);
e.error();
});
}
e.checkReportMissingProp = checkReportMissingProp;
function checkMissingProp({gen: e, data: o, it: {opts: r}}, s, n) {
return (0, t.or)(...s.map(s => (0, t.and)(noPropertyInData(e, o, s, r.ownProperties), t._`${n} = ${s}`)));
}
e.checkMissingProp = checkMissingProp;
function reportMissingProp(e, t) {
e.setParams({
missingProperty: t
}, true);
e.error();
}
e.reportMissingProp = reportMissingProp;
function hasPropFunc(e) {
return e.scopeValue("func", {
ref: Object.prototype.hasOwnProperty,
code: t._`Object.prototype.hasOwnProperty`
});
}
e.hasPropFunc = hasPropFunc;
function isOwnProperty(e, o, r) {
return t._`${hasPropFunc(e)}.call(${o}, ${r})`;
}
e.isOwnProperty = isOwnProperty;
function propertyInData(e, o, r, s) {
const n = t._`${o}${(0, t.getProperty)(r)} !== undefined`;
return s ? t._`${n} && ${isOwnProperty(e, o, r)}` : n;
}
e.propertyInData = propertyInData;
function noPropertyInData(e, o, r, s) {
const n = t._`${o}${(0, t.getProperty)(r)} === undefined`;
return s ? (0, t.or)(n, (0, t.not)(isOwnProperty(e, o, r))) : n;
}
e.noPropertyInData = noPropertyInData;
function allSchemaProperties(e) {
return e ? Object.keys(e).filter(e => e !== "__proto__") : [];
}
e.allSchemaProperties = allSchemaProperties;
function schemaProperties(e, t) {
return allSchemaProperties(t).filter(r => !(0, o.alwaysValidSchema)(e, t[r]));
}
e.schemaProperties = schemaProperties;
function callValidateCode({schemaCode: e, data: o, it: {gen: s, topSchemaRef: n, schemaPath: a, errorPath: i}, it: c}, l, u, d) {
const p = d ? t._`${e}, ${o}, ${n}${a}` : o;
const h = [ [ r.default.instancePath, (0, t.strConcat)(r.default.instancePath, i) ], [ r.default.parentData, c.parentData ], [ r.default.parentDataProperty, c.parentDataProperty ], [ r.default.rootData, r.default.rootData ] ];
c.opts.dynamicRef && h.push([ r.default.dynamicAnchors, r.default.dynamicAnchors ]);
const m = t._`${p}, ${s.object(...h)}`;
return u !== t.nil ? t._`${l}.call(${u}, ${m})` : t._`${l}(${m})`;
}
e.callValidateCode = callValidateCode;
const n = t._`new RegExp`;
function usePattern({gen: e, it: {opts: o}}, r) {
const a = o.unicodeRegExp ? "u" : "";
const {regExp: i} = o.code;
const c = i(r, a);
return e.scopeValue("pattern", {
key: c.toString(),
ref: c,
code: t._`${i.code === "new RegExp" ? n : (0, s.useFunc)(e, i)}(${r}, ${a})`
});
}
e.usePattern = usePattern;
function validateArray(e) {
const {gen: r, data: s, keyword: n, it: a} = e;
const i = r.name("valid");
if (a.allErrors) {
const e = r.let("valid", true);
validateItems(() => r.assign(e, false));
return e;
}
r.var(i, true);
validateItems(() => r.break());
return i;
function validateItems(a) {
const c = r.const("len", t._`${s}.length`);
r.forRange("i", 0, c, s => {
e.subschema({
keyword: n,
dataProp: s,
dataPropType: o.Type.Num
}, i);
r.if((0, t.not)(i), a);
});
}
}
e.validateArray = validateArray;
function validateUnion(e) {
const {gen: r, schema: s, keyword: n, it: a} = e;
if (!Array.isArray(s)) throw new Error("ajv implementation error");
if (s.some(e => (0, o.alwaysValidSchema)(a, e)) && !a.opts.unevaluated) return;
const i = r.let("valid", false);
const c = r.name("_valid");
r.block(() => s.forEach((o, s) => {
const a = e.subschema({
keyword: n,
schemaProp: s,
compositeRule: true
}, c);
r.assign(i, t._`${i} || ${c}`);
e.mergeValidEvaluated(a, c) || r.if((0, t.not)(i));
}));
e.result(i, () => e.reset(), () => e.error(true));
}
e.validateUnion = validateUnion;
});
var Ys = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.validateKeywordUsage = e.validSchemaType = e.funcKeywordCode = e.macroKeywordCode = void 0;
const t = js();
const o = Is();
const r = Ns();
const s = Es();
function macroKeywordCode(e, o) {
const {gen: r, keyword: s, schema: n, parentSchema: a, it: i} = e;
const c = o.macro.call(i.self, n, a, i);
const l = useKeyword(r, s, c);
i.opts.validateSchema !== false && i.self.validateSchema(c, true);
const u = r.name("valid");
e.subschema({
schema: c,
schemaPath: t.nil,
errSchemaPath: `${i.errSchemaPath}/${s}`,
topSchemaRef: l,
compositeRule: true
}, u);
e.pass(u, () => e.error(true));
}
e.macroKeywordCode = macroKeywordCode;
function funcKeywordCode(e, s) {
var n;
const {gen: a, keyword: i, schema: c, parentSchema: l, $data: u, it: d} = e;
checkAsyncKeyword(d, s);
const p = useKeyword(a, i, !u && s.compile ? s.compile.call(d.self, c, l, d) : s.validate);
const h = a.let("valid");
e.block$data(h, validateKeyword);
e.ok((n = s.valid) !== null && n !== void 0 ? n : h);
function validateKeyword() {
if (s.errors === false) {
assignValid();
s.modifying && modifyData(e);
reportErrs(() => e.error());
} else {
const t = s.async ? validateAsync() : validateSync();
s.modifying && modifyData(e);
reportErrs(() => addErrs(e, t));
}
}
function validateAsync() {
const e = a.let("ruleErrs", null);
a.try(() => assignValid(t._`await `), o => a.assign(h, false).if(t._`${o} instanceof ${d.ValidationError}`, () => a.assign(e, t._`${o}.errors`), () => a.throw(o)));
return e;
}
function validateSync() {
const e = t._`${p}.errors`;
a.assign(e, null);
assignValid(t.nil);
return e;
}
function assignValid(n = (s.async ? t._`await ` : t.nil)) {
const i = d.opts.passContext ? o.default.this : o.default.self;
const c = !("compile" in s && !u || s.schema === false);
a.assign(h, t._`${n}${(0, r.callValidateCode)(e, p, i, c)}`, s.modifying);
}
function reportErrs(e) {
var o;
a.if((0, t.not)((o = s.valid) !== null && o !== void 0 ? o : h), e);
}
}
e.funcKeywordCode = funcKeywordCode;
function modifyData(e) {
const {gen: o, data: r, it: s} = e;
o.if(s.parentData, () => o.assign(r, t._`${s.parentData}[${s.parentDataProperty}]`));
}
function addErrs(e, r) {
const {gen: n} = e;
n.if(t._`Array.isArray(${r})`, () => {
n.assign(o.default.vErrors, t._`${o.default.vErrors} === null ? ${r} : ${o.default.vErrors}.concat(${r})`).assign(o.default.errors, t._`${o.default.vErrors}.length`);
(0, s.extendErrors)(e);
}, () => e.error());
}
function checkAsyncKeyword({schemaEnv: e}, t) {
if (t.async && !e.$async) throw new Error("async keyword in sync schema");
}
function useKeyword(e, o, r) {
if (r === void 0) throw new Error(`keyword "${o}" failed to compile`);
return e.scopeValue("keyword", typeof r == "function" ? {
ref: r
} : {
ref: r,
code: (0, t.stringify)(r)
});
}
function validSchemaType(e, t, o = false) {
return !t.length || t.some(t => t === "array" ? Array.isArray(e) : t === "object" ? e && typeof e == "object" && !Array.isArray(e) : typeof e == t || o && typeof e == "undefined");
}
e.validSchemaType = validSchemaType;
function validateKeywordUsage({schema: e, opts: t, self: o, errSchemaPath: r}, s, n) {
if (Array.isArray(s.keyword) ? !s.keyword.includes(n) : s.keyword !== n) throw new Error("ajv implementation error");
const a = s.dependencies;
if (a === null || a === void 0 ? void 0 : a.some(t => !Object.prototype.hasOwnProperty.call(e, t))) throw new Error(`parent schema must have dependencies of ${n}: ${a.join(",")}`);
if (s.validateSchema && !s.validateSchema(e[n])) {
const e = `keyword "${n}" value is invalid at path "${r}": ` + o.errorsText(s.validateSchema.errors);
if (t.validateSchema !== "log") throw new Error(e);
o.logger.error(e);
}
}
e.validateKeywordUsage = validateKeywordUsage;
});
var As = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.extendSubschemaMode = e.extendSubschemaData = e.getSubschema = void 0;
const t = js();
const o = Cs();
function getSubschema(e, {keyword: r, schemaProp: s, schema: n, schemaPath: a, errSchemaPath: i, topSchemaRef: c}) {
if (r !== void 0 && n !== void 0) throw new Error('both "keyword" and "schema" passed, only one allowed');
if (r !== void 0) {
const n = e.schema[r];
return s === void 0 ? {
schema: n,
schemaPath: t._`${e.schemaPath}${(0, t.getProperty)(r)}`,
errSchemaPath: `${e.errSchemaPath}/${r}`
} : {
schema: n[s],
schemaPath: t._`${e.schemaPath}${(0, t.getProperty)(r)}${(0, t.getProperty)(s)}`,
errSchemaPath: `${e.errSchemaPath}/${r}/${(0, o.escapeFragment)(s)}`
};
}
if (n !== void 0) {
if (a === void 0 || i === void 0 || c === void 0) throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"');
return {
schema: n,
schemaPath: a,
topSchemaRef: c,
errSchemaPath: i
};
}
throw new Error('either "keyword" or "schema" must be passed');
}
e.getSubschema = getSubschema;
function extendSubschemaData(e, r, {dataProp: s, dataPropType: n, data: a, dataTypes: i, propertyName: c}) {
if (a !== void 0 && s !== void 0) throw new Error('both "data" and "dataProp" passed, only one allowed');
const {gen: l} = r;
if (s !== void 0) {
const {errorPath: a, dataPathArr: i, opts: c} = r;
dataContextProps(l.let("data", t._`${r.data}${(0, t.getProperty)(s)}`, true));
e.errorPath = t.str`${a}${(0, o.getErrorPath)(s, n, c.jsPropertySyntax)}`;
e.parentDataProperty = t._`${s}`;
e.dataPathArr = [ ...i, e.parentDataProperty ];
}
if (a !== void 0) {
dataContextProps(a instanceof t.Name ? a : l.let("data", a, true));
c !== void 0 && (e.propertyName = c);
}
i && (e.dataTypes = i);
function dataContextProps(t) {
e.data = t;
e.dataLevel = r.dataLevel + 1;
e.dataTypes = [];
r.definedProperties = new Set;
e.parentData = r.data;
e.dataNames = [ ...r.dataNames, t ];
}
}
e.extendSubschemaData = extendSubschemaData;
function extendSubschemaMode(e, {jtdDiscriminator: t, jtdMetadata: o, compositeRule: r, createErrors: s, allErrors: n}) {
r !== void 0 && (e.compositeRule = r);
s !== void 0 && (e.createErrors = s);
n !== void 0 && (e.allErrors = n);
e.jtdDiscriminator = t;
e.jtdMetadata = o;
}
e.extendSubschemaMode = extendSubschemaMode;
});
var zs = __commonJSMin((e, t) => {
t.exports = function equal(e, t) {
if (e === t) return true;
if (e && t && typeof e == "object" && typeof t == "object") {
if (e.constructor !== t.constructor) return false;
var o, r, s;
if (Array.isArray(e)) {
o = e.length;
if (o != t.length) return false;
for (r = o; r-- !== 0; ) if (!equal(e[r], t[r])) return false;
return true;
}
if (e.constructor === RegExp) return e.source === t.source && e.flags === t.flags;
if (e.valueOf !== Object.prototype.valueOf) return e.valueOf() === t.valueOf();
if (e.toString !== Object.prototype.toString) return e.toString() === t.toString();
s = Object.keys(e);
o = s.length;
if (o !== Object.keys(t).length) return false;
for (r = o; r-- !== 0; ) if (!Object.prototype.hasOwnProperty.call(t, s[r])) return false;
for (r = o; r-- !== 0; ) {
var n = s[r];
if (!equal(e[n], t[n])) return false;
}
return true;
}
return e !== e && t !== t;
};
});
var Vs = __commonJSMin((e, t) => {
var o = t.exports = function(e, t, o) {
if (typeof t == "function") {
o = t;
t = {};
}
o = t.cb || o;
var r = typeof o == "function" ? o : o.pre || function() {};
var s = o.post || function() {};
_traverse(t, r, s, e, "", e);
};
o.keywords = {
additionalItems: true,
items: true,
contains: true,
additionalProperties: true,
propertyNames: true,
not: true,
if: true,
then: true,
else: true
};
o.arrayKeywords = {
items: true,
allOf: true,
anyOf: true,
oneOf: true
};
o.propsKeywords = {
$defs: true,
definitions: true,
properties: true,
patternProperties: true,
dependencies: true
};
o.skipKeywords = {
default: true,
enum: true,
const: true,
required: true,
maximum: true,
minimum: true,
exclusiveMaximum: true,
exclusiveMinimum: true,
multipleOf: true,
maxLength: true,
minLength: true,
pattern: true,
format: true,
maxItems: true,
minItems: true,
uniqueItems: true,
maxProperties: true,
minProperties: true
};
function _traverse(e, t, r, s, n, a, i, c, l, u) {
if (s && typeof s == "object" && !Array.isArray(s)) {
t(s, n, a, i, c, l, u);
for (var d in s) {
var p = s[d];
if (Array.isArray(p)) {
if (d in o.arrayKeywords) for (var h = 0; h < p.length; h++) _traverse(e, t, r, p[h], n + "/" + d + "/" + h, a, n, d, s, h);
} else if (d in o.propsKeywords) {
if (p && typeof p == "object") for (var m in p) _traverse(e, t, r, p[m], n + "/" + d + "/" + escapeJsonPtr(m), a, n, d, s, m);
} else (d in o.keywords || e.allKeys && !(d in o.skipKeywords)) && _traverse(e, t, r, p, n + "/" + d, a, n, d, s);
}
r(s, n, a, i, c, l, u);
}
}
function escapeJsonPtr(e) {
return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
});
var Ls = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.getSchemaRefs = e.resolveUrl = e.normalizeId = e._getFullPath = e.getFullPath = e.inlineRef = void 0;
const t = Cs();
const o = zs();
const r = Vs();
const s = new Set([ "type", "format", "pattern", "maxLength", "minLength", "maxProperties", "minProperties", "maxItems", "minItems", "maximum", "minimum", "uniqueItems", "multipleOf", "required", "enum", "const" ]);
function inlineRef(e, t = true) {
if (typeof e == "boolean") return true;
if (t === true) return !hasRef(e);
if (!t) return false;
return countKeys(e) <= t;
}
e.inlineRef = inlineRef;
const n = new Set([ "$ref", "$recursiveRef", "$recursiveAnchor", "$dynamicRef", "$dynamicAnchor" ]);
function hasRef(e) {
for (const t in e) {
if (n.has(t)) return true;
const o = e[t];
if (Array.isArray(o) && o.some(hasRef)) return true;
if (typeof o == "object" && hasRef(o)) return true;
}
return false;
}
function countKeys(e) {
let o = 0;
for (const r in e) {
if (r === "$ref") return 1 / 0;
o++;
if (s.has(r)) continue;
typeof e[r] == "object" && (0, t.eachItem)(e[r], e => o += countKeys(e));
if (o === 1 / 0) return 1 / 0;
}
return o;
}
function getFullPath(e, t = "", o) {
o !== false && (t = normalizeId(t));
return _getFullPath(e, e.parse(t));
}
e.getFullPath = getFullPath;
function _getFullPath(e, t) {
return e.serialize(t).split("#")[0] + "#";
}
e._getFullPath = _getFullPath;
const a = /#\/?$/;
function normalizeId(e) {
return e ? e.replace(a, "") : "";
}
e.normalizeId = normalizeId;
function resolveUrl(e, t, o) {
o = normalizeId(o);
return e.resolve(t, o);
}
e.resolveUrl = resolveUrl;
const i = /^[a-z_][-a-z0-9._]*$/i;
function getSchemaRefs(e, t) {
if (typeof e == "boolean") return {};
const {schemaId: s, uriResolver: n} = this.opts;
const a = normalizeId(e[s] || t);
const c = {
"": a
};
const l = getFullPath(n, a, false);
const u = {};
const d = new Set;
r(e, {
allKeys: true
}, (e, t, o, r) => {
if (r === void 0) return;
const n = l + t;
let a = c[r];
typeof e[s] == "string" && (a = addRef.call(this, e[s]));
addAnchor.call(this, e.$anchor);
addAnchor.call(this, e.$dynamicAnchor);
c[t] = a;
function addRef(t) {
const o = this.opts.uriResolver.resolve;
t = normalizeId(a ? o(a, t) : t);
if (d.has(t)) throw ambiguos(t);
d.add(t);
let r = this.refs[t];
typeof r == "string" && (r = this.refs[r]);
if (typeof r == "object") checkAmbiguosRef(e, r.schema, t); else if (t !== normalizeId(n)) if (t[0] === "#") {
checkAmbiguosRef(e, u[t], t);
u[t] = e;
} else this.refs[t] = n;
return t;
}
function addAnchor(e) {
if (typeof e == "string") {
if (!i.test(e)) throw new Error(`invalid anchor "${e}"`);
addRef.call(this, `#${e}`);
}
}
});
return u;
function checkAmbiguosRef(e, t, r) {
if (t !== void 0 && !o(e, t)) throw ambiguos(r);
}
function ambiguos(e) {
return new Error(`reference "${e}" resolves to more than one schema`);
}
}
e.getSchemaRefs = getSchemaRefs;
});
var Ds = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.getData = e.KeywordCxt = e.validateFunctionCode = void 0;
const t = Os();
const o = Ms();
const r = xs();
const s = Ms();
const n = qs();
const a = Ys();
const i = As();
const c = js();
const l = Is();
const u = Ls();
const d = Cs();
const p = Es();
function validateFunctionCode(e) {
if (isSchemaObj(e)) {
checkKeywords(e);
if (schemaCxtHasRules(e)) {
topSchemaObjCode(e);
return;
}
}
validateFunction(e, () => (0, t.topBoolOrEmptySchema)(e));
}
e.validateFunctionCode = validateFunctionCode;
function validateFunction({gen: e, validateName: t, schema: o, schemaEnv: r, opts: s}, n) {
s.code.es5 ? e.func(t, c._`${l.default.data}, ${l.default.valCxt}`, r.$async, () => {
e.code(c._`"use strict"; ${funcSourceUrl(o, s)}`);
destructureValCxtES5(e, s);
e.code(n);
}) : e.func(t, c._`${l.default.data}, ${destructureValCxt(s)}`, r.$async, () => e.code(funcSourceUrl(o, s)).code(n));
}
function destructureValCxt(e) {
return c._`{${l.default.instancePath}="", ${l.default.parentData}, ${l.default.parentDataProperty}, ${l.default.rootData}=${l.default.data}${e.dynamicRef ? c._`, ${l.default.dynamicAnchors}={}` : c.nil}}={}`;
}
function destructureValCxtES5(e, t) {
e.if(l.default.valCxt, () => {
e.var(l.default.instancePath, c._`${l.default.valCxt}.${l.default.instancePath}`);
e.var(l.default.parentData, c._`${l.default.valCxt}.${l.default.parentData}`);
e.var(l.default.parentDataProperty, c._`${l.default.valCxt}.${l.default.parentDataProperty}`);
e.var(l.default.rootData, c._`${l.default.valCxt}.${l.default.rootData}`);
t.dynamicRef && e.var(l.default.dynamicAnchors, c._`${l.default.valCxt}.${l.default.dynamicAnchors}`);
}, () => {
e.var(l.default.instancePath, c._`""`);
e.var(l.default.parentData, c._`undefined`);
e.var(l.default.parentDataProperty, c._`undefined`);
e.var(l.default.rootData, l.default.data);
t.dynamicRef && e.var(l.default.dynamicAnchors, c._`{}`);
});
}
function topSchemaObjCode(e) {
const {schema: t, opts: o, gen: r} = e;
validateFunction(e, () => {
o.$comment && t.$comment && commentKeyword(e);
checkNoDefault(e);
r.let(l.default.vErrors, null);
r.let(l.default.errors, 0);
o.unevaluated && resetEvaluated(e);
typeAndKeywords(e);
returnResults(e);
});
}
function resetEvaluated(e) {
const {gen: t, validateName: o} = e;
e.evaluated = t.const("evaluated", c._`${o}.evaluated`);
t.if(c._`${e.evaluated}.dynamicProps`, () => t.assign(c._`${e.evaluated}.props`, c._`undefined`));
t.if(c._`${e.evaluated}.dynamicItems`, () => t.assign(c._`${e.evaluated}.items`, c._`undefined`));
}
function funcSourceUrl(e, t) {
const o = typeof e == "object" && e[t.schemaId];
return o && (t.code.source || t.code.process) ? c._`/*# sourceURL=${o} */` : c.nil;
}
function subschemaCode(e, o) {
if (isSchemaObj(e)) {
checkKeywords(e);
if (schemaCxtHasRules(e)) {
subSchemaObjCode(e, o);
return;
}
}
(0, t.boolOrEmptySchema)(e, o);
}
function schemaCxtHasRules({schema: e, self: t}) {
if (typeof e == "boolean") return !e;
for (const o in e) if (t.RULES.all[o]) return true;
return false;
}
function isSchemaObj(e) {
return typeof e.schema != "boolean";
}
function subSchemaObjCode(e, t) {
const {schema: o, gen: r, opts: s} = e;
s.$comment && o.$comment && commentKeyword(e);
updateContext(e);
checkAsyncSchema(e);
const n = r.const("_errs", l.default.errors);
typeAndKeywords(e, n);
r.var(t, c._`${n} === ${l.default.errors}`);
}
function checkKeywords(e) {
(0, d.checkUnknownRules)(e);
checkRefsAndKeywords(e);
}
function typeAndKeywords(e, t) {
if (e.opts.jtd) return schemaKeywords(e, [], false, t);
const r = (0, o.getSchemaTypes)(e.schema);
schemaKeywords(e, r, !(0, o.coerceAndCheckDataType)(e, r), t);
}
function checkRefsAndKeywords(e) {
const {schema: t, errSchemaPath: o, opts: r, self: s} = e;
t.$ref && r.ignoreKeywordsWithRef && (0, d.schemaHasRulesButRef)(t, s.RULES) && s.logger.warn(`$ref: keywords ignored in schema at path "${o}"`);
}
function checkNoDefault(e) {
const {schema: t, opts: o} = e;
t.default !== void 0 && o.useDefaults && o.strictSchema && (0, d.checkStrictMode)(e, "default is ignored in the schema root");
}
function updateContext(e) {
const t = e.schema[e.opts.schemaId];
t && (e.baseId = (0, u.resolveUrl)(e.opts.uriResolver, e.baseId, t));
}
function checkAsyncSchema(e) {
if (e.schema.$async && !e.schemaEnv.$async) throw new Error("async schema in sync schema");
}
function commentKeyword({gen: e, schemaEnv: t, schema: o, errSchemaPath: r, opts: s}) {
const n = o.$comment;
if (s.$comment === true) e.code(c._`${l.default.self}.logger.log(${n})`); else if (typeof s.$comment == "function") {
const o = c.str`${r}/$comment`;
const s = e.scopeValue("root", {
ref: t.root
});
e.code(c._`${l.default.self}.opts.$comment(${n}, ${o}, ${s}.schema)`);
}
}
function returnResults(e) {
const {gen: t, schemaEnv: o, validateName: r, ValidationError: s, opts: n} = e;
if (o.$async) t.if(c._`${l.default.errors} === 0`, () => t.return(l.default.data), () => t.throw(c._`new ${s}(${l.default.vErrors})`)); else {
t.assign(c._`${r}.errors`, l.default.vErrors);
n.unevaluated && assignEvaluated(e);
t.return(c._`${l.default.errors} === 0`);
}
}
function assignEvaluated({gen: e, evaluated: t, props: o, items: r}) {
o instanceof c.Name && e.assign(c._`${t}.props`, o);
r instanceof c.Name && e.assign(c._`${t}.items`, r);
}
function schemaKeywords(e, t, o, n) {
const {gen: a, schema: i, data: u, allErrors: p, opts: h, self: m} = e;
const {RULES: f} = m;
if (i.$ref && (h.ignoreKeywordsWithRef || !(0, d.schemaHasRulesButRef)(i, f))) {
a.block(() => keywordCode(e, "$ref", f.all.$ref.definition));
return;
}
h.jtd || checkStrictTypes(e, t);
a.block(() => {
for (const e of f.rules) groupKeywords(e);
groupKeywords(f.post);
});
function groupKeywords(d) {
if (!(0, r.shouldUseGroup)(i, d)) return;
if (d.type) {
a.if((0, s.checkDataType)(d.type, u, h.strictNumbers));
iterateKeywords(e, d);
if (t.length === 1 && t[0] === d.type && o) {
a.else();
(0, s.reportTypeError)(e);
}
a.endIf();
} else iterateKeywords(e, d);
p || a.if(c._`${l.default.errors} === ${n || 0}`);
}
}
function iterateKeywords(e, t) {
const {gen: o, schema: s, opts: {useDefaults: a}} = e;
a && (0, n.assignDefaults)(e, t.type);
o.block(() => {
for (const o of t.rules) (0, r.shouldUseRule)(s, o) && keywordCode(e, o.keyword, o.definition, t.type);
});
}
function checkStrictTypes(e, t) {
if (e.schemaEnv.meta || !e.opts.strictTypes) return;
checkContextTypes(e, t);
e.opts.allowUnionTypes || checkMultipleTypes(e, t);
checkKeywordTypes(e, e.dataTypes);
}
function checkContextTypes(e, t) {
if (!t.length) return;
if (!e.dataTypes.length) {
e.dataTypes = t;
return;
}
t.forEach(t => {
includesType(e.dataTypes, t) || strictTypesError(e, `type "${t}" not allowed by context "${e.dataTypes.join(",")}"`);
});
narrowSchemaTypes(e, t);
}
function checkMultipleTypes(e, t) {
t.length > 1 && !(t.length === 2 && t.includes("null")) && strictTypesError(e, "use allowUnionTypes to allow union type keyword");
}
function checkKeywordTypes(e, t) {
const o = e.self.RULES.all;
for (const s in o) {
const n = o[s];
if (typeof n == "object" && (0, r.shouldUseRule)(e.schema, n)) {
const {type: o} = n.definition;
o.length && !o.some(e => hasApplicableType(t, e)) && strictTypesError(e, `missing type "${o.join(",")}" for keyword "${s}"`);
}
}
}
function hasApplicableType(e, t) {
return e.includes(t) || t === "number" && e.includes("integer");
}
function includesType(e, t) {
return e.includes(t) || t === "integer" && e.includes("number");
}
function narrowSchemaTypes(e, t) {
const o = [];
for (const r of e.dataTypes) includesType(t, r) ? o.push(r) : t.includes("integer") && r === "number" && o.push("integer");
e.dataTypes = o;
}
function strictTypesError(e, t) {
const o = e.schemaEnv.baseId + e.errSchemaPath;
t += ` at "${o}" (strictTypes)`;
(0, d.checkStrictMode)(e, t, e.opts.strictTypes);
}
var h = class {
constructor(e, t, o) {
(0, a.validateKeywordUsage)(e, t, o);
this.gen = e.gen;
this.allErrors = e.allErrors;
this.keyword = o;
this.data = e.data;
this.schema = e.schema[o];
this.$data = t.$data && e.opts.$data && this.schema && this.schema.$data;
this.schemaValue = (0, d.schemaRefOrVal)(e, this.schema, o, this.$data);
this.schemaType = t.schemaType;
this.parentSchema = e.schema;
this.params = {};
this.it = e;
this.def = t;
if (this.$data) this.schemaCode = e.gen.const("vSchema", getData(this.$data, e)); else {
this.schemaCode = this.schemaValue;
if (!(0, a.validSchemaType)(this.schema, t.schemaType, t.allowUndefined)) throw new Error(`${o} value must be ${JSON.stringify(t.schemaType)}`);
}
("code" in t ? t.trackErrors : t.errors !== false) && (this.errsCount = e.gen.const("_errs", l.default.errors));
}
result(e, t, o) {
this.failResult((0, c.not)(e), t, o);
}
failResult(e, t, o) {
this.gen.if(e);
o ? o() : this.error();
if (t) {
this.gen.else();
t();
this.allErrors && this.gen.endIf();
} else this.allErrors ? this.gen.endIf() : this.gen.else();
}
pass(e, t) {
this.failResult((0, c.not)(e), void 0, t);
}
fail(e) {
if (e === void 0) {
this.error();
this.allErrors || this.gen.if(false);
return;
}
this.gen.if(e);
this.error();
this.allErrors ? this.gen.endIf() : this.gen.else();
}
fail$data(e) {
if (!this.$data) return this.fail(e);
const {schemaCode: t} = this;
this.fail(c._`${t} !== undefined && (${(0, c.or)(this.invalid$data(), e)})`);
}
error(e, t, o) {
if (t) {
this.setParams(t);
this._error(e, o);
this.setParams({});
return;
}
this._error(e, o);
}
_error(e, t) {
(e ? p.reportExtraError : p.reportError)(this, this.def.error, t);
}
$dataError() {
(0, p.reportError)(this, this.def.$dataError || p.keyword$DataError);
}
reset() {
if (this.errsCount === void 0) throw new Error('add "trackErrors" to keyword definition');
(0, p.resetErrorsCount)(this.gen, this.errsCount);
}
ok(e) {
this.allErrors || this.gen.if(e);
}
setParams(e, t) {
t ? Object.assign(this.params, e) : this.params = e;
}
block$data(e, t, o = c.nil) {
this.gen.block(() => {
this.check$data(e, o);
t();
});
}
check$data(e = c.nil, t = c.nil) {
if (!this.$data) return;
const {gen: o, schemaCode: r, schemaType: s, def: n} = this;
o.if((0, c.or)(c._`${r} === undefined`, t));
e !== c.nil && o.assign(e, true);
if (s.length || n.validateSchema) {
o.elseIf(this.invalid$data());
this.$dataError();
e !== c.nil && o.assign(e, false);
}
o.else();
}
invalid$data() {
const {gen: e, schemaCode: t, schemaType: o, def: r, it: n} = this;
return (0, c.or)(wrong$DataType(), invalid$DataSchema());
function wrong$DataType() {
if (o.length) {
if (!(t instanceof c.Name)) throw new Error("ajv implementation error");
const e = Array.isArray(o) ? o : [ o ];
return c._`${(0, s.checkDataTypes)(e, t, n.opts.strictNumbers, s.DataType.Wrong)}`;
}
return c.nil;
}
function invalid$DataSchema() {
if (r.validateSchema) {
const o = e.scopeValue("validate$data", {
ref: r.validateSchema
});
return c._`!${o}(${t})`;
}
return c.nil;
}
}
subschema(e, t) {
const o = (0, i.getSubschema)(this.it, e);
(0, i.extendSubschemaData)(o, this.it, e);
(0, i.extendSubschemaMode)(o, e);
const r = {
...this.it,
...o,
items: void 0,
props: void 0
};
subschemaCode(r, t);
return r;
}
mergeEvaluated(e, t) {
const {it: o, gen: r} = this;
if (!o.opts.unevaluated) return;
o.props !== true && e.props !== void 0 && (o.props = d.mergeEvaluated.props(r, e.props, o.props, t));
o.items !== true && e.items !== void 0 && (o.items = d.mergeEvaluated.items(r, e.items, o.items, t));
}
mergeValidEvaluated(e, t) {
const {it: o, gen: r} = this;
if (o.opts.unevaluated && (o.props !== true || o.items !== true)) {
r.if(t, () => this.mergeEvaluated(e, c.Name));
return true;
}
}
};
e.KeywordCxt = h;
function keywordCode(e, t, o, r) {
const s = new h(e, o, t);
"code" in o ? o.code(s, r) : s.$data && o.validate ? (0, a.funcKeywordCode)(s, o) : "macro" in o ? (0, 
a.macroKeywordCode)(s, o) : (o.compile || o.validate) && (0, a.funcKeywordCode)(s, o);
}
const m = /^\/(?:[^~]|~0|~1)*$/;
const f = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
function getData(e, {dataLevel: t, dataNames: o, dataPathArr: r}) {
let s;
let n;
if (e === "") return l.default.rootData;
if (e[0] === "/") {
if (!m.test(e)) throw new Error(`Invalid JSON-pointer: ${e}`);
s = e;
n = l.default.rootData;
} else {
const a = f.exec(e);
if (!a) throw new Error(`Invalid JSON-pointer: ${e}`);
const i = +a[1];
s = a[2];
if (s === "#") {
if (i >= t) throw new Error(errorMsg("property/index", i));
return r[t - i];
}
if (i > t) throw new Error(errorMsg("data", i));
n = o[t - i];
if (!s) return n;
}
let a = n;
const i = s.split("/");
for (const e of i) if (e) {
n = c._`${n}${(0, c.getProperty)((0, d.unescapeJsonPointer)(e))}`;
a = c._`${a} && ${n}`;
}
return a;
function errorMsg(e, o) {
return `Cannot access ${e} ${o} levels up, current level is ${t}`;
}
}
e.getData = getData;
});
var Us = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
var t = class extends Error {
constructor(e) {
super("validation failed");
this.errors = e;
this.ajv = this.validation = true;
}
};
e.default = t;
});
var Hs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ls();
var o = class extends Error {
constructor(e, o, r, s) {
super(s || `can't resolve reference ${r} from id ${o}`);
this.missingRef = (0, t.resolveUrl)(e, o, r);
this.missingSchema = (0, t.normalizeId)((0, t.getFullPath)(e, this.missingRef));
}
};
e.default = o;
});
var Fs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.resolveSchema = e.getCompilingSchema = e.resolveRef = e.compileSchema = e.SchemaEnv = void 0;
const t = js();
const o = Us();
const r = Is();
const s = Ls();
const n = Cs();
const a = Ds();
var i = class {
constructor(e) {
var t;
this.refs = {};
this.dynamicAnchors = {};
let o;
typeof e.schema == "object" && (o = e.schema);
this.schema = e.schema;
this.schemaId = e.schemaId;
this.root = e.root || this;
this.baseId = (t = e.baseId) !== null && t !== void 0 ? t : (0, s.normalizeId)(o === null || o === void 0 ? void 0 : o[e.schemaId || "$id"]);
this.schemaPath = e.schemaPath;
this.localRefs = e.localRefs;
this.meta = e.meta;
this.$async = o === null || o === void 0 ? void 0 : o.$async;
this.refs = {};
}
};
e.SchemaEnv = i;
function compileSchema(e) {
const n = getCompilingSchema.call(this, e);
if (n) return n;
const i = (0, s.getFullPath)(this.opts.uriResolver, e.root.baseId);
const {es5: c, lines: l} = this.opts.code;
const {ownProperties: u} = this.opts;
const d = new t.CodeGen(this.scope, {
es5: c,
lines: l,
ownProperties: u
});
let p;
e.$async && (p = d.scopeValue("Error", {
ref: o.default,
code: t._`require("ajv/dist/runtime/validation_error").default`
}));
const h = d.scopeName("validate");
e.validateName = h;
const m = {
gen: d,
allErrors: this.opts.allErrors,
data: r.default.data,
parentData: r.default.parentData,
parentDataProperty: r.default.parentDataProperty,
dataNames: [ r.default.data ],
dataPathArr: [ t.nil ],
dataLevel: 0,
dataTypes: [],
definedProperties: new Set,
topSchemaRef: d.scopeValue("schema", this.opts.code.source === true ? {
ref: e.schema,
code: (0, t.stringify)(e.schema)
} : {
ref: e.schema
}),
validateName: h,
ValidationError: p,
schema: e.schema,
schemaEnv: e,
rootId: i,
baseId: e.baseId || i,
schemaPath: t.nil,
errSchemaPath: e.schemaPath || (this.opts.jtd ? "" : "#"),
errorPath: t._`""`,
opts: this.opts,
self: this
};
let f;
try {
this._compilations.add(e);
(0, a.validateFunctionCode)(m);
d.optimize(this.opts.code.optimize);
const o = d.toString();
f = `${d.scopeRefs(r.default.scope)}return ${o}`;
this.opts.code.process && (f = this.opts.code.process(f, e));
const s = new Function(`${r.default.self}`, `${r.default.scope}`, f)(this, this.scope.get());
this.scope.value(h, {
ref: s
});
s.errors = null;
s.schema = e.schema;
s.schemaEnv = e;
e.$async && (s.$async = true);
this.opts.code.source === true && (s.source = {
validateName: h,
validateCode: o,
scopeValues: d._values
});
if (this.opts.unevaluated) {
const {props: e, items: o} = m;
s.evaluated = {
props: e instanceof t.Name ? void 0 : e,
items: o instanceof t.Name ? void 0 : o,
dynamicProps: e instanceof t.Name,
dynamicItems: o instanceof t.Name
};
s.source && (s.source.evaluated = (0, t.stringify)(s.evaluated));
}
e.validate = s;
return e;
} catch (t) {
delete e.validate;
delete e.validateName;
f && this.logger.error("Error compiling schema, function code:", f);
throw t;
} finally {
this._compilations.delete(e);
}
}
e.compileSchema = compileSchema;
function resolveRef(e, t, o) {
var r;
o = (0, s.resolveUrl)(this.opts.uriResolver, t, o);
const n = e.refs[o];
if (n) return n;
let a = resolve.call(this, e, o);
if (a === void 0) {
const s = (r = e.localRefs) === null || r === void 0 ? void 0 : r[o];
const {schemaId: n} = this.opts;
s && (a = new i({
schema: s,
schemaId: n,
root: e,
baseId: t
}));
}
if (a === void 0) return;
return e.refs[o] = inlineOrCompile.call(this, a);
}
e.resolveRef = resolveRef;
function inlineOrCompile(e) {
if ((0, s.inlineRef)(e.schema, this.opts.inlineRefs)) return e.schema;
return e.validate ? e : compileSchema.call(this, e);
}
function getCompilingSchema(e) {
for (const t of this._compilations) if (sameSchemaEnv(t, e)) return t;
}
e.getCompilingSchema = getCompilingSchema;
function sameSchemaEnv(e, t) {
return e.schema === t.schema && e.root === t.root && e.baseId === t.baseId;
}
function resolve(e, t) {
let o;
while (typeof (o = this.refs[t]) == "string") t = o;
return o || this.schemas[t] || resolveSchema.call(this, e, t);
}
function resolveSchema(e, t) {
const o = this.opts.uriResolver.parse(t);
const r = (0, s._getFullPath)(this.opts.uriResolver, o);
let n = (0, s.getFullPath)(this.opts.uriResolver, e.baseId, void 0);
if (Object.keys(e.schema).length > 0 && r === n) return getJsonPointer.call(this, o, e);
const a = (0, s.normalizeId)(r);
const c = this.refs[a] || this.schemas[a];
if (typeof c == "string") {
const t = resolveSchema.call(this, e, c);
if (typeof (t === null || t === void 0 ? void 0 : t.schema) !== "object") return;
return getJsonPointer.call(this, o, t);
}
if (typeof (c === null || c === void 0 ? void 0 : c.schema) !== "object") return;
c.validate || compileSchema.call(this, c);
if (a === (0, s.normalizeId)(t)) {
const {schema: t} = c;
const {schemaId: o} = this.opts;
const r = t[o];
r && (n = (0, s.resolveUrl)(this.opts.uriResolver, n, r));
return new i({
schema: t,
schemaId: o,
root: e,
baseId: n
});
}
return getJsonPointer.call(this, o, c);
}
e.resolveSchema = resolveSchema;
const c = new Set([ "properties", "patternProperties", "enum", "dependencies", "definitions" ]);
function getJsonPointer(e, {baseId: t, schema: o, root: r}) {
var a;
if (((a = e.fragment) === null || a === void 0 ? void 0 : a[0]) !== "/") return;
for (const r of e.fragment.slice(1).split("/")) {
if (typeof o === "boolean") return;
const e = o[(0, n.unescapeFragment)(r)];
if (e === void 0) return;
o = e;
const a = typeof o === "object" && o[this.opts.schemaId];
!c.has(r) && a && (t = (0, s.resolveUrl)(this.opts.uriResolver, t, a));
}
let l;
if (typeof o != "boolean" && o.$ref && !(0, n.schemaHasRulesButRef)(o, this.RULES)) {
const e = (0, s.resolveUrl)(this.opts.uriResolver, t, o.$ref);
l = resolveSchema.call(this, r, e);
}
const {schemaId: u} = this.opts;
l = l || new i({
schema: o,
schemaId: u,
root: r,
baseId: t
});
if (l.schema !== l.root.schema) return l;
}
});
var Ks = __commonJSMin((e, t) => {
t.exports = {
$id: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
description: "Meta-schema for $data reference (JSON AnySchema extension proposal)",
type: "object",
required: [ "$data" ],
properties: {
$data: {
type: "string",
anyOf: [ {
format: "relative-json-pointer"
}, {
format: "json-pointer"
} ]
}
},
additionalProperties: false
};
});
var Js = __commonJSMin((e, t) => {
const o = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
const r = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
const s = RegExp.prototype.test.bind(/^\d*$/u);
const n = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
const a = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
const i = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
const c = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
const l = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
const u = new Array(256);
{
const e = "0123456789ABCDEF";
for (let t = 0; t < 256; t++) u[t] = "%" + e[t >> 4] + e[t & 15];
}
function percentEncodeNonAscii(e) {
if (e < 2048) return u[192 | e >> 6] + u[128 | e & 63];
if (e < 65536) return u[224 | e >> 12] + u[128 | e >> 6 & 63] + u[128 | e & 63];
return u[240 | e >> 18] + u[128 | e >> 12 & 63] + u[128 | e >> 6 & 63] + u[128 | e & 63];
}
function stringArrayToHexStripped(e) {
let t = "";
let o = 0;
let r = 0;
for (r = 0; r < e.length; r++) {
o = e[r].charCodeAt(0);
if (o === 48) continue;
if (!(o >= 48 && o <= 57 || o >= 65 && o <= 70 || o >= 97 && o <= 102)) return "";
t += e[r];
break;
}
for (r += 1; r < e.length; r++) {
o = e[r].charCodeAt(0);
if (!(o >= 48 && o <= 57 || o >= 65 && o <= 70 || o >= 97 && o <= 102)) return "";
t += e[r];
}
return t;
}
const d = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
const p = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
const h = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
const m = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
function isZoneIdentifier(e) {
if (e.length === 0) return false;
for (let t = 0; t < e.length; t++) {
if (h(e[t])) continue;
if (e[t] === "%" && t + 2 < e.length && n(e.slice(t + 1, t + 3))) {
t += 2;
continue;
}
return false;
}
return true;
}
function compressIPv6ZeroRun(e) {
let t = -1;
let o = 0;
let r = -1;
let s = 0;
for (let n = 0; n < e.length; n++) if (e[n] === "0") {
r === -1 && (r = n);
s++;
if (s > o) {
o = s;
t = r;
}
} else {
r = -1;
s = 0;
}
if (o < 2) return e.join(":");
const n = e.slice(0, t).join(":");
const a = e.slice(t + o).join(":");
return n + "::" + a;
}
function normalizeIPv6Address(e) {
const t = e.indexOf("::");
if (t !== -1 && e.indexOf("::", t + 1) !== -1) return;
const o = t === -1 ? e.split(":") : e.slice(0, t).split(":");
const s = t === -1 ? [] : e.slice(t + 2).split(":");
if (t !== -1) {
o.length === 1 && o[0] === "" && (o.length = 0);
s.length === 1 && s[0] === "" && (s.length = 0);
}
const n = o.concat(s);
let a = 0;
for (let e = 0; e < n.length; e++) {
const o = n[e];
if (o === "") return;
if (o.indexOf(".") !== -1) {
if (e !== n.length - 1 || t !== -1 && s.length === 0 || !r(o)) return;
a += 2;
continue;
}
if (!d(o)) return;
n[e] = parseInt(o, 16).toString(16);
a++;
}
if (t === -1) {
if (a !== 8) return;
return compressIPv6ZeroRun(n);
}
if (a >= 8) return;
const i = n.slice(0, o.length);
for (let e = a; e < 8; e++) i.push("0");
for (let e = o.length; e < n.length; e++) i.push(n[e]);
return compressIPv6ZeroRun(i);
}
function normalizeIPv6(e) {
const t = e[0] === "[" && e[e.length - 1] === "]";
if ((e[0] === "[" || e[e.length - 1] === "]") && !t) return {
host: e,
isIPV6: false,
error: true
};
let o = t ? e.slice(1, -1) : e;
if (t && p(o)) {
o = o.toLowerCase();
return {
host: `[${o}]`,
escapedHost: o,
isIPV6: false,
isIPVFuture: true
};
}
if (findToken(o, ":") < 2) return {
host: e,
isIPV6: false,
error: t
};
let r = "";
const s = o.indexOf("%");
if (s !== -1) {
const t = o.slice(s, s + 3).toLowerCase() === "%25" ? 3 : 1;
r = o.slice(s + t);
if (!isZoneIdentifier(r)) return {
host: e,
isIPV6: false,
error: true
};
o = o.slice(0, s);
}
const n = normalizeIPv6Address(o);
if (n === void 0) return {
host: e,
isIPV6: false,
error: true
};
return {
host: n + (r ? "%" + r : ""),
escapedHost: n + (r ? "%25" + r : ""),
isIPV6: true
};
}
function findToken(e, t) {
let o = 0;
for (let r = 0; r < e.length; r++) e[r] === t && o++;
return o;
}
function removeDotSegments(e) {
let t = e;
const o = [];
let r = -1;
let s = 0;
while (s = t.length) {
if (s === 1) {
if (t === ".") break;
if (t === "/") {
o.push("/");
break;
}
o.push(t);
break;
}
if (s === 2) {
if (t[0] === ".") {
if (t[1] === ".") break;
if (t[1] === "/") {
t = t.slice(2);
continue;
}
} else if (t[0] === "/" && (t[1] === "." || t[1] === "/")) {
o.push("/");
break;
}
} else if (s === 3 && t === "/..") {
o.length !== 0 && o.pop();
o.push("/");
break;
}
if (t[0] === ".") {
if (t[1] === ".") {
if (t[2] === "/") {
t = t.slice(3);
continue;
}
} else if (t[1] === "/") {
t = t.slice(2);
continue;
}
} else if (t[0] === "/" && t[1] === ".") {
if (t[2] === "/") {
t = t.slice(2);
continue;
}
if (t[2] === "." && t[3] === "/") {
t = t.slice(3);
o.length !== 0 && o.pop();
continue;
}
}
if ((r = t.indexOf("/", 1)) === -1) {
o.push(t);
break;
}
o.push(t.slice(0, r));
t = t.slice(r);
}
return o.join("");
}
const f = {
"@": "%40",
"/": "%2F",
"?": "%3F",
"#": "%23",
":": "%3A"
};
const g = /[@/?#:]/g;
const y = /[@/?#]/g;
function reescapeHostDelimiters(e, t) {
const o = t ? y : g;
o.lastIndex = 0;
return e.replace(o, e => f[e]);
}
function normalizePercentEncoding(e, t = false) {
if (e.indexOf("%") === -1) return e;
let o = "";
for (let r = 0; r < e.length; r++) {
if (e[r] === "%" && r + 2 < e.length) {
const s = e.slice(r + 1, r + 3);
if (n(s)) {
const e = s.toUpperCase();
const n = String.fromCharCode(parseInt(e, 16));
t && a(n) ? o += n : o += "%" + e;
r += 2;
continue;
}
}
o += e[r];
}
return o;
}
function normalizePathEncoding(e) {
let t = "";
for (let o = 0; o < e.length; o++) {
const r = e[o];
if (r === "%" && o + 2 < e.length) {
const r = e.slice(o + 1, o + 3);
if (n(r)) {
const e = r.toUpperCase();
const s = String.fromCharCode(parseInt(e, 16));
s !== "." && a(s) ? t += s : t += "%" + e;
o += 2;
continue;
}
}
if (i(r)) t += r; else {
const s = e.charCodeAt(o);
if (s < 128) t += isEscapeSafe(s) ? r : u[s]; else if (s < 55296 || s > 57343) t += percentEncodeNonAscii(s); else if (s <= 56319 && o + 1 < e.length) {
const r = e.charCodeAt(o + 1);
if (r >= 56320 && r <= 57343) {
t += percentEncodeNonAscii(65536 + (s - 55296 << 10) + (r - 56320));
o++;
} else t += percentEncodeNonAscii(65533);
} else t += percentEncodeNonAscii(65533);
}
}
return t;
}
function serializePathEncoding(e, t = false) {
let o = "";
let r = t && e[0] !== "/";
for (let t = 0; t < e.length; t++) {
const s = e[t];
if (s === "%" && t + 2 < e.length) {
const r = e.slice(t + 1, t + 3);
if (n(r)) {
o += "%" + r.toUpperCase();
t += 2;
continue;
}
}
s === "/" && (r = false);
if (!i(s) || s === ":" && r) {
const r = e.charCodeAt(t);
if (r < 128) o += u[r]; else if (r < 55296 || r > 57343) o += percentEncodeNonAscii(r); else if (r <= 56319 && t + 1 < e.length) {
const s = e.charCodeAt(t + 1);
if (s >= 56320 && s <= 57343) {
o += percentEncodeNonAscii(65536 + (r - 55296 << 10) + (s - 56320));
t++;
} else o += percentEncodeNonAscii(65533);
} else o += percentEncodeNonAscii(65533);
} else o += s;
}
return o;
}
function encodeComponent(e, t) {
let o = "";
for (let r = 0; r < e.length; r++) {
const s = e[r];
if (s === "%" && r + 2 < e.length) {
const t = e.slice(r + 1, r + 3);
if (n(t)) {
o += "%" + t.toUpperCase();
r += 2;
continue;
}
}
if (t(s)) o += s; else {
const t = e.charCodeAt(r);
if (t < 128) o += u[t]; else if (t < 55296 || t > 57343) o += percentEncodeNonAscii(t); else if (t <= 56319 && r + 1 < e.length) {
const s = e.charCodeAt(r + 1);
if (s >= 56320 && s <= 57343) {
o += percentEncodeNonAscii(65536 + (t - 55296 << 10) + (s - 56320));
r++;
} else o += percentEncodeNonAscii(65533);
} else o += percentEncodeNonAscii(65533);
}
}
return o;
}
function encodeUserinfo(e) {
return encodeComponent(e, l);
}
function encodeQuery(e) {
return encodeComponent(e, c);
}
function encodeFragment(e) {
return encodeComponent(e, c);
}
function isEscapeSafe(e) {
return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 42 || e === 43 || e === 45 || e === 46 || e === 47 || e === 64 || e === 95;
}
function normalizeQueryFragmentEncoding(e) {
let t = "";
for (let o = 0; o < e.length; o++) {
const r = e[o];
if (r === "%" && o + 2 < e.length) {
const r = e.slice(o + 1, o + 3);
if (n(r)) {
const e = r.toUpperCase();
const s = String.fromCharCode(parseInt(e, 16));
a(s) ? t += s : t += "%" + e;
o += 2;
continue;
}
}
if (c(r)) t += r; else {
const s = e.charCodeAt(o);
if (s < 128) t += isEscapeSafe(s) ? r : u[s]; else if (s < 55296 || s > 57343) t += percentEncodeNonAscii(s); else if (s <= 56319 && o + 1 < e.length) {
const r = e.charCodeAt(o + 1);
if (r >= 56320 && r <= 57343) {
t += percentEncodeNonAscii(65536 + (s - 55296 << 10) + (r - 56320));
o++;
} else t += percentEncodeNonAscii(65533);
} else t += percentEncodeNonAscii(65533);
}
}
return t;
}
function escapePreservingEscapes(e) {
let t = "";
for (let o = 0; o < e.length; o++) {
if (e[o] === "%" && o + 2 < e.length) {
const r = e.slice(o + 1, o + 3);
if (n(r)) {
t += "%" + r.toUpperCase();
o += 2;
continue;
}
}
t += escape(e[o]);
}
return t;
}
function recomposeAuthority(e) {
const t = [];
if (e.userinfo !== void 0) {
t.push(encodeUserinfo(e.userinfo));
t.push("@");
}
if (e.host !== void 0) {
let o = e.host;
if (!r(o)) {
let e = normalizeIPv6(o);
if (e.isIPV6 !== true && e.isIPVFuture !== true) {
o = normalizePercentEncoding(o, true);
e = normalizeIPv6(o);
}
o = e.isIPV6 === true || e.isIPVFuture === true ? `[${e.escapedHost}]` : reescapeHostDelimiters(o, false);
}
t.push(o);
}
if (typeof e.port === "number" || typeof e.port === "string") {
const o = String(e.port);
if (!s(o)) throw new TypeError("URI port is malformed.");
t.push(":");
t.push(o);
}
return t.length ? t.join("") : void 0;
}
t.exports = {
nonSimpleDomain: m,
recomposeAuthority: recomposeAuthority,
reescapeHostDelimiters: reescapeHostDelimiters,
normalizePercentEncoding: normalizePercentEncoding,
normalizePathEncoding: normalizePathEncoding,
serializePathEncoding: serializePathEncoding,
normalizeQueryFragmentEncoding: normalizeQueryFragmentEncoding,
encodeUserinfo: encodeUserinfo,
encodeQuery: encodeQuery,
encodeFragment: encodeFragment,
escapePreservingEscapes: escapePreservingEscapes,
removeDotSegments: removeDotSegments,
isIPv4: r,
isUUID: o,
normalizeIPv6: normalizeIPv6,
stringArrayToHexStripped: stringArrayToHexStripped
};
});
var Zs = __commonJSMin((e, t) => {
const {isUUID: o} = Js();
const r = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
const s = [ "http", "https", "ws", "wss", "urn", "urn:uuid" ];
function isValidSchemeName(e) {
return s.indexOf(e) !== -1;
}
function wsIsSecure(e) {
return e.secure === true || e.secure !== false && (!!e.scheme && (e.scheme.length === 3 && (e.scheme[0] === "w" || e.scheme[0] === "W") && (e.scheme[1] === "s" || e.scheme[1] === "S") && (e.scheme[2] === "s" || e.scheme[2] === "S")));
}
function httpParse(e) {
e.host || (e.error = e.error || "HTTP URIs must have a host.");
return e;
}
function httpSerialize(e) {
const t = String(e.scheme).toLowerCase() === "https";
e.port !== (t ? 443 : 80) && e.port !== "" || (e.port = void 0);
e.path || (e.path = "/");
return e;
}
function wsParse(e) {
e.secure = wsIsSecure(e);
e.resourceName = (e.path || "/") + (e.query ? "?" + e.query : "");
e.path = void 0;
e.query = void 0;
return e;
}
function wsSerialize(e) {
e.port !== (wsIsSecure(e) ? 443 : 80) && e.port !== "" || (e.port = void 0);
if (typeof e.secure === "boolean") {
e.scheme = e.secure ? "wss" : "ws";
e.secure = void 0;
}
if (e.resourceName) {
const t = e.resourceName.indexOf("?");
const o = t === -1 ? e.resourceName : e.resourceName.slice(0, t);
e.path = o && o !== "/" ? o : void 0;
e.query = t === -1 ? void 0 : e.resourceName.slice(t + 1);
e.resourceName = void 0;
}
e.fragment = void 0;
return e;
}
function urnParse(e, t) {
if (!e.path) {
e.error = "URN can not be parsed";
return e;
}
const o = e.path.match(r);
if (o && o[0] === e.path) {
const r = t.scheme || e.scheme || "urn";
e.nid = o[1].toLowerCase();
e.nss = o[2];
const s = getSchemeHandler(`${r}:${t.nid || e.nid}`);
e.path = void 0;
s && (e = s.parse(e, t));
} else e.error = e.error || "URN can not be parsed.";
return e;
}
function urnSerialize(e, t) {
if (e.nid === void 0) throw new Error("URN without nid cannot be serialized");
const o = t.scheme || e.scheme || "urn";
const r = e.nid.toLowerCase();
const s = getSchemeHandler(`${o}:${t.nid || r}`);
s && (e = s.serialize(e, t));
const n = e;
const a = e.nss;
n.path = `${r || t.nid}:${a}`;
t.skipEscape = true;
return n;
}
function urnuuidParse(e, t) {
const r = e;
r.uuid = r.nss;
r.nss = void 0;
t.tolerant || r.uuid && o(r.uuid) || (r.error = r.error || "UUID is not valid.");
return r;
}
function urnuuidSerialize(e) {
const t = e;
t.nss = (e.uuid || "").toLowerCase();
return t;
}
const n = {
scheme: "http",
domainHost: true,
parse: httpParse,
serialize: httpSerialize
};
const a = {
scheme: "https",
domainHost: n.domainHost,
parse: httpParse,
serialize: httpSerialize
};
const i = {
scheme: "ws",
domainHost: true,
parse: wsParse,
serialize: wsSerialize
};
const c = {
scheme: "wss",
domainHost: i.domainHost,
parse: i.parse,
serialize: i.serialize
};
const l = {
scheme: "urn",
parse: urnParse,
serialize: urnSerialize,
skipNormalize: true
};
const u = {
scheme: "urn:uuid",
parse: urnuuidParse,
serialize: urnuuidSerialize,
skipNormalize: true
};
const d = {
http: n,
https: a,
ws: i,
wss: c,
urn: l,
"urn:uuid": u
};
Object.setPrototypeOf(d, null);
function getSchemeHandler(e) {
return e && (d[e] || d[e.toLowerCase()]) || void 0;
}
t.exports = {
wsIsSecure: wsIsSecure,
SCHEMES: d,
isValidSchemeName: isValidSchemeName,
getSchemeHandler: getSchemeHandler
};
});
var Ws = __commonJSMin((e, t) => {
const {normalizeIPv6: o, removeDotSegments: r, recomposeAuthority: s, normalizePercentEncoding: n, normalizePathEncoding: a, serializePathEncoding: i, normalizeQueryFragmentEncoding: c, encodeQuery: l, encodeFragment: u, reescapeHostDelimiters: d, isIPv4: p, nonSimpleDomain: h} = Js();
const {SCHEMES: m, getSchemeHandler: f} = Zs();
const g = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
const y = "URI scheme is malformed.";
function decodeValidScheme(e) {
const t = unescape(String(e));
if (!g.test(t)) throw new TypeError(y);
return t;
}
function normalize(e, t) {
typeof e === "string" ? e = normalizeString(e, t) : typeof e === "object" && (e = parse(serialize(e, t), t));
return e;
}
function resolve(e, t, r) {
const s = r ? Object.assign({
scheme: "null"
}, r) : {
scheme: "null"
};
const {parsed: n, malformedAuthorityOrPort: a, malformedPercentEncoding: i, malformedSchemeSpecific: c, malformedHost: l, malformedScheme: u} = parseWithStatus(e, s);
const {parsed: d, malformedAuthorityOrPort: h, malformedPercentEncoding: m, malformedSchemeSpecific: g, malformedHost: y, malformedScheme: v} = parseWithStatus(t, s);
if (a || h || i || m || c || g || l || y || u || v) throw new Error(n.error || d.error || "URI is malformed.");
const S = resolveComponent(n, d, s, true);
const b = f(r && r.scheme || S.scheme);
const P = S.host;
const w = P !== void 0 && P !== "" && (p(P) || o(P).isIPV6);
canonicalizeHost(S, r || {}, b, w);
const $ = P && P.indexOf("%") !== -1 && !/\P{ASCII}/u.test(P);
if (S.error && !$) throw new Error(S.error);
s.skipEscape = true;
return serialize(S, s);
}
function resolveComponent(e, t, o, s) {
const n = {};
if (!s) {
e = parse(serialize(e, o), o);
t = parse(serialize(t, o), o);
}
o = o || {};
if (!o.tolerant && t.scheme) {
n.scheme = t.scheme;
n.userinfo = t.userinfo;
n.host = t.host;
n.port = t.port;
n.path = r(t.path || "");
n.query = t.query;
} else {
if (t.userinfo !== void 0 || t.host !== void 0 || t.port !== void 0) {
n.userinfo = t.userinfo;
n.host = t.host;
n.port = t.port;
n.path = r(t.path || "");
n.query = t.query;
} else {
if (t.path) {
if (t.path[0] === "/") n.path = r(t.path); else {
e.userinfo === void 0 && e.host === void 0 && e.port === void 0 || e.path ? e.path ? n.path = e.path.slice(0, e.path.lastIndexOf("/") + 1) + t.path : n.path = t.path : n.path = "/" + t.path;
n.path = r(n.path);
}
n.query = t.query;
} else {
n.path = e.path;
t.query !== void 0 ? n.query = t.query : n.query = e.query;
}
n.userinfo = e.userinfo;
n.host = e.host;
n.port = e.port;
}
n.scheme = e.scheme;
}
n.fragment = t.fragment;
return n;
}
function equal(e, t, o) {
const r = normalizeComparableURI(e, o);
const s = normalizeComparableURI(t, o);
return r !== void 0 && s !== void 0 && r === s;
}
function serialize(e, t) {
const o = {
host: e.host,
scheme: e.scheme,
userinfo: e.userinfo,
port: e.port,
path: e.path,
query: e.query,
nid: e.nid,
nss: e.nss,
uuid: e.uuid,
fragment: e.fragment,
reference: e.reference,
resourceName: e.resourceName,
secure: e.secure,
error: ""
};
const a = Object.assign({}, t);
const c = [];
o.scheme && (o.scheme = decodeValidScheme(o.scheme));
const d = f(a.scheme || o.scheme);
d && d.serialize && d.serialize(o, a);
const p = o.userinfo !== void 0 || o.host !== void 0 || o.port !== void 0;
const h = !a.skipEscape && o.scheme === void 0 && !p;
o.path !== void 0 && (a.skipEscape ? o.path = n(o.path) : o.path = i(o.path, h));
if (a.reference !== "suffix" && o.scheme) {
o.scheme = decodeValidScheme(o.scheme);
c.push(o.scheme, ":");
}
const m = s(o);
if (m !== void 0) {
a.reference !== "suffix" && c.push("//");
c.push(m);
o.path && o.path[0] !== "/" && c.push("/");
}
if (o.path !== void 0) {
let e = o.path;
a.absolutePath || d && d.absolutePath || (e = r(e));
h && (e = i(e, true));
m === void 0 && e[0] === "/" && e[1] === "/" && (e = "/%2F" + e.slice(2));
c.push(e);
}
o.query !== void 0 && c.push("?", l(o.query));
o.fragment !== void 0 && c.push("#", u(o.fragment));
return c.join("");
}
const v = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
const S = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
const b = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
function getParseError(e, t) {
if (t[2] !== void 0 && e.path && e.path[0] !== "/") return 'URI path must start with "/" when authority is present.';
if (typeof e.port === "number" && (e.port < 0 || e.port > 65535)) return "URI port is malformed.";
}
function hasMalformedPercentEncoding(e) {
if (e === void 0) return false;
let t = e.indexOf("%");
while (t !== -1) {
if (t + 2 >= e.length || !/^[\da-f]{2}$/iu.test(e.slice(t + 1, t + 3))) return true;
t = e.indexOf("%", t + 3);
}
return false;
}
function isIPLiteral(e) {
return e[0] === "[" && e[e.length - 1] === "]";
}
function hasMalformedComponentPercentEncoding(e) {
const t = e[4];
return hasMalformedPercentEncoding(e[3]) || t !== void 0 && !isIPLiteral(t) && hasMalformedPercentEncoding(t) || hasMalformedPercentEncoding(e[6]) || hasMalformedPercentEncoding(e[7]) || hasMalformedPercentEncoding(e[8]);
}
function canonicalizeHost(e, t, o, r) {
if (!t.unicodeSupport && (!o || !o.unicodeSupport) && e.host && !isIPLiteral(e.host) && (t.domainHost || o && o.domainHost) && r === false && h(e.host)) try {
e.host = new URL("http://" + e.host).hostname;
} catch (t) {
e.error = e.error || "Host's domain name can not be converted to ASCII: " + t;
return true;
}
return false;
}
function parseWithStatus(e, t) {
const r = Object.assign({}, t);
const s = {
scheme: void 0,
userinfo: void 0,
host: "",
port: void 0,
path: "",
query: void 0,
fragment: void 0
};
let i = false;
let l = false;
let u = false;
let h = false;
let P = false;
let w = false;
let $ = false;
r.reference === "suffix" && (e = r.scheme ? r.scheme + ":" + e : "//" + e);
const R = e.match(S);
if (R !== null && R[1].indexOf("\\") !== -1) {
s.error = "URI authority must not contain a literal backslash.";
i = true;
}
const k = e.match(b);
if (k !== null) {
const e = k[1];
const t = e.replace(/[\t\n\r]/g, "");
if (t.length >= 2) if (t.slice(0, 2) !== "//") {
s.error = s.error || "URI authority must not contain a literal backslash.";
i = true;
} else if (e.length !== t.length) {
s.error = s.error || "URI authority introducer must not contain whitespace.";
i = true;
}
}
const j = e.match(v);
if (j) {
s.scheme = j[1];
s.userinfo = j[3];
s.host = j[4];
s.port = parseInt(j[5], 10);
s.path = j[6] || "";
s.query = j[7];
s.fragment = j[8];
if (s.scheme !== void 0) {
const e = unescape(s.scheme);
if (g.test(e)) s.scheme = e.toLowerCase(); else {
s.error = s.error || y;
w = true;
}
}
l = hasMalformedComponentPercentEncoding(j);
l && (s.error = s.error || "URI contains malformed percent-encoding.");
isNaN(s.port) && (s.port = j[5]);
const t = getParseError(s, j);
if (t !== void 0) {
s.error = s.error || t;
i = true;
}
if (s.host) if (p(s.host) === false) {
const e = isIPLiteral(s.host);
const t = s.host.indexOf("[") !== -1 || s.host.indexOf("]") !== -1;
const r = o(s.host);
$ = r.isIPV6 || r.isIPVFuture === true;
P = t && (!e || r.error === true);
s.host = $ ? r.host : r.host.toLowerCase();
if (P) {
s.error = s.error || "URI host is malformed.";
i = true;
}
} else $ = true;
s.scheme !== void 0 || s.userinfo !== void 0 || s.host !== void 0 || s.port !== void 0 || s.query !== void 0 || s.path ? s.scheme === void 0 ? s.reference = "relative" : s.fragment === void 0 ? s.reference = "absolute" : s.reference = "uri" : s.reference = "same-document";
r.reference && r.reference !== "suffix" && r.reference !== s.reference && (s.error = s.error || "URI is not a " + r.reference + " reference.");
const v = f(r.scheme || s.scheme);
P || (h = canonicalizeHost(s, r, v, $));
if (e.indexOf("%") !== -1 && s.host !== void 0 && !P) {
let e = $ ? s.host : n(s.host, true);
$ || (e = n(e.toLowerCase()));
s.host = d(e, $);
}
if (!v || v && !v.skipNormalize) {
s.path && (s.path = a(s.path));
s.query && (s.query = c(s.query));
s.fragment && (s.fragment = c(s.fragment));
}
if (v && v.parse) {
v.parse(s, r);
v === m.urn && s.nid === void 0 && (u = true);
}
} else s.error = s.error || "URI can not be parsed.";
return {
parsed: s,
malformedAuthorityOrPort: i,
malformedPercentEncoding: l,
malformedSchemeSpecific: u,
malformedHost: h,
malformedScheme: w
};
}
function parse(e, t) {
return parseWithStatus(e, t).parsed;
}
function normalizeString(e, t) {
return normalizeStringWithStatus(e, t).normalized;
}
function normalizeStringWithStatus(e, t) {
const {parsed: o, malformedAuthorityOrPort: r, malformedPercentEncoding: s, malformedSchemeSpecific: n, malformedHost: a, malformedScheme: i} = parseWithStatus(e, t);
return {
normalized: r || s || n || a || i ? e : serialize(o, t),
malformedAuthorityOrPort: r,
malformedPercentEncoding: s,
malformedSchemeSpecific: n,
malformedHost: a,
malformedScheme: i
};
}
function normalizeComparableURI(e, t) {
if (typeof e !== "string" && typeof e !== "object") return;
let o;
try {
o = typeof e === "string" ? e : serialize(e, t);
} catch {
return;
}
const {normalized: r, malformedAuthorityOrPort: s, malformedPercentEncoding: n, malformedSchemeSpecific: a, malformedHost: i, malformedScheme: c} = normalizeStringWithStatus(o, t);
return s || n || a || i || c ? void 0 : r;
}
const P = {
SCHEMES: m,
normalize: normalize,
resolve: resolve,
resolveComponent: resolveComponent,
equal: equal,
serialize: serialize,
parse: parse
};
t.exports = P;
t.exports.default = P;
t.exports.fastUri = P;
});
var Bs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ws();
t.code = 'require("ajv/dist/runtime/uri").default';
e.default = t;
});
var Gs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = void 0;
var t = Ds();
Object.defineProperty(e, "KeywordCxt", {
enumerable: true,
get: function() {
return t.KeywordCxt;
}
});
var o = js();
Object.defineProperty(e, "_", {
enumerable: true,
get: function() {
return o._;
}
});
Object.defineProperty(e, "str", {
enumerable: true,
get: function() {
return o.str;
}
});
Object.defineProperty(e, "stringify", {
enumerable: true,
get: function() {
return o.stringify;
}
});
Object.defineProperty(e, "nil", {
enumerable: true,
get: function() {
return o.nil;
}
});
Object.defineProperty(e, "Name", {
enumerable: true,
get: function() {
return o.Name;
}
});
Object.defineProperty(e, "CodeGen", {
enumerable: true,
get: function() {
return o.CodeGen;
}
});
const r = Us();
const s = Hs();
const n = Ts();
const a = Fs();
const i = js();
const c = Ls();
const l = Ms();
const u = Cs();
const d = Ks();
const p = Bs();
const defaultRegExp = (e, t) => new RegExp(e, t);
defaultRegExp.code = "new RegExp";
const h = [ "removeAdditional", "useDefaults", "coerceTypes" ];
const m = new Set([ "validate", "serialize", "parse", "wrapper", "root", "schema", "keyword", "pattern", "formats", "validate$data", "func", "obj", "Error" ]);
const f = {
errorDataPath: "",
format: "`validateFormats: false` can be used instead.",
nullable: '"nullable" keyword is supported by default.',
jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
sourceCode: "Use option `code: {source: true}`",
strictDefaults: "It is default now, see option `strict`.",
strictKeywords: "It is default now, see option `strict`.",
uniqueItems: '"uniqueItems" keyword is always validated.',
unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
cache: "Map is used as cache, schema object as key.",
serialize: "Map is used as cache, schema object as key.",
ajvErrors: "It is default now."
};
const g = {
ignoreKeywordsWithRef: "",
jsPropertySyntax: "",
unicode: '"minLength"/"maxLength" account for unicode characters by default.'
};
const y = 200;
function requiredOptions(e) {
var t, o, r, s, n, a, i, c, l, u, d, h, m, f, g, v, S, b, P, w, $, R, k, j, C;
const I = e.strict;
const E = (t = e.code) === null || t === void 0 ? void 0 : t.optimize;
const O = E === true || E === void 0 ? 1 : E || 0;
const T = (r = (o = e.code) === null || o === void 0 ? void 0 : o.regExp) !== null && r !== void 0 ? r : defaultRegExp;
const x = (s = e.uriResolver) !== null && s !== void 0 ? s : p.default;
return {
strictSchema: (a = (n = e.strictSchema) !== null && n !== void 0 ? n : I) === null || a === void 0 || a,
strictNumbers: (c = (i = e.strictNumbers) !== null && i !== void 0 ? i : I) === null || c === void 0 || c,
strictTypes: (u = (l = e.strictTypes) !== null && l !== void 0 ? l : I) !== null && u !== void 0 ? u : "log",
strictTuples: (h = (d = e.strictTuples) !== null && d !== void 0 ? d : I) !== null && h !== void 0 ? h : "log",
strictRequired: (f = (m = e.strictRequired) !== null && m !== void 0 ? m : I) !== null && f !== void 0 && f,
code: e.code ? {
...e.code,
optimize: O,
regExp: T
} : {
optimize: O,
regExp: T
},
loopRequired: (g = e.loopRequired) !== null && g !== void 0 ? g : y,
loopEnum: (v = e.loopEnum) !== null && v !== void 0 ? v : y,
meta: (S = e.meta) === null || S === void 0 || S,
messages: (b = e.messages) === null || b === void 0 || b,
inlineRefs: (P = e.inlineRefs) === null || P === void 0 || P,
schemaId: (w = e.schemaId) !== null && w !== void 0 ? w : "$id",
addUsedSchema: ($ = e.addUsedSchema) === null || $ === void 0 || $,
validateSchema: (R = e.validateSchema) === null || R === void 0 || R,
validateFormats: (k = e.validateFormats) === null || k === void 0 || k,
unicodeRegExp: (j = e.unicodeRegExp) === null || j === void 0 || j,
int32range: (C = e.int32range) === null || C === void 0 || C,
uriResolver: x
};
}
var v = class {
constructor(e = {}) {
this.schemas = {};
this.refs = {};
this.formats = {};
this._compilations = new Set;
this._loading = {};
this._cache = new Map;
e = this.opts = {
...e,
...requiredOptions(e)
};
const {es5: t, lines: o} = this.opts.code;
this.scope = new i.ValueScope({
scope: {},
prefixes: m,
es5: t,
lines: o
});
this.logger = getLogger(e.logger);
const r = e.validateFormats;
e.validateFormats = false;
this.RULES = (0, n.getRules)();
checkOptions.call(this, f, e, "NOT SUPPORTED");
checkOptions.call(this, g, e, "DEPRECATED", "warn");
this._metaOpts = getMetaSchemaOptions.call(this);
e.formats && addInitialFormats.call(this);
this._addVocabularies();
this._addDefaultMetaSchema();
e.keywords && addInitialKeywords.call(this, e.keywords);
typeof e.meta == "object" && this.addMetaSchema(e.meta);
addInitialSchemas.call(this);
e.validateFormats = r;
}
_addVocabularies() {
this.addKeyword("$async");
}
_addDefaultMetaSchema() {
const {$data: e, meta: t, schemaId: o} = this.opts;
let r = d;
if (o === "id") {
r = {
...d
};
r.id = r.$id;
delete r.$id;
}
t && e && this.addMetaSchema(r, r[o], false);
}
defaultMeta() {
const {meta: e, schemaId: t} = this.opts;
return this.opts.defaultMeta = typeof e == "object" ? e[t] || e : void 0;
}
validate(e, t) {
let o;
if (typeof e == "string") {
o = this.getSchema(e);
if (!o) throw new Error(`no schema with key or ref "${e}"`);
} else o = this.compile(e);
const r = o(t);
"$async" in o || (this.errors = o.errors);
return r;
}
compile(e, t) {
const o = this._addSchema(e, t);
return o.validate || this._compileSchemaEnv(o);
}
compileAsync(e, t) {
if (typeof this.opts.loadSchema != "function") throw new Error("options.loadSchema should be a function");
const {loadSchema: o} = this.opts;
return runCompileAsync.call(this, e, t);
async function runCompileAsync(e, t) {
await loadMetaSchema.call(this, e.$schema);
const o = this._addSchema(e, t);
return o.validate || _compileAsync.call(this, o);
}
async function loadMetaSchema(e) {
e && !this.getSchema(e) && await runCompileAsync.call(this, {
$ref: e
}, true);
}
async function _compileAsync(e) {
try {
return this._compileSchemaEnv(e);
} catch (t) {
if (!(t instanceof s.default)) throw t;
checkLoaded.call(this, t);
await loadMissingSchema.call(this, t.missingSchema);
return _compileAsync.call(this, e);
}
}
function checkLoaded({missingSchema: e, missingRef: t}) {
if (this.refs[e]) throw new Error(`AnySchema ${e} is loaded but ${t} cannot be resolved`);
}
async function loadMissingSchema(e) {
const o = await _loadSchema.call(this, e);
this.refs[e] || await loadMetaSchema.call(this, o.$schema);
this.refs[e] || this.addSchema(o, e, t);
}
async function _loadSchema(e) {
const t = this._loading[e];
if (t) return t;
try {
return await (this._loading[e] = o(e));
} finally {
delete this._loading[e];
}
}
}
addSchema(e, t, o, r = this.opts.validateSchema) {
if (Array.isArray(e)) {
for (const t of e) this.addSchema(t, void 0, o, r);
return this;
}
let s;
if (typeof e === "object") {
const {schemaId: t} = this.opts;
s = e[t];
if (s !== void 0 && typeof s != "string") throw new Error(`schema ${t} must be string`);
}
t = (0, c.normalizeId)(t || s);
this._checkUnique(t);
this.schemas[t] = this._addSchema(e, o, t, r, true);
return this;
}
addMetaSchema(e, t, o = this.opts.validateSchema) {
this.addSchema(e, t, true, o);
return this;
}
validateSchema(e, t) {
if (typeof e == "boolean") return true;
let o;
o = e.$schema;
if (o !== void 0 && typeof o != "string") throw new Error("$schema must be a string");
o = o || this.opts.defaultMeta || this.defaultMeta();
if (!o) {
this.logger.warn("meta-schema not available");
this.errors = null;
return true;
}
const r = this.validate(o, e);
if (!r && t) {
const e = "schema is invalid: " + this.errorsText();
if (this.opts.validateSchema !== "log") throw new Error(e);
this.logger.error(e);
}
return r;
}
getSchema(e) {
let t;
while (typeof (t = getSchEnv.call(this, e)) == "string") e = t;
if (t === void 0) {
const {schemaId: o} = this.opts;
const r = new a.SchemaEnv({
schema: {},
schemaId: o
});
t = a.resolveSchema.call(this, r, e);
if (!t) return;
this.refs[e] = t;
}
return t.validate || this._compileSchemaEnv(t);
}
removeSchema(e) {
if (e instanceof RegExp) {
this._removeAllSchemas(this.schemas, e);
this._removeAllSchemas(this.refs, e);
return this;
}
switch (typeof e) {
case "undefined":
this._removeAllSchemas(this.schemas);
this._removeAllSchemas(this.refs);
this._cache.clear();
return this;

case "string":
{
const t = getSchEnv.call(this, e);
typeof t == "object" && this._cache.delete(t.schema);
delete this.schemas[e];
delete this.refs[e];
return this;
}

case "object":
{
const t = e;
this._cache.delete(t);
let o = e[this.opts.schemaId];
if (o) {
o = (0, c.normalizeId)(o);
delete this.schemas[o];
delete this.refs[o];
}
return this;
}

default:
throw new Error("ajv.removeSchema: invalid parameter");
}
}
addVocabulary(e) {
for (const t of e) this.addKeyword(t);
return this;
}
addKeyword(e, t) {
let o;
if (typeof e == "string") {
o = e;
if (typeof t == "object") {
this.logger.warn("these parameters are deprecated, see docs for addKeyword");
t.keyword = o;
}
} else {
if (typeof e != "object" || t !== void 0) throw new Error("invalid addKeywords parameters");
t = e;
o = t.keyword;
if (Array.isArray(o) && !o.length) throw new Error("addKeywords: keyword must be string or non-empty array");
}
checkKeyword.call(this, o, t);
if (!t) {
(0, u.eachItem)(o, e => addRule.call(this, e));
return this;
}
keywordMetaschema.call(this, t);
const r = {
...t,
type: (0, l.getJSONTypes)(t.type),
schemaType: (0, l.getJSONTypes)(t.schemaType)
};
(0, u.eachItem)(o, r.type.length === 0 ? e => addRule.call(this, e, r) : e => r.type.forEach(t => addRule.call(this, e, r, t)));
return this;
}
getKeyword(e) {
const t = this.RULES.all[e];
return typeof t == "object" ? t.definition : !!t;
}
removeKeyword(e) {
const {RULES: t} = this;
delete t.keywords[e];
delete t.all[e];
for (const o of t.rules) {
const t = o.rules.findIndex(t => t.keyword === e);
t >= 0 && o.rules.splice(t, 1);
}
return this;
}
addFormat(e, t) {
typeof t == "string" && (t = new RegExp(t));
this.formats[e] = t;
return this;
}
errorsText(e = this.errors, {separator: t = ", ", dataVar: o = "data"} = {}) {
if (!e || e.length === 0) return "No errors";
return e.map(e => `${o}${e.instancePath} ${e.message}`).reduce((e, o) => e + t + o);
}
$dataMetaSchema(e, t) {
const o = this.RULES.all;
e = JSON.parse(JSON.stringify(e));
for (const r of t) {
const t = r.split("/").slice(1);
let s = e;
for (const e of t) s = s[e];
for (const e in o) {
const t = o[e];
if (typeof t != "object") continue;
const {$data: r} = t.definition;
const n = s[e];
r && n && (s[e] = schemaOrData(n));
}
}
return e;
}
_removeAllSchemas(e, t) {
for (const o in e) {
const r = e[o];
if (!t || t.test(o)) if (typeof r == "string") delete e[o]; else if (r && !r.meta) {
this._cache.delete(r.schema);
delete e[o];
}
}
}
_addSchema(e, t, o, r = this.opts.validateSchema, s = this.opts.addUsedSchema) {
let n;
const {schemaId: i} = this.opts;
if (typeof e == "object") n = e[i]; else {
if (this.opts.jtd) throw new Error("schema must be object");
if (typeof e != "boolean") throw new Error("schema must be object or boolean");
}
let l = this._cache.get(e);
if (l !== void 0) return l;
o = (0, c.normalizeId)(n || o);
const u = c.getSchemaRefs.call(this, e, o);
l = new a.SchemaEnv({
schema: e,
schemaId: i,
meta: t,
baseId: o,
localRefs: u
});
this._cache.set(l.schema, l);
if (s && !o.startsWith("#")) {
o && this._checkUnique(o);
this.refs[o] = l;
}
r && this.validateSchema(e, true);
return l;
}
_checkUnique(e) {
if (this.schemas[e] || this.refs[e]) throw new Error(`schema with key or id "${e}" already exists`);
}
_compileSchemaEnv(e) {
e.meta ? this._compileMetaSchema(e) : a.compileSchema.call(this, e);
if (!e.validate) throw new Error("ajv implementation error");
return e.validate;
}
_compileMetaSchema(e) {
const t = this.opts;
this.opts = this._metaOpts;
try {
a.compileSchema.call(this, e);
} finally {
this.opts = t;
}
}
};
v.ValidationError = r.default;
v.MissingRefError = s.default;
e.default = v;
function checkOptions(e, t, o, r = "error") {
for (const s in e) {
const n = s;
n in t && this.logger[r](`${o}: option ${s}. ${e[n]}`);
}
}
function getSchEnv(e) {
e = (0, c.normalizeId)(e);
return this.schemas[e] || this.refs[e];
}
function addInitialSchemas() {
const e = this.opts.schemas;
if (!e) return;
if (Array.isArray(e)) this.addSchema(e); else for (const t in e) this.addSchema(e[t], t);
}
function addInitialFormats() {
for (const e in this.opts.formats) {
const t = this.opts.formats[e];
t && this.addFormat(e, t);
}
}
function addInitialKeywords(e) {
if (Array.isArray(e)) {
this.addVocabulary(e);
return;
}
this.logger.warn("keywords option as map is deprecated, pass array");
for (const t in e) {
const o = e[t];
o.keyword || (o.keyword = t);
this.addKeyword(o);
}
}
function getMetaSchemaOptions() {
const e = {
...this.opts
};
for (const t of h) delete e[t];
return e;
}
const S = {
log() {},
warn() {},
error() {}
};
function getLogger(e) {
if (e === false) return S;
if (e === void 0) return console;
if (e.log && e.warn && e.error) return e;
throw new Error("logger must implement log, warn and error methods");
}
const b = /^[a-z_$][a-z0-9_$:-]*$/i;
function checkKeyword(e, t) {
const {RULES: o} = this;
(0, u.eachItem)(e, e => {
if (o.keywords[e]) throw new Error(`Keyword ${e} is already defined`);
if (!b.test(e)) throw new Error(`Keyword ${e} has invalid name`);
});
if (!t) return;
if (t.$data && !("code" in t || "validate" in t)) throw new Error('$data keyword must have "code" or "validate" function');
}
function addRule(e, t, o) {
var r;
const s = t === null || t === void 0 ? void 0 : t.post;
if (o && s) throw new Error('keyword with "post" flag cannot have "type"');
const {RULES: n} = this;
let a = s ? n.post : n.rules.find(({type: e}) => e === o);
if (!a) {
a = {
type: o,
rules: []
};
n.rules.push(a);
}
n.keywords[e] = true;
if (!t) return;
const i = {
keyword: e,
definition: {
...t,
type: (0, l.getJSONTypes)(t.type),
schemaType: (0, l.getJSONTypes)(t.schemaType)
}
};
t.before ? addBeforeRule.call(this, a, i, t.before) : a.rules.push(i);
n.all[e] = i;
(r = t.implements) === null || r === void 0 || r.forEach(e => this.addKeyword(e));
}
function addBeforeRule(e, t, o) {
const r = e.rules.findIndex(e => e.keyword === o);
if (r >= 0) e.rules.splice(r, 0, t); else {
e.rules.push(t);
this.logger.warn(`rule ${o} is not defined`);
}
}
function keywordMetaschema(e) {
let {metaSchema: t} = e;
if (t === void 0) return;
e.$data && this.opts.$data && (t = schemaOrData(t));
e.validateSchema = this.compile(t, true);
}
const P = {
$ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"
};
function schemaOrData(e) {
return {
anyOf: [ e, P ]
};
}
});
var Xs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = {
keyword: "id",
code() {
throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
}
};
e.default = t;
});
var Qs = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.callRef = e.getValidate = void 0;
const t = Hs();
const o = Ns();
const r = js();
const s = Is();
const n = Fs();
const a = Cs();
const i = {
keyword: "$ref",
schemaType: "string",
code(e) {
const {gen: o, schema: s, it: a} = e;
const {baseId: i, schemaEnv: c, validateName: l, opts: u, self: d} = a;
const {root: p} = c;
if ((s === "#" || s === "#/") && i === p.baseId) return callRootRef();
const h = n.resolveRef.call(d, p, i, s);
if (h === void 0) throw new t.default(a.opts.uriResolver, i, s);
if (h instanceof n.SchemaEnv) return callValidate(h);
return inlineRefSchema(h);
function callRootRef() {
if (c === p) return callRef(e, l, c, c.$async);
const t = o.scopeValue("root", {
ref: p
});
return callRef(e, r._`${t}.validate`, p, p.$async);
}
function callValidate(t) {
callRef(e, getValidate(e, t), t, t.$async);
}
function inlineRefSchema(t) {
const n = o.scopeValue("schema", u.code.source === true ? {
ref: t,
code: (0, r.stringify)(t)
} : {
ref: t
});
const a = o.name("valid");
const i = e.subschema({
schema: t,
dataTypes: [],
schemaPath: r.nil,
topSchemaRef: n,
errSchemaPath: s
}, a);
e.mergeEvaluated(i);
e.ok(a);
}
}
};
function getValidate(e, t) {
const {gen: o} = e;
return t.validate ? o.scopeValue("validate", {
ref: t.validate
}) : r._`${o.scopeValue("wrapper", {
ref: t
})}.validate`;
}
e.getValidate = getValidate;
function callRef(e, t, n, i) {
const {gen: c, it: l} = e;
const {allErrors: u, schemaEnv: d, opts: p} = l;
const h = p.passContext ? s.default.this : r.nil;
i ? callAsyncRef() : callSyncRef();
function callAsyncRef() {
if (!d.$async) throw new Error("async schema referenced by sync schema");
const s = c.let("valid");
c.try(() => {
c.code(r._`await ${(0, o.callValidateCode)(e, t, h)}`);
addEvaluatedFrom(t);
u || c.assign(s, true);
}, e => {
c.if(r._`!(${e} instanceof ${l.ValidationError})`, () => c.throw(e));
addErrorsFrom(e);
u || c.assign(s, false);
});
e.ok(s);
}
function callSyncRef() {
e.result((0, o.callValidateCode)(e, t, h), () => addEvaluatedFrom(t), () => addErrorsFrom(t));
}
function addErrorsFrom(e) {
const t = r._`${e}.errors`;
c.assign(s.default.vErrors, r._`${s.default.vErrors} === null ? ${t} : ${s.default.vErrors}.concat(${t})`);
c.assign(s.default.errors, r._`${s.default.vErrors}.length`);
}
function addEvaluatedFrom(e) {
var t;
if (!l.opts.unevaluated) return;
const o = (t = n === null || n === void 0 ? void 0 : n.validate) === null || t === void 0 ? void 0 : t.evaluated;
if (l.props !== true) if (o && !o.dynamicProps) o.props !== void 0 && (l.props = a.mergeEvaluated.props(c, o.props, l.props)); else {
const t = c.var("props", r._`${e}.evaluated.props`);
l.props = a.mergeEvaluated.props(c, t, l.props, r.Name);
}
if (l.items !== true) if (o && !o.dynamicItems) o.items !== void 0 && (l.items = a.mergeEvaluated.items(c, o.items, l.items)); else {
const t = c.var("items", r._`${e}.evaluated.items`);
l.items = a.mergeEvaluated.items(c, t, l.items, r.Name);
}
}
}
e.callRef = callRef;
e.default = i;
});
var en = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Xs();
const o = Qs();
const r = [ "$schema", "$id", "$defs", "$vocabulary", {
keyword: "$comment"
}, "definitions", t.default, o.default ];
e.default = r;
});
var tn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = t.operators;
const r = {
maximum: {
okStr: "<=",
ok: o.LTE,
fail: o.GT
},
minimum: {
okStr: ">=",
ok: o.GTE,
fail: o.LT
},
exclusiveMaximum: {
okStr: "<",
ok: o.LT,
fail: o.GTE
},
exclusiveMinimum: {
okStr: ">",
ok: o.GT,
fail: o.LTE
}
};
const s = {
keyword: Object.keys(r),
type: "number",
schemaType: "number",
$data: true,
error: {
message: ({keyword: e, schemaCode: o}) => t.str`must be ${r[e].okStr} ${o}`,
params: ({keyword: e, schemaCode: o}) => t._`{comparison: ${r[e].okStr}, limit: ${o}}`
},
code(e) {
const {keyword: o, data: s, schemaCode: n} = e;
e.fail$data(t._`${s} ${r[o].fail} ${n} || isNaN(${s})`);
}
};
e.default = s;
});
var on = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = {
keyword: "multipleOf",
type: "number",
schemaType: "number",
$data: true,
error: {
message: ({schemaCode: e}) => t.str`must be multiple of ${e}`,
params: ({schemaCode: e}) => t._`{multipleOf: ${e}}`
},
code(e) {
const {gen: o, data: r, schemaCode: s, it: n} = e;
const a = n.opts.multipleOfPrecision;
const i = o.let("res");
const c = a ? t._`Math.abs(Math.round(${i}) - ${i}) > 1e-${a}` : t._`${i} !== parseInt(${i})`;
e.fail$data(t._`(${s} === 0 || (${i} = ${r}/${s}, ${c}))`);
}
};
e.default = o;
});
var rn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
function ucs2length(e) {
const t = e.length;
let o = 0;
let r = 0;
let s;
while (r < t) {
o++;
s = e.charCodeAt(r++);
if (s >= 55296 && s <= 56319 && r < t) {
s = e.charCodeAt(r);
(s & 64512) === 56320 && r++;
}
}
return o;
}
e.default = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var sn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = rn();
const s = {
keyword: [ "maxLength", "minLength" ],
type: "string",
schemaType: "number",
$data: true,
error: {
message({keyword: e, schemaCode: o}) {
const r = e === "maxLength" ? "more" : "fewer";
return t.str`must NOT have ${r} than ${o} characters`;
},
params: ({schemaCode: e}) => t._`{limit: ${e}}`
},
code(e) {
const {keyword: s, data: n, schemaCode: a, it: i} = e;
const c = s === "maxLength" ? t.operators.GT : t.operators.LT;
const l = i.opts.unicode === false ? t._`${n}.length` : t._`${(0, o.useFunc)(e.gen, r.default)}(${n})`;
e.fail$data(t._`${l} ${c} ${a}`);
}
};
e.default = s;
});
var nn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ns();
const o = Cs();
const r = js();
const s = {
keyword: "pattern",
type: "string",
schemaType: "string",
$data: true,
error: {
message: ({schemaCode: e}) => r.str`must match pattern "${e}"`,
params: ({schemaCode: e}) => r._`{pattern: ${e}}`
},
code(e) {
const {gen: s, data: n, $data: a, schema: i, schemaCode: c, it: l} = e;
const u = l.opts.unicodeRegExp ? "u" : "";
if (a) {
const {regExp: t} = l.opts.code;
const a = t.code === "new RegExp" ? r._`new RegExp` : (0, o.useFunc)(s, t);
const i = s.let("valid");
s.try(() => s.assign(i, r._`${a}(${c}, ${u}).test(${n})`), () => s.assign(i, false));
e.fail$data(r._`!${i}`);
} else {
const o = (0, t.usePattern)(e, i);
e.fail$data(r._`!${o}.test(${n})`);
}
}
};
e.default = s;
});
var an = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = {
keyword: [ "maxProperties", "minProperties" ],
type: "object",
schemaType: "number",
$data: true,
error: {
message({keyword: e, schemaCode: o}) {
const r = e === "maxProperties" ? "more" : "fewer";
return t.str`must NOT have ${r} than ${o} properties`;
},
params: ({schemaCode: e}) => t._`{limit: ${e}}`
},
code(e) {
const {keyword: o, data: r, schemaCode: s} = e;
const n = o === "maxProperties" ? t.operators.GT : t.operators.LT;
e.fail$data(t._`Object.keys(${r}).length ${n} ${s}`);
}
};
e.default = o;
});
var cn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ns();
const o = js();
const r = Cs();
const s = {
keyword: "required",
type: "object",
schemaType: "array",
$data: true,
error: {
message: ({params: {missingProperty: e}}) => o.str`must have required property '${e}'`,
params: ({params: {missingProperty: e}}) => o._`{missingProperty: ${e}}`
},
code(e) {
const {gen: s, schema: n, schemaCode: a, data: i, $data: c, it: l} = e;
const {opts: u} = l;
if (!c && n.length === 0) return;
const d = n.length >= u.loopRequired;
l.allErrors ? allErrorsMode() : exitOnErrorMode();
if (u.strictRequired) {
const t = e.parentSchema.properties;
const {definedProperties: o} = e.it;
for (const e of n) if ((t === null || t === void 0 ? void 0 : t[e]) === void 0 && !o.has(e)) {
const t = `required property "${e}" is not defined at "${l.schemaEnv.baseId + l.errSchemaPath}" (strictRequired)`;
(0, r.checkStrictMode)(l, t, l.opts.strictRequired);
}
}
function allErrorsMode() {
if (d || c) e.block$data(o.nil, loopAllRequired); else for (const o of n) (0, t.checkReportMissingProp)(e, o);
}
function exitOnErrorMode() {
const o = s.let("missing");
if (d || c) {
const t = s.let("valid", true);
e.block$data(t, () => loopUntilMissing(o, t));
e.ok(t);
} else {
s.if((0, t.checkMissingProp)(e, n, o));
(0, t.reportMissingProp)(e, o);
s.else();
}
}
function loopAllRequired() {
s.forOf("prop", a, o => {
e.setParams({
missingProperty: o
});
s.if((0, t.noPropertyInData)(s, i, o, u.ownProperties), () => e.error());
});
}
function loopUntilMissing(r, n) {
e.setParams({
missingProperty: r
});
s.forOf(r, a, () => {
s.assign(n, (0, t.propertyInData)(s, i, r, u.ownProperties));
s.if((0, o.not)(n), () => {
e.error();
s.break();
});
}, o.nil);
}
}
};
e.default = s;
});
var ln = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = {
keyword: [ "maxItems", "minItems" ],
type: "array",
schemaType: "number",
$data: true,
error: {
message({keyword: e, schemaCode: o}) {
const r = e === "maxItems" ? "more" : "fewer";
return t.str`must NOT have ${r} than ${o} items`;
},
params: ({schemaCode: e}) => t._`{limit: ${e}}`
},
code(e) {
const {keyword: o, data: r, schemaCode: s} = e;
const n = o === "maxItems" ? t.operators.GT : t.operators.LT;
e.fail$data(t._`${r}.length ${n} ${s}`);
}
};
e.default = o;
});
var un = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = zs();
t.code = 'require("ajv/dist/runtime/equal").default';
e.default = t;
});
var dn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ms();
const o = js();
const r = Cs();
const s = un();
const n = {
keyword: "uniqueItems",
type: "array",
schemaType: "boolean",
$data: true,
error: {
message: ({params: {i: e, j: t}}) => o.str`must NOT have duplicate items (items ## ${t} and ${e} are identical)`,
params: ({params: {i: e, j: t}}) => o._`{i: ${e}, j: ${t}}`
},
code(e) {
const {gen: n, data: a, $data: i, schema: c, parentSchema: l, schemaCode: u, it: d} = e;
if (!i && !c) return;
const p = n.let("valid");
const h = l.items ? (0, t.getSchemaTypes)(l.items) : [];
e.block$data(p, validateUniqueItems, o._`${u} === false`);
e.ok(p);
function validateUniqueItems() {
const t = n.let("i", o._`${a}.length`);
const r = n.let("j");
e.setParams({
i: t,
j: r
});
n.assign(p, true);
n.if(o._`${t} > 1`, () => (canOptimize() ? loopN : loopN2)(t, r));
}
function canOptimize() {
return h.length > 0 && !h.some(e => e === "object" || e === "array");
}
function loopN(r, s) {
const i = n.name("item");
const c = (0, t.checkDataTypes)(h, i, d.opts.strictNumbers, t.DataType.Wrong);
const l = n.const("indices", o._`{}`);
n.for(o._`;${r}--;`, () => {
n.let(i, o._`${a}[${r}]`);
n.if(c, o._`continue`);
h.length > 1 && n.if(o._`typeof ${i} == "string"`, o._`${i} += "_"`);
n.if(o._`typeof ${l}[${i}] == "number"`, () => {
n.assign(s, o._`${l}[${i}]`);
e.error();
n.assign(p, false).break();
}).code(o._`${l}[${i}] = ${r}`);
});
}
function loopN2(t, i) {
const c = (0, r.useFunc)(n, s.default);
const l = n.name("outer");
n.label(l).for(o._`;${t}--;`, () => n.for(o._`${i} = ${t}; ${i}--;`, () => n.if(o._`${c}(${a}[${t}], ${a}[${i}])`, () => {
e.error();
n.assign(p, false).break(l);
})));
}
}
};
e.default = n;
});
var pn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = un();
const s = {
keyword: "const",
$data: true,
error: {
message: "must be equal to constant",
params: ({schemaCode: e}) => t._`{allowedValue: ${e}}`
},
code(e) {
const {gen: s, data: n, $data: a, schemaCode: i, schema: c} = e;
a || c && typeof c == "object" ? e.fail$data(t._`!${(0, o.useFunc)(s, r.default)}(${n}, ${i})`) : e.fail(t._`${c} !== ${n}`);
}
};
e.default = s;
});
var hn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = un();
const s = {
keyword: "enum",
schemaType: "array",
$data: true,
error: {
message: "must be equal to one of the allowed values",
params: ({schemaCode: e}) => t._`{allowedValues: ${e}}`
},
code(e) {
const {gen: s, data: n, $data: a, schema: i, schemaCode: c, it: l} = e;
if (!a && i.length === 0) throw new Error("enum must have non-empty array");
const u = i.length >= l.opts.loopEnum;
let d;
const getEql = () => d !== null && d !== void 0 ? d : d = (0, o.useFunc)(s, r.default);
let p;
if (u || a) {
p = s.let("valid");
e.block$data(p, loopEnum);
} else {
if (!Array.isArray(i)) throw new Error("ajv implementation error");
const e = s.const("vSchema", c);
p = (0, t.or)(...i.map((t, o) => equalCode(e, o)));
}
e.pass(p);
function loopEnum() {
s.assign(p, false);
s.forOf("v", c, e => s.if(t._`${getEql()}(${n}, ${e})`, () => s.assign(p, true).break()));
}
function equalCode(e, o) {
const r = i[o];
return typeof r === "object" && r !== null ? t._`${getEql()}(${n}, ${e}[${o}])` : t._`${n} === ${r}`;
}
}
};
e.default = s;
});
var mn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = tn();
const o = on();
const r = sn();
const s = nn();
const n = an();
const a = cn();
const i = ln();
const c = dn();
const l = pn();
const u = hn();
const d = [ t.default, o.default, r.default, s.default, n.default, a.default, i.default, c.default, {
keyword: "type",
schemaType: [ "string", "array" ]
}, {
keyword: "nullable",
schemaType: "boolean"
}, l.default, u.default ];
e.default = d;
});
var fn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.validateAdditionalItems = void 0;
const t = js();
const o = Cs();
const r = {
keyword: "additionalItems",
type: "array",
schemaType: [ "boolean", "object" ],
before: "uniqueItems",
error: {
message: ({params: {len: e}}) => t.str`must NOT have more than ${e} items`,
params: ({params: {len: e}}) => t._`{limit: ${e}}`
},
code(e) {
const {parentSchema: t, it: r} = e;
const {items: s} = t;
if (!Array.isArray(s)) {
(0, o.checkStrictMode)(r, '"additionalItems" is ignored when "items" is not an array of schemas');
return;
}
validateAdditionalItems(e, s);
}
};
function validateAdditionalItems(e, r) {
const {gen: s, schema: n, data: a, keyword: i, it: c} = e;
c.items = true;
const l = s.const("len", t._`${a}.length`);
if (n === false) {
e.setParams({
len: r.length
});
e.pass(t._`${l} <= ${r.length}`);
} else if (typeof n == "object" && !(0, o.alwaysValidSchema)(c, n)) {
const o = s.var("valid", t._`${l} <= ${r.length}`);
s.if((0, t.not)(o), () => validateItems(o));
e.ok(o);
}
function validateItems(n) {
s.forRange("i", r.length, l, r => {
e.subschema({
keyword: i,
dataProp: r,
dataPropType: o.Type.Num
}, n);
c.allErrors || s.if((0, t.not)(n), () => s.break());
});
}
}
e.validateAdditionalItems = validateAdditionalItems;
e.default = r;
});
var gn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.validateTuple = void 0;
const t = js();
const o = Cs();
const r = Ns();
const s = {
keyword: "items",
type: "array",
schemaType: [ "object", "array", "boolean" ],
before: "uniqueItems",
code(e) {
const {schema: t, it: s} = e;
if (Array.isArray(t)) return validateTuple(e, "additionalItems", t);
s.items = true;
if ((0, o.alwaysValidSchema)(s, t)) return;
e.ok((0, r.validateArray)(e));
}
};
function validateTuple(e, r, s = e.schema) {
const {gen: n, parentSchema: a, data: i, keyword: c, it: l} = e;
checkStrictTuple(a);
l.opts.unevaluated && s.length && l.items !== true && (l.items = o.mergeEvaluated.items(n, s.length, l.items));
const u = n.name("valid");
const d = n.const("len", t._`${i}.length`);
s.forEach((r, s) => {
if ((0, o.alwaysValidSchema)(l, r)) return;
n.if(t._`${d} > ${s}`, () => e.subschema({
keyword: c,
schemaProp: s,
dataProp: s
}, u));
e.ok(u);
});
function checkStrictTuple(e) {
const {opts: t, errSchemaPath: n} = l;
const a = s.length;
const i = a === e.minItems && (a === e.maxItems || e[r] === false);
if (t.strictTuples && !i) {
const e = `"${c}" is ${a}-tuple, but minItems or maxItems/${r} are not specified or different at path "${n}"`;
(0, o.checkStrictMode)(l, e, t.strictTuples);
}
}
}
e.validateTuple = validateTuple;
e.default = s;
});
var yn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = gn();
const o = {
keyword: "prefixItems",
type: "array",
schemaType: [ "array" ],
before: "uniqueItems",
code: e => (0, t.validateTuple)(e, "items")
};
e.default = o;
});
var vn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = Ns();
const s = fn();
const n = {
keyword: "items",
type: "array",
schemaType: [ "object", "boolean" ],
before: "uniqueItems",
error: {
message: ({params: {len: e}}) => t.str`must NOT have more than ${e} items`,
params: ({params: {len: e}}) => t._`{limit: ${e}}`
},
code(e) {
const {schema: t, parentSchema: n, it: a} = e;
const {prefixItems: i} = n;
a.items = true;
if ((0, o.alwaysValidSchema)(a, t)) return;
i ? (0, s.validateAdditionalItems)(e, i) : e.ok((0, r.validateArray)(e));
}
};
e.default = n;
});
var _n = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = {
keyword: "contains",
type: "array",
schemaType: [ "object", "boolean" ],
before: "uniqueItems",
trackErrors: true,
error: {
message: ({params: {min: e, max: o}}) => o === void 0 ? t.str`must contain at least ${e} valid item(s)` : t.str`must contain at least ${e} and no more than ${o} valid item(s)`,
params: ({params: {min: e, max: o}}) => o === void 0 ? t._`{minContains: ${e}}` : t._`{minContains: ${e}, maxContains: ${o}}`
},
code(e) {
const {gen: r, schema: s, parentSchema: n, data: a, it: i} = e;
let c;
let l;
const {minContains: u, maxContains: d} = n;
if (i.opts.next) {
c = u === void 0 ? 1 : u;
l = d;
} else c = 1;
const p = r.const("len", t._`${a}.length`);
e.setParams({
min: c,
max: l
});
if (l === void 0 && c === 0) {
(0, o.checkStrictMode)(i, '"minContains" == 0 without "maxContains": "contains" keyword ignored');
return;
}
if (l !== void 0 && c > l) {
(0, o.checkStrictMode)(i, '"minContains" > "maxContains" is always invalid');
e.fail();
return;
}
if ((0, o.alwaysValidSchema)(i, s)) {
let o = t._`${p} >= ${c}`;
l !== void 0 && (o = t._`${o} && ${p} <= ${l}`);
e.pass(o);
return;
}
i.items = true;
const h = r.name("valid");
if (l === void 0 && c === 1) validateItems(h, () => r.if(h, () => r.break())); else if (c === 0) {
r.let(h, true);
l !== void 0 && r.if(t._`${a}.length > 0`, validateItemsWithCount);
} else {
r.let(h, false);
validateItemsWithCount();
}
e.result(h, () => e.reset());
function validateItemsWithCount() {
const e = r.name("_valid");
const t = r.let("count", 0);
validateItems(e, () => r.if(e, () => checkLimits(t)));
}
function validateItems(t, s) {
r.forRange("i", 0, p, r => {
e.subschema({
keyword: "contains",
dataProp: r,
dataPropType: o.Type.Num,
compositeRule: true
}, t);
s();
});
}
function checkLimits(e) {
r.code(t._`${e}++`);
if (l === void 0) r.if(t._`${e} >= ${c}`, () => r.assign(h, true).break()); else {
r.if(t._`${e} > ${l}`, () => r.assign(h, false).break());
c === 1 ? r.assign(h, true) : r.if(t._`${e} >= ${c}`, () => r.assign(h, true));
}
}
}
};
e.default = r;
});
var Sn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.validateSchemaDeps = e.validatePropertyDeps = e.error = void 0;
const t = js();
const o = Cs();
const r = Ns();
e.error = {
message: ({params: {property: e, depsCount: o, deps: r}}) => {
const s = o === 1 ? "property" : "properties";
return t.str`must have ${s} ${r} when property ${e} is present`;
},
params: ({params: {property: e, depsCount: o, deps: r, missingProperty: s}}) => t._`{property: ${e},
    missingProperty: ${s},
    depsCount: ${o},
    deps: ${r}}`
};
const s = {
keyword: "dependencies",
type: "object",
schemaType: "object",
error: e.error,
code(e) {
const [t, o] = splitDependencies(e);
validatePropertyDeps(e, t);
validateSchemaDeps(e, o);
}
};
function splitDependencies({schema: e}) {
const t = {};
const o = {};
for (const r in e) {
if (r === "__proto__") continue;
const s = Array.isArray(e[r]) ? t : o;
s[r] = e[r];
}
return [ t, o ];
}
function validatePropertyDeps(e, o = e.schema) {
const {gen: s, data: n, it: a} = e;
if (Object.keys(o).length === 0) return;
const i = s.let("missing");
for (const c in o) {
const l = o[c];
if (l.length === 0) continue;
const u = (0, r.propertyInData)(s, n, c, a.opts.ownProperties);
e.setParams({
property: c,
depsCount: l.length,
deps: l.join(", ")
});
if (a.allErrors) s.if(u, () => {
for (const t of l) (0, r.checkReportMissingProp)(e, t);
}); else {
s.if(t._`${u} && (${(0, r.checkMissingProp)(e, l, i)})`);
(0, r.reportMissingProp)(e, i);
s.else();
}
}
}
e.validatePropertyDeps = validatePropertyDeps;
function validateSchemaDeps(e, t = e.schema) {
const {gen: s, data: n, keyword: a, it: i} = e;
const c = s.name("valid");
for (const l in t) {
if ((0, o.alwaysValidSchema)(i, t[l])) continue;
s.if((0, r.propertyInData)(s, n, l, i.opts.ownProperties), () => {
const t = e.subschema({
keyword: a,
schemaProp: l
}, c);
e.mergeValidEvaluated(t, c);
}, () => s.var(c, true));
e.ok(c);
}
}
e.validateSchemaDeps = validateSchemaDeps;
e.default = s;
});
var bn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = {
keyword: "propertyNames",
type: "object",
schemaType: [ "object", "boolean" ],
error: {
message: "property name must be valid",
params: ({params: e}) => t._`{propertyName: ${e.propertyName}}`
},
code(e) {
const {gen: r, schema: s, data: n, it: a} = e;
if ((0, o.alwaysValidSchema)(a, s)) return;
const i = r.name("valid");
r.forIn("key", n, o => {
e.setParams({
propertyName: o
});
e.subschema({
keyword: "propertyNames",
data: o,
dataTypes: [ "string" ],
propertyName: o,
compositeRule: true
}, i);
r.if((0, t.not)(i), () => {
e.error(true);
a.allErrors || r.break();
});
});
e.ok(i);
}
};
e.default = r;
});
var Pn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ns();
const o = js();
const r = Is();
const s = Cs();
const n = {
keyword: "additionalProperties",
type: [ "object" ],
schemaType: [ "boolean", "object" ],
allowUndefined: true,
trackErrors: true,
error: {
message: "must NOT have additional properties",
params: ({params: e}) => o._`{additionalProperty: ${e.additionalProperty}}`
},
code(e) {
const {gen: n, schema: a, parentSchema: i, data: c, errsCount: l, it: u} = e;
if (!l) throw new Error("ajv implementation error");
const {allErrors: d, opts: p} = u;
u.props = true;
if (p.removeAdditional !== "all" && (0, s.alwaysValidSchema)(u, a)) return;
const h = (0, t.allSchemaProperties)(i.properties);
const m = (0, t.allSchemaProperties)(i.patternProperties);
checkAdditionalProperties();
e.ok(o._`${l} === ${r.default.errors}`);
function checkAdditionalProperties() {
n.forIn("key", c, e => {
h.length || m.length ? n.if(isAdditional(e), () => additionalPropertyCode(e)) : additionalPropertyCode(e);
});
}
function isAdditional(r) {
let a;
if (h.length > 8) {
const e = (0, s.schemaRefOrVal)(u, i.properties, "properties");
a = (0, t.isOwnProperty)(n, e, r);
} else a = h.length ? (0, o.or)(...h.map(e => o._`${r} === ${e}`)) : o.nil;
m.length && (a = (0, o.or)(a, ...m.map(s => o._`${(0, t.usePattern)(e, s)}.test(${r})`)));
return (0, o.not)(a);
}
function deleteAdditional(e) {
n.code(o._`delete ${c}[${e}]`);
}
function additionalPropertyCode(t) {
if (p.removeAdditional === "all" || p.removeAdditional && a === false) {
deleteAdditional(t);
return;
}
if (a === false) {
e.setParams({
additionalProperty: t
});
e.error();
d || n.break();
return;
}
if (typeof a == "object" && !(0, s.alwaysValidSchema)(u, a)) {
const r = n.name("valid");
if (p.removeAdditional === "failing") {
applyAdditionalSchema(t, r, false);
n.if((0, o.not)(r), () => {
e.reset();
deleteAdditional(t);
});
} else {
applyAdditionalSchema(t, r);
d || n.if((0, o.not)(r), () => n.break());
}
}
}
function applyAdditionalSchema(t, o, r) {
const n = {
keyword: "additionalProperties",
dataProp: t,
dataPropType: s.Type.Str
};
r === false && Object.assign(n, {
compositeRule: true,
createErrors: false,
allErrors: false
});
e.subschema(n, o);
}
}
};
e.default = n;
});
var wn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ds();
const o = Ns();
const r = Cs();
const s = Pn();
const n = {
keyword: "properties",
type: "object",
schemaType: "object",
code(e) {
const {gen: n, schema: a, parentSchema: i, data: c, it: l} = e;
l.opts.removeAdditional === "all" && i.additionalProperties === void 0 && s.default.code(new t.KeywordCxt(l, s.default, "additionalProperties"));
const u = (0, o.allSchemaProperties)(a);
for (const e of u) l.definedProperties.add(e);
l.opts.unevaluated && u.length && l.props !== true && (l.props = r.mergeEvaluated.props(n, (0, 
r.toHash)(u), l.props));
const d = u.filter(e => !(0, r.alwaysValidSchema)(l, a[e]));
if (d.length === 0) return;
const p = n.name("valid");
for (const t of d) {
if (hasDefault(t)) applyPropertySchema(t); else {
n.if((0, o.propertyInData)(n, c, t, l.opts.ownProperties));
applyPropertySchema(t);
l.allErrors || n.else().var(p, true);
n.endIf();
}
e.it.definedProperties.add(t);
e.ok(p);
}
function hasDefault(e) {
return l.opts.useDefaults && !l.compositeRule && a[e].default !== void 0;
}
function applyPropertySchema(t) {
e.subschema({
keyword: "properties",
schemaProp: t,
dataProp: t
}, p);
}
}
};
e.default = n;
});
var $n = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ns();
const o = js();
const r = Cs();
const s = Cs();
const n = {
keyword: "patternProperties",
type: "object",
schemaType: "object",
code(e) {
const {gen: n, schema: a, data: i, parentSchema: c, it: l} = e;
const {opts: u} = l;
const d = (0, t.allSchemaProperties)(a);
const p = d.filter(e => (0, r.alwaysValidSchema)(l, a[e]));
if (d.length === 0 || p.length === d.length && (!l.opts.unevaluated || l.props === true)) return;
const h = u.strictSchema && !u.allowMatchingProperties && c.properties;
const m = n.name("valid");
l.props === true || l.props instanceof o.Name || (l.props = (0, s.evaluatedPropsToName)(n, l.props));
const {props: f} = l;
validatePatternProperties();
function validatePatternProperties() {
for (const e of d) {
h && checkMatchingProperties(e);
if (l.allErrors) validateProperties(e); else {
n.var(m, true);
validateProperties(e);
n.if(m);
}
}
}
function checkMatchingProperties(e) {
for (const t in h) new RegExp(e).test(t) && (0, r.checkStrictMode)(l, `property ${t} matches pattern ${e} (use allowMatchingProperties)`);
}
function validateProperties(r) {
n.forIn("key", i, a => {
n.if(o._`${(0, t.usePattern)(e, r)}.test(${a})`, () => {
const t = p.includes(r);
t || e.subschema({
keyword: "patternProperties",
schemaProp: r,
dataProp: a,
dataPropType: s.Type.Str
}, m);
l.opts.unevaluated && f !== true ? n.assign(o._`${f}[${a}]`, true) : t || l.allErrors || n.if((0, 
o.not)(m), () => n.break());
});
});
}
}
};
e.default = n;
});
var Rn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Cs();
const o = {
keyword: "not",
schemaType: [ "object", "boolean" ],
trackErrors: true,
code(e) {
const {gen: o, schema: r, it: s} = e;
if ((0, t.alwaysValidSchema)(s, r)) {
e.fail();
return;
}
const n = o.name("valid");
e.subschema({
keyword: "not",
compositeRule: true,
createErrors: false,
allErrors: false
}, n);
e.failResult(n, () => e.reset(), () => e.error());
},
error: {
message: "must NOT be valid"
}
};
e.default = o;
});
var kn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = {
keyword: "anyOf",
schemaType: "array",
trackErrors: true,
code: Ns().validateUnion,
error: {
message: "must match a schema in anyOf"
}
};
e.default = t;
});
var jn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = {
keyword: "oneOf",
schemaType: "array",
trackErrors: true,
error: {
message: "must match exactly one schema in oneOf",
params: ({params: e}) => t._`{passingSchemas: ${e.passing}}`
},
code(e) {
const {gen: r, schema: s, parentSchema: n, it: a} = e;
if (!Array.isArray(s)) throw new Error("ajv implementation error");
if (a.opts.discriminator && n.discriminator) return;
const i = s;
const c = r.let("valid", false);
const l = r.let("passing", null);
const u = r.name("_valid");
e.setParams({
passing: l
});
r.block(validateOneOf);
e.result(c, () => e.reset(), () => e.error(true));
function validateOneOf() {
i.forEach((s, n) => {
let i;
(0, o.alwaysValidSchema)(a, s) ? r.var(u, true) : i = e.subschema({
keyword: "oneOf",
schemaProp: n,
compositeRule: true
}, u);
n > 0 && r.if(t._`${u} && ${c}`).assign(c, false).assign(l, t._`[${l}, ${n}]`).else();
r.if(u, () => {
r.assign(c, true);
r.assign(l, n);
i && e.mergeEvaluated(i, t.Name);
});
});
}
}
};
e.default = r;
});
var Cn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Cs();
const o = {
keyword: "allOf",
schemaType: "array",
code(e) {
const {gen: o, schema: r, it: s} = e;
if (!Array.isArray(r)) throw new Error("ajv implementation error");
const n = o.name("valid");
r.forEach((o, r) => {
if ((0, t.alwaysValidSchema)(s, o)) return;
const a = e.subschema({
keyword: "allOf",
schemaProp: r
}, n);
e.ok(n);
e.mergeEvaluated(a);
});
}
};
e.default = o;
});
var In = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = {
keyword: "if",
schemaType: [ "object", "boolean" ],
trackErrors: true,
error: {
message: ({params: e}) => t.str`must match "${e.ifClause}" schema`,
params: ({params: e}) => t._`{failingKeyword: ${e.ifClause}}`
},
code(e) {
const {gen: r, parentSchema: s, it: n} = e;
s.then === void 0 && s.else === void 0 && (0, o.checkStrictMode)(n, '"if" without "then" and "else" is ignored');
const a = hasSchema(n, "then");
const i = hasSchema(n, "else");
if (!a && !i) return;
const c = r.let("valid", true);
const l = r.name("_valid");
validateIf();
e.reset();
if (a && i) {
const t = r.let("ifClause");
e.setParams({
ifClause: t
});
r.if(l, validateClause("then", t), validateClause("else", t));
} else a ? r.if(l, validateClause("then")) : r.if((0, t.not)(l), validateClause("else"));
e.pass(c, () => e.error(true));
function validateIf() {
const t = e.subschema({
keyword: "if",
compositeRule: true,
createErrors: false,
allErrors: false
}, l);
e.mergeEvaluated(t);
}
function validateClause(o, s) {
return () => {
const n = e.subschema({
keyword: o
}, l);
r.assign(c, l);
e.mergeValidEvaluated(n, c);
s ? r.assign(s, t._`${o}`) : e.setParams({
ifClause: o
});
};
}
}
};
function hasSchema(e, t) {
const r = e.schema[t];
return r !== void 0 && !(0, o.alwaysValidSchema)(e, r);
}
e.default = r;
});
var En = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Cs();
const o = {
keyword: [ "then", "else" ],
schemaType: [ "object", "boolean" ],
code({keyword: e, parentSchema: o, it: r}) {
o.if === void 0 && (0, t.checkStrictMode)(r, `"${e}" without "if" is ignored`);
}
};
e.default = o;
});
var On = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = fn();
const o = yn();
const r = gn();
const s = vn();
const n = _n();
const a = Sn();
const i = bn();
const c = Pn();
const l = wn();
const u = $n();
const d = Rn();
const p = kn();
const h = jn();
const m = Cn();
const f = In();
const g = En();
function getApplicator(e = false) {
const y = [ d.default, p.default, h.default, m.default, f.default, g.default, i.default, c.default, a.default, l.default, u.default ];
e ? y.push(o.default, s.default) : y.push(t.default, r.default);
y.push(n.default);
return y;
}
e.default = getApplicator;
});
var Tn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = {
keyword: "format",
type: [ "number", "string" ],
schemaType: "string",
$data: true,
error: {
message: ({schemaCode: e}) => t.str`must match format "${e}"`,
params: ({schemaCode: e}) => t._`{format: ${e}}`
},
code(e, o) {
const {gen: r, data: s, $data: n, schema: a, schemaCode: i, it: c} = e;
const {opts: l, errSchemaPath: u, schemaEnv: d, self: p} = c;
if (!l.validateFormats) return;
n ? validate$DataFormat() : validateFormat();
function validate$DataFormat() {
const n = r.scopeValue("formats", {
ref: p.formats,
code: l.code.formats
});
const a = r.const("fDef", t._`${n}[${i}]`);
const c = r.let("fType");
const u = r.let("format");
r.if(t._`typeof ${a} == "object" && !(${a} instanceof RegExp)`, () => r.assign(c, t._`${a}.type || "string"`).assign(u, t._`${a}.validate`), () => r.assign(c, t._`"string"`).assign(u, a));
e.fail$data((0, t.or)(unknownFmt(), invalidFmt()));
function unknownFmt() {
if (l.strictSchema === false) return t.nil;
return t._`${i} && !${u}`;
}
function invalidFmt() {
const e = d.$async ? t._`(${a}.async ? await ${u}(${s}) : ${u}(${s}))` : t._`${u}(${s})`;
const r = t._`(typeof ${u} == "function" ? ${e} : ${u}.test(${s}))`;
return t._`${u} && ${u} !== true && ${c} === ${o} && !${r}`;
}
}
function validateFormat() {
const n = p.formats[a];
if (!n) {
unknownFormat();
return;
}
if (n === true) return;
const [i, c, h] = getFormat(n);
i === o && e.pass(validCondition());
function unknownFormat() {
if (l.strictSchema === false) {
p.logger.warn(unknownMsg());
return;
}
throw new Error(unknownMsg());
function unknownMsg() {
return `unknown format "${a}" ignored in schema at path "${u}"`;
}
}
function getFormat(e) {
const o = e instanceof RegExp ? (0, t.regexpCode)(e) : l.code.formats ? t._`${l.code.formats}${(0, 
t.getProperty)(a)}` : void 0;
const s = r.scopeValue("formats", {
key: a,
ref: e,
code: o
});
if (typeof e == "object" && !(e instanceof RegExp)) return [ e.type || "string", e.validate, t._`${s}.validate` ];
return [ "string", e, s ];
}
function validCondition() {
if (typeof n == "object" && !(n instanceof RegExp) && n.async) {
if (!d.$async) throw new Error("async format in sync schema");
return t._`await ${h}(${s})`;
}
return typeof c == "function" ? t._`${h}(${s})` : t._`${h}.test(${s})`;
}
}
}
};
e.default = o;
});
var xn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = [ Tn().default ];
e.default = t;
});
var Mn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.contentVocabulary = e.metadataVocabulary = void 0;
e.metadataVocabulary = [ "title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples" ];
e.contentVocabulary = [ "contentMediaType", "contentEncoding", "contentSchema" ];
});
var qn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = en();
const o = mn();
const r = On();
const s = xn();
const n = Mn();
const a = [ t.default, o.default, (0, r.default)(), s.default, n.metadataVocabulary, n.contentVocabulary ];
e.default = a;
});
var Nn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.DiscrError = void 0;
var t;
(function(e) {
e["Tag"] = "tag";
e["Mapping"] = "mapping";
})(t || (e.DiscrError = t = {}));
});
var Yn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Nn();
const r = Fs();
const s = Hs();
const n = Cs();
const a = {
keyword: "discriminator",
type: "object",
schemaType: "object",
error: {
message: ({params: {discrError: e, tagName: t}}) => e === o.DiscrError.Tag ? `tag "${t}" must be string` : `value of tag "${t}" must be in oneOf`,
params: ({params: {discrError: e, tag: o, tagName: r}}) => t._`{error: ${e}, tag: ${r}, tagValue: ${o}}`
},
code(e) {
const {gen: a, data: i, schema: c, parentSchema: l, it: u} = e;
const {oneOf: d} = l;
if (!u.opts.discriminator) throw new Error("discriminator: requires discriminator option");
const p = c.propertyName;
if (typeof p != "string") throw new Error("discriminator: requires propertyName");
if (c.mapping) throw new Error("discriminator: mapping is not supported");
if (!d) throw new Error("discriminator: requires oneOf keyword");
const h = a.let("valid", false);
const m = a.const("tag", t._`${i}${(0, t.getProperty)(p)}`);
a.if(t._`typeof ${m} == "string"`, () => validateMapping(), () => e.error(false, {
discrError: o.DiscrError.Tag,
tag: m,
tagName: p
}));
e.ok(h);
function validateMapping() {
const r = getMapping();
a.if(false);
for (const e in r) {
a.elseIf(t._`${m} === ${e}`);
a.assign(h, applyTagSchema(r[e]));
}
a.else();
e.error(false, {
discrError: o.DiscrError.Mapping,
tag: m,
tagName: p
});
a.endIf();
}
function applyTagSchema(o) {
const r = a.name("valid");
const s = e.subschema({
keyword: "oneOf",
schemaProp: o
}, r);
e.mergeEvaluated(s, t.Name);
return r;
}
function getMapping() {
var e;
const t = {};
const o = hasRequired(l);
let a = true;
for (let t = 0; t < d.length; t++) {
let i = d[t];
if ((i === null || i === void 0 ? void 0 : i.$ref) && !(0, n.schemaHasRulesButRef)(i, u.self.RULES)) {
const e = i.$ref;
i = r.resolveRef.call(u.self, u.schemaEnv.root, u.baseId, e);
i instanceof r.SchemaEnv && (i = i.schema);
if (i === void 0) throw new s.default(u.opts.uriResolver, u.baseId, e);
}
const c = (e = i === null || i === void 0 ? void 0 : i.properties) === null || e === void 0 ? void 0 : e[p];
if (typeof c != "object") throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${p}"`);
a = a && (o || hasRequired(i));
addMappings(c, t);
}
if (!a) throw new Error(`discriminator: "${p}" must be required`);
return t;
function hasRequired({required: e}) {
return Array.isArray(e) && e.includes(p);
}
function addMappings(e, t) {
if (e.const) addMapping(e.const, t); else {
if (!e.enum) throw new Error(`discriminator: "properties/${p}" must have "const" or "enum"`);
for (const o of e.enum) addMapping(o, t);
}
}
function addMapping(e, o) {
if (typeof e != "string" || e in t) throw new Error(`discriminator: "${p}" values must be unique strings`);
t[e] = o;
}
}
}
};
e.default = a;
});
var An = __commonJSMin((e, t) => {
t.exports = {
$schema: "http://json-schema.org/draft-07/schema#",
$id: "http://json-schema.org/draft-07/schema#",
title: "Core schema meta-schema",
definitions: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$ref: "#"
}
},
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
allOf: [ {
$ref: "#/definitions/nonNegativeInteger"
}, {
default: 0
} ]
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
},
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference"
},
$schema: {
type: "string",
format: "uri"
},
$ref: {
type: "string",
format: "uri-reference"
},
$comment: {
type: "string"
},
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
readOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/definitions/nonNegativeInteger"
},
minLength: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
additionalItems: {
$ref: "#"
},
items: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/schemaArray"
} ],
default: true
},
maxItems: {
$ref: "#/definitions/nonNegativeInteger"
},
minItems: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
contains: {
$ref: "#"
},
maxProperties: {
$ref: "#/definitions/nonNegativeInteger"
},
minProperties: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/definitions/stringArray"
},
additionalProperties: {
$ref: "#"
},
definitions: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependencies: {
type: "object",
additionalProperties: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/stringArray"
} ]
}
},
propertyNames: {
$ref: "#"
},
const: true,
enum: {
type: "array",
items: true,
minItems: 1,
uniqueItems: true
},
type: {
anyOf: [ {
$ref: "#/definitions/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/definitions/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
format: {
type: "string"
},
contentMediaType: {
type: "string"
},
contentEncoding: {
type: "string"
},
if: {
$ref: "#"
},
then: {
$ref: "#"
},
else: {
$ref: "#"
},
allOf: {
$ref: "#/definitions/schemaArray"
},
anyOf: {
$ref: "#/definitions/schemaArray"
},
oneOf: {
$ref: "#/definitions/schemaArray"
},
not: {
$ref: "#"
}
},
default: true
};
});
var zn = __commonJSMin((e, t) => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv = void 0;
const o = Gs();
const r = qn();
const s = Yn();
const n = An();
const a = [ "/properties" ];
const i = "http://json-schema.org/draft-07/schema";
var c = class extends o.default {
_addVocabularies() {
super._addVocabularies();
r.default.forEach(e => this.addVocabulary(e));
this.opts.discriminator && this.addKeyword(s.default);
}
_addDefaultMetaSchema() {
super._addDefaultMetaSchema();
if (!this.opts.meta) return;
const e = this.opts.$data ? this.$dataMetaSchema(n, a) : n;
this.addMetaSchema(e, i, false);
this.refs["http://json-schema.org/schema"] = i;
}
defaultMeta() {
return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(i) ? i : void 0);
}
};
e.Ajv = c;
t.exports = e = c;
t.exports.Ajv = c;
Object.defineProperty(e, "__esModule", {
value: true
});
e.default = c;
var l = Ds();
Object.defineProperty(e, "KeywordCxt", {
enumerable: true,
get: function() {
return l.KeywordCxt;
}
});
var u = js();
Object.defineProperty(e, "_", {
enumerable: true,
get: function() {
return u._;
}
});
Object.defineProperty(e, "str", {
enumerable: true,
get: function() {
return u.str;
}
});
Object.defineProperty(e, "stringify", {
enumerable: true,
get: function() {
return u.stringify;
}
});
Object.defineProperty(e, "nil", {
enumerable: true,
get: function() {
return u.nil;
}
});
Object.defineProperty(e, "Name", {
enumerable: true,
get: function() {
return u.Name;
}
});
Object.defineProperty(e, "CodeGen", {
enumerable: true,
get: function() {
return u.CodeGen;
}
});
var d = Us();
Object.defineProperty(e, "ValidationError", {
enumerable: true,
get: function() {
return d.default;
}
});
var p = Hs();
Object.defineProperty(e, "MissingRefError", {
enumerable: true,
get: function() {
return p.default;
}
});
});
var Vn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.dynamicAnchor = void 0;
const t = js();
const o = Is();
const r = Fs();
const s = Qs();
const n = {
keyword: "$dynamicAnchor",
schemaType: "string",
code: e => dynamicAnchor(e, e.schema)
};
function dynamicAnchor(e, r) {
const {gen: s, it: n} = e;
n.schemaEnv.root.dynamicAnchors[r] = true;
const a = t._`${o.default.dynamicAnchors}${(0, t.getProperty)(r)}`;
const i = n.errSchemaPath === "#" ? n.validateName : _getValidate(e);
s.if(t._`!${a}`, () => s.assign(a, i));
}
e.dynamicAnchor = dynamicAnchor;
function _getValidate(e) {
const {schemaEnv: t, schema: o, self: n} = e.it;
const {root: a, baseId: i, localRefs: c, meta: l} = t.root;
const {schemaId: u} = n.opts;
const d = new r.SchemaEnv({
schema: o,
schemaId: u,
root: a,
baseId: i,
localRefs: c,
meta: l
});
r.compileSchema.call(n, d);
return (0, s.getValidate)(e, d);
}
e.default = n;
});
var Ln = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.dynamicRef = void 0;
const t = js();
const o = Is();
const r = Qs();
const s = {
keyword: "$dynamicRef",
schemaType: "string",
code: e => dynamicRef(e, e.schema)
};
function dynamicRef(e, s) {
const {gen: n, keyword: a, it: i} = e;
if (s[0] !== "#") throw new Error(`"${a}" only supports hash fragment reference`);
const c = s.slice(1);
if (i.allErrors) _dynamicRef(); else {
const t = n.let("valid", false);
_dynamicRef(t);
e.ok(t);
}
function _dynamicRef(e) {
if (i.schemaEnv.root.dynamicAnchors[c]) {
const r = n.let("_v", t._`${o.default.dynamicAnchors}${(0, t.getProperty)(c)}`);
n.if(r, _callRef(r, e), _callRef(i.validateName, e));
} else _callRef(i.validateName, e)();
}
function _callRef(t, o) {
return o ? () => n.block(() => {
(0, r.callRef)(e, t);
n.let(o, true);
}) : () => (0, r.callRef)(e, t);
}
}
e.dynamicRef = dynamicRef;
e.default = s;
});
var Dn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Vn();
const o = Cs();
const r = {
keyword: "$recursiveAnchor",
schemaType: "boolean",
code(e) {
e.schema ? (0, t.dynamicAnchor)(e, "") : (0, o.checkStrictMode)(e.it, "$recursiveAnchor: false is ignored");
}
};
e.default = r;
});
var Un = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Ln();
const o = {
keyword: "$recursiveRef",
schemaType: "string",
code: e => (0, t.dynamicRef)(e, e.schema)
};
e.default = o;
});
var Hn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Vn();
const o = Ln();
const r = Dn();
const s = Un();
const n = [ t.default, o.default, r.default, s.default ];
e.default = n;
});
var Fn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Sn();
const o = {
keyword: "dependentRequired",
type: "object",
schemaType: "object",
error: t.error,
code: e => (0, t.validatePropertyDeps)(e)
};
e.default = o;
});
var Kn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Sn();
const o = {
keyword: "dependentSchemas",
type: "object",
schemaType: "object",
code: e => (0, t.validateSchemaDeps)(e)
};
e.default = o;
});
var Jn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Cs();
const o = {
keyword: [ "maxContains", "minContains" ],
type: "array",
schemaType: "number",
code({keyword: e, parentSchema: o, it: r}) {
o.contains === void 0 && (0, t.checkStrictMode)(r, `"${e}" without "contains" is ignored`);
}
};
e.default = o;
});
var Zn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Fn();
const o = Kn();
const r = Jn();
const s = [ t.default, o.default, r.default ];
e.default = s;
});
var Wn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = Is();
const s = {
keyword: "unevaluatedProperties",
type: "object",
schemaType: [ "boolean", "object" ],
trackErrors: true,
error: {
message: "must NOT have unevaluated properties",
params: ({params: e}) => t._`{unevaluatedProperty: ${e.unevaluatedProperty}}`
},
code(e) {
const {gen: s, schema: n, data: a, errsCount: i, it: c} = e;
if (!i) throw new Error("ajv implementation error");
const {allErrors: l, props: u} = c;
u instanceof t.Name ? s.if(t._`${u} !== true`, () => s.forIn("key", a, e => s.if(unevaluatedDynamic(u, e), () => unevaluatedPropCode(e)))) : u !== true && s.forIn("key", a, e => u === void 0 ? unevaluatedPropCode(e) : s.if(unevaluatedStatic(u, e), () => unevaluatedPropCode(e)));
c.props = true;
e.ok(t._`${i} === ${r.default.errors}`);
function unevaluatedPropCode(r) {
if (n === false) {
e.setParams({
unevaluatedProperty: r
});
e.error();
l || s.break();
return;
}
if (!(0, o.alwaysValidSchema)(c, n)) {
const n = s.name("valid");
e.subschema({
keyword: "unevaluatedProperties",
dataProp: r,
dataPropType: o.Type.Str
}, n);
l || s.if((0, t.not)(n), () => s.break());
}
}
function unevaluatedDynamic(e, o) {
return t._`!${e} || !${e}[${o}]`;
}
function unevaluatedStatic(e, o) {
const r = [];
for (const s in e) e[s] === true && r.push(t._`${o} !== ${s}`);
return (0, t.and)(...r);
}
}
};
e.default = s;
});
var Bn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = js();
const o = Cs();
const r = {
keyword: "unevaluatedItems",
type: "array",
schemaType: [ "boolean", "object" ],
error: {
message: ({params: {len: e}}) => t.str`must NOT have more than ${e} items`,
params: ({params: {len: e}}) => t._`{limit: ${e}}`
},
code(e) {
const {gen: r, schema: s, data: n, it: a} = e;
const i = a.items || 0;
if (i === true) return;
const c = r.const("len", t._`${n}.length`);
if (s === false) {
e.setParams({
len: i
});
e.fail(t._`${c} > ${i}`);
} else if (typeof s == "object" && !(0, o.alwaysValidSchema)(a, s)) {
const o = r.var("valid", t._`${c} <= ${i}`);
r.if((0, t.not)(o), () => validateItems(o, i));
e.ok(o);
}
a.items = true;
function validateItems(s, n) {
r.forRange("i", n, c, n => {
e.subschema({
keyword: "unevaluatedItems",
dataProp: n,
dataPropType: o.Type.Num
}, s);
a.allErrors || r.if((0, t.not)(s), () => r.break());
});
}
}
};
e.default = r;
});
var Gn = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Wn();
const o = Bn();
const r = [ t.default, o.default ];
e.default = r;
});
var Xn = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/schema",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/core": true,
"https://json-schema.org/draft/2019-09/vocab/applicator": true,
"https://json-schema.org/draft/2019-09/vocab/validation": true,
"https://json-schema.org/draft/2019-09/vocab/meta-data": true,
"https://json-schema.org/draft/2019-09/vocab/format": false,
"https://json-schema.org/draft/2019-09/vocab/content": true
},
$recursiveAnchor: true,
title: "Core and Validation specifications meta-schema",
allOf: [ {
$ref: "meta/core"
}, {
$ref: "meta/applicator"
}, {
$ref: "meta/validation"
}, {
$ref: "meta/meta-data"
}, {
$ref: "meta/format"
}, {
$ref: "meta/content"
} ],
type: [ "object", "boolean" ],
properties: {
definitions: {
$comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.",
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
},
dependencies: {
$comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
type: "object",
additionalProperties: {
anyOf: [ {
$recursiveRef: "#"
}, {
$ref: "meta/validation#/$defs/stringArray"
} ]
}
}
}
};
});
var Qn = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/applicator",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/applicator": true
},
$recursiveAnchor: true,
title: "Applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
additionalItems: {
$recursiveRef: "#"
},
unevaluatedItems: {
$recursiveRef: "#"
},
items: {
anyOf: [ {
$recursiveRef: "#"
}, {
$ref: "#/$defs/schemaArray"
} ]
},
contains: {
$recursiveRef: "#"
},
additionalProperties: {
$recursiveRef: "#"
},
unevaluatedProperties: {
$recursiveRef: "#"
},
properties: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependentSchemas: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
}
},
propertyNames: {
$recursiveRef: "#"
},
if: {
$recursiveRef: "#"
},
then: {
$recursiveRef: "#"
},
else: {
$recursiveRef: "#"
},
allOf: {
$ref: "#/$defs/schemaArray"
},
anyOf: {
$ref: "#/$defs/schemaArray"
},
oneOf: {
$ref: "#/$defs/schemaArray"
},
not: {
$recursiveRef: "#"
}
},
$defs: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$recursiveRef: "#"
}
}
}
};
});
var ea = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/content",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/content": true
},
$recursiveAnchor: true,
title: "Content vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
contentMediaType: {
type: "string"
},
contentEncoding: {
type: "string"
},
contentSchema: {
$recursiveRef: "#"
}
}
};
});
var ta = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/core",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/core": true
},
$recursiveAnchor: true,
title: "Core vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference",
$comment: "Non-empty fragments not allowed.",
pattern: "^[^#]*#?$"
},
$schema: {
type: "string",
format: "uri"
},
$anchor: {
type: "string",
pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$"
},
$ref: {
type: "string",
format: "uri-reference"
},
$recursiveRef: {
type: "string",
format: "uri-reference"
},
$recursiveAnchor: {
type: "boolean",
default: false
},
$vocabulary: {
type: "object",
propertyNames: {
type: "string",
format: "uri"
},
additionalProperties: {
type: "boolean"
}
},
$comment: {
type: "string"
},
$defs: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
}
}
};
});
var oa = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/format",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/format": true
},
$recursiveAnchor: true,
title: "Format vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
format: {
type: "string"
}
}
};
});
var ra = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/meta-data",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/meta-data": true
},
$recursiveAnchor: true,
title: "Meta-data vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
deprecated: {
type: "boolean",
default: false
},
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
}
}
};
});
var sa = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/validation",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/validation": true
},
$recursiveAnchor: true,
title: "Validation vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/$defs/nonNegativeInteger"
},
minLength: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
maxItems: {
$ref: "#/$defs/nonNegativeInteger"
},
minItems: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxContains: {
$ref: "#/$defs/nonNegativeInteger"
},
minContains: {
$ref: "#/$defs/nonNegativeInteger",
default: 1
},
maxProperties: {
$ref: "#/$defs/nonNegativeInteger"
},
minProperties: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/$defs/stringArray"
},
dependentRequired: {
type: "object",
additionalProperties: {
$ref: "#/$defs/stringArray"
}
},
const: true,
enum: {
type: "array",
items: true
},
type: {
anyOf: [ {
$ref: "#/$defs/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/$defs/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
}
},
$defs: {
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
$ref: "#/$defs/nonNegativeInteger",
default: 0
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
}
};
});
var na = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = Xn();
const o = Qn();
const r = ea();
const s = ta();
const n = oa();
const a = ra();
const i = sa();
const c = [ "/properties" ];
function addMetaSchema2019(e) {
[ t, o, r, s, with$data(this, n), a, with$data(this, i) ].forEach(e => this.addMetaSchema(e, void 0, false));
return this;
function with$data(t, o) {
return e ? t.$dataMetaSchema(o, c) : o;
}
}
e.default = addMetaSchema2019;
});
var aa = __commonJSMin((e, t) => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv2019 = void 0;
const o = Gs();
const r = qn();
const s = Hn();
const n = Zn();
const a = Gn();
const i = Yn();
const c = na();
const l = "https://json-schema.org/draft/2019-09/schema";
var u = class extends o.default {
constructor(e = {}) {
super({
...e,
dynamicRef: true,
next: true,
unevaluated: true
});
}
_addVocabularies() {
super._addVocabularies();
this.addVocabulary(s.default);
r.default.forEach(e => this.addVocabulary(e));
this.addVocabulary(n.default);
this.addVocabulary(a.default);
this.opts.discriminator && this.addKeyword(i.default);
}
_addDefaultMetaSchema() {
super._addDefaultMetaSchema();
const {$data: e, meta: t} = this.opts;
if (!t) return;
c.default.call(this, e);
this.refs["http://json-schema.org/schema"] = l;
}
defaultMeta() {
return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(l) ? l : void 0);
}
};
e.Ajv2019 = u;
t.exports = e = u;
t.exports.Ajv2019 = u;
Object.defineProperty(e, "__esModule", {
value: true
});
e.default = u;
var d = Ds();
Object.defineProperty(e, "KeywordCxt", {
enumerable: true,
get: function() {
return d.KeywordCxt;
}
});
var p = js();
Object.defineProperty(e, "_", {
enumerable: true,
get: function() {
return p._;
}
});
Object.defineProperty(e, "str", {
enumerable: true,
get: function() {
return p.str;
}
});
Object.defineProperty(e, "stringify", {
enumerable: true,
get: function() {
return p.stringify;
}
});
Object.defineProperty(e, "nil", {
enumerable: true,
get: function() {
return p.nil;
}
});
Object.defineProperty(e, "Name", {
enumerable: true,
get: function() {
return p.Name;
}
});
Object.defineProperty(e, "CodeGen", {
enumerable: true,
get: function() {
return p.CodeGen;
}
});
var h = Us();
Object.defineProperty(e, "ValidationError", {
enumerable: true,
get: function() {
return h.default;
}
});
var m = Hs();
Object.defineProperty(e, "MissingRefError", {
enumerable: true,
get: function() {
return m.default;
}
});
});
var ia = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = en();
const o = mn();
const r = On();
const s = Hn();
const n = Zn();
const a = Gn();
const i = xn();
const c = Mn();
const l = [ s.default, t.default, o.default, (0, r.default)(true), i.default, c.metadataVocabulary, c.contentVocabulary, n.default, a.default ];
e.default = l;
});
var ca = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/schema",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/core": true,
"https://json-schema.org/draft/2020-12/vocab/applicator": true,
"https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
"https://json-schema.org/draft/2020-12/vocab/validation": true,
"https://json-schema.org/draft/2020-12/vocab/meta-data": true,
"https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
"https://json-schema.org/draft/2020-12/vocab/content": true
},
$dynamicAnchor: "meta",
title: "Core and Validation specifications meta-schema",
allOf: [ {
$ref: "meta/core"
}, {
$ref: "meta/applicator"
}, {
$ref: "meta/unevaluated"
}, {
$ref: "meta/validation"
}, {
$ref: "meta/meta-data"
}, {
$ref: "meta/format-annotation"
}, {
$ref: "meta/content"
} ],
type: [ "object", "boolean" ],
$comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
properties: {
definitions: {
$comment: '"definitions" has been replaced by "$defs".',
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
deprecated: true,
default: {}
},
dependencies: {
$comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
type: "object",
additionalProperties: {
anyOf: [ {
$dynamicRef: "#meta"
}, {
$ref: "meta/validation#/$defs/stringArray"
} ]
},
deprecated: true,
default: {}
},
$recursiveAnchor: {
$comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
$ref: "meta/core#/$defs/anchorString",
deprecated: true
},
$recursiveRef: {
$comment: '"$recursiveRef" has been replaced by "$dynamicRef".',
$ref: "meta/core#/$defs/uriReferenceString",
deprecated: true
}
}
};
});
var la = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/applicator",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/applicator": true
},
$dynamicAnchor: "meta",
title: "Applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
prefixItems: {
$ref: "#/$defs/schemaArray"
},
items: {
$dynamicRef: "#meta"
},
contains: {
$dynamicRef: "#meta"
},
additionalProperties: {
$dynamicRef: "#meta"
},
properties: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependentSchemas: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
default: {}
},
propertyNames: {
$dynamicRef: "#meta"
},
if: {
$dynamicRef: "#meta"
},
then: {
$dynamicRef: "#meta"
},
else: {
$dynamicRef: "#meta"
},
allOf: {
$ref: "#/$defs/schemaArray"
},
anyOf: {
$ref: "#/$defs/schemaArray"
},
oneOf: {
$ref: "#/$defs/schemaArray"
},
not: {
$dynamicRef: "#meta"
}
},
$defs: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$dynamicRef: "#meta"
}
}
}
};
});
var ua = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/unevaluated": true
},
$dynamicAnchor: "meta",
title: "Unevaluated applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
unevaluatedItems: {
$dynamicRef: "#meta"
},
unevaluatedProperties: {
$dynamicRef: "#meta"
}
}
};
});
var da = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/content",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/content": true
},
$dynamicAnchor: "meta",
title: "Content vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
contentEncoding: {
type: "string"
},
contentMediaType: {
type: "string"
},
contentSchema: {
$dynamicRef: "#meta"
}
}
};
});
var pa = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/core",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/core": true
},
$dynamicAnchor: "meta",
title: "Core vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
$id: {
$ref: "#/$defs/uriReferenceString",
$comment: "Non-empty fragments not allowed.",
pattern: "^[^#]*#?$"
},
$schema: {
$ref: "#/$defs/uriString"
},
$ref: {
$ref: "#/$defs/uriReferenceString"
},
$anchor: {
$ref: "#/$defs/anchorString"
},
$dynamicRef: {
$ref: "#/$defs/uriReferenceString"
},
$dynamicAnchor: {
$ref: "#/$defs/anchorString"
},
$vocabulary: {
type: "object",
propertyNames: {
$ref: "#/$defs/uriString"
},
additionalProperties: {
type: "boolean"
}
},
$comment: {
type: "string"
},
$defs: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
}
}
},
$defs: {
anchorString: {
type: "string",
pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
},
uriString: {
type: "string",
format: "uri"
},
uriReferenceString: {
type: "string",
format: "uri-reference"
}
}
};
});
var ha = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/format-annotation": true
},
$dynamicAnchor: "meta",
title: "Format vocabulary meta-schema for annotation results",
type: [ "object", "boolean" ],
properties: {
format: {
type: "string"
}
}
};
});
var ma = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/meta-data",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/meta-data": true
},
$dynamicAnchor: "meta",
title: "Meta-data vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
deprecated: {
type: "boolean",
default: false
},
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
}
}
};
});
var fa = __commonJSMin((e, t) => {
t.exports = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/validation",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/validation": true
},
$dynamicAnchor: "meta",
title: "Validation vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
type: {
anyOf: [ {
$ref: "#/$defs/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/$defs/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
const: true,
enum: {
type: "array",
items: true
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/$defs/nonNegativeInteger"
},
minLength: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
maxItems: {
$ref: "#/$defs/nonNegativeInteger"
},
minItems: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxContains: {
$ref: "#/$defs/nonNegativeInteger"
},
minContains: {
$ref: "#/$defs/nonNegativeInteger",
default: 1
},
maxProperties: {
$ref: "#/$defs/nonNegativeInteger"
},
minProperties: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/$defs/stringArray"
},
dependentRequired: {
type: "object",
additionalProperties: {
$ref: "#/$defs/stringArray"
}
}
},
$defs: {
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
$ref: "#/$defs/nonNegativeInteger",
default: 0
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
}
};
});
var ga = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
const t = ca();
const o = la();
const r = ua();
const s = da();
const n = pa();
const a = ha();
const i = ma();
const c = fa();
const l = [ "/properties" ];
function addMetaSchema2020(e) {
[ t, o, r, s, n, with$data(this, a), i, with$data(this, c) ].forEach(e => this.addMetaSchema(e, void 0, false));
return this;
function with$data(t, o) {
return e ? t.$dataMetaSchema(o, l) : o;
}
}
e.default = addMetaSchema2020;
});
var ya = __commonJSMin((e, t) => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv2020 = void 0;
const o = Gs();
const r = ia();
const s = Yn();
const n = ga();
const a = "https://json-schema.org/draft/2020-12/schema";
var i = class extends o.default {
constructor(e = {}) {
super({
...e,
dynamicRef: true,
next: true,
unevaluated: true
});
}
_addVocabularies() {
super._addVocabularies();
r.default.forEach(e => this.addVocabulary(e));
this.opts.discriminator && this.addKeyword(s.default);
}
_addDefaultMetaSchema() {
super._addDefaultMetaSchema();
const {$data: e, meta: t} = this.opts;
if (!t) return;
n.default.call(this, e);
this.refs["http://json-schema.org/schema"] = a;
}
defaultMeta() {
return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(a) ? a : void 0);
}
};
e.Ajv2020 = i;
t.exports = e = i;
t.exports.Ajv2020 = i;
Object.defineProperty(e, "__esModule", {
value: true
});
e.default = i;
var c = Ds();
Object.defineProperty(e, "KeywordCxt", {
enumerable: true,
get: function() {
return c.KeywordCxt;
}
});
var l = js();
Object.defineProperty(e, "_", {
enumerable: true,
get: function() {
return l._;
}
});
Object.defineProperty(e, "str", {
enumerable: true,
get: function() {
return l.str;
}
});
Object.defineProperty(e, "stringify", {
enumerable: true,
get: function() {
return l.stringify;
}
});
Object.defineProperty(e, "nil", {
enumerable: true,
get: function() {
return l.nil;
}
});
Object.defineProperty(e, "Name", {
enumerable: true,
get: function() {
return l.Name;
}
});
Object.defineProperty(e, "CodeGen", {
enumerable: true,
get: function() {
return l.CodeGen;
}
});
var u = Us();
Object.defineProperty(e, "ValidationError", {
enumerable: true,
get: function() {
return u.default;
}
});
var d = Hs();
Object.defineProperty(e, "MissingRefError", {
enumerable: true,
get: function() {
return d.default;
}
});
});
var va = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.formatNames = e.fastFormats = e.fullFormats = void 0;
function fmtDef(e, t) {
return {
validate: e,
compare: t
};
}
e.fullFormats = {
date: fmtDef(date, compareDate),
time: fmtDef(getTime(true), compareTime),
"date-time": fmtDef(getDateTime(true), compareDateTime),
"iso-time": fmtDef(getTime(), compareIsoTime),
"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri: uri,
"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex: regex,
uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte: byte,
int32: {
type: "number",
validate: validateInt32
},
int64: {
type: "number",
validate: validateInt64
},
float: {
type: "number",
validate: validateNumber
},
double: {
type: "number",
validate: validateNumber
},
password: true,
binary: true
};
e.fastFormats = {
...e.fullFormats,
date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
};
e.formatNames = Object.keys(e.fullFormats);
function isLeapYear(e) {
return e % 4 === 0 && (e % 100 !== 0 || e % 400 === 0);
}
const t = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const o = [ 0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];
function date(e) {
const r = t.exec(e);
if (!r) return false;
const s = +r[1];
const n = +r[2];
const a = +r[3];
return n >= 1 && n <= 12 && a >= 1 && a <= (n === 2 && isLeapYear(s) ? 29 : o[n]);
}
function compareDate(e, t) {
if (!(e && t)) return;
if (e > t) return 1;
if (e < t) return -1;
return 0;
}
const r = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(e) {
return function(t) {
const o = r.exec(t);
if (!o) return false;
const s = +o[1];
const n = +o[2];
const a = +o[3];
const i = o[4];
const c = o[5] === "-" ? -1 : 1;
const l = +(o[6] || 0);
const u = +(o[7] || 0);
if (l > 23 || u > 59 || e && !i) return false;
if (s <= 23 && n <= 59 && a < 60) return true;
const d = n - u * c;
const p = s - l * c - (d < 0 ? 1 : 0);
return (p === 23 || p === -1) && (d === 59 || d === -1) && a < 61;
};
}
function compareTime(e, t) {
if (!(e && t)) return;
const o = new Date("2020-01-01T" + e).valueOf();
const r = new Date("2020-01-01T" + t).valueOf();
if (!(o && r)) return;
return o - r;
}
function compareIsoTime(e, t) {
if (!(e && t)) return;
const o = r.exec(e);
const s = r.exec(t);
if (!(o && s)) return;
e = o[1] + o[2] + o[3];
t = s[1] + s[2] + s[3];
if (e > t) return 1;
if (e < t) return -1;
return 0;
}
const s = /t|\s/i;
function getDateTime(e) {
const t = getTime(e);
return function(e) {
const o = e.split(s);
return o.length === 2 && date(o[0]) && t(o[1]);
};
}
function compareDateTime(e, t) {
if (!(e && t)) return;
const o = new Date(e).valueOf();
const r = new Date(t).valueOf();
if (!(o && r)) return;
return o - r;
}
function compareIsoDateTime(e, t) {
if (!(e && t)) return;
const [o, r] = e.split(s);
const [n, a] = t.split(s);
const i = compareDate(o, n);
if (i === void 0) return;
return i || compareTime(r, a);
}
const n = /\/|:/;
const a = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(e) {
return n.test(e) && a.test(e);
}
const i = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(e) {
i.lastIndex = 0;
return i.test(e);
}
const c = -(2 ** 31);
const l = 2 ** 31 - 1;
function validateInt32(e) {
return Number.isInteger(e) && e <= l && e >= c;
}
function validateInt64(e) {
return Number.isInteger(e);
}
function validateNumber() {
return true;
}
const u = /[^\\]\\Z/;
function regex(e) {
if (u.test(e)) return false;
try {
new RegExp(e);
return true;
} catch (e) {
return false;
}
}
});
var _a = __commonJSMin(e => {
Object.defineProperty(e, "__esModule", {
value: true
});
e.formatLimitDefinition = void 0;
const t = zn();
const o = js();
const r = o.operators;
const s = {
formatMaximum: {
okStr: "<=",
ok: r.LTE,
fail: r.GT
},
formatMinimum: {
okStr: ">=",
ok: r.GTE,
fail: r.LT
},
formatExclusiveMaximum: {
okStr: "<",
ok: r.LT,
fail: r.GTE
},
formatExclusiveMinimum: {
okStr: ">",
ok: r.GT,
fail: r.LTE
}
};
const n = {
message: ({keyword: e, schemaCode: t}) => o.str`should be ${s[e].okStr} ${t}`,
params: ({keyword: e, schemaCode: t}) => o._`{comparison: ${s[e].okStr}, limit: ${t}}`
};
e.formatLimitDefinition = {
keyword: Object.keys(s),
type: "string",
schemaType: "string",
$data: true,
error: n,
code(e) {
const {gen: r, data: n, schemaCode: a, keyword: i, it: c} = e;
const {opts: l, self: u} = c;
if (!l.validateFormats) return;
const d = new t.KeywordCxt(c, u.RULES.all.format.definition, "format");
d.$data ? validate$DataFormat() : validateFormat();
function validate$DataFormat() {
const t = r.scopeValue("formats", {
ref: u.formats,
code: l.code.formats
});
const s = r.const("fmt", o._`${t}[${d.schemaCode}]`);
e.fail$data((0, o.or)(o._`typeof ${s} != "object"`, o._`${s} instanceof RegExp`, o._`typeof ${s}.compare != "function"`, compareCode(s)));
}
function validateFormat() {
const t = d.schema;
const s = u.formats[t];
if (!s || s === true) return;
if (typeof s != "object" || s instanceof RegExp || typeof s.compare != "function") throw new Error(`"${i}": format "${t}" does not define "compare" function`);
const n = r.scopeValue("formats", {
key: t,
ref: s,
code: l.code.formats ? o._`${l.code.formats}${(0, o.getProperty)(t)}` : void 0
});
e.fail$data(compareCode(n));
}
function compareCode(e) {
return o._`${e}.compare(${n}, ${a}) ${s[i].fail} 0`;
}
},
dependencies: [ "format" ]
};
const formatLimitPlugin = t => {
t.addKeyword(e.formatLimitDefinition);
return t;
};
e.default = formatLimitPlugin;
});
var Sa = __commonJSMin((e, t) => {
Object.defineProperty(e, "__esModule", {
value: true
});
const o = va();
const r = _a();
const s = js();
const n = new s.Name("fullFormats");
const a = new s.Name("fastFormats");
const formatsPlugin = (e, t = {
keywords: true
}) => {
if (Array.isArray(t)) {
addFormats(e, t, o.fullFormats, n);
return e;
}
const [s, i] = t.mode === "fast" ? [ o.fastFormats, a ] : [ o.fullFormats, n ];
addFormats(e, t.formats || o.formatNames, s, i);
t.keywords && (0, r.default)(e);
return e;
};
formatsPlugin.get = (e, t = "full") => {
const r = (t === "fast" ? o.fastFormats : o.fullFormats)[e];
if (!r) throw new Error(`Unknown format "${e}"`);
return r;
};
function addFormats(e, t, o, r) {
var n;
var a;
(n = (a = e.opts.code).formats) !== null && n !== void 0 || (a.formats = s._`require("ajv-formats/dist/formats").${r}`);
for (const r of t) e.addFormat(r, o[r]);
}
t.exports = e = formatsPlugin;
Object.defineProperty(e, "__esModule", {
value: true
});
e.default = formatsPlugin;
});
var ba = zn();
var Pa = aa();
var wa = ya();
var $a = __toESM(Sa(), 1);
const Ra = $a.default;
function createDefaultAjvInstance(e) {
const t = new e({
strict: false,
validateFormats: true,
validateSchema: false,
allErrors: true
});
Ra(t);
return t;
}
var ka = class {
_ajv;
_ajvDraft7;
_ajv2019;
_userAjv;
constructor(e) {
this._userAjv = e !== void 0;
this._ajv = e;
}
get ajv() {
return this._ajv ??= createDefaultAjvInstance(wa.Ajv2020);
}
_engineFor(e) {
if (this._userAjv) return this.ajv;
const t = declaredDialect(e, "pass a pre-configured Ajv instance to AjvJsonSchemaValidator(ajv) to validate other dialects.");
if (t === "2020-12") return this.ajv;
if (t === "2019-09") return this._ajv2019 ??= createDefaultAjvInstance(Pa.Ajv2019);
return this._ajvDraft7 ??= createDefaultAjvInstance(ba.Ajv);
}
getValidator(e) {
const t = this._engineFor(e);
const o = "$id" in e && typeof e.$id === "string" ? t.getSchema(e.$id) ?? t.compile(e) : t.compile(e);
return e => o(e) ? {
valid: true,
data: e,
errorMessage: void 0
} : {
valid: false,
data: void 0,
errorMessage: t.errorsText(o.errors)
};
}
};
ba.Ajv;
const ja = false;
let Ca;
Ca = globalThis.crypto?.webcrypto ?? globalThis.crypto ?? Promise.resolve().then(o.t.bind(o, 77598, 19)).then(e => e.webcrypto);
async function getRandomValues(e) {
return (await Ca).getRandomValues(new Uint8Array(e));
}
async function random(e) {
const t = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
const o = Math.pow(2, 8) - Math.pow(2, 8) % t.length;
let r = "";
while (r.length < e) {
const s = await getRandomValues(e - r.length);
for (const e of s) e < o && (r += t[e % t.length]);
}
return r;
}
async function generateVerifier(e) {
return await random(e);
}
async function generateChallenge(e) {
const t = await (await Ca).subtle.digest("SHA-256", (new TextEncoder).encode(e));
return btoa(String.fromCharCode(...new Uint8Array(t))).replace(/\//g, "_").replace(/\+/g, "-").replace(/=/g, "");
}
async function pkceChallenge(e) {
e || (e = 43);
if (e < 43 || e > 128) throw `Expected a length between 43 and 128. Received ${e}.`;
const t = await generateVerifier(e);
const o = await generateChallenge(t);
return {
code_verifier: t,
code_challenge: o
};
}
var Ia = class extends Error {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.OAuthClientFlowError"
});
}
static [Symbol.hasInstance](e) {
return brandedHasInstance(this, e);
}
static isInstance(e) {
if (typeof this !== "function") throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this, e);
}
constructor(e) {
super(e);
this.name = new.target.name;
stampErrorBrands(this, new.target);
}
};
var Ea = class extends Ia {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.IssuerMismatchError"
});
}
kind;
expected;
received;
constructor(e, t, o) {
super(`Issuer mismatch in ${e === "metadata" ? "authorization server metadata (RFC 8414 \xa73.3)" : "authorization response (RFC 9207)"}: expected ${JSON.stringify(t)}, received ${JSON.stringify(o)}`);
this.kind = e;
this.expected = t;
this.received = o;
}
};
var Oa = class extends Ia {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.RegistrationRejectedError"
});
}
status;
body;
submittedMetadata;
constructor(e) {
super(`Dynamic Client Registration rejected (HTTP ${e.status}): ${e.body}`);
this.status = e.status;
this.body = e.body;
this.submittedMetadata = e.submittedMetadata;
}
};
var Ta = class extends Ia {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.InsecureTokenEndpointError"
});
}
tokenEndpoint;
constructor(e) {
super(`Refusing to send credentials to non-https token endpoint '${e}'. OAuth token requests MUST use TLS (localhost / *.localhost / 127.0.0.1 / ::1 are exempt).`);
this.tokenEndpoint = e;
}
};
var xa = class extends Ia {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.AuthorizationServerMismatchError"
});
}
constructor(e, t) {
super(`Authorization server mismatch: credentials are bound to ${JSON.stringify(e)} but this call resolved ${JSON.stringify(t)}; refusing to present them to a different authorization server`);
this.recordedIssuer = e;
this.currentIssuer = t;
}
};
var Ma = class extends Ia {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.InsufficientScopeError"
});
}
requiredScope;
resourceMetadataUrl;
errorDescription;
constructor(e) {
super("Insufficient scope" + (e.requiredScope ? `: required "${e.requiredScope}"` : ""));
this.requiredScope = e.requiredScope;
this.resourceMetadataUrl = e.resourceMetadataUrl;
this.errorDescription = e.errorDescription;
}
};
function discardIfIssuerMismatch(e, t, o) {
if (!e) return;
if (typeof e.issuer !== "string") {
o?.canPersistStamp !== false && console.warn("[mcp-sdk] SEP-2352: stored OAuth credential has no 'issuer' stamp (pre-upgrade storage or provider not round-tripping the value). SEP-2352 isolation is inactive for this read; ensure your provider round-trips the issuer field.");
return e.issuer === void 0 ? e : {
...e,
issuer: void 0
};
}
return issuersMatch(e.issuer, t) ? e : void 0;
}
function issuersMatch(e, t) {
return e === t || e.endsWith("/") && e.slice(0, -1) === t || t.endsWith("/") && t.slice(0, -1) === e;
}
function public_CvV4ZHkX_isOAuthClientProvider(e) {
if (e == null) return false;
const t = e;
return typeof t.tokens === "function" && typeof t.clientInformation === "function";
}
async function handleOAuthUnauthorized(e, t, o) {
const {resourceMetadataUrl: r, scope: s} = public_CvV4ZHkX_extractWWWAuthenticateParams(t.response);
if (await public_CvV4ZHkX_auth(e, {
serverUrl: t.serverUrl,
resourceMetadataUrl: r,
scope: s,
fetchFn: t.fetchFn,
...o
}) !== "AUTHORIZED") throw new qa;
}
function public_CvV4ZHkX_adaptOAuthProvider(e, t) {
return {
token: async () => (await e.tokens())?.access_token,
onUnauthorized: async o => handleOAuthUnauthorized(e, o, t)
};
}
var qa = class extends Error {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.UnauthorizedError"
});
}
static [Symbol.hasInstance](e) {
return brandedHasInstance(this, e);
}
static isInstance(e) {
if (typeof this !== "function") throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this, e);
}
constructor(e) {
super(e ?? "Unauthorized");
this.name = "UnauthorizedError";
stampErrorBrands(this, new.target);
}
};
function isIssParameterSupported(e) {
return e?.authorization_response_iss_parameter_supported === true;
}
function validateAuthorizationResponseIssuer({iss: e, expectedIssuer: t, issParameterSupported: o}) {
if (t === void 0) return;
if (e === void 0) {
if (o) throw new Ea("authorization_response", t, void 0);
return;
}
if (e !== t) throw new Ea("authorization_response", t, e);
}
function computeScopeUnion(...e) {
const t = new Set;
for (const o of e) {
if (!o) continue;
for (const e of o.split(/\s+/)) e && t.add(e);
}
return t.size > 0 ? [ ...t ].join(" ") : void 0;
}
function isStrictScopeSuperset(e, t) {
if (!e) return false;
const o = new Set((t ?? "").split(/\s+/).filter(Boolean));
for (const t of e.split(/\s+/)) if (t && !o.has(t)) return true;
return false;
}
async function public_CvV4ZHkX_resolveAuthorizationCallbackParams(e, t, o, r, s) {
if (typeof e === "string") return {
authorizationCode: e,
iss: t
};
const n = e.get("iss") ?? void 0;
const a = e.get("code");
if (a) return {
authorizationCode: a,
iss: n
};
let i = (await (o.discoveryState?.()))?.authorizationServerMetadata;
if (!i) try {
i = (await discoverOAuthServerInfo(r, s)).authorizationServerMetadata;
} catch {
i = void 0;
}
if (!i) throw new qa("Authorization callback failed and the issuer could not be verified");
validateAuthorizationResponseIssuer({
iss: n,
expectedIssuer: i.issuer,
issParameterSupported: isIssParameterSupported(i)
});
const c = e.get("error");
if (c) throw new rr(c, e.get("error_description") ?? c, e.get("error_uri") ?? void 0);
throw new qa("Authorization callback contained neither `code` nor `error`");
}
function isClientAuthMethod(e) {
return [ "client_secret_basic", "client_secret_post", "none" ].includes(e);
}
const Na = "code";
const Ya = "S256";
function selectClientAuthMethod(e, t) {
const o = e.client_secret !== void 0;
if ("token_endpoint_auth_method" in e && e.token_endpoint_auth_method && isClientAuthMethod(e.token_endpoint_auth_method) && (t.length === 0 || t.includes(e.token_endpoint_auth_method))) return e.token_endpoint_auth_method;
if (t.length === 0) return o ? "client_secret_basic" : "none";
if (o && t.includes("client_secret_basic")) return "client_secret_basic";
if (o && t.includes("client_secret_post")) return "client_secret_post";
if (t.includes("none")) return "none";
return o ? "client_secret_post" : "none";
}
function public_CvV4ZHkX_applyClientAuthentication(e, t, o, r) {
const {client_id: s, client_secret: n} = t;
switch (e) {
case "client_secret_basic":
applyBasicAuth(s, n, o);
return;

case "client_secret_post":
applyPostAuth(s, n, r);
return;

case "none":
applyPublicAuth(s, r);
return;

default:
throw new Error(`Unsupported client authentication method: ${e}`);
}
}
function applyBasicAuth(e, t, o) {
if (!t) throw new Error("client_secret_basic authentication requires a client_secret");
const r = btoa(`${e}:${t}`);
o.set("Authorization", `Basic ${r}`);
}
function applyPostAuth(e, t, o) {
o.set("client_id", e);
t && o.set("client_secret", t);
}
function applyPublicAuth(e, t) {
t.set("client_id", e);
}
function isLoopbackHost(e) {
return e === "localhost" || e.endsWith(".localhost") || e === "127.0.0.1" || e === "[::1]" || e === "::1";
}
function public_CvV4ZHkX_assertSecureTokenEndpoint(e) {
const t = new URL(String(e));
if (t.protocol !== "https:" && !isLoopbackHost(t.hostname)) throw new Ta(t.href);
return t;
}
function deriveApplicationType(e) {
for (const t of e ?? []) {
let e;
try {
e = new URL(t);
} catch {
continue;
}
if (e.protocol !== "http:" && e.protocol !== "https:") return "native";
if (isLoopbackHost(e.hostname)) return "native";
}
return "web";
}
function resolveClientMetadata(e) {
const t = e.clientMetadata;
return {
...t,
grant_types: t.grant_types ?? (e.redirectUrl === void 0 ? void 0 : [ "authorization_code", "refresh_token" ]),
application_type: t.application_type ?? deriveApplicationType(t.redirect_uris)
};
}
async function parseErrorResponse(e) {
const t = e instanceof Response ? e.status : void 0;
const o = e instanceof Response ? await e.text() : e;
try {
const e = Fo.parse(JSON.parse(o));
return rr.fromResponse(e);
} catch (e) {
const r = `${t ? `HTTP ${t}: ` : ""}Invalid OAuth error response: ${e}. Raw body: ${o}`;
return new rr(tr.ServerError, r);
}
}
function warnCredentialInvalidation(e, t, o) {
const r = e.invalidateCredentials === void 0 ? `retrying authorization without discarding the stored ${o} (provider implements no invalidateCredentials())` : `invalidating the stored ${o} and retrying authorization`;
console.warn(`[mcp-sdk] OAuth ${JSON.stringify(t.code)} \u2014 ${r}. Cause: ${JSON.stringify(t.message)}`);
}
async function public_CvV4ZHkX_auth(e, t) {
try {
return await authInternal(e, t);
} catch (o) {
if (o instanceof rr) {
if (o.code === tr.InvalidClient || o.code === tr.UnauthorizedClient) {
warnCredentialInvalidation(e, o, "client credentials and tokens");
await (e.invalidateCredentials?.("client"));
await (e.invalidateCredentials?.("tokens"));
return await authInternal(e, t);
}
if (o.code === tr.InvalidGrant || o.code === tr.InvalidDpopProof) {
warnCredentialInvalidation(e, o, "tokens");
await (e.invalidateCredentials?.("tokens"));
return await authInternal(e, t);
}
}
throw o;
}
}
function determineScope(e) {
const {requestedScope: t, resourceMetadata: o, authServerMetadata: r, clientMetadata: s} = e;
let n = t || o?.scopes_supported?.join(" ") || s.scope;
n && r?.scopes_supported?.includes("offline_access") && !n.split(" ").includes("offline_access") && s.grant_types?.includes("refresh_token") && (n = `${n} offline_access`);
return n;
}
async function authInternal(e, {serverUrl: t, authorizationCode: o, iss: r, scope: s, resourceMetadataUrl: n, fetchFn: a, skipIssuerMetadataValidation: i, forceReauthorization: c}) {
const l = resolveClientMetadata(e);
const u = await (e.discoveryState?.());
let d;
let p;
let h;
let m;
let f = n;
!f && u?.resourceMetadataUrl && (f = new URL(u.resourceMetadataUrl));
if (u?.authorizationServerUrl) {
p = u.authorizationServerUrl;
d = u.resourceMetadata;
h = u.authorizationServerMetadata ?? await public_CvV4ZHkX_discoverAuthorizationServerMetadata(p, {
fetchFn: a,
skipIssuerValidation: i
});
if (!d) try {
d = await discoverOAuthProtectedResourceMetadata(t, {
resourceMetadataUrl: f
}, a);
} catch (e) {
if (e instanceof TypeError) throw e;
}
h === u.authorizationServerMetadata && d === u.resourceMetadata || await (e.saveDiscoveryState?.({
authorizationServerUrl: String(p),
resourceMetadataUrl: f?.toString(),
resourceMetadata: d,
authorizationServerMetadata: h
}));
} else {
const e = await discoverOAuthServerInfo(t, {
resourceMetadataUrl: f,
fetchFn: a,
skipIssuerMetadataValidation: i
});
p = e.authorizationServerUrl;
h = e.authorizationServerMetadata;
d = e.resourceMetadata;
m = {
authorizationServerUrl: String(p),
resourceMetadataUrl: f?.toString(),
resourceMetadata: d,
authorizationServerMetadata: h
};
}
const g = h?.issuer ?? String(p);
const y = {
issuer: g
};
await (e.saveAuthorizationServerUrl?.(g));
if (o !== void 0) {
const t = u?.authorizationServerMetadata?.issuer ?? u?.authorizationServerUrl;
if (t === void 0) {
if (e.saveDiscoveryState !== void 0) throw new xa("discoveryState was not available on the callback leg; ensure your provider persists discoveryState alongside codeVerifier", g);
console.warn("[mcp-sdk] OAuthClientProvider does not implement saveDiscoveryState()/discoveryState(); the SEP-2352 callback-leg authorization-server binding cannot be checked. Implement discoveryState (persist alongside codeVerifier) \u2014 see docs/migration/upgrade-to-v2.md \xa7SEP-2352.");
} else if (!issuersMatch(t, g)) throw new xa(t, g);
}
m && await (e.saveDiscoveryState?.(m));
const v = await selectResourceURL(t, e, d);
const S = v && d && !e.validateResourceURL ? d.resource : v;
S && await (e.saveResourceUrl?.(resourceIndicatorToString(S)));
const b = determineScope({
requestedScope: s,
resourceMetadata: d,
authServerMetadata: h,
clientMetadata: e.clientMetadata
});
const P = await Promise.resolve(e.clientInformation(y));
let w = discardIfIssuerMismatch(P, g, {
canPersistStamp: e.saveClientInformation !== void 0
});
if (w === void 0 && P?.issuer && e.saveClientInformation === void 0) throw new xa(P.issuer, g);
if (w && w.issuer === void 0) {
w = {
...w,
issuer: g
};
await (e.saveClientInformation?.(w, y));
}
if (!w) {
if (o !== void 0) throw new Error("Existing OAuth client information is required when exchanging an authorization code");
const t = h?.client_id_metadata_document_supported === true;
const r = e.clientMetadataUrl;
if (r && !isHttpsUrl(r)) throw new rr(tr.InvalidClientMetadata, `clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${r}`);
if (t && r) {
w = {
client_id: r,
issuer: g
};
await (e.saveClientInformation?.(w, y));
} else {
if (!e.saveClientInformation) throw new Error("OAuth client information must be saveable for dynamic registration");
w = {
...await registerClient(p, {
metadata: h,
clientMetadata: l,
scope: b,
fetchFn: a
}),
issuer: g
};
await e.saveClientInformation(w, y);
}
}
const $ = !e.redirectUrl;
if (o !== void 0 || $) {
o !== void 0 && validateAuthorizationResponseIssuer({
iss: r,
expectedIssuer: h?.issuer,
issParameterSupported: isIssParameterSupported(h)
});
const t = await fetchToken(e, p, {
metadata: h,
resource: S,
authorizationCode: o,
iss: r,
scope: b,
fetchFn: a
});
await e.saveTokens({
...t,
issuer: g
}, y);
return "AUTHORIZED";
}
let R = discardIfIssuerMismatch(await e.tokens(y), g);
if (R && R.issuer === void 0) {
R = {
...R,
issuer: g
};
await e.saveTokens(R, y);
}
if (R?.refresh_token && !c) {
const t = await (e.scopeForRefresh?.(R));
let o;
try {
o = await refreshAuthorization(p, {
metadata: h,
clientInformation: w,
refreshToken: R.refresh_token,
scope: t,
resource: S,
addClientAuthentication: e.addClientAuthentication,
dpop: await (e.dpop?.()),
fetchFn: a
});
} catch (e) {
if (e instanceof Ta) throw e;
if (e instanceof rr && e.code !== tr.ServerError) throw e;
console.warn(`[mcp-sdk] Could not refresh OAuth tokens; falling back to a new authorization request. Cause: ${JSON.stringify(e instanceof Error ? e.message : String(e))}`);
}
if (o) {
await e.saveTokens({
...o,
issuer: g
}, y);
return "AUTHORIZED";
}
}
const k = e.state ? await e.state() : void 0;
const {authorizationUrl: j, codeVerifier: C} = await startAuthorization(p, {
metadata: h,
clientInformation: w,
state: k,
redirectUrl: e.redirectUrl,
scope: b,
resource: S
});
await e.saveCodeVerifier(C);
await e.redirectToAuthorization(j);
return "REDIRECT";
}
function isHttpsUrl(e) {
if (!e) return false;
try {
const t = new URL(e);
return t.protocol === "https:" && t.pathname !== "/";
} catch {
return false;
}
}
async function selectResourceURL(e, t, o) {
const r = resourceUrlFromServerUrl(e);
if (t.validateResourceURL) return await t.validateResourceURL(r, o?.resource);
if (!o) return;
if (!checkResourceAllowed({
requestedResource: r,
configuredResource: o.resource
})) throw new Error(`Protected resource ${o.resource} does not match expected ${r} (or origin)`);
return new URL(o.resource);
}
const Aa = new Set([ "bearer", "dpop" ]);
function public_CvV4ZHkX_extractWWWAuthenticateParams(e) {
const t = e.headers.get("WWW-Authenticate");
if (!t) return {};
const [o, r] = t.split(" ");
if (!o || !Aa.has(o.toLowerCase()) || !r) return {};
const s = extractFieldFromWwwAuth(e, "resource_metadata") || void 0;
let n;
if (s) try {
n = new URL(s);
} catch {}
const a = extractFieldFromWwwAuth(e, "scope") || void 0;
const i = extractFieldFromWwwAuth(e, "error") || void 0;
const c = extractFieldFromWwwAuth(e, "error_description") || void 0;
return {
resourceMetadataUrl: n,
scope: a,
error: i,
errorDescription: c
};
}
function extractFieldFromWwwAuth(e, t) {
const o = e.headers.get("WWW-Authenticate");
if (!o) return null;
const r = new RegExp(String.raw`${t}=(?:"([^"]+)"|([^\s,]+))`);
const s = o.match(r);
if (s) {
const e = s[1] || s[2];
if (e) return e;
}
return null;
}
async function discoverOAuthProtectedResourceMetadata(e, t, o = fetch) {
const r = await discoverMetadataWithFallback(e, "oauth-protected-resource", o, {
protocolVersion: t?.protocolVersion,
metadataUrl: t?.resourceMetadataUrl
});
if (!r || r.status === 404) {
await (r?.text?.().catch(() => {}));
throw new Error("Resource server does not implement OAuth 2.0 Protected Resource Metadata.");
}
if (!r.ok) {
await (r.text?.().catch(() => {}));
throw new Error(`HTTP ${r.status} trying to load well-known OAuth protected resource metadata.`);
}
return zo.parse(await r.json());
}
async function fetchWithCorsRetry(e, t, o = fetch) {
const r = src_CeKsbNLO_fetchWithinOrigin(o);
try {
return await r(e, {
headers: t
});
} catch (o) {
if (!(o instanceof TypeError) || !ja) throw o;
if (t) try {
return await r(e, {});
} catch (e) {
if (!(e instanceof TypeError)) throw e;
return;
}
return;
}
}
function buildWellKnownPath(e, t = "", o = {}) {
t.endsWith("/") && (t = t.slice(0, -1));
return o.prependPathname ? `${t}/.well-known/${e}` : `/.well-known/${e}${t}`;
}
async function tryMetadataDiscovery(e, t, o = fetch) {
return await fetchWithCorsRetry(e, {
"MCP-Protocol-Version": t
}, o);
}
function shouldAttemptFallback(e, t) {
if (!e) return true;
if (t === "/") return false;
return !e.ok && e.status < 500 || e.status === 502;
}
async function discoverMetadataWithFallback(e, t, o, r) {
const s = new URL(e);
const n = r?.protocolVersion ?? f;
let a;
if (r?.metadataUrl) a = new URL(r.metadataUrl); else {
const e = buildWellKnownPath(t, s.pathname);
a = new URL(e, r?.metadataServerUrl ?? s);
a.search = s.search;
}
let i = await tryMetadataDiscovery(a, n, o);
!r?.metadataUrl && shouldAttemptFallback(i, s.pathname) && (i = await tryMetadataDiscovery(new URL(`/.well-known/${t}`, s), n, o));
return i;
}
function buildDiscoveryUrls(e) {
const t = typeof e === "string" ? new URL(e) : e;
const o = t.pathname !== "/";
const r = [];
if (!o) {
r.push({
url: new URL("/.well-known/oauth-authorization-server", t.origin),
type: "oauth"
}, {
url: new URL("/.well-known/openid-configuration", t.origin),
type: "oidc"
});
return r;
}
let s = t.pathname;
s.endsWith("/") && (s = s.slice(0, -1));
r.push({
url: new URL(`/.well-known/oauth-authorization-server${s}`, t.origin),
type: "oauth"
}, {
url: new URL(`/.well-known/openid-configuration${s}`, t.origin),
type: "oidc"
}, {
url: new URL(`${s}/.well-known/openid-configuration`, t.origin),
type: "oidc"
});
return r;
}
async function public_CvV4ZHkX_discoverAuthorizationServerMetadata(e, {fetchFn: t = fetch, protocolVersion: o = f, skipIssuerValidation: r = false} = {}) {
const s = {
"MCP-Protocol-Version": o,
Accept: "application/json"
};
const n = buildDiscoveryUrls(e);
for (const {url: o, type: a} of n) {
const n = await fetchWithCorsRetry(o, s, t);
if (!n) continue;
if (!n.ok) {
await (n.text?.().catch(() => {}));
if (n.status < 500 || n.status === 502) continue;
throw new Error(`HTTP ${n.status} trying to load ${a === "oauth" ? "OAuth" : "OpenID provider"} metadata from ${o}`);
}
const i = a === "oauth" ? Vo.parse(await n.json()) : Do.parse(await n.json());
if (!r) {
const t = typeof e === "string" ? e : e.href;
if (!(i.issuer === t || t.endsWith("/") && i.issuer === t.slice(0, -1))) throw new Ea("metadata", t, i.issuer);
}
return i;
}
}
async function discoverOAuthServerInfo(e, t) {
let o;
let r;
try {
o = await discoverOAuthProtectedResourceMetadata(e, {
resourceMetadataUrl: t?.resourceMetadataUrl
}, t?.fetchFn);
o.authorization_servers && o.authorization_servers.length > 0 && (r = o.authorization_servers[0]);
} catch (e) {
if (e instanceof TypeError) throw e;
}
r || (r = String(new URL("/", e)));
const s = await public_CvV4ZHkX_discoverAuthorizationServerMetadata(r, {
fetchFn: t?.fetchFn,
skipIssuerValidation: t?.skipIssuerMetadataValidation
});
return {
authorizationServerUrl: r,
authorizationServerMetadata: s,
resourceMetadata: o
};
}
function resourceIndicatorToString(e) {
return typeof e === "string" ? e : e.href;
}
async function startAuthorization(e, {metadata: t, clientInformation: o, redirectUrl: r, scope: s, state: n, resource: a}) {
let i;
if (t) {
i = new URL(t.authorization_endpoint);
if (!t.response_types_supported.includes(Na)) throw new Error(`Incompatible auth server: does not support response type ${Na}`);
if (t.code_challenge_methods_supported && !t.code_challenge_methods_supported.includes(Ya)) throw new Error(`Incompatible auth server: does not support code challenge method ${Ya}`);
} else i = new URL("/authorize", e);
const c = await pkceChallenge();
const l = c.code_verifier;
const u = c.code_challenge;
i.searchParams.set("response_type", Na);
i.searchParams.set("client_id", o.client_id);
i.searchParams.set("code_challenge", u);
i.searchParams.set("code_challenge_method", Ya);
i.searchParams.set("redirect_uri", String(r));
n && i.searchParams.set("state", n);
s && i.searchParams.set("scope", s);
s?.split(" ").includes("offline_access") && i.searchParams.append("prompt", "consent");
a && i.searchParams.set("resource", resourceIndicatorToString(a));
return {
authorizationUrl: i,
codeVerifier: l
};
}
function prepareAuthorizationCodeRequest(e, t, o) {
return new URLSearchParams({
grant_type: "authorization_code",
code: e,
code_verifier: t,
redirect_uri: String(o)
});
}
async function executeTokenRequest(e, {metadata: t, tokenRequestParams: o, clientInformation: r, addClientAuthentication: s, resource: n, dpop: a, fetchFn: i}) {
const c = public_CvV4ZHkX_assertSecureTokenEndpoint(t?.token_endpoint ?? new URL("/token", e));
const l = new Headers({
"Content-Type": "application/x-www-form-urlencoded",
Accept: "application/json"
});
n && o.set("resource", resourceIndicatorToString(n));
!s && r && public_CvV4ZHkX_applyClientAuthentication(selectClientAuthMethod(r, t?.token_endpoint_auth_methods_supported ?? []), r, l, o);
const requestOnce = async () => {
const e = new Headers(l);
s && await s(e, o, c, t);
a && e.set("DPoP", await a.buildProof({
htm: "POST",
htu: c
}));
return src_CeKsbNLO_fetchWithinOrigin(i ?? fetch)(c, {
method: "POST",
headers: e,
body: o
});
};
let u = await requestOnce();
if (a && u.status === 400 && (await u.clone().json().catch(() => {}))?.error === tr.UseDpopNonce) {
a.observeNonce(u, c);
u = await requestOnce();
}
a?.observeNonce(u, c);
if (!u.ok) throw await parseErrorResponse(u);
const d = await u.json();
try {
return Uo.parse(src_CeKsbNLO_withoutIssuer(d));
} catch (e) {
if (typeof d === "object" && d !== null && "error" in d) throw await parseErrorResponse(JSON.stringify(d));
throw e;
}
}
async function refreshAuthorization(e, {metadata: t, clientInformation: o, refreshToken: r, scope: s, resource: n, addClientAuthentication: a, dpop: i, fetchFn: c}) {
const l = new URLSearchParams({
grant_type: "refresh_token",
refresh_token: r
});
s && l.set("scope", s);
const u = await executeTokenRequest(e, {
metadata: t,
tokenRequestParams: l,
clientInformation: o,
addClientAuthentication: a,
resource: n,
dpop: i,
fetchFn: c
});
return {
refresh_token: r,
...u,
...s && !u.scope && {
scope: s
}
};
}
async function fetchToken(e, t, {metadata: o, resource: r, authorizationCode: s, iss: n, scope: a, fetchFn: i} = {}) {
s !== void 0 && validateAuthorizationResponseIssuer({
iss: n,
expectedIssuer: o?.issuer,
issParameterSupported: isIssParameterSupported(o)
});
const c = o?.issuer ?? String(t);
const readClientInformation = async () => {
const t = await e.clientInformation({
issuer: c
});
const o = discardIfIssuerMismatch(t, c, {
canPersistStamp: false
});
if (t && o === void 0) throw new xa(String(t.issuer), c);
return o;
};
let l = await readClientInformation();
const u = a ?? e.clientMetadata.scope;
let d;
e.prepareTokenRequest && (d = await e.prepareTokenRequest(u));
if (!d) {
if (!s) throw new Error("Either provider.prepareTokenRequest() or authorizationCode is required");
if (!e.redirectUrl) throw new Error("redirectUrl is required for authorization_code flow");
d = prepareAuthorizationCodeRequest(s, await e.codeVerifier(), e.redirectUrl);
}
l ??= await readClientInformation();
return executeTokenRequest(t, {
metadata: o,
tokenRequestParams: d,
clientInformation: l,
addClientAuthentication: e.addClientAuthentication,
resource: r,
dpop: await (e.dpop?.()),
fetchFn: i
});
}
async function registerClient(e, {metadata: t, clientMetadata: o, scope: r, fetchFn: s}) {
let n;
if (t) {
if (!t.registration_endpoint) throw new Error("Incompatible auth server: does not support dynamic client registration");
n = new URL(t.registration_endpoint);
} else n = new URL("/register", e);
const a = {
...o,
...r === void 0 ? {} : {
scope: r
}
};
const i = await src_CeKsbNLO_fetchWithinOrigin(s ?? fetch)(n, {
method: "POST",
headers: {
"Content-Type": "application/json"
},
body: JSON.stringify(a)
});
if (!i.ok) throw new Oa({
status: i.status,
body: await i.text(),
submittedMetadata: a
});
return Wo.parse(src_CeKsbNLO_withoutIssuer(await i.json()));
}
const za = new Set([ "tools/list", "prompts/list", "resources/list", "resources/templates/list", "server/discover" ]);
var Va = class {
_entries=new Map;
_maxEntries;
_stamp=0;
_cappedSize=0;
constructor(e) {
this._maxEntries = e?.maxEntries ?? 512;
}
get size() {
return this._entries.size;
}
get(e) {
return this._entries.get(keyOf(e));
}
set(e, t) {
const o = keyOf(e);
const r = za.has(e.method);
const s = !this._entries.has(o);
if (!r && s && this._maxEntries > 0 && this._cappedSize >= this._maxEntries) for (const e of this._entries.keys()) if (!za.has(e.slice(0, e.indexOf("\0")))) {
this._entries.delete(e);
this._cappedSize--;
break;
}
const n = ++this._stamp;
this._entries.set(o, {
...t,
stamp: n
});
s && !r && this._cappedSize++;
return n;
}
delete(e) {
this._entries.delete(keyOf(e)) && !za.has(e.method) && this._cappedSize--;
}
evict(e) {
const t = `${e}\0`;
const o = za.has(e);
for (const e of this._entries.keys()) if (e.startsWith(t)) {
this._entries.delete(e);
o || this._cappedSize--;
}
}
clear() {
this._entries.clear();
this._cappedSize = 0;
}
};
function keyOf(e) {
return `${e.method}\0${JSON.stringify([ e.partition ?? "", e.params ?? "" ])}`;
}
function genKey(e, t) {
return t === void 0 ? e : `${e}\0${t}`;
}
const La = 864e5;
var Da = class {
_evictionGeneration=new Map;
_toolIndex;
_toolOutputValidatorIndex;
_serverIdentity="";
constructor(e, t, o = () => {}, r = "", s = Date.now) {
this._store = e;
this._isUserSupplied = t;
this._reportError = o;
this._cachePartition = r;
this._now = s;
}
now() {
return this._now();
}
setServerIdentity(e) {
this._serverIdentity = e;
}
_partitionFor(e) {
return JSON.stringify([ this._serverIdentity, e === "public" ? "" : this._cachePartition ]);
}
async _probe(e, t) {
const o = {
method: e,
params: t ?? ""
};
const r = this._partitionFor("private");
const s = await this._store.get({
...o,
partition: r
});
if (s !== void 0) return s;
const n = this._partitionFor("public");
if (n === r) return;
const a = await this._store.get({
...o,
partition: n
});
return a?.scope === "public" ? a : void 0;
}
async evict(e) {
this._evictionGeneration.set(e, (this._evictionGeneration.get(e) ?? 0) + 1);
await this._deleteBoth(e, "");
}
async _deleteBoth(e, t) {
const o = this._partitionFor("private");
const r = this._partitionFor("public");
try {
await this._store.delete({
method: e,
params: t,
partition: o
});
} catch (e) {
this._reportError(e);
}
if (r !== o) try {
await this._store.delete({
method: e,
params: t,
partition: r
});
} catch (e) {
this._reportError(e);
}
}
async evictKey(e, t) {
const o = genKey(e, t);
const r = this._evictionGeneration.get(o);
r !== void 0 && this._evictionGeneration.set(o, r + 1);
await this._deleteBoth(e, t);
}
captureGeneration(e, t) {
const o = genKey(e, t);
const r = this._evictionGeneration.get(o) ?? 0;
this._evictionGeneration.set(o, r);
return r;
}
async write(e, t, o, r) {
if ((this._evictionGeneration.get(genKey(e, r?.params)) ?? 0) !== o) return;
const s = r?.params ?? "";
const n = this._partitionFor("private");
const a = this._partitionFor("public");
const i = (r?.scope ?? "private") === "public" ? a : n;
try {
await this._store.set({
method: e,
params: s,
partition: i
}, {
value: encodeCacheValue(t),
expiresAt: r?.expiresAt,
scope: r?.scope
});
} catch (e) {
this._reportError(e);
}
if (a !== n) try {
await this._store.delete({
method: e,
params: s,
partition: i === n ? a : n
});
} catch (e) {
this._reportError(e);
}
}
async read(e, t) {
const o = await this._probe(e, t);
if (o?.expiresAt === void 0 || !(o.expiresAt > this.now())) return;
try {
const e = JSON.parse(o.value);
if (typeof e !== "object" || e === null || Array.isArray(e)) throw new TypeError("cached document is not an object");
return {
value: e
};
} catch (o) {
this._reportError(o);
await this._deleteBoth(e, t ?? "");
return;
}
}
resetForReconnect() {
this._isUserSupplied || this._store.clear();
this._evictionGeneration.clear();
this._toolIndex = void 0;
this._toolOutputValidatorIndex = void 0;
this._serverIdentity = "";
}
async toolDefinition(e) {
const t = await this._probe("tools/list");
if (t === void 0) {
this._toolIndex = void 0;
return;
}
if (this._toolIndex?.stamp !== t.stamp) {
const e = this._decodeListTools(t);
const o = new Map;
if (e !== void 0) for (const t of e.tools) o.set(t.name, t);
this._toolIndex = {
stamp: t.stamp,
byName: o
};
}
return this._toolIndex.byName.get(e);
}
async outputValidator(e, t) {
const o = await this._probe("tools/list");
if (o === void 0) {
this._toolOutputValidatorIndex = void 0;
return;
}
if (this._toolOutputValidatorIndex?.stamp !== o.stamp) {
const e = this._decodeListTools(o) ?? {
tools: []
};
const r = new Map;
for (const o of e.tools) {
const e = t(o);
e !== void 0 && r.set(o.name, e);
}
this._toolOutputValidatorIndex = {
stamp: o.stamp,
byName: r
};
}
return this._toolOutputValidatorIndex.byName.get(e);
}
_decodeListTools(e) {
try {
const t = JSON.parse(e.value);
if (!Array.isArray(t?.tools) || !t.tools.every(e => e !== null && typeof e === "object")) throw new TypeError("cached tools/list document has a malformed tools array");
return t;
} catch (e) {
this._reportError(e);
return;
}
}
};
function encodeCacheValue(e) {
let t;
try {
t = JSON.stringify(e);
} catch (e) {
throw new TypeError(`cache value is not JSON-serializable: ${e instanceof Error ? e.message : String(e)}`);
}
if (typeof t !== "string") throw new TypeError("cache value is not JSON-serializable: it has no JSON representation");
return t;
}
const Ua = Symbol.for("mcp.authSeamEscape");
function public_CvV4ZHkX_markAuthSeamEscape(e) {
if (typeof e === "object" && e !== null || typeof e === "function") try {
Object.defineProperty(e, Ua, {
value: true,
configurable: true
});
} catch {}
return e;
}
function isAuthSeamEscape(e) {
return (typeof e === "object" && e !== null || typeof e === "function") && e[Ua] === true;
}
const Ha = -32022;
const Fa = new Set([ -32001, -32020, -32021 ]);
function classifyProbeOutcome(e, t) {
switch (e.kind) {
case "result":
return classifyResult(e.result, t);

case "rpc-error":
return classifyRpcError(e, t);

case "http-error":
return classifyHttpError(e, t);

case "network-error":
return classifyNetworkError(e.error, t);

case "unusable-reply":
return {
kind: "error",
error: new nr(sr.EraNegotiationFailed, `Version negotiation probe failed: the server answered with an unusable reply (${describeError(e.error)})`, {
cause: e.error
}, {
cause: e.error
})
};

case "auth-required":
return {
kind: "error",
error: e.error
};

case "closed":
if (t.transportKind === "stdio") return {
kind: "legacy"
};
return classifyNetworkError(new Error("Connection closed during the version negotiation probe"), t);

case "timeout":
if (t.transportKind === "stdio") return {
kind: "legacy"
};
return {
kind: "error",
error: new nr(sr.RequestTimeout, `Version negotiation probe timed out after ${e.timeoutMs}ms`, {
timeout: e.timeoutMs
})
};
}
}
function classifyResult(e, t) {
const o = codecForVersion(zr).validateResult("server/discover", e);
if (!o.ok) return {
kind: "legacy"
};
const r = o.value.supportedVersions;
const s = t.clientModernVersions.find(e => r.includes(e));
if (s !== void 0) return {
kind: "modern",
version: s,
discover: o.value
};
if (t.fallbackAvailable) return {
kind: "legacy"
};
return {
kind: "error",
error: new kr({
supported: [ ...r ],
requested: t.requestedVersion
})
};
}
function classifyRpcError(e, t) {
const {code: o, message: r, data: s} = e;
if (o === Ha) {
const e = parseSupportedList(s);
if (e === void 0) return {
kind: "legacy"
};
const o = new kr({
supported: e,
requested: parseRequested(s) ?? t.requestedVersion
}, r);
const n = modernProtocolVersions(e);
const a = t.clientModernVersions.find(e => n.includes(e));
if (a !== void 0) return {
kind: "corrective",
version: a,
error: o
};
if (n.length > 0) return {
kind: "error",
error: o
};
return t.fallbackAvailable ? {
kind: "legacy"
} : {
kind: "error",
error: o
};
}
if (Fa.has(o)) return {
kind: "legacy"
};
return {
kind: "legacy"
};
}
function classifyHttpError(e, t) {
if (e.status === 401 || e.status === 403) {
const t = e.status === 403;
return {
kind: "error",
error: new ar(t ? sr.ClientHttpForbidden : sr.ClientHttpAuthentication, "Version negotiation failed: " + (t ? "the server denied access (HTTP 403)" : "the server requires authorization (HTTP 401)"), {
status: e.status,
statusText: e.statusText,
text: e.body
})
};
}
if (e.status >= 500) return {
kind: "error",
error: new ar(sr.EraNegotiationFailed, `Version negotiation failed: the server answered the probe with HTTP ${e.status}`, {
status: e.status,
statusText: e.statusText,
text: e.body
})
};
const o = parseJsonRpcErrorBody(e.body);
if (o !== void 0) return classifyRpcError(o, t);
return {
kind: "legacy"
};
}
function classifyNetworkError(e, t) {
if (t.environment === "browser" && isOpaqueFetchTypeError(e)) return {
kind: "legacy"
};
return {
kind: "error",
error: new nr(sr.EraNegotiationFailed, `Version negotiation probe failed: ${describeError(e)}`, {
cause: e
}, {
cause: e
})
};
}
function isOpaqueFetchTypeError(e) {
return e instanceof TypeError || e instanceof Error && e.name === "TypeError";
}
function describeError(e) {
return e instanceof Error ? e.message : String(e);
}
function parseSupportedList(e) {
if (typeof e !== "object" || e === null) return;
const t = e.supported;
if (!Array.isArray(t) || t.length === 0 || !t.every(e => typeof e === "string")) return;
return t;
}
function parseRequested(e) {
if (typeof e !== "object" || e === null) return;
const t = e.requested;
return typeof t === "string" ? t : void 0;
}
function parseJsonRpcErrorBody(e) {
if (e === void 0 || e === "") return;
let t;
try {
t = JSON.parse(e);
} catch {
return;
}
if (typeof t !== "object" || t === null) return;
const o = t.error;
if (typeof o !== "object" || o === null) return;
const {code: r, message: s, data: n} = o;
if (typeof r !== "number") return;
return {
code: r,
message: typeof s === "string" ? s : "",
data: n
};
}
const Ka = "legacy";
function resolveVersionNegotiation(e, t) {
const o = e?.mode ?? Ka;
if (o === "legacy") return {
kind: "legacy"
};
const r = e?.probe ?? {};
if (typeof o === "object") {
if (!isModernProtocolVersion(o.pin)) throw new TypeError(`versionNegotiation: { pin: '${o.pin}' } is not a modern protocol revision \u2014 pinning is for 2026-07-28 and later; omit versionNegotiation (or use mode: 'legacy') for 2025-era servers.`);
return {
kind: "pin",
version: o.pin,
probe: r
};
}
const s = t ? modernProtocolVersions(t) : [];
return {
kind: "auto",
modernVersions: s.length > 0 ? s : [ ...cr ],
fallbackAvailable: !t || legacyProtocolVersions(t).length > 0,
probe: r
};
}
function detectProbeEnvironment() {
const e = globalThis;
return e.window !== void 0 && e.document !== void 0 ? "browser" : "node";
}
function detectProbeTransportKind(e) {
return "stderr" in e && "pid" in e ? "stdio" : "http";
}
var Ja = class ProbeWindow {
_pending;
_probeCounter=0;
_savedOnMessage;
_savedOnError;
_savedOnClose;
_closeDelivered=false;
constructor(e) {
this._transport = e;
this._savedOnMessage = e.onmessage;
this._savedOnError = e.onerror;
this._savedOnClose = e.onclose;
}
static async open(e) {
const t = new ProbeWindow(e);
e.onmessage = e => {
const o = t._pending;
if (o !== void 0 && (isJSONRPCResultResponse(e) || isJSONRPCErrorResponse(e)) && e.id === o.id) {
t._pending = void 0;
isJSONRPCResultResponse(e) ? o.resolve({
kind: "response",
result: e.result
}) : o.resolve({
kind: "response",
error: e.error
});
return;
}
};
e.onerror = e => {
t._savedOnError?.(e);
};
e.onclose = () => {
const e = t._pending;
if (e !== void 0) {
t._pending = void 0;
e.resolve({
kind: "closed"
});
}
t._closeDelivered = true;
t._savedOnClose?.();
};
try {
await e.start();
} catch (e) {
t.detach();
throw e;
}
return t;
}
async exchange(e, t) {
const o = "server-discover-probe-" + ++this._probeCounter;
return new Promise(r => {
let s = false;
const settle = e => {
if (s) return;
s = true;
clearTimeout(n);
this._pending?.id === o && (this._pending = void 0);
r(e);
};
const n = setTimeout(() => settle({
kind: "timeout"
}), t);
this._pending = {
id: o,
resolve: settle
};
this._transport.send(e(o)).catch(e => settle({
kind: "send-error",
error: e
}));
});
}
detach() {
this._pending = void 0;
this._transport.onmessage = this._savedOnMessage;
this._transport.onerror = this._savedOnError;
if (this._closeDelivered && this._savedOnClose !== void 0) {
const e = this._savedOnClose;
const t = this._transport;
let o = false;
const wrapper = () => {
if (!o) {
o = true;
return;
}
e();
};
t.onclose = wrapper;
Za.set(t, () => {
t.onclose === wrapper && (t.onclose = e);
});
} else this._transport.onclose = this._savedOnClose;
}
release() {
this.detach();
const e = this._transport;
const t = e.start;
let o = true;
e.start = async function() {
if (o) {
o = false;
e.start = t;
return;
}
return t.call(e);
};
}
};
const Za = new WeakMap;
function disarmSpentCloseGuard(e) {
const t = Za.get(e);
Za.delete(e);
t?.();
}
function buildProbeRequest(e, t, o, r) {
return {
jsonrpc: "2.0",
id: e,
method: "server/discover",
params: {
_meta: codecForVersion(t).outboundEnvelope({
protocolVersion: t,
clientInfo: o,
clientCapabilities: r
})
}
};
}
function isUnusableReplyError(e) {
if (e instanceof nr && e.code === sr.ClientHttpUnexpectedContent) return true;
return e instanceof Error && e.name === "SyntaxError";
}
function normalizeReply(e, t) {
switch (e.kind) {
case "response":
return e.error === void 0 ? {
kind: "result",
result: e.result
} : {
kind: "rpc-error",
...e.error
};

case "send-error":
{
const t = e.error;
if (isAuthSeamEscape(t) || t instanceof qa || t instanceof Error && t.name === "UnauthorizedError") return {
kind: "auth-required",
error: t
};
if (t instanceof ar) {
const e = t.data?.text;
return {
kind: "http-error",
status: t.data.status,
body: typeof e === "string" ? e : void 0,
statusText: t.data.statusText
};
}
if (isUnusableReplyError(t)) return {
kind: "unusable-reply",
error: t
};
return {
kind: "network-error",
error: t
};
}

case "closed":
return {
kind: "closed"
};

case "timeout":
return {
kind: "timeout",
timeoutMs: t
};
}
}
async function negotiateEra(e, t) {
const o = e.probe.timeoutMs ?? t.defaultTimeoutMs;
const r = Math.max(0, e.probe.maxRetries ?? 0);
const s = e.kind === "pin" ? [ e.version ] : e.modernVersions;
const n = e.kind === "auto" && e.fallbackAvailable;
const a = await Ja.open(t.transport);
const probe = async () => {
let i = s[0];
let c = false;
let l = r;
for (;;) {
const r = await a.exchange(e => buildProbeRequest(e, i, t.clientInfo, t.capabilities), o);
if (r.kind === "timeout" && l > 0) {
l--;
continue;
}
const u = normalizeReply(r, o);
const d = classifyProbeOutcome(u, {
clientModernVersions: s,
requestedVersion: i,
fallbackAvailable: n,
environment: t.environment,
transportKind: t.transportKind
});
switch (d.kind) {
case "modern":
return {
era: "modern",
version: d.version,
discover: d.discover
};

case "corrective":
if (c) throw d.error;
c = true;
i = d.version;
continue;

case "legacy":
{
const o = u.kind === "closed" ? "the connection closed during the server/discover probe" : void 0;
if (e.kind === "pin") throw new nr(sr.EraNegotiationFailed, o === void 0 ? `Version negotiation failed: the server did not offer pinned protocol version ${e.version} via server/discover (no fallback in pin mode)` : `Version negotiation failed: ${o} before the server offered pinned protocol version ${e.version} (no fallback in pin mode)`);
if (!e.fallbackAvailable) throw new nr(sr.EraNegotiationFailed, o === void 0 ? "Version negotiation failed: the server gave no modern evidence and this client supports no pre-2026-07-28 protocol version to fall back to" : `Version negotiation failed: ${o} and this client supports no pre-2026-07-28 protocol version to fall back to`);
if (o !== void 0 && t.disposableProbe !== true) throw new nr(sr.EraNegotiationFailed, `Version negotiation failed: ${o} (this transport probed in place \u2014 the disposable sibling probe requires the SDK's base StdioClientTransport)`);
return {
era: "legacy"
};
}

case "error":
throw d.error;
}
}
};
let i;
try {
i = await probe();
} catch (e) {
a.detach();
throw e;
}
a.release();
return i;
}
function readStdioServerParams(e) {
const t = Object.getPrototypeOf(e);
if (t === null || !Object.prototype.hasOwnProperty.call(t, "_dispose")) return;
const o = e._serverParams;
return typeof o === "object" && o !== null && typeof o.command === "string" ? o : void 0;
}
async function negotiateStdioViaSibling(e, t, o, r) {
const s = t.constructor;
const n = new s({
...o,
stderr: "ignore"
});
const a = t.close;
let i = false;
let c;
const l = new Promise((e, t) => {
c = () => t(callerCloseAbortError());
});
t.close = async function() {
i = true;
c?.();
return a.call(t);
};
let u;
try {
const t = negotiateEra(e, {
...r,
transport: n,
transportKind: "stdio",
disposableProbe: true
});
t.catch(() => {});
u = await Promise.race([ t, l ]);
} finally {
await disposeSibling(n);
t.close = a;
}
if (i) throw callerCloseAbortError();
return u;
}
function callerCloseAbortError() {
return new nr(sr.EraNegotiationFailed, "Version negotiation failed: the transport was closed during the server/discover probe");
}
async function disposeSibling(e) {
try {
const t = e._dispose;
await (typeof t === "function" ? t.call(e) : e.close());
} catch {}
}
function serverInfoFromDiscover(e) {
const t = e._meta?.[b];
return hs.Implementation(t) ? t : void 0;
}
function applyElicitationDefaults(e, t) {
if (!e || t === null || typeof t !== "object") return;
if (e.type === "object" && e.properties && typeof e.properties === "object") {
const o = t;
const r = e.properties;
for (const e of Object.keys(r)) {
const t = r[e];
o[e] === void 0 && Object.prototype.hasOwnProperty.call(t, "default") && (o[e] = t.default);
o[e] !== void 0 && applyElicitationDefaults(t, o[e]);
}
}
if (Array.isArray(e.anyOf)) for (const o of e.anyOf) typeof o !== "boolean" && applyElicitationDefaults(o, t);
if (Array.isArray(e.oneOf)) for (const o of e.oneOf) typeof o !== "boolean" && applyElicitationDefaults(o, t);
}
function getSupportedElicitationModes(e) {
if (!e) return {
supportsFormMode: false,
supportsUrlMode: false
};
const t = e.form !== void 0;
const o = e.url !== void 0;
return {
supportsFormMode: t || !t && !o,
supportsUrlMode: o
};
}
function validatePrior(e) {
if (typeof e === "object" && e !== null) {
if (e.kind === "legacy" && !("supportedVersions" in e) && !("discover" in e)) return e;
if (e.kind === "modern" && pe.safeParse(e.discover).success) return e;
}
throw new nr(sr.EraNegotiationFailed, "connect({ prior }): unrecognized prior \u2014 expected { kind: 'modern', discover } or { kind: 'legacy' }");
}
const Wa = {
"notifications/tools/list_changed": [ "tools/list" ],
"notifications/prompts/list_changed": [ "prompts/list" ],
"notifications/resources/list_changed": [ "resources/list", "resources/templates/list" ]
};
const Ba = 64;
const Ga = {};
var Xa = class extends _s {
_serverCapabilities;
_serverVersion;
_capabilities;
_instructions;
_jsonSchemaValidator;
_cache;
_defaultCacheTtlMs;
_listMaxPages;
_listChangedDebounceTimers=new Map;
_listChangedConfig;
_enforceStrictCapabilities;
_versionNegotiation;
_supportedProtocolVersionsOption;
_inputRequiredDriverConfig;
_listenState=new Map;
_nextListenId=0;
_autoOpenedSubscription;
_discoverResult;
static {
Ga.enforceStrictCapabilities = e => e._enforceStrictCapabilities;
Ga.walkPages = (e, t, o, r) => e._walkPages(t, o, r);
Ga.readResource = (e, t, o) => e._readResource(t, o);
}
_resetConnectionState() {
this._negotiatedProtocolVersion = void 0;
this._serverCapabilities = void 0;
this._serverVersion = void 0;
this._instructions = void 0;
this._discoverResult = void 0;
this._autoOpenedSubscription = void 0;
if (this._listenState.size > 0) {
const e = new nr(sr.ConnectionClosed, "subscriptions/listen: client reconnected or closed; subscription state from the previous connection was reset");
for (const t of this._listenState.values()) t.settle({
cause: "remote",
error: e
});
}
this._listenState.clear();
for (const e of this._listChangedDebounceTimers.values()) clearTimeout(e);
this._listChangedDebounceTimers.clear();
this._cache.resetForReconnect();
}
async close() {
try {
await super.close();
} finally {
this._resetConnectionState();
}
}
constructor(e, t) {
super(t);
this._clientInfo = e;
this._capabilities = t?.capabilities ? {
...t.capabilities
} : {};
this._jsonSchemaValidator = t?.jsonSchemaValidator ?? new ka;
this._enforceStrictCapabilities = t?.enforceStrictCapabilities ?? false;
this._versionNegotiation = t?.versionNegotiation;
this._supportedProtocolVersionsOption = t?.supportedProtocolVersions;
this._inputRequiredDriverConfig = resolveInputRequiredDriverConfig(t?.inputRequired);
this._cache = new Da(t?.responseCacheStore ?? new Va, t?.responseCacheStore !== void 0, e => this._reportStoreError(e), t?.cachePartition ?? "");
this._defaultCacheTtlMs = t?.defaultCacheTtlMs ?? 0;
this._listMaxPages = t?.listMaxPages ?? Ba;
t?.listChanged && (this._listChangedConfig = t.listChanged);
}
buildContext(e, t) {
return e;
}
_shouldDropInbound(e) {
if (this._negotiatedProtocolVersion !== void 0 && isModernProtocolVersion(this._negotiatedProtocolVersion) && isJSONRPCRequest(e)) return "drop";
}
_outboundMetaEnvelope() {
const e = this._negotiatedProtocolVersion;
if (e === void 0) return;
return this._wireCodec().outboundEnvelope({
protocolVersion: e,
clientInfo: this._clientInfo,
clientCapabilities: this._capabilities
});
}
_resolveNonCompleteResult(e, t) {
if (!this._inputRequiredDriverConfig.autoFulfill) return Promise.reject(new nr(sr.UnsupportedResultType, `Unsupported result type 'input_required' for ${t.request.method}: multi-round-trip auto-fulfilment is not enabled on this instance \u2014 pass allowInputRequired: true to handle it manually, or enable inputRequired.autoFulfill`, {
resultType: "input_required",
method: t.request.method
}));
return runInputRequiredFlow({
getRequestHandler: e => this._getRequestHandler(e),
buildContext: e => this.buildContext(e, void 0),
sessionId: this.transport?.sessionId
}, this._inputRequiredDriverConfig, e, t);
}
_setupListChangedHandlers(e) {
e.tools && this._serverCapabilities?.tools?.listChanged && this._setupListChangedHandler("tools", "notifications/tools/list_changed", e.tools, async () => (await this.listTools(void 0, {
cacheMode: "refresh"
})).tools);
e.prompts && this._serverCapabilities?.prompts?.listChanged && this._setupListChangedHandler("prompts", "notifications/prompts/list_changed", e.prompts, async () => (await this.listPrompts(void 0, {
cacheMode: "refresh"
})).prompts);
e.resources && this._serverCapabilities?.resources?.listChanged && this._setupListChangedHandler("resources", "notifications/resources/list_changed", e.resources, async () => (await this.listResources(void 0, {
cacheMode: "refresh"
})).resources);
}
registerCapabilities(e) {
if (this.transport) throw new Error("Cannot register capabilities after connecting to transport");
this._capabilities = mergeCapabilities(this._capabilities, e);
}
setVersionNegotiation(e) {
if (this.transport) throw new Error("Cannot configure version negotiation after connecting to transport");
this._versionNegotiation = e;
}
_wrapHandler(e, t) {
if (e === "elicitation/create") return async (e, o) => {
const r = codecForVersion(this._negotiatedProtocolVersion);
let s = r.validateRequest("elicitation/create", e);
s.ok || s.reason !== "not-in-era" || (s = r.validateInputRequest("elicitation/create", e));
if (!s.ok) throw new wr(s.reason === "not-in-era" ? Pr.InternalError : Pr.InvalidParams, s.reason === "not-in-era" ? "No wire schema for elicitation/create in the resolved era" : `Invalid elicitation request: ${s.message}`);
const {params: n} = s.value;
n.mode = n.mode ?? "form";
const {supportsFormMode: a, supportsUrlMode: i} = getSupportedElicitationModes(this._capabilities.elicitation);
if (n.mode === "form" && !a) throw new wr(Pr.InvalidParams, "Client does not support form-mode elicitation requests");
if (n.mode === "url" && !i) throw new wr(Pr.InvalidParams, "Client does not support URL-mode elicitation requests");
const c = await t(e, o);
let l = r.validateResult("elicitation/create", c);
l.ok || l.reason !== "not-in-era" || (l = r.validateInputResponse("elicitation/create", c));
if (!l.ok) throw new wr(l.reason === "not-in-era" ? Pr.InternalError : Pr.InvalidParams, l.reason === "not-in-era" ? "No wire schema for elicitation/create in the resolved era" : `Invalid elicitation result: ${l.message}`);
const u = l.value;
const d = n.mode === "form" ? n.requestedSchema : void 0;
if (n.mode === "form" && u.action === "accept" && u.content && d && this._capabilities.elicitation?.form?.applyDefaults) try {
applyElicitationDefaults(d, u.content);
} catch {}
return u;
};
if (e === "sampling/createMessage") return async (e, o) => {
const r = codecForVersion(this._negotiatedProtocolVersion);
let s = r.validateRequest("sampling/createMessage", e);
s.ok || s.reason !== "not-in-era" || (s = r.validateInputRequest("sampling/createMessage", e));
if (!s.ok) throw new wr(s.reason === "not-in-era" ? Pr.InternalError : Pr.InvalidParams, s.reason === "not-in-era" ? "No wire schema for sampling/createMessage in the resolved era" : `Invalid sampling request: ${s.message}`);
const {params: n} = s.value;
const a = await t(e, o);
const i = Boolean(n.tools || n.toolChoice);
let c = r.samplingResultVariant(i, a);
c.ok || c.reason !== "not-in-era" || (c = r.validateInputResponse("sampling/createMessage", a));
if (!c.ok) throw new wr(c.reason === "not-in-era" ? Pr.InternalError : Pr.InvalidParams, c.reason === "not-in-era" ? "No result schema for sampling/createMessage in the resolved era" : `Invalid sampling result: ${c.message}`);
return c.value;
};
return t;
}
assertCapability(e, t) {
if (!this._serverCapabilities?.[e]) throw new nr(sr.CapabilityNotSupported, `Server does not support ${e} (required for ${t})`);
}
async connect(e, t) {
if (t?.prior != null) return this._connectFromPrior(e, validatePrior(t.prior), t);
const o = resolveVersionNegotiation(this._versionNegotiation, this._supportedProtocolVersionsOption);
if (o.kind !== "legacy") return this._connectNegotiated(e, o, t);
return this._connectPlainLegacy(e, t);
}
async _connectPlainLegacy(e, t) {
await super.connect(e);
if (e.sessionId !== void 0) {
const t = this._negotiatedProtocolVersion;
t !== void 0 && e.setProtocolVersion?.(t);
return;
}
this._resetConnectionState();
await this._legacyHandshake(e, t);
}
async _legacyHandshake(e, t) {
const o = legacyProtocolVersions(this._supportedProtocolVersions);
try {
const r = o[0];
if (r === void 0) throw new nr(sr.EraNegotiationFailed, "Cannot run the initialize handshake: supportedProtocolVersions contains no pre-2026-07-28 protocol version");
const s = await this.request({
method: "initialize",
params: {
protocolVersion: r,
capabilities: this._capabilities,
clientInfo: this._clientInfo
}
}, t);
if (s === void 0) throw new Error(`Server sent invalid initialize result: ${s}`);
if (!o.includes(s.protocolVersion)) throw new Error(`Server's protocol version is not supported: ${s.protocolVersion}`);
this._serverCapabilities = s.capabilities;
this._serverVersion = s.serverInfo;
this._cache.setServerIdentity(this._deriveServerIdentity(e));
e.setProtocolVersion && e.setProtocolVersion(s.protocolVersion);
this._instructions = s.instructions;
await this.notification({
method: "notifications/initialized"
});
this._negotiatedProtocolVersion = s.protocolVersion;
this._listChangedConfig && this._setupListChangedHandlers(this._listChangedConfig);
} catch (e) {
this.close();
throw e;
}
}
async _connectNegotiated(e, t, o) {
if (e.sessionId !== void 0) {
await super.connect(e);
const t = this._negotiatedProtocolVersion;
t !== void 0 && e.setProtocolVersion && e.setProtocolVersion(t);
return;
}
this._resetConnectionState();
let r;
try {
const s = detectProbeTransportKind(e);
const n = {
clientInfo: this._clientInfo,
capabilities: this._capabilities,
environment: detectProbeEnvironment(),
defaultTimeoutMs: o?.timeout ?? ms
};
const a = s === "stdio" ? readStdioServerParams(e) : void 0;
r = a === void 0 ? await negotiateEra(t, {
...n,
transport: e,
transportKind: s
}) : await negotiateStdioViaSibling(t, e, a, n);
} catch (t) {
await e.close().catch(() => {});
disarmSpentCloseGuard(e);
throw t;
}
disarmSpentCloseGuard(e);
await super.connect(e);
if (r.era === "legacy") {
await this._legacyHandshake(e, o);
return;
}
this._serverCapabilities = r.discover.capabilities;
this._serverVersion = serverInfoFromDiscover(r.discover);
this._cache.setServerIdentity(this._deriveServerIdentity(e));
this._instructions = r.discover.instructions;
this._discoverResult = r.discover;
this._negotiatedProtocolVersion = r.version;
e.setProtocolVersion && e.setProtocolVersion(r.version);
if (this._listChangedConfig) {
const e = this._listChangedConfig;
const t = this._serverCapabilities;
const r = {
...e.tools && t?.tools?.listChanged && {
tools: e.tools
},
...e.prompts && t?.prompts?.listChanged && {
prompts: e.prompts
},
...e.resources && t?.resources?.listChanged && {
resources: e.resources
}
};
let s = true;
try {
this._setupListChangedHandlers(r);
} catch (e) {
s = false;
this.onerror?.(e instanceof Error ? e : new Error(String(e)));
}
const n = s ? {
...r.tools && {
toolsListChanged: true
},
...r.prompts && {
promptsListChanged: true
},
...r.resources && {
resourcesListChanged: true
}
} : {};
if (Object.keys(n).length > 0) {
const e = new AbortController;
const onConnectAbort = () => e.abort(o?.signal?.reason);
o?.signal?.aborted && onConnectAbort();
o?.signal?.addEventListener("abort", onConnectAbort);
try {
this._autoOpenedSubscription = await this.listen(n, {
timeout: o?.timeout,
signal: e.signal
});
} catch (e) {
if (o?.signal?.aborted) {
await this.close().catch(() => {});
throw e;
}
this.onerror?.(e instanceof Error ? e : new Error(String(e)));
} finally {
o?.signal?.removeEventListener("abort", onConnectAbort);
}
}
}
}
async _connectFromPrior(e, t, o) {
if (t.kind === "legacy") return this._connectPlainLegacy(e, o);
const r = t.discover;
this._resetConnectionState();
const s = this._supportedProtocolVersionsOption;
const n = (s && modernProtocolVersions(s).length > 0 ? modernProtocolVersions(s) : cr).find(e => r.supportedVersions.includes(e));
if (n === void 0) throw new nr(sr.EraNegotiationFailed, "connect({ prior }) with a modern verdict requires a 2026-07-28+ mutual protocol version; the supplied DiscoverResult and this client's supportedProtocolVersions have no modern overlap. For a server known to be legacy, pass prior: { kind: 'legacy' } to skip the probe and initialize directly, or use versionNegotiation: { mode: 'auto' } to re-probe with legacy fallback.");
await super.connect(e);
this._discoverResult = r;
this._serverCapabilities = r.capabilities;
this._serverVersion = serverInfoFromDiscover(r);
this._cache.setServerIdentity(this._deriveServerIdentity(e));
this._instructions = r.instructions;
this._negotiatedProtocolVersion = n;
e.setProtocolVersion?.(n);
if (this._listChangedConfig) try {
this._setupListChangedHandlers(this._listChangedConfig);
} catch (e) {
this.onerror?.(e instanceof Error ? e : new Error(String(e)));
}
}
getServerCapabilities() {
return this._serverCapabilities;
}
getServerVersion() {
return this._serverVersion;
}
_deriveServerIdentity(e) {
const t = this._serverVersion;
if (t !== void 0) return `${t.name}@${t.version}`;
return e.sessionId ?? `anonymous:${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
getNegotiatedProtocolVersion() {
return this._negotiatedProtocolVersion;
}
getProtocolEra() {
const e = this._negotiatedProtocolVersion;
if (e === void 0) return;
return isModernProtocolVersion(e) ? "modern" : "legacy";
}
getInstructions() {
return this._instructions;
}
getDiscoverResult() {
return this._discoverResult;
}
assertCapabilityForMethod(e) {
switch (e) {
case "logging/setLevel":
if (!this._serverCapabilities?.logging) throw new nr(sr.CapabilityNotSupported, `Server does not support logging (required for ${e})`);
break;

case "prompts/get":
case "prompts/list":
if (!this._serverCapabilities?.prompts) throw new nr(sr.CapabilityNotSupported, `Server does not support prompts (required for ${e})`);
break;

case "resources/list":
case "resources/templates/list":
case "resources/read":
case "resources/subscribe":
case "resources/unsubscribe":
if (!this._serverCapabilities?.resources) throw new nr(sr.CapabilityNotSupported, `Server does not support resources (required for ${e})`);
if (e === "resources/subscribe" && !this._serverCapabilities.resources.subscribe) throw new nr(sr.CapabilityNotSupported, `Server does not support resource subscriptions (required for ${e})`);
break;

case "tools/call":
case "tools/list":
if (!this._serverCapabilities?.tools) throw new nr(sr.CapabilityNotSupported, `Server does not support tools (required for ${e})`);
break;

case "completion/complete":
if (!this._serverCapabilities?.completions) throw new nr(sr.CapabilityNotSupported, `Server does not support completions (required for ${e})`);
break;

case "initialize":
break;

case "server/discover":
break;

case "ping":
break;
}
}
assertNotificationCapability(e) {
switch (e) {
case "notifications/roots/list_changed":
if (!this._capabilities.roots?.listChanged) throw new nr(sr.CapabilityNotSupported, `Client does not support roots list changed notifications (required for ${e})`);
break;

case "notifications/initialized":
break;

case "notifications/cancelled":
break;

case "notifications/progress":
break;
}
}
assertRequestHandlerCapability(e) {
switch (e) {
case "sampling/createMessage":
if (!this._capabilities.sampling) throw new nr(sr.CapabilityNotSupported, `Client does not support sampling capability (required for ${e})`);
break;

case "elicitation/create":
if (!this._capabilities.elicitation) throw new nr(sr.CapabilityNotSupported, `Client does not support elicitation capability (required for ${e})`);
break;

case "roots/list":
if (!this._capabilities.roots) throw new nr(sr.CapabilityNotSupported, `Client does not support roots capability (required for ${e})`);
break;

case "ping":
break;
}
}
async ping(e) {
return this.request({
method: "ping"
}, e);
}
async discover(e) {
const t = await this._requestWithSchema({
method: "server/discover"
}, pe, e);
this._discoverResult = t;
return t;
}
async complete(e, t) {
return this.request({
method: "completion/complete",
params: e
}, t);
}
async setLoggingLevel(e, t) {
return this.request({
method: "logging/setLevel",
params: {
level: e
}
}, t);
}
async getPrompt(e, t) {
return this.request({
method: "prompts/get",
params: e
}, t);
}
async listPrompts(e, t) {
if (!this._serverCapabilities?.prompts && !this._enforceStrictCapabilities) {
console.debug("Client.listPrompts() called but server does not advertise prompts capability - returning empty list");
return {
prompts: []
};
}
if (e?.cursor !== void 0) return this.request({
method: "prompts/list",
params: e
}, t);
const o = await this._serveFromCache("prompts/list", void 0, t);
if (o !== void 0) return o;
return this._listAllPages("prompts/list", e, t, e => e.prompts);
}
async listResources(e, t) {
if (!this._serverCapabilities?.resources && !this._enforceStrictCapabilities) {
console.debug("Client.listResources() called but server does not advertise resources capability - returning empty list");
return {
resources: []
};
}
if (e?.cursor !== void 0) return this.request({
method: "resources/list",
params: e
}, t);
const o = await this._serveFromCache("resources/list", void 0, t);
if (o !== void 0) return o;
return this._listAllPages("resources/list", e, t, e => e.resources);
}
async listResourceTemplates(e, t) {
if (!this._serverCapabilities?.resources && !this._enforceStrictCapabilities) {
console.debug("Client.listResourceTemplates() called but server does not advertise resources capability - returning empty list");
return {
resourceTemplates: []
};
}
if (e?.cursor !== void 0) return this.request({
method: "resources/templates/list",
params: e
}, t);
const o = await this._serveFromCache("resources/templates/list", void 0, t);
if (o !== void 0) return o;
return this._listAllPages("resources/templates/list", e, t, e => e.resourceTemplates);
}
async _listAllPages(e, t, o, r, s) {
const n = o?.cacheMode === "bypass";
const a = this._cache.captureGeneration(e);
const fetchPage = r => {
const s = r === void 0 ? t && {
...t
} : {
...t,
cursor: r
};
return this.request({
method: e,
...s && {
params: s
}
}, o);
};
const i = await this._walkPages(e, fetchPage, r);
delete i.nextCursor;
s?.(i);
if (n) return i;
await this._cache.write(e, i, a, this._freshness(i));
return i;
}
async _walkPages(e, t, o) {
const r = await t(void 0);
let s = r.nextCursor;
let n = r;
let a = 1;
while (s !== void 0) {
if (this._listMaxPages !== 0 && a >= this._listMaxPages) throw new nr(sr.ListPaginationExceeded, `${e}: exceeded listMaxPages (${this._listMaxPages}); server pagination did not terminate`, {
method: e,
listMaxPages: this._listMaxPages
});
const i = await t(s);
if (i.nextCursor === s && JSON.stringify(o(i)) === JSON.stringify(o(n))) break;
o(r).push(...o(i));
n = i;
s = i.nextCursor;
a++;
}
return r;
}
_freshness(e, t) {
const o = e;
const r = typeof o.ttlMs === "number" ? o.ttlMs : this._defaultCacheTtlMs;
const s = o.cacheScope === "public" ? "public" : "private";
return {
expiresAt: this._cache.now() + Math.min(Math.max(0, r), La),
scope: s,
params: t
};
}
async _serveFromCache(e, t, o) {
if (o?.cacheMode === "bypass" || o?.cacheMode === "refresh") return;
const r = await this._cache.read(e, t).catch(e => void this._reportStoreError(e));
if (r !== void 0) {
if (o?.signal?.aborted) {
const e = o.signal.reason;
throw e instanceof nr ? e : new nr(sr.RequestTimeout, String(e));
}
return r.value;
}
}
_reportStoreError(e) {
this.onerror?.(e instanceof Error ? e : new Error(String(e)));
}
_compileOutputValidator(e) {
if (!e.outputSchema) return;
try {
return {
ok: true,
validator: this._jsonSchemaValidator.getValidator(e.outputSchema)
};
} catch (e) {
return {
ok: false,
compileError: e
};
}
}
async _resolveXMcpHeaderScan(e, t) {
const o = t ?? await this._cache.toolDefinition(e);
return o === void 0 ? void 0 : scanXMcpHeaderDeclarations(o.inputSchema);
}
async readResource(e, t) {
const {result: o} = await this._readResource(e, t);
return o;
}
async _readResource(e, t) {
const o = await this._serveFromCache("resources/read", e.uri, t);
if (o !== void 0) return {
result: o,
cached: true
};
const r = this._cache.captureGeneration("resources/read", e.uri);
const s = await this.request({
method: "resources/read",
params: e
}, t);
if (t?.cacheMode !== "bypass") {
const o = this._freshness(s, e.uri);
o.expiresAt > this._cache.now() ? await this._cache.write("resources/read", s, r, o) : t?.cacheMode === "refresh" && await this._cache.evictKey("resources/read", e.uri);
}
return {
result: s,
cached: false
};
}
async subscribeResource(e, t) {
return this.request({
method: "resources/subscribe",
params: e
}, t);
}
async unsubscribeResource(e, t) {
return this.request({
method: "resources/unsubscribe",
params: e
}, t);
}
async listen(e, t) {
if (this.transport === void 0) throw new nr(sr.NotConnected, "Not connected");
const o = this._negotiatedProtocolVersion;
if (o === void 0 || !isModernProtocolVersion(o)) throw new nr(sr.MethodNotSupportedByProtocolVersion, `subscriptions/listen requires a 2026-07-28-era connection (negotiated: ${o ?? "none"}). On a 2025-era connection, change notifications are delivered unsolicited: use ClientOptions.listChanged and resources/subscribe instead.`, {
method: "subscriptions/listen",
protocolVersion: o
});
if (t?.signal?.aborted) {
const e = t.signal.reason;
throw e instanceof nr ? e : new nr(sr.RequestTimeout, String(e));
}
const r = new AbortController;
const s = "listen:" + this._nextListenId++;
let n = "opening";
let a;
let i;
let c;
let l;
const u = new Promise((e, t) => {
c = e;
l = t;
});
let d;
const p = new Promise(e => {
d = e;
});
const settle = e => {
if (n === "closed") return;
const o = n === "opening";
if (a !== void 0) {
clearTimeout(a);
a = void 0;
}
if ("ack" in e) {
n = "open";
c(e.ack);
return;
}
n = "closed";
i !== void 0 && t?.signal?.removeEventListener("abort", i);
this._listenState.delete(s);
r.abort();
d(e.cause);
o && l(e.error ?? new nr(sr.ConnectionClosed, "subscriptions/listen closed before the server acknowledged"));
};
const wireTeardown = async () => {
r.abort();
await this.notification({
method: "notifications/cancelled",
params: {
requestId: s
}
}).catch(() => {});
};
const close = async () => {
if (n === "closed") return;
settle({
cause: "local"
});
await wireTeardown();
};
this._listenState.set(s, {
settle: settle
});
const h = t?.timeout ?? ms;
a = setTimeout(() => {
settle({
cause: "remote",
error: new nr(sr.RequestTimeout, "subscriptions/listen ack timed out", {
timeout: h
})
});
wireTeardown().catch(() => {});
}, h);
if (t?.signal) {
const e = t.signal;
i = () => {
if (n === "closed") return;
const t = e.reason;
settle({
cause: "local",
error: t instanceof Error ? t : new Error(String(t ?? "Aborted"))
});
wireTeardown().catch(() => {});
};
e.addEventListener("abort", i, {
once: true
});
}
const m = {
jsonrpc: "2.0",
id: s,
method: "subscriptions/listen",
params: {
_meta: {
...this._outboundMetaEnvelope()
},
notifications: e
}
};
const routeSendFailure = e => {
settle({
cause: "remote",
error: e instanceof Error ? e : new Error(String(e))
});
};
try {
this.transport.send(m, {
requestSignal: r.signal,
onRequestStreamEnd: () => settle({
cause: "remote",
error: new Error("subscriptions/listen: stream ended")
})
}).catch(routeSendFailure);
} catch (e) {
routeSendFailure(e);
}
return {
honoredFilter: await u,
close: close,
closed: p
};
}
get autoOpenedSubscription() {
return this._autoOpenedSubscription;
}
_onnotification(e, t) {
const o = Object.hasOwn(Wa, e.method) ? Wa[e.method] : void 0;
if (e.method === "notifications/resources/updated") {
const t = e.params?.uri;
typeof t === "string" && this._cache.evictKey("resources/read", t);
} else if (o !== void 0) for (const e of o) this._cache.evict(e);
if (e.method === "notifications/subscriptions/acknowledged") {
const t = e.params?._meta?.[w];
const o = typeof t === "string" ? this._listenState.get(t) : void 0;
if (o !== void 0) {
const t = this._wireCodec().validateNotification("notifications/subscriptions/acknowledged", e);
o.settle({
ack: t.ok ? t.value.params.notifications : {}
});
return;
}
}
if (e.method === "notifications/cancelled") {
const t = e.params?.requestId;
const o = typeof t === "string" ? this._listenState.get(t) : void 0;
if (o !== void 0) {
o.settle({
cause: "remote",
error: new Error("subscriptions/listen: server cancelled the subscription")
});
return;
}
}
super._onnotification(e, t);
}
_onresponse(e) {
const t = e.id;
const o = typeof t === "string" ? this._listenState.get(t) : void 0;
if (o !== void 0) {
isJSONRPCErrorResponse(e) ? o.settle({
cause: "remote",
error: wr.fromError(e.error.code, e.error.message, e.error.data)
}) : o.settle({
cause: "graceful",
error: new nr(sr.ConnectionClosed, "subscriptions/listen: server closed the subscription gracefully before acknowledging")
});
return;
}
super._onresponse(e);
}
_onclose() {
if (this._listenState.size > 0) {
const e = new nr(sr.ConnectionClosed, "Connection closed");
for (const t of this._listenState.values()) t.settle({
cause: "remote",
error: e
});
this._listenState.clear();
}
super._onclose();
}
async callTool(e, t) {
const o = this.getProtocolEra() === "modern" && detectProbeEnvironment() !== "browser";
const buildSendOptions = async () => {
if (!o) return t;
let r;
try {
r = await this._resolveXMcpHeaderScan(e.name, t?.toolDefinition);
} catch (e) {
this._reportStoreError(e);
}
if (!r?.valid || r.declarations.length === 0) return t;
const s = buildMcpParamHeaders(r.declarations, e.arguments);
return Object.keys(s).length === 0 ? t : {
...t,
headers: {
...t?.headers,
...s
}
};
};
let r = t?.toolDefinition === void 0 ? await this._cache.outputValidator(e.name, e => this._compileOutputValidator(e)).catch(e => void this._reportStoreError(e)) : this._compileOutputValidator(t.toolDefinition);
const assertCompiled = () => {
if (r === void 0 || r.ok) return;
const t = r.compileError;
const o = (t instanceof Error ? t.message : String(t)).slice(0, 200);
throw new wr(Pr.InvalidParams, `Tool '${e.name}' has an invalid outputSchema: ${o}`);
};
assertCompiled();
let s;
try {
s = await this.request({
method: "tools/call",
params: e
}, await buildSendOptions());
} catch (n) {
const a = n instanceof wr && n.code === Br;
if (!o || !a || t?.toolDefinition !== void 0) throw n;
const i = {
signal: t?.signal,
timeout: t?.timeout,
cacheMode: "refresh"
};
await this._cache.evict("tools/list");
await this.listTools(void 0, i).catch(e => this._reportStoreError(e));
r = await this._cache.outputValidator(e.name, e => this._compileOutputValidator(e)).catch(e => void this._reportStoreError(e));
assertCompiled();
s = await this.request({
method: "tools/call",
params: e
}, await buildSendOptions());
}
const n = r !== void 0 && r.ok ? r.validator : void 0;
if (n) {
if (s.structuredContent === void 0 && !s.isError) throw new wr(Pr.InvalidRequest, `Tool ${e.name} has an output schema but did not return structured content`);
if (s.structuredContent !== void 0 && !s.isError) try {
const e = n(s.structuredContent);
if (!e.valid) throw new wr(Pr.InvalidParams, `Structured content does not match the tool's output schema: ${e.errorMessage}`);
} catch (e) {
if (e instanceof wr) throw e;
throw new wr(Pr.InvalidParams, `Failed to validate structured content: ${e instanceof Error ? e.message : String(e)}`);
}
}
return s;
}
async listTools(e, t) {
if (!this._serverCapabilities?.tools && !this._enforceStrictCapabilities) {
console.debug("Client.listTools() called but server does not advertise tools capability - returning empty list");
return {
tools: []
};
}
if (e?.cursor !== void 0) {
const o = await this.request({
method: "tools/list",
params: e
}, t);
this._excludeInvalidXMcpHeaderTools(o);
return o;
}
const o = await this._serveFromCache("tools/list", void 0, t);
if (o !== void 0) return o;
return this._listAllPages("tools/list", e, t, e => e.tools, e => this._excludeInvalidXMcpHeaderTools(e));
}
_excludeInvalidXMcpHeaderTools(e) {
if (this.getProtocolEra() !== "modern" || !this.transport || detectProbeTransportKind(this.transport) === "stdio") return;
const t = e.tools.filter(e => {
const t = scanXMcpHeaderDeclarations(e.inputSchema);
if (!t.valid) {
console.warn(`[mcp-sdk] excluding tool '${e.name}' from tools/list: invalid x-mcp-header declaration \u2014 ${t.reason}`);
return false;
}
return true;
});
t.length !== e.tools.length && (e.tools = t);
}
_setupListChangedHandler(e, t, o, r) {
const s = parseSchema(Pt, o);
if (!s.success) throw new Error(`Invalid ${e} listChanged options: ${s.error.message}`);
if (typeof o.onChanged !== "function") throw new TypeError(`Invalid ${e} listChanged options: onChanged must be a function`);
const {autoRefresh: n, debounceMs: a} = s.data;
const {onChanged: i} = o;
const refresh = async () => {
if (!n) {
i(null, null);
return;
}
try {
i(null, await r());
} catch (e) {
i(e instanceof Error ? e : new Error(String(e)), null);
}
};
const handler = () => {
if (a) {
const t = this._listChangedDebounceTimers.get(e);
t && clearTimeout(t);
const o = setTimeout(refresh, a);
this._listChangedDebounceTimers.set(e, o);
} else refresh();
};
this.setNotificationHandler(t, handler);
}
async sendRootsListChanged() {
return this.notification({
method: "notifications/roots/list_changed"
});
}
};
var Qa = o(84985);
function hasDpopChallenge(e) {
return /(?:^|,)\s*dpop(?:\s|$|,)/i.test(e);
}
function isDpopNonceChallenge(e) {
if (e.status !== 401) return false;
const t = e.headers.get("www-authenticate") ?? "";
return hasDpopChallenge(t) && /use_dpop_nonce/i.test(t);
}
const withDpop = (e, t) => o => {
const r = typeof e === "function" ? e : () => e;
return async (e, s) => {
const n = (s?.method ?? "GET").toUpperCase();
const a = new URL(e.toString());
const i = await r();
if (!i) return o(e, s);
const makeRequest = async () => {
const r = await t();
if (!r) return o(e, s);
const c = new Headers(s?.headers);
const l = await i.buildProof({
htm: n,
htu: a,
accessToken: r
});
c.set("Authorization", `DPoP ${r}`);
c.set("DPoP", l);
return o(e, {
...s,
headers: c
});
};
let c = await makeRequest();
if (isDpopNonceChallenge(c) && c.headers.has("dpop-nonce")) {
i.observeNonce(c, a);
await (c.text?.().catch(() => {}));
c = await makeRequest();
}
i.observeNonce(c, a);
return c;
};
};
const withDpopFromProvider = e => withDpop(async () => {
try {
return await (e.dpop?.());
} catch (e) {
throw public_CvV4ZHkX_markAuthSeamEscape(e);
}
}, async () => {
let t;
try {
t = await e.tokens();
} catch (e) {
throw public_CvV4ZHkX_markAuthSeamEscape(e);
}
return t?.token_type?.toLowerCase() === "dpop" ? t.access_token : void 0;
});
(class extends Error {
static {
Object.defineProperty(this, "mcpBrand", {
value: "mcp.SseError"
});
}
static [Symbol.hasInstance](e) {
return brandedHasInstance(this, e);
}
static isInstance(e) {
if (typeof this !== "function") throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
return brandedHasInstance(this, e);
}
constructor(e, t, o) {
super(`SSE error: ${t}`);
this.code = e;
this.event = o;
stampErrorBrands(this, new.target);
}
});
const ei = 1;
const ti = {
initialReconnectionDelay: 1e3,
maxReconnectionDelay: 3e4,
reconnectionDelayGrowFactor: 1.5,
maxRetries: 2
};
const oi = new Set([ "authorization", "dpop", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "mcp-session-id" ]);
function anySignal(e, t) {
if (typeof AbortSignal.any === "function") return AbortSignal.any([ e, t ]);
const o = new AbortController;
if (e.aborted) return o.abort(e.reason), o.signal;
if (t.aborted) return o.abort(t.reason), o.signal;
const cleanup = () => {
e.removeEventListener("abort", onA);
t.removeEventListener("abort", onB);
};
function onA() {
cleanup();
o.abort(e.reason);
}
function onB() {
cleanup();
o.abort(t.reason);
}
e.addEventListener("abort", onA, {
once: true
});
t.addEventListener("abort", onB, {
once: true
});
return o.signal;
}
var ri = class {
_abortController;
_url;
_resourceMetadataUrl;
_scope;
_requestInit;
_authProvider;
_oauthProvider;
_skipIssuerMetadataValidation;
_fetch;
_fetchWithInit;
_redirectPolicy;
_sessionId;
_reconnectionOptions;
_protocolVersion;
_onInsufficientScope;
_maxStepUpRetries;
_serverRetryMs;
_reconnectionScheduler;
_cancelReconnection;
onclose;
onerror;
onmessage;
hasPerRequestStream=true;
constructor(e, t) {
this._url = e;
this._resourceMetadataUrl = void 0;
this._scope = void 0;
this._requestInit = t?.requestInit;
this._skipIssuerMetadataValidation = t?.skipIssuerMetadataValidation;
this._fetch = t?.fetch;
if (public_CvV4ZHkX_isOAuthClientProvider(t?.authProvider)) {
this._oauthProvider = t.authProvider;
this._authProvider = public_CvV4ZHkX_adaptOAuthProvider(t.authProvider, {
skipIssuerMetadataValidation: t.skipIssuerMetadataValidation
});
t.authProvider.dpop && (this._fetch = withDpopFromProvider(t.authProvider)(t.fetch ?? fetch));
} else this._authProvider = t?.authProvider;
this._redirectPolicy = t?.redirectPolicy;
this._fetchWithInit = src_CeKsbNLO_createFetchWithInit(t?.fetch, t?.requestInit);
this._redirectPolicy === "follow" && (this._fetchWithInit = src_CeKsbNLO_fetchLeavingRedirects(this._fetchWithInit));
this._sessionId = t?.sessionId;
this._protocolVersion = t?.protocolVersion;
this._reconnectionOptions = t?.reconnectionOptions ?? ti;
this._reconnectionScheduler = t?.reconnectionScheduler;
this._onInsufficientScope = t?.onInsufficientScope ?? "reauthorize";
this._maxStepUpRetries = Math.max(0, t?.maxStepUpRetries ?? ei);
}
async _stepUpAuthorize(e, t) {
try {
return await this._stepUpAuthorizeInner(e, t);
} catch (e) {
throw public_CvV4ZHkX_markAuthSeamEscape(e);
}
}
async _stepUpAuthorizeInner(e, t) {
if (this._onInsufficientScope === "throw") throw new Ma({
requiredScope: e.scope,
resourceMetadataUrl: e.resourceMetadataUrl,
errorDescription: e.errorDescription
});
if (!this._oauthProvider) throw new Ma({
requiredScope: e.scope,
resourceMetadataUrl: e.resourceMetadataUrl,
errorDescription: e.errorDescription
});
if (t >= this._maxStepUpRetries) throw new ar(sr.ClientHttpForbidden, `Server returned 403 insufficient_scope after step-up re-authorization (retry limit ${this._maxStepUpRetries} reached)`, {
status: 403,
statusText: e.statusText ?? "Forbidden",
text: e.text
});
e.resourceMetadataUrl && (this._resourceMetadataUrl = e.resourceMetadataUrl);
const o = await this._oauthProvider.tokens();
const r = computeScopeUnion(this._scope, o?.scope, e.scope);
this._scope = r;
const s = isStrictScopeSuperset(r, o?.scope);
return public_CvV4ZHkX_auth(this._oauthProvider, {
serverUrl: this._url,
resourceMetadataUrl: this._resourceMetadataUrl,
scope: r,
forceReauthorization: s,
fetchFn: this._fetchWithInit,
skipIssuerMetadataValidation: this._skipIssuerMetadataValidation
});
}
_redirects(e) {
return this._redirectPolicy === "follow" ? e : src_CeKsbNLO_fetchWithinOrigin(e);
}
_unfollowedRedirect(e, t) {
const o = this._redirectPolicy === "follow" ? void 0 : src_CeKsbNLO_unfollowedRedirect(e, t);
return o && `${o} (redirectPolicy: 'same-origin')`;
}
async _commonHeaders() {
const e = new Headers(this._requestInit?.headers || void 0);
let t;
try {
t = await (this._authProvider?.token());
} catch (e) {
throw public_CvV4ZHkX_markAuthSeamEscape(e);
}
t && e.set("Authorization", `Bearer ${t}`);
this._sessionId && e.set("mcp-session-id", this._sessionId);
this._protocolVersion && e.set("mcp-protocol-version", this._protocolVersion);
return e;
}
_applyBodyDerivedHeaders(e, t) {
if (Array.isArray(t) || !isJSONRPCRequest(t)) return;
const o = (t.params?._meta)?.[v];
if (typeof o !== "string") return;
e.set("mcp-protocol-version", o);
e.set("mcp-method", t.method);
const r = mcpNameSource(t.method, t.params);
r?.value !== void 0 && e.set("mcp-name", encodeMcpParamValue(r.value));
}
_isModernEnvelopedRequest(e) {
if (Array.isArray(e) || !isJSONRPCRequest(e)) return false;
const t = (e.params?._meta)?.[v];
return typeof t === "string" && isModernProtocolVersion(t);
}
async _startOrAuthSse(e, t = false, o = 0) {
const {resumptionToken: r, requestSignal: s} = e;
const isIntentionalAbort = () => this._abortController?.signal.aborted === true || s?.aborted === true;
try {
const n = await this._commonHeaders();
const a = [ ...n.get("accept")?.split(",").map(e => e.trim().toLowerCase()) ?? [], "text/event-stream" ];
n.set("accept", [ ...new Set(a) ].join(", "));
r && n.set("last-event-id", r);
const i = this._abortController?.signal;
const c = s !== void 0 && i !== void 0 ? anySignal(i, s) : s ?? i;
const l = await this._redirects(this._fetch ?? fetch)(this._url, {
...this._requestInit,
method: "GET",
headers: n,
signal: c
});
if (!l.ok) {
if (l.status === 401 && this._authProvider) {
if (l.headers.has("www-authenticate")) {
const {resourceMetadataUrl: e, scope: t} = public_CvV4ZHkX_extractWWWAuthenticateParams(l);
this._resourceMetadataUrl = e;
this._scope = computeScopeUnion(this._scope, t);
}
if (this._authProvider.onUnauthorized && !t) {
try {
await this._authProvider.onUnauthorized({
response: l,
serverUrl: this._url,
fetchFn: this._fetchWithInit
});
} catch (e) {
throw public_CvV4ZHkX_markAuthSeamEscape(e);
}
await (l.text?.().catch(() => {}));
return this._startOrAuthSse(e, true, o);
}
await (l.text?.().catch(() => {}));
if (t) throw public_CvV4ZHkX_markAuthSeamEscape(new ar(sr.ClientHttpAuthentication, "Server returned 401 after re-authentication", {
status: 401,
statusText: l.statusText
}));
throw public_CvV4ZHkX_markAuthSeamEscape(new qa);
}
if (l.status === 403) {
const {resourceMetadataUrl: r, scope: s, error: n, errorDescription: a} = public_CvV4ZHkX_extractWWWAuthenticateParams(l);
if (n === "insufficient_scope") {
const n = await (l.text?.().catch(() => null));
if (await this._stepUpAuthorize({
scope: s,
resourceMetadataUrl: r,
errorDescription: a,
statusText: l.statusText,
text: n
}, o) !== "AUTHORIZED") throw public_CvV4ZHkX_markAuthSeamEscape(new qa);
return this._startOrAuthSse(e, t, o + 1);
}
}
await (l.text?.().catch(() => {}));
if (l.status === 405) {
e.onRequestStreamEnd?.();
return;
}
const r = this._unfollowedRedirect(this._url, l) ?? l.statusText;
throw new ar(sr.ClientHttpFailedToOpenStream, `Failed to open SSE stream: ${r}`, {
status: l.status,
statusText: l.statusText
});
}
this._handleSseStream(l.body, e, true);
} catch (e) {
isIntentionalAbort() || this.onerror?.(e);
throw e;
}
}
_getNextReconnectionDelay(e) {
if (this._serverRetryMs !== void 0) return this._serverRetryMs;
const t = this._reconnectionOptions.initialReconnectionDelay;
const o = this._reconnectionOptions.reconnectionDelayGrowFactor;
const r = this._reconnectionOptions.maxReconnectionDelay;
return Math.min(t * Math.pow(o, e), r);
}
_scheduleReconnection(e, t = 0) {
const o = this._reconnectionOptions.maxRetries;
if (t >= o) {
this.onerror?.(new Error(`Maximum reconnection attempts (${o}) exceeded.`));
e.onRequestStreamEnd?.();
return;
}
const r = this._getNextReconnectionDelay(t);
const reconnect = () => {
this._cancelReconnection = void 0;
if (this._abortController?.signal.aborted || e.requestSignal?.aborted) return;
this._startOrAuthSse(e).catch(o => {
if (this._abortController?.signal.aborted || e.requestSignal?.aborted) return;
this.onerror?.(new Error(`Failed to reconnect SSE stream: ${o instanceof Error ? o.message : String(o)}`));
try {
this._scheduleReconnection(e, t + 1);
} catch (e) {
this.onerror?.(e instanceof Error ? e : new Error(String(e)));
}
});
};
if (this._reconnectionScheduler) {
const e = this._reconnectionScheduler(reconnect, r, t);
this._cancelReconnection = typeof e === "function" ? e : void 0;
} else {
const e = setTimeout(reconnect, r);
this._cancelReconnection = () => clearTimeout(e);
}
}
_handleSseStream(e, t, o) {
if (!e) {
t.onRequestStreamEnd?.();
return;
}
const {onresumptiontoken: r, replayMessageId: s, requestSignal: n, onRequestStreamEnd: a} = t;
const isIntentionalAbort = () => this._abortController?.signal.aborted === true || n?.aborted === true;
let i;
let c = false;
let l = false;
const processStream = async () => {
try {
const t = e.pipeThrough(new TextDecoderStream).pipeThrough(new Qa.Z({
onRetry: e => {
this._serverRetryMs = e;
}
})).getReader();
while (true) {
const {value: e, done: o} = await t.read();
if (o) break;
if (e.id) {
i = e.id;
c = true;
r?.(e.id);
}
if (!e.data) continue;
if (!e.event || e.event === "message") try {
const t = K.parse(JSON.parse(e.data));
if (isJSONRPCResultResponse(t) || isJSONRPCErrorResponse(t)) {
l = true;
s !== void 0 && (t.id = s);
}
this.onmessage?.(t);
} catch (e) {
this.onerror?.(e);
}
}
!o && !c || l || !this._abortController || isIntentionalAbort() ? isIntentionalAbort() || a?.() : this._scheduleReconnection({
resumptionToken: i,
onresumptiontoken: r,
replayMessageId: s,
requestSignal: n,
onRequestStreamEnd: a
}, 0);
} catch (e) {
if (isIntentionalAbort()) return;
this.onerror?.(new Error(`SSE stream disconnected: ${e}`));
if (!o && !c || l || !this._abortController || isIntentionalAbort()) a?.(); else try {
this._scheduleReconnection({
resumptionToken: i,
onresumptiontoken: r,
replayMessageId: s,
requestSignal: n,
onRequestStreamEnd: a
}, 0);
} catch (e) {
this.onerror?.(new Error(`Failed to reconnect: ${e instanceof Error ? e.message : String(e)}`));
a?.();
}
}
};
processStream();
}
async start() {
if (this._abortController) throw new Error("StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.");
this._abortController = new AbortController;
}
async finishAuth(e, t) {
if (!this._oauthProvider) throw new qa("finishAuth requires an OAuthClientProvider");
const {authorizationCode: o, iss: r} = await public_CvV4ZHkX_resolveAuthorizationCallbackParams(e, t, this._oauthProvider, this._url, {
fetchFn: this._fetchWithInit,
resourceMetadataUrl: this._resourceMetadataUrl
});
if (await public_CvV4ZHkX_auth(this._oauthProvider, {
serverUrl: this._url,
authorizationCode: o,
iss: r,
resourceMetadataUrl: this._resourceMetadataUrl,
scope: this._scope,
fetchFn: this._fetchWithInit,
skipIssuerMetadataValidation: this._skipIssuerMetadataValidation
}) !== "AUTHORIZED") throw new qa("Failed to authorize");
}
async close() {
try {
this._cancelReconnection?.();
} finally {
this._cancelReconnection = void 0;
this._abortController?.abort();
this.onclose?.();
}
}
async send(e, t) {
return this._send(e, t, false);
}
async _send(e, t, o, r = 0) {
try {
const {resumptionToken: s, onresumptiontoken: n} = t || {};
if (s) {
this._startOrAuthSse({
resumptionToken: s,
replayMessageId: isJSONRPCRequest(e) ? e.id : void 0,
requestSignal: t?.requestSignal
}).catch(e => this.onerror?.(e));
return;
}
const a = await this._commonHeaders();
this._applyBodyDerivedHeaders(a, e);
const i = Array.isArray(e) ? e.some(e => isInitializeRequest(e)) : isInitializeRequest(e);
i && a.delete("mcp-session-id");
if (t?.headers !== void 0) for (const [e, o] of Object.entries(t.headers)) {
if (oi.has(e.toLowerCase())) continue;
a.set(e, o);
}
a.set("content-type", "application/json");
const c = [ ...a.get("accept")?.split(",").map(e => e.trim().toLowerCase()) ?? [], "application/json", "text/event-stream" ];
a.set("accept", [ ...new Set(c) ].join(", "));
const l = this._abortController?.signal;
const u = t?.requestSignal !== void 0 && l !== void 0 ? anySignal(l, t.requestSignal) : t?.requestSignal ?? l;
const d = {
...this._requestInit,
method: "POST",
headers: a,
body: JSON.stringify(e),
signal: u
};
const p = await this._redirects(this._fetch ?? fetch)(this._url, d);
i && p.ok && (this._sessionId = p.headers.get("mcp-session-id") || void 0);
if (!p.ok) {
if (p.status === 401 && this._authProvider) {
if (p.headers.has("www-authenticate")) {
const {resourceMetadataUrl: e, scope: t} = public_CvV4ZHkX_extractWWWAuthenticateParams(p);
this._resourceMetadataUrl = e;
this._scope = computeScopeUnion(this._scope, t);
}
if (this._authProvider.onUnauthorized && !o) {
try {
await this._authProvider.onUnauthorized({
response: p,
serverUrl: this._url,
fetchFn: this._fetchWithInit
});
} catch (e) {
throw public_CvV4ZHkX_markAuthSeamEscape(e);
}
await (p.text?.().catch(() => {}));
return this._send(e, t, true, r);
}
await (p.text?.().catch(() => {}));
if (o) throw public_CvV4ZHkX_markAuthSeamEscape(new ar(sr.ClientHttpAuthentication, "Server returned 401 after re-authentication", {
status: 401,
statusText: p.statusText
}));
throw public_CvV4ZHkX_markAuthSeamEscape(new qa);
}
const s = await (p.text?.().catch(() => null));
if (p.status === 403) {
const {resourceMetadataUrl: n, scope: a, error: i, errorDescription: c} = public_CvV4ZHkX_extractWWWAuthenticateParams(p);
if (i === "insufficient_scope") {
if (await this._stepUpAuthorize({
scope: a,
resourceMetadataUrl: n,
errorDescription: c,
statusText: p.statusText,
text: s
}, r) !== "AUTHORIZED") throw public_CvV4ZHkX_markAuthSeamEscape(new qa);
return this._send(e, t, o, r + 1);
}
}
if (p.status === 400 && typeof s === "string" && this._isModernEnvelopedRequest(e)) try {
const t = K.parse(JSON.parse(s));
const o = (Array.isArray(e) ? e : [ e ]).filter(e => isJSONRPCRequest(e));
if (isJSONRPCErrorResponse(t) && o.some(e => e.id === t.id)) {
this.onmessage?.(t);
return;
}
} catch {}
const n = this._unfollowedRedirect(this._url, p) ?? s;
throw new ar(sr.ClientHttpNotImplemented, `Error POSTing to endpoint: ${n}`, {
status: p.status,
statusText: p.statusText,
text: s
});
}
if (p.status === 202) {
await (p.text?.().catch(() => {}));
isInitializedNotification(e) && this._startOrAuthSse({
resumptionToken: void 0
}).catch(e => this.onerror?.(e));
return;
}
const h = (Array.isArray(e) ? e : [ e ]).some(e => "method" in e && "id" in e && e.id !== void 0);
const m = p.headers.get("content-type");
const f = mediaTypeEssence(m);
if (h) if (f === "text/event-stream") this._handleSseStream(p.body, {
onresumptiontoken: n,
requestSignal: t?.requestSignal,
onRequestStreamEnd: t?.onRequestStreamEnd
}, false); else {
if (f !== "application/json") {
await (p.text?.().catch(() => {}));
throw new nr(sr.ClientHttpUnexpectedContent, `Unexpected content type: ${m}`, {
contentType: m
});
}
{
const e = await p.json();
const t = Array.isArray(e) ? e.map(e => K.parse(e)) : [ K.parse(e) ];
for (const e of t) this.onmessage?.(e);
}
} else await (p.text?.().catch(() => {}));
} catch (e) {
t?.requestSignal?.aborted !== true && this.onerror?.(e);
throw e;
}
}
get sessionId() {
return this._sessionId;
}
async terminateSession() {
if (!this._sessionId) return;
try {
const e = await this._commonHeaders();
const t = {
...this._requestInit,
method: "DELETE",
headers: e,
signal: this._abortController?.signal
};
const o = await this._redirects(this._fetch ?? fetch)(this._url, t);
await (o.text?.().catch(() => {}));
if (!o.ok && o.status !== 405) throw new ar(sr.ClientHttpFailedToTerminateSession, `Failed to terminate session: ${this._unfollowedRedirect(this._url, o) ?? o.statusText}`, {
status: o.status,
statusText: o.statusText
});
this._sessionId = void 0;
} catch (e) {
this.onerror?.(e);
throw e;
}
}
setProtocolVersion(e) {
this._protocolVersion = e;
}
get protocolVersion() {
return this._protocolVersion;
}
async resumeStream(e, t) {
await this._startOrAuthSse({
resumptionToken: e,
onresumptiontoken: t?.onresumptiontoken
});
}
};
}),
49567: (function(e, t, o) {
o.d(t, {
ai: () => number
});
var r = o(43759);
var s = o(80737);
function number(e) {
return r.qG(s.rSt, e);
}
})
};
