import { useContext } from 'react'
import { useLocation } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { fillIn } from '#app/contract/fill-in.ts'
import { localizeAddress, to } from '#app/platform/browser/addresses.ts'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { language } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useWords } from '#app/platform/browser/office-word.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { HoneypotField } from '#app/ui/honeypot/honeypot-field.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { listShown } from '../conditions-contract.ts'
import type { ShownForm } from '../contract.ts'
import * as words from '../words.ts'
import { formScript } from './form-script.ts'
import { InLanguage, Question, toInputId, toInputName } from './question.tsx'

/** Texts by the name of the control, of which some have several. */
export type SentValues = Record<string, string[]>

export interface CustomFormProps {
  form: ShownForm
  /** What the API has refused. */
  failure?: Partial<ApiFailure>
  values?: SentValues
}

/** A form of the office. It is sent to its own page and works without scripts. */
export function CustomForm(props: CustomFormProps) {
  const { form, failure, values = {} } = props
  const { pathname } = useLocation()
  const { nonce } = useContext(DocumentContext)
  const errors: Record<string, string> = failure?.fields ?? {}
  const answers = Object.fromEntries(
    form.fields.map(({ key }) => [key, values[toInputName(key)]] as const),
  )
  const hasFiles = form.fields.some(({ kind }) => kind === 'file')
  // Errors of hidden questions do not occur, so what is listed is on the screen.
  const shown = failure ? listShown(form.fields, answers) : []

  return (
    <SiteLanguage>
      <form
        method="post"
        // In other forms a Nepali letter has nine bytes.
        encType="multipart/form-data"
        data-part={hasFiles ? 'form-files' : undefined}
        data-sending={hasFiles ? words.sending : undefined}
        data-not-sent={hasFiles ? words.notSent : undefined}
        action={`${to('/forms/send')}?form=${form.slug}`}
        noValidate
        className="grid max-w-2xl gap-5"
      >
        {failure && <ErrorSummary form={form} failure={failure} shown={shown} />}
        <PersonFields form={form.slug} values={values} errors={errors} />
        {form.fields.map((field) => (
          <Question
            key={field.key}
            form={form.slug}
            field={{ ...field, language: field.language ?? form.language }}
            fields={form.fields}
            values={answers[field.key]}
            error={errors[toInputName(field.key)]}
          />
        ))}
        <input type="hidden" name="form" value={form.id} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="page" value={values.page?.[0] ?? localizeAddress(pathname)} />
        <input type="hidden" name="origin" value={values.origin?.[0] ?? ''} />
        <HoneypotField defaultValue={values.website?.[0]} />
        <Consent form={form} isAgreed={values.is_agreed !== undefined} error={errors.is_agreed} />
        <Button
          type="submit"
          variant="primary"
          className="min-h-12 max-sm:w-full sm:justify-self-start sm:px-8"
        >
          {form.button ? (
            <InLanguage language={form.language}>{form.button}</InLanguage>
          ) : (
            words.send
          )}
        </Button>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: formScript }} />
      </form>
    </SiteLanguage>
  )
}

interface PersonFieldsProps {
  /** The slug of the form. */
  form: string
  values: SentValues
  errors: Record<string, string>
}

/** Who sends the form, by which the office finds the person again. */
function PersonFields({ form, values, errors }: PersonFieldsProps) {
  const getWord = useWords()
  const common = (name: string) => ({ name, defaultValue: values[name]?.[0], required: true })
  const field = (name: string) => ({
    id: toInputId(form, name),
    isRequired: true,
    error: errors[name],
  })

  return (
    <>
      <Field label={getWord('form_name').text} {...field('name')}>
        {(control) => <input {...control} {...common('name')} autoComplete="name" />}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={getWord('form_email').text} {...field('email')}>
          {(control) => (
            <input {...control} {...common('email')} type="email" autoComplete="email" />
          )}
        </Field>
        <Field label={getWord('form_phone').text} {...field('phone')}>
          {(control) => <input {...control} {...common('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
    </>
  )
}

interface ConsentProps {
  form: ShownForm
  isAgreed: boolean
  error?: string
}

/** What happens with the answers, which is sent and stored with them. */
function Consent({
  form: { slug, consent, asks_consent, language: own },
  isAgreed,
  error,
}: ConsentProps) {
  const getWord = useWords()
  const { short_name } = useOffice()
  const text = consent || fillIn(getWord('form_privacy').text, { office: short_name })
  const shown = consent ? <InLanguage language={own}>{text}</InLanguage> : text
  const id = toInputId(slug, 'is_agreed')

  return (
    <div className="max-w-[65ch] text-sm text-ink/75">
      {asks_consent ? (
        <label className="flex min-h-11 items-center gap-3">
          <input
            id={id}
            type="checkbox"
            name="is_agreed"
            value="yes"
            required
            defaultChecked={isAgreed}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : undefined}
            className="size-5 shrink-0 accent-indigo"
          />
          <span>{shown}</span>
        </label>
      ) : (
        <p>{shown}</p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-alarm">
          {error}
        </p>
      )}
      <input type="hidden" name="consent" value={text} />
    </div>
  )
}

interface ErrorSummaryProps {
  form: ShownForm
  failure: Partial<ApiFailure>
  shown: ShownForm['fields']
}

/** Takes the focus for screen readers, and links to each answer that was refused. */
function ErrorSummary({ form, failure, shown }: ErrorSummaryProps) {
  const getWord = useWords()
  const { fields } = failure
  const entries = [
    ...(['name', 'email', 'phone'] as const).map((name) => ({
      id: toInputId(form.slug, name),
      label: getWord(`form_${name}`).text,
      language,
      error: fields?.[name],
    })),
    ...shown.map((field) => ({
      id: toInputId(form.slug, field.key),
      label: field.label,
      language: field.language ?? form.language,
      error: fields?.[toInputName(field.key)],
    })),
    { id: toInputId(form.slug, 'is_agreed'), label: '', language, error: fields?.is_agreed },
  ].filter(({ error }) => error)

  return (
    <div
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the visitor has just submitted the page, and this is the result
      autoFocus
      role="alert"
      className="rounded-card border border-alarm bg-white px-5 py-4"
    >
      <p className="font-semibold">{words.error}</p>
      {entries.length === 0 ? (
        <p>{failure.detail ?? words.notSent}</p>
      ) : (
        <>
          <p>{words.checkBelow}</p>
          <ul className="mt-1 list-disc pl-5">
            {entries.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`} className="underline underline-offset-4 wrap-anywhere">
                  {entry.label && (
                    <>
                      <InLanguage language={entry.language}>{entry.label}</InLanguage>
                      {': '}
                    </>
                  )}
                  {entry.error}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
