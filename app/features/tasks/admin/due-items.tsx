import { Link } from 'react-router'
import type { Today } from '#app/features/leads/contract.ts'
import { Day } from '#app/ui/day.tsx'
import { checklistApi, type DueItem, type ItemState } from '../checklist-contract.ts'
import { ItemStateSelect } from './item-state-select.tsx'
import { TodaySection } from './today-section.tsx'
import { useChecklist } from './use-checklist.ts'

/** Lists due checklist items, whose status can be changed here. */
export function DueItems({ total, items }: Today['checklist']) {
  return (
    <TodaySection
      title="Checklist items due"
      total={total}
      empty="No checklist item is due."
      all={
        total > items.length && (
          <p className="text-sm text-ink/75">Only the {items.length} oldest items are shown.</p>
        )
      }
    >
      {items.length > 0 && items.map((item) => <DueRow key={item.id} item={item} />)}
    </TodaySection>
  )
}

function DueRow({ item }: { item: DueItem }) {
  const { id, title, state, due_on, is_overdue, lead_id, lead_name } = item
  const { send, isSending } = useChecklist()
  const changeState = (newState: ItemState) =>
    send((api) => api.attempt(checklistApi.change, { params: { id }, body: { state: newState } }))

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 card p-3">
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <span className="font-medium">{title}</span>
          <Link
            to={`/admin/leads/${lead_id}`}
            className="inline-flex min-h-6 items-center font-semibold text-indigo underline"
          >
            {lead_name || 'Open lead'}
          </Link>
        </p>
        <p className={`text-sm ${is_overdue ? 'font-semibold text-alarm' : 'text-ink/75'}`}>
          {is_overdue ? 'Overdue: ' : 'Due today: '}
          <Day on={due_on} isShort />
        </p>
      </div>
      <ItemStateSelect
        label={`Status of ${title} for ${lead_name}`}
        state={state}
        isSending={isSending}
        onChoose={changeState}
      />
    </li>
  )
}
