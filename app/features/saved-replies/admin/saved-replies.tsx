import { defineOrderedList } from '#app/base/admin/ordered/ordered.ts'
import { findUnknownField, formatFieldNames, textFields } from '#app/contract/text-fields.ts'
import { LongText } from '#app/ui/long-text.tsx'
import { savedRepliesApi } from '../contract.ts'

export const savedReplies = defineOrderedList(savedRepliesApi, {
  title: 'Ready Answers',
  one: 'ready answer',
  many: 'ready answers',
  subject: 'saved_reply',
  add: '+ Add Ready Answer',
  nameOf: ({ title }) => title,
  question: 'Delete this ready answer?',
  empty:
    'Press “+ Add Ready Answer” to keep the first text that you often send. Type / in a reply to a visitor to put it in.',
  intro:
    'Type / in a reply to a visitor, or choose one on the page of a lead: they are offered in this order. Drag by the dots to change it.',
  fields: {
    title: { label: 'Title', isRequired: true, most: 60, hint: 'A word or two to find it by.' },
    text: {
      label: 'Text',
      isRequired: true,
      most: 4000,
      rows: 6,
      hasFacts: true,
      hasFields: true,
      check(text) {
        const unknown = findUnknownField(text)
        return (
          unknown && `“{${unknown}}” stands for nothing: ${formatFieldNames([...textFields])} do.`
        )
      },
    },
  },
  cards: {
    className: 'grid gap-3',
    cardClassName:
      'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 gap-y-3 p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-4',
    card: ({ title, text }, { handle, actions }) => (
      <>
        {handle}
        <div className="grid gap-1 pt-1.5">
          <h2 className="font-semibold text-indigo wrap-anywhere">{title}</h2>
          <div className="max-w-prose text-sm">
            <LongText text={text} />
          </div>
        </div>
        <div className="flex gap-2 max-sm:col-start-2">{actions}</div>
      </>
    ),
  },
})
