import type { ReactNode } from 'react'
import { data } from 'react-router'
import type { ApiClient, ApiFailure } from '#app/contract/api-client.ts'
import { fillIn } from '#app/contract/fill-in.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { localizeAddress, to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { language } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useWords } from '#app/platform/browser/office-word.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { HoneypotField } from '#app/ui/honeypot/honeypot-field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { eventsPath, registering, type ShownEvent, toCalendarPath } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'
import {
  type Confirmation,
  type NewRegistration,
  registrationsApi,
} from '../registrations-contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/register-page.ts'
import { EventTime } from './event-time.tsx'

/** The page needs no script: the form is sent to its action. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const slug = new URL(request.url).searchParams.get('event') ?? ''
  const event = slug && (await loadEvent(context.get(apiContext), slug))
  return event ? data(event) : data(null, { status: 404 })
}

/** Loads an event by the slug of its source page. */
async function loadEvent(api: ApiClient, slug: string) {
  const address = localizeAddress(`${eventsPath}/${slug}`)
  const found = await api.attempt(publishedApi.read, { querystring: { address } })
  if (!found.ok || found.value.type !== 'event') return undefined
  const { content, language: contentLanguage } = found.value
  const { title, place, shown } = content as unknown as EventContent & { shown: ShownEvent }
  return { address: found.value.address, language: contentLanguage, title, place, shown }
}

export async function action({ request, context }: Route.ActionArgs) {
  // A malformed body is validated like an empty form.
  const form = await request.formData().catch(() => new FormData())
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const values = Object.fromEntries(texts)
  // The API validates the fields.
  const body = values as unknown as NewRegistration
  const result = await context.get(apiContext).attempt(registrationsApi.send, { body })
  if (result.ok) return data({ confirmation: result.value, values })
  const failure: Partial<ApiFailure> = 'failure' in result ? result.failure : {}
  return data({ failure, isClosed: result.status === 409, values }, { status: result.status })
}

export default function RegisterPage({ loaderData: event, actionData }: Route.ComponentProps) {
  if (!event)
    return (
      <Frame title={words.notFound}>
        <p>{words.notFoundHint}</p>
        <a href={to('/contact')} className={link}>
          {words.contact}
        </a>
      </Frame>
    )
  const { title, shown } = event
  if (actionData && 'confirmation' in actionData)
    return (
      <Confirmed event={event} confirmation={actionData.confirmation} values={actionData.values} />
    )
  const heading = shown.registration === 'full' ? words.waitingListOf : words.registerFor
  const isOpen = shown.registration === 'open' || shown.registration === 'full'
  const isClosed = !isOpen || actionData?.isClosed

  return (
    <Frame title={heading(title)}>
      <Summary event={event} />
      {shown.registration === 'full' && <p>{words.isFull}</p>}
      {isClosed ? (
        <p className="font-semibold">{words.isClosed}</p>
      ) : (
        <RegistrationForm shown={shown} failure={actionData?.failure} values={actionData?.values} />
      )}
      <a href={event.address} className={link}>
        {title}
      </a>
    </Frame>
  )
}

type LoadedEvent = NonNullable<Awaited<ReturnType<typeof loadEvent>>>

const link =
  'inline-flex min-h-9 items-center justify-self-start underline underline-offset-4 wrap-anywhere'

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="frame grid max-w-2xl gap-5 pt-12 pb-20 wrap-anywhere lg:pt-16">
      <PageHead title={title} />
      <h1 className="font-display text-title font-semibold text-night wrap-anywhere">{title}</h1>
      {children}
    </div>
  )
}

const AllEvents = () => (
  <a href={localizeAddress(eventsPath)} className={link}>
    {words.allEvents}
  </a>
)

function Summary({ event: { place, language: own, shown } }: { event: LoadedEvent }) {
  return (
    <p>
      <EventTime {...shown} />
      {place && (
        <>
          <br />
          <span lang={own === language ? undefined : own}>{place}</span>
        </>
      )}
    </p>
  )
}

interface ConfirmedProps {
  event: LoadedEvent
  confirmation: Confirmation
  values: Record<string, string>
}

/** What has happened, and what happens next. */
function Confirmed({ event, confirmation, values }: ConfirmedProps) {
  const { phone } = useOffice()
  const { state, is_mailed, link: address } = confirmation
  const hasSeat = state === 'registered'

  return (
    <Frame title={hasSeat ? words.registered : words.onWaitingList}>
      <p role="status" className="font-semibold">
        {hasSeat ? words.haveSeat : words.youWait}
      </p>
      <p className="wrap-anywhere">{event.title}</p>
      <Summary event={event} />
      <p className="wrap-anywhere">
        {is_mailed ? words.isMailed(values.email ?? '') : words.callToCancel(phone)}
      </p>
      {address && (
        <a href={address} className={link}>
          {words.openEvent}
        </a>
      )}
      {hasSeat && (
        <a href={toCalendarPath(event.shown.page_id)} download className={link}>
          {words.addToCalendar}
        </a>
      )}
      <AllEvents />
    </Frame>
  )
}

interface RegistrationFormProps {
  shown: ShownEvent
  failure?: Partial<ApiFailure>
  values?: Record<string, string>
}

function RegistrationForm({ shown, failure, values = {} }: RegistrationFormProps) {
  const getWord = useWords()
  const { short_name } = useOffice()
  const errors: Record<string, string> = failure?.fields ?? {}
  const [firstInvalid] = Object.keys(errors)
  const consent = fillIn(getWord('form_privacy').text, { office: short_name })
  const common = (name: string) => ({
    name,
    defaultValue: values[name],
    autoFocus: name === firstInvalid,
  })

  return (
    <form
      method="post"
      action={`${to('/events/register')}?${registering.fields[0]}=${shown.slug}`}
      noValidate
      className="grid gap-5"
    >
      {failure && (
        <div role="alert" className="rounded-card border border-alarm bg-white px-5 py-4">
          <p className="font-semibold">{words.error}</p>
          <p>{failure.detail ?? words.notSent}</p>
        </div>
      )}
      <input type="hidden" name="event" value={shown.id} />
      <input type="hidden" name="language" value={language} />
      <Field label={getWord('form_name').text} isRequired error={errors.name}>
        {(control) => <input {...control} {...common('name')} autoComplete="name" required />}
      </Field>
      <Field label={getWord('form_email').text} isRequired error={errors.email}>
        {(control) => (
          <input {...control} {...common('email')} type="email" autoComplete="email" required />
        )}
      </Field>
      <Field label={getWord('form_phone').text} isRequired error={errors.phone}>
        {(control) => (
          <input {...control} {...common('phone')} type="tel" autoComplete="tel" required />
        )}
      </Field>
      <Field label={words.note} hint={words.noteHint} error={errors.note}>
        {(control) => <textarea {...control} {...common('note')} rows={3} />}
      </Field>
      <HoneypotField defaultValue={values.website} />
      <p className="text-sm text-ink/75">
        {consent}
        <input type="hidden" name="consent" value={consent} />
      </p>
      <Button
        type="submit"
        variant="primary"
        className="min-h-12 max-sm:w-full sm:justify-self-start sm:px-8"
      >
        {shown.registration === 'full' ? words.joinWaitingList : words.register}
      </Button>
    </form>
  )
}
