/**
 * `ok`: nothing to do; `warning`: it works, but something needs attention; `problem`: something does not
 * work.
 */
export type Level = 'ok' | 'warning' | 'problem';

/** A finding of `footnote doctor`: one sentence, and the command that fixes it if there is one. */
export type Finding = {
  readonly check:
    | 'settings'
    | 'edgar'
    | 'folder'
    | 'disk'
    | 'ports'
    | 'clock'
    | 'log'
    | 'topics'
    | 'lag'
    | 'tables'
    | 'dead-letters'
    | 'clickhouse'
    | 'stored'
    | 'webhooks'
    | 'archive'
    | 'security';
  readonly level: Level;
  readonly finding: string;
  readonly mend: string | null;
};

type Say = (check: Finding['check'], finding: string, mend?: string | null) => Finding;

const saying =
  (level: Level): Say =>
  (check, finding, mend) => ({ check, level, finding, mend: mend ?? null });

export const ok = saying('ok');
export const warning = saying('warning');
export const problem = saying('problem');
