/** A sent row; with a receipt it was acknowledged. */
export interface SentRow {
  id: string
  text: string
  receipt?: string
}

/** A row that the server returns. */
export interface StoredRow {
  id: string
  text: string
  receipt: string
  /** For numbered rows: from 1 without gaps. */
  seq?: number
}

/**
 * Compares the sent rows of one sender with the stored ones, in order: acknowledged rows must be
 * stored once and unchanged, others at most once. Returns the faults.
 */
export function checkDelivery(sent: SentRow[], stored: StoredRow[]): string[] {
  const storedIds = new Set(stored.map(({ id }) => id))
  const lost = sent.filter(({ id, receipt }) => receipt !== undefined && !storedIds.has(id))
  const seen = new Set<string>()
  const positions = new Map(sent.map(({ id }, index) => [id, index]))
  let last = -1
  const wrong = stored.flatMap((row, index) => {
    const position = positions.get(row.id)
    const original = position === undefined ? undefined : sent[position]
    const faults = original ? compare(original, row) : [`nobody sent ${row.id}`]
    if (seen.has(row.id)) faults.push(`doubled ${row.id}`)
    else if (position !== undefined && position < last) faults.push(`out of order ${row.id}`)
    if (row.seq !== undefined && row.seq !== index + 1) {
      faults.push(`seq ${row.seq} instead of ${index + 1} at ${row.id}`)
    }
    seen.add(row.id)
    last = Math.max(last, position ?? last)
    return faults
  })
  return [...lost.map(({ id }) => `lost ${id}`), ...wrong]
}

function compare(sent: SentRow, stored: StoredRow) {
  const faults = []
  if (sent.text !== stored.text) faults.push(`altered ${sent.id}`)
  if (sent.receipt !== undefined && sent.receipt !== stored.receipt) {
    faults.push(`receipt ${stored.receipt} instead of ${sent.receipt} at ${sent.id}`)
  }
  return faults
}
