import type { ReadStore } from '@footnote/read-store/port';
import { type Finding, ok, warning } from './finding.ts';

/** Privileges with which a user leaves the store, or gives itself others. */
const BEYOND =
  /\b(?:ALL|SOURCES|FILE|URL|REMOTE|S3|HDFS|AZURE|MYSQL|POSTGRES|MONGO|REDIS|SQLITE|ODBC|JDBC|KAFKA|NATS|RABBITMQ|READ|WRITE|CREATE FUNCTION|CREATE DICTIONARY|CREATE NAMED COLLECTION|NAMED COLLECTION ADMIN|CREATE USER|ALTER USER|ACCESS MANAGEMENT|ROLE ADMIN|BACKUP|SYSTEM|SYSTEM SHUTDOWN)\b/;
const WRITES = /\b(?:ALL|INSERT|ALTER|CREATE|DROP|TRUNCATE|OPTIMIZE|DELETE|UPDATE)\b/;

/** The privileges in lines of SHOW GRANTS that match, without what they are granted on. */
const matching = (grants: readonly string[], pattern: RegExp): readonly string[] =>
  grants.flatMap((line) => {
    const list = /^GRANT (.*?) ON /.exec(line)?.[1] ?? '';
    return list.split(/,\s*(?![^(]*\))/).filter((privilege) => pattern.test(privilege));
  });

/**
 * What a user of a ClickHouse server may do more than it needs. `right`: what it is used for. With replicas, the user that
 * writes asks all nodes which tables there are.
 */
export function grantFindings(
  user: string,
  grants: readonly string[],
  right: 'write' | 'read',
  hasReplicas = false,
): readonly Finding[] {
  const asksAll = hasReplicas && right === 'write';
  const beyond = matching(grants, BEYOND).filter((privilege) => !(asksAll && privilege === 'REMOTE'));
  const writes = right === 'read' ? matching(grants, WRITES).filter((each) => !beyond.includes(each)) : [];
  const shown = (list: readonly string[]): string =>
    list.slice(0, 5).join(', ') + (list.length > 5 ? ', …' : '');
  return [
    ...(beyond.length === 0
      ? []
      : [warning('clickhouse', `the user ${user} may reach beyond its tables: ${shown(beyond)}.`, MEND)]),
    ...(writes.length === 0
      ? []
      : [
          warning('clickhouse', `the user ${user}, which is for queries, may write: ${shown(writes)}.`, MEND),
        ]),
  ];
}

const MEND = 'grant what docs/operate.md lists, and nothing else';

/** Compares what the configured users of a server may do with what they need. */
export async function examineGrants(
  stores: Readonly<Record<'write' | 'read', ReadStore>>,
  hasReader: boolean,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const right of ['write', 'read'] as const) {
    const store = stores[right];
    const [user] = await store.query<{ readonly name: string }>('SELECT currentUser() AS name');
    const grants = await store.query<Readonly<Record<string, string>>>('SHOW GRANTS');
    const lines = grants.flatMap((row) => Object.values(row));
    // One user for both may write, of course.
    found.push(...grantFindings(user?.name ?? '', lines, hasReader ? right : 'write', store.hasReplicas));
    if (!hasReader) break;
  }
  return found.length > 0
    ? found
    : [ok('clickhouse', 'the users of ClickHouse may do what they need, and no more')];
}
