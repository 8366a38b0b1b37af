import { data, redirect } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { formsApi, type NewAnswers, sent } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/send-page.ts'
import { CustomForm, type SentValues } from './custom-form.tsx'
import { loadForm } from './load-form.ts'
import { FormNotFound, Frame, link } from './page-frame.tsx'
import { InLanguage } from './question.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadForm(request, context.get(apiContext))

/** Sends the form. A page that was sent can be reloaded without sending it again. */
export async function action({ request, context }: Route.ActionArgs) {
  // A malformed body is validated like an empty form.
  const given = await request.formData().catch(() => new FormData())
  const values = readValues(given)
  const result = await context.get(apiContext).attempt(formsApi.send, { body: toBody(values) })
  if (result.ok) return redirect(`${sent.path}?${sent.fields[0]}=${result.value.slug}`)
  const failure = 'failure' in result ? localizeProblems(result.failure) : {}
  return data({ failure, values }, { status: result.status })
}

function readValues(form: FormData): SentValues {
  const names = [...new Set(form.keys())]
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(names.map((name) => [name, texts(name)]))
}

/** The API validates the fields. */
function toBody({ is_agreed, ...values }: SentValues) {
  const prefix = 'answers.'
  const texts = Object.entries(values).filter(([name]) => !name.startsWith(prefix))
  const answers = Object.entries(values).filter(([name]) => name.startsWith(prefix))
  return {
    ...Object.fromEntries(texts.map(([name, [value]]) => [name, value])),
    is_agreed: is_agreed !== undefined,
    answers: Object.fromEntries(answers.map(([name, all]) => [name.slice(prefix.length), all])),
  } as unknown as NewAnswers
}

/** Replaces the sentences of the API on answers by those of the site. */
function localizeProblems(failure: ApiFailure): ApiFailure {
  const fields = Object.entries(failure.fields ?? {}).map(([name, sentence]) => {
    const { code = '', params = {} } = failure.problems?.[name] ?? {}
    const describe = Object.hasOwn(words.problems, code) ? words.problems[code] : undefined
    return [name, describe?.(params as never) ?? sentence]
  })
  const { code = '' } = failure
  const sentences = { too_large: words.tooLarge, too_slow: words.tooSlow }
  const detail = getOwn(sentences, code) ?? failure.detail
  return { ...failure, detail, fields: failure.fields && Object.fromEntries(fields) }
}

export default function SendPage({ loaderData: form, actionData }: Route.ComponentProps) {
  if (!form) return <FormNotFound />
  const { title, language, address } = form

  return (
    <Frame
      title={actionData ? `${words.error}: ${title}` : title}
      heading={<InLanguage language={language}>{title}</InLanguage>}
    >
      {import.meta.env.SSR && (
        <CustomForm form={form} failure={actionData?.failure} values={actionData?.values} />
      )}
      <a href={address} className={link}>
        <InLanguage language={language}>{title}</InLanguage>
      </a>
    </Frame>
  )
}
