import { statSync } from 'node:fs'

/**
 * Watches over the files that were opened. One that is deleted or replaced can still be written,
 * and all that is written is gone with the process.
 */
export class OpenedFile {
  #path: string
  #opened?: string

  constructor(path: string) {
    this.#path = path
  }

  /** Remembers which files stand there now: the database and, while it is open, its log. */
  note() {
    this.#opened = this.#identify()
  }

  /** A sentence when they are not there any more. A look costs 10 µs, a commit far more. */
  fault() {
    if (!this.#opened || this.#identify() === this.#opened) return undefined
    return 'The database file was deleted or replaced while the server was using it.'
  }

  #identify() {
    const files = ['', '-wal'].map((end) => statSync(this.#path + end, { throwIfNoEntry: false }))
    return files.map((file) => `${file?.dev}:${file?.ino}`).join(' ')
  }
}
