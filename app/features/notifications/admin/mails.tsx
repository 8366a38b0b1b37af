import { list } from '#app/platform/admin/list/list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { type MailState, mailsApi, type OutMail } from '../contract.ts'
import { MailActions } from './mail-actions.tsx'

const states: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed',
  held: 'Email not set up',
  sent: 'Sent',
  cancelled: 'Cancelled',
}

/** The list of mails in the outbox. */
export const mails = list(mailsApi.list, {
  id: 'mail',
  title: 'Mail',
  plural: 'mails',
  describeEmpty: ({ q, filters: { state } }) =>
    q || state ? 'Try other words, or show all states.' : 'There are no mails yet.',
  countLabel: ['mail', 'mails'],
  search: { label: 'Search mails', placeholder: 'Subject, name or address' },
  filters: {
    state: {
      label: 'State',
      all: 'All states',
      options: states,
      describeChoice: (text) => text.toLowerCase(),
    },
  },
  paging: 'numbered',
  columns: {
    subject: {
      heading: 'Mail',
      cell: ({ type, subject, to_name, to_address, address }) => (
        <span className="grid wrap-anywhere">
          <span className="text-sm text-ink/75">{type}</span>
          {address ? (
            <a href={address} className="font-semibold underline">
              {subject}
            </a>
          ) : (
            <span className="font-semibold">{subject}</span>
          )}
          <span className="text-sm">
            To {to_name && `${to_name}, `}
            {to_address}
          </span>
        </span>
      ),
    },
    state: { heading: 'State', width: 'w-[38%]', cell: (mail) => <State mail={mail} /> },
    when: {
      heading: 'When',
      width: 'w-[18%]',
      cell: ({ sent_at, created_at }) => (
        <OfficeDateTime at={sent_at ?? created_at} className="tabular-nums" />
      ),
    },
  },
})

function State({ mail }: { mail: OutMail }) {
  const { state, attempts, server_response: response, retry_at: retryAt } = mail

  return (
    <div className="grid gap-1 wrap-anywhere">
      <span className={state === 'failed' ? 'font-semibold text-alarm' : undefined}>
        {states[state]}
        {retryAt && (
          <>
            {' '}
            until <OfficeDateTime at={retryAt} />
          </>
        )}
      </span>
      {response && (
        <span className="text-sm text-ink/75">
          {attempts > 1 && `Tried ${attempts} times: `}
          {response}
        </span>
      )}
      <MailActions mail={mail} />
    </div>
  )
}
