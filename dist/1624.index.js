"use strict";

exports.id = 1624;

exports.ids = [ 1624 ];

exports.modules = {
  51624: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      onlyInBatch: () => onlyInBatch,
      parsePromptYml: () => parsePromptYml
    });
    var errors = __webpack_require__(42357);
    var formats_value = __webpack_require__(46013);
    var yaml = __webpack_require__(33233);
    const isNumberIn = (least, most) => value => typeof value === "number" && value >= least && value <= most;
    const isCount = value => Number.isSafeInteger(value) && value >= 1;
    const isStop = value => typeof value === "string" || Array.isArray(value) && value.every(item => typeof item === "string");
    const parameters = {
      temperature: {
        name: "temperature",
        accepts: isNumberIn(0, 2),
        what: "a number from 0 to 2"
      },
      topP: {
        name: "topP",
        accepts: isNumberIn(0, 1),
        what: "a number from 0 to 1"
      },
      maxTokens: {
        name: "maxOutputTokens",
        accepts: isCount,
        what: "a whole number above 0"
      },
      maxCompletionTokens: {
        name: "maxOutputTokens",
        accepts: isCount,
        what: "a whole number above 0"
      },
      stop: {
        name: "stop",
        accepts: isStop,
        what: "text or a list of texts",
        read: value => typeof value === "string" ? [ value ] : value
      }
    };
    function readParameters(file, source, {diagnostics: diagnostics, notices: notices}) {
      const given = file.value["modelParameters"] ?? {};
      if (!(0, yaml.p)(given)) {
        diagnostics.push(file.diagnostic([ "modelParameters" ], {
          message: `\`modelParameters\` must be a mapping, but is ${(0, formats_value.x)(given)}`,
          hint: "write one `name: value` per line below it, indented"
        }));
        return {};
      }
      const read = [];
      for (const [key, value] of Object.entries(given)) {
        const parameter = Object.hasOwn(parameters, key) ? parameters[key] : void 0;
        if (parameter === void 0) {
          const guess = (0, errors.pA)(key, Object.keys(parameters));
          notices.push(`${source}: the model parameter ${JSON.stringify(key)} has no effect${guess === void 0 ? "" : `; did you mean ${guess}?`}`);
        } else if (parameter.accepts(value)) read.push([ parameter.name, parameter.read === void 0 ? value : parameter.read(value) ]); else diagnostics.push(file.diagnostic([ "modelParameters", key ], {
          message: `\`${key}\` must be ${parameter.what}`,
          hint: "correct the value"
        }));
      }
      return Object.fromEntries(read);
    }
    const formats = [ "text", "json_object", "json_schema" ];
    function readPromptOutputSchema(file, source, {diagnostics: diagnostics, notices: notices}) {
      const format = file.value["responseFormat"] ?? null;
      const hasSchema = (file.value["jsonSchema"] ?? null) !== null;
      if (format !== null && !formats.includes(format)) {
        const guess = typeof format === "string" ? (0, errors.pA)(format, formats) : void 0;
        diagnostics.push(file.diagnostic([ "responseFormat" ], {
          message: `\`responseFormat\` must be one of ${formats.join(", ")}`,
          hint: guess === void 0 ? "correct the value, or remove it" : `did you mean ${guess}?`
        }));
        return null;
      }
      if (format !== "json_schema") {
        if (hasSchema) notices.push(`${source}: jsonSchema has no effect without responseFormat: json_schema`);
        return format === "json_object" ? {
          type: "object"
        } : null;
      }
      if (hasSchema) return readSchema(file, diagnostics);
      diagnostics.push(file.diagnostic([ "responseFormat" ], {
        message: "`responseFormat: json_schema` needs a `jsonSchema`",
        hint: "add it"
      }));
      return null;
    }
    function readSchema(file, diagnostics) {
      const given = file.value["jsonSchema"];
      const fail = (what, hint, at = null) => {
        diagnostics.push(file.diagnostic([ "jsonSchema" ], {
          message: what,
          hint: hint
        }, at));
        return null;
      };
      let schema = given;
      if (typeof given === "string") try {
        schema = JSON.parse(given);
      } catch (error) {
        const [why = "", position] = (0, errors.bD)(error).split(/ (?:in JSON )?at position (\d+).*/s);
        const at = position === void 0 && /end of JSON/.test(why) ? given.trimEnd().length : position;
        return fail(`\`jsonSchema\` is not valid JSON: ${why}`, "correct the JSON", at === void 0 ? null : Number(at));
      }
      if ((0, yaml.p)(schema) && (0, yaml.p)(schema["schema"])) schema = schema["schema"];
      if ((0, yaml.p)(schema)) return schema;
      return fail(`\`jsonSchema\` must be an object, but is ${(0, formats_value.x)(schema)}`, 'write a JSON schema such as `{"type": "object"}`');
    }
    var spec = __webpack_require__(56585);
    const known = [ "name", "description", "model", "modelParameters", "messages", "responseFormat", "jsonSchema" ];
    const forEvaluation = [ "testData", "evaluators" ];
    const roles = [ "system", "user", "assistant" ];
    const onlyInBatch = "have an effect only in a batch with items: test-data";
    const separator = "\n\n";
    async function parsePromptYml(source, text) {
      const file = await (0, yaml.k)(source, text);
      const diagnostics = [];
      const notices = noticesOf(source, file);
      const read = {
        name: readText(file, "name", diagnostics),
        description: readText(file, "description", diagnostics),
        model: readText(file, "model", diagnostics),
        parameters: readParameters(file, source, {
          diagnostics: diagnostics,
          notices: notices
        }),
        outputSchema: readPromptOutputSchema(file, source, {
          diagnostics: diagnostics,
          notices: notices
        })
      };
      const messages = readMessages(source, file, diagnostics);
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      return {
        ...(0, spec.K)("prompt-yml", source, ""),
        ...read,
        ...joined(messages),
        notices: notices
      };
    }
    function noticesOf(source, {value: value}) {
      const keys = Object.keys(value);
      const unused = forEvaluation.filter(key => keys.includes(key));
      return [ ...keys.filter(key => ![ ...known, ...forEvaluation ].includes(key)).map(key => {
        const guess = (0, errors.pA)(key, known);
        return `${source}: the key ${JSON.stringify(key)} has no effect${guess === void 0 ? "" : `; did you mean ${guess}?`}`;
      }), ...unused.length === 0 ? [] : [ `${source}: ${unused.join(" and ")} ${onlyInBatch}` ] ];
    }
    function readText(file, key, diagnostics) {
      const value = file.value[key] ?? null;
      if (value === null || typeof value === "string") return value;
      diagnostics.push(file.diagnostic([ key ], {
        message: `\`${key}\` must be text, but is ${(0, formats_value.x)(value)}`,
        hint: `put the value in quotes: \`${key}: "\u2026"\``
      }));
      return null;
    }
    function readMessages(source, file, diagnostics) {
      const list = file.value["messages"] ?? [];
      if (!Array.isArray(list)) {
        diagnostics.push(file.diagnostic([ "messages" ], {
          message: `\`messages\` must be a list, but is ${(0, formats_value.x)(list)}`,
          hint: "write one message per line: `- role: user` with its `content`"
        }));
        return [];
      }
      const before = diagnostics.length;
      const messages = list.flatMap((message, index) => readMessage(file, message, {
        index: index,
        diagnostics: diagnostics
      }) ?? []);
      if (diagnostics.length > before) return [];
      const last = messages.at(-1);
      if (last === void 0 || messages.every(({content: content}) => content.trim() === "")) throw new errors.yo([ ...diagnostics, {
        code: "prompt-missing",
        location: source,
        message: "the prompt has no messages",
        hint: "add `messages` with a message that has the role user"
      } ]);
      if (last.role !== "user" || last.content.trim() === "") diagnostics.push(file.diagnostic([ "messages", messages.length - 1 ], {
        message: `the last message must have the role user and must not be empty; its role is ${last.role}`,
        hint: "put the task at the end, as a message with the role user"
      }));
      return messages;
    }
    function readMessage(file, message, {index: index, diagnostics: diagnostics}) {
      const at = [ "messages", index ];
      const {role: role, content: content} = (0, yaml.p)(message) ? message : {
        role: void 0,
        content: void 0
      };
      const before = diagnostics.length;
      const known = roles.find(one => one === role);
      if (known === void 0) {
        const guess = typeof role === "string" ? (0, errors.pA)(role, roles) : void 0;
        diagnostics.push(file.diagnostic([ ...at, "role" ], {
          message: `a message has the role system, user or assistant${role === void 0 ? ", but this one has none" : ""}`,
          hint: guess === void 0 ? "write `role: user` and its `content`" : `did you mean ${guess}?`
        }));
      }
      if (typeof content !== "string") diagnostics.push(file.diagnostic([ ...at, "content" ], {
        message: `the \`content\` of a message must be text, but is ${content === void 0 ? "missing" : (0, 
        formats_value.x)(content)}`,
        hint: "write `content: |` and the text below it, indented"
      }));
      if (known === void 0 || typeof content !== "string" || diagnostics.length > before) return null;
      return {
        role: known,
        content: content,
        lines: file.linesOf([ ...at, "content" ])
      };
    }
    function joined(messages) {
      const sections = [];
      const lines = [];
      let body = "";
      for (const message of messages) {
        if (sections.length > 0) body += separator;
        const start = body.length;
        body += message.content;
        sections.push({
          role: message.role,
          start: start,
          end: body.length
        });
        const last = lines.at(-1);
        if (last !== void 0) lines.push(last);
        for (const line of message.lines ?? []) lines.push(line);
      }
      const isPlaced = messages.every(message => message.lines !== null);
      return {
        body: body,
        sections: sections,
        bodyAt: isPlaced ? lines : null
      };
    }
  }),
  33233: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      k: () => readYamlFile,
      p: () => isMapping
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _position_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63520);
    var _value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46013);
    var _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39579);
    const maxLength = 1e6;
    async function readYamlFile(source, text) {
      const diagnostic = (offset, what) => (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.dR)(source, text, offset, {
        code: "prompt-syntax",
        message: what,
        hint: "correct the YAML at the caret"
      });
      if (text.length > maxLength) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(diagnostic(0, `the file is longer than ${maxLength} characters`));
      if ((0, _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__.qK)(text)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(diagnostic(0, `the file is nested deeper than ${_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__.JG}`));
      const {parseDocument: parseDocument} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
      const document = parseDocument(text, {
        logLevel: "error"
      });
      if (document.errors.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(document.errors.slice(0, _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_2__.h0).map(error => {
        const at = error.linePos?.[0];
        const offset = at === void 0 ? 0 : (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.HA)(text, {
          line: at.line,
          column: at.col
        });
        const reason = (error.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
        return diagnostic(offset, `the file is not valid YAML: ${reason}`);
      }));
      const value = toValue(document, what => new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(diagnostic(0, what)));
      return {
        value: value,
        diagnostic: (path, diagnosticText, at = null) => {
          const node = nodeAt(document, path);
          const offset = (at === null ? null : offsetIn(text, node, at)) ?? node?.range?.[0] ?? 0;
          return (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.dR)(source, text, offset, {
            code: "prompt-syntax",
            ...diagnosticText
          });
        },
        linesOf: path => linesOf(text, nodeAt(document, path))
      };
    }
    function toValue(document, fail) {
      let value;
      try {
        value = document.toJS();
      } catch (error) {
        throw fail(`the file is not valid YAML: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
      }
      if (isMapping(value)) return value;
      throw fail(`the file must be a mapping (\`name: value\`), but is ${(0, _value_js__WEBPACK_IMPORTED_MODULE_3__.x)(value)}`);
    }
    function isMapping(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
    }
    function nodeAt(document, path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === "object" && node !== null && "range" in node) return node;
      }
      return;
    }
    function linesOf(text, node) {
      if (node === void 0 || !("value" in node) || typeof node.value !== "string") return null;
      const [start] = node.range ?? [ 0 ];
      const lines = node.value.split("\n");
      const type = "type" in node ? node.type : void 0;
      if (type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED") return linesOfBlock(text, start, lines);
      const first = start + (type === "PLAIN" ? 0 : 1);
      return lines.length === 1 && text.startsWith(node.value, first) ? [ (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.t$)(text, first) ] : null;
    }
    function offsetIn(text, node, at) {
      if (node === void 0 || !("value" in node) || typeof node.value !== "string") return null;
      const {line: line, column: column} = (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.t$)(node.value, at);
      const start = linesOf(text, node)?.[line - 1];
      return start === void 0 ? null : (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.HA)(text, {
        line: start.line,
        column: start.column + column - 1
      });
    }
    function linesOfBlock(text, start, lines) {
      const first = (0, _position_js__WEBPACK_IMPORTED_MODULE_1__.t$)(text, start).line + 1;
      const inFile = text.split("\n").slice(first - 1, first - 1 + lines.length);
      const filled = lines.findIndex(line => line.trim() !== "");
      const indent = filled < 0 ? 0 : (inFile[filled] ?? "").length - (lines[filled] ?? "").length;
      const fits = lines.every((line, index) => line === "" || inFile[index]?.slice(indent) === line);
      return fits ? lines.map((_, index) => ({
        line: first + index,
        column: indent + 1
      })) : null;
    }
  })
};
