interface StoredFile {
  bytes: ArrayBuffer
  name: string
  type: string
}

const OBJECTS = 'files'

/** Files that the server has not acknowledged, by message id, in IndexedDB. Never rejects. */
export class FileStore {
  #name: string
  /** Files that the browser refused to store. They are lost when the page is closed. */
  #memory = new Map<string, File>()

  constructor(name: string) {
    this.#name = name
  }

  async write(id: string, file: File) {
    // Kept until it is stored, because it may be sent immediately.
    this.#memory.set(id, file)
    try {
      const stored: StoredFile = {
        bytes: await file.arrayBuffer(),
        name: file.name,
        type: file.type,
      }
      await this.#run('readwrite', (files) => files.put(stored, id))
      this.#memory.delete(id)
    } catch (error) {
      console.warn('The file is not stored in this browser', error)
    }
  }

  /** Resolves to undefined if the file is not in this browser. */
  async read(id: string) {
    const inMemory = this.#memory.get(id)
    if (inMemory) return inMemory
    const read = this.#run<StoredFile | undefined>('readonly', (files) => files.get(id))
    const stored = await read.catch(() => undefined)
    return stored && new File([stored.bytes], stored.name, { type: stored.type })
  }

  async remove(id: string) {
    this.#memory.delete(id)
    await this.#run('readwrite', (files) => files.delete(id)).catch(() => {})
  }

  /** Removes the files of messages that are no longer in the outbox. */
  async removeExcept(ids: string[]) {
    const keys = await this.#run('readonly', (files) => files.getAllKeys()).catch(() => [])
    for (const key of keys) if (!ids.includes(String(key))) await this.remove(String(key))
  }

  async #run<Value>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<Value>) {
    const database = await this.#open()
    try {
      return await new Promise<Value>((resolve, reject) => {
        const transaction = database.transaction(OBJECTS, mode)
        const request = act(transaction.objectStore(OBJECTS))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      // An open connection would block the deletion of the database by another tab.
      database.close()
    }
  }

  #open() {
    return new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.#name)
      request.onupgradeneeded = () => request.result.createObjectStore(OBJECTS)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
