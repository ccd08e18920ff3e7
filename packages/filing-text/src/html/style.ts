/** The attributes of an element that affect its text. */
export type ElementStyle = {
  readonly hidden: boolean;
  readonly strong: boolean | undefined;
  readonly breakBefore: boolean;
  readonly breakAfter: boolean;
};

const PLAIN: ElementStyle = { hidden: false, strong: undefined, breakBefore: false, breakAfter: false };
const MEMORY = 2_000;
const STYLE_CHARACTERS = 600;

/** Reads `style` attributes; documents repeat few of them thousands of times, so it remembers them. */
export function styleReader(): (style: string | undefined) => ElementStyle {
  const known = new Map<string, ElementStyle>();
  return (style) => {
    if (style === undefined || style.length > STYLE_CHARACTERS) return PLAIN;
    const seen = known.get(style);
    if (seen !== undefined) return seen;
    const read = styleOf(style.toLowerCase());
    if (known.size < MEMORY) known.set(style, read);
    return read;
  };
}

function styleOf(style: string): ElementStyle {
  const weight = /font-weight\s*:\s*([a-z]+|\d+)/.exec(style)?.[1];
  const underlined = /text-decoration[a-z-]*\s*:[^;]{0,60}underline/.test(style);
  const bold = weight === undefined ? undefined : /^bold|^[6-9]00$/.test(weight);
  return {
    hidden: /display\s*:\s*none/.test(style),
    strong: underlined ? true : bold,
    breakBefore: /break-before\s*:\s*(?:always|page)/.test(style),
    breakAfter: /break-after\s*:\s*(?:always|page)/.test(style),
  };
}
