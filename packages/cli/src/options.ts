import { Option } from 'commander';

export type DataOption = { readonly data?: string };

/** `--data DIR`: where state lives. Unset falls back to FOOTNOTE_DATA, then to `.footnote`. */
export function dataOption(): Option {
  return new Option('--data <dir>', 'data folder (default: FOOTNOTE_DATA or .footnote)');
}
