"use strict";

exports.id = 8044;

exports.ids = [ 8044 ];

exports.modules = {
  8044: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      schemaProblems: () => schemaProblems
    });
    var validator = __webpack_require__(60207);
    var depth = __webpack_require__(85352);
    const meta_schema_namespaceObject = JSON.parse('{"$comment":"Keywords of JSON Schema from draft 4 to 2020-12. A description is the end of the message \'KEYWORD must be \u2026\'.","$ref":"#/definitions/schema","definitions":{"schema":{"type":["object","boolean"],"description":"a schema must be an object","properties":{"$ref":{"$ref":"#/definitions/text"},"$dynamicRef":{"not":{},"description":"$dynamicRef is not supported; use $ref"},"$defs":{"$ref":"#/definitions/schemaMap"},"definitions":{"$ref":"#/definitions/schemaMap"},"title":{"$ref":"#/definitions/text"},"description":{"$ref":"#/definitions/text"},"type":{"description":"one of string, number, integer, boolean, object, array, null, or a list of them","anyOf":[{"$ref":"#/definitions/type"},{"type":"array","items":{"$ref":"#/definitions/type"},"minItems":1}]},"enum":{"type":"array","minItems":1,"description":"a list of at least one value"},"multipleOf":{"type":"number","exclusiveMinimum":0,"description":"a number above 0"},"minimum":{"$ref":"#/definitions/number"},"maximum":{"$ref":"#/definitions/number"},"exclusiveMinimum":{"$ref":"#/definitions/limit"},"exclusiveMaximum":{"$ref":"#/definitions/limit"},"minLength":{"$ref":"#/definitions/count"},"maxLength":{"$ref":"#/definitions/count"},"pattern":{"type":"string","format":"regex","description":"a string"},"items":{"if":{"type":"array"},"then":{"$ref":"#/definitions/schemaList"},"else":{"$ref":"#/definitions/schema"}},"prefixItems":{"$ref":"#/definitions/schemaList"},"additionalItems":{"$ref":"#/definitions/schema"},"unevaluatedItems":{"$ref":"#/definitions/schema"},"contains":{"$ref":"#/definitions/schema"},"minContains":{"$ref":"#/definitions/count"},"maxContains":{"$ref":"#/definitions/count"},"minItems":{"$ref":"#/definitions/count"},"maxItems":{"$ref":"#/definitions/count"},"uniqueItems":{"$ref":"#/definitions/flag"},"properties":{"$ref":"#/definitions/schemaMap"},"patternProperties":{"allOf":[{"$ref":"#/definitions/schemaMap"},{"propertyNames":{"format":"regex","description":"a regular expression"}}]},"additionalProperties":{"$ref":"#/definitions/schema"},"unevaluatedProperties":{"$ref":"#/definitions/schema"},"propertyNames":{"$ref":"#/definitions/schema"},"minProperties":{"$ref":"#/definitions/count"},"maxProperties":{"$ref":"#/definitions/count"},"required":{"type":"array","items":{"type":"string","description":"a property name"},"description":"a list of property names"},"dependentSchemas":{"$ref":"#/definitions/schemaMap"},"allOf":{"$ref":"#/definitions/schemaList"},"anyOf":{"$ref":"#/definitions/schemaList"},"oneOf":{"$ref":"#/definitions/schemaList"},"not":{"$ref":"#/definitions/schema"},"if":{"$ref":"#/definitions/schema"},"then":{"$ref":"#/definitions/schema"},"else":{"$ref":"#/definitions/schema"}}},"schemaList":{"type":"array","items":{"$ref":"#/definitions/schema"},"minItems":1,"description":"a list of schemas"},"schemaMap":{"type":"object","additionalProperties":{"$ref":"#/definitions/schema"},"description":"a mapping of names to schemas"},"type":{"enum":["string","number","integer","boolean","object","array","null"]},"text":{"type":"string","description":"a string"},"flag":{"type":"boolean","description":"true or false"},"number":{"type":"number","description":"a number"},"limit":{"type":["number","boolean"],"description":"a number"},"count":{"type":"integer","minimum":0,"description":"an integer of at least 0"}}}');
    const maxProblems = 20;
    const maxDepth = 64;
    function schemaProblems(schema) {
      if (!isRecord(schema)) return [ {
        pointer: "",
        what: `a schema must be an object, found ${kindOf(schema)}`
      } ];
      if ((0, depth.Q)(schema, maxDepth)) return [ {
        pointer: "",
        what: `nested deeper than ${maxDepth} levels`
      } ];
      const {errors: errors} = new validator.D(structuredClone(meta_schema_namespaceObject), "7", false).validate(schema);
      const problems = errors.flatMap(error => problemOf(error, schema));
      return (problems.length > 0 ? problems : referenceProblems(schema, schema, "")).slice(0, maxProblems);
    }
    function problemOf({instanceLocation: instanceLocation, keyword: keyword, keywordLocation: keywordLocation}, schema) {
      const description = descriptionAt(keywordLocation);
      if (description === null || containerKeywords.has(keyword)) return [];
      const steps = stepsOf(instanceLocation);
      const pointer = steps.map(pointerStep).join("");
      const key = steps.at(-1) ?? "";
      if (keyword === "format") {
        const pattern = keywordLocation.includes("/propertyNames/") ? key : valueAt(pointer, schema);
        return [ {
          pointer: pointer,
          what: `${JSON.stringify(pattern)} is not a valid regular expression`
        } ];
      }
      if (description.startsWith("a schema")) return [ {
        pointer: pointer,
        what: `${description}, found ${kindOf(valueAt(pointer, schema))}`
      } ];
      return [ {
        pointer: pointer,
        what: description.startsWith("$") ? description : `${key} must be ${description}`
      } ];
    }
    const containerKeywords = new Set([ "properties", "items", "additionalProperties" ]);
    function descriptionAt(keywordLocation) {
      let node = meta_schema_namespaceObject;
      for (const step of stepsOf(keywordLocation).slice(0, -1)) {
        node = valueAt(`/${step}`, node);
        if (step === "$ref" && typeof node === "string") node = valueAt(node.slice(1), meta_schema_namespaceObject);
      }
      return isRecord(node) && typeof node["description"] === "string" ? node["description"] : null;
    }
    const dataKeywords = new Set([ "enum", "const", "default", "examples" ]);
    const mapKeywords = new Set([ "$defs", "definitions", "properties", "patternProperties", "dependentSchemas" ]);
    function referenceProblems(node, root, pointer, isMap = false) {
      if (typeof node !== "object" || node === null) return [];
      return Object.entries(node).flatMap(([key, value]) => {
        const at = `${pointer}${pointerStep(key)}`;
        if (!isMap && key === "$ref") return referenceProblem(String(value), root).map(what => ({
          pointer: at,
          what: what
        }));
        if (!isMap && dataKeywords.has(key)) return [];
        return referenceProblems(value, root, at, !isMap && mapKeywords.has(key));
      });
    }
    function referenceProblem(reference, root) {
      if (!reference.startsWith("#")) return [ "$ref can only point into this schema (#/\u2026); nothing is fetched" ];
      const fragment = reference.slice(1);
      const target = fragment.startsWith("/") ? valueAt(fragment, root) : null;
      const exists = fragment === "" || isRecord(target) || typeof target === "boolean" || hasAnchor(root, fragment);
      return exists ? [] : [ `$ref points to ${reference}, which does not exist` ];
    }
    function valueAt(pointer, root) {
      return stepsOf(pointer).reduce((node, step) => typeof node === "object" && node !== null && Object.hasOwn(node, step) ? node[step] : void 0, root);
    }
    function stepsOf(pointer) {
      return pointer.split("/").slice(1).map(step => decoded(step).replaceAll("~1", "/").replaceAll("~0", "~"));
    }
    function pointerStep(key) {
      return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    }
    function decoded(step) {
      try {
        return decodeURIComponent(step);
      } catch {
        return step;
      }
    }
    function hasAnchor(node, anchor) {
      if (typeof node !== "object" || node === null) return false;
      if ("$anchor" in node && node.$anchor === anchor) return true;
      return Object.values(node).some(value => hasAnchor(value, anchor));
    }
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function kindOf(value) {
      if (value === null) return "null";
      return Array.isArray(value) ? "a list" : `a ${typeof value}`;
    }
  })
};
