import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** A client with more buffered data has stopped reading. */
const MAX_BUFFERED_BYTES = 1024 * 1024

/**
 * A server-sent event stream to one client. Writes to the socket without Fastify, which would need a
 * pipeline for each of thousands of streams.
 */
export class EventStream {
  #raw: ServerResponse
  #isStuck = false

  constructor(reply: FastifyReply, closed: () => void) {
    const headers = reply.getHeaders()
    this.#raw = reply.hijack().raw
    this.#raw.once('close', closed)
    this.#raw.on('error', () => {})
    this.#raw.writeHead(200, { ...(headers as Record<string, string>), ...ownHeaders })
  }

  get isOpen() {
    return !this.#raw.closed && !this.#raw.writableEnded
  }

  send(event: string, data: object, id?: number) {
    this.write(format(event, data, id))
  }

  /** Writes a formatted event. One buffer can be shared by many streams. */
  write(bytes: Buffer) {
    if (!this.isOpen) return
    if (this.#raw.writableLength > MAX_BUFFERED_BYTES) this.drop()
    else this.#raw.write(bytes)
  }

  /** Resolves when there is room for more or the stream is closed. */
  async drained() {
    if (!this.#raw.writableNeedDrain) return
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#raw.off('drain', done).off('close', done)
        resolve()
      }
      this.#raw.once('drain', done).once('close', done)
    })
    this.#isStuck = false
  }

  /**
   * Called periodically: keeps the connection alive and drops a client that has stopped reading.
   */
  ping() {
    const wasStuck = this.#isStuck
    this.#isStuck = this.#raw.writableNeedDrain
    if (!this.#isStuck) this.write(ping)
    else if (wasStuck) this.drop()
  }

  end() {
    if (this.isOpen) this.#raw.end()
  }

  drop() {
    this.#raw.destroy()
  }
}

/** Formats an event as bytes, because Node counts buffered strings in characters of up to three bytes. */
export function format(event: string, data: object, id?: number) {
  const first = id === undefined ? '' : `id: ${id}\n`
  return Buffer.from(`${first}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

const ping = format('ping', {})

const ownHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Prevents buffering by nginx.
  'x-accel-buffering': 'no',
  // Makes the client reconnect on a new connection, perhaps to another server.
  connection: 'close',
}
