import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** A reader for whom so much waits in memory does not read any more. */
const MAX_BUFFERED_BYTES = 1024 * 1024

/**
 * An answer of server-sent events to one reader. Written past Fastify, which would keep a
 * pipeline for each: of these there are thousands.
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

  /** For what many readers get, formatted once, and kept once for those who are slow to read. */
  write(bytes: Buffer) {
    if (!this.isOpen) return
    if (this.#raw.writableLength > MAX_BUFFERED_BYTES) this.drop()
    else this.#raw.write(bytes)
  }

  /** Resolves once there is room for more, or nobody is there any more. */
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

  /** Now and then: shows the reader that the line lives, and drops one who has stopped reading. */
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

/** As bytes: Node counts waiting text by its letters, of which one may be three bytes. */
export function format(event: string, data: object, id?: number) {
  const first = id === undefined ? '' : `id: ${id}\n`
  return Buffer.from(`${first}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

const ping = format('ping', {})

const ownHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would keep events back until a buffer is full.
  'x-accel-buffering': 'no',
  // Whoever is told to go comes back on another connection, maybe to another server.
  connection: 'close',
}
