import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Postgres, Server } from './server';

/** Two nodes on one database, behind a proxy that forwards to either. */
export class Nodes {
  readonly url: string;
  #ends: Server;
  readonly east: Server;
  readonly west: Server;
  #postgres: Postgres;
  #close: () => void;

  private constructor(parts: {
    url: string;
    east: Server;
    west: Server;
    postgres: Postgres;
    close: () => void;
  }) {
    ({ url: this.url, east: this.east, west: this.west } = parts);
    [this.#ends, this.#postgres, this.#close] = [parts.east, parts.postgres, parts.close];
  }

  static async start(): Promise<Nodes> {
    const postgres = await Postgres.start();
    const node = (name: string) => Server.start({ database: postgres.url, node: name });
    const [east, west] = [await node('east'), await node('west')];
    const sockets = new Set<Socket>();
    const door = createServer((socket) => {
      const { hostname, port } = new URL(nodes.#ends.url);
      const onward = connect(Number(port), hostname);
      for (const [end, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        sockets.add(end);
        end.pipe(other);
        end.on('error', () => other.destroy());
        end.on('close', () => {
          sockets.delete(end);
          other.destroy();
        });
      }
    });
    await new Promise<void>((listens) => door.listen(0, '127.0.0.1', listens));
    const { port } = door.address() as AddressInfo;
    const close = () => {
      for (const socket of sockets) socket.destroy();
      door.close();
    };
    const nodes = new Nodes({ url: `http://127.0.0.1:${port}`, east, west, postgres, close });
    return nodes;
  }

  /** Forwards new connections to this node. Existing connections stay. */
  leadTo(node: Server): void {
    this.#ends = node;
  }

  async remove(): Promise<void> {
    this.#close();
    await this.east.remove();
    await this.west.remove();
    this.#postgres.stop();
  }
}
