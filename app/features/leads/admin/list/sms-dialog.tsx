import { useState } from 'react'
import type { ApiFailure } from '#app/contract/api-client.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import type { Column } from '#app/platform/admin/list/list.ts'
import { saveFile } from '#app/platform/admin/save-file.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { copyText } from '#app/platform/browser/secure-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import {
  MAX_SMS_LEADS,
  type SmsFormat,
  type SmsNumbers,
  type SmsRecipients,
  smsApi,
} from '../../sms-contract.ts'

interface SmsDialogProps {
  /** The number of selected leads. */
  count: number
  listIds: () => Promise<string[]>
  onClose: () => void
}

/** Exports the mobile numbers of the selected leads for an SMS provider. */
export function SmsDialog({ count, listIds, onClose }: SmsDialogProps) {
  const [recipients, setRecipients] = useState<SmsRecipients>('students')
  const [format, setFormat] = useState<SmsFormat>('national')
  const [exported, setExported] = useState<SmsNumbers>()
  const [refusal, setRefusal] = useState<ApiFailure>()
  const { submit, isSending, failure } = useSubmission()
  const api = useApi()

  async function exportNumbers() {
    setRefusal(undefined)
    if (count > MAX_SMS_LEADS) return setRefusal(tooMany)
    const result = await submit(
      listIds().then((ids) =>
        api.attempt(smsApi.exportNumbers, { body: { ids, format, recipients } }),
      ),
    )
    if (result?.ok) setExported(result.value)
  }

  if (exported) return <ExportedNumbers {...exported} onClose={onClose} />
  return (
    <FormDialog
      title="Numbers for SMS"
      action={isSending ? 'Exporting…' : 'Export numbers'}
      failure={refusal ?? failure}
      isSending={isSending}
      onSubmit={exportNumbers}
      onClose={onClose}
    >
      <SelectField
        label="Recipients"
        path="recipients"
        options={recipientOptions}
        value={recipients}
        onChange={setRecipients}
      />
      <SelectField
        label="Number format"
        path="format"
        options={formatOptions}
        value={format}
        onChange={setFormat}
      />
      <p className="text-sm text-ink/75">
        The first mobile number of each lead, of its guardians, or of both is exported. The activity
        log and the timeline of each lead record it.
      </p>
    </FormDialog>
  )
}

const recipientOptions: [SmsRecipients, string][] = [
  ['students', 'Students'],
  ['guardians', 'Guardians'],
  ['both', 'Students and guardians'],
]

const formatOptions: [SmsFormat, string][] = [
  ['national', '98XXXXXXXX'],
  ['digits', '97798XXXXXXXX'],
  ['international', '+97798XXXXXXXX'],
]

const tooMany: ApiFailure = {
  code: 'too_many',
  detail:
    'At most 1,000 leads can be exported at once. Select fewer leads, for example by a filter.',
}

const reasonLabels = {
  no_mobile: 'No mobile number',
  abroad: 'Number of another country',
}

/** The numbers to copy or download, and the leads that are left out. */
function ExportedNumbers({
  numbers,
  repeated,
  left_out,
  onClose,
}: SmsNumbers & { onClose: () => void }) {
  const count = formatCount(numbers.length, 'number')

  return (
    <Dialog title="Numbers for SMS" size="small" onClose={onClose}>
      <div className="grid gap-5 p-5 sm:px-6">
        <p role="status" className="font-medium">
          {numbers.length > 0 ? `${count} exported` : 'No lead has a number in this format.'}
        </p>
        {repeated > 0 && (
          <p>
            {repeated === 1
              ? '1 lead has the same number as another one.'
              : `${repeated} leads have the same number as another one.`}
          </p>
        )}
        {numbers.length > 0 && <NumberActions numbers={numbers} />}
        {left_out.length > 0 && (
          <details>
            <summary className="cursor-pointer font-medium">
              {formatCount(left_out.length, 'lead')} left out
            </summary>
            <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto text-sm">
              {left_out.map(({ id, name, reason }) => (
                <li key={id} className="wrap-anywhere">
                  {name || 'Unnamed lead'}: {reasonLabels[reason]}
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className="flex justify-end">
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  )
}

function NumberActions({ numbers }: Pick<SmsNumbers, 'numbers'>) {
  const { time_zone } = useOffice()
  const [copied, setCopied] = useState('')
  const lines = numbers.map(({ number }) => number).join('\r\n')

  async function copy() {
    const isCopied = await copyText(lines)
    setCopied(isCopied ? 'Copied' : 'Copying failed. Select the numbers and copy them.')
  }

  async function saveCsv() {
    const { toCsv } = await import('#app/platform/admin/list/csv.ts')
    saveFile(toCsv(csvColumns, numbers, time_zone), 'sms-numbers.csv')
  }

  return (
    <>
      <Field label="Numbers, one per line">
        {(control) => <textarea {...control} readOnly translate="no" rows={6} value={lines} />}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" size="small" onClick={copy}>
          Copy
        </Button>
        <Button
          size="small"
          onClick={() => saveFile(new Blob([lines], { type: 'text/plain' }), 'sms-numbers.txt')}
        >
          Download text
        </Button>
        <Button size="small" onClick={saveCsv}>
          Download CSV
        </Button>
        <span role="status">{copied}</span>
      </div>
    </>
  )
}

const csvColumns: Column<SmsNumbers['numbers'][number]>[] = [
  { heading: 'Phone', csv: ({ number }) => number },
  { heading: 'Name', csv: ({ name }) => name },
]
