import { data } from 'react-router'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { eventsPath } from '../contract.ts'
import { type OwnRegistration, registrationsApi } from '../registrations-contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/cancel-page.ts'
import { EventTime } from './event-time.tsx'

/** The page of the link in a mail. Opening it changes nothing; programs that check mails open it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const secret = readSecret(request)
  const api = context.get(apiContext)
  const found = secret && (await api.attempt(registrationsApi.readOwn, { body: secret }))
  return found?.ok ? data(found.value) : data(null, { status: 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = readSecret(request)
  const api = context.get(apiContext)
  const result = body && (await api.attempt(registrationsApi.cancelOwn, { body }))
  return result?.ok ? data(result.value) : data(null, { status: 404 })
}

function readSecret(request: Request) {
  const params = new URL(request.url).searchParams
  const [registration, code] = [params.get('registration'), params.get('code')]
  return registration && code ? { registration, code } : undefined
}

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { phone } = useOffice()
  const registration = actionData ?? loaderData
  const title = getTitle(registration)

  return (
    <div className="frame grid max-w-2xl justify-items-start gap-5 pt-12 pb-20 wrap-anywhere lg:pt-16">
      <PageHead title={title} />
      <h1 className="font-display text-title font-semibold text-night">{title}</h1>
      {registration ? (
        <>
          <Details registration={registration} />
          <a href={localizeAddress(eventsPath)} className={link}>
            {words.allEvents}
          </a>
        </>
      ) : (
        <>
          <p>{words.unknownRegistrationHint}</p>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
            {phone}
          </a>
        </>
      )}
    </div>
  )
}

const link = 'inline-flex min-h-9 items-center underline underline-offset-4'

function getTitle(registration: OwnRegistration | null) {
  if (!registration) return words.unknownRegistration
  return registration.state === 'cancelled' ? words.cancelled : words.cancelRegistration
}

function Details({ registration }: { registration: OwnRegistration }) {
  const { state, title, is_over } = registration

  return (
    <>
      <p>
        <span className="font-semibold wrap-anywhere">{title}</span>
        <br />
        <EventTime {...registration} />
      </p>
      {state === 'cancelled' ? (
        <p role="status">{words.thanksForCancelling}</p>
      ) : is_over ? (
        <p>{words.tooLate}</p>
      ) : (
        <form method="post" className="grid justify-items-start gap-4">
          {state === 'registered' && <p>{words.cancelQuestion}</p>}
          <Button type="submit" variant="primary">
            {words.cancelRegistration}
          </Button>
        </form>
      )}
    </>
  )
}
