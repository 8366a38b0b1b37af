import type { EditedOffice } from '#app/contract/office.ts'
import { fieldNames } from '../field-names.ts'

/**
 * Merges two edits of the office profile: fields edited here win, all others take the stored value.
 * `message` lists what the other administrator has changed.
 */
export function mergeOffice(base: EditedOffice, mine: EditedOffice, theirs: EditedOffice) {
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[]
  const differs = (one: EditedOffice, other: EditedOffice) => (name: (typeof names)[number]) =>
    JSON.stringify(one[name]) !== JSON.stringify(other[name])
  const isMine = differs(base, mine)
  const ownChanges = Object.fromEntries(names.filter(isMine).map((name) => [name, mine[name]]))
  const changed = names.filter(differs(base, theirs))
  const conflicting = changed.filter((name) => isMine(name) && differs(mine, theirs)(name))
  const list = (each: typeof names) => each.map((name) => fieldNames[name]).join(', ')
  const message = [
    `Someone else has saved changes: ${list(changed)}.`,
    conflicting.length > 0 &&
      `You have changed this, too. Your version is shown: ${list(conflicting)}.`,
    'Nothing you typed is lost. Please review it and save again.',
  ]
  const { version, examples } = theirs
  const office = { ...theirs, ...ownChanges, version, examples } as EditedOffice
  return { office, message: message.filter(Boolean).join(' ') }
}
