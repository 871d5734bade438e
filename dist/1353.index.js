"use strict";

exports.id = 1353;

exports.ids = [ 1353 ];

exports.modules = {
  19909: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      M: () => plainErrorText,
      e: () => asObject
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42954);
    function plainErrorText(text, context) {
      const {secret: secret} = context;
      const hidden = secret === void 0 || secret === "" ? text : text.replaceAll(secret, "***");
      const line = hidden.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, " ").trim();
      return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.ml)(line, 500).replace(/[.\s]+$/, "");
    }
    function asObject(value) {
      return typeof value === "object" && value !== null ? value : {};
    }
  }),
  87353: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      ZI: () => toModelError,
      gn: () => canceledError,
      t: () => truncatedStream
    });
    var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19909);
    var _status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41517);
    const canceledError = {
      kind: "cancelled",
      message: "The request was cancelled.",
      hint: "Nothing needs to be mended; run the job again if it should be finished.",
      retryable: false
    };
    const truncatedStream = {
      kind: "cut-off",
      message: "The provider's stream ended before its answer was complete.",
      hint: "The provider or a proxy before it broke off. Run the job again.",
      retryable: true
    };
    function toModelError(error, context) {
      const shape = shapeOf(error);
      if (shape.status !== void 0 && shape.status >= 300) return (0, _status_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
        ...shape,
        status: shape.status
      }, context);
      if (!(error instanceof Error) && shape.said !== "") return (0, _status_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
        ...shape,
        status: guessed(shape)
      }, context);
      const broken = connectionError(error);
      if (broken !== void 0) return shape.status === void 0 ? unreachable(broken, context) : brokenOff(broken);
      return unreadable(shape, context);
    }
    function shapeOf(error) {
      const record = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(error);
      const status = [ record["statusCode"], record["status"], record["code"] ].find(isStatus);
      const body = record["responseBody"];
      const text = record["message"];
      return {
        name: typeof record["name"] === "string" ? record["name"] : "",
        said: typeof text === "string" ? text : typeof error === "string" ? error : "",
        ...status === void 0 ? {} : {
          status: status
        },
        body: typeof body === "string" ? body : error instanceof Error ? "" : jsonOf(error),
        headers: (0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(record["responseHeaders"])
      };
    }
    function guessed(shape) {
      const words = (shape.body ?? "").toLowerCase();
      if (words.includes("rate_limit")) return 429;
      if (words.includes("overloaded")) return 503;
      return words.includes("invalid_request") ? 400 : 500;
    }
    const isStatus = value => typeof value === "number" && value >= 100 && value <= 599;
    function connectionError(error) {
      let current = error;
      for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
        const code = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(current)["code"];
        if (typeof code === "string" && /^(E[A-Z]{2,}|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(code)) return {
          code: code,
          said: current.message
        };
        current = current.cause;
      }
      return;
    }
    const certificateCode = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_|EPROTO)/;
    function unreachable({code: code, said: said}, context) {
      const distrusted = certificateCode.test(code);
      return {
        kind: "network",
        message: `The server of ${context.model} could not be reached: ${(0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.M)(said, context)} (${code}).`,
        hint: distrusted ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS." : "Check base-url and the runner's way to the network, then run the job again.",
        retryable: !distrusted
      };
    }
    function brokenOff({code: code}) {
      return code === "ETIMEDOUT" ? {
        ...truncatedStream,
        message: "The provider's stream stalled before its answer was complete."
      } : truncatedStream;
    }
    function unreadable(shape, context) {
      const message = `${context.model} gave no usable answer: ${(0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.M)(shape.said, context) || "an unknown error"}.`;
      if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(shape.name)) return {
        kind: "bad-request",
        message: message,
        hint: "Use another model, or leave out what it cannot take.",
        retryable: false
      };
      return {
        kind: "server",
        message: message,
        hint: "The server sent something that is not its protocol: check base-url and the provider, or run the job again.",
        retryable: true
      };
    }
    function jsonOf(value) {
      try {
        return JSON.stringify((0, _error_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(value));
      } catch {
        return "";
      }
    }
  }),
  71353: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createScriptModel: () => createScriptModel,
      recordTurn: () => recordTurn
    });
    var model_error = __webpack_require__(87353);
    var schemas = __webpack_require__(59205);
    var api = __webpack_require__(25985);
    var errors = __webpack_require__(84422);
    var lib_text = __webpack_require__(42954);
    const count = schemas.aig().check(schemas.Whr(), api.UI());
    const turnSchema = schemas.rej({
      say: schemas.lqM(schemas.YjP()),
      calls: schemas.lqM(schemas.YOg(schemas.rej({
        tool: schemas.YjP().check(api.m9(1)),
        input: schemas.lqM(schemas.L5J())
      }))),
      usage: schemas.lqM(schemas.rej({
        input: count,
        output: count
      })),
      expect: schemas.lqM(schemas.rej({
        contains: schemas.YjP().check(api.m9(1))
      })),
      fail: schemas.lqM(schemas.rej({
        status: schemas.aig().check(schemas.Whr(), api.qm(400), api.Zm(599)),
        times: schemas.Rvf(schemas.aig().check(schemas.Whr(), api.qm(1)), 1),
        retryAfter: schemas.lqM(schemas.aig().check(api.UI()))
      }))
    });
    const wanted = {
      "": 'an object such as {"say":"\u2026"}',
      say: "text",
      calls: "a list of calls",
      "calls.[]": 'an object such as {"tool":"Read","input":{\u2026}}',
      "calls.[].tool": "the name of a tool",
      usage: "an object with input and output",
      "usage.input": "a whole number of tokens, 0 or more",
      "usage.output": "a whole number of tokens, 0 or more",
      expect: "an object with contains",
      "expect.contains": "text that is not empty",
      fail: "an object with status",
      "fail.status": "an HTTP status from 400 to 599",
      "fail.times": "a whole number, 1 or more",
      "fail.retryAfter": "a number of seconds, 0 or more"
    };
    const keysOf = {
      "": Object.keys(turnSchema.shape),
      "calls.[]": [ "tool", "input" ],
      usage: [ "input", "output" ],
      expect: [ "contains" ],
      fail: [ "status", "times", "retryAfter" ]
    };
    function parseScript(name, text) {
      const diagnostics = [];
      const turns = [];
      for (const [index, source] of text.replace(/^\uFEFF/, "").split(/\r?\n/).entries()) {
        if (source.trim() === "") continue;
        const read = parseLine(source);
        if ("turn" in read) turns.push({
          ...read.turn,
          line: index + 1
        }); else diagnostics.push(...read.diagnostics.map(modelError => at(modelError, `${name}:${String(index + 1)}`, source)));
      }
      if (turns.length === 0 && diagnostics.length === 0) diagnostics.push({
        code: "script-invalid",
        message: "the script has no turn",
        location: name,
        hint: 'write at least one line such as {"say":"done"}'
      });
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      return turns;
    }
    function parseLine(source) {
      let value;
      try {
        value = JSON.parse(source);
      } catch (error) {
        const why = error instanceof Error ? error.message : "unreadable";
        return {
          diagnostics: [ {
            message: `the line is no JSON: ${why}`,
            hint: "write one JSON object a line"
          } ]
        };
      }
      const result = turnSchema.safeParse(value);
      if (!result.success) return {
        diagnostics: result.error.issues.flatMap(toDiagnostics)
      };
      const {say: say, calls: calls, fail: fail} = result.data;
      if (say !== void 0 || calls !== void 0 || fail !== void 0) return {
        turn: result.data
      };
      return {
        diagnostics: [ {
          message: "the turn does nothing",
          hint: "give it say, calls or fail"
        } ]
      };
    }
    function toDiagnostics(issue) {
      const path = issue.path.map(step => typeof step === "number" ? "[]" : String(step)).join(".");
      const shown = issue.path.map(String).join(".");
      if (issue.code === "unrecognized_keys") {
        const known = keysOf[path] ?? [];
        return issue.keys.map(key => {
          const near = (0, errors.pA)(key, known);
          const hint = near === void 0 ? `the keys are ${known.join(", ")}` : `did you mean ${near}?`;
          return {
            message: `unknown key ${shown === "" ? "" : `${shown}.`}${key}`,
            hint: hint
          };
        });
      }
      const what = shown === "" ? "the line is no turn" : `${shown} has a wrong value`;
      return [ {
        message: what,
        hint: `give ${wanted[path] ?? "another value"}`
      } ];
    }
    function at(modelError, where, source) {
      return {
        code: "script-invalid",
        location: where,
        found: (0, lib_text.ml)(source, 160),
        ...modelError
      };
    }
    var model_status = __webpack_require__(41517);
    function createScriptModel(options) {
      const turns = parseScript(options.name.replace(/^script:/, ""), options.text);
      let position = 0;
      let failed = 0;
      const next = () => {
        for (;;) {
          const turn = turns[position];
          if (turn === void 0) return usedUp(turns.length);
          if (turn.fail !== void 0 && failed < turn.fail.times) {
            failed += 1;
            return toPlannedDiagnostic(options.name, turn.fail);
          }
          position += 1;
          failed = 0;
          if (turn.say !== void 0 || turn.calls !== void 0) return turn;
        }
      };
      return {
        name: options.name,
        contextWindow: null,
        async* stream(request, signal) {
          const turn = signal.aborted ? model_error.gn : next();
          const modelError = "kind" in turn ? turn : missingIn(request, turn, position);
          if (modelError !== null) yield {
            type: "error",
            modelError: modelError
          }; else if (!("kind" in turn)) yield* play(turn, position);
        }
      };
    }
    function* play(turn, number) {
      const parts = [];
      if (turn.say !== void 0 && turn.say !== "") {
        parts.push({
          type: "text",
          text: turn.say
        });
        yield {
          type: "text",
          delta: turn.say
        };
      }
      for (const [index, call] of (turn.calls ?? []).entries()) {
        parts.push({
          type: "tool-call",
          id: `script-${String(number)}-${String(index + 1)}`,
          name: call.tool,
          input: call.input === void 0 ? {} : call.input
        });
        yield {
          type: "tool-call-start",
          name: call.tool
        };
      }
      const reason = parts.some(part => part.type === "tool-call") ? "tool-calls" : "stop";
      yield {
        type: "finish",
        reason: reason,
        message: {
          role: "assistant",
          parts: parts
        },
        usage: toUsage(turn.usage)
      };
    }
    const toUsage = usage => ({
      inputTokens: usage?.input ?? 0,
      outputTokens: usage?.output ?? 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0
    });
    function toPlannedDiagnostic(name, fail) {
      const headers = fail.retryAfter === void 0 ? {} : {
        "retry-after": String(fail.retryAfter)
      };
      return (0, model_status.Q)({
        status: fail.status,
        said: "the script says so",
        headers: headers
      }, {
        model: name,
        keySource: "another status in the script",
        now: () => 0
      });
    }
    const usedUp = turns => ({
      kind: "script",
      message: `The script is used up: it has ${String(turns)} ${turns === 1 ? "turn" : "turns"}, and the run asks for another.`,
      hint: "Add a turn to the script, or find out why the run goes on.",
      retryable: false
    });
    function missingIn(request, turn, number) {
      const text = turn.expect?.contains;
      if (text === void 0 || seenBy(request).some(seen => seen.includes(text))) return null;
      return {
        kind: "script",
        message: `Turn ${String(number)} of the script (line ${String(turn.line)}) expects the conversation to contain ${JSON.stringify(text)}; it does not.`,
        hint: "Find out what the model was really told (the transcript shows it), or change the expectation.",
        retryable: false
      };
    }
    function seenBy(request) {
      return [ request.system, ...request.messages.flatMap(textsOf) ];
    }
    function textsOf(message) {
      switch (message.role) {
       case "user":
        return message.parts.map(partText);

       case "assistant":
        return message.parts.map(part => part.type === "tool-call" ? callText(part) : part.text);

       case "tool":
        return message.results.flatMap(result => result.parts.map(partText));
      }
    }
    const partText = part => part.type === "text" ? part.text : `${part.name ?? ""} ${part.mediaType}`;
    function callText(part) {
      return `${part.name} ${JSON.stringify(part.input)}`;
    }
    function recordTurn(message, usage) {
      const say = message.parts.map(part => part.type === "text" ? part.text : "").join("");
      const calls = message.parts.flatMap(part => part.type === "tool-call" ? [ {
        tool: part.name,
        input: part.input
      } ] : []);
      return {
        ...say !== "" || calls.length === 0 ? {
          say: say
        } : {},
        ...calls.length === 0 ? {} : {
          calls: calls
        },
        usage: {
          input: usage.inputTokens,
          output: usage.outputTokens
        }
      };
    }
  }),
  41517: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Q: () => toStatusError
    });
    var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19909);
    function toStatusError(answer, context) {
      const body = parsed(answer.body);
      const said = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.M)(wordsOf(body) || answer.said || statusWords(answer.status), context);
      const kind = kindOf(answer.status, codesOf(body), said);
      const wait = waitOf(answer.headers ?? {}, body, context.now);
      return {
        kind: kind,
        status: answer.status,
        message: `${context.model} answered ${String(answer.status)}: ${said}.`,
        hint: hintsByKey[kind](context),
        retryable: retryable.has(kind) && answer.status !== 501,
        ...wait === void 0 ? {} : {
          retryAfterMs: wait
        }
      };
    }
    const retryable = new Set([ "rate-limit", "overloaded", "server" ]);
    function kindOf(status, codes, said) {
      if (status === 402 || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(codes)) return "quota";
      if (/credit balance is too low/i.test(said)) return "quota";
      if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(codes)) return "auth";
      if (/context_length_exceeded|request_too_large/.test(codes)) return "context-length";
      if (/content_filter|content_policy|prohibited_content/.test(codes)) return "refused";
      if (/model_not_found/.test(codes)) return "not-found";
      if (/overloaded_error/.test(codes)) return "overloaded";
      if (isTooLong(status, said)) return "context-length";
      return kindByStatus(status);
    }
    function isTooLong(status, said) {
      if (status === 413) return true;
      return (status === 400 || status === 422) && /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(said);
    }
    function kindByStatus(status) {
      if (status < 400 || status === 404) return "not-found";
      if (status === 401 || status === 403) return "auth";
      if (status === 429) return "rate-limit";
      if (status === 503 || status === 529) return "overloaded";
      if (status >= 500 || status === 408 || status === 409) return "server";
      return "bad-request";
    }
    const hintsByKey = {
      auth: ({keySource: keySource}) => `The key is missing, wrong or may not use this model: set ${keySource}.`,
      "not-found": ({model: model}) => `Check the model name ${model}, and base-url if it is set: the server knows no such model or path.`,
      "bad-request": () => "The provider refuses the request as it stands: change what its answer names.",
      "context-length": () => "The conversation is longer than the model takes: give it less text, or use a model with a larger context.",
      "rate-limit": () => "The account's rate limit is reached: run fewer jobs at once, or ask the provider for a higher limit.",
      quota: () => "The provider's account has no credit left: add credit there, or use the key of another account.",
      overloaded: () => "The provider is overloaded: run the job again later.",
      server: () => "The provider failed: run the job again later.",
      refused: () => "The provider's content filter refused the request: change the prompt or what it includes, or use another model."
    };
    function waitOf(headers, body, now) {
      const header = name => typeof headers[name] === "string" ? headers[name] : "";
      const exact = Number.parseFloat(header("retry-after-ms"));
      if (exact >= 0) return Math.round(exact);
      const after = header("retry-after").trim();
      if (/^\d+(\.\d+)?$/.test(after)) return Math.round(Number(after) * 1e3);
      const from = Date.parse(header("date"));
      const until = Date.parse(after);
      if (!Number.isNaN(until)) return Math.max(0, until - (Number.isNaN(from) ? now() : from));
      const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(body)))?.[1];
      return delay === void 0 ? void 0 : Math.round(Number(delay) * 1e3);
    }
    function wordsOf(body) {
      const record = (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(Array.isArray(body) ? body[0] : body);
      const error = record["error"];
      const words = [ (0, _error_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(error)["message"], error, record["message"], record["detail"] ];
      return words.find(word => typeof word === "string") ?? "";
    }
    function codesOf(body) {
      const codes = [];
      JSON.stringify(body, (key, value) => {
        if (typeof value === "string" && [ "type", "code", "status", "reason" ].includes(key)) codes.push(value.toLowerCase());
        return value;
      });
      return codes.join(" ");
    }
    function parsed(body) {
      try {
        return JSON.parse(body ?? "null");
      } catch {
        return null;
      }
    }
    function statusWords(status) {
      return status < 400 ? "a redirect, which is not followed" : "no explanation";
    }
  })
};
