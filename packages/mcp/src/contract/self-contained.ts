import type { JsonSchema } from './openapi.ts';

const COMPONENT = '#/components/schemas/';

/**
 * A schema with all component schemas that it references in `$defs`. Descriptions and examples are removed:
 * they are for readers of the contract and would double what a client loads.
 */
export function selfContained(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const defs: Record<string, unknown> = {};
  const copy = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([keyword, value]) => !isForReaders(keyword, value))
        .map(([keyword, value]) => [keyword, keyword === '$ref' ? refer(value as string) : copy(value)]),
    );
  };
  const refer = (reference: string): string => {
    // The rest of the reference points into the component.
    const [name = '', ...part] = reference.slice(COMPONENT.length).split('/');
    const component = components[name];
    if (!reference.startsWith(COMPONENT) || component === undefined)
      throw new Error(`the contract has no ${reference}`);
    if (!Object.hasOwn(defs, name)) {
      // Set before its definition is copied, which may reference itself.
      defs[name] = {};
      defs[name] = copy(component);
    }
    return ['#/$defs', name, ...part].join('/');
  };
  const root = copy(schema) as JsonSchema;
  return { ...root, $defs: defs };
}

/** A property may be called `description` too; its value is then a schema. */
function isForReaders(keyword: string, value: unknown): boolean {
  return (
    (keyword === 'description' && typeof value === 'string') ||
    (keyword === 'examples' && Array.isArray(value))
  );
}
