import { once } from 'node:events';
import net from 'node:net';

/**
 * A mail server with a configurable behaviour: it accepts email ('takes'), answers 421 ('rejects'), accepts connections
 * and does not answer ('hangs'), or is down. Records the recipient and subject of every email that it answered with
 * 250.
 */
export async function openSmtp() {
  const emails = [];
  const sockets = new Set();
  let mood = 'takes';
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (mood === 'hangs') return;
    if (mood === 'rejects') return socket.end('421 too busy\r\n');
    converse(socket, emails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return {
    ...{ url: `smtp://127.0.0.1:${port}`, taken: emails },
    become: async (next) => {
      mood = next;
      for (const socket of sockets) socket.destroy();
      if (next === 'down' && server.listening) await new Promise((resolve) => server.close(resolve));
      if (next !== 'down' && !server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function converse(socket, taken) {
  let text = '';
  let recipient = '';
  let inMessage = false;
  socket.setEncoding('utf8').write('220 ready\r\n');
  socket.on('data', (chunk) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const message = text.slice(0, end);
      text = text.slice(end + (inMessage ? 5 : 2));
      if (inMessage) taken.push({ recipient, subject: /^Subject: (.*)$/im.exec(message)?.[1] ?? '' });
      else recipient = /^RCPT TO:<(.*)>/i.exec(message)?.[1] ?? recipient;
      const begins = !inMessage && message === 'DATA';
      socket.write(begins ? '354 go on\r\n' : message === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      inMessage = begins;
    }
  });
}
