/** The store of writers' schemas, so that a record can be read by the schema it was written with. */
export type SchemaRegistry = {
  /**
   * Id of the schema under the subject; equal texts have equal ids. Throws `IncompatibleSchemaError` if
   * records written with an earlier schema of the subject could not be read with this one.
   */
  register(subject: string, schemaJson: string): Promise<number>;
  /** The schema with this id. Throws `UnknownSchemaIdError`. */
  schema(id: number): Promise<string>;
};

export class UnknownSchemaIdError extends Error {
  override readonly name = 'UnknownSchemaIdError';
  readonly id: number;

  constructor(id: number) {
    super(`no schema has id ${id}`);
    this.id = id;
  }
}

export class IncompatibleSchemaError extends Error {
  override readonly name = 'IncompatibleSchemaError';
  readonly subject: string;

  constructor(subject: string, problem: string) {
    super(`schema of ${subject} cannot read earlier events: ${problem}`);
    this.subject = subject;
  }
}

export class CorruptRegistryError extends Error {
  override readonly name = 'CorruptRegistryError';
}

/** Schemas that differ only in white space are equal. */
export function canonicalSchema(schemaJson: string): string {
  return JSON.stringify(JSON.parse(schemaJson));
}
