import { isFixedAddress } from '#app/features/menus/contract.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { findAddressError } from '#app/platform/server/text/secure-address.ts'
import type { Database } from '#database/connect.ts'
import type { Announcement, AnnouncementChange } from '../contract.ts'

/** Validates what the schema cannot. Throws ValidationError. */
export async function validateAnnouncement(
  db: Database,
  { addresses }: Services,
  given: AnnouncementChange,
  before?: Announcement,
) {
  const { link = '' } = given
  const isPage = async ([path = '']: string[]) =>
    isFixedAddress(path) || addresses.isPublished(db, path)
  if (link.startsWith('/') && !(await isPage(link.split(/[?#]/, 1))))
    throw new ValidationError({ link: unknownPage })
  if (link && !link.startsWith('/') && findAddressError(link))
    throw new ValidationError({ link: notAnAddress })
  const { first_day = '', last_day = '' } = { ...before, ...given }
  if (last_day && last_day < first_day) throw new ValidationError({ last_day: endsBefore })
}

const unknownPage = {
  code: 'unknown_page',
  detail: 'This site has no such page. Please check the address.',
}
const notAnAddress = {
  code: 'not_an_address',
  detail: 'Please enter a page, for example /contact, or an address that begins with https://.',
}
const endsBefore = { code: 'ends_early', detail: 'The last day comes before the first.' }
