"use strict";
exports.id = 8044;
exports.ids = [8044];
exports.modules = {

/***/ 8044:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  schemaProblems: () => (/* binding */ schemaProblems)
});

// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validator.js + 6 modules
var validator = __webpack_require__(60207);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/messages/depth.js
var depth = __webpack_require__(85352);
;// CONCATENATED MODULE: ./lib/messages/meta-schema.json
const meta_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$comment":"Keywords of JSON Schema from draft 4 to 2020-12. A description is the end of the message \'KEYWORD must be …\'.","$ref":"#/definitions/schema","definitions":{"schema":{"type":["object","boolean"],"description":"a schema must be an object","properties":{"$ref":{"$ref":"#/definitions/text"},"$dynamicRef":{"not":{},"description":"$dynamicRef is not supported; use $ref"},"$defs":{"$ref":"#/definitions/schemaMap"},"definitions":{"$ref":"#/definitions/schemaMap"},"title":{"$ref":"#/definitions/text"},"description":{"$ref":"#/definitions/text"},"type":{"description":"one of string, number, integer, boolean, object, array, null, or a list of them","anyOf":[{"$ref":"#/definitions/type"},{"type":"array","items":{"$ref":"#/definitions/type"},"minItems":1}]},"enum":{"type":"array","minItems":1,"description":"a list of at least one value"},"multipleOf":{"type":"number","exclusiveMinimum":0,"description":"a number above 0"},"minimum":{"$ref":"#/definitions/number"},"maximum":{"$ref":"#/definitions/number"},"exclusiveMinimum":{"$ref":"#/definitions/limit"},"exclusiveMaximum":{"$ref":"#/definitions/limit"},"minLength":{"$ref":"#/definitions/count"},"maxLength":{"$ref":"#/definitions/count"},"pattern":{"type":"string","format":"regex","description":"a string"},"items":{"if":{"type":"array"},"then":{"$ref":"#/definitions/schemaList"},"else":{"$ref":"#/definitions/schema"}},"prefixItems":{"$ref":"#/definitions/schemaList"},"additionalItems":{"$ref":"#/definitions/schema"},"unevaluatedItems":{"$ref":"#/definitions/schema"},"contains":{"$ref":"#/definitions/schema"},"minContains":{"$ref":"#/definitions/count"},"maxContains":{"$ref":"#/definitions/count"},"minItems":{"$ref":"#/definitions/count"},"maxItems":{"$ref":"#/definitions/count"},"uniqueItems":{"$ref":"#/definitions/flag"},"properties":{"$ref":"#/definitions/schemaMap"},"patternProperties":{"allOf":[{"$ref":"#/definitions/schemaMap"},{"propertyNames":{"format":"regex","description":"a regular expression"}}]},"additionalProperties":{"$ref":"#/definitions/schema"},"unevaluatedProperties":{"$ref":"#/definitions/schema"},"propertyNames":{"$ref":"#/definitions/schema"},"minProperties":{"$ref":"#/definitions/count"},"maxProperties":{"$ref":"#/definitions/count"},"required":{"type":"array","items":{"type":"string","description":"a property name"},"description":"a list of property names"},"dependentSchemas":{"$ref":"#/definitions/schemaMap"},"allOf":{"$ref":"#/definitions/schemaList"},"anyOf":{"$ref":"#/definitions/schemaList"},"oneOf":{"$ref":"#/definitions/schemaList"},"not":{"$ref":"#/definitions/schema"},"if":{"$ref":"#/definitions/schema"},"then":{"$ref":"#/definitions/schema"},"else":{"$ref":"#/definitions/schema"}}},"schemaList":{"type":"array","items":{"$ref":"#/definitions/schema"},"minItems":1,"description":"a list of schemas"},"schemaMap":{"type":"object","additionalProperties":{"$ref":"#/definitions/schema"},"description":"a mapping of names to schemas"},"type":{"enum":["string","number","integer","boolean","object","array","null"]},"text":{"type":"string","description":"a string"},"flag":{"type":"boolean","description":"true or false"},"number":{"type":"number","description":"a number"},"limit":{"type":["number","boolean"],"description":"a number"},"count":{"type":"integer","minimum":0,"description":"an integer of at least 0"}}}');
;// CONCATENATED MODULE: ./lib/messages/json-schema.js





