import type { OpenScholarship, Scholarship } from '../contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns open scholarships by deadline. Equal deadlines keep the office's order. */
export function listOpen(rows: Scholarship[], today: string): (Scholarship & OpenScholarship)[] {
  return rows
    .filter(({ is_published, deadline }) => is_published && deadline >= today)
    .map((row) => ({
      ...row,
      days_left: (Date.parse(row.deadline) - Date.parse(today)) / DAY_MS,
    }))
    .toSorted((a, b) => a.days_left - b.days_left)
}
