type Attributes = Readonly<Record<string, string | undefined>>;

const SPECIAL = /[&<>"]/;

// Most texts are names and numbers.
const escaped = (text: string): string =>
  !SPECIAL.test(text)
    ? text
    : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text, escaped for use between tags. */
export const textNode = (text: string): string => escaped(text);

/** An element; its content must already be markup. */
export const element = (name: string, attributes: Attributes, ...content: readonly string[]): string => {
  let given = '';
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) given += ` ${key}="${escaped(value)}"`;
  }
  return content.length === 0 ? `<${name}${given}/>` : `<${name}${given}>${content.join('')}</${name}>`;
};

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
