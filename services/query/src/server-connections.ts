import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type ServerConnections = {
  /** Closes every connection as soon as it has no response in progress. */
  close(): void;
};

/**
 * The connections of a server, so that it can stop without its clients' help. After its `close`, Node no longer applies
 * the time limits of requests, and `closeIdleConnections` leaves connections open that have sent nothing, or only the
 * beginning of a request.
 */
export function serverConnections(server: Server): ServerConnections {
  /** Responses in progress. */
  const responses = new Map<Socket, number>();
  let isClosing = false;
  const set = (socket: Socket, count: number): void => {
    responses.set(socket, count);
    if (isClosing && count === 0) socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    set(socket, 0);
    socket.once('close', () => responses.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    set(socket, (responses.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const count = responses.get(socket);
      if (count !== undefined) set(socket, count - 1);
    });
  });
  return {
    close: () => {
      isClosing = true;
      for (const [socket, count] of responses) set(socket, count);
    },
  };
}
