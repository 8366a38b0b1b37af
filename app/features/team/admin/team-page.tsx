import type { Options } from '#app/platform/admin/fields.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { StoredPicture } from '#app/ui/stored-picture.tsx'
import { teamApi } from '../contract.ts'
import type { Route } from './+types/team-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => readOrdered(team, context)

export const shouldRevalidate = isSameSearch

export default function TeamPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={team} reading={reading} />
}

/** The list of the team. */
const team = defineOrderedList(teamApi, {
  title: 'Team',
  singular: 'team member',
  subject: 'team_member',
  add: '+ Add team member',
  nameOf: ({ name }) => name,
  empty:
    'Press “+ Add team member” to introduce the people of your office. Visitors find the page “Our team” once the first one is public.',
  intro:
    'Visitors see the public ones at /team in this order, by branch if there are several. Drag the dots to change it.',
  fields: {
    name: { label: 'Name', isRequired: true, maxLength: 80 },
    role: {
      label: 'Role',
      isRequired: true,
      maxLength: 120,
      hint: 'For example “Senior counsellor”. Its Nepali is entered under Translations.',
    },
    languages: {
      label: 'Languages',
      maxLength: 120,
      hint: 'Separated by commas, for example “Nepali, English, Hindi”.',
    },
    branch: {
      label: 'Branch',
      options: useBranches,
      hint: 'Branches are added in the office profile.',
    },
    text: { label: 'About the person', maxLength: 600, rows: 4 },
    picture: { label: 'Photo', picture: { className: 'size-24 rounded-full' } },
    is_published: {
      label: 'Visibility',
      hint: 'Ask the person before you show name and photo.',
      options: [
        ['false', 'Office only'],
        ['true', 'Public'],
      ],
      initial: 'false',
      toText: String,
      fromText: (text) => text === 'true',
    },
  },
  cards: {
    className: 'grid gap-3',
    cardClassName:
      'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-4',
    card: ({ name, role, branch, picture, is_published }, { handle, actions }) => (
      <>
        {handle}
        <div className="flex flex-wrap items-center gap-3">
          {picture && <StoredPicture address={picture} alt="" className="size-14" />}
          <div className="grid gap-1 wrap-anywhere">
            <h2 className="font-semibold text-indigo">{name}</h2>
            <p className="text-sm">{[role, branch].filter(Boolean).join(', ')}</p>
            {!is_published && <p className="text-sm text-ink/75">Office only</p>}
          </div>
        </div>
        <div className="flex gap-2 max-sm:col-start-2">{actions}</div>
      </>
    ),
  },
})

function useBranches(): Options {
  const names = useOffice().branches.flatMap(({ name }) => name || [])
  return [['', 'None'], ...names.map((name): [string, string] => [name, name])]
}
