/** One seat (or window) at a table, live: the newest view, all events, and a way to answer. */
import type { FromClient, FromServer, LessonState, Order, Said, TableState, Turn, Update } from '$protocol';

export type GameEvent = { event: string; number: number } & Record<string, unknown>;
export type Answer = Extract<FromServer, { id: number }>;
type Wish = FromClient extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

const PROTOCOL = 1;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;

export class Live {
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  /** Why the hall closed the door for good. */
  problem = $state<{ code: string; message: string } | null>(null);
  table = $state.raw<TableState | null>(null);
  seat = $state<number | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  orders = $state.raw<Order[]>([]);

  #socket: WebSocket | undefined;
  #waiting = new Map<number, (answer: Answer) => void>();
  #next = 1;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.connect();
  }

  /** Where it all comes from: the hall's socket. A table that is replayed comes from elsewhere. */
  protected connect(): void {
    this.#open();
  }

  get turn(): Turn | null {
    return (this.update?.turn as Turn | null | undefined) ?? null;
  }

  get view(): Record<string, unknown> | null {
    return (this.update?.view as Record<string, unknown> | undefined) ?? null;
  }

  /** Where the own seat stands in a lesson, if one is given here. */
  get lesson(): LessonState | null {
    return this.update?.lesson ?? null;
  }

  get figures(): Record<string, unknown> {
    return (this.update?.figures as Record<string, unknown> | undefined) ?? {};
  }

  /** Send a request; the answer is what the hall says to it, a refusal included. */
  ask(wish: Wish): Promise<Answer> {
    const id = this.#next++;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: 'refused', seq: 0, id, code: 'offline', message: '', reasons: [] });
    }
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ ...wish, id } as FromClient);
    });
  }

  choose(action: string): Promise<Answer> {
    return this.ask({ type: 'choose', decision: this.turn?.decision ?? 0, action, branch: this.#branch });
  }

  undo(): Promise<Answer> {
    const decision = Number(this.view?.decision ?? 0);
    return this.ask({ type: 'undo', decision, branch: this.#branch });
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  get #branch(): number | null {
    return this.update?.branch ?? null;
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #hello(): void {
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      table: this.id,
      key: this.key,
      branch: this.#branch,
      events: this.events.length,
      chat: this.chat.length,
    });
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.state = 'open';
        this.#pause = FIRST_PAUSE;
        this.table = message.table;
        this.seat = message.seat;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'update':
        this.#take(message);
        break;
      case 'said':
        if (message.number === this.chat.length) this.chat = [...this.chat, message];
        break;
      case 'orders':
        this.orders = message.orders;
        break;
      case 'error':
        if (message.id == null) this.problem = { code: message.code, message: message.message };
        else this.#answer({ ...message, type: 'refused', reasons: [] } as unknown as Answer);
        break;
      default:
        this.#answer(message);
    }
  }

  #take(update: Update): void {
    const fresh = update.events as GameEvent[];
    this.events = update.fresh ? fresh : [...this.events.slice(0, update.first), ...fresh];
    this.update = update;
  }

  #answer(answer: Answer): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  #lost(): void {
    for (const [id, resolve] of this.#waiting) {
      resolve({ type: 'refused', seq: 0, id, code: 'offline', message: '', reasons: [] });
    }
    this.#waiting.clear();
    if (this.state === 'closed') return;
    const final = ['bad-key', 'no-table', 'protocol', 'malformed'];
    if (this.problem && final.includes(this.problem.code)) {
      this.state = 'closed';
      return;
    }
    this.problem = null;
    this.state = 'lost';
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}
