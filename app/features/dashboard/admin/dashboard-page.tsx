import { type ReactNode, Suspense, use } from 'react'
import { Link } from 'react-router'
import { nameVisitor } from '#app/features/chat/visitor-name-contract.ts'
import { fieldNames } from '#app/features/office/field-names-contract.ts'
import { greet, identityContext } from '#app/platform/admin/identity-context.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { Screen } from '#app/platform/admin/screen.tsx'
import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { type Dashboard, dashboardApi } from '../contract.ts'
import { type FirstSteps, firstStepsApi } from '../first-steps-contract.ts'
import type { Route } from './+types/dashboard-page.ts'
import { CountCards, loadChart } from './count-cards.tsx'
import { FirstStepsSection, ShowFirstSteps } from './first-steps.tsx'
import { WorkCards } from './work-cards.tsx'

/** A failed request is only logged (specification §8). */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  // Loads the chart in parallel with the counts.
  loadChart()
  const reading = context
    .get(apiContext)
    .call(dashboardApi.read, {})
    .catch((error) => void console.error(error))
  const readingSteps = context
    .get(apiContext)
    .call(firstStepsApi.read, {})
    .catch((error) => void console.error(error))
  return { reading, readingSteps, name: greet(context.get(identityContext)) }
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { reading, readingSteps, name } = loaderData

  return (
    <Screen title="Dashboard" above={<p className="text-ink/75">Welcome, {name}</p>}>
      <Suspense fallback={<LoadingState />}>
        <DashboardContent reading={reading} readingSteps={readingSteps} />
      </Suspense>
    </Screen>
  )
}

interface DashboardContentProps {
  reading: Promise<Dashboard | undefined>
  readingSteps: Promise<FirstSteps | undefined>
}

/** Shows open work first, then the counts. */
function DashboardContent({ reading, readingSteps }: DashboardContentProps) {
  const dashboard = use(reading)
  const firstSteps = use(readingSteps)

  return (
    <>
      <WorkCards dashboard={dashboard} />
      {dashboard && (
        <>
          <Problems problems={dashboard.problems} />
          {firstSteps && <FirstStepsSection {...firstSteps} />}
          <ExampleValues example_fields={dashboard.example_fields} />
          {dashboard.enquiry_notifications && (
            <NotificationStatus {...dashboard.enquiry_notifications} />
          )}
          <LongestAwaitingReply {...dashboard} />
          <RecentMessages {...dashboard} />
        </>
      )}
      <CountCards dashboard={dashboard} />
      <StartLink />
      {firstSteps && <ShowFirstSteps {...firstSteps} />}
    </>
  )
}

/** Links to the main screen of roles that have no counts here. */
function StartLink() {
  const may = useCan()
  if (may('content:write') || may('contacts:work')) return null
  const [screen, title] = may('leads:work')
    ? ['/admin/today', 'Today']
    : ['/admin/reports', 'Reports']
  return (
    <p>
      Go to{' '}
      <Link to={screen} className="inline-block py-1 font-semibold text-indigo underline">
        {title}
      </Link>
    </p>
  )
}

/** Reserves the space of the work cards, so that the layout does not shift. */
function LoadingState() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <WorkCards />
    </>
  )
}

/** Warns that visitors still see example values of the office profile. */
function ExampleValues({ example_fields = [] }: Pick<Dashboard, 'example_fields'>) {
  if (example_fields.length === 0) return null
  const names = example_fields.map((field) => fieldNames[field as keyof typeof fieldNames] ?? field)
  return (
    <p className="rounded-card border border-marigold bg-white p-4">
      Visitors still see example values: {names.join(', ')}.{' '}
      <Link
        to="/admin/office?onboarding"
        className="inline-block py-1 font-semibold text-indigo underline"
      >
        Complete your office profile
      </Link>
    </p>
  )
}

/** Lists the failing checks of the status screen. */
function Problems({ problems = [] }: Pick<Dashboard, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <div className="rounded-card border border-alarm bg-white p-4">
      <ul className="grid gap-1">
        {problems.map(({ name, text }) => (
          <li key={name}>
            <span className="font-semibold text-alarm">{localizeText(name)}:</span>{' '}
            {localizeText(text)}
          </li>
        ))}
      </ul>
      <Link to="/admin/status" className="inline-block py-1 font-semibold text-indigo underline">
        Status
      </Link>
    </div>
  )
}

/** Shows how many administrators are notified of new enquiries. */
function NotificationStatus({
  people,
  is_mail_enabled,
}: NonNullable<Dashboard['enquiry_notifications']>) {
  const hasRecipients = people > 0
  return (
    <p
      className={
        hasRecipients ? 'text-sm text-ink/75' : 'rounded-card border border-marigold bg-white p-4'
      }
    >
      {!hasRecipients && 'New enquiries are not e-mailed to anyone yet. '}
      {hasRecipients &&
        `${people === 1 ? '1 person is' : `${people} people are`} notified of new enquiries. `}
      <Link to="/admin/mail" className="inline-block py-1 font-semibold text-indigo underline">
        {is_mail_enabled ? 'Mail' : 'Set up e-mail'}
      </Link>
    </p>
  )
}

function RecentMessages({ recent_messages }: Pick<Dashboard, 'recent_messages'>) {
  const messages = recent_messages?.map(({ id, sender, message, created_at, ...visitor }) => ({
    key: id,
    ...visitor,
    text: (
      <>
        {sender === 'admin' && <span className="text-ink/75">Office: </span>}
        {message}
      </>
    ),
    moment: <OfficeDateTime at={created_at} />,
  }))

  return (
    messages && <MessageList id="recent-messages" title="Recent Messages" messages={messages} />
  )
}

/** Lists the conversations that have awaited a reply longest. */
function LongestAwaitingReply({ awaiting_reply }: Pick<Dashboard, 'awaiting_reply'>) {
  if (!awaiting_reply?.longest.length) return null
  const messages = awaiting_reply.longest.map(({ last_message, response_due_at, ...visitor }) => ({
    key: visitor.user_id,
    ...visitor,
    text: last_message,
    moment: (
      <>
        reply by <OfficeDateTime at={response_due_at} />
      </>
    ),
  }))

  return <MessageList id="awaiting-reply" title="Longest waiting in the chat" messages={messages} />
}

interface MessageListProps {
  id: string
  title: string
  messages: {
    key: string
    user_id: string
    user_name?: string
    text: ReactNode
    moment: ReactNode
  }[]
}

/** Links each message to its conversation. */
function MessageList({ id, title, messages }: MessageListProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-xl font-semibold text-indigo">
        {title}
      </h2>
      {messages.length === 0 && <p>No {title.toLowerCase()}</p>}
      <ul className="divide-y divide-line overflow-hidden card empty:hidden">
        {messages.map(({ key, user_id, user_name, text, moment }) => (
          <li key={key}>
            <Link
              to={`/admin/messages?user=${user_id}`}
              className="grid gap-x-4 px-4 py-3 -outline-offset-3 hover:bg-paper sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span className="truncate text-sm font-semibold text-indigo">
                {user_name ?? nameVisitor(user_id)}
              </span>
              <span className="truncate">{text}</span>
              <span className="text-sm text-ink/75 tabular-nums">{moment}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
