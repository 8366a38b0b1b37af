import { useState } from 'react'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  AUTO_REPLY_HOURS,
  type MailState,
  type MailStatus,
  mailsApi,
  type OutMail,
} from '../contract.ts'
import { mailServerApi } from '../mail-server-contract.ts'
import type { Route } from './+types/mail-page.ts'
import { MailServerSetup, type MailServerSetupProps } from './mail-server/mail-server-setup.tsx'
import { nameMailType } from './mail-types.ts'

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = args.context.get(apiContext)
  const [status, server, list] = await Promise.all([
    api.call(mailsApi.status, {}),
    api.call(mailServerApi.find, {}),
    loadList(mails, args),
  ])
  return { status, server, list }
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { status, server, list } = loaderData
  useRefresh()
  return (
    <ListScreen list={mails} {...list} intro={<MailStatusCard status={status} setup={server} />} />
  )
}

/** Shows whether email is set up and who is notified of enquiries, and sends a test mail. */
function MailStatusCard({
  status: { server, from, waiting, failed, delivery, subscribers, sends_auto_reply },
  setup,
}: {
  status: MailStatus
  setup: MailServerSetupProps
}) {
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<{ is_sent: boolean; server_response: string }>()

  async function sendTest() {
    setSending(true)
    const response = await api.attempt(mailsApi.sendTest, {}).catch(() => undefined)
    setSending(false)
    const server_response = response?.ok
      ? undefined
      : (response?.failure.detail ?? 'Please try again.')
    setResult(
      response?.ok ? response.value : { is_sent: false, server_response: server_response ?? '' },
    )
  }

  return (
    <section aria-labelledby="mail-status" className="grid max-w-prose gap-3 card p-4">
      <h2
        id="mail-status"
        className={`text-lg font-semibold ${server && delivery === 'working' ? 'text-indigo' : 'text-alarm'}`}
      >
        {server ? deliveryTitles[delivery] : 'Email is not set up'}
      </h2>
      {server ? (
        <p className="wrap-anywhere text-ink/75">
          From {from}, through {server}. {waiting || 'None'} waiting, {failed || 'none'} failed.
        </p>
      ) : (
        <p className="text-ink/75">
          Choose your provider and enter your login, then press “Send a test”. Until e-mail is set
          up, mails are listed below but not sent.
        </p>
      )}
      {server && delivery !== 'working' && (
        <p className="text-ink/75">{deliveryAdvice[delivery]}</p>
      )}
      <p
        className={
          subscribers.length > 0 ? 'wrap-anywhere text-ink/75' : 'font-semibold text-alarm'
        }
      >
        {subscribers.length > 0
          ? `Notified of new enquiries: ${subscribers.join(', ')}.`
          : 'New enquiries are not e-mailed to anyone yet.'}
      </p>
      <MailServerSetup {...setup} />
      {server && <AutoReplySetting isEnabled={sends_auto_reply} />}
      {server && (
        <Button className="justify-self-start" disabled={isSending} onClick={sendTest}>
          {isSending ? 'Sending...' : 'Send me a test mail'}
        </Button>
      )}
      <p role="status" className="wrap-anywhere empty:hidden">
        {result && (
          <>
            <span className={`font-semibold ${result.is_sent ? '' : 'text-alarm'}`}>
              {result.is_sent ? 'The mail server accepted it:' : 'The mail was not sent:'}
            </span>{' '}
            {result.server_response}
          </>
        )}
      </p>
    </section>
  )
}

const deliveryTitles: Record<MailStatus['delivery'], string> = {
  working: 'Email is set up',
  untried: 'Email is set up, but not tried yet',
  failing: 'Mails are not being sent',
}

const deliveryAdvice: Record<Exclude<MailStatus['delivery'], 'working'>, string> = {
  untried: 'Press “Send me a test mail” to see whether it works.',
  failing:
    'The last attempt failed; the list below says why. Waiting mails are tried again for three days.',
}

/** A checkbox that turns automatic replies on or off and saves the change immediately. */
function AutoReplySetting({ isEnabled }: { isEnabled: boolean }) {
  const { run } = useCommand()
  const [pendingValue, setPendingValue] = useState<boolean>()

  async function save(sends_auto_reply: boolean) {
    setPendingValue(sends_auto_reply)
    const result = await run(mailsApi.changeSettings, { body: { sends_auto_reply } })
    setPendingValue(undefined)
    if (result) await showToast('success', 'Saved')
  }

  return (
    <div>
      <Checkbox
        label="Send students an automatic reply"
        isChecked={pendingValue ?? isEnabled}
        onChange={save}
      />
      <p className="text-sm text-ink/75">
        Anyone who leaves an email address in the contact form or the chat gets a reply, at most
        once a day, that says when you will answer according to your opening hours. It does not
        repeat what they wrote. A reply that cannot be sent within {AUTO_REPLY_HOURS} hours is
        cancelled and listed below as “Cancelled”.
      </p>
    </div>
  )
}

const states: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed',
  held: 'Email not set up',
  sent: 'Sent',
  cancelled: 'Cancelled',
}

/** The list of mails in the outbox. */
const mails = list(mailsApi.list, {
  id: 'mail',
  title: 'Mail',
  plural: 'mails',
  describeEmpty: ({ q, filters: { state } }) =>
    q || state
      ? 'Try other words, or show all states.'
      : 'Mails that the site has sent or could not send are listed here. Set up e-mail above and send a test.',
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
          <span className="text-sm text-ink/75">{nameMailType(type)}</span>
          {address ? (
            <a href={address} className="font-semibold underline">
              {subject}
            </a>
          ) : (
            <span className="font-semibold">{subject}</span>
          )}
          <span className="text-sm">To {[to_name, to_address].filter(Boolean).join(', ')}</span>
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

const actions = {
  retry: { name: 'Retry', message: 'The mail is being sent again' },
  cancel: { name: 'Cancel', message: 'The mail will not be sent' },
}

/** Actions for a mail that was not sent. */
function MailActions({ mail: { id, subject, state, retry_at: retryAt } }: { mail: OutMail }) {
  const { run, isSending } = useCommand()
  const wasTried = state !== 'waiting' || retryAt !== null

  async function call(action: keyof typeof actions) {
    const result = await run(mailsApi[action], { params: { id } })
    focusHeading()
    if (result) await showToast('success', actions[action].message)
  }

  const renderButton = (action: keyof typeof actions) => (
    <Button
      size="small"
      disabled={isSending}
      aria-label={`${actions[action].name}: ${subject}`}
      onClick={() => call(action)}
    >
      {actions[action].name}
    </Button>
  )

  if (state === 'sent') return null
  return (
    <div className="flex flex-wrap gap-2">
      {wasTried && renderButton('retry')}
      {state !== 'cancelled' && renderButton('cancel')}
    </div>
  )
}
