import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { withSeen } from '#app/contract/seen.ts'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { EditorNotices } from '#app/ui/editor-notices.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type MailProvider,
  type MailSecurity,
  type MailServerInput,
  type MailServerSettings,
  mailServerApi,
  type TestResult,
} from '../../mail-server-contract.ts'
import { providers } from './providers.ts'

interface MailServerFormProps {
  stored: MailServerSettings | null
  /** Called after saving and by Cancel; missing while e-mail is not set up. */
  onClose?: () => void
}

/** Sets up the mail server, and tries exactly what is on the screen before it is stored. */
export function MailServerForm({ stored, onClose }: MailServerFormProps) {
  const [password, setPassword] = useState('')
  const { editor, save, sendTest, forgetResult, isTesting, failure, attempt, result } =
    useMailServer(stored, password, onClose)
  const fields = editor.values
  const { provider, security, username, from_address } = fields as Fields
  const isSending = editor.isSaving
  function set(change: Partial<Fields>) {
    editor.changeAll(change)
    // The test was about other settings.
    forgetResult()
  }

  function chooseProvider(chosen: MailProvider) {
    const { preset } = providers[chosen]
    set(
      preset
        ? { ...preset, port: String(preset.port), provider: chosen }
        : { host: '', provider: chosen },
    )
  }
  // Most offices send as the user, so the address is typed once.
  function changeUsername(name: string) {
    const follows = from_address === '' || from_address === username
    set(follows ? { username: name, from_address: name } : { username: name })
  }

  return (
    <form
      noValidate
      aria-label="E-mail set-up"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending && !isTesting) save()
      }}
    >
      <FormErrors failure={failure} attempt={attempt}>
        <EditorNotices editor={editor} />
        <SelectField
          label="Provider"
          path="provider"
          options={providerOptions}
          value={provider}
          onChange={chooseProvider}
        />
        <ProviderHelp provider={provider} />
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <TextField
            label="Mail server"
            path="host"
            isRequired
            placeholder="smtp.example.com"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.host}
            onChange={(host) => set({ host })}
          />
          <TextField
            label="Port"
            path="port"
            isRequired
            value={fields.port}
            onChange={(port) => set({ port })}
          />
        </div>
        <SelectField
          label="Security"
          path="security"
          options={securityOptions}
          hint={security === 'none' ? unprotected : undefined}
          value={security}
          onChange={(security) => set({ security })}
        />
        <TextField
          label="User name"
          path="username"
          hint="Usually your e-mail address. Leave it empty for a mail server without login."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={changeUsername}
        />
        <PasswordField
          label="Password"
          path="password"
          hint={
            stored?.has_password
              ? 'A password is stored. Leave this empty to keep it.'
              : 'It is stored encrypted and never shown again.'
          }
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value)
            forgetResult()
          }}
        />
        <SenderFields fields={fields} onChange={set} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" aria-disabled={isSending || isTesting}>
            {isSending ? 'Saving...' : 'Save'}
          </Button>
          <Button
            aria-disabled={isSending || isTesting}
            onClick={() => !isSending && !isTesting && sendTest()}
          >
            {isTesting ? 'Sending...' : 'Send a test'}
          </Button>
          {onClose && (
            <Button
              onClick={() => {
                editor.discard()
                onClose()
              }}
            >
              Cancel
            </Button>
          )}
        </div>
        <TestOutcome result={result} />
      </FormErrors>
    </form>
  )
}

interface SenderFieldsProps {
  fields: Pick<Fields, 'from_name' | 'from_address'>
  onChange: (change: Partial<Fields>) => void
}

function SenderFields({ fields, onChange }: SenderFieldsProps) {
  return (
    <>
      <TextField
        label="Sender name"
        path="from_name"
        hint="What people see as the sender, for example the name of your office."
        value={fields.from_name}
        onChange={(from_name) => onChange({ from_name })}
      />
      <TextField
        label="Sender address"
        path="from_address"
        isRequired
        type="email"
        autoComplete="off"
        value={fields.from_address}
        onChange={(from_address) => onChange({ from_address })}
      />
    </>
  )
}

/** The fields as typed, except the password, which no draft contains. */
type Fields = Omit<MailServerInput, 'port' | 'password'> & { port: string }
type Name = keyof Fields

const gmail = providers.gmail.preset

/** The settings of a form that is filled in for the first time. */
const initial: Settings = {
  provider: 'gmail',
  host: gmail?.host ?? '',
  port: gmail?.port ?? 0,
  security: 'tls',
  username: '',
  from_name: '',
  from_address: '',
}

type Settings = Omit<MailServerInput, 'password'>

