const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether the host of an http URL is a name of this machine that no name server can give to another. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && NAMES.includes(new URL(url).hostname);
}
