import { isDay } from '#app/contract/calendar.ts'
import { defaultLanguage, getLanguageName, languageNames } from '#app/contract/languages.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Day } from '#app/ui/day.tsx'
import { type Announcement, announcementsApi } from '../contract.ts'
import type { Route } from './+types/announcements-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(announcements, context)

export const shouldRevalidate = isSameSearch

export default function AnnouncementsPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={announcements} reading={reading} />
}

/** The list of announcements. */
const announcements = defineOrderedList(announcementsApi, {
  title: 'Announcements',
  singular: 'announcement',
  subject: 'announcement',
  add: '+ Add announcement',
  nameOf: ({ text }) => text,
  shortName: 'announcement',
  empty:
    'Press “+ Add announcement” to show a line above the header of every page, for example about a fair or a holiday.',
  intro:
    'Visitors see the first one of today in the language of the page, or else the English one. Drag the dots to change the order.',
  fields: {
    text: { label: 'Text', isRequired: true, maxLength: 200, rows: 2 },
    language: {
      label: 'Language',
      options: Object.entries(languageNames),
      initial: defaultLanguage,
    },
    link: {
      label: 'Link',
      maxLength: 500,
      hint: 'A page, for example /contact, or a full address beginning with https://',
    },
    link_text: {
      label: 'Link text',
      maxLength: 40,
      hint: 'Leave empty for “Learn more”.',
    },
    first_day: { label: 'First day', type: 'date', hint: 'Leave empty to show it at once.' },
    last_day: {
      label: 'Last day',
      type: 'date',
      hint: 'It disappears by itself after this day. Leave empty to show it until you delete it.',
      preview: (text) => <PastDayWarning day={text} />,
    },
  },
  columns: [
    {
      heading: 'Text',
      cell: ({ text, language }, { handle }) => (
        <span className="flex items-center gap-2 max-lg:flex-row-reverse max-lg:justify-between">
          {handle}
          <span className="font-semibold wrap-anywhere" lang={language}>
            {text}
          </span>
        </span>
      ),
    },
    { heading: 'Language', width: 'w-28', cell: ({ language }) => getLanguageName(language) },
    {
      heading: 'First day',
      width: 'w-36',
      cell: ({ first_day }) => (first_day ? <Day on={first_day} isShort /> : '–'),
    },
    {
      heading: 'Last day',
      width: 'w-36',
      cell: ({ last_day }) => (last_day ? <Day on={last_day} isShort /> : '–'),
    },
    {
      heading: 'Status',
      width: 'w-28',
      cell: (announcement) => <AnnouncementState announcement={announcement} />,
    },
    {
      heading: 'Actions',
      width: 'w-44',
      cell: (_, { actions }) => <span className="flex gap-2">{actions}</span>,
    },
  ],
})

const useToday = () => toOfficeDay(useOffice(), new Date())

function PastDayWarning({ day }: { day: string }) {
  const today = useToday()
  if (!isDay(day) || day >= today) return null
  return (
    <p className="text-sm text-alarm">
      This day has passed. Visitors will not see the announcement.
    </p>
  )
}

/** Shows whether today is one of the announcement’s days. */
function AnnouncementState({ announcement }: { announcement: Announcement }) {
  const { first_day, last_day } = announcement
  const today = useToday()
  if (last_day && last_day < today) return <span className="text-ink/75">Ended</span>
  if (first_day > today) return <span className="text-ink/75">Planned</span>
  return <span className="font-semibold text-indigo">Current</span>
}
