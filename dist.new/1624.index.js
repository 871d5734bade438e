"use strict";
exports.id = 1624;
exports.ids = [1624];
exports.modules = {

/***/ 51624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePromptYml: () => (/* binding */ parsePromptYml)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/prompt/formats/value.js
var formats_value = __webpack_require__(46013);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml.js
var yaml = __webpack_require__(33233);
;// CONCATENATED MODULE: ./lib/prompt/formats/prompt-yml-model.js



const isNumberIn = (least, largest) => (value) => typeof value === 'number' && value >= least && value <= largest;
const isCount = (value) => Number.isSafeInteger(value) && value >= 1;
const isStop = (value) => typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
const parameters = {
    temperature: { name: 'temperature', accepts: isNumberIn(0, 2), what: 'a number from 0 to 2' },
    topP: { name: 'topP', accepts: isNumberIn(0, 1), what: 'a number from 0 to 1' },
    maxTokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
    max_tokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
    max_completion_tokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
    top_p: { name: 'topP', accepts: isNumberIn(0, 1), what: 'a number from 0 to 1' },
    maxCompletionTokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
    stop: {
        name: 'stop',
        accepts: isStop,
        what: 'text or a list of texts',
        read: (value) => (typeof value === 'string' ? [value] : value),
    },
};
/** `modelParameters`: those that a request supports; a notice names the others. */
function readParameters(file, source, { diagnostics, notices }) {
    const settings = file.value['modelParameters'] ?? {};
    if (!(0,yaml/* isMapping */.p)(settings)) {
        diagnostics.push(file.diagnostic(['modelParameters'], {
            message: `\`modelParameters\` must be a mapping, but is ${(0,formats_value/* nameOfType */.x)(settings)}`,
            hint: 'write one `name: value` per line below it, indented',
        }));
        return {};
    }
    const read = [];
    for (const [key, value] of Object.entries(settings)) {
        const parameter = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
        if (parameter === undefined) {
            notices.push(`${source}: ${(0,formats_value/* noEffect */.V)('model parameter', key, Object.keys(parameters))}`);
        }
        else if (parameter.accepts(value)) {
            read.push([parameter.name, parameter.read === undefined ? value : parameter.read(value)]);
        }
        else {
            diagnostics.push(file.diagnostic(['modelParameters', key], {
                message: `\`${key}\` must be ${parameter.what}`,
                hint: 'correct the value',
            }));
        }
    }
    return Object.fromEntries(read);
}
const formats = ['text', 'json_object', 'json_schema'];
/** `responseFormat` with `jsonSchema`, as JSON text or a mapping, directly or wrapped in `{name, strict, schema}`. */
function readPromptOutputSchema(file, source, { diagnostics, notices }) {
    const format = file.value['responseFormat'] ?? null;
    const hasSchema = (file.value['jsonSchema'] ?? null) !== null;
    if (format !== null && !formats.includes(format)) {
        const guess = typeof format === 'string' ? (0,errors/* didYouMean */.au)(format, formats) : null;
        diagnostics.push(file.diagnostic(['responseFormat'], {
            message: `\`responseFormat\` must be one of ${formats.join(', ')}`,
            hint: guess ?? 'correct the value, or remove it',
        }));
        return null;
    }
    if (format !== 'json_schema') {
        if (hasSchema)
            notices.push(`${source}: jsonSchema has no effect without responseFormat: json_schema`);
        return format === 'json_object' ? { type: 'object' } : null;
    }
    if (hasSchema)
        return readSchema(file, diagnostics);
    diagnostics.push(file.diagnostic(['responseFormat'], {
        message: '`responseFormat: json_schema` needs a `jsonSchema`',
        hint: 'add `jsonSchema` with the schema of the answer',
    }));
    return null;
}
function readSchema(file, diagnostics) {
    const setting = file.value['jsonSchema'];
    const fail = (what, hint, at = null) => {
        diagnostics.push(file.diagnostic(['jsonSchema'], { message: what, hint }, at));
        return null;
    };
    let schema = setting;
    if (typeof setting === 'string') {
        try {
            schema = JSON.parse(setting);
        }
        catch (error) {
            const [why = '', position] = (0,errors/* messageOf */.bD)(error).split(/ (?:in JSON )?at position (\d+).*/s);
            const at = position === undefined && /end of JSON/.test(why) ? setting.trimEnd().length : position;
            return fail(`\`jsonSchema\` is not valid JSON: ${why}`, 'correct the JSON', at === undefined ? null : Number(at));
        }
    }
    if ((0,yaml/* isMapping */.p)(schema) && (0,yaml/* isMapping */.p)(schema['schema']))
        schema = schema['schema'];
    if ((0,yaml/* isMapping */.p)(schema))
        return schema;
    return fail(`\`jsonSchema\` must be an object, but is ${(0,formats_value/* nameOfType */.x)(schema)}`, 'write a JSON schema such as `{"type": "object"}`');
}

// EXTERNAL MODULE: ./lib/prompt/formats/spec.js
var spec = __webpack_require__(56585);
;// CONCATENATED MODULE: ./lib/prompt/formats/prompt-yml.js





const known = [
    'name',
    'description',
    'model',
    'modelParameters',
    'messages',
    'responseFormat',
    'jsonSchema',
    'system',
    'user',
];
const forEvaluation = ['testData', 'evaluators'];
const roles = ['system', 'user', 'assistant'];
/** Separates two messages of the body and belongs to neither. */
const separator = '\n\n';
/** Before the text of a last assistant message: many models do not continue a message of their own. */
const beginWith = '\n\nBegin your answer with exactly this text, and continue it:\n\n';
/**
 * A prompt file of GitHub Models: a YAML mapping with `messages`. The body is the concatenated contents of the messages,
 * and `sections` has their roles. A notice names keys without effect. Rejects with UserError: `prompt-syntax` with every
 * error, `prompt-missing`.
 */
async function parsePromptYml(source, text) {
    const file = await (0,yaml/* readYamlFile */.k)(source, text);
    const diagnostics = [];
    const evaluationNotice = evaluationNoticeOf(source, file);
    const notices = [...noticesOf(source, file), ...(evaluationNotice === null ? [] : [evaluationNotice])];
    const read = {
        name: readText(file, 'name', diagnostics),
        description: readText(file, 'description', diagnostics),
        model: readText(file, 'model', diagnostics),
        parameters: readParameters(file, source, { diagnostics, notices }),
        outputSchema: readPromptOutputSchema(file, source, { diagnostics, notices }),
    };
    const messages = readMessages(source, file, diagnostics);
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    return { ...(0,spec/* plainSpec */.K)('prompt-yml', source, ''), ...read, ...joined(messages), notices, evaluationNotice };
}
function noticesOf(source, { value }) {
    const keys = Object.keys(value);
    return keys
        .filter((key) => ![...known, ...forEvaluation].includes(key))
        .map((key) => `${source}: ${(0,formats_value/* noEffect */.V)('key', key, known)}`);
}
function evaluationNoticeOf(source, { value }) {
    const unused = forEvaluation.filter((key) => Object.hasOwn(value, key));
    return unused.length === 0
        ? null
        : `${source}: ${unused.join(' and ')} have an effect only in a batch with items: test-data`;
}
function readText(file, key, diagnostics) {
    const value = file.value[key] ?? null;
    if (value === null || typeof value === 'string')
        return value;
    diagnostics.push(file.diagnostic([key], {
        message: `\`${key}\` must be text, but is ${(0,formats_value/* nameOfType */.x)(value)}`,
        hint: `put the value in quotes: \`${key}: "…"\``,
    }));
    return null;
}
function readMessages(source, file, diagnostics) {
    const list = file.value['messages'] ?? [];
    if (!Array.isArray(list)) {
        diagnostics.push(file.diagnostic(['messages'], {
            message: `\`messages\` must be a list, but is ${(0,formats_value/* nameOfType */.x)(list)}`,
            hint: 'write one message per line: `- role: user` with its `content`',
        }));
        return [];
    }
    const before = diagnostics.length;
    const read = [
        ...topLevel(file, 'system', diagnostics),
        ...list.flatMap((message, index) => readMessage(file, message, { index, diagnostics }) ?? []),
        ...topLevel(file, 'user', diagnostics),
    ];
    if (diagnostics.length > before)
        return [];
    const messages = withoutPrefill(read);
    const last = messages.at(-1);
    if (last === undefined || messages.every(({ content }) => content.trim() === '')) {
        throw new errors/* UserError */.yo([
            ...diagnostics,
            {
                code: 'prompt-missing',
                location: source,
                message: 'the prompt has no messages',
                hint: 'add `messages` with a message that has the role user',
            },
        ]);
    }
    if (last.role !== 'user' || last.content.trim() === '') {
        diagnostics.push(file.diagnostic(Array.isArray(file.value['messages']) ? ['messages', list.length - 1] : ['system'], {
            message: `the last message must have the role user and must not be empty; its role is ${last.role}`,
            hint: 'put the task at the end, as a message with the role user',
        }));
    }
    return messages;
}
/** `system: text` or `user: text` next to `messages`, or instead of them. */
function topLevel(file, role, diagnostics) {
    const content = readText(file, role, diagnostics);
    return content === null ? [] : [{ role, content, lines: file.linesOf([role]) }];
}
/** A last assistant message is the beginning of the answer: it becomes part of the task before it. */
function withoutPrefill(messages) {
    const [task, start] = messages.slice(-2);
    if (start?.role !== 'assistant' || task?.role !== 'user')
        return [...messages];
    const between = beginWith
        .split('\n')
        .slice(2)
        .flatMap(() => task.lines?.at(-1) ?? []);
    const lines = task.lines === null || start.lines === null ? null : [...task.lines, ...between, ...start.lines];
    return [...messages.slice(0, -2), { role: 'user', content: `${task.content}${beginWith}${start.content}`, lines }];
}
function readMessage(file, message, { index, diagnostics }) {
    const at = ['messages', index];
    const { role, content } = (0,yaml/* isMapping */.p)(message) ? message : { role: undefined, content: undefined };
    const before = diagnostics.length;
    const known = roles.find((candidate) => candidate === role);
    if (known === undefined) {
        const guess = typeof role === 'string' ? (0,errors/* didYouMean */.au)(role, roles) : null;
        diagnostics.push(file.diagnostic([...at, 'role'], {
            message: `a message has the role system, user or assistant${role === undefined ? ', but this one has none' : ''}`,
            hint: guess ?? 'write `role: user` and its `content`',
        }));
    }
    if (typeof content !== 'string') {
        diagnostics.push(file.diagnostic([...at, 'content'], {
            message: `the \`content\` of a message must be text, but is ${content === undefined ? 'missing' : (0,formats_value/* nameOfType */.x)(content)}`,
            hint: 'write `content: |` and the text below it, indented',
        }));
    }
    if (known === undefined || typeof content !== 'string' || diagnostics.length > before)
        return null;
    return { role: known, content, lines: file.linesOf([...at, 'content']) };
}
function joined(messages) {
    const sections = [];
    const lines = [];
    let body = '';
    for (const message of messages) {
        if (sections.length > 0)
            body += separator;
        const start = body.length;
        body += message.content;
        sections.push({ role: message.role, start, end: body.length });
        const last = lines.at(-1);
        if (last !== undefined)
            lines.push(last);
        for (const line of message.lines ?? [])
            lines.push(line);
    }
    const isPlaced = messages.every((message) => message.lines !== null);
    return { body, sections, bodyAt: isPlaced ? lines : null };
}


/***/ }),

