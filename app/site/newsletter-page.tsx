import { data } from 'react-router'
import { newsletterApi } from '#app/features/newsletter/contract.ts'
import { answerForm } from '#app/features/newsletter/site/answer-form.ts'
import { LinkForm } from '#app/features/newsletter/site/link-form.tsx'
import { NewsletterForm } from '#app/features/newsletter/site/newsletter-form.tsx'
import { subscribing } from '#app/features/newsletter/subscribing-contract.ts'
import * as words from '#app/features/newsletter/words.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/newsletter-page.ts'
import { NotFound } from './error-notice.tsx'

const readToken = (request: Request) =>
  new URL(request.url).searchParams.get(subscribing.fields[0]) ?? ''

/** A secret link works also while the newsletter is off, so that everyone can unsubscribe. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const token = readToken(request)
  if (token) {
    const link = await api.attempt(newsletterApi.readLink, { body: { token } })
    return data({ state: link.ok ? link.value.state : null }, { status: link.ok ? 200 : 404 })
  }
  const newsletter = await api.attempt(newsletterApi.readPublic, {})
  if (!newsletter.ok) return data(null, { status: 503 })
  return newsletter.value.is_open ? data({ state: undefined }) : data(null, { status: 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  // A malformed body is validated like an empty form.
  const form = await request.formData().catch(() => new FormData())
  const answer = await answerForm(context.get(apiContext), form, readToken(request))
  return data(answer, { status: answer.status })
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  const { state } = loaderData
  const old = { isDone: false, title: words.linkIsOld, text: words.linkIsOldText }
  const notice = actionData ?? (state === null ? old : undefined)

  return (
    <div className="frame grid gap-6 pt-12 pb-20 lg:pt-16">
      <PageHead title={words.newsletter} />
      <h1 className="font-display text-title font-semibold text-night">{words.newsletter}</h1>
      {notice && <Notice {...notice} hasField={Boolean(actionData?.errors)} />}
      {state && !actionData && <LinkForm state={state} />}
      {state === undefined && !actionData?.isDone && (
        <>
          <p className="max-w-[65ch] text-lg text-ink/80">{words.whatYouGet}</p>
          {/* In the build for browsers it would come with the frame of every page. */}
          {import.meta.env.SSR && (
            <NewsletterForm values={actionData?.values} errors={actionData?.errors} />
          )}
        </>
      )}
    </div>
  )
}

interface NoticeProps {
  isDone: boolean
  title: string
  text: string
  /** The invalid field has the focus. */
  hasField: boolean
}

/** Takes the focus for screen readers, because scripts cannot announce it. */
function Notice({ isDone, title, text, hasField }: NoticeProps) {
  return (
    <div
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the visitor has just submitted the page, and this is the result
      autoFocus={!hasField}
      role={isDone ? 'status' : 'alert'}
      className={`max-w-xl rounded-card border bg-white px-5 py-4 ${isDone ? 'border-indigo' : 'border-alarm'}`}
    >
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  )
}
