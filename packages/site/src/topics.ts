import type { AsyncApi, AvroField, AvroType, Channel } from './async-api.ts';
import { pageOf } from './layout.ts';
import { escapeHtml, htmlOf } from './markdown.ts';

/** The topics with key, writer, retention and the columns of their events. */
export function topicsPage(api: AsyncApi): string {
  const channels = Object.entries(api.channels);
  const list = channels.map(([, { address }]) => `<a href="#${address}">${address}</a>`).join(' · ');
  const sections = channels.map(([name, channel]) => section(api, name, channel));
  return pageOf(
    '/docs/topics',
    'Topics',
    `<h1>${escapeHtml(api.info.title)}</h1>
<p class="quiet">As a document: <a href="/asyncapi.json">/asyncapi.json</a>, AsyncAPI 3.</p>
${html(api.info.description)}
<p>${list}</p>
${sections.join('\n')}`,
  );
}

function section(api: AsyncApi, name: string, channel: Channel): string {
  const writers = Object.values(api.operations)
    .filter(({ action, channel: { $ref } }) => action === 'send' && $ref === `#/channels/${name}`)
    .map(({ summary }) => summary);
  const { partitions, topicConfiguration } = channel.bindings.kafka;
  const cleanup = topicConfiguration['cleanup.policy'].includes('compact')
    ? 'compacted: at least the newest record of each key is kept'
    : 'every record is kept';
  const messages = Object.values(channel.messages).map(({ $ref }) => {
    const message = api.components.messages[$ref.split('/').at(-1) ?? ''];
    if (message === undefined) return '';
    const { schema } = message.payload;
    return `<p>Key: ${escapeHtml(message.bindings.kafka.key.description)}.</p>\n${fieldsTable(fieldsOf(schema))}`;
  });
  return `<h2 id="${channel.address}">${channel.address}</h2>
${html(channel.description)}
<p class="quiet">${escapeHtml(writers.join('; '))}. ${partitions} partitions, ${cleanup}.</p>
${messages.join('\n')}`;
}

const html = (markdown: string): string => htmlOf(markdown, (target) => target);

function fieldsOf(type: AvroType): readonly AvroField[] {
  return typeof type === 'object' && 'fields' in type ? (type.fields ?? []) : [];
}

function fieldsTable(fields: readonly AvroField[]): string {
  const rows = rowsOf(fields, '');
  return `<table>\n<tr><th>Column</th><th>Type</th><th>Meaning</th></tr>\n${rows.join('\n')}\n</table>`;
}

/** Table rows of the fields, each followed by the fields of its nested record, under its name. */
function rowsOf(fields: readonly AvroField[], within: string): readonly string[] {
  return fields.flatMap(({ name, type, doc = '' }) => {
    const path = `${within}${name}`;
    const row = `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(typeText(type))}</td><td>${escapeHtml(doc)}</td></tr>`;
    return [row, ...rowsOf(nestedOf(type), `${path}.`)];
  });
}

function nestedOf(type: AvroType): readonly AvroField[] {
  if (typeof type === 'string') return [];
  if (isUnion(type)) return type.flatMap(nestedOf);
  if (type.type === 'array' && type.items !== undefined) return nestedOf(type.items);
  if (type.type === 'map' && type.values !== undefined) return nestedOf(type.values);
  return type.type === 'record' ? (type.fields ?? []) : nestedOf(type.type);
}

/** How a reader of the events would call the type: `string or null`, `list of long`. */
export function typeText(type: AvroType): string {
  if (typeof type === 'string') return type;
  if (isUnion(type)) {
    const named = type.filter((each) => each !== 'null').map(typeText);
    return [...named, ...(type.includes('null') ? ['null'] : [])].join(' or ');
  }
  if (type.logicalType !== undefined) return type.logicalType;
  if (type.type === 'array') return `list of ${typeText(type.items ?? 'null')}`;
  if (type.type === 'map') return `map of ${typeText(type.values ?? 'null')}`;
  if (type.type === 'enum') return (type.symbols ?? []).join(' | ');
  if (type.type === 'record') return type.name ?? 'record';
  return typeText(type.type);
}

const isUnion = (type: AvroType): type is readonly AvroType[] => Array.isArray(type);
