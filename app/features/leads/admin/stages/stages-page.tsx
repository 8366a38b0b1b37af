import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { stagesApi } from '../../stage-contract.ts'
import { nameStage } from '../../stage-names.ts'
import type { Route } from './+types/stages-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => readOrdered(stages, context)

export const shouldRevalidate = isSameSearch

export default function StagesPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={stages} reading={reading} />
}

const outcomes = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
}

const stages = defineOrderedList(stagesApi, {
  title: 'Stages',
  singular: 'stage',
  subject: 'lead_stage',
  add: '+ Add stage',
  nameOf: ({ name }) => nameStage(name),
  empty:
    'Stages are the steps of a lead until it becomes a student. Press “+ Add stage” to add the first one, for example New.',
  intro:
    'Stages show how far a lead has come, from the first enquiry to an enrolled student. New leads start in the first open stage. Drag the handles to change the order.',
  fields: {
    name: { label: 'Name', isRequired: true, maxLength: 40 },
    outcome: {
      label: 'Outcome',
      initial: 'open',
      options: Object.entries(outcomes),
    },
  },
  cards: {
    className: 'grid gap-3',
    cardClassName:
      'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-3 p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]',
    card: ({ name, outcome }, { handle, actions }) => (
      <>
        {handle}
        <div className="grid gap-0.5">
          <h2 className="font-semibold text-indigo wrap-anywhere">{nameStage(name)}</h2>
          <p className="text-sm text-ink/75">{outcomes[outcome]}</p>
        </div>
        <div className="flex gap-2 max-sm:col-start-2">{actions}</div>
      </>
    ),
  },
})
