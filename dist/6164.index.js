"use strict";

exports.id = 6164;

exports.ids = [ 6164 ];

exports.modules = {
  6164: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      toModel: () => toModel
    });
    function toCallOptions(request, dialect, signal) {
      const {tools: tools, maxOutputTokens: maxOutputTokens, temperature: temperature, topP: topP, stop: stop, outputSchema: outputSchema} = request;
      const providerOptions = requestOptions[dialect];
      return {
        prompt: toPrompt(request, dialect),
        abortSignal: signal,
        ...providerOptions === void 0 ? {} : {
          providerOptions: providerOptions
        },
        ...tools.length === 0 ? {} : {
          tools: tools.map(toTool),
          toolChoice: {
            type: request.toolChoice
          }
        },
        ...maxOutputTokens === void 0 ? {} : {
          maxOutputTokens: maxOutputTokens
        },
        ...temperature === void 0 ? {} : {
          temperature: temperature
        },
        ...topP === void 0 ? {} : {
          topP: topP
        },
        ...stop === void 0 ? {} : {
          stopSequences: [ ...stop ]
        },
        ...outputSchema === void 0 || !takesSchema[dialect] ? {} : {
          responseFormat: {
            type: "json",
            name: "answer",
            schema: outputSchema
          }
        }
      };
    }
    const requestOptions = {
      openai: {
        openai: {
          store: false,
          strictJsonSchema: false
        }
      }
    };
    const takesSchema = {
      anthropic: true,
      openai: true,
      google: true,
      compatible: false
    };
    const toTool = tool => ({
      type: "function",
      name: tool.name,
      description: tool.description,
      inputSchema: tool.inputSchema
    });
    function toPrompt(request, dialect) {
      const prompt = [];
      if (request.system !== "") prompt.push({
        role: "system",
        content: request.system
      });
      const messages = dialect === "compatible" ? hoistMedia(request.messages) : request.messages;
      prompt.push(...messages.map(toMessage));
      return prompt;
    }
    function toMessage(message) {
      switch (message.role) {
       case "user":
        return {
          role: "user",
          content: message.parts.map(toUserPart)
        };

       case "assistant":
        return {
          role: "assistant",
          content: message.parts.map(toAssistantPart)
        };

       case "tool":
        return {
          role: "tool",
          content: message.results.map(toResult)
        };
      }
    }
    const toUserPart = part => part.type === "text" ? {
      type: "text",
      text: part.text
    } : toFile(part);
    const toFile = part => ({
      type: "file",
      mediaType: part.mediaType,
      data: {
        type: "data",
        data: part.data
      },
      ...part.name === void 0 ? {} : {
        filename: part.name
      }
    });
    function toAssistantPart(part) {
      const options = part.providerData === void 0 ? {} : {
        providerOptions: toOptions(part.providerData)
      };
      switch (part.type) {
       case "text":
        return {
          type: "text",
          text: part.text,
          ...options
        };

       case "reasoning":
        return {
          type: "reasoning",
          text: part.text,
          ...options
        };

       case "tool-call":
        return {
          type: "tool-call",
          toolCallId: part.id,
          toolName: part.name,
          input: toInput(part.input),
          ...options
        };
      }
    }
    const toOptions = data => data;
    function toInput(input) {
      if (typeof input === "object" && input !== null && !Array.isArray(input)) return input;
      return {
        invalid_input: input
      };
    }
    function toResult(result) {
      return {
        type: "tool-result",
        toolCallId: result.id,
        toolName: result.name,
        output: toOutput(result)
      };
    }
    function toOutput(result) {
      if (result.parts.every(part => part.type === "text")) {
        const value = result.parts.map(part => part.text).join("\n");
        return result.isError ? {
          type: "error-text",
          value: value
        } : {
          type: "text",
          value: value
        };
      }
      const parts = result.parts.filter(part => part.type !== "text" || part.text !== "");
      return {
        type: "content",
        value: parts.map(toUserPart)
      };
    }
    function hoistMedia(messages) {
      const hoisted = [];
      let pending = [];
      for (const message of messages) {
        if (pending.length > 0 && message.role === "user") {
          hoisted.push({
            role: "user",
            parts: [ ...pending, ...message.parts ]
          });
          pending = [];
          continue;
        }
        if (pending.length > 0) hoisted.push({
          role: "user",
          parts: pending
        });
        pending = message.role === "tool" ? message.results.flatMap(mediaOf) : [];
        hoisted.push(message.role === "tool" ? {
          role: "tool",
          results: message.results.map(withoutMedia)
        } : message);
      }
      if (pending.length > 0) hoisted.push({
        role: "user",
        parts: pending
      });
      return hoisted;
    }
    function mediaOf(result) {
      const media = result.parts.filter(part => part.type === "media");
      if (media.length === 0) return [];
      return [ {
        type: "text",
        text: `Files in the result of ${result.name} (call ${result.id}):`
      }, ...media ];
    }
    function withoutMedia(result) {
      const parts = result.parts.map(part => {
        if (part.type === "text") return part;
        return {
          type: "text",
          text: `(${part.name ?? part.mediaType}: in the next message)`
        };
      });
      return {
        ...result,
        parts: parts
      };
    }
    var model_error = __webpack_require__(4996);
    var error_text = __webpack_require__(2682);
    function createCollector() {
      const gathered = [];
      const open = new Map;
      const grow = (type, part) => {
        const key = `${type} ${part.id}`;
        let block = part.type.endsWith("-start") ? void 0 : open.get(key);
        if (block === void 0) {
          block = {
            type: type,
            text: "",
            providerData: void 0
          };
          gathered.push(block);
          open.set(key, block);
        }
        block.providerData = merged(block.providerData, part.providerMetadata);
        const delta = "delta" in part ? part.delta : "";
        block.text += delta;
        return delta === "" ? null : {
          type: type,
          delta: delta
        };
      };
      return {
        take(part) {
          switch (part.type) {
           case "text-start":
           case "text-delta":
           case "text-end":
            return grow("text", part);

           case "reasoning-start":
           case "reasoning-delta":
           case "reasoning-end":
            return grow("reasoning", part);

           case "tool-input-start":
            return part.providerExecuted === true ? null : {
              type: "tool-call-start",
              name: part.toolName
            };

           case "tool-call":
            if (part.providerExecuted !== true) gathered.push(toCall(part));
            return null;

           default:
            return null;
          }
        },
        parts: () => gathered.filter(isWorthKeeping).map(collect_closed)
      };
    }
    function toCall(part) {
      return {
        type: "tool-call",
        id: part.toolCallId,
        name: part.toolName,
        input: parsed(part.input),
        ...part.providerMetadata === void 0 ? {} : {
          providerData: part.providerMetadata
        }
      };
    }
    function parsed(input) {
      try {
        return JSON.parse(input);
      } catch {
        return input;
      }
    }
    function isWorthKeeping(part) {
      return part.type === "tool-call" || part.text !== "" || part.providerData !== void 0;
    }
    function collect_closed(part) {
      if (part.type === "tool-call" || part.providerData !== void 0) return part;
      return {
        type: part.type,
        text: part.text
      };
    }
    function merged(known, more) {
      if (known === void 0 || more === void 0) return known ?? more;
      const both = {
        ...known
      };
      for (const [provider, data] of Object.entries(more)) {
        const given = Object.entries((0, error_text.e)(data)).filter(([, value]) => value !== null && value !== void 0);
        both[provider] = {
          ...(0, error_text.e)(known[provider]),
          ...Object.fromEntries(given)
        };
      }
      return both;
    }
    async function* toEvents(parts, context) {
      const collector = createCollector();
      for await (const part of parts) {
        if (part.type === "error") {
          yield {
            type: "error",
            modelError: toStreamError(part.error, context)
          };
          return;
        }
        if (part.type === "finish") {
          yield toEnd(part, collector.parts(), context);
          return;
        }
        const event = collector.take(part);
        if (event !== null) yield event;
      }
      yield {
        type: "error",
        modelError: model_error.t
      };
    }
    function toStreamError(error, context) {
      const missing = error instanceof Error && error.message.includes("ended without a finish reason");
      return missing ? model_error.t : (0, model_error.ZI)(error, context);
    }
    function toEnd(part, parts, context) {
      const {unified: unified, raw: raw} = part.finishReason;
      if (unified === "interrupted" || raw === void 0 && (unified === "other" || unified === "error")) return {
        type: "error",
        modelError: model_error.t
      };
      if (unified === "error") return {
        type: "error",
        modelError: garbled(raw, context)
      };
      if (unified === "content-filter" && parts.length === 0) return {
        type: "error",
        modelError: filtered(context)
      };
      return {
        type: "finish",
        reason: toReason(unified, parts),
        message: {
          role: "assistant",
          parts: parts
        },
        usage: toUsage(part.usage)
      };
    }
    function toReason(unified, parts) {
      if (unified === "length") return "length";
      if (unified === "content-filter") return "refused";
      if (parts.some(part => part.type === "tool-call")) return "tool-calls";
      return unified === "stop" ? "stop" : "other";
    }
    const garbled = (raw, context) => ({
      kind: "server",
      message: `${context.model} ended its answer with ${raw ?? "an error"}.`,
      hint: "The provider could not process the output of the model. Run the job again.",
      retryable: true
    });
    const filtered = context => ({
      kind: "refused",
      message: `The provider's content filter stopped ${context.model}.`,
      hint: "Change the prompt or what it includes, or use another model.",
      retryable: false
    });
    function toUsage({inputTokens: inputTokens, outputTokens: outputTokens}) {
      return {
        inputTokens: inputTokens.total ?? 0,
        outputTokens: outputTokens.total ?? 0,
        cacheReadTokens: inputTokens.cacheRead ?? 0,
        cacheWriteTokens: inputTokens.cacheWrite ?? 0
      };
    }
    function toModel(model, context, contextWindow) {
      return {
        name: context.model,
        contextWindow: contextWindow,
        async* stream(request, signal) {
          try {
            signal.throwIfAborted();
            const options = toCallOptions(request, model.dialect, signal);
            const {stream: stream} = await model.language.doStream(options);
            for await (const event of toEvents(stream, context)) yield signal.aborted && event.type === "error" ? {
              type: "error",
              modelError: model_error.gn
            } : event;
          } catch (error) {
            yield {
              type: "error",
              modelError: signal.aborted ? model_error.gn : (0, model_error.ZI)(error, context)
            };
          }
        }
      };
    }
  })
};
