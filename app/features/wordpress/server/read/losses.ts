import type { Loss, NoteCode } from '../../contract.ts'

const MAX_DETAILS = 20

/** Counts what an import loses. */
export class Losses {
  #losses = new Map<NoteCode, Loss>()

  add(code: NoteCode, detail: string) {
    const loss = this.#losses.get(code) ?? { code, count: 0, details: [] }
    this.#losses.set(code, loss)
    loss.count += 1
    const isNew = detail !== '' && !loss.details.includes(detail)
    if (isNew && loss.details.length < MAX_DETAILS) loss.details.push(detail.slice(0, 300))
  }

  list = () => [...this.#losses.values()]
}
