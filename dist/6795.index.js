"use strict";

exports.id = 6795;

exports.ids = [ 6795 ];

exports.modules = {
  86795: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      GoogleLanguageModel: () => GoogleLanguageModel
    });
    var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49415);
    var _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11479);
    var zod_v4__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
    var _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90583);
    function continueGoogleStream({stream: stream, getContinuationToken: getContinuationToken, continueStream: continueStream}) {
      let reader = stream.getReader();
      let pendingContinuationToken;
      return new ReadableStream({
        async pull(controller) {
          while (true) {
            const {done: done, value: value} = await reader.read();
            if (!done) {
              if (value.success) {
                const token = getContinuationToken(value.value);
                if (token != null) pendingContinuationToken = token;
              }
              controller.enqueue(value);
              return;
            }
            if (pendingContinuationToken == null) {
              controller.close();
              return;
            }
            const continuationToken = pendingContinuationToken;
            pendingContinuationToken = void 0;
            try {
              reader = (await continueStream(continuationToken)).getReader();
              controller.enqueue({
                type: "continuation-start"
              });
              return;
            } catch (error) {
              controller.enqueue({
                success: false,
                error: error,
                rawValue: void 0
              });
              controller.close();
              return;
            }
          }
        },
        async cancel(reason) {
          await reader.cancel(reason);
        }
      });
    }
    function convertGoogleUsage(usage) {
      if (usage == null) return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.EK)();
      const promptTokens = usage.promptTokenCount ?? 0;
      const candidatesTokens = usage.candidatesTokenCount ?? 0;
      const toolUsePromptTokens = usage.toolUsePromptTokenCount ?? 0;
      const cachedContentTokens = usage.cachedContentTokenCount ?? 0;
      const thoughtsTokens = usage.thoughtsTokenCount ?? 0;
      const inputTokens = promptTokens + toolUsePromptTokens;
      return {
        inputTokens: {
          total: inputTokens,
          noCache: inputTokens - cachedContentTokens,
          cacheRead: cachedContentTokens,
          cacheWrite: void 0
        },
        outputTokens: {
          total: candidatesTokens + thoughtsTokens,
          text: candidatesTokens,
          reasoning: thoughtsTokens
        },
        raw: usage
      };
    }
    function addGoogleUsageMetadata(a, b) {
      if (a == null || b == null) return b ?? a;
      return {
        ...a,
        ...b,
        promptTokenCount: addCounts(a.promptTokenCount, b.promptTokenCount),
        candidatesTokenCount: addCounts(a.candidatesTokenCount, b.candidatesTokenCount),
        toolUsePromptTokenCount: addCounts(a.toolUsePromptTokenCount, b.toolUsePromptTokenCount),
        totalTokenCount: addCounts(a.totalTokenCount, b.totalTokenCount),
        cachedContentTokenCount: addCounts(a.cachedContentTokenCount, b.cachedContentTokenCount),
        thoughtsTokenCount: addCounts(a.thoughtsTokenCount, b.thoughtsTokenCount),
        promptTokensDetails: addTokenDetails(a.promptTokensDetails, b.promptTokensDetails),
        cacheTokensDetails: addTokenDetails(a.cacheTokensDetails, b.cacheTokensDetails),
        candidatesTokensDetails: addTokenDetails(a.candidatesTokensDetails, b.candidatesTokensDetails),
        toolUsePromptTokensDetails: addTokenDetails(a.toolUsePromptTokensDetails, b.toolUsePromptTokensDetails)
      };
    }
    function addCounts(a, b) {
      return a == null && b == null ? b ?? a : (a ?? 0) + (b ?? 0);
    }
    function addTokenDetails(a, b) {
      if (a == null || b == null) return b ?? a;
      const tokenCounts = new Map;
      for (const {modality: modality, tokenCount: tokenCount} of [ ...a, ...b ]) tokenCounts.set(modality, (tokenCounts.get(modality) ?? 0) + tokenCount);
      return Array.from(tokenCounts, ([modality, tokenCount]) => ({
        modality: modality,
        tokenCount: tokenCount
      }));
    }
    const googleVideoMetadataSchema = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      startOffset: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
      endOffset: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
      fps: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().gt(0).max(24).optional()
    });
    const codeExecutionInputSchema = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      language: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().describe("The programming language of the code."),
      code: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().describe("The code to be executed.")
    });
    const codeExecutionOutputSchema = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      outcome: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().describe('The outcome of the execution (e.g., "OUTCOME_OK").'),
      output: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().describe("The output from the code execution.")
    });
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.z)({
      id: "google.code_execution",
      inputSchema: codeExecutionInputSchema,
      outputSchema: codeExecutionOutputSchema
    });
    const SKIP_THOUGHT_SIGNATURE_VALIDATOR = "skip_thought_signature_validator";
    const dataUrlRegex = /^data:([^;,]+);base64,(.+)$/s;
    function parseBase64DataUrl(value) {
      const match = dataUrlRegex.exec(value);
      if (match == null) return;
      return {
        mediaType: match[1],
        data: match[2]
      };
    }
    function convertUrlToolResultPart(url) {
      const parsedDataUrl = parseBase64DataUrl(url);
      if (parsedDataUrl == null) return;
      return {
        inlineData: {
          mimeType: parsedDataUrl.mediaType,
          data: parsedDataUrl.data
        }
      };
    }
    function containsJSONSchemaReference(value, seen = new WeakSet) {
      if (value === null || typeof value !== "object") return false;
      if (seen.has(value)) return false;
      seen.add(value);
      if (Array.isArray(value)) return value.some(item => containsJSONSchemaReference(item, seen));
      return Object.entries(value).some(([key, nestedValue]) => key === "$ref" || containsJSONSchemaReference(nestedValue, seen));
    }
    function serializeFunctionResponseContent(value) {
      if (containsJSONSchemaReference(value)) return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.f3)(value);
      return containsNonJsonValue(value) ? (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ZA)((0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.f3)(value)) : value;
    }
    function containsNonJsonValue(value, ancestors = new Set) {
      if (typeof value === "bigint") return true;
      if (typeof value !== "object" || value === null) return false;
      if (typeof value.toJSON === "function") return true;
      if (ancestors.has(value)) return true;
      ancestors.add(value);
      try {
        return Object.values(value).some(item => containsNonJsonValue(item, ancestors));
      } finally {
        ancestors.delete(value);
      }
    }
    function appendToolResultParts(parts, toolName, outputValue, toolCallId, includeFunctionCallIds = true, supportedUrls = {}) {
      const functionResponseParts = [];
      const responseTextParts = [];
      for (const contentPart of outputValue) switch (contentPart.type) {
       case "text":
        responseTextParts.push(contentPart.text);
        break;

       case "file":
        if (contentPart.data.type === "data") functionResponseParts.push({
          inlineData: {
            mimeType: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.SL)({
              part: contentPart
            }),
            data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ej)(contentPart.data.data)
          }
        }); else if (contentPart.data.type === "url") {
          const url = contentPart.data.url.toString();
          const convertedUrlPart = convertUrlToolResultPart(url);
          const supportedUrl = contentPart.data.url.protocol === "gs:" && contentPart.data.originalUrl != null ? contentPart.data.originalUrl : url;
          if (convertedUrlPart != null) functionResponseParts.push(convertedUrlPart); else if ((0, 
          _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.Cs)(contentPart.mediaType) && (0, 
          _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.qs)({
            url: supportedUrl,
            mediaType: contentPart.mediaType,
            supportedUrls: supportedUrls
          })) functionResponseParts.push({
            fileData: {
              mimeType: contentPart.mediaType,
              fileUri: supportedUrl
            }
          }); else responseTextParts.push(JSON.stringify(contentPart));
        } else responseTextParts.push(JSON.stringify(contentPart));
        break;

       default:
        responseTextParts.push(JSON.stringify(contentPart));
      }
      parts.push({
        functionResponse: {
          ...includeFunctionCallIds && toolCallId != null ? {
            id: toolCallId
          } : {},
          name: toolName,
          response: {
            name: toolName,
            content: responseTextParts.length > 0 ? responseTextParts.join("\n") : "Tool executed successfully."
          },
          ...functionResponseParts.length > 0 ? {
            parts: functionResponseParts
          } : {}
        }
      });
    }
    function appendLegacyToolResultParts(parts, toolName, outputValue, toolCallId, includeFunctionCallIds = true) {
      for (const contentPart of outputValue) switch (contentPart.type) {
       case "text":
        parts.push({
          functionResponse: {
            ...includeFunctionCallIds && toolCallId != null ? {
              id: toolCallId
            } : {},
            name: toolName,
            response: {
              name: toolName,
              content: contentPart.text
            }
          }
        });
        break;

       case "file":
        if (contentPart.data.type === "data") {
          const topLevelMediaType = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.yu)(contentPart.mediaType);
          parts.push({
            inlineData: {
              mimeType: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.SL)({
                part: contentPart
              }),
              data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ej)(contentPart.data.data)
            }
          }, {
            text: `Tool executed successfully and returned this ${topLevelMediaType === "image" ? "image" : "file"} as a response`
          });
        } else parts.push({
          text: JSON.stringify(contentPart)
        });
        break;

       default:
        parts.push({
          text: JSON.stringify(contentPart)
        });
      }
    }
    function convertToGoogleMessages(prompt, options) {
      const systemInstructionParts = [];
      const contents = [];
      let systemMessagesAllowed = true;
      const isGemmaModel = options?.isGemmaModel ?? false;
      const isGemini3Model = options?.isGemini3Model ?? false;
      const onWarning = options?.onWarning;
      const providerOptionsNames = options?.providerOptionsNames ?? [ "google" ];
      const isVertexLike = !providerOptionsNames.includes("google");
      const supportsFunctionResponseParts = options?.supportsFunctionResponseParts ?? true;
      const includeFunctionCallIds = options?.includeFunctionCallIds ?? true;
      const supportedFunctionResponseUrls = options?.supportedFunctionResponseUrls ?? {};
      let sentinelInjected = false;
      const missingSignatureToolNames = [];
      const injectSkipSignature = toolName => {
        missingSignatureToolNames.push(toolName);
        sentinelInjected = true;
        return SKIP_THOUGHT_SIGNATURE_VALIDATOR;
      };
      const readProviderOpts = part => {
        for (const name of providerOptionsNames) {
          const v = part.providerOptions?.[name];
          if (v != null) return v;
        }
        if (isVertexLike) return part.providerOptions?.google;
        return part.providerOptions?.googleVertex ?? part.providerOptions?.vertex;
      };
      for (const {role: role, content: content} of prompt) switch (role) {
       case "system":
        if (!systemMessagesAllowed) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
          functionality: "system messages are only supported at the beginning of the conversation"
        });
        systemInstructionParts.push({
          text: content
        });
        break;

       case "user":
        {
          systemMessagesAllowed = false;
          const parts = [];
          for (const part of content) switch (part.type) {
           case "text":
            parts.push({
              text: part.text
            });
            break;

           case "file":
            {
              const rawVideoMetadata = readProviderOpts(part)?.videoMetadata;
              const videoMetadata = rawVideoMetadata == null ? void 0 : googleVideoMetadataSchema.parse(rawVideoMetadata);
              switch (part.data.type) {
               case "url":
                parts.push({
                  fileData: {
                    mimeType: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.SL)({
                      part: part
                    }),
                    fileUri: part.data.url.protocol === "gs:" && part.data.originalUrl != null ? part.data.originalUrl : part.data.url.toString()
                  },
                  ...videoMetadata != null ? {
                    videoMetadata: videoMetadata
                  } : {}
                });
                break;

               case "reference":
                if (isVertexLike) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                  functionality: "file parts with provider references"
                });
                parts.push({
                  fileData: {
                    mimeType: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.SL)({
                      part: part
                    }),
                    fileUri: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.p5)({
                      reference: part.data.reference,
                      provider: "google"
                    })
                  },
                  ...videoMetadata != null ? {
                    videoMetadata: videoMetadata
                  } : {}
                });
                break;

               case "text":
                parts.push({
                  inlineData: {
                    mimeType: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.Cs)(part.mediaType) ? part.mediaType : "text/plain",
                    data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ej)((new TextEncoder).encode(part.data.text))
                  },
                  ...videoMetadata != null ? {
                    videoMetadata: videoMetadata
                  } : {}
                });
                break;

               case "data":
                parts.push({
                  inlineData: {
                    mimeType: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.SL)({
                      part: part
                    }),
                    data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ej)(part.data.data)
                  },
                  ...videoMetadata != null ? {
                    videoMetadata: videoMetadata
                  } : {}
                });
              }
              break;
            }
          }
          contents.push({
            role: "user",
            parts: parts
          });
          break;
        }

       case "assistant":
        {
          systemMessagesAllowed = false;
          let modelResponseHasSignedFunctionCall = false;
          contents.push({
            role: "model",
            parts: content.map(part => {
              const providerOpts = readProviderOpts(part);
              const thoughtSignature = providerOpts?.thoughtSignature != null ? String(providerOpts.thoughtSignature) : void 0;
              switch (part.type) {
               case "text":
                return part.text.length === 0 && thoughtSignature == null ? void 0 : {
                  text: part.text,
                  thoughtSignature: thoughtSignature
                };

               case "reasoning":
                return part.text.length === 0 && thoughtSignature == null ? void 0 : {
                  text: part.text,
                  thought: true,
                  thoughtSignature: thoughtSignature
                };

               case "reasoning-file":
                switch (part.data.type) {
                 case "url":
                  throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                    functionality: "File data URLs in assistant messages are not supported"
                  });

                 case "data":
                  return {
                    inlineData: {
                      mimeType: part.mediaType,
                      data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ej)(part.data.data)
                    },
                    thought: true,
                    thoughtSignature: thoughtSignature
                  };
                }
                break;

               case "file":
                switch (part.data.type) {
                 case "url":
                  throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                    functionality: "File data URLs in assistant messages are not supported"
                  });

                 case "reference":
                  if (isVertexLike) throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
                    functionality: "file parts with provider references"
                  });
                  return {
                    fileData: {
                      mimeType: part.mediaType,
                      fileUri: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.p5)({
                        reference: part.data.reference,
                        provider: "google"
                      })
                    },
                    ...providerOpts?.thought === true ? {
                      thought: true
                    } : {},
                    thoughtSignature: thoughtSignature
                  };

                 case "text":
                  return {
                    inlineData: {
                      mimeType: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.Cs)(part.mediaType) ? part.mediaType : "text/plain",
                      data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ej)((new TextEncoder).encode(part.data.text))
                    },
                    ...providerOpts?.thought === true ? {
                      thought: true
                    } : {},
                    thoughtSignature: thoughtSignature
                  };

                 case "data":
                  return {
                    inlineData: {
                      mimeType: part.mediaType,
                      data: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ej)(part.data.data)
                    },
                    ...providerOpts?.thought === true ? {
                      thought: true
                    } : {},
                    thoughtSignature: thoughtSignature
                  };
                }
                break;

               case "tool-call":
                {
                  if (part.providerExecuted === true && part.toolName === "code_execution") return {
                    executableCode: codeExecutionInputSchema.parse(typeof part.input === "string" ? (0, 
                    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ZA)(part.input) : part.input)
                  };
                  const serverToolCallId = providerOpts?.serverToolCallId != null ? String(providerOpts.serverToolCallId) : void 0;
                  const serverToolType = providerOpts?.serverToolType != null ? String(providerOpts.serverToolType) : void 0;
                  const isServerToolCall = serverToolCallId != null && serverToolType != null;
                  const effectiveThoughtSignature = thoughtSignature ?? (isGemini3Model && !(!isServerToolCall && thoughtSignature == null && modelResponseHasSignedFunctionCall) ? injectSkipSignature(part.toolName) : void 0);
                  if (!isServerToolCall && thoughtSignature != null) modelResponseHasSignedFunctionCall = true;
                  if (isServerToolCall) return {
                    toolCall: {
                      toolType: serverToolType,
                      args: typeof part.input === "string" ? (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ZA)(part.input) : part.input,
                      id: serverToolCallId
                    },
                    thoughtSignature: effectiveThoughtSignature
                  };
                  return {
                    functionCall: {
                      ...includeFunctionCallIds && part.toolCallId != null ? {
                        id: part.toolCallId
                      } : {},
                      name: part.toolName,
                      args: parseToolCallInput(part.input)
                    },
                    thoughtSignature: effectiveThoughtSignature
                  };
                }

               case "tool-result":
                {
                  if (part.toolName === "code_execution" && part.output.type === "json") return {
                    codeExecutionResult: codeExecutionOutputSchema.parse(part.output.value)
                  };
                  const serverToolCallId = providerOpts?.serverToolCallId != null ? String(providerOpts.serverToolCallId) : void 0;
                  const serverToolType = providerOpts?.serverToolType != null ? String(providerOpts.serverToolType) : void 0;
                  if (serverToolCallId && serverToolType) return {
                    toolResponse: {
                      toolType: serverToolType,
                      response: part.output.type === "json" ? part.output.value : {},
                      id: serverToolCallId
                    },
                    thoughtSignature: thoughtSignature
                  };
                  return;
                }
              }
            }).filter(part => part !== void 0)
          });
          break;
        }

       case "tool":
        {
          systemMessagesAllowed = false;
          const parts = [];
          for (const part of content) {
            if (part.type === "tool-approval-response") continue;
            const partProviderOpts = readProviderOpts(part);
            const serverToolCallId = partProviderOpts?.serverToolCallId != null ? String(partProviderOpts.serverToolCallId) : void 0;
            const serverToolType = partProviderOpts?.serverToolType != null ? String(partProviderOpts.serverToolType) : void 0;
            if (serverToolCallId && serverToolType) {
              const serverThoughtSignature = partProviderOpts?.thoughtSignature != null ? String(partProviderOpts.thoughtSignature) : void 0;
              if (contents.length > 0) {
                const lastContent = contents[contents.length - 1];
                if (lastContent.role === "model") {
                  lastContent.parts.push({
                    toolResponse: {
                      toolType: serverToolType,
                      response: part.output.type === "json" ? part.output.value : {},
                      id: serverToolCallId
                    },
                    thoughtSignature: serverThoughtSignature
                  });
                  continue;
                }
              }
            }
            const output = part.output;
            if (output.type === "content") if (supportsFunctionResponseParts) appendToolResultParts(parts, part.toolName, output.value, part.toolCallId, includeFunctionCallIds, supportedFunctionResponseUrls); else appendLegacyToolResultParts(parts, part.toolName, output.value, part.toolCallId, includeFunctionCallIds); else {
              const isError = output.type === "error-text" || output.type === "error-json" || output.type === "execution-denied";
              parts.push({
                functionResponse: {
                  ...includeFunctionCallIds && part.toolCallId != null ? {
                    id: part.toolCallId
                  } : {},
                  name: part.toolName,
                  response: {
                    name: part.toolName,
                    ...isError ? {
                      error: output.type === "execution-denied" ? output.reason ?? "Tool call execution denied." : serializeFunctionResponseContent(output.value)
                    } : {
                      content: serializeFunctionResponseContent(output.value)
                    }
                  }
                }
              });
            }
          }
          contents.push({
            role: "user",
            parts: parts
          });
          break;
        }
      }
      if (isGemmaModel && systemInstructionParts.length > 0 && contents.length > 0 && contents[0].role === "user") {
        const systemText = systemInstructionParts.map(part => part.text).join("\n\n");
        contents[0].parts.unshift({
          text: systemText + "\n\n"
        });
      }
      if (sentinelInjected && onWarning != null) {
        const uniqueToolNames = Array.from(new Set(missingSignatureToolNames));
        onWarning({
          type: "other",
          message: `Replayed ${missingSignatureToolNames.length} \`functionCall\` part(s) for a Gemini 3 model without a \`thoughtSignature\` (tools: ${uniqueToolNames.map(name => `\`${name}\``).join(", ")}). Injected the documented \`skip_thought_signature_validator\` sentinel to keep the request from failing with HTTP 400. The likely cause is application code that drops \`providerOptions.google.thoughtSignature\` when persisting or serializing assistant tool-call messages. See https://ai.google.dev/gemini-api/docs/thought-signatures.`
        });
      }
      return {
        systemInstruction: systemInstructionParts.length > 0 && !isGemmaModel ? {
          parts: systemInstructionParts
        } : void 0,
        contents: contents
      };
    }
    function parseToolCallInput(input) {
      if (typeof input !== "string") return input;
      try {
        return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ZA)(input);
      } catch {
        return input;
      }
    }
    async function downloadToolResultFiles(prompt, {abortSignal: abortSignal, fetch: fetch, maxBytes: maxBytes, supportedUrls: supportedUrls = {}}) {
      const result = [];
      for (const message of prompt) {
        if (message.role === "assistant") {
          const content = [];
          for (const part of message.content) content.push(part.type === "tool-result" ? {
            ...part,
            output: await downloadToolResultOutput(part.output, {
              abortSignal: abortSignal,
              fetch: fetch,
              maxBytes: maxBytes,
              supportedUrls: supportedUrls
            })
          } : part);
          result.push({
            ...message,
            content: content
          });
          continue;
        }
        if (message.role === "tool") {
          const content = [];
          for (const part of message.content) {
            if (part.type !== "tool-result") {
              content.push(part);
              continue;
            }
            content.push({
              ...part,
              output: await downloadToolResultOutput(part.output, {
                abortSignal: abortSignal,
                fetch: fetch,
                maxBytes: maxBytes,
                supportedUrls: supportedUrls
              })
            });
          }
          result.push({
            ...message,
            content: content
          });
          continue;
        }
        result.push(message);
      }
      return result;
    }
    async function downloadToolResultOutput(output, {abortSignal: abortSignal, fetch: fetch, maxBytes: maxBytes, supportedUrls: supportedUrls}) {
      if (output.type !== "content") return output;
      const value = [];
      for (const part of output.value) {
        if (part.type !== "file" || part.data.type !== "url") {
          value.push(part);
          continue;
        }
        if ((0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.qs)({
          url: part.data.url.toString(),
          mediaType: part.mediaType,
          supportedUrls: supportedUrls
        })) {
          value.push(part);
          continue;
        }
        const blob = await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.WN)(part.data.url.toString(), {
          abortSignal: abortSignal,
          fetch: fetch,
          maxBytes: maxBytes
        });
        const data = new Uint8Array(await blob.arrayBuffer());
        const detectedMediaType = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.sM)({
          data: data,
          topLevelType: "image"
        });
        value.push({
          ...part,
          data: {
            type: "data",
            data: data
          },
          mediaType: detectedMediaType ?? (blob.type && !(0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.Cs)(part.mediaType) ? blob.type : part.mediaType)
        });
      }
      return {
        ...output,
        value: value
      };
    }
    function getModelPath(modelId) {
      return modelId.includes("/") ? modelId : `models/${modelId}`;
    }
    const getGoogleErrorSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      code: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullable(),
      message: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      status: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      details: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish()
    });
    const googleErrorDataSchema = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      error: getGoogleErrorSchema()
    })));
    const googleFailedResponseHandler = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.sl)({
      errorSchema: googleErrorDataSchema,
      errorToMessage: data => data.error.message
    });
    function mapGoogleErrorStatusToHttpStatusCode(status) {
      switch (status) {
       case "CANCELLED":
        return 499;

       case "INVALID_ARGUMENT":
       case "FAILED_PRECONDITION":
       case "OUT_OF_RANGE":
        return 400;

       case "DEADLINE_EXCEEDED":
        return 504;

       case "NOT_FOUND":
        return 404;

       case "ALREADY_EXISTS":
       case "ABORTED":
        return 409;

       case "PERMISSION_DENIED":
        return 403;

       case "UNAUTHENTICATED":
        return 401;

       case "RESOURCE_EXHAUSTED":
        return 429;

       case "UNIMPLEMENTED":
        return 501;

       case "UNKNOWN":
       case "INTERNAL":
       case "DATA_LOSS":
        return 500;

       case "UNAVAILABLE":
        return 503;

       default:
        return;
      }
    }
    function sanitizeResponseJsonSchema(schema) {
      const {const: constValue, properties: properties, items: items, additionalProperties: additionalProperties, anyOf: anyOf, oneOf: oneOf, ...result} = schema;
      return {
        ...result,
        ...constValue !== void 0 ? {
          enum: [ constValue ]
        } : {},
        ...properties != null ? {
          properties: sanitizeDefinitions(properties)
        } : {},
        ...items != null ? {
          items: Array.isArray(items) ? items.map(sanitizeDefinition) : sanitizeDefinition(items)
        } : {},
        ...additionalProperties != null ? {
          additionalProperties: typeof additionalProperties === "boolean" ? additionalProperties : sanitizeDefinition(additionalProperties)
        } : {},
        ...anyOf != null ? {
          anyOf: anyOf.map(sanitizeDefinition)
        } : {},
        ...oneOf != null ? {
          oneOf: oneOf.map(sanitizeDefinition)
        } : {},
        ...result.$defs != null ? {
          $defs: sanitizeDefinitions(result.$defs)
        } : {}
      };
    }
    function sanitizeDefinitions(definitions) {
      return Object.fromEntries(Object.entries(definitions).map(([name, definition]) => [ name, sanitizeDefinition(definition) ]));
    }
    function sanitizeDefinition(definition) {
      return typeof definition === "boolean" ? definition : sanitizeResponseJsonSchema(definition);
    }
    const googleLanguageModelOptions = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      responseModalities: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "TEXT", "IMAGE", "AUDIO" ])).optional(),
      thinkingConfig: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        thinkingBudget: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().optional(),
        includeThoughts: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
        thinkingLevel: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).optional()
      }).optional(),
      cachedContent: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
      structuredOutputs: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
      safetySettings: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        category: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "HARM_CATEGORY_UNSPECIFIED", "HARM_CATEGORY_HATE_SPEECH", "HARM_CATEGORY_DANGEROUS_CONTENT", "HARM_CATEGORY_HARASSMENT", "HARM_CATEGORY_SEXUALLY_EXPLICIT", "HARM_CATEGORY_CIVIC_INTEGRITY" ]),
        threshold: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "HARM_BLOCK_THRESHOLD_UNSPECIFIED", "BLOCK_LOW_AND_ABOVE", "BLOCK_MEDIUM_AND_ABOVE", "BLOCK_ONLY_HIGH", "BLOCK_NONE", "OFF" ])
      })).optional(),
      threshold: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "HARM_BLOCK_THRESHOLD_UNSPECIFIED", "BLOCK_LOW_AND_ABOVE", "BLOCK_MEDIUM_AND_ABOVE", "BLOCK_ONLY_HIGH", "BLOCK_NONE", "OFF" ]).optional(),
      audioTimestamp: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
      labels: zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
      mediaResolution: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "MEDIA_RESOLUTION_UNSPECIFIED", "MEDIA_RESOLUTION_LOW", "MEDIA_RESOLUTION_MEDIUM", "MEDIA_RESOLUTION_HIGH" ]).optional(),
      imageConfig: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        aspectRatio: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).optional(),
        imageSize: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "1K", "2K", "4K", "512" ]).optional(),
        personGeneration: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "PERSON_GENERATION_UNSPECIFIED", "ALLOW_ALL", "ALLOW_ADULT", "ALLOW_NONE" ]).optional(),
        prominentPeople: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "PROMINENT_PEOPLE_UNSPECIFIED", "ALLOW_PROMINENT_PEOPLE", "BLOCK_PROMINENT_PEOPLE" ]).optional(),
        imageOutputOptions: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          mimeType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "image/jpeg", "image/png" ]).optional(),
          compressionQuality: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().optional()
        }).optional()
      }).optional(),
      retrievalConfig: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        latLng: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          latitude: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig(),
          longitude: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()
        }).optional()
      }).optional(),
      streamFunctionCallArguments: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
      serviceTier: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "standard", "flex", "priority" ]).optional(),
      continuationToken: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
      sharedRequestType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "priority", "flex", "standard" ]).optional(),
      requestType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "shared" ]).optional()
    })));
    const gemini1ModelPattern = /(^|[/.])gemini-1(?:[.-]|$)/i;
    const gemini2ModelPattern = /(^|[/.])gemini-2(?:[.-]|$)/i;
    const gemini25ModelPattern = /(^|[/.])gemini-2\.5(?:[.-]|$)/i;
    const geminiModelPattern = /(^|[/.])gemini-/i;
    const googleProviderOptions = {
      language: {
        responseModalities: {
          description: "Response modalities to generate."
        },
        thinkingConfig: {
          description: "Thinking budget, level, and thought output."
        },
        cachedContent: {
          description: "Cached content to use as request context."
        },
        structuredOutputs: {
          description: "Whether to send the JSON response schema."
        },
        safetySettings: {
          description: "Safety settings for the request."
        },
        threshold: {
          description: "Default threshold for configurable safety categories."
        },
        audioTimestamp: {
          description: "Enable timestamp understanding for audio."
        },
        labels: {
          description: "Billing labels. Vertex AI only."
        },
        mediaResolution: {
          description: "Resolution used to process media inputs."
        },
        imageConfig: {
          description: "Image generation configuration."
        },
        retrievalConfig: {
          description: "Retrieval configuration for tools."
        },
        streamFunctionCallArguments: {
          description: "Stream function arguments. Vertex AI only."
        },
        serviceTier: {
          description: "Service tier. Gemini API only."
        },
        continuationToken: {
          description: "Resume a response using its continuation token."
        },
        sharedRequestType: {
          description: "Shared PayGo tier. Vertex AI only."
        },
        requestType: {
          description: "Request routing type. Vertex AI only."
        }
      }
    };
    const standard = {
      image: true,
      objectGeneration: true,
      tools: true,
      streaming: true,
      googleSearch: true,
      urlContext: true
    };
    const googleModelCatalog = Object.fromEntries(Object.entries({
      "gemini-nano-banana-2.1": {
        image: true,
        objectGeneration: false,
        tools: false,
        streaming: false,
        googleSearch: true,
        urlContext: false
      },
      "gemini-4-argon": standard,
      "gemini-4-carbon": standard,
      "gemini-4-hydrogen": standard,
      "gemini-3.8-flash": standard,
      "gemini-3.7-flash": standard,
      "gemini-3.6-flash": standard,
      "gemini-3.5-flash": standard,
      "gemini-3.5-flash-lite": standard,
      "gemini-3.1-pro-preview": standard,
      "gemini-3.1-flash-image-preview": standard,
      "gemini-3.1-flash-lite-preview": standard,
      "gemini-3-pro-preview": standard,
      "gemini-3-pro-image-preview": standard,
      "gemini-3-flash-preview": standard,
      "gemini-2.5-pro": standard,
      "gemini-2.5-flash": standard,
      "gemini-2.5-flash-lite": standard,
      "gemini-2.5-flash-lite-preview-06-17": standard,
      "gemini-2.0-flash": standard,
      aqa: void 0,
      "deep-research-max-preview-04-2026": void 0,
      "deep-research-preview-04-2026": void 0,
      "deep-research-pro-preview-12-2025": void 0,
      "gemini-2.0-flash-001": void 0,
      "gemini-2.0-flash-lite": void 0,
      "gemini-2.0-flash-lite-001": void 0,
      "gemini-2.5-computer-use-preview-10-2025": void 0,
      "gemini-2.5-flash-image": void 0,
      "gemini-2.5-flash-native-audio-latest": void 0,
      "gemini-2.5-flash-native-audio-preview-09-2025": void 0,
      "gemini-2.5-flash-native-audio-preview-12-2025": void 0,
      "gemini-2.5-flash-preview-tts": void 0,
      "gemini-2.5-pro-preview-tts": void 0,
      "gemini-3.1-flash-tts-preview": void 0,
      "gemini-3.1-pro-preview-customtools": void 0,
      "gemini-flash-latest": void 0,
      "gemini-flash-lite-latest": void 0,
      "gemini-pro-latest": void 0,
      "gemini-robotics-er-1.5-preview": void 0,
      "gemma-3-12b-it": void 0,
      "gemma-3-1b-it": void 0,
      "gemma-3-27b-it": void 0,
      "gemma-3-4b-it": void 0,
      "gemma-3n-e2b-it": void 0,
      "gemma-3n-e4b-it": void 0,
      "nano-banana-pro-preview": void 0
    }).filter(([, definition]) => definition != null).map(([modelId, documented]) => [ modelId, createGoogleLanguageModelEntry(modelId, documented) ]));
    function getGoogleLanguageModelEntry(modelId) {
      return Object.prototype.hasOwnProperty.call(googleModelCatalog, modelId) ? googleModelCatalog[modelId] : createGoogleLanguageModelEntry(modelId);
    }
    function createGoogleLanguageModelEntry(modelId, documented) {
      const runtime = resolveRuntimeDefinition(modelId);
      const declared = documented != null;
      const id = modelId.toLowerCase();
      const thinkingFormat = runtime.usesGemini3Features && !modelId.includes("gemini-3-pro-image") ? "level" : "budget";
      const isHydrogen = /(^|[/.])gemini-4-hydrogen(?:-|$)/i.test(modelId);
      const minLevel = isHydrogen ? "low" : getMinimumThinkingLevelForGemini3Model(modelId);
      return {
        capabilities: {
          language: {
            inputs: {
              image: documented?.image ?? "unknown",
              audio: "unknown"
            },
            objectGeneration: documented?.objectGeneration ?? "unknown",
            tools: {
              usage: documented?.tools ?? "unknown",
              streaming: documented?.streaming ?? "unknown",
              gemini2: runtime.supportsGemini2Tools,
              googleSearch: documented?.googleSearch ?? "unknown",
              urlContext: documented?.urlContext ?? "unknown",
              fileSearch: runtime.supportsFileSearch,
              mixed: runtime.usesGemini3Features,
              functionResponseParts: runtime.usesGemini3Features
            },
            reasoning: {
              support: "unknown",
              efforts: thinkingFormat === "level" ? [ ...minLevel === "minimal" ? [ "minimal" ] : [], "low", "medium", "high", ...isHydrogen ? [ "xhigh" ] : [] ] : void 0,
              minBudget: id.includes("2.5-pro") ? 128 : 0,
              maxBudget: id.includes("2.5-pro") || id.includes("gemini-3-pro-image") ? 32768 : 24576
            },
            sampling: {
              temperature: "unknown",
              topP: "unknown",
              topK: "unknown",
              logprobs: false,
              penalties: gemini25ModelPattern.test(modelId) ? {
                condition: "Only supported on the Vertex AI API."
              } : true
            },
            structuredOutput: {
              withFunctionTools: runtime.usesGemini3Features
            }
          }
        },
        providerOptions: {
          language: declareProviderOptions(declared ? true : "unknown", {
            labels: {
              condition: "Only supported on the Vertex AI API."
            },
            sharedRequestType: {
              condition: "Only supported on the Vertex AI API."
            },
            requestType: {
              condition: "Only supported on the Vertex AI API."
            },
            serviceTier: {
              condition: "Only supported on the Gemini API."
            },
            streamFunctionCallArguments: {
              condition: "Only supported for streaming requests on the Vertex AI API with Gemini 3 or newer."
            }
          })
        },
        requestConfig: {
          language: {
            systemInstruction: id.startsWith("gemma-") ? "user" : "system",
            thinkingFormat: thinkingFormat,
            reasoningMaxOutputTokens: 65536,
            jsonResponseTool: /(^|\/)gemini-/i.test(modelId)
          }
        }
      };
    }
    function declareProviderOptions(support, exceptions) {
      return Object.fromEntries(Object.keys(googleProviderOptions.language).map(option => [ option, exceptions[option] ?? support ]));
    }
    function isKnownPreGemini2Model(modelId) {
      return gemini1ModelPattern.test(modelId) || /(^|[/.])gemini-pro(?:-vision)?$/i.test(modelId) || /(^|[/.])gemini-robotics-er-1\.5(?:[.-]|$)/i.test(modelId);
    }
    function resolveRuntimeDefinition(modelId) {
      const isGeminiModel = geminiModelPattern.test(modelId);
      const isGemini2Model = gemini2ModelPattern.test(modelId);
      const isKnownPreGemini2 = isKnownPreGemini2Model(modelId);
      const usesGemini3Features = isGeminiModel && !(isKnownPreGemini2 || isGemini2Model);
      return {
        supportsGemini2Tools: isGeminiModel && !isKnownPreGemini2 || modelId.toLowerCase().includes("nano-banana"),
        supportsFileSearch: gemini25ModelPattern.test(modelId) || usesGemini3Features,
        usesGemini3Features: usesGemini3Features
      };
    }
    function getMinimumThinkingLevelForGemini3Model(modelId) {
      const modelName = /(?:^|[/.])(gemini-[^/]*)$/i.exec(modelId)?.[1].toLowerCase();
      if (modelName === "gemini-flash-latest") return "low";
      const proVersionMatch = /^gemini-(\d+)(?:\.\d+)?-pro(?:$|-)/.exec(modelName ?? "");
      if (Number(proVersionMatch?.[1]) >= 3) return "low";
      const versionMatch = /^gemini-(\d+)\.(\d+)-flash(?:$|-(?!lite(?:-|$)))/.exec(modelName ?? "");
      if (versionMatch == null) return "minimal";
      const majorVersion = Number(versionMatch[1]);
      const minorVersion = Number(versionMatch[2]);
      return majorVersion > 3 || majorVersion === 3 && minorVersion >= 7 ? "low" : "minimal";
    }
    function getGoogleModelCapabilities(modelId) {
      const {tools: tools} = getGoogleLanguageModelEntry(modelId).capabilities.language;
      return {
        supportsGemini2Tools: tools.gemini2,
        supportsFileSearch: tools.fileSearch,
        usesGemini3Features: tools.mixed
      };
    }
    function prepareTools({tools: tools, toolChoice: toolChoice, modelId: modelId, isVertexProvider: isVertexProvider = false}) {
      if (toolChoice?.type === "none") tools = tools?.filter(tool => tool.type === "function");
      tools = tools?.length ? tools : void 0;
      const toolWarnings = [];
      const {supportsGemini2Tools: supportsGemini2Tools, supportsFileSearch: supportsFileSearch, usesGemini3Features: usesGemini3Features} = getGoogleModelCapabilities(modelId);
      if (tools == null) return {
        tools: void 0,
        toolConfig: void 0,
        toolWarnings: toolWarnings
      };
      const hasFunctionTools = tools.some(tool => tool.type === "function");
      const hasProviderTools = tools.some(tool => tool.type === "provider");
      if (hasFunctionTools && hasProviderTools && !usesGemini3Features) toolWarnings.push({
        type: "unsupported",
        feature: `combination of function and provider-defined tools`
      });
      if (hasProviderTools) {
        const googleTools = [];
        tools.filter(tool => tool.type === "provider").forEach(tool => {
          switch (tool.id) {
           case "google.google_search":
            if (supportsGemini2Tools) googleTools.push({
              googleSearch: {
                ...tool.args
              }
            }); else toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`,
              details: "Google Search requires Gemini 2.0 or newer."
            });
            break;

           case "google.enterprise_web_search":
            if (supportsGemini2Tools) googleTools.push({
              enterpriseWebSearch: {}
            }); else toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`,
              details: "Enterprise Web Search requires Gemini 2.0 or newer."
            });
            break;

           case "google.url_context":
            if (supportsGemini2Tools) googleTools.push({
              urlContext: {}
            }); else toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`,
              details: "The URL context tool is not supported with other Gemini models than Gemini 2."
            });
            break;

           case "google.code_execution":
            if (supportsGemini2Tools) googleTools.push({
              codeExecution: {}
            }); else toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`,
              details: "The code execution tool is not supported with other Gemini models than Gemini 2."
            });
            break;

           case "google.file_search":
            if (supportsFileSearch) googleTools.push({
              fileSearch: {
                ...tool.args
              }
            }); else toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`,
              details: "The file search tool is only supported with Gemini 2.5 models and Gemini 3 models."
            });
            break;

           case "google.vertex_rag_store":
            if (supportsGemini2Tools) googleTools.push({
              retrieval: {
                vertex_rag_store: {
                  rag_resources: {
                    rag_corpus: tool.args.ragCorpus
                  },
                  similarity_top_k: tool.args.topK
                }
              }
            }); else toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`,
              details: "The RAG store tool is not supported with other Gemini models than Gemini 2."
            });
            break;

           case "google.google_maps":
            if (supportsGemini2Tools) googleTools.push({
              googleMaps: {}
            }); else toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`,
              details: "The Google Maps grounding tool is not supported with Gemini models other than Gemini 2 or newer."
            });
            break;

           default:
            toolWarnings.push({
              type: "unsupported",
              feature: `provider-defined tool ${tool.id}`
            });
          }
        });
        if (hasFunctionTools && usesGemini3Features && googleTools.length > 0) {
          const functionDeclarations = [];
          for (const tool of tools) if (tool.type === "function") functionDeclarations.push(prepareFunctionDeclaration(tool));
          const combinedToolConfig = {
            functionCallingConfig: {
              mode: "VALIDATED"
            },
            ...!isVertexProvider && {
              includeServerSideToolInvocations: true
            }
          };
          if (toolChoice != null) switch (toolChoice.type) {
           case "auto":
            break;

           case "none":
            combinedToolConfig.functionCallingConfig = {
              mode: "NONE"
            };
            break;

           case "required":
            combinedToolConfig.functionCallingConfig = {
              mode: "ANY"
            };
            break;

           case "tool":
            combinedToolConfig.functionCallingConfig = {
              mode: "ANY",
              allowedFunctionNames: [ toolChoice.toolName ]
            };
          }
          return {
            tools: [ ...googleTools, {
              functionDeclarations: functionDeclarations
            } ],
            toolConfig: combinedToolConfig,
            toolWarnings: toolWarnings
          };
        }
        return {
          tools: googleTools.length > 0 ? googleTools : void 0,
          toolConfig: void 0,
          toolWarnings: toolWarnings
        };
      }
      const functionDeclarations = [];
      let hasStrictTools = false;
      for (const tool of tools) switch (tool.type) {
       case "function":
        functionDeclarations.push(prepareFunctionDeclaration(tool));
        if (tool.strict === true) hasStrictTools = true;
        break;

       default:
        toolWarnings.push({
          type: "unsupported",
          feature: `function tool ${tool.name}`
        });
      }
      if (toolChoice == null) return {
        tools: [ {
          functionDeclarations: functionDeclarations
        } ],
        toolConfig: hasStrictTools ? {
          functionCallingConfig: {
            mode: "VALIDATED"
          }
        } : void 0,
        toolWarnings: toolWarnings
      };
      const type = toolChoice.type;
      switch (type) {
       case "auto":
        return {
          tools: [ {
            functionDeclarations: functionDeclarations
          } ],
          toolConfig: {
            functionCallingConfig: {
              mode: hasStrictTools ? "VALIDATED" : "AUTO"
            }
          },
          toolWarnings: toolWarnings
        };

       case "none":
        return {
          tools: [ {
            functionDeclarations: functionDeclarations
          } ],
          toolConfig: {
            functionCallingConfig: {
              mode: "NONE"
            }
          },
          toolWarnings: toolWarnings
        };

       case "required":
        return {
          tools: [ {
            functionDeclarations: functionDeclarations
          } ],
          toolConfig: {
            functionCallingConfig: {
              mode: "ANY"
            }
          },
          toolWarnings: toolWarnings
        };

       case "tool":
        return {
          tools: [ {
            functionDeclarations: functionDeclarations
          } ],
          toolConfig: {
            functionCallingConfig: {
              mode: "ANY",
              allowedFunctionNames: [ toolChoice.toolName ]
            }
          },
          toolWarnings: toolWarnings
        };

       default:
        throw new _ai_sdk_provider__WEBPACK_IMPORTED_MODULE_2__.b8({
          functionality: `tool choice type: ${type}`
        });
      }
    }
    function prepareFunctionDeclaration(tool) {
      return {
        name: tool.name,
        description: tool.description ?? "",
        parametersJsonSchema: tool.inputSchema
      };
    }
    var GoogleJSONAccumulator = class {
      constructor() {
        this.accumulatedArgs = {};
        this.jsonText = "";
        this.pathStack = [];
        this.stringOpen = false;
      }
      processPartialArgs(partialArgs) {
        let delta = "";
        for (const arg of partialArgs) {
          const isArrayTerminator = arg.jsonPath.endsWith("[]");
          const rawPath = (isArrayTerminator ? arg.jsonPath.slice(0, -2) : arg.jsonPath).replace(/^\$\./, "");
          if (!rawPath || rawPath === "$") continue;
          const segments = parsePath(rawPath);
          if (!normalizeAndCheckIndexes(this.accumulatedArgs, segments)) continue;
          const existingValue = getNestedValue(this.accumulatedArgs, segments);
          if (arg.stringValue != null && existingValue !== void 0) {
            const escaped = JSON.stringify(arg.stringValue).slice(1, -1);
            setNestedValue(this.accumulatedArgs, segments, existingValue + arg.stringValue);
            delta += escaped;
            if (arg.willContinue !== true) delta += this.closeOpenString();
            continue;
          }
          const resolved = resolvePartialArgValue(arg);
          if (resolved == null) {
            if (existingValue !== void 0) {
              if (typeof existingValue === "string" && arg.willContinue !== true) delta += this.closeOpenString();
              continue;
            }
            if (arg.willContinue === true) continue;
            setNestedValue(this.accumulatedArgs, segments, isArrayTerminator ? [] : {});
            delta += this.emitContainer(segments, isArrayTerminator);
            continue;
          }
          setNestedValue(this.accumulatedArgs, segments, resolved.value);
          delta += this.emitNavigationTo(segments, arg, resolved.json);
        }
        this.jsonText += delta;
        return {
          currentJSON: this.accumulatedArgs,
          textDelta: delta
        };
      }
      finalize() {
        const finalArgs = JSON.stringify(this.accumulatedArgs);
        return {
          finalJSON: finalArgs,
          closingDelta: finalArgs.slice(this.jsonText.length)
        };
      }
      closeOpenString() {
        if (!this.stringOpen) return "";
        this.stringOpen = false;
        return '"';
      }
      ensureRoot() {
        if (this.pathStack.length === 0) {
          this.pathStack.push({
            segment: "",
            isArray: false,
            childCount: 0
          });
          return "{";
        }
        return "";
      }
      emitNavigationTo(targetSegments, arg, valueJson) {
        let fragment = this.closeOpenString();
        fragment += this.ensureRoot();
        const targetContainerSegments = targetSegments.slice(0, -1);
        const leafSegment = targetSegments[targetSegments.length - 1];
        const commonDepth = this.findCommonStackDepth(targetContainerSegments);
        fragment += this.closeDownTo(commonDepth);
        fragment += this.openDownTo(targetContainerSegments, leafSegment);
        fragment += this.emitLeaf(leafSegment, arg, valueJson);
        return fragment;
      }
      emitContainer(targetSegments, isArray) {
        let fragment = this.closeOpenString();
        fragment += this.ensureRoot();
        const commonDepth = this.findCommonStackDepth(targetSegments);
        fragment += this.closeDownTo(commonDepth);
        fragment += this.openDownTo(targetSegments, isArray ? 0 : "");
        return fragment;
      }
      findCommonStackDepth(targetContainer) {
        const maxDepth = Math.min(this.pathStack.length - 1, targetContainer.length);
        let common = 0;
        for (let i = 0; i < maxDepth; i++) if (this.pathStack[i + 1].segment === targetContainer[i]) common++; else break;
        return common + 1;
      }
      closeDownTo(targetDepth) {
        let fragment = "";
        while (this.pathStack.length > targetDepth) {
          const entry = this.pathStack.pop();
          fragment += entry.isArray ? "]" : "}";
        }
        return fragment;
      }
      openDownTo(targetContainer, leafSegment) {
        let fragment = "";
        const startIdx = this.pathStack.length - 1;
        for (let i = startIdx; i < targetContainer.length; i++) {
          const pathSegment = targetContainer[i];
          const parentEntry = this.pathStack[this.pathStack.length - 1];
          if (parentEntry.childCount > 0) fragment += ",";
          parentEntry.childCount++;
          if (typeof pathSegment === "string") fragment += `${JSON.stringify(pathSegment)}:`;
          const isArray = typeof (i + 1 < targetContainer.length ? targetContainer[i + 1] : leafSegment) === "number";
          fragment += isArray ? "[" : "{";
          this.pathStack.push({
            segment: pathSegment,
            isArray: isArray,
            childCount: 0
          });
        }
        return fragment;
      }
      emitLeaf(leafSegment, arg, valueJson) {
        let fragment = "";
        const container = this.pathStack[this.pathStack.length - 1];
        if (container.childCount > 0) fragment += ",";
        container.childCount++;
        if (typeof leafSegment === "string") fragment += `${JSON.stringify(leafSegment)}:`;
        if (arg.stringValue != null && arg.willContinue) {
          fragment += valueJson.slice(0, -1);
          this.stringOpen = true;
        } else fragment += valueJson;
        return fragment;
      }
    };
    function parsePath(rawPath) {
      const segments = [];
      for (const part of rawPath.split(".")) {
        const bracketIdx = part.indexOf("[");
        if (bracketIdx === -1) segments.push(part); else {
          if (bracketIdx > 0) segments.push(part.slice(0, bracketIdx));
          for (const m of part.matchAll(/\[(\d+)\]/g)) segments.push(parseInt(m[1], 10));
        }
      }
      return segments;
    }
    const hasOwn = Object.prototype.hasOwnProperty;
    function hasOwnProperty(obj, key) {
      return hasOwn.call(obj, key);
    }
    function defineOwnProperty(obj, key, value) {
      Object.defineProperty(obj, key, {
        value: value,
        enumerable: true,
        configurable: true,
        writable: true
      });
    }
    function getNestedValue(obj, segments) {
      let current = obj;
      for (const pathSegment of segments) {
        if (current == null || typeof current !== "object") return;
        const currentRecord = current;
        if (!hasOwnProperty(currentRecord, pathSegment)) return;
        current = currentRecord[pathSegment];
      }
      return current;
    }
    function normalizeAndCheckIndexes(obj, segments) {
      let current = obj;
      for (let i = 0; i < segments.length; i++) {
        let pathSegment = segments[i];
        if (Array.isArray(current) && typeof pathSegment === "string") {
          const index = Number(pathSegment);
          if (Number.isInteger(index) && index >= 0 && index < 2 ** 32 - 1 && String(index) === pathSegment) {
            pathSegment = index;
            segments[i] = index;
          }
        }
        if (typeof pathSegment === "number") {
          const length = Array.isArray(current) ? current.length : current == null ? 0 : void 0;
          if (length !== void 0 && pathSegment > length) return false;
        }
        current = current != null && typeof current === "object" && hasOwnProperty(current, pathSegment) ? current[pathSegment] : void 0;
      }
      return true;
    }
    function setNestedValue(obj, segments, value) {
      let current = obj;
      for (let i = 0; i < segments.length - 1; i++) {
        const pathSegment = segments[i];
        const nextSeg = segments[i + 1];
        if (!hasOwnProperty(current, pathSegment) || current[pathSegment] == null) defineOwnProperty(current, pathSegment, typeof nextSeg === "number" ? [] : {});
        current = current[pathSegment];
      }
      defineOwnProperty(current, segments[segments.length - 1], value);
    }
    function resolvePartialArgValue(arg) {
      const value = arg.stringValue ?? arg.numberValue ?? arg.boolValue;
      if (value != null) return {
        value: value,
        json: JSON.stringify(value)
      };
      if ("nullValue" in arg) return {
        value: null,
        json: "null"
      };
    }
    function mapGoogleFinishReason({finishReason: finishReason, hasToolCalls: hasToolCalls}) {
      switch (finishReason) {
       case "STOP":
        return hasToolCalls ? "tool-calls" : "stop";

       case "MAX_TOKENS":
       case "CONTINUATION":
        return "length";

       case "IMAGE_SAFETY":
       case "RECITATION":
       case "SAFETY":
       case "BLOCKLIST":
       case "PROHIBITED_CONTENT":
       case "SPII":
        return "content-filter";

       case "MALFORMED_FUNCTION_CALL":
        return "error";

       default:
        return "other";
      }
    }
    const configurableSafetySettingCategories = [ "HARM_CATEGORY_HATE_SPEECH", "HARM_CATEGORY_DANGEROUS_CONTENT", "HARM_CATEGORY_HARASSMENT", "HARM_CATEGORY_SEXUALLY_EXPLICIT" ];
    const googleCloudStorageFunctionResponseUrls = {
      "image/png": [ /^gs:\/\/.*$/ ],
      "image/jpeg": [ /^gs:\/\/.*$/ ],
      "image/webp": [ /^gs:\/\/.*$/ ],
      "application/pdf": [ /^gs:\/\/.*$/ ],
      "text/plain": [ /^gs:\/\/.*$/ ]
    };
    var GoogleLanguageModel = class GoogleLanguageModel {
      static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.V](model) {
        return (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.Qf)({
          modelId: model.modelId,
          config: model.config
        });
      }
      static [_ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.C](options) {
        return new GoogleLanguageModel(options.modelId, options.config);
      }
      constructor(modelId, config) {
        this.specificationVersion = "v4";
        this.modelId = modelId;
        this.config = config;
        this.generateId = config.generateId ?? _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.$C;
      }
      get provider() {
        return this.config.provider;
      }
      get supportedUrls() {
        return this.config.supportedUrls?.() ?? {};
      }
      static async prepareRequest({modelId: modelId, config: config, options: {prompt: prompt, maxOutputTokens: maxOutputTokens, temperature: temperature, topP: topP, topK: topK, frequencyPenalty: frequencyPenalty, presencePenalty: presencePenalty, stopSequences: stopSequences, responseFormat: responseFormat, seed: seed, tools: tools, toolChoice: toolChoice, reasoning: reasoning, providerOptions: providerOptions, abortSignal: abortSignal}, isStreaming: isStreaming = false}) {
        const warnings = [];
        const providerOptionsNames = config.provider.includes("vertex") ? [ "googleVertex", "vertex" ] : [ "google" ];
        const {options: googleOptions} = await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.Wo)({
          providerOptions: providerOptions,
          namespaces: [ ...providerOptionsNames, "google" ],
          resolution: "first",
          schema: googleLanguageModelOptions
        });
        const isVertexProvider = config.provider.startsWith("google.vertex.");
        if (tools?.some(tool => tool.type === "provider" && tool.id === "google.vertex_rag_store") && !isVertexProvider) warnings.push({
          type: "other",
          message: `The 'vertex_rag_store' tool is only supported with the Google Vertex provider and might not be supported or could behave unexpectedly with the current Google provider (${config.provider}).`
        });
        if (googleOptions?.streamFunctionCallArguments && !isVertexProvider) warnings.push({
          type: "other",
          message: `'streamFunctionCallArguments' is only supported on the Vertex AI API and will be ignored with the current Google provider (${config.provider}). See https://docs.cloud.google.com/vertex-ai/generative-ai/docs/multimodal/function-calling#streaming-fc`
        });
        if (googleOptions?.serviceTier && isVertexProvider) warnings.push({
          type: "other",
          message: "'serviceTier' is a Gemini API option and is not supported on Vertex AI. Use 'sharedRequestType' (and optionally 'requestType') instead. See https://docs.cloud.google.com/vertex-ai/generative-ai/docs/priority-paygo"
        });
        if ((googleOptions?.sharedRequestType || googleOptions?.requestType) && !isVertexProvider) warnings.push({
          type: "other",
          message: `'sharedRequestType' and 'requestType' are Vertex AI options and are ignored with the current Google provider (${config.provider}).`
        });
        const vertexPaygoHeaders = isVertexProvider && (googleOptions?.sharedRequestType || googleOptions?.requestType) ? {
          ...googleOptions.sharedRequestType && {
            "X-Vertex-AI-LLM-Shared-Request-Type": googleOptions.sharedRequestType
          },
          ...googleOptions.requestType && {
            "X-Vertex-AI-LLM-Request-Type": googleOptions.requestType
          }
        } : void 0;
        const bodyServiceTier = isVertexProvider ? void 0 : googleOptions?.serviceTier;
        let imageConfig = googleOptions?.imageConfig;
        if (imageConfig != null && !isVertexProvider) {
          const {personGeneration: personGeneration, prominentPeople: prominentPeople, imageOutputOptions: imageOutputOptions, ...geminiApiImageConfig} = imageConfig;
          const droppedImageConfigFields = Object.entries({
            personGeneration: personGeneration,
            prominentPeople: prominentPeople,
            imageOutputOptions: imageOutputOptions
          }).filter(([, value]) => value != null).map(([key]) => `'imageConfig.${key}'`);
          if (droppedImageConfigFields.length > 0) {
            warnings.push({
              type: "other",
              message: `${droppedImageConfigFields.join(", ")} ${droppedImageConfigFields.length === 1 ? "is a Vertex AI option and is" : "are Vertex AI options and are"} ignored with the current Google provider (${config.provider}).`
            });
            imageConfig = geminiApiImageConfig;
          }
        }
        const entry = getGoogleLanguageModelEntry(modelId);
        const isGemmaModel = entry.requestConfig.language.systemInstruction === "user";
        const isGemini25DeveloperApiModel = !isVertexProvider && entry.capabilities.language.sampling.penalties !== true;
        if (isGemini25DeveloperApiModel && frequencyPenalty != null) warnings.push({
          type: "unsupported",
          feature: "frequencyPenalty"
        });
        if (isGemini25DeveloperApiModel && presencePenalty != null) warnings.push({
          type: "unsupported",
          feature: "presencePenalty"
        });
        const usesGemini3Features = entry.capabilities.language.tools.functionResponseParts;
        const supportedFunctionResponseUrls = usesGemini3Features && config.downloadToolResultFiles?.supportsGoogleCloudStorageUrls ? googleCloudStorageFunctionResponseUrls : void 0;
        const {contents: contents, systemInstruction: systemInstruction} = convertToGoogleMessages(config.downloadToolResultFiles ? await downloadToolResultFiles(prompt, {
          abortSignal: abortSignal,
          maxBytes: config.downloadToolResultFiles.maxBytes,
          fetch: config.downloadToolResultFiles.fetch,
          supportedUrls: supportedFunctionResponseUrls
        }) : prompt, {
          isGemmaModel: isGemmaModel,
          isGemini3Model: usesGemini3Features,
          onWarning: warning => warnings.push(warning),
          providerOptionsNames: providerOptionsNames,
          supportsFunctionResponseParts: usesGemini3Features,
          includeFunctionCallIds: !isVertexProvider,
          supportedFunctionResponseUrls: supportedFunctionResponseUrls
        });
        const {tools: googleTools, toolConfig: googleToolConfig, toolWarnings: toolWarnings} = prepareTools({
          tools: tools,
          toolChoice: toolChoice,
          modelId: modelId,
          isVertexProvider: isVertexProvider
        });
        const toolNameMapping = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.CR)({
          tools: tools,
          providerToolNames: {
            "google.code_execution": "code_execution"
          }
        });
        const resolvedThinking = googleOptions?.thinkingConfig?.thinkingBudget != null || googleOptions?.thinkingConfig?.thinkingLevel != null ? void 0 : resolveThinkingConfig({
          reasoning: reasoning,
          modelId: modelId,
          warnings: warnings
        });
        const thinkingConfig = googleOptions?.thinkingConfig || resolvedThinking ? {
          ...resolvedThinking,
          ...googleOptions?.thinkingConfig
        } : void 0;
        const streamFunctionCallArguments = isStreaming && isVertexProvider ? googleOptions?.streamFunctionCallArguments ?? false : void 0;
        const safetyThreshold = googleOptions?.threshold;
        const safetySettings = googleOptions?.safetySettings ?? (safetyThreshold != null ? configurableSafetySettingCategories.map(category => ({
          category: category,
          threshold: safetyThreshold
        })) : void 0);
        const toolConfig = googleToolConfig || streamFunctionCallArguments || googleOptions?.retrievalConfig ? {
          ...googleToolConfig,
          ...streamFunctionCallArguments && {
            functionCallingConfig: {
              ...googleToolConfig?.functionCallingConfig,
              streamFunctionCallArguments: true
            }
          },
          ...googleOptions?.retrievalConfig && {
            retrievalConfig: googleOptions.retrievalConfig
          }
        } : void 0;
        return {
          args: {
            generationConfig: {
              maxOutputTokens: maxOutputTokens,
              temperature: temperature,
              topK: topK,
              topP: topP,
              frequencyPenalty: isGemini25DeveloperApiModel ? void 0 : frequencyPenalty,
              presencePenalty: isGemini25DeveloperApiModel ? void 0 : presencePenalty,
              stopSequences: stopSequences,
              seed: seed,
              responseMimeType: responseFormat?.type === "json" ? "application/json" : void 0,
              responseJsonSchema: responseFormat?.type === "json" && responseFormat.schema != null && (googleOptions?.structuredOutputs ?? true) ? sanitizeResponseJsonSchema(responseFormat.schema) : void 0,
              ...googleOptions?.audioTimestamp && {
                audioTimestamp: googleOptions.audioTimestamp
              },
              responseModalities: googleOptions?.responseModalities,
              thinkingConfig: thinkingConfig,
              ...googleOptions?.mediaResolution && {
                mediaResolution: googleOptions.mediaResolution
              },
              ...imageConfig && {
                imageConfig: imageConfig
              }
            },
            contents: contents,
            systemInstruction: isGemmaModel ? void 0 : systemInstruction,
            safetySettings: safetySettings,
            tools: googleTools,
            toolConfig: toolConfig,
            cachedContent: googleOptions?.cachedContent,
            labels: googleOptions?.labels,
            serviceTier: bodyServiceTier,
            ...googleOptions?.continuationToken != null && {
              continuationToken: googleOptions.continuationToken
            }
          },
          warnings: [ ...warnings, ...toolWarnings ],
          providerOptionsNames: providerOptionsNames,
          extraHeaders: vertexPaygoHeaders,
          toolNameMapping: toolNameMapping
        };
      }
      async getArgs(options, {isStreaming: isStreaming = false} = {}) {
        const {responseFormat: responseFormat, toolChoice: toolChoice} = options;
        const tools = toolChoice?.type === "none" ? options.tools?.filter(tool => tool.type === "function") : options.tools;
        const entry = getGoogleLanguageModelEntry(this.modelId);
        const {structuredOutput: structuredOutput} = entry.capabilities.language;
        let jsonResponseTool;
        if (responseFormat?.type === "json" && responseFormat.schema != null && tools?.some(tool => tool.type === "function") && entry.requestConfig.language.jsonResponseTool && (!structuredOutput.withFunctionTools || toolChoice?.type === "required" || toolChoice?.type === "tool")) {
          let name = "json";
          for (let suffix = 1; tools.some(tool => tool.name === name); suffix++) name = `json_${suffix}`;
          jsonResponseTool = {
            type: "function",
            name: name,
            description: responseFormat.description ?? "Respond with a JSON object.",
            inputSchema: responseFormat.schema
          };
        }
        return {
          ...await GoogleLanguageModel.prepareRequest({
            modelId: this.modelId,
            config: this.config,
            options: jsonResponseTool == null ? options : {
              ...options,
              responseFormat: void 0,
              tools: [ ...tools ?? [], jsonResponseTool ],
              toolChoice: toolChoice?.type === "tool" ? toolChoice : toolChoice?.type === "none" ? {
                type: "tool",
                toolName: jsonResponseTool.name
              } : {
                type: "required"
              }
            },
            isStreaming: isStreaming
          }),
          jsonResponseToolName: jsonResponseTool?.name
        };
      }
      static convertGenerateContentResponse({config: config, response: response, responseHeaders: responseHeaders, warnings: warnings, providerOptionsNames: providerOptionsNames, toolNameMapping: toolNameMapping, jsonResponseToolName: jsonResponseToolName, initialPromptTokenCount: initialPromptTokenCount, groundingMetadataPerRequest: groundingMetadataPerRequest}) {
        const wrapProviderMetadata = payload => Object.fromEntries(providerOptionsNames.map(name => [ name, payload ]));
        const candidate = response.candidates?.[0];
        const promptBlockReason = response.promptFeedback?.blockReason;
        const confirmedPromptBlockReason = isConfirmedPromptBlockReason(promptBlockReason) ? promptBlockReason : void 0;
        const isPromptBlocked = candidate?.finishReason == null && confirmedPromptBlockReason != null;
        const rawFinishReason = candidate?.finishReason ?? confirmedPromptBlockReason;
        const content = [];
        const parts = candidate?.content?.parts ?? [];
        const usageMetadata = response.usageMetadata;
        let lastCodeExecutionToolCallId;
        let lastServerToolCallId;
        for (const part of parts) if ("executableCode" in part && part.executableCode?.code) {
          const toolCallId = config.generateId();
          lastCodeExecutionToolCallId = toolCallId;
          content.push({
            type: "tool-call",
            toolCallId: toolCallId,
            toolName: toolNameMapping?.toCustomToolName("code_execution") ?? "code_execution",
            input: JSON.stringify(part.executableCode),
            providerExecuted: true
          });
        } else if ("codeExecutionResult" in part && part.codeExecutionResult) content.push({
          type: "tool-result",
          toolCallId: lastCodeExecutionToolCallId,
          toolName: toolNameMapping?.toCustomToolName("code_execution") ?? "code_execution",
          result: {
            outcome: part.codeExecutionResult.outcome,
            output: part.codeExecutionResult.output ?? ""
          }
        }); else if ("text" in part && part.text != null) {
          if (jsonResponseToolName != null && part.thought !== true) continue;
          const thoughtSignatureMetadata = part.thoughtSignature ? wrapProviderMetadata({
            thoughtSignature: part.thoughtSignature
          }) : void 0;
          if (part.text.length === 0) {
            if (thoughtSignatureMetadata != null && content.length > 0) {
              const lastContent = content[content.length - 1];
              lastContent.providerMetadata = thoughtSignatureMetadata;
            }
          } else content.push({
            type: part.thought === true ? "reasoning" : "text",
            text: part.text,
            providerMetadata: thoughtSignatureMetadata
          });
        } else if ("functionCall" in part && part.functionCall.name != null) {
          if (part.functionCall.name === jsonResponseToolName) {
            content.push({
              type: "text",
              text: typeof part.functionCall.args === "string" ? part.functionCall.args : JSON.stringify(part.functionCall.args ?? {}),
              ...part.thoughtSignature ? {
                providerMetadata: wrapProviderMetadata({
                  thoughtSignature: part.thoughtSignature
                })
              } : {}
            });
            continue;
          }
          content.push({
            type: "tool-call",
            toolCallId: part.functionCall.id || config.generateId(),
            toolName: part.functionCall.name,
            input: JSON.stringify(part.functionCall.args ?? {}),
            providerMetadata: part.thoughtSignature ? wrapProviderMetadata({
              thoughtSignature: part.thoughtSignature
            }) : void 0
          });
        } else if ("inlineData" in part) {
          const hasThought = part.thought === true;
          const hasThoughtSignature = !!part.thoughtSignature;
          content.push({
            type: hasThought ? "reasoning-file" : "file",
            data: {
              type: "data",
              data: part.inlineData.data
            },
            mediaType: part.inlineData.mimeType,
            providerMetadata: hasThoughtSignature ? wrapProviderMetadata({
              thoughtSignature: part.thoughtSignature
            }) : void 0
          });
        } else if ("toolCall" in part && part.toolCall) {
          const toolCallId = part.toolCall.id || config.generateId();
          lastServerToolCallId = toolCallId;
          content.push({
            type: "tool-call",
            toolCallId: toolCallId,
            toolName: `server:${part.toolCall.toolType}`,
            input: JSON.stringify(part.toolCall.args ?? {}),
            providerExecuted: true,
            dynamic: true,
            providerMetadata: part.thoughtSignature ? wrapProviderMetadata({
              thoughtSignature: part.thoughtSignature,
              serverToolCallId: toolCallId,
              serverToolType: part.toolCall.toolType
            }) : wrapProviderMetadata({
              serverToolCallId: toolCallId,
              serverToolType: part.toolCall.toolType
            })
          });
        } else if ("toolResponse" in part && part.toolResponse) {
          const responseToolCallId = lastServerToolCallId || part.toolResponse.id || config.generateId();
          content.push({
            type: "tool-result",
            toolCallId: responseToolCallId,
            toolName: `server:${part.toolResponse.toolType}`,
            result: part.toolResponse.response ?? {},
            providerMetadata: part.thoughtSignature ? wrapProviderMetadata({
              thoughtSignature: part.thoughtSignature,
              serverToolCallId: responseToolCallId,
              serverToolType: part.toolResponse.toolType
            }) : wrapProviderMetadata({
              serverToolCallId: responseToolCallId,
              serverToolType: part.toolResponse.toolType
            })
          });
          lastServerToolCallId = void 0;
        }
        const sources = extractSources({
          groundingMetadata: candidate?.groundingMetadata,
          generateId: config.generateId
        }) ?? [];
        for (const source of sources) content.push(source);
        return {
          content: content,
          finishReason: {
            unified: isPromptBlocked ? "content-filter" : mapGoogleFinishReason({
              finishReason: rawFinishReason,
              hasToolCalls: content.some(part => part.type === "tool-call" && !part.providerExecuted)
            }),
            raw: rawFinishReason
          },
          usage: convertGoogleUsage(usageMetadata),
          warnings: warnings,
          providerMetadata: wrapProviderMetadata({
            promptFeedback: response.promptFeedback ?? null,
            groundingMetadata: candidate?.groundingMetadata ?? null,
            ...groundingMetadataPerRequest != null ? {
              groundingMetadataPerRequest: groundingMetadataPerRequest
            } : {},
            urlContextMetadata: candidate?.urlContextMetadata ?? null,
            safetyRatings: candidate?.safetyRatings ?? null,
            usageMetadata: usageMetadata ?? null,
            finishMessage: candidate?.finishMessage ?? null,
            serviceTier: usageMetadata?.serviceTier ?? responseHeaders?.["x-gemini-service-tier"] ?? null,
            ...candidate?.continuationToken != null ? {
              continuationToken: candidate.continuationToken
            } : {},
            ...initialPromptTokenCount != null ? {
              initialPromptTokenCount: initialPromptTokenCount
            } : {}
          }),
          response: {
            id: response.responseId ?? void 0
          }
        };
      }
      async doGenerate(options) {
        const {args: args, warnings: warnings, providerOptionsNames: providerOptionsNames, extraHeaders: extraHeaders, toolNameMapping: toolNameMapping, jsonResponseToolName: jsonResponseToolName} = await this.getArgs(options);
        const generateContent = async body => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.GU)({
          url: `${this.config.baseURL}/${getModelPath(this.modelId)}:generateContent`,
          headers: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.m2)(await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.hd)(this.config.headers), options.headers, extraHeaders),
          body: body,
          failedResponseHandler: googleFailedResponseHandler,
          successfulResponseHandler: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.cV)(responseSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        let {responseHeaders: responseHeaders, value: response, rawValue: rawResponse} = await generateContent(args);
        const content = [];
        const groundingMetadataPerRequest = [];
        let usageMetadata;
        const firstPromptTokenCount = response.usageMetadata?.promptTokenCount;
        let isContinued = false;
        while (true) {
          const candidate = response.candidates?.[0];
          groundingMetadataPerRequest.push(candidate?.groundingMetadata ?? null);
          const continuationToken = candidate?.finishReason === "CONTINUATION" ? candidate.continuationToken : void 0;
          usageMetadata = addGoogleUsageMetadata(usageMetadata, response.usageMetadata ?? void 0);
          if (continuationToken == null) break;
          content.push(...GoogleLanguageModel.convertGenerateContentResponse({
            config: this.config,
            response: response,
            warnings: warnings,
            providerOptionsNames: providerOptionsNames,
            toolNameMapping: toolNameMapping,
            jsonResponseToolName: jsonResponseToolName
          }).content);
          isContinued = true;
          ({responseHeaders: responseHeaders, value: response, rawValue: rawResponse} = await generateContent({
            ...args,
            continuationToken: continuationToken
          }));
        }
        const lastResult = GoogleLanguageModel.convertGenerateContentResponse({
          config: this.config,
          response: {
            ...response,
            usageMetadata: usageMetadata
          },
          responseHeaders: responseHeaders,
          warnings: warnings,
          providerOptionsNames: providerOptionsNames,
          toolNameMapping: toolNameMapping,
          jsonResponseToolName: jsonResponseToolName,
          initialPromptTokenCount: isContinued ? firstPromptTokenCount : void 0,
          groundingMetadataPerRequest: isContinued ? groundingMetadataPerRequest : void 0
        });
        const result = {
          ...lastResult,
          content: [ ...content, ...lastResult.content ]
        };
        return {
          ...result,
          request: {
            body: args
          },
          response: {
            ...result.response,
            headers: responseHeaders,
            body: rawResponse
          }
        };
      }
      async doStream(options) {
        const {args: args, warnings: warnings, providerOptionsNames: providerOptionsNames, extraHeaders: extraHeaders, toolNameMapping: toolNameMapping, jsonResponseToolName: jsonResponseToolName} = await this.getArgs(options, {
          isStreaming: true
        });
        const wrapProviderMetadata = payload => Object.fromEntries(providerOptionsNames.map(name => [ name, payload ]));
        const streamGenerateContent = async body => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.GU)({
          url: `${this.config.baseURL}/${getModelPath(this.modelId)}:streamGenerateContent?alt=sse`,
          headers: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.m2)(await (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.hd)(this.config.headers), options.headers, extraHeaders),
          body: body,
          failedResponseHandler: googleFailedResponseHandler,
          successfulResponseHandler: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.Ds)(chunkSchema),
          abortSignal: options.abortSignal,
          fetch: this.config.fetch
        });
        const {responseHeaders: responseHeaders, value: firstResponse} = await streamGenerateContent(args);
        const groundingMetadataPerRequest = [];
        let requestGroundingMetadata = null;
        const response = continueGoogleStream({
          stream: firstResponse,
          getContinuationToken: chunk => {
            const candidate = chunk.candidates?.[0];
            if (candidate?.groundingMetadata != null) requestGroundingMetadata = candidate.groundingMetadata;
            return candidate?.finishReason === "CONTINUATION" ? candidate.continuationToken ?? void 0 : void 0;
          },
          continueStream: async continuationToken => {
            const {value: value} = await streamGenerateContent({
              ...args,
              continuationToken: continuationToken
            });
            groundingMetadataPerRequest.push(requestGroundingMetadata);
            requestGroundingMetadata = null;
            return value;
          }
        });
        let finishReason = {
          unified: "interrupted",
          raw: void 0
        };
        let usage;
        let continuedUsage;
        let initialPromptTokenCount;
        let promptFeedback = null;
        let lastGroundingMetadata = null;
        let lastUrlContextMetadata = null;
        let lastSafetyRatings = null;
        let lastFinishMessage = null;
        let lastContinuationToken = null;
        let confirmedPromptBlockReason;
        const generateId = this.config.generateId;
        let hasToolCalls = false;
        let hasEmittedResponseMetadata = false;
        let currentTextBlockId = null;
        let currentReasoningBlockId = null;
        let blockCounter = 0;
        const emittedSourceKeys = new Set;
        let lastCodeExecutionToolCallId;
        let lastServerToolCallId;
        const activeStreamingToolCalls = [];
        const finishActiveStreamingToolCall = controller => {
          const active = activeStreamingToolCalls.pop();
          if (active == null) return;
          if (currentTextBlockId !== null) {
            controller.enqueue({
              type: "text-end",
              id: currentTextBlockId
            });
            currentTextBlockId = null;
          }
          if (currentReasoningBlockId !== null) {
            controller.enqueue({
              type: "reasoning-end",
              id: currentReasoningBlockId
            });
            currentReasoningBlockId = null;
          }
          const {finalJSON: finalJSON, closingDelta: closingDelta} = active.accumulator.finalize();
          if (closingDelta.length > 0) controller.enqueue({
            type: "tool-input-delta",
            id: active.toolCallId,
            delta: closingDelta,
            providerMetadata: active.providerMetadata
          });
          controller.enqueue({
            type: "tool-input-end",
            id: active.toolCallId,
            providerMetadata: active.providerMetadata
          });
          controller.enqueue({
            type: "tool-call",
            toolCallId: active.toolCallId,
            toolName: active.toolName,
            input: finalJSON,
            providerMetadata: active.providerMetadata
          });
          hasToolCalls = true;
        };
        const result = {
          stream: response.pipeThrough(new TransformStream({
            start(controller) {
              controller.enqueue({
                type: "stream-start",
                warnings: warnings
              });
            },
            transform(chunk, controller) {
              if ("type" in chunk) {
                finishReason = {
                  unified: "interrupted",
                  raw: void 0
                };
                return;
              }
              if (options.includeRawChunks) controller.enqueue({
                type: "raw",
                rawValue: chunk.rawValue
              });
              if (!chunk.success) {
                if (finishReason.unified === "interrupted") finishReason = {
                  unified: "error",
                  raw: void 0
                };
                controller.enqueue({
                  type: "error",
                  error: chunk.error
                });
                return;
              }
              const value = chunk.value;
              if (value.error != null) {
                finishReason = {
                  unified: "error",
                  raw: void 0
                };
                const error = value.error;
                const statusCode = error.code ?? mapGoogleErrorStatusToHttpStatusCode(error.status);
                controller.enqueue({
                  type: "error",
                  error: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.iH)({
                    message: error.message,
                    type: error.status,
                    code: error.code ?? void 0,
                    statusCode: statusCode,
                    isRetryable: statusCode != null && (statusCode === 408 || statusCode === 409 || statusCode === 429 || statusCode >= 500),
                    data: error
                  })
                });
                return;
              }
              if (!hasEmittedResponseMetadata && value.responseId != null) {
                hasEmittedResponseMetadata = true;
                controller.enqueue({
                  type: "response-metadata",
                  id: value.responseId
                });
              }
              const usageMetadata = value.usageMetadata;
              if (usageMetadata != null) usage = usageMetadata;
              if (value.promptFeedback != null && confirmedPromptBlockReason == null) {
                promptFeedback = value.promptFeedback;
                if (isConfirmedPromptBlockReason(value.promptFeedback.blockReason)) {
                  confirmedPromptBlockReason = value.promptFeedback.blockReason;
                  finishReason = {
                    unified: "content-filter",
                    raw: confirmedPromptBlockReason
                  };
                }
              }
              const candidate = value.candidates?.[0];
              if (candidate != null) {
                if (candidate.groundingMetadata != null) lastGroundingMetadata = candidate.groundingMetadata;
                if (candidate.urlContextMetadata != null) lastUrlContextMetadata = candidate.urlContextMetadata;
                if (candidate.safetyRatings != null) lastSafetyRatings = candidate.safetyRatings;
                if (candidate.finishMessage != null) lastFinishMessage = candidate.finishMessage;
                if (candidate.continuationToken != null) lastContinuationToken = candidate.continuationToken;
              }
              if (confirmedPromptBlockReason != null || candidate == null) return;
              const content = candidate.content;
              const sources = extractSources({
                groundingMetadata: candidate.groundingMetadata,
                generateId: generateId,
                emittedSourceKeys: emittedSourceKeys
              });
              if (sources != null) for (const source of sources) controller.enqueue(source);
              if (content != null) {
                const parts = content.parts ?? [];
                for (const part of parts) if ("executableCode" in part && part.executableCode?.code) {
                  const toolCallId = generateId();
                  lastCodeExecutionToolCallId = toolCallId;
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: toolCallId,
                    toolName: toolNameMapping.toCustomToolName("code_execution"),
                    input: JSON.stringify(part.executableCode),
                    providerExecuted: true
                  });
                } else if ("codeExecutionResult" in part && part.codeExecutionResult) {
                  const toolCallId = lastCodeExecutionToolCallId;
                  if (toolCallId) controller.enqueue({
                    type: "tool-result",
                    toolCallId: toolCallId,
                    toolName: toolNameMapping.toCustomToolName("code_execution"),
                    result: {
                      outcome: part.codeExecutionResult.outcome,
                      output: part.codeExecutionResult.output ?? ""
                    }
                  });
                } else if ("text" in part && part.text != null) {
                  const thoughtSignatureMetadata = part.thoughtSignature ? wrapProviderMetadata({
                    thoughtSignature: part.thoughtSignature
                  }) : void 0;
                  if (part.text.length === 0) {
                    if (thoughtSignatureMetadata != null) if (currentTextBlockId !== null) controller.enqueue({
                      type: "text-delta",
                      id: currentTextBlockId,
                      delta: "",
                      providerMetadata: thoughtSignatureMetadata
                    }); else {
                      if (currentReasoningBlockId !== null) {
                        controller.enqueue({
                          type: "reasoning-end",
                          id: currentReasoningBlockId
                        });
                        currentReasoningBlockId = null;
                      }
                      const id = String(blockCounter++);
                      const type = part.thought === true ? "reasoning" : "text";
                      controller.enqueue({
                        type: `${type}-start`,
                        id: id,
                        providerMetadata: thoughtSignatureMetadata
                      });
                      controller.enqueue({
                        type: `${type}-delta`,
                        id: id,
                        delta: "",
                        providerMetadata: thoughtSignatureMetadata
                      });
                      controller.enqueue({
                        type: `${type}-end`,
                        id: id
                      });
                    }
                  } else if (part.thought === true) {
                    if (currentTextBlockId !== null) {
                      controller.enqueue({
                        type: "text-end",
                        id: currentTextBlockId
                      });
                      currentTextBlockId = null;
                    }
                    if (currentReasoningBlockId === null) {
                      currentReasoningBlockId = String(blockCounter++);
                      controller.enqueue({
                        type: "reasoning-start",
                        id: currentReasoningBlockId,
                        providerMetadata: thoughtSignatureMetadata
                      });
                    }
                    controller.enqueue({
                      type: "reasoning-delta",
                      id: currentReasoningBlockId,
                      delta: part.text,
                      providerMetadata: thoughtSignatureMetadata
                    });
                  } else {
                    if (currentReasoningBlockId !== null) {
                      controller.enqueue({
                        type: "reasoning-end",
                        id: currentReasoningBlockId
                      });
                      currentReasoningBlockId = null;
                    }
                    if (currentTextBlockId === null) {
                      currentTextBlockId = String(blockCounter++);
                      controller.enqueue({
                        type: "text-start",
                        id: currentTextBlockId,
                        providerMetadata: thoughtSignatureMetadata
                      });
                    }
                    controller.enqueue({
                      type: "text-delta",
                      id: currentTextBlockId,
                      delta: part.text,
                      providerMetadata: thoughtSignatureMetadata
                    });
                  }
                } else if ("inlineData" in part) {
                  if (currentTextBlockId !== null) {
                    controller.enqueue({
                      type: "text-end",
                      id: currentTextBlockId
                    });
                    currentTextBlockId = null;
                  }
                  if (currentReasoningBlockId !== null) {
                    controller.enqueue({
                      type: "reasoning-end",
                      id: currentReasoningBlockId
                    });
                    currentReasoningBlockId = null;
                  }
                  const hasThought = part.thought === true;
                  const fileMeta = !!part.thoughtSignature ? wrapProviderMetadata({
                    thoughtSignature: part.thoughtSignature
                  }) : void 0;
                  controller.enqueue({
                    type: hasThought ? "reasoning-file" : "file",
                    mediaType: part.inlineData.mimeType,
                    data: {
                      type: "data",
                      data: part.inlineData.data
                    },
                    providerMetadata: fileMeta
                  });
                } else if ("toolCall" in part && part.toolCall) {
                  const toolCallId = part.toolCall.id || generateId();
                  lastServerToolCallId = toolCallId;
                  const serverMeta = wrapProviderMetadata({
                    ...part.thoughtSignature ? {
                      thoughtSignature: part.thoughtSignature
                    } : {},
                    serverToolCallId: toolCallId,
                    serverToolType: part.toolCall.toolType
                  });
                  controller.enqueue({
                    type: "tool-call",
                    toolCallId: toolCallId,
                    toolName: `server:${part.toolCall.toolType}`,
                    input: JSON.stringify(part.toolCall.args ?? {}),
                    providerExecuted: true,
                    dynamic: true,
                    providerMetadata: serverMeta
                  });
                } else if ("toolResponse" in part && part.toolResponse) {
                  const responseToolCallId = lastServerToolCallId || part.toolResponse.id || generateId();
                  const serverMeta = wrapProviderMetadata({
                    ...part.thoughtSignature ? {
                      thoughtSignature: part.thoughtSignature
                    } : {},
                    serverToolCallId: responseToolCallId,
                    serverToolType: part.toolResponse.toolType
                  });
                  controller.enqueue({
                    type: "tool-result",
                    toolCallId: responseToolCallId,
                    toolName: `server:${part.toolResponse.toolType}`,
                    result: part.toolResponse.response ?? {},
                    providerMetadata: serverMeta
                  });
                  lastServerToolCallId = void 0;
                } else if ("functionCall" in part) {
                  const providerMeta = part.thoughtSignature ? wrapProviderMetadata({
                    thoughtSignature: part.thoughtSignature
                  }) : void 0;
                  const isStreamingChunk = part.functionCall.partialArgs != null || part.functionCall.name != null && part.functionCall.willContinue === true;
                  const isTerminalChunk = part.functionCall.name == null && part.functionCall.args == null && part.functionCall.partialArgs == null && part.functionCall.willContinue == null;
                  const isCompleteCall = part.functionCall.name != null && part.functionCall.args != null && part.functionCall.partialArgs == null;
                  const isNoArgsCompleteCall = part.functionCall.name != null && part.functionCall.args == null && part.functionCall.partialArgs == null && part.functionCall.willContinue !== true;
                  if (!isStreamingChunk && (isCompleteCall || isNoArgsCompleteCall)) {
                    if (currentTextBlockId !== null) {
                      controller.enqueue({
                        type: "text-end",
                        id: currentTextBlockId
                      });
                      currentTextBlockId = null;
                    }
                    if (currentReasoningBlockId !== null) {
                      controller.enqueue({
                        type: "reasoning-end",
                        id: currentReasoningBlockId
                      });
                      currentReasoningBlockId = null;
                    }
                  }
                  if (isStreamingChunk) {
                    if (part.functionCall.name != null) {
                      const toolCallId = part.functionCall.id || generateId();
                      const accumulator = new GoogleJSONAccumulator;
                      activeStreamingToolCalls.push({
                        toolCallId: toolCallId,
                        toolName: part.functionCall.name,
                        accumulator: accumulator,
                        providerMetadata: providerMeta
                      });
                      controller.enqueue({
                        type: "tool-input-start",
                        id: toolCallId,
                        toolName: part.functionCall.name,
                        providerMetadata: providerMeta
                      });
                      if (part.functionCall.partialArgs != null) {
                        const partialArgs = part.functionCall.partialArgs;
                        const {textDelta: textDelta} = accumulator.processPartialArgs(partialArgs);
                        if (textDelta.length > 0) controller.enqueue({
                          type: "tool-input-delta",
                          id: toolCallId,
                          delta: textDelta,
                          providerMetadata: providerMeta
                        });
                        if (part.functionCall.willContinue !== true && partialArgs.every(arg => arg.willContinue !== true)) finishActiveStreamingToolCall(controller);
                      }
                    } else if (part.functionCall.partialArgs != null && activeStreamingToolCalls.length > 0) {
                      const active = activeStreamingToolCalls[activeStreamingToolCalls.length - 1];
                      const partialArgs = part.functionCall.partialArgs;
                      const {textDelta: textDelta} = active.accumulator.processPartialArgs(partialArgs);
                      if (textDelta.length > 0) controller.enqueue({
                        type: "tool-input-delta",
                        id: active.toolCallId,
                        delta: textDelta,
                        providerMetadata: providerMeta
                      });
                      if (part.functionCall.willContinue !== true && partialArgs.every(arg => arg.willContinue !== true)) finishActiveStreamingToolCall(controller);
                    }
                  } else if (isTerminalChunk && activeStreamingToolCalls.length > 0) finishActiveStreamingToolCall(controller); else if (isCompleteCall) {
                    const toolCallId = part.functionCall.id || generateId();
                    const toolName = part.functionCall.name;
                    const args = typeof part.functionCall.args === "string" ? part.functionCall.args : JSON.stringify(part.functionCall.args ?? {});
                    controller.enqueue({
                      type: "tool-input-start",
                      id: toolCallId,
                      toolName: toolName,
                      providerMetadata: providerMeta
                    });
                    controller.enqueue({
                      type: "tool-input-delta",
                      id: toolCallId,
                      delta: args,
                      providerMetadata: providerMeta
                    });
                    controller.enqueue({
                      type: "tool-input-end",
                      id: toolCallId,
                      providerMetadata: providerMeta
                    });
                    controller.enqueue({
                      type: "tool-call",
                      toolCallId: toolCallId,
                      toolName: toolName,
                      input: args,
                      providerMetadata: providerMeta
                    });
                    hasToolCalls = true;
                  } else if (isNoArgsCompleteCall) {
                    const toolCallId = part.functionCall.id || generateId();
                    const toolName = part.functionCall.name;
                    controller.enqueue({
                      type: "tool-input-start",
                      id: toolCallId,
                      toolName: toolName,
                      providerMetadata: providerMeta
                    });
                    controller.enqueue({
                      type: "tool-input-end",
                      id: toolCallId,
                      providerMetadata: providerMeta
                    });
                    controller.enqueue({
                      type: "tool-call",
                      toolCallId: toolCallId,
                      toolName: toolName,
                      input: "{}",
                      providerMetadata: providerMeta
                    });
                    hasToolCalls = true;
                  }
                }
              }
              if (candidate.finishReason === "CONTINUATION") {
                if (continuedUsage == null) initialPromptTokenCount = usage?.promptTokenCount;
                continuedUsage = addGoogleUsageMetadata(continuedUsage, usage);
                usage = void 0;
              }
              if (candidate.finishReason != null) finishReason = {
                unified: mapGoogleFinishReason({
                  finishReason: candidate.finishReason,
                  hasToolCalls: hasToolCalls
                }),
                raw: candidate.finishReason
              };
            },
            flush(controller) {
              usage = addGoogleUsageMetadata(continuedUsage, usage);
              if (currentTextBlockId !== null) controller.enqueue({
                type: "text-end",
                id: currentTextBlockId
              });
              if (currentReasoningBlockId !== null) controller.enqueue({
                type: "reasoning-end",
                id: currentReasoningBlockId
              });
              controller.enqueue({
                type: "finish",
                finishReason: finishReason,
                usage: convertGoogleUsage(usage),
                providerMetadata: wrapProviderMetadata({
                  promptFeedback: promptFeedback,
                  groundingMetadata: lastGroundingMetadata,
                  ...groundingMetadataPerRequest.length > 0 ? {
                    groundingMetadataPerRequest: [ ...groundingMetadataPerRequest, requestGroundingMetadata ]
                  } : {},
                  urlContextMetadata: lastUrlContextMetadata,
                  safetyRatings: lastSafetyRatings,
                  usageMetadata: usage ?? null,
                  finishMessage: lastFinishMessage,
                  serviceTier: usage?.serviceTier ?? responseHeaders?.["x-gemini-service-tier"] ?? null,
                  ...lastContinuationToken != null && (finishReason.raw === "MAX_TOKENS" || finishReason.raw === "CONTINUATION") ? {
                    continuationToken: lastContinuationToken
                  } : {},
                  ...initialPromptTokenCount != null ? {
                    initialPromptTokenCount: initialPromptTokenCount
                  } : {}
                })
              });
            }
          })),
          response: {
            headers: responseHeaders
          },
          request: {
            body: args
          }
        };
        return {
          ...result,
          stream: jsonResponseToolName == null ? result.stream : result.stream.pipeThrough((0, 
          _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.hr)(jsonResponseToolName))
        };
      }
    };
    function resolveThinkingConfig({reasoning: reasoning, modelId: modelId, warnings: warnings}) {
      if (!(0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.g6)(reasoning)) return;
      if (getGoogleLanguageModelEntry(modelId).requestConfig.language.thinkingFormat === "level") return resolveGemini3ThinkingConfig({
        reasoning: reasoning,
        modelId: modelId,
        warnings: warnings
      });
      return resolveGemini25ThinkingConfig({
        reasoning: reasoning,
        modelId: modelId,
        warnings: warnings
      });
    }
    function resolveGemini3ThinkingConfig({reasoning: reasoning, modelId: modelId, warnings: warnings}) {
      const thinkingLevels = getGoogleLanguageModelEntry(modelId).capabilities.language.reasoning.efforts;
      const thinkingLevel = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.jv)({
        reasoning: reasoning,
        effortMap: Object.fromEntries((thinkingLevels ?? []).map(level => [ level, level ])),
        warnings: warnings
      });
      if (thinkingLevel == null) return;
      return {
        thinkingLevel: thinkingLevel
      };
    }
    function resolveGemini25ThinkingConfig({reasoning: reasoning, modelId: modelId, warnings: warnings}) {
      const entry = getGoogleLanguageModelEntry(modelId);
      const minThinkingBudget = entry.capabilities.language.reasoning.minBudget;
      if (reasoning === "none" && minThinkingBudget === 0) return {
        thinkingBudget: 0
      };
      return {
        thinkingBudget: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.sq)({
          reasoning: reasoning,
          maxOutputTokens: entry.requestConfig.language.reasoningMaxOutputTokens,
          maxReasoningBudget: entry.capabilities.language.reasoning.maxBudget,
          minReasoningBudget: minThinkingBudget,
          warnings: warnings
        })
      };
    }
    function extractSources({groundingMetadata: groundingMetadata, generateId: generateId, emittedSourceKeys: emittedSourceKeys}) {
      if (!groundingMetadata?.groundingChunks) return;
      const sources = [];
      const addSource = (source, key) => {
        if (emittedSourceKeys?.has(key)) return;
        emittedSourceKeys?.add(key);
        sources.push(source);
      };
      for (const chunk of groundingMetadata.groundingChunks) if (chunk.web != null) addSource({
        type: "source",
        sourceType: "url",
        id: generateId(),
        url: chunk.web.uri,
        title: chunk.web.title ?? void 0
      }, JSON.stringify([ "url", chunk.web.uri ])); else if (chunk.image != null) addSource({
        type: "source",
        sourceType: "url",
        id: generateId(),
        url: chunk.image.sourceUri,
        title: chunk.image.title ?? void 0
      }, JSON.stringify([ "url", chunk.image.sourceUri ])); else if (chunk.retrievedContext != null) {
        const uri = chunk.retrievedContext.uri;
        const fileSearchStore = chunk.retrievedContext.fileSearchStore;
        if (uri && (uri.startsWith("http://") || uri.startsWith("https://"))) addSource({
          type: "source",
          sourceType: "url",
          id: generateId(),
          url: uri,
          title: chunk.retrievedContext.title ?? void 0
        }, JSON.stringify([ "url", uri ])); else if (uri) {
          const title = chunk.retrievedContext.title ?? "Unknown Document";
          let mediaType = "application/octet-stream";
          let filename;
          if (uri.endsWith(".pdf")) {
            mediaType = "application/pdf";
            filename = uri.split("/").pop();
          } else if (uri.endsWith(".txt")) {
            mediaType = "text/plain";
            filename = uri.split("/").pop();
          } else if (uri.endsWith(".docx")) {
            mediaType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
            filename = uri.split("/").pop();
          } else if (uri.endsWith(".doc")) {
            mediaType = "application/msword";
            filename = uri.split("/").pop();
          } else if (uri.match(/\.(md|markdown)$/)) {
            mediaType = "text/markdown";
            filename = uri.split("/").pop();
          } else filename = uri.split("/").pop();
          addSource({
            type: "source",
            sourceType: "document",
            id: generateId(),
            mediaType: mediaType,
            title: title,
            filename: filename
          }, JSON.stringify([ "document", uri ]));
        } else if (fileSearchStore) {
          const title = chunk.retrievedContext.title ?? "Unknown Document";
          addSource({
            type: "source",
            sourceType: "document",
            id: generateId(),
            mediaType: "application/octet-stream",
            title: title,
            filename: fileSearchStore.split("/").pop()
          }, JSON.stringify([ "file-search", fileSearchStore, title ]));
        }
      } else if (chunk.maps != null) if (chunk.maps.uri) addSource({
        type: "source",
        sourceType: "url",
        id: generateId(),
        url: chunk.maps.uri,
        title: chunk.maps.title ?? void 0
      }, JSON.stringify([ "url", chunk.maps.uri ]));
      return sources.length > 0 ? sources : void 0;
    }
    const getGroundingMetadataSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      webSearchQueries: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
      imageSearchQueries: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
      retrievalQueries: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
      searchEntryPoint: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        renderedContent: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      }).nullish(),
      groundingChunks: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        web: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          title: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }).nullish(),
        image: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          sourceUri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          imageUri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          title: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          domain: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }).nullish(),
        retrievedContext: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          title: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          fileSearchStore: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          customMetadata: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            key: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            stringValue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
            numericValue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
            stringListValue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
              values: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish()
            }).nullish()
          })).nullish()
        }).nullish(),
        maps: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          title: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          placeId: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }).nullish()
      })).nullish(),
      groundingSupports: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        segment: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          startIndex: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
          endIndex: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
          text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }).nullish(),
        segment_text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        groundingChunkIndices: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()).nullish(),
        supportChunkIndices: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()).nullish(),
        confidenceScores: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()).nullish(),
        confidenceScore: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()).nullish()
      })).nullish(),
      retrievalMetadata: zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        webDynamicRetrievalScore: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()
      }), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}) ]).nullish()
    });
    const partialArgSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      jsonPath: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      stringValue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      numberValue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      boolValue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
      nullValue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J().nullish(),
      willContinue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish()
    });
    const getContentSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      parts: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        functionCall: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          args: zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J().nullish(),
          partialArgs: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(partialArgSchema()).nullish(),
          willContinue: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish()
        }),
        thoughtSignature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        inlineData: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          mimeType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          data: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
        }),
        thought: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
        thoughtSignature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        toolCall: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          toolType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          args: zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J().nullish(),
          id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
        }),
        thoughtSignature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        toolResponse: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          toolType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          response: zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J().nullish(),
          id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
        }),
        thoughtSignature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        executableCode: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          language: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          code: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
        }).nullish(),
        codeExecutionResult: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          outcome: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          output: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }).nullish(),
        text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        thought: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
        thoughtSignature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }) ])).nullish()
    });
    const getSafetyRatingSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      category: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      probability: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      probabilityScore: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      severity: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      severityScore: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      blocked: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish()
    });
    const tokenDetailsSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      modality: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      tokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()
    }).loose()).nullish();
    const usageSchema$1 = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      cachedContentTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      thoughtsTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      promptTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      candidatesTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      toolUsePromptTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      totalTokenCount: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      trafficType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      serviceTier: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      promptTokensDetails: tokenDetailsSchema(),
      cacheTokensDetails: tokenDetailsSchema(),
      candidatesTokensDetails: tokenDetailsSchema(),
      toolUsePromptTokensDetails: tokenDetailsSchema()
    }).loose();
    const getUrlContextMetadataSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      urlMetadata: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        retrievedUrl: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        urlRetrievalStatus: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      })).nullish()
    });
    const responseSchema = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      responseId: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      candidates: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        content: getContentSchema().nullish().or(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}).strict()),
        finishReason: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        finishMessage: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        continuationToken: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        safetyRatings: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(getSafetyRatingSchema()).nullish(),
        groundingMetadata: getGroundingMetadataSchema().nullish(),
        urlContextMetadata: getUrlContextMetadataSchema().nullish()
      })).nullish(),
      usageMetadata: usageSchema$1().nullish(),
      promptFeedback: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        blockReason: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        safetyRatings: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(getSafetyRatingSchema()).nullish()
      }).nullish()
    })));
    const chunkSchema = (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      error: getGoogleErrorSchema().nullish(),
      responseId: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      candidates: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        content: getContentSchema().nullish(),
        finishReason: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        finishMessage: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        continuationToken: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        safetyRatings: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(getSafetyRatingSchema()).nullish(),
        groundingMetadata: getGroundingMetadataSchema().nullish(),
        urlContextMetadata: getUrlContextMetadataSchema().nullish()
      })).nullish(),
      usageMetadata: usageSchema$1().nullish(),
      promptFeedback: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        blockReason: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        safetyRatings: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(getSafetyRatingSchema()).nullish()
      }).nullish()
    })));
    function isConfirmedPromptBlockReason(blockReason) {
      return blockReason != null && blockReason !== "" && blockReason !== "BLOCK_REASON_UNSPECIFIED" && blockReason !== "BLOCKED_REASON_UNSPECIFIED";
    }
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      candidates: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        content: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          parts: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            inlineData: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
              mimeType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
              data: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
            }).nullish()
          })).nullish()
        }).nullish()
      })).nullish(),
      usageMetadata: zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Pq9()).nullish()
    })));
    const prebuiltVoiceConfigSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      voiceName: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
    });
    const voiceConfigSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      prebuiltVoiceConfig: prebuiltVoiceConfigSchema(),
      voice: zod_v4__WEBPACK_IMPORTED_MODULE_1__.ZmZ().optional()
    });
    const speechMetadataSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      speaker: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).optional(),
      style: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().optional()
    });
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      speechMetadata: speechMetadataSchema().optional(),
      turns: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        speechMetadata: speechMetadataSchema().optional()
      })).min(1).optional(),
      multiSpeakerVoiceConfig: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        speakerVoiceConfigs: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          speaker: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          voiceConfig: voiceConfigSchema()
        }))
      }).optional()
    })));
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.V, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.C;
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.z)({
      id: "google.enterprise_web_search",
      inputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}))),
      outputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({})))
    });
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__._H3({
      fileSearchStoreNames: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).describe("The names of the file_search_stores to retrieve from. Example: `fileSearchStores/my-file-search-store-123`"),
      topK: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().int().positive().describe("The number of file search retrieval chunks to retrieve.").optional(),
      metadataFilter: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().describe("Metadata filter to apply to the file search retrieval documents. See https://google.aip.dev/160 for the syntax of the filter expression.").optional()
    })));
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.z)({
      id: "google.file_search",
      inputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}))),
      outputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({})))
    });
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.z)({
      id: "google.google_maps",
      inputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}))),
      outputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({})))
    });
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.z)({
      id: "google.google_search",
      inputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}))),
      outputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({})))
    }), (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.z)({
      id: "google.url_context",
      inputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}))),
      outputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({})))
    }), (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.z)({
      id: "google.vertex_rag_store",
      inputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({}))),
      outputSchema: (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, 
      _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({})))
    });
    const tokenByModalitySchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      modality: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish()
    }).loose();
    const usageSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      total_input_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      total_output_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      total_thought_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      total_cached_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      total_tool_use_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      total_tokens: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
      input_tokens_by_modality: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(tokenByModalitySchema()).nullish(),
      output_tokens_by_modality: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(tokenByModalitySchema()).nullish(),
      cached_tokens_by_modality: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(tokenByModalitySchema()).nullish(),
      tool_use_tokens_by_modality: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(tokenByModalitySchema()).nullish(),
      grounding_tool_count: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        count: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish()
      }).loose()).nullish()
    }).loose();
    const interactionStatusSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "in_progress", "requires_action", "completed", "failed", "cancelled", "incomplete" ]);
    const annotationSchema = () => {
      const urlCitation = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("url_citation"),
        url: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        title: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        start_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
        end_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish()
      }).loose();
      const fileCitation = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("file_citation"),
        file_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        document_uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        url: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        page_number: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
        media_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        start_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
        end_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
        custom_metadata: zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish()
      }).loose();
      const placeCitation = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("place_citation"),
        name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        url: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        place_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        start_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish(),
        end_index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().nullish()
      }).loose();
      return zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ urlCitation, fileCitation, placeCitation, zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      }).loose() ]);
    };
    const thoughtSummaryItemSchema = () => zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      data: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      mime_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
    }).loose();
    const contentBlockSchema = () => {
      const textContent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("text"),
        text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        annotations: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(annotationSchema()).nullish()
      }).loose();
      const imageContent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("image"),
        data: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        mime_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        resolution: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
        uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const videoContent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("video"),
        data: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        mime_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      return zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ textContent, imageContent, videoContent, zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      }).loose() ]);
    };
    const BUILTIN_TOOL_CALL_STEP_TYPES = [ "google_search_call", "code_execution_call", "url_context_call", "file_search_call", "google_maps_call", "mcp_server_tool_call" ];
    const BUILTIN_TOOL_RESULT_STEP_TYPES = [ "google_search_result", "code_execution_result", "url_context_result", "file_search_result", "google_maps_result", "mcp_server_tool_result" ];
    const stepSchema = () => {
      const userInputStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("user_input"),
        content: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(contentBlockSchema()).nullish()
      }).loose();
      const modelOutputStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("model_output"),
        content: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(contentBlockSchema()).nullish()
      }).loose();
      const functionCallStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("function_call"),
        id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        arguments: zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const thoughtStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("thought"),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        summary: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(thoughtSummaryItemSchema()).nullish()
      }).loose();
      const processingCallStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("processing_call"),
        id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const processingResultStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("processing_result"),
        call_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const builtinToolCallStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n(BUILTIN_TOOL_CALL_STEP_TYPES),
        id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        arguments: zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish(),
        name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        server_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        search_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const builtinToolResultStep = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n(BUILTIN_TOOL_RESULT_STEP_TYPES),
        call_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        result: zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J().nullish(),
        is_error: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
        name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        server_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      return zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ userInputStep, modelOutputStep, functionCallStep, thoughtStep, processingCallStep, processingResultStep, builtinToolCallStep, builtinToolResultStep, zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      }).loose() ]);
    };
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      created: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      updated: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      status: interactionStatusSchema(),
      model: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      agent: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      steps: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(stepSchema()).nullish(),
      usage: usageSchema().nullish(),
      service_tier: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      previous_interaction_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      response_modalities: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish()
    }).loose()));
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)((() => {
      const status = interactionStatusSchema();
      const annotation = annotationSchema();
      const thoughtSummaryItem = thoughtSummaryItemSchema();
      const interactionCreatedEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("interaction.created"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        interaction: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          created: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          model: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          agent: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          status: status.nullish()
        }).loose()
      }).loose();
      const stepStartEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("step.start"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig(),
        step: stepSchema()
      }).loose();
      const stepDeltaText = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("text"),
        text: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      }).loose();
      const stepDeltaThoughtSummary = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("thought_summary"),
        content: thoughtSummaryItem.nullish()
      }).loose();
      const stepDeltaThoughtSignature = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("thought_signature"),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const stepDeltaArgumentsDelta = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("arguments_delta"),
        arguments: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const stepDeltaTextAnnotation = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "text_annotation_delta", "text_annotation" ]),
        annotations: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(annotation).nullish()
      }).loose();
      const stepDeltaImage = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("image"),
        data: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        mime_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        resolution: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
        uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const stepDeltaVideo = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("video"),
        data: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        mime_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        uri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const stepDeltaBuiltinToolCall = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n(BUILTIN_TOOL_CALL_STEP_TYPES),
        id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        arguments: zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish(),
        name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        server_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        search_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const stepDeltaBuiltinToolResult = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n(BUILTIN_TOOL_RESULT_STEP_TYPES),
        call_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        result: zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J().nullish(),
        is_error: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
        name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        server_name: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose();
      const stepDeltaUnknown = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      }).loose();
      const stepDeltaUnion = zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ stepDeltaText, stepDeltaImage, stepDeltaVideo, stepDeltaThoughtSummary, stepDeltaThoughtSignature, stepDeltaArgumentsDelta, stepDeltaTextAnnotation, stepDeltaBuiltinToolCall, stepDeltaBuiltinToolResult, stepDeltaUnknown ]);
      const stepDeltaEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("step.delta"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig(),
        delta: stepDeltaUnion
      }).loose();
      const stepStopEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("step.stop"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        index: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig()
      }).loose();
      const interactionStatusUpdateEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("interaction.status_update"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        interaction_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        status: status.nullish()
      }).loose();
      const interactionInProgressEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("interaction.in_progress"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        interaction_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        status: status.nullish()
      }).loose();
      const interactionRequiresActionEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("interaction.requires_action"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        interaction_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        status: status.nullish()
      }).loose();
      const interactionCompletedEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("interaction.completed"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        interaction: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          status: status.nullish(),
          usage: usageSchema().nullish(),
          service_tier: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }).loose()
      }).loose();
      const errorEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("error"),
        event_id: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        error: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          code: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
          message: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }).loose().nullish()
      }).loose();
      const unknownEvent = zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        event_type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
      }).loose();
      return zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ interactionCreatedEvent, stepStartEvent, stepDeltaEvent, stepStopEvent, interactionStatusUpdateEvent, interactionInProgressEvent, interactionRequiresActionEvent, interactionCompletedEvent, errorEvent, unknownEvent ]);
    })()));
    (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.ID)(() => (0, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_0__.C_)(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      labels: zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
      previousInteractionId: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      store: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
      agent: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      agentConfig: zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("dynamic")
      }).loose(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("deep-research"),
        thinkingSummaries: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "auto", "none" ]).nullish(),
        visualization: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "off", "auto" ]).nullish(),
        collaborativePlanning: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish()
      }) ]).nullish(),
      thinkingLevel: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "minimal", "low", "medium", "high", "xhigh" ]).nullish(),
      thinkingSummaries: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "auto", "none" ]).nullish(),
      responseFormat: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("text"),
        mimeType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        schema: zod_v4__WEBPACK_IMPORTED_MODULE_1__.L5J().nullish()
      }).loose(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("image"),
        mimeType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        aspectRatio: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).nullish(),
        imageSize: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "1K", "2K", "4K", "512" ]).nullish()
      }).loose(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("audio"),
        mimeType: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("video"),
        aspectRatio: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "16:9", "9:16" ]).nullish(),
        resolution: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "360p", "720p", "1080p", "4k" ]).nullish(),
        duration: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
        delivery: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "inline", "uri" ]).nullish(),
        gcsUri: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
      }).loose() ])).nullish(),
      imageConfig: zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        aspectRatio: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:8", "8:1", "1:4", "4:1" ]).nullish(),
        imageSize: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "1K", "2K", "4K", "512" ]).nullish()
      }).nullish(),
      mediaResolution: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "low", "medium", "high", "ultra_high" ]).nullish(),
      responseModalities: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "text", "image", "audio", "video", "document" ])).nullish(),
      serviceTier: zod_v4__WEBPACK_IMPORTED_MODULE_1__.k5n([ "flex", "standard", "priority" ]).nullish(),
      systemInstruction: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      signature: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      interactionId: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
      pollingTimeoutMs: zod_v4__WEBPACK_IMPORTED_MODULE_1__.aig().int().positive().nullish(),
      background: zod_v4__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
      environment: zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("remote"),
        sources: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("gcs"),
          source: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          target: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("repository"),
          source: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          target: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
        }), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          type: zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("inline"),
          content: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
          target: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP()
        }) ])).nullish(),
        network: zod_v4__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_v4__WEBPACK_IMPORTED_MODULE_1__.euz("disabled"), zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
          allowlist: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            domain: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            transform: zod_v4__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_v4__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_v4__WEBPACK_IMPORTED_MODULE_1__.YjP())).nullish()
          }))
        }) ]).nullish()
      }) ]).nullish()
    })));
    _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.V, _ai_sdk_provider_utils__WEBPACK_IMPORTED_MODULE_3__.C;
  })
};
