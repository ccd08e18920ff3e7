/** Elements that are left out with everything within. */
export const SKIPPED: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'canvas',
  'datalist',
  'frameset',
  'iframe',
  'ix:header',
  'ix:hidden',
  'ix:references',
  'ix:resources',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
]);

/** Element → element of the view. What neither this nor `SKIPPED` lists loses its tags, and keeps its contents. */
export const WRITTEN: ReadonlyMap<string, string> = new Map([
  ...pairs(
    'b big center cite code del dfn em font h1 h2 h3 h4 h5 h6 i ins kbd li ol pre q s samp small span strike strong',
  ),
  ...pairs('sub sup table tbody td tfoot th thead tr tt u ul var caption dl dd dt blockquote div a'),
  ...pairs(
    'address article aside body fieldset figcaption figure footer header legend main nav p section',
    'div',
  ),
  ...pairs('dir menu', 'ul'),
  ...pairs('listing plaintext xmp', 'pre'),
  ...pairs('abbr acronym bdi bdo label mark nobr', 'span'),
  ...pairs('ix:continuation ix:footnote ix:fraction ix:nonfraction ix:nonnumeric', 'span'),
]);

/** Elements without contents. An image is a box with its alternative text. */
export const VOID: ReadonlySet<string> = new Set([
  'area',
  'base',
  'basefont',
  'bgsound',
  'br',
  'col',
  'command',
  'embed',
  'frame',
  'hr',
  'image',
  'img',
  'input',
  'keygen',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** Those of them that the view has. */
export const WRITTEN_VOID: ReadonlySet<string> = new Set(['br', 'hr', 'wbr']);

/** Elements of the view that are lines or boxes of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  'blockquote caption center dd div dl dt h1 h2 h3 h4 h5 h6 li ol pre table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Elements of the view that hold a line or a paragraph: the cells of a row are one line. */
export const LINES: ReadonlySet<string> = new Set(
  'blockquote caption center dd div dt h1 h2 h3 h4 h5 h6 li tr'.split(' '),
);

/** Elements that have a place only within a table. */
export const OF_TABLE: ReadonlySet<string> = new Set('caption tbody td tfoot th thead tr'.split(' '));

/** Elements of the view that a part does not divide unless it is long. */
export const WHOLE: ReadonlySet<string> = new Set(['table', 'ol']);

/** Elements that show a figure. */
export const FIGURES: ReadonlySet<string> = new Set(['ix:nonfraction', 'ix:fraction']);

function pairs(names: string, written?: string): [string, string][] {
  return names.split(' ').map((name) => [name, written ?? name]);
}
