import { ordered } from '#app/base/admin/ordered/ordered.ts'
import { useOffice } from '#app/base/browser/office-context.ts'
import { type Rule, rulesApi } from '../../sharing-contract.ts'
import { nameCountries, readCountries } from '../country-names.ts'
import { useOfficeLists } from '../office-lists.ts'

const toLines = (all: string[]) => all.join('\n')
const fromLines = (text: string) => text.split('\n').filter(Boolean)

/** The screen of the rules by which leads are shared out. */
export const assignmentRules = ordered(rulesApi, {
  title: 'Sharing out',
  one: 'rule',
  many: 'rules',
  subject: 'lead_rule',
  add: '+ Add Rule',
  nameOf: ({ name }) => name,
  question: 'Delete this rule?',
  empty:
    'New leads are nobody’s until one of you takes them. Press “+ Add Rule” to give them in turn to those who are present.',
  intro:
    'New leads go in turn to those who are present, by the first rule that fits. Known ones keep whom they have; where all are away, a lead stays nobody’s.',
  fields: {
    name: { label: 'Name', isRequired: true, most: 60, hint: 'The timeline of a lead says it.' },
    countries: {
      label: 'Who wishes one of these countries',
      hint: 'With commas between them. Left blank: whatever they wish.',
      toText: nameCountries,
      fromText: (text) => readCountries(text).codes,
      check(text) {
        const { unknown } = readCountries(text)
        return unknown && `We know no country called “${unknown}”.`
      },
    },
    branch: { label: 'At this branch', options: useBranches },
    people: {
      label: 'Go in turn to',
      several: usePeople,
      toText: toLines,
      fromText: fromLines,
      check: (text) => (text ? undefined : 'Please choose somebody.'),
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
  return [['', 'Any branch, or none'], ...names.filter(Boolean).map((name) => [name, name])] as [
    string,
    string,
  ][]
}

function usePeople() {
  const { people } = useOfficeLists()
  return people
    .filter(({ isAssignable: isThere }) => isThere)
    .map(({ id, name }) => [id, name] as [string, string])
}

function RuleSummary({ rule: { name, countries, branch, people } }: { rule: Rule }) {
  const known = new Map(useOfficeLists().people.map((person) => [person.id, person.name]))
  const counsellors = people.map((id) => known.get(id) ?? 'somebody who left')
  const conditions = [nameCountries(countries) || 'Every country', branch].filter(Boolean)

  return (
    <div className="grid gap-0.5">
      <h2 className="font-semibold text-indigo wrap-anywhere">{name}</h2>
      <p className="text-sm wrap-anywhere">{conditions.join(' · ')}</p>
      <p className="text-sm text-ink/75 wrap-anywhere">
        {counsellors.length > 1 ? `In turn: ${counsellors.join(', ')}` : counsellors}
      </p>
    </div>
  )
}
