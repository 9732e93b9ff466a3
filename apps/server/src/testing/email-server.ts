import net, { type AddressInfo } from 'node:net';

/**
 * Accepts email as a mail server does, and records what it receives.
 * @param answer its reply to a line, or to the '.' that ends an email, instead of accepting it; null to accept it
 */
export async function anEmailServer(answer: (line: string) => string | null = () => null) {
  const sockets = new Set<net.Socket>();
  let connections = 0;
  const recipients: string[] = [];
  const messages: string[] = [];
  const server = net.createServer((socket) => {
    connections++;
    sockets.add(socket);
    // A sender may leave without a word.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let data = '';
    let inMessage = false;
    socket.setEncoding('utf8').write('220 ready\r\n');
    socket.on('data', (text: string) => {
      data += text;
      for (let end = data.indexOf('\r\n'); end >= 0; end = data.indexOf('\r\n')) {
        const line = data.slice(0, end);
        if (!inMessage) {
          data = data.slice(end + 2);
          const instead = answer(line);
          if (instead !== null) {
            socket.write(`${instead}\r\n`);
            continue;
          }
          if (line.startsWith('RCPT TO')) recipients.push(line);
          inMessage = line === 'DATA';
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
          continue;
        }
        const over = data.indexOf('\r\n.\r\n');
        if (over < 0) return;
        messages.push(data.slice(0, over));
        data = data.slice(over + 5);
        inMessage = false;
        socket.write(`${answer('.') ?? '250 taken'}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Ends all connections, as a server does with idle ones. */
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    messages,
    /** How many connections it has accepted. */
    connections: () => connections,
    hangUp,
    close: () => {
      hangUp();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
