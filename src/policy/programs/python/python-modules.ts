/** Modules of the standard library that take program text from an argument or the standard input. */
const interactive: ReadonlySet<string> = new Set('asyncio code idlelib pdb sqlite3 timeit'.split(' '));

/** Modules that only show information about Python, the machine or a source, or build and test the workspace. */
const ordinary =
  /^(?:ast|calendar|compileall|dis|doctest|inspect|json|json\.tool|platform|py_compile|pyclbr|site|symtable|sysconfig|tabnanny|this|tokenize|unittest|venv)$/;

/** Modules of the standard library that can be called, by the names of their packages. */
const standard: ReadonlySet<string> = new Set(
  'aifc antigravity asyncio base64 bdb binhex cProfile cgi cgitb code codecs codeop compression concurrent ctypes curses dbm difflib distutils encodings ensurepip filecmp fileinput ftplib getopt getpass gzip heapq http idlelib imaplib imghdr imp importlib lib2to3 locale logging mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib pathlib pdb pickle pickletools pip poplib pprint profile pstats pty pydoc pydoc_data quopri random rlcompleter runpy sched shlex shutil smtpd smtplib sndhdr socketserver sqlite3 ssl subprocess symbol tarfile telnetlib tempfile test textwrap threading timeit tkinter trace tracemalloc turtle turtledemo urllib uu uuid warnings webbrowser winreg wsgiref xdrlib xml xmlrpc zipapp zipfile'.split(
    ' ',
  ),
);

/** `python -m code <<< TEXT`, `python -m timeit TEXT`. */
export function takesProgramText(module: string): boolean {
  return interactive.has(module.split('.')[0] ?? '');
}

/**
 * Modules that serve, send, write, install or run whatever their arguments name: a rule for python does not cover
 * them.
 */
export function doesMore(module: string): boolean {
  return (standard.has(module.split('.')[0] ?? '') && !ordinary.test(module)) || module === 'easy_install';
}
