import type { EditedOffice } from '#app/contract/office.ts'
import { fieldNames } from '../field-names.ts'

/**
 * Merges two edits of the office profile. Fields that this administrator has edited keep their value;
 * the other fields get the stored value. `message` lists what the other administrator has changed.
 */
export function mergeOffice(base: EditedOffice, mine: EditedOffice, theirs: EditedOffice) {
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[]
  const differs = (a: EditedOffice, b: EditedOffice) => (name: (typeof names)[number]) =>
    JSON.stringify(a[name]) !== JSON.stringify(b[name])
  const isMine = differs(base, mine)
  const myChanges = Object.fromEntries(names.filter(isMine).map((name) => [name, mine[name]]))
  const theirChanges = names.filter(differs(base, theirs))
  const conflicting = theirChanges.filter((name) => isMine(name) && differs(mine, theirs)(name))
  const formatLabels = (each: typeof names) => each.map((name) => fieldNames[name]).join(', ')
  const message = [
    `Someone else has saved changes: ${formatLabels(theirChanges)}.`,
    conflicting.length > 0 &&
      `You have changed this, too. Your version is shown: ${formatLabels(conflicting)}.`,
    'Nothing you typed is lost. Please review it and save again.',
  ]
  const { version, examples } = theirs
  const office = { ...theirs, ...myChanges, version, examples } as EditedOffice
  return { office, message: message.filter(Boolean).join(' ') }
}
