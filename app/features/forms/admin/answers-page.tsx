import { Link } from 'react-router'
import { formatFileSize } from '#app/contract/files.ts'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import type { SpamReason } from '#app/features/contacts/contract.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { type Answer, type CountedForm, formsApi, type ListedAnswers } from '../contract.ts'
import type { Route } from './+types/answers-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const forms = await args.context.get(apiContext).call(formsApi.listForms, {})
  const chosen = new URL(args.request.url).searchParams.get('form')
  const answers = createAnswerList(
    forms,
    forms.find(({ id }) => id === chosen),
  )
  return { answers, ...(await loadList(answers, args)) }
}

export default function AnswersPage({ loaderData }: Route.ComponentProps) {
  const { answers, view, reading } = loaderData

  return (
    <ListScreen
      list={answers}
      view={view}
      reading={reading}
      intro={
        <Link to="/admin/contacts" className="w-fit text-sm text-indigo underline">
          Contact Messages
        </Link>
      }
    />
  )
}

/** The CSV file of a form has a column for each of its questions. */
function createAnswerList(forms: CountedForm[], chosen?: CountedForm) {
  const questions = chosen?.questions ?? []
  const isQuestion = ({ key }: Answer) => questions.some((question) => question.key === key)
  const questionColumns = Object.fromEntries(
    questions.map(({ key, label }) => [
      key,
      {
        heading: label,
        csv: ({ answers }: ListedAnswers) => answers.find((each) => each.key === key)?.text ?? '',
      },
    ]),
  )
  const further = (all: Answer[]) => all.filter((each) => !isQuestion(each))
  return list(formsApi.list, {
    id: 'contacts/forms',
    title: 'Form answers',
    plural: 'answers',
    describeEmpty: ({ q, filters }) =>
      q || Object.values(filters).some(Boolean)
        ? 'Search for part of a name, an e-mail address or a phone number, or remove a filter.'
        : 'What visitors send with your forms appears here. Each of them is also a lead. You create forms under Pages.',
    countLabel: ['answer', 'answers'],
    search: { label: 'Search answers', placeholder: 'Name, email or phone' },
    defaultSort: '-created_at',
    paging: 'numbered',
    filters: {
      form: {
        label: 'Form',
        all: 'All forms',
        options: Object.fromEntries(
          forms.map(({ id, title, answers }) => [id, `${title} (${answers})`]),
        ),
      },
      state: { label: 'Status', all: 'Not spam', options: { spam: 'Spam' } },
      days: {
        label: 'Period',
        all: 'Any time',
        options: {
          7: 'Last 7 days',
          30: 'Last 30 days',
          90: 'Last 90 days',
          365: 'Last 365 days',
        },
      },
    },
    columns: {
      name: { heading: 'Name', cell: (row) => <Name row={row} />, csv: ({ name }) => name },
      form: {
        heading: 'Form',
        width: 'w-[14%]',
        cell: ({ form_title }) => <span className="wrap-anywhere">{form_title}</span>,
        csv: ({ form_title }) => form_title,
      },
      answers: {
        heading: 'Answers',
        width: 'w-[34%]',
        cell: (row) => (
          <>
            <LongText text={row.answers.map(toLine).join('\n')} />
            <AnswerFiles row={row} />
          </>
        ),
      },
      ...questionColumns,
      // Without a chosen form all answers; else those to questions that it no longer has.
      further: {
        heading: chosen ? 'Further answers' : 'Answers',
        csv: ({ answers }) => further(answers).map(toLine).join('\n'),
      },
      page: { heading: 'Page', csv: ({ page }) => page },
      email: {
        heading: 'Email',
        cell: ({ email }) => (
          <EmailLink address={email} className={link}>
            {email}
          </EmailLink>
        ),
        csv: ({ email }) => email,
      },
      phone: {
        heading: 'Phone',
        width: 'w-[12%]',
        cell: ({ phone }) => (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        ),
        // The prefix stops spreadsheets from treating phones as formulas or numbers.
        csv: ({ phone }) => `tel:${phone}`,
      },
      created_at: {
        heading: 'Date',
        width: 'w-[11%]',
        sort: 'created_at',
        orders: [
          ['-created_at', 'Newest first'],
          ['created_at', 'Oldest first'],
        ],
        cell: ({ created_at }) => <OfficeDateTime at={created_at} className="tabular-nums" />,
        csv: ({ created_at }) => new Date(created_at),
      },
    },
    csv: {
      file: 'form-answers',
      columns: [
        'form',
        'name',
        'email',
        'phone',
        ...questions.map(({ key }) => key),
        'further',
        'page',
        'created_at',
      ],
      recordExport: (api) =>
        api.call(reauthenticationApi.recordExport, { body: { list: 'form answers' } }),
    },
  })
}

const link = 'text-indigo underline wrap-anywhere'

const toLine = ({ label, text }: Answer) => `${label}: ${text}`

function Name({ row }: { row: ListedAnswers }) {
  const { name, lead_id, spam_reason } = row

  return (
    <div className="grid justify-items-start gap-2">
      <span className="font-semibold wrap-anywhere">
        {lead_id ? (
          <Link to={`/admin/leads/${lead_id}`} className="text-indigo underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {spam_reason && (
        <>
          {reasons[spam_reason]}
          <NotSpamButton row={row} />
        </>
      )}
    </div>
  )
}

const reasons: Record<SpamReason, string> = {
  hidden_field: 'A hidden field was filled in',
  link_in_name: 'There is a link in the name',
  link_code: 'The text contains web page or forum code',
  many_links: 'More than two links',
  same_text: 'Another person sent the same text within a day',
}

/** Files are downloaded through the API, because a link would not be authenticated. */
function AnswerFiles({ row: { id, answers } }: { row: ListedAnswers }) {
  const { run, isSending } = useCommand()
  const files = answers.flatMap((answer) => answer.files ?? [])
  if (files.length === 0) return null
  const save = async ({ id: file_id, name }: (typeof files)[number]) => {
    const params = { id, file_id }
    const result = await run(formsApi.readFile, { params }, `${name} could not be downloaded`)
    if (result) saveFile(result.value, name)
  }

  return (
    <ul className="mt-2 grid justify-items-start gap-2">
      {files.map((file) => (
        <li key={file.id} className="grid gap-1">
          <Button size="small" disabled={isSending} onClick={() => save(file)}>
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">Download </span>
              {file.name}
            </span>
          </Button>
          <span className="text-sm text-ink/75">
            {formatFileSize(file.size)}
            {!file.is_scanned && ' · not scanned for viruses'}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Creates the lead of answers that are not spam. */
function NotSpamButton({ row: { id, name } }: { row: ListedAnswers }) {
  const { run, isSending } = useCommand()

  return (
    <Button
      size="small"
      disabled={isSending}
      aria-label={`Not spam: answers of ${name}`}
      onClick={() => run(formsApi.markNotSpam, { params: { id } })}
    >
      Not spam
    </Button>
  )
}
