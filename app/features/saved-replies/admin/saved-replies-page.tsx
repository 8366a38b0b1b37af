import { getLanguageName, languageNames } from '#app/contract/languages.ts'
import { findUnknownField, formatFieldNames, textFields } from '#app/contract/text-fields.ts'
import { defineOrderedList } from '#app/platform/admin/ordered/ordered.ts'
import { OrderedScreen } from '#app/platform/admin/ordered/ordered-screen.tsx'
import { readOrdered } from '#app/platform/admin/ordered/read-ordered.ts'
import { isSameSearch } from '#app/platform/admin/use-dialog-address.ts'
import { LongText } from '#app/ui/long-text.tsx'
import { savedRepliesApi } from '../contract.ts'
import type { Route } from './+types/saved-replies-page.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  readOrdered(savedReplies, context)

export const shouldRevalidate = isSameSearch

export default function SavedRepliesPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <OrderedScreen content={savedReplies} reading={reading} />
}

const savedReplies = defineOrderedList(savedRepliesApi, {
  title: 'Saved replies',
  singular: 'saved reply',
  plural: 'saved replies',
  subject: 'saved_reply',
  add: '+ Add saved reply',
  nameOf: ({ title }) => title,
  empty:
    'Press “+ Add saved reply” to add a text that you often send. Type / in a reply to a visitor to insert it.',
  intro:
    'Type / in a reply to a visitor, or choose one on a lead’s page. Saved replies are offered in this order. Drag by the dots to change it.',
  fields: {
    title: {
      label: 'Title',
      isRequired: true,
      maxLength: 60,
      hint: 'One or two words to find it by.',
    },
    language: {
      label: 'Language',
      options: [['', 'Any'], ...Object.entries(languageNames)],
      hint: 'Offered first when you reply to somebody who reads the site in this language.',
    },
    text: {
      label: 'Text',
      isRequired: true,
      maxLength: 4000,
      rows: 6,
      hasFacts: true,
      hasPlaceholders: true,
      check(text) {
        const unknown = findUnknownField(text)
        return (
          unknown &&
          `“{${unknown}}” is not a placeholder. Available: ${formatFieldNames([...textFields])}.`
        )
      },
    },
  },
  cards: {
    className: 'grid gap-3',
    cardClassName:
      'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-4',
    card: ({ title, text, language }, { handle, actions }) => (
      <>
        {handle}
        <div className="grid gap-1 pt-1.5">
          <h2 className="font-semibold text-indigo wrap-anywhere">{title}</h2>
          {language && (
            <p className="text-sm text-ink/75" lang={language}>
              {getLanguageName(language)}
            </p>
          )}
          <div className="max-w-prose text-sm" lang={language || undefined}>
            <LongText text={text} />
          </div>
        </div>
        <div className="flex gap-2 max-sm:col-start-2">{actions}</div>
      </>
    ),
  },
})
