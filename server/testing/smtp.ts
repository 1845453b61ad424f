import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import PostalMime, { type Header } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { readEmail } from "../../web/domain/sign-in/email";

/** How the mail server behaves; it may change at any time and counts from the next step on. */
export type SmtpMode =
  /** Takes each letter and keeps it. */
  | "accept"
  /** Takes each letter and keeps none. */
  | "drop"
  /** Takes no letter to anybody (550), or from anybody (451), or says so after the whole letter (554). */
  | "refuse-recipient"
  | "refuse-sender"
  | "refuse-letter"
  /** Takes the connection and never says a word. */
  | "silent"
  /** Sends a byte of its greeting now and then, for ever. */
  | "drip"
  /** Takes the letter and never answers. */
  | "hang"
  /** Accepts, but takes `delay` before each answer. */
  | "slow"
  /** Closes the connection in the middle of the letter. */
  | "cut";

/** A letter as it came in. */
export interface Letter {
  /** The one that the server was asked to deliver it to. */
  to: string;
  /** The sender that the server was told; the letter's own is among the headers. */
  sender: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: readonly Header[];
  raw: string;
  isEncrypted: boolean;
}

interface Options {
  mode?: SmtpMode;
  /** Milliseconds, for "slow" and "drip". */
  delay?: number;
  /** Any free port unless given. */
  port?: number;
  /** PEM. With it STARTTLS is offered, or demanded from the first byte with `implicitTls`. */
  certificate?: { key: string; cert: string };
  implicitTls?: boolean;
}

/** A mail server on loopback. Disposing of it closes it and all its connections. */
export interface TestSmtp {
  /** For SMTP_URL, user and password included. */
  url: string;
  port: number;
  mode: SmtpMode;
  /** All letters, the oldest first. */
  letters: readonly Letter[];
  /**
   * The oldest letter to this address that was not handed out yet; waits for it.
   * @throws if none came in time (5 s unless given)
   */
  letterTo(email: string, within?: number): Promise<Letter>;
  /** How many connections are open. */
  open(): number;
  /** How many answers a slow server holds back just now. */
  held(): number;
  [Symbol.asyncDispose](): Promise<void>;
}

export const SMTP_USER = "sightline";
/** Has what must be escaped in an address. */
export const SMTP_PASSWORD = "p@ss/word:1%#";

/** Starts a mail server that wants to know who calls. Letters never leave it. */
export async function startSmtp(options: Options = {}): Promise<TestSmtp> {
  const { delay = 300, certificate, implicitTls = false } = options;
  const letters: Letter[] = [];
  const taken = new Set<Letter>();
  const sockets = new Set<Socket>();

  const refuse = (responseCode: number) =>
    Object.assign(new Error("Refused by the test"), { responseCode });
  let held = 0;
  const answer = (then: () => void) => {
    if (smtp.mode !== "slow") return void setTimeout(then, 0);
    held += 1;
    setTimeout(() => {
      held -= 1;
      then();
    }, delay);
  };

  const sessions = new SMTPServer({
    ...certificate,
    secured: implicitTls,
    disabledCommands: certificate && !implicitTls ? [] : ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_session, done) => answer(done),
    onAuth({ username, password }, _session, done) {
      const isKnown = username === SMTP_USER && password === SMTP_PASSWORD;
      answer(() => (isKnown ? done(null, { user: username }) : done(refuse(535))));
    },
    onMailFrom(_address, _session, done) {
      answer(() => done(smtp.mode === "refuse-sender" ? refuse(451) : null));
    },
    onRcptTo(_address, _session, done) {
      answer(() => done(smtp.mode === "refuse-recipient" ? refuse(550) : null));
    },
    async onData(stream, { envelope, remotePort, secure }, done) {
      if (smtp.mode === "cut") {
        for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
        return;
      }
      const raw = await textOf(stream);
      if (smtp.mode === "hang") return;
      if (smtp.mode === "refuse-letter") return done(refuse(554));
      if (smtp.mode !== "drop") {
        const sender = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        for (const { address } of envelope.rcptTo) {
          letters.push({
            ...(await read(raw, address)),
            sender,
            isEncrypted: secure || implicitTls,
          });
        }
      }
      answer(() => done());
    },
  });
  // A client that hangs up in the middle of a letter is nothing to fail a test for.
  sessions.on("error", () => {});

  function receive(socket: Socket): void {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    if (smtp.mode === "drip") drip(socket, delay);
    else if (smtp.mode !== "silent") sessions.connect(socket);
  }

  const server =
    certificate && implicitTls ? createTlsServer(certificate, receive) : createServer(receive);
  const port = await listen(server, options.port ?? 0);

  const smtp: TestSmtp = {
    url: addressOf(port, certificate !== undefined, implicitTls),
    port,
    mode: options.mode ?? "accept",
    letters,
    async letterTo(email, within = 5000) {
      const until = performance.now() + within;
      while (performance.now() < until) {
        const letter = letters.find((one) => one.to === email && !taken.has(one));
        if (letter) {
          taken.add(letter);
          return letter;
        }
        await Bun.sleep(10);
      }
      throw new Error(`No letter to ${email} came within ${within} ms`);
    },
    open: () => sockets.size,
    held: () => held,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return smtp;
}

function addressOf(port: number, hasCertificate: boolean, implicitTls: boolean): string {
  const login = `${SMTP_USER}:${encodeURIComponent(SMTP_PASSWORD)}`;
  // The tests' certificate is made out to that name.
  const host = hasCertificate ? "localhost" : "127.0.0.1";
  return `${implicitTls ? "smtps" : "smtp"}://${login}@${host}:${port}`;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("No port to listen on");
      resolve(address.port);
    });
  });
}

function drip(socket: Socket, every: number): void {
  socket.write("2");
  const timer = setInterval(() => socket.write("2"), every);
  socket.on("close", () => clearInterval(timer));
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

async function read(raw: string, recipient: string) {
  // The library shows a host in the DNS's letters as people write it: bücher.example.
  const to = readEmail(recipient) ?? recipient;
  const letter = await PostalMime.parse(raw);
  // A part that ends in a line break has another one after it where the next part begins.
  const bare = (part = "") => part.replace(/\n$/, "");
  const [text, html] = [bare(letter.text), bare(letter.html)];
  const { from, subject = "", headers } = letter;
  return { to, from: from?.address ?? "", subject, text, html, headers, raw };
}
