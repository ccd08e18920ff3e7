const SOURCE = `Company filings and market data of US-listed issuers, computed from their own filings.
Every number names its filing (accession, form, day): cite it; show_evidence quotes the passage that states it.`;

/** What a client is told about the tools that it is offered. */
export const INSTRUCTIONS = {
  intents: `${SOURCE} A mark such as [a] stands for a filing listed below the table; one in a heading is of all figures there without their own.
A value that cannot be corroborated is refused: a reason stands in its place, explained below. Report the refusal, never fill in a value. An answer says to when its figures reach and whether they are STALE: say so, too. CUT means that there is more: repeat the call as it is given.
Amounts are in the unit of the heading, m for millions. Fiscal years have the issuer's own labels. An error names the nearest valid names and a call to repeat.`,
  operations: `${SOURCE} A value that cannot be corroborated is refused with a reason, in place of the value ({"available": false, "reason": …}, or null next to "refusals"): report the refusal, never fill in a value.
A refused call is a result with isError; if it has a recovery, follow it: use_tool is a call to execute unchanged, fix_request names the argument to correct, wait is the number of seconds to wait. Search for a symbol with stock_search.`,
} as const;
