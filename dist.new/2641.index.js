"use strict";
exports.id = 2641;
exports.ids = [2641];
exports.modules = {

/***/ 72641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   completion: () => (/* binding */ completion)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22268);


const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
const shells = Object.keys(scripts);
/** `sallyport completion SHELL`: a script that completes commands and flags, made from the same table as the help. */
function completion({ operands: [name] }, { stdio }) {
    const shell = shells.find((candidate) => candidate === name);
    if (shell === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'argument-invalid',
            ...(name === undefined ? {} : { location: name }),
            message: name === undefined ? 'the shell is missing' : 'unknown shell',
            hint: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(name ?? '', shells) ??
                `write one of: ${shells.map((shellName) => `sallyport completion ${shellName}`).join(', ')}`,
        });
    }
    stdio.out(scripts[shell](_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .commands */ .P));
    return 0;
}
/** The flags as they are typed. */
function typedFlags({ flags }) {
    return flags.flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]).join(' ');
}
/** Words other than flags are completed as file names. */
function bashScript(all) {
    return `_sallyport() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${all.map(({ name }) => name).join(' ')} --help --version'
  else
    case "\${COMP_WORDS[1]}" in
${all.map((command) => `      ${command.name}) words='${typedFlags(command)} --help' ;;`).join('\n')}
    esac
    case "$word" in -*) ;; *) words='' ;; esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _sallyport sallyport
`;
}
function zshScript(all) {
    return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(all)}`;
}
function fishScript(all) {
    const quoted = (text) => `'${text.replaceAll(/['\\]/g, String.raw `\$&`)}'`;
    const lines = all.flatMap(({ name, text, flags }) => [
        `complete -c sallyport -n __fish_use_subcommand -f -a ${name} -d ${quoted(text)}`,
        ...flags.map((flag) => `complete -c sallyport -n '__fish_seen_subcommand_from ${name}' -l ${flag.name}${flag.short === undefined ? '' : ` -s ${flag.short}`}${flag.value === undefined ? '' : ' -r'} -d ${quoted(flag.text)}`),
    ]);
    return `${lines.join('\n')}\n`;
}


/***/ })

};
;