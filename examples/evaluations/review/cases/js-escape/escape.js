const entities = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export function escapeHtml(text) {
  return text.replace(/[&<"]/, (sign) => entities[sign]);
}

export function link(url, title) {
  return `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`;
}
