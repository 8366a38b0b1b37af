import type { FieldError } from '#app/platform/server/http/errors.ts'
import { findAddressError } from '#app/platform/server/text/secure-address.ts'
import { isFixedAddress, isList, type MenuChild, type MenuEntry } from '../contract.ts'

type FieldErrors = [path: string, error: FieldError][]

/** Validates what the schema cannot. Returns errors by field path, for example "entries.0.label". */
export function validateEntries(entries: MenuEntry[], isPage: (id: string) => boolean) {
  const errors = entries.flatMap((entry, index): FieldErrors => {
    const path = `entries.${index}`
    const found = validateEntry(entry, path, isPage)
    if (isList(entry.type) && entry.children.length > 0)
      found.push([`${path}.children`, listsItself])
    const ofChildren = entry.children.flatMap((child, at) =>
      validateEntry(child, `${path}.children.${at}`, isPage),
    )
    return [...found, ...ofChildren]
  })
  return Object.fromEntries(errors)
}

function validateEntry(
  { type, target, label }: MenuEntry | MenuChild,
  path: string,
  isPage: (id: string) => boolean,
): FieldErrors {
  const errors: FieldErrors = []
  if (type === 'page' && !isPage(target)) errors.push([`${path}.target`, unknownPage])
  if (type === 'fixed' && !isFixedAddress(target)) errors.push([`${path}.target`, unknownPage])
  const addressError = type === 'link' ? findAddressError(target) : undefined
  if (addressError) errors.push([`${path}.target`, addressError])
  const needsLabel = type === 'link' || type === 'group'
  if (needsLabel && !label) errors.push([`${path}.label`, noLabel])
  return errors
}

const unknownPage = {
  code: 'unknown_page',
  detail: 'This page no longer exists. Please remove the entry.',
}
const noLabel = { code: 'required', detail: 'Please fill this in.' }
const listsItself = {
  code: 'no_submenu',
  detail: 'This entry lists its pages itself. Please move the entries below it elsewhere.',
}
