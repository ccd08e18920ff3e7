import type { Writable } from '@footnote/wire/json';
import type { CurrentFiling, FilingItem } from '@footnote/contract/types.generated';
import { itemTitle } from './item-titles.ts';
import type { FilingHead, ReadText } from './read-filing.ts';
import { sectionIn } from './sections.ts';

/** Items of an 8-K with their titles: those that EDGAR lists, else those in its text. */
export function itemsOf(
  { items }: Pick<FilingHead, 'items'>,
  { text }: Pick<ReadText, 'text'>,
): Writable<FilingItem>[] {
  const known = items.length > 0 ? items : (text?.items ?? []);
  return known.map((item) => ({ item, title: itemTitle(item) }));
}

/** The press release of an 8-K; null if it has none, a refusal if that is unknown. */
export function releaseOf(form: string, read: ReadText): Writable<CurrentFiling['press_release']> {
  const { row, reason } = sectionIn(read, form, 'press_release');
  if (row !== undefined && read.text !== undefined) {
    const {
      release_exhibit: exhibit,
      release_url: url,
      release_headline: headline,
      release_length,
    } = read.text;
    return { exhibit, headline: headline === '' ? null : headline, text_length: release_length, url };
  }
  return reason === 'text_not_read' || reason === 'document_refused' ? { available: false, reason } : null;
}
