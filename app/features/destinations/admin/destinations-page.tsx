import { createContext, use, useContext } from 'react'
import { Link } from 'react-router'
import type { Result } from '#app/contract/api-client.ts'
import { type GuideBrief, guidesApi } from '#app/features/guides/contract.ts'
import { isRemote } from '#app/features/media/contract.ts'
import { RenderedText } from '#app/platform/admin/fact-help.tsx'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { hasVisibleText } from '#app/platform/browser/has-visible-text.ts'
import { type Destination, defaultFlag, destinationsApi } from '../contract.ts'
import type { Route } from './+types/destinations-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const guides = context.get(apiContext).attempt(guidesApi.list, {})
  return { ...readOrdered(destinations, context), guides: guides.catch(() => undefined) }
}

export const shouldRevalidate = isSameSearch

export default function DestinationsPage({
  loaderData: { reading, guides },
}: Route.ComponentProps) {
  return (
    <GuidesContext value={guides}>
      <OrderedScreen content={destinations} reading={reading} />
    </GuidesContext>
  )
}

/** The list of study destinations. */
const destinations = defineOrderedList(
  { ...destinationsApi, list: destinationsApi.listSource },
  {
    title: 'Study Destinations',
    singular: 'destination',
    subject: 'destination',
    add: '+ Add Destination',
    nameOf: ({ country }) => country,
    question: 'Are you sure to delete this destination?',
    isFailureSilent: true,
    empty:
      'Press “+ Add Destination” to create the first one. Visitors see it immediately on the home page and on Study Abroad.',
    fields: {
      country: { label: 'Country', isRequired: true, maxLength: 60 },
      code: {
        label: 'Two-letter code',
        hint: 'The country code, for example AU for Australia. Leave blank to find it from the name.',
        check: (text) =>
          /^([a-z]{2})?$/i.test(text) ? undefined : 'Please enter two letters, for example AU.',
        toText: (code) => code ?? '',
        fromText: (text) => text.trim().toUpperCase(),
      },
      description: {
        label: 'Description',
        isRequired: true,
        maxLength: 2000,
        rows: 4,
        hasFacts: true,
      },
      benefits: {
        label: 'Benefits',
        rows: 2,
        hasFacts: true,
        hint: (text) =>
          `Separated by commas or one per line, at most 12.${split(text)[0] ? ' They appear as:' : ''}`,
        preview: (text) => <BenefitList benefits={split(text)} />,
        check: checkBenefits,
        toText: join,
        fromText: split,
      },
      flag: { label: 'Flag', picture: { placeholder: defaultFlag, className: 'h-18 w-24' } },
    },
    cards: {
      isGrid: true,
      className: 'grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3',
      cardClassName: 'flex flex-col gap-3 p-4',
      card: (destination, { handle, actions }) => (
        <>
          <div className="flex items-center gap-3">
            <img
              src={flagAddress(destination)}
              alt=""
              width="60"
              height="45"
              loading="lazy"
              style={{ objectPosition: destination.flag_focus }}
              className="h-11 w-15 shrink-0 rounded-md border border-line object-cover"
            />
            <h2 className="min-w-0 grow font-display text-lg leading-tight font-semibold text-indigo wrap-anywhere">
              {destination.country}
            </h2>
            {handle}
          </div>
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            <RenderedText text={destination.description} />
          </p>
          <BenefitList benefits={destination.benefits} />
          <GuideHint code={destination.code} />
          <div className="mt-auto flex gap-2 pt-1">{actions}</div>
        </>
      ),
    },
  },
)

/** Splits at line breaks, or at commas outside numbers such as "€11,904". */
function split(text: string) {
  return text
    .split(text.includes('\n') ? '\n' : /,(?!(?<=\d,)\d)/)
    .map((benefit) => benefit.trim())
    .filter(hasVisibleText)
}

/** Joins with commas, or with line breaks if an item contains a comma. */
function join(benefits: string[]) {
  const line = benefits.join(', ')
  return split(line).length === benefits.length ? line : `${benefits.join('\n')}\n`
}

function checkBenefits(text: string) {
  const benefits = split(text)
  if (benefits.length > 12) return 'Please enter at most 12 benefits.'
  const isLong = benefits.some((benefit) => [...benefit].length > 120)
  return isLong ? 'Please use at most 120 characters for each benefit.' : undefined
}

/** Contains the moment of the last change, so that browsers load a new flag. */
function flagAddress({ flag, flag_updated }: Destination) {
  const shown = isRemote(flag) ? defaultFlag : flag
  return `${shown}${shown.includes('?') ? '&' : '?'}t=${flag_updated}`
}

function BenefitList({ benefits }: { benefits: string[] }) {
  if (benefits.length === 0) return null
  return (
    <ul className="grid list-disc gap-0.5 pl-5 text-sm">
      {benefits.map((benefit, index) => (
        <li key={`${index + 1} ${benefit}`} className="wrap-anywhere">
          <RenderedText text={benefit} />
        </li>
      ))}
    </ul>
  )
}

/** The published guides; undefined if they could not be loaded. */
const GuidesContext = createContext<Promise<Result<GuideBrief[]> | undefined>>(
  Promise.resolve(undefined),
)

/** Explains where the card of a country without a guide leads. */
function GuideHint({ code }: { code: string | null }) {
  const guides = use(useContext(GuidesContext))
  if (!guides?.ok || guides.value.some((guide) => guide.code === code)) return null

  return (
    <p className="rounded-lg bg-paper px-3 py-2 text-sm">
      No guide yet, so the card links to the home page. Create one under{' '}
      <Link to="/admin/pages" className="text-indigo underline">
        Pages
      </Link>
      .
    </p>
  )
}
