import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  exampleDataApi,
  type FirstSteps,
  firstStepsApi,
  type StepName,
} from '../first-steps-contract.ts'
import type { AddedData } from './remove-example-data.tsx'

interface Step {
  title: string
  /** Why it matters. */
  reason: string
  screen: string
}

const steps: Record<StepName, Step> = {
  office_profile: {
    title: 'Complete your office profile',
    reason: 'Visitors still see example values, such as the name or the address.',
    screen: '/admin/office?onboarding',
  },
  mail: {
    title: 'Set up e-mail',
    reason: 'New enquiries and forgotten passwords need it. Send a test at the end.',
    screen: '/admin/mail',
  },
  second_factor: {
    title: 'Protect your account with a second factor',
    reason: 'A stolen password is then not enough to sign in.',
    screen: '/admin/account#factors',
  },
  backup_copy: {
    title: 'Keep a backup elsewhere',
    reason: 'Download a backup and store it in another place, because a disk can fail.',
    screen: '/admin/backups',
  },
  facts: {
    title: 'Confirm the facts',
    reason: 'Compare fees and amounts that are due for review with their sources.',
    screen: '/admin/facts?state=urgent',
  },
  pictures: {
    title: 'Upload your first pictures',
    reason: 'Your own photographs show visitors who you are.',
    screen: '/admin/pictures',
  },
  people: {
    title: 'Invite people',
    reason: 'Everyone in the office should have an own account.',
    screen: '/admin/people',
  },
}

const isFinished = (firstSteps: FirstSteps) => firstSteps.steps.every(({ is_done }) => is_done)

/** The first steps of a new office, until they are done or hidden, and its example data. */
export function FirstStepsSection(firstSteps: FirstSteps) {
  const { steps: states, is_hidden, example_data } = firstSteps
  const may = useCan()
  const { run, isSending } = useCommand()
  const isShown = !is_hidden && !isFinished(firstSteps)
  const done = states.filter(({ is_done }) => is_done).length

  async function hide() {
    const result = await run(firstStepsApi.hide, {})
    if (!result) return
    focusHeading()
    await showToast('success', 'First steps hidden. You can show them again below.')
  }

  return (
    <>
      {isShown && (
        <section aria-labelledby="first-steps" className="grid gap-3 card p-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="first-steps" className="font-display text-xl font-semibold text-indigo">
              First steps
            </h2>
            <p className="text-sm text-ink/75 tabular-nums">
              {done} of {states.length} done
            </p>
          </div>
          <ol className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
            {states.map(({ name, is_done }) => (
              <StepRow key={name} {...steps[name]} isDone={is_done} />
            ))}
          </ol>
          {example_data?.can_be_added && <AddExampleData />}
          {may('settings:change') && (
            <Button size="small" className="justify-self-start" disabled={isSending} onClick={hide}>
              Hide first steps
            </Button>
          )}
        </section>
      )}
      {example_data?.added_at && (
        <Suspense>
          <RemoveExampleData {...example_data} added_at={example_data.added_at} />
        </Suspense>
      )}
    </>
  )
}

function StepRow({ title, reason, screen, isDone }: Step & { isDone: boolean }) {
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className={`w-5 shrink-0 py-1 ${isDone ? 'text-indigo' : ''}`}>
        {isDone ? '✓' : '○'}
      </span>
      <div>
        <Link
          to={screen}
          className={`inline-block py-1 text-indigo underline ${isDone ? '' : 'font-semibold'}`}
        >
          {title}
        </Link>{' '}
        {isDone ? (
          <span className="text-sm text-ink/75">Done</span>
        ) : (
          <p className="text-sm text-ink/75">{reason}</p>
        )}
      </div>
    </li>
  )
}

/** Brings the hidden first steps back, for everyone in the office. */
export function ShowFirstSteps(firstSteps: FirstSteps) {
  const may = useCan()
  const { run, isSending } = useCommand()
  if (!firstSteps.is_hidden || isFinished(firstSteps) || !may('settings:change')) return null
  return (
    <Button
      size="small"
      className="justify-self-start"
      disabled={isSending}
      onClick={async () => {
        if (await run(firstStepsApi.show, {})) focusHeading()
      }}
    >
      Show first steps
    </Button>
  )
}

function AddExampleData() {
  const { run, isSending } = useCommand()

  async function add() {
    const result = await run(exampleDataApi.add, {}, 'No example data was added.')
    if (!result) return
    focusHeading()
    await showToast('success', 'Example data added')
  }

  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-3">
      <p className="max-w-prose text-sm text-ink/75">
        Would you like to try everything first? Add example leads, chats and a page draft. Nobody is
        notified when they are added, and visitors do not see them. You can remove them again.
      </p>
      <Button size="small" disabled={isSending} onClick={add}>
        {isSending ? 'Adding...' : 'Add example data'}
      </Button>
    </div>
  )
}

/** Renders nothing if the script cannot be loaded, so that the dashboard still works. */
const RemoveExampleData = lazy<ComponentType<AddedData>>(() =>
  import('./remove-example-data.tsx').catch(() => ({ default: () => null })),
)
