import { Link } from 'react-router'
import { list } from '#app/platform/admin/list/list.ts'
import { factsApi, type ListedFact } from '../contract.ts'
import type { VisibleValue } from '../value-contract.ts'
import { stateNames } from '../vocabulary-contract.ts'
import { ChangeButton } from './change-button.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { describeValue, getCountryName, topicNames } from './fact-labels.ts'

/** Returns the names of countries by code. */
export const nameCountries = (codes: string[]) =>
  Object.fromEntries(codes.map((code) => [code, getCountryName(code)]))

/** Returns the definition of the list, most urgent first, which filters by these countries. */
export const createFactList = (countries: string[]) =>
  list(factsApi.list, {
    id: 'facts',
    title: 'Facts',
    plural: 'facts',
    describeEmpty: ({ q, filters }) =>
      q || Object.values(filters).some(Boolean)
        ? 'No facts match. Change the search or the filters.'
        : 'Facts are the fees, amounts, times and limits that pages show. Press “New fact” to add the first one.',
    countLabel: ['fact', 'facts'],
    search: { label: 'Search facts', placeholder: 'Name, country, value or source' },
    filters: {
      state: {
        label: 'To do',
        all: 'All facts',
        options: { urgent: 'Urgent', needs_review: 'Needs review', ...stateNames },
      },
      country: { label: 'Country', all: 'All countries', options: nameCountries(countries) },
      topic: { label: 'Topic', all: 'All topics', options: topicNames },
    },
    paging: 'numbered',
    columns: {
      label: {
        heading: 'Fact',
        width: 'w-[26%]',
        cell: ({ id, label, country }) => (
          <div>
            <OpenLink id={id}>{label}</OpenLink>
            <span className="block text-ink/75">{getCountryName(country)}</span>
          </div>
        ),
      },
      value: {
        heading: 'Value',
        cell: (fact) => (
          <ul className="grid gap-1">
            {fact.visible_values.map((value) => (
              <li key={value.id} className={value.is_upcoming ? 'text-ink/75' : 'font-medium'}>
                {describeValue(value, fact)}
              </li>
            ))}
          </ul>
        ),
      },
      source: {
        heading: 'Source',
        width: 'w-[20%]',
        cell: ({ visible_values: [value] }) => (value ? <Source value={value} /> : '–'),
      },
      states: {
        heading: 'To do',
        width: 'w-[17%]',
        cell: ({ states }) => <States states={states} />,
      },
      confirm: {
        heading: 'Review',
        width: 'w-[13%]',
        cell: (fact) => (
          <div className="flex flex-wrap gap-2">
            <ReviewAction fact={fact} />
            <ChangeButton fact={fact} />
          </div>
        ),
      },
    },
  })

function ReviewAction({ fact }: { fact: ListedFact }) {
  const { id, label } = fact
  const [only, other] = fact.visible_values
  if (!only || other) return <OpenLink id={id}>Open</OpenLink>
  return (
    <ConfirmButton
      value={only}
      label={label}
      text={describeValue(only, fact)}
      changeSearch={getFactSearch(location.search, id, 'add')}
      sourceSearch={getFactSearch(location.search, id, 'value', only.id)}
    />
  )
}

function OpenLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      // Keeps the filters of the list.
      to={{ search: getFactSearch(location.search, id) }}
      preventScrollReset
      className="font-semibold text-indigo underline wrap-anywhere"
    >
      {children}
    </Link>
  )
}

/** Adds an open fact to the query string, and one of its dialogs. */
export function getFactSearch(search: string, id: string, dialog?: 'add' | 'value', value = '') {
  const query = new URLSearchParams(search)
  query.set('edit', id)
  if (dialog) query.set(dialog, value)
  return query.toString()
}

export function Source({ value }: { value: Pick<VisibleValue, 'address' | 'publisher'> }) {
  const { address, publisher } = value
  if (!address) return <span className="wrap-anywhere">{publisher || '–'}</span>
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="text-indigo underline wrap-anywhere"
    >
      {publisher || address}
    </a>
  )
}

function States({ states }: Pick<ListedFact, 'states'>) {
  if (states.length === 0) return 'Nothing'
  return (
    <ul className="grid gap-1">
      {states.map((state) => (
        <li
          key={state}
          className={state === 'confirm_now' ? 'font-semibold text-alarm' : undefined}
        >
          {stateNames[state]}
        </li>
      ))}
    </ul>
  )
}
