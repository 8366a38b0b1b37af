import { statSync } from 'node:fs'

/**
 * Detects that the database file was deleted or replaced. The process could still write to the old
 * file, but its data would be lost when the process ends.
 */
export class FileIdentity {
  #path: string
  #identity?: string

  constructor(path: string) {
    this.#path = path
  }

  /** Stores the identity of the database file and its WAL. */
  remember() {
    this.#identity = this.#readIdentity()
  }

  /**
   * Returns an error message if the files have changed. A check takes 10 µs, far less than a
   * commit.
   */
  findError() {
    if (!this.#identity || this.#readIdentity() === this.#identity) return undefined
    return 'The database file was deleted or replaced while the server was using it.'
  }

  #readIdentity() {
    const files = ['', '-wal'].map((end) => statSync(this.#path + end, { throwIfNoEntry: false }))
    return files.map((file) => `${file?.dev}:${file?.ino}`).join(' ')
  }
}
