import type { EditedOffice } from '#app/contract/office.ts'
import { fieldNames } from '../field-names.ts'

/**
 * Merges two edits of the record: fields edited here win, all others take the stored value.
 * `message` lists what the other user changed.
 */
export function mergeOffice(base: EditedOffice, mine: EditedOffice, theirs: EditedOffice) {
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[]
  const differs = (one: EditedOffice, other: EditedOffice) => (name: (typeof names)[number]) =>
    JSON.stringify(one[name]) !== JSON.stringify(other[name])
  const isMine = differs(base, mine)
  const own = Object.fromEntries(names.filter(isMine).map((name) => [name, mine[name]]))
  const changed = names.filter(differs(base, theirs))
  const both = changed.filter((name) => isMine(name) && differs(mine, theirs)(name))
  const list = (each: typeof names) => each.map((name) => fieldNames[name]).join(', ')
  const message = [
    `Someone else has saved changes: ${list(changed)}.`,
    both.length > 0 && `You have changed this, too. Your version is shown: ${list(both)}.`,
    'Nothing you typed is lost. Please review it and save again.',
  ]
  const { version, examples } = theirs
  const office = { ...theirs, ...own, version, examples } as EditedOffice
  return { office, message: message.filter(Boolean).join(' ') }
}
