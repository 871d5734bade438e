/** Whether a body is a web page instead of an answer: of a proxy, a login form or a wrong address. */
export function isWebPage(body: string): boolean {
  return /^\uFEFF?\s*<(!doctype|html|head|body|\?xml)/i.test(body);
}

export function webPage(body: string): string {
  const title = /<title[^>]*>([^<]{1,200})/i.exec(body)?.[1]?.trim();
  return `a web page instead of an answer${title === undefined || title === '' ? '' : ` (“${title}”)`}`;
}