const toFields = ({ provider, host, port, security, username, ...from }: Settings): Fields => ({
  provider,
  host,
  port: String(port),
  security,
  username,
  from_name: from.from_name,
  from_address: from.from_address,
})

/** The server refuses a port that is no number, and names the field. */
function toInput({ port, ...fields }: Record<Name, string>, password: string): MailServerInput {
  const digits = toLatinDigits(port)
  const number = (/^\s*\d+\s*$/.test(digits) ? Number(digits) : port) as number
  return { ...(fields as Omit<Fields, 'port'>), port: number, password }
}

const providerOptions = Object.entries(providers).map(
  ([provider, { label }]) => [provider as MailProvider, label] as const,
)

const securityOptions: (readonly [MailSecurity, string])[] = [
  ['tls', 'TLS (usually port 465)'],
  ['starttls', 'STARTTLS (usually port 587)'],
  ['none', 'None (not encrypted)'],
]

const unprotected =
  'Warning: others on the network can read the mails. Use this only for a mail server on the same machine or in your own network.'

function ProviderHelp({ provider }: { provider: MailProvider }) {
  const { help, link } = providers[provider]
  return (
    <p className="text-sm text-ink/80">
      {help}{' '}
      {link && (
        <a
          href={link.address}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-0.5 font-semibold text-indigo underline"
        >
          {link.text}
        </a>
      )}
    </p>
  )
}

/** Says whether the test mail was sent; the mail server's own words are folded. */
function TestOutcome({ result }: { result: TestResult | undefined }) {
  return (
    <div role="status" className="grid gap-1 wrap-anywhere empty:hidden">
      {result?.is_sent && (
        <p className="font-semibold">
          Sent. Look into your own mailbox, also under spam. Then press Save.
        </p>
      )}
      {result && !result.is_sent && (
        <p className="font-semibold text-alarm">The test mail was not sent.</p>
      )}
      {result?.server_response && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1">Answer of the mail server</summary>
          <p className="text-ink/80">{result.server_response}</p>
        </details>
      )}
    </div>
  )
}

/** Saves and tests the settings; the failure is that of the last attempt. */
function useMailServer(
  stored: MailServerSettings | null,
  password: string,
  onClose: (() => void) | undefined,
) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const record: Settings = stored ?? initial
  const editor = useEditor<Name, Settings>({
    subject: 'mail server',
    stored: toFields(record),
    record,
    toTexts: toFields,
    describe: describeSetting,
    validate: () => ({}),
    send(client, changes, { base = record }) {
      const body = toInput({ ...toFields(base), ...changes }, password)
      return client.attempt(mailServerApi.save, { body: withSeen(body, base) })
    },
    async onSaved() {
      const { host } = editor.values
      await revalidate()
      onClose?.()
      // The focused button was removed with the form.
      focusHeading()
      await showToast('success', 'Saved', { description: `From now on mails go to ${host}.` })
    },
    isOnPage: true,
  })
  const testing = useSubmission()
  const [lastAttempt, setLastAttempt] = useState<'save' | 'test'>('save')
  const [result, setResult] = useState<TestResult>()
  const [refusal, setRefusal] = useState<{ detail: string; fields?: Record<string, string> }>()
  /** Counts changes of the form, so that a result is only shown for the tested settings. */
  const changes = useRef(0)

  function forgetResult() {
    changes.current += 1
    setResult(undefined)
  }

  function save() {
    setLastAttempt('save')
    setResult(undefined)
    return editor.save()
  }

  async function sendTest() {
    setLastAttempt('test')
    setResult(undefined)
    setRefusal(undefined)
    const tested = changes.current
    const body = toInput(editor.values, password)
    const sent = await testing.submit(api.attempt(mailServerApi.test, { body }))
    if (!sent?.ok) return
    if (changes.current !== tested) {
      const detail = 'The settings were changed during the test. Please send another test.'
      return setRefusal({ detail })
    }
    const { is_sent, field, detail } = sent.value
    setResult(sent.value)
    if (!is_sent) setRefusal(field ? { detail, fields: { [field]: detail } } : { detail })
  }

  const testFailure = testing.failure ?? refusal
  return {
    editor,
    save,
    sendTest,
    forgetResult,
    isTesting: testing.isSending,
    failure: lastAttempt === 'save' ? editor.failure : testFailure,
    attempt: lastAttempt === 'save' ? editor.failureCount : testFailure,
    result,
  }
}

function describeSetting(name: Name, value: string) {
  if (name === 'provider') return providers[value as MailProvider].label
  if (name !== 'security') return value
  return securityOptions.find(([each]) => each === value)?.[1]
}
