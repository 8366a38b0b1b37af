import { useContext } from 'react'
import { RightsContext } from '../rights-context.tsx'
import type { List } from './list.ts'

/** Limits the filter `subject` to the subjects that the administrator may read, sorted by label. */
export function useVisibleSubjects<Row extends { id: string }>(list: List<Row>): List<Row> {
  const subjects = useContext(RightsContext)?.subjects
  const subject = list.filters?.subject
  if (!subject?.options) return list
  const visible = Object.entries(subject.options)
    .filter(([kind]) => !subjects || subjects.includes(kind))
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  const options = Object.fromEntries(visible)
  return { ...list, filters: { ...list.filters, subject: { ...subject, options } } }
}
