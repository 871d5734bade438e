"use strict";

exports.id = 8044;

exports.ids = [ 8044 ];

exports.modules = {
8044: (function(e, t, i) {
i.d(t, {
schemaProblems: () => schemaProblems
});
var n = i(60207);
var r = i(20274);
var s = i(20653);
var o = i(85352);
const a = JSON.parse('{"$comment":"Keywords of JSON Schema from draft 4 to 2020-12. A description is the end of the message \'KEYWORD must be \u2026\'.","$ref":"#/definitions/schema","definitions":{"schema":{"type":["object","boolean"],"description":"a schema must be an object","properties":{"$ref":{"$ref":"#/definitions/text"},"$dynamicRef":{"not":{},"description":"$dynamicRef is not supported; use $ref"},"$defs":{"$ref":"#/definitions/schemaMap"},"definitions":{"$ref":"#/definitions/schemaMap"},"title":{"$ref":"#/definitions/text"},"description":{"$ref":"#/definitions/text"},"type":{"description":"one of string, number, integer, boolean, object, array, null, or a list of them","anyOf":[{"$ref":"#/definitions/type"},{"type":"array","items":{"$ref":"#/definitions/type"},"minItems":1}]},"enum":{"type":"array","minItems":1,"description":"a list of at least one value"},"multipleOf":{"type":"number","exclusiveMinimum":0,"description":"a number above 0"},"minimum":{"$ref":"#/definitions/number"},"maximum":{"$ref":"#/definitions/number"},"exclusiveMinimum":{"$ref":"#/definitions/limit"},"exclusiveMaximum":{"$ref":"#/definitions/limit"},"minLength":{"$ref":"#/definitions/count"},"maxLength":{"$ref":"#/definitions/count"},"pattern":{"type":"string","format":"regex","description":"a string"},"items":{"if":{"type":"array"},"then":{"$ref":"#/definitions/schemaList"},"else":{"$ref":"#/definitions/schema"}},"prefixItems":{"$ref":"#/definitions/schemaList"},"additionalItems":{"$ref":"#/definitions/schema"},"unevaluatedItems":{"$ref":"#/definitions/schema"},"contains":{"$ref":"#/definitions/schema"},"minContains":{"$ref":"#/definitions/count"},"maxContains":{"$ref":"#/definitions/count"},"minItems":{"$ref":"#/definitions/count"},"maxItems":{"$ref":"#/definitions/count"},"uniqueItems":{"$ref":"#/definitions/flag"},"properties":{"$ref":"#/definitions/schemaMap"},"patternProperties":{"allOf":[{"$ref":"#/definitions/schemaMap"},{"propertyNames":{"format":"regex","description":"a regular expression"}}]},"additionalProperties":{"$ref":"#/definitions/schema"},"unevaluatedProperties":{"$ref":"#/definitions/schema"},"propertyNames":{"$ref":"#/definitions/schema"},"minProperties":{"$ref":"#/definitions/count"},"maxProperties":{"$ref":"#/definitions/count"},"required":{"type":"array","items":{"type":"string","description":"a property name"},"description":"a list of property names"},"dependentSchemas":{"$ref":"#/definitions/schemaMap"},"allOf":{"$ref":"#/definitions/schemaList"},"anyOf":{"$ref":"#/definitions/schemaList"},"oneOf":{"$ref":"#/definitions/schemaList"},"not":{"$ref":"#/definitions/schema"},"if":{"$ref":"#/definitions/schema"},"then":{"$ref":"#/definitions/schema"},"else":{"$ref":"#/definitions/schema"}}},"schemaList":{"type":"array","items":{"$ref":"#/definitions/schema"},"minItems":1,"description":"a list of schemas"},"schemaMap":{"type":"object","additionalProperties":{"$ref":"#/definitions/schema"},"description":"a mapping of names to schemas"},"type":{"enum":["string","number","integer","boolean","object","array","null"]},"text":{"type":"string","description":"a string"},"flag":{"type":"boolean","description":"true or false"},"number":{"type":"number","description":"a number"},"limit":{"type":["number","boolean"],"description":"a number"},"count":{"type":"integer","minimum":0,"description":"an integer of at least 0"}}}');
const f = 20;
const c = 64;
function schemaProblems(e) {
if (!(0, r.u4)(e)) return [ {
pointer: "",
what: `a schema must be an object, found ${kindOf(e)}`
} ];
if ((0, o.Q)(e, c)) return [ {
pointer: "",
what: `nested deeper than ${c} levels`
} ];
const {errors: t} = new n.D(structuredClone(a), "7", false).validate(e);
const i = t.flatMap(t => problemOf(t, e));
return (i.length > 0 ? i : referenceProblems(e, e, "")).slice(0, f);
}
function problemOf({instanceLocation: e, keyword: t, keywordLocation: i}, n) {
let s = a;
for (const e of stepsOf(i).slice(0, -1)) {
s = valueAt(`/${e}`, s);
e === "$ref" && typeof s === "string" && (s = valueAt(s.slice(1), a));
}
const o = (0, r.u4)(s) && typeof s["description"] === "string" ? s["description"] : null;
if (o === null || m.has(t)) return [];
const f = stepsOf(e);
const c = f.map(pointerStep).join("");
const p = f.at(-1) ?? "";
if (t === "format") {
const e = i.includes("/propertyNames/") ? p : valueAt(c, n);
return [ {
pointer: c,
what: `${JSON.stringify(e)} is not a valid regular expression`
} ];
}
if (o.startsWith("a schema")) return [ {
pointer: c,
what: `${o}, found ${kindOf(valueAt(c, n))}`
} ];
return [ {
pointer: c,
what: o.startsWith("$") ? o : `${p} must be ${o}`
} ];
}
const m = new Set([ "properties", "items", "additionalProperties" ]);
const p = new Set([ "enum", "const", "default", "examples" ]);
const l = new Set([ "$defs", "definitions", "properties", "patternProperties", "dependentSchemas" ]);
function referenceProblems(e, t, i, n = false) {
if (typeof e !== "object" || e === null) return [];
return Object.entries(e).flatMap(([e, r]) => {
const s = `${i}${pointerStep(e)}`;
if (!n && e === "$ref") return referenceProblem(String(r), t).map(e => ({
pointer: s,
what: e
}));
if (!n && p.has(e)) return [];
return referenceProblems(r, t, s, !n && l.has(e));
});
}
function referenceProblem(e, t) {
if (!e.startsWith("#")) return [ "$ref can only point into this schema (#/\u2026); nothing is fetched" ];
const i = e.slice(1);
const n = i.startsWith("/") ? valueAt(i, t) : null;
const s = i === "" || (0, r.u4)(n) || typeof n === "boolean" || hasAnchor(t, i);
return s ? [] : [ `$ref points to ${e}, which does not exist` ];
}
function valueAt(e, t) {
return stepsOf(e).reduce((e, t) => typeof e === "object" && e !== null && Object.hasOwn(e, t) ? e[t] : void 0, t);
}
function stepsOf(e) {
return e.split("/").slice(1).map(e => (0, s.oF)(e).replaceAll("~1", "/").replaceAll("~0", "~"));
}
function pointerStep(e) {
return `/${e.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function hasAnchor(e, t) {
if (typeof e !== "object" || e === null) return false;
if ("$anchor" in e && e.$anchor === t) return true;
return Object.values(e).some(e => hasAnchor(e, t));
}
function kindOf(e) {
if (e === null) return "null";
return Array.isArray(e) ? "a list" : "a " + typeof e;
}
})
};
