import { useRevalidator } from 'react-router'
import { dayIn } from '#app/contract/date-format.ts'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { EditFields } from '#app/platform/admin/edit-fields.tsx'
import { checkFields, type Fields, toTexts } from '#app/platform/admin/fields.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { describeRateJumps } from '../content/describe-rate-jumps.ts'
import {
  checkRate,
  checkRateDay,
  type ExchangeRate,
  exchangeRatesApi,
  noRate,
} from '../exchange-rate-contract.ts'
import { checkJump, JumpField, withCurrentJump } from './jump-field.tsx'

interface ExchangeRatesDialogProps {
  /** One for each currency in use. */
  rates: ExchangeRate[]
  onClose: () => void
}

/** Updates all exchange rates with one date and one source. */
export function ExchangeRatesDialog({ rates, onClose }: ExchangeRatesDialogProps) {
  const { revalidate } = useRevalidator()
  const { time_zone } = useOffice()
  const today = dayIn(time_zone, new Date())
  const rateFields = createRateFields(rates)
  const sourceFields = createSourceFields(rates, today)
  const fields: Fields<Record<string, string>> = { ...rateFields, ...sourceFields }
  const stored: Record<string, string> = { ...toTexts(fields), is_amount_confirmed: '' }
  const lastDay = rates
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
  const getJump = (texts: Record<string, string>) =>
    describeRateJumps(
      rates,
      Object.fromEntries(
        rates.map(({ currency }) => [currency, readRate(texts[nameOf(currency)])]),
      ),
    )
  const editor = useEditor<string>({
    subject: 'exchange rates',
    stored,
    validate: (texts) => ({
      ...findMissing(rates, texts),
      ...checkFields(fields, texts),
      ...checkJump(getJump(texts), texts.is_amount_confirmed),
    }),
    async send(office, changes) {
      const {
        on = '',
        publisher = '',
        address,
        is_amount_confirmed,
        ...others
      } = {
        ...stored,
        ...changes,
      }
      const given = rates.map(({ currency }) => [currency, readRate(others[nameOf(currency)])])
      const body = {
        rates: Object.fromEntries(given),
        on,
        publisher,
        address,
        is_amount_confirmed: Boolean(is_amount_confirmed),
        present: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
      }
      const result = await office.attempt(exchangeRatesApi.save, { body })
      // Shows what the colleague has saved.
      if (!result.ok && result.status === 409) await revalidate()
      return result
    },
    async onSaved() {
      await onClose()
      await revalidate()
      await showToast('success', 'Exchange rates saved')
    },
  })

  const jump = getJump(editor.values)

  return (
    <EditDialog title="Exchange rates" editor={withCurrentJump(editor, jump)} onClose={onClose}>
      <p className="text-sm text-ink/75">
        Pages show amounts in rupees at these rates, with their date and source. Leave a currency
        blank to keep its present rate.
      </p>
      {lastDay && <p>{`The present rates are of ${formatDay(lastDay)}.`}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <EditFields fields={rateFields} editor={editor} />
      </div>
      <JumpField jump={jump} editor={editor} />
      <EditFields fields={sourceFields} editor={editor} />
    </EditDialog>
  )
}

/** Returns the number of a rate, as people write it: "1,019.50". */
const readRate = (text = '') => toLatinDigits(text).replaceAll(',', '').trim()

const nameOf = (currency: string) => `rates.${currency}`

function createRateFields(rates: ExchangeRate[]): Fields<Record<string, string>> {
  return Object.fromEntries(
    rates.map(({ currency, amount, rate, on }) => [
      nameOf(currency),
      {
        label: `${amount} ${currency} = NPR`,
        hint: rate
          ? `At present ${[rate, on && formatDay(on)].filter(Boolean).join(', ')}`
          : 'No rate yet',
        check: (text: string) => checkRate(readRate(text)),
      },
    ]),
  )
}

/** Suggests the source of the latest rate. */
function createSourceFields(rates: ExchangeRate[], today: string): Fields<Record<string, string>> {
  const last = rates.toSorted((a, b) => Number(a.on > b.on) - Number(a.on < b.on)).at(-1)
  return {
    on: {
      label: 'Date of the rates',
      type: 'date',
      isRequired: true,
      initial: today,
      check: (text) => checkRateDay(text, today),
    },
    publisher: {
      label: 'Source',
      isRequired: true,
      maxLength: 120,
      initial: last?.publisher || 'Nepal Rastra Bank',
    },
    address: {
      label: 'Source link',
      type: 'url',
      initial: last?.address || 'https://www.nrb.org.np/forex/',
      hint: 'Begins with https://',
      check: (text) =>
        text === '' || /^https?:\/\/[^\s"<>]{3,}$/.test(text)
          ? undefined
          : 'Please enter an address that begins with https://.',
    },
  }
}

/** Marks the first currency if no rate is entered. */
function findMissing(rates: ExchangeRate[], texts: Record<string, string>) {
  const [first] = rates
  const hasRate = rates.some(({ currency }) => texts[nameOf(currency)]?.trim())
  return first && !hasRate ? { [nameOf(first.currency)]: noRate } : {}
}
