import { Option } from 'commander';

export type DataOption = { readonly data?: string };

/** `--data DIR`: the data folder. Defaults to FOOTNOTE_DATA, then to `.footnote`. */
export function dataOption(): Option {
  return new Option('--data <dir>', 'data folder (default: FOOTNOTE_DATA or .footnote)');
}
