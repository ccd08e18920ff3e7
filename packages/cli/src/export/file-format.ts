/** How a file is written by ClickHouse. */
export type FileFormat = {
  readonly clickhouse: string;
  /** Settings of the query; equal rows are equal bytes. */
  readonly settings: Readonly<Record<string, string>>;
};

/** The formats by name, which is also the file extension. */
export const FILE_FORMATS = {
  parquet: {
    clickhouse: 'Parquet',
    settings: {
      output_format_parquet_compression_method: "'zstd'",
      output_format_parquet_parallel_encoding: '0',
      output_format_parquet_string_as_string: '1',
    },
  },
  /** RFC 4180, texts quoted; null is an empty cell without quotes. */
  csv: { clickhouse: 'CSVWithNames', settings: { format_csv_null_representation: "''" } },
  /** Decimals are strings, so that no digit is lost. */
  jsonl: { clickhouse: 'JSONEachRow', settings: { output_format_json_quote_decimals: '1' } },
} as const satisfies Readonly<Record<string, FileFormat>>;

export type FileFormatName = keyof typeof FILE_FORMATS;