/***/ 33233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readYamlFile),
/* harmony export */   p: () => (/* binding */ isMapping)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63520);
/* harmony import */ var _document_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14399);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46013);
/* harmony import */ var _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39579);





const maxLength = 1_000_000;
/**
 * Reads a file that must be one YAML mapping. Rejects with UserError `prompt-syntax`, with all YAML errors at once.
 * @param reviver receives every value, with whole numbers as bigint; without it, large ones are rounded
 */
async function readYamlFile(source, text, reviver) {
    const diagnostic = (offset, what) => (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnosticInFile */ .dR)(source, text, offset, {
        code: 'prompt-syntax',
        message: what,
        hint: 'correct the YAML at the caret',
    });
    if (text.length > maxLength)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file is longer than ${maxLength} characters`));
    if ((0,_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__/* .nestsTooDeep */ .qK)(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file is nested deeper than ${_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__/* .maxNesting */ .JG}`));
    const { parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const document = parseDocument(text, { logLevel: 'error', intAsBigInt: reviver !== undefined });
    const problem = (offset, reason) => diagnostic(offset, `the file is not valid YAML: ${reason}`);
    const value = (0,_document_value_js__WEBPACK_IMPORTED_MODULE_1__/* .documentValue */ .H)(document, text, problem, reviver);
    if (!isMapping(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0,_value_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfType */ .x)(value)}`));
    }
    return {
        value,
        diagnostic: (path, diagnosticText, at = null) => {
            const node = nodeAt(document, path);
            const offset = (at === null ? null : offsetIn(text, node, at)) ?? node?.range?.[0] ?? 0;
            return (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnosticInFile */ .dR)(source, text, offset, { code: 'prompt-syntax', ...diagnosticText });
        },
        linesOf: (path) => linesOf(text, nodeAt(document, path)),
    };
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
function nodeAt(document, path) {
    for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === 'object' && node !== null && 'range' in node)
            return node;
    }
    return undefined;
}
function linesOf(text, node) {
    if (node === undefined || !('value' in node) || typeof node.value !== 'string')
        return null;
    const [start] = node.range ?? [0];
    const lines = node.value.split('\n');
    const type = 'type' in node ? node.type : undefined;
    if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED')
        return linesOfBlock(text, start, lines);
    const textStart = start + (type === 'PLAIN' ? 0 : 1);
    return lines.length === 1 && text.startsWith(node.value, textStart) ? [(0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(text, textStart)] : null;
}
/** Where an offset of a text value is in the file; `null` if unknown. */
function offsetIn(text, node, at) {
    if (node === undefined || !('value' in node) || typeof node.value !== 'string')
        return null;
    const { line, column } = (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(node.value, at);
    const start = linesOf(text, node)?.[line - 1];
    return start === undefined ? null : (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .offsetAt */ .HA)(text, { line: start.line, column: start.column + column - 1 });
}
/** Every line of a block has the same indentation in the file. */
function linesOfBlock(text, start, lines) {
    const firstLine = (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(text, start).line + 1;
    const inFile = text.split('\n').slice(firstLine - 1, firstLine - 1 + lines.length);
    const filled = lines.findIndex((line) => line.trim() !== '');
    const indent = filled < 0 ? 0 : (inFile[filled] ?? '').length - (lines[filled] ?? '').length;
    const fits = lines.every((line, index) => line === '' || inFile[index]?.slice(indent) === line);
    return fits ? lines.map((_, index) => ({ line: firstLine + index, column: indent + 1 })) : null;
}


/***/ })

};
;