type Attributes = Readonly<Record<string, string | undefined>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text, escaped for use between tags. */
export const textNode = (text: string): string => escaped(text);

/** An element; its content must already be markup. */
export const element = (name: string, attributes: Attributes, ...content: readonly string[]): string => {
  const given = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  return content.length === 0 ? `<${name}${given}/>` : `<${name}${given}>${content.join('')}</${name}>`;
};

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
