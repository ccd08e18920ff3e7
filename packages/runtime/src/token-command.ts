import { execFile } from 'node:child_process';

/** The command for tokens failed, or printed none. The message has what it said, and never a token. */
export class TokenCommandError extends Error {
  override readonly name = 'TokenCommandError';
}

const TIMEOUT_MS = 30_000;
/** Connections that are opened together share a token; all are opened again within the life of one. */
const REUSE_MS = 60_000;

/**
 * Tokens for OAUTHBEARER: what `command` prints, run by the shell. A token is used for a minute. Rejects with
 * `TokenCommandError`. `now`: milliseconds.
 */
export function tokensOf(
  command: string,
  now: () => number = () => performance.now(),
): () => Promise<string> {
  let last: { readonly token: Promise<string>; readonly at: number } | undefined;
  return () => {
    if (last !== undefined && now() - last.at < REUSE_MS) return last.token;
    const token = run(command);
    const own = { token, at: now() };
    last = own;
    // The next connection tries again.
    token.catch(() => {
      if (last === own) last = undefined;
    });
    return token;
  };
}

const run = (command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('/bin/sh', ['-c', command], { timeout: TIMEOUT_MS }, (error, stdout, stderr) => {
      const fail = (why: string): void =>
        reject(new TokenCommandError(`FOOTNOTE_KAFKA_TOKEN_COMMAND ${why}`));
      const token = stdout.trim();
      const said = stderr.trim().split('\n').at(-1) ?? '';
      if (error?.killed === true) fail(`took longer than ${TIMEOUT_MS / 1000} s`);
      else if (error !== null) fail(`exited with ${String(error.code)}${said === '' ? '' : `: ${said}`}`);
      else if (token === '' || /\s/.test(token)) fail('must print a token and nothing else');
      else resolve(token);
    });
  });
