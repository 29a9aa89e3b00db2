/** Where a part or a line ends in HTML; a text that only speaks of a tag has a blank or a quotation mark before it. */
const END_OF_PART = /(?:^[ \t]*|[^\s`'"“‘(])(?:<br\s*\/?>|<\/(?:p|div|li|tr|td|h[1-6]|body|html)\s*>)/gimu;
const BEGINS_WITH_ELEMENT = /^\s*<(?:!doctype|html|body|div|p|span|table|ul|ol|h[1-6])\b/iu;

/**
 * Whether a text is HTML, as mail clients, CRMs and editors of rich text keep drafts and notes: its lines and sentences
 * end in tags.
 */
export function isHtml(text: string): boolean {
  if (!text.includes('<')) return false;
  const ends = text.match(END_OF_PART)?.length ?? 0;
  return ends >= 2 || (ends === 1 && BEGINS_WITH_ELEMENT.test(text));
}

/** None looks further than to the next "<", so that the time stays in proportion to the text. */
const NOT_SHOWN = /<!--[^<>]*-->|<(style|script|title)\b[^<>]*>[^<]*<\/\1\s*>/giu;
const BREAK =
  /<(?:br|hr)\s*\/?>|<\/?(?:p|div|ul|ol|li|tr|td|th|h[1-6]|blockquote|pre|table)(?:\s[^<>]*)?>/giu;
const TAG = /<(?:\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?|!doctype[^<>]*)>/giu;
const LINK = /<a\s[^<>]*>/giu;
const ADDRESS = /\shref\s*=\s*["']?([^"'\s<>]+)/iu;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu;

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
};

/**
 * What a reader sees of notes that are HTML, with a line break where one is shown; other notes as they are, but for
 * characters that are written as references ("doesn&#39;t").
 */
export function shownText(notes: string): string {
  return withCharacters(isHtml(notes) ? withoutTags(notes) : notes);
}

/** As `shownText`, with the addresses of links in front of their words. */
export function shownTextWithLinks(text: string): string {
  return shownText(text.replace(LINK, (link) => `${ADDRESS.exec(link)?.[1] ?? ''} `));
}

function withoutTags(html: string): string {
  return html.replace(NOT_SHOWN, '').replace(BREAK, '\n').replace(TAG, '');
}

function withCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (written, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? written;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : written;
  });
}
