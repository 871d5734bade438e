"use strict";

exports.id = 8035;

exports.ids = [ 8035 ];

exports.modules = {
  8035: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      schemaProblems: () => schemaProblems
    });
    const maxProblems = 20;
    const maxDepth = 64;
    const types = [ "string", "number", "integer", "boolean", "object", "array", "null" ];
    const schemaKeywords = new Set([ "additionalItems", "unevaluatedItems", "contains", "additionalProperties", "unevaluatedProperties", "propertyNames", "not", "if", "then", "else" ]);
    const schemaListKeywords = new Set([ "prefixItems", "allOf", "anyOf", "oneOf" ]);
    const schemaMapKeywords = new Set([ "$defs", "definitions", "properties", "patternProperties", "dependentSchemas" ]);
    const integerKeywords = new Set([ "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties" ]);
    const numberKeywords = new Set([ "minimum", "maximum", "multipleOf" ]);
    function schemaProblems(schema) {
      const problems = [];
      visit(schema, "", {
        root: schema,
        problems: problems,
        depth: 0
      });
      return problems.slice(0, maxProblems);
    }
    function visit(schema, pointer, walk) {
      const add = (what, at = pointer) => walk.problems.push({
        pointer: at,
        what: what
      });
      if (typeof schema === "boolean" && pointer !== "") return;
      if (!isRecord(schema)) return void add(`a schema must be an object, found ${kindOf(schema)}`);
      if (walk.depth >= maxDepth) return void add(`nested deeper than ${maxDepth} levels`);
      const deeper = {
        ...walk,
        depth: walk.depth + 1
      };
      for (const [key, value] of Object.entries(schema)) {
        const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
        const items = key === "items" && Array.isArray(value);
        if (schemaKeywords.has(key) || key === "items" && !items) visit(value, at, deeper); else if (schemaListKeywords.has(key) || items) if (!Array.isArray(value) || value.length === 0) add(`${key} must be a list of schemas`, at); else value.forEach((item, index) => visit(item, `${at}/${index}`, deeper)); else if (schemaMapKeywords.has(key)) if (isRecord(value)) visitMapping(value, at, {
          key: key,
          walk: deeper
        }); else add(`${key} must be a mapping of names to schemas`, at); else {
          const what = valueProblem(key, value, walk.root);
          if (what !== null) add(what, at);
        }
      }
    }
    function visitMapping(schemas, pointer, {key: key, walk: walk}) {
      for (const [name, schema] of Object.entries(schemas)) {
        const at = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
        const bad = key === "patternProperties" ? patternProblem(name) : null;
        if (bad !== null) walk.problems.push({
          pointer: at,
          what: bad
        });
        visit(schema, at, walk);
      }
    }
    function valueProblem(key, value, root) {
      if (integerKeywords.has(key)) return Number.isInteger(value) && Number(value) >= 0 ? null : `${key} must be an integer of at least 0`;
      if (numberKeywords.has(key)) return typeof value === "number" ? null : `${key} must be a number`;
      switch (key) {
       case "type":
        return isType(value) ? null : `type must be one of ${types.join(", ")}, or a list of them`;

       case "required":
        return isTexts(value) ? null : "required must be a list of property names";

       case "enum":
        return Array.isArray(value) && value.length > 0 ? null : "enum must be a list of at least one value";

       case "pattern":
        return patternProblem(value);

       case "$ref":
        return referenceProblem(value, root);

       case "$dynamicRef":
        return "$dynamicRef is not supported; use $ref";

       default:
        return null;
      }
    }
    function isType(value) {
      const all = Array.isArray(value) ? value : [ value ];
      return all.length > 0 && all.every(name => typeof name === "string" && types.includes(name));
    }
    function isTexts(value) {
      return Array.isArray(value) && value.every(item => typeof item === "string");
    }
    function patternProblem(value) {
      if (typeof value !== "string") return "pattern must be a string";
      try {
        new RegExp(value, "u");
        return null;
      } catch {
        return `${JSON.stringify(value)} is not a valid regular expression`;
      }
    }
    function referenceProblem(value, root) {
      if (typeof value !== "string") return "$ref must be a string";
      if (!value.startsWith("#")) return `$ref can only point into this schema (#/\u2026); nothing is fetched`;
      return pointsIntoSchema(value.slice(1), root) ? null : `$ref points to ${value}, which does not exist`;
    }
    function pointsIntoSchema(fragment, root) {
      if (fragment === "") return true;
      if (!fragment.startsWith("/")) return hasAnchor(root, fragment);
      let node = root;
      for (const step of fragment.slice(1).split("/")) {
        const key = decoded(step).replaceAll("~1", "/").replaceAll("~0", "~");
        if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return false;
        node = node[key];
      }
      return isRecord(node) || typeof node === "boolean";
    }
    function decoded(step) {
      try {
        return decodeURIComponent(step);
      } catch {
        return step;
      }
    }
    function hasAnchor(node, anchor, depth = 0) {
      if (typeof node !== "object" || node === null || depth > maxDepth * 2) return false;
      if ("$anchor" in node && node.$anchor === anchor) return true;
      return Object.values(node).some(value => hasAnchor(value, anchor, depth + 1));
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
