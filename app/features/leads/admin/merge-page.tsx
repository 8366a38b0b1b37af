import { type FormEvent, useState } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { type Lead, type LeadDetails, leadsApi } from '../contract.ts'
import {
  type FieldName,
  findField,
  followUpFields,
  listNames,
  type SingleName,
  singleNames,
} from '../fields-contract.ts'
import type { Route } from './+types/merge-page.ts'
import { formatFieldValue, labelOf, nameLead } from './lead-labels.ts'
import { OfficeListsContext, readOfficeLists, useOfficeLists } from './office-lists.ts'
import { useMerge } from './use-merge.ts'

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [lead, other, lists] = await Promise.all([
    api.call(leadsApi.find, { params }),
    api.call(leadsApi.find, { params: { id: params.other } }),
    readOfficeLists(api),
  ])
  // The API returns the primary lead for a merged one.
  if (lead.id === other.id) throw redirect(`/admin/leads/${lead.id}`)
  return { lead, other, lists }
}

export default function MergePage({ loaderData: { lead, other, lists } }: Route.ComponentProps) {
  return (
    <OfficeListsContext value={lists}>
      <Screen
        title="Possible duplicate"
        subtitle={
          <p className="max-w-prose text-ink/75">
            Choose the values to keep where the two leads differ. Both timelines are kept, and you
            can unmerge the leads at any time.
          </p>
        }
      >
        <MergeForm key={`${lead.id} ${other.id}`} lead={lead} other={other} />
      </Screen>
    </OfficeListsContext>
  )
}

interface LeadPair {
  lead: LeadDetails
  other: LeadDetails
}

function MergeForm({ lead, other }: LeadPair) {
  const differing = mergeFields.filter((group) => isDifferent(group, lead, other))
  const [fromOther, setFromOther] = useState(
    () => new Set(differing.filter((group) => isBlank(group, lead))),
  )
  const navigate = useNavigate()
  const openLead = () => navigate(`/admin/leads/${lead.id}`)
  const { merge, dismissDuplicate, isSending } = useMerge(lead, openLead)

  function save(event: FormEvent) {
    event.preventDefault()
    return merge(other, [...fromOther].flat())
  }

  function choose(group: SingleName[], isFromOther: boolean) {
    const next = new Set(fromOther)
    if (isFromOther) next.add(group)
    else next.delete(group)
    setFromOther(next)
  }

  return (
    <form onSubmit={save} className="grid gap-4">
      <div className="grid grid-cols-2 gap-2 sm:gap-4">
        <LeadHeading lead={lead} />
        <LeadHeading lead={other} />
      </div>
      {differing.map((group) => (
        <fieldset key={group[0]} className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{labelOf(group[0] ?? '')}</legend>
          <div className="grid grid-cols-2 gap-2 sm:gap-4">
            {[lead, other].map((each) => (
              <label key={each.id} className={choiceLook}>
                <input
                  type="radio"
                  name={group[0]}
                  className="mt-1 size-4 shrink-0 accent-indigo"
                  checked={fromOther.has(group) === (each === other)}
                  onChange={() => choose(group, each === other)}
                />
                <MergeFieldValues fields={group} lead={each} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <MergedLists lead={lead} other={other} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isSending}>
          Merge
        </Button>
        <Button disabled={isSending} onClick={() => dismissDuplicate(other)}>
          Not a duplicate
        </Button>
        <Button onClick={openLead}>Cancel</Button>
      </div>
    </form>
  )
}

const choiceLook =
  'flex min-h-11 min-w-0 cursor-pointer gap-2 card p-3 has-checked:border-indigo has-checked:bg-indigo/5'

function LeadHeading({ lead }: { lead: LeadDetails }) {
  return (
    <div className="min-w-0 card p-3">
      <Link
        to={`/admin/leads/${lead.id}`}
        className="font-semibold text-indigo underline wrap-anywhere"
      >
        {nameLead(lead)}
      </Link>
      <p className="text-sm text-ink/75">
        Created <OfficeDateTime at={lead.created_at} className="tabular-nums" />
      </p>
      <p className="text-sm text-ink/75">
        {lead.enquiries === 1 ? '1 enquiry' : `${lead.enquiries} enquiries`}
      </p>
    </div>
  )
}

/** Lists that a merge combines from both leads. */
function MergedLists({ lead, other }: LeadPair) {
  const filledLists = listNames.filter(
    (name) => name !== 'phone_labels' && lead[name].length + other[name].length > 0,
  )
  return (
    <section className="card p-3">
      <h2 className="font-semibold text-indigo">Combined from both</h2>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {filledLists.map((name) => {
          const both = { ...lead, [name]: [...new Set([...lead[name], ...other[name]])] }
          return (
            <div key={name} className="contents">
              <dt className="text-sm text-ink/75">{labelOf(name)}</dt>
              <dd className="wrap-anywhere">
                <MergeFieldValues fields={[name]} lead={both} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** Shows the values of the fields that are chosen together. */
function MergeFieldValues({ fields, lead }: { fields: FieldName[]; lead: Lead }) {
  const lists = useOfficeLists()
  const values = fields
    .map((name) => formatFieldValue(name, lead[name], lists))
    .filter((text) => text !== '–')
  if (values.length === 0) return <span className="text-ink/75">Empty</span>
  return <span className="min-w-0 wrap-anywhere">{values.join(' · ')}</span>
}

const isFollowUp = new Set<string>(followUpFields)

/** Fields that are chosen together, for example a stage with its lost reason. */
const mergeFields = [
  ...Map.groupBy(
    // All tasks of both leads are kept.
    singleNames.filter((name) => !isFollowUp.has(name)),
    (name) => findField(name)?.mergedWith ?? name,
  ).values(),
]

const isDifferent = (fields: SingleName[], one: Lead, other: Lead) =>
  fields.some((name) => one[name] !== other[name])

const isBlank = (fields: SingleName[], lead: Lead) => fields.every((name) => !lead[name])
