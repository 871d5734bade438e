/** The files that a request to commit names; undefined for all. */
export function pathsOf(request: object): readonly string[] | undefined {
  return 'paths' in request && Array.isArray(request.paths) ? (request.paths as readonly string[]) : undefined;
}
