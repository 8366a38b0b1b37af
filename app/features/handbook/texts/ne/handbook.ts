import type { HandbookLike } from '../../handbook-page.ts'
import type { handbook as english } from '../en/handbook.ts'
import { backups } from './backups.ts'
import { contactMessages } from './contact-messages.ts'
import { facts } from './facts.ts'
import { leads } from './leads.ts'
import { mail } from './mail.ts'
import { messages } from './messages.ts'
import { office } from './office.ts'
import { otherPrograms } from './other-programs.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { records } from './records.ts'
import { reports } from './reports.ts'
import { start } from './start.ts'
import { websiteLists } from './website-lists.ts'

/** The Nepali handbook, with the pages and screens of the English one. */
export const handbook: HandbookLike<typeof english> = {
  start,
  leads,
  messages,
  'contact-messages': contactMessages,
  reports,
  pages,
  facts,
  pictures,
  'website-lists': websiteLists,
  office,
  people,
  mail,
  backups,
  records,
  'other-programs': otherPrograms,
}
