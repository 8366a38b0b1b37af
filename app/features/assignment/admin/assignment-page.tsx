import { nameCountries, readCountries } from '#app/features/leads/admin/country-names.ts'
import {
  OfficeListsContext,
  readOfficeLists,
  useOfficeLists,
} from '#app/features/leads/admin/office-lists.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { type AssignmentRule, absencesApi, assignmentRulesApi } from '../contract.ts'
import type { Route } from './+types/assignment-page.ts'
import { Availability } from './availability.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [lists, absences] = await Promise.all([
    readOfficeLists(api),
    api.call(absencesApi.list, {}),
  ])
  return { lists, absences, ...readOrdered(assignmentRules, context) }
}

export default function AssignmentPage({ loaderData }: Route.ComponentProps) {
  const { lists, absences, reading } = loaderData
  const canEditRules = useCan()('settings:change')

  return (
    <OfficeListsContext value={lists}>
      {canEditRules ? (
        <div className="grid gap-8">
          <OrderedScreen content={assignmentRules} reading={reading} />
          <Availability absences={absences} />
        </div>
      ) : (
        <Screen title="Availability">
          <Availability absences={absences} />
        </Screen>
      )}
    </OfficeListsContext>
  )
}

const toLines = (names: string[]) => names.join('\n')
const fromLines = (text: string) => text.split('\n').filter(Boolean)

const assignmentRules = defineOrderedList(assignmentRulesApi, {
  title: 'Assignment rules',
  singular: 'rule',
  subject: 'assignment_rule',
  add: '+ Add rule',
  nameOf: ({ name }) => name,
  empty:
    'New leads are unassigned. Press “+ Add rule” to assign them to available counsellors by round robin.',
  intro:
    'The first matching rule assigns a new lead to an available counsellor by round robin. Existing leads keep their counsellor. A lead stays unassigned while all counsellors of the rule are out of office.',
  fields: {
    name: {
      label: 'Name',
      isRequired: true,
      maxLength: 60,
      hint: 'Shown in the timeline of a lead.',
    },
    countries: {
      label: 'Countries',
      hint: 'Separate with commas. Leave empty for all countries.',
      toText: nameCountries,
      fromText: (text) => readCountries(text).codes,
      check(text) {
        const { unknown } = readCountries(text)
        return unknown && `Unknown country “${unknown}”. Please check the spelling.`
      },
    },
    branch: { label: 'Branch', options: useBranches },
    counsellor_ids: {
      label: 'Counsellors',
      multiple: usePeople,
      toText: toLines,
      fromText: fromLines,
      check: (text) => (text ? undefined : 'Choose at least one counsellor.'),
    },
  },
  cards: {
    className: 'grid gap-3',
    cardClassName:
      'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-3 p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]',
    card: (rule, { handle, actions }) => (
      <>
        {handle}
        <RuleSummary rule={rule} />
        <div className="flex gap-2 max-sm:col-start-2">{actions}</div>
      </>
    ),
  },
})

function useBranches() {
  const names = useOffice().branches.map(({ name }) => name)
  return [['', 'Any branch'], ...names.filter(Boolean).map((name) => [name, name])] as [
    string,
    string,
  ][]
}

function usePeople() {
  const { people } = useOfficeLists()
  return people
    .filter(({ isAssignable }) => isAssignable)
    .map(({ id, name }) => [id, name] as [string, string])
}

function RuleSummary({
  rule: { name, countries, branch, counsellor_ids },
}: {
  rule: AssignmentRule
}) {
  const namesById = new Map(useOfficeLists().people.map((person) => [person.id, person.name]))
  const counsellors = counsellor_ids.map((id) => namesById.get(id) ?? 'Former user')
  const conditions = [nameCountries(countries) || 'All countries', branch].filter(Boolean)

  return (
    <div className="grid gap-0.5">
      <h2 className="font-semibold text-indigo wrap-anywhere">{name}</h2>
      <p className="text-sm wrap-anywhere">{conditions.join(' · ')}</p>
      <p className="text-sm text-ink/75 wrap-anywhere">
        {counsellors.length > 1 ? `Round robin: ${counsellors.join(', ')}` : counsellors}
      </p>
    </div>
  )
}
