import type { RequestEnd, RequestMessage, SeatRequest } from '../protocol.js';
import type { OnlineEvent } from './online-game.js';

/** What the others are asked for now: by a player, and by somebody who looks on. */
export class OpenRequests {
  request: RequestMessage | undefined;
  seatRequest: SeatRequest | undefined;

  /** The number of what is to be answered first. */
  get first(): number | undefined {
    return (this.request ?? this.seatRequest)?.request;
  }

  take(message: RequestMessage | SeatRequest): void {
    if (message.type === 'request') this.request = message;
    else this.seatRequest = message;
  }

  /** @returns what to notify of, if it was known */
  end({ request: number, result }: RequestEnd): OnlineEvent | undefined {
    const { request, seatRequest } = this;
    if (seatRequest?.request === number) {
      // Until the welcome to the seat comes, nothing else is so.
      if (!seatRequest.isOwn || result !== 'agreed') this.seatRequest = undefined;
      return { type: 'seat-request-end', request: seatRequest, result };
    }
    this.request = undefined;
    return request && { type: 'request-end', request, result };
  }

  forget(): void {
    this.request = this.seatRequest = undefined;
  }
}
