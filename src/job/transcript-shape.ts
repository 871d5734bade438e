type Fields = Readonly<Record<string, unknown>>;

/** Whether a line of a transcript has what the restoration of its run reads, apart from the content of messages. */
export function isRestorableEvent(event: Fields): boolean {
  const check = checks[String(event['type'])];
  return typeof event['type'] === 'string' && (check === undefined || check(event));
}

const checks: Readonly<Record<string, ((event: Fields) => boolean) | undefined>> = {
  opening: ({ system, toolSpecs, contextWindow }) =>
    typeof system === 'string' && Array.isArray(toolSpecs) && isWindow(contextWindow),
  message: ({ message }) => typeof fieldsOf(message)['role'] === 'string',
  'request-end': ({ end, lost }) => Array.isArray(lost) && isEnd(fieldsOf(end)),
  'other-usage': ({ usage }) => typeof usage === 'object' && usage !== null,
  'turn-context': ({ attachments }) => Array.isArray(attachments),
  resumed: ({ attachments, rewind }) => Array.isArray(attachments) && typeof rewind === 'number',
  'tool-start': ({ call }) => typeof fieldsOf(call)['id'] === 'string',
  'call-start': ({ id }) => typeof id === 'string',
  'tool-end': ({ result }) =>
    typeof fieldsOf(fieldsOf(result)['call'])['id'] === 'string' && Array.isArray(fieldsOf(result)['parts']),
  'sub-agent': ({ event, call }) => typeof call === 'string' && isRestorableEvent(fieldsOf(event)),
};

function isEnd({ type, message, usage, modelError }: Fields): boolean {
  if (type === 'error') return typeof fieldsOf(modelError)['kind'] === 'string';
  return type === 'finish' && Array.isArray(fieldsOf(message)['parts']) && typeof usage === 'object' && usage !== null;
}

function isWindow(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'number' && value > 0);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