/** More problems would not help to fix a schema. */
const maxProblems = 20;
/** Deeper schemas could overflow the stack of a recursive walk. */
const maxDepth = 64;
/**
 * Why a value cannot be used as a JSON Schema; empty if it can. Reports invalid keyword values, invalid regular
 * expressions, and references that are broken or point outside of the schema: nothing is ever fetched.
 */
function schemaProblems(schema) {
    if (!(0,parsed_json/* isRecord */.u4)(schema))
        return [{ pointer: '', what: `a schema must be an object, found ${kindOf(schema)}` }];
    if ((0,depth/* isDeeper */.Q)(schema, maxDepth))
        return [{ pointer: '', what: `nested deeper than ${maxDepth} levels` }];
    const { errors } = new validator/* Validator */.D(structuredClone(meta_schema_namespaceObject), '7', false).validate(schema);
    const problems = errors.flatMap((error) => problemOf(error, schema));
    return (problems.length > 0 ? problems : referenceProblems(schema, schema, '')).slice(0, maxProblems);
}
/** Errors at a part of the meta-schema without a description only report that something nested does not match. */
function problemOf({ instanceLocation, keyword, keywordLocation }, schema) {
    const description = descriptionAt(keywordLocation);
    if (description === null || containerKeywords.has(keyword))
        return [];
    const steps = stepsOf(instanceLocation);
    const pointer = steps.map(pointerStep).join('');
    const key = steps.at(-1) ?? '';
    if (keyword === 'format') {
        const pattern = keywordLocation.includes('/propertyNames/') ? key : valueAt(pointer, schema);
        return [{ pointer, what: `${JSON.stringify(pattern)} is not a valid regular expression` }];
    }
    if (description.startsWith('a schema'))
        return [{ pointer, what: `${description}, found ${kindOf(valueAt(pointer, schema))}` }];
    return [{ pointer, what: description.startsWith('$') ? description : `${key} must be ${description}` }];
}
/** Keywords whose errors repeat those of the values in a list or mapping. */
const containerKeywords = new Set(['properties', 'items', 'additionalProperties']);
/** The description of the part of the meta-schema to which this keyword belongs, found through its references. */
function descriptionAt(keywordLocation) {
    let node = meta_schema_namespaceObject;
    for (const step of stepsOf(keywordLocation).slice(0, -1)) {
        node = valueAt(`/${step}`, node);
        if (step === '$ref' && typeof node === 'string')
            node = valueAt(node.slice(1), meta_schema_namespaceObject);
    }
    return (0,parsed_json/* isRecord */.u4)(node) && typeof node['description'] === 'string' ? node['description'] : null;
}
/** Keywords whose value is data, not a schema. */
const dataKeywords = new Set(['enum', 'const', 'default', 'examples']);
/** Keywords whose value maps names to schemas: a name is not a keyword. */
const mapKeywords = new Set([
    ...['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas'],
]);
function referenceProblems(node, root, pointer, isMap = false) {
    if (typeof node !== 'object' || node === null)
        return [];
    return Object.entries(node).flatMap(([key, value]) => {
        const at = `${pointer}${pointerStep(key)}`;
        if (!isMap && key === '$ref')
            return referenceProblem(String(value), root).map((what) => ({ pointer: at, what }));
        if (!isMap && dataKeywords.has(key))
            return [];
        return referenceProblems(value, root, at, !isMap && mapKeywords.has(key));
    });
}
function referenceProblem(reference, root) {
    if (!reference.startsWith('#'))
        return ['$ref can only point into this schema (#/…); nothing is fetched'];
    const fragment = reference.slice(1);
    const target = fragment.startsWith('/') ? valueAt(fragment, root) : null;
    const exists = fragment === '' || (0,parsed_json/* isRecord */.u4)(target) || typeof target === 'boolean' || hasAnchor(root, fragment);
    return exists ? [] : [`$ref points to ${reference}, which does not exist`];
}
function valueAt(pointer, root) {
    return stepsOf(pointer).reduce((node, step) => typeof node === 'object' && node !== null && Object.hasOwn(node, step)
        ? node[step]
        : undefined, root);
}
/** The steps of a JSON pointer; URI escapes, as in a fragment, are resolved. */
function stepsOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((step) => (0,lib_text/* percentDecoded */.oF)(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}
function pointerStep(key) {
    return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
function hasAnchor(node, anchor) {
    if (typeof node !== 'object' || node === null)
        return false;
    if ('$anchor' in node && node.$anchor === anchor)
        return true;
    return Object.values(node).some((value) => hasAnchor(value, anchor));
}
function kindOf(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}


/***/ })

};
;