"use strict";

exports.id = 5837;

exports.ids = [ 5837 ];

exports.modules = {
55837: (function(t, e, n) {
n.r(e);
n.d(e, {
anthropicEvents: () => anthropicEvents
});
var o = n(20274);
var s = n(92682);
const r = new Set([ "message_start", "message_delta", "message_stop", "content_block_start", "content_block_delta", "content_block_stop", "error", "ping" ]);
const i = new Set([ "text", "thinking", "redacted_thinking", "tool_use", "compaction", "fallback", "server_tool_use", "mcp_tool_use", "mcp_tool_result", "web_fetch_tool_result", "web_search_tool_result", "code_execution_tool_result", "bash_code_execution_tool_result", "text_editor_code_execution_tool_result", "tool_search_tool_result", "advisor_tool_result" ]);
const c = new Set([ "text_delta", "input_json_delta", "thinking_delta", "signature_delta", "compaction_delta", "citations_delta" ]);
const _ = new Set([ "web_search_result_location", "page_location", "char_location", "content_block_location", "search_result_location" ]);
function anthropicEvents() {
const t = new Set;
return {
idle: {
type: "ping",
was: "comment"
},
rewrite: e => {
if (!(0, o.u4)(e) || typeof e["type"] !== "string") return e;
const {type: n, index: c} = e;
if (!r.has(n)) return skipped(e);
if (n === "content_block_start") {
const n = i.has((0, s.e)(e["content_block"])["type"]);
n ? t.delete(c) : t.add(c);
}
if (n.startsWith("content_block_") && t.has(c)) return skipped(e);
if (n === "content_block_delta" && !isKnownDelta((0, s.e)(e["delta"]))) return skipped(e);
if (n === "error") return withErrorText(e);
if (n === "message_start") return withStartCounts(e);
return n === "message_delta" ? withEndCounts(e) : e;
}
};
}
function skipped(t) {
return {
...t,
type: "ping",
was: t["type"]
};
}
function isKnownDelta({type: t, citation: e}) {
return c.has(t) && (t !== "citations_delta" || _.has((0, s.e)(e)["type"]));
}
function withErrorText(t) {
const {error: e} = t;
const {type: n = "api_error", message: o = (typeof e === "string" ? e : t["message"])} = (0, 
s.e)(e);
return {
...t,
error: {
...(0, s.e)(e),
type: String(n),
message: String(o ?? n)
}
};
}
function withStartCounts(t) {
const e = (0, s.e)(t["message"]);
const n = (0, s.e)(e["usage"]);
const r = typeof n["input_tokens"] === "number" && (0, o._j)(e["content"]).length === 0;
if (r) return t;
const i = (0, o._j)(e["content"]).filter(t => (0, s.e)(t)["type"] === "tool_use");
return {
...t,
message: {
...e,
content: i,
usage: {
...n,
input_tokens: count(n["input_tokens"])
}
}
};
}
function withEndCounts(t) {
const e = (0, s.e)(t["usage"]);
if (typeof e["output_tokens"] === "number") return t;
return {
...t,
delta: (0, s.e)(t["delta"]),
usage: {
...e,
output_tokens: count(e["output_tokens"])
}
};
}
function count(t) {
const e = Number(t);
return Number.isFinite(e) ? e : 0;
}
})
};
