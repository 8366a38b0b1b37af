import { useContext, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiFailure } from '#app/contract/api-client.ts'
import type { WordName } from '#app/contract/office-words.ts'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { rebaseChanges } from '#app/platform/admin/rebase-changes.ts'
import { useDraft } from '#app/platform/admin/use-draft.ts'
import { UpdateOfficeContext, useOffice } from '#app/platform/browser/office-context.ts'
import { useApi, useSubmission } from '#app/platform/browser/use-api.ts'
import { SAVE_TOAST, showToast } from '#app/ui/toasts.ts'
import { type Words, type WordTexts, wordsApi } from '../contract.ts'

export type WordsEditor = ReturnType<typeof useWordsEditor>

interface Draft {
  /** The words on which the draft is based. */
  base: Words
  /** Only changed texts. */
  texts: WordTexts
}

const startDraft = (base: Words): Draft => ({ base, texts: base.texts })
const isUnchanged = ({ base, texts }: Draft) => {
  const names = Object.keys({ ...base.texts, ...texts }) as WordName[]
  return names.every((name) => base.texts[name] === texts[name])
}

interface SaveFailure {
  /** The number of rejected saves. */
  count: number
  failure?: ApiFailure
}

/** The state of the form of one language until it is saved or discarded. */
export function useWordsEditor(stored: Words) {
  const { language } = stored
  const { draft, saveDraft, readDraft, hasDraft } = useDraft(
    `words ${language}`,
    startDraft(stored),
    isUnchanged,
  )
  const [isRestored] = useState(hasDraft)
  const [steps, setSteps] = useState<{ texts: WordTexts; name: WordName }[]>([])
  const [{ count, failure }, setSaveFailure] = useState<SaveFailure>({ count: 0 })
  /** The words that a colleague has saved meanwhile. */
  const [newer, setNewer] = useState<Words>()
  const { submit, isSending } = useSubmission()
  const { revalidate } = useRevalidator()
  const showVisitorsWords = useShowWords()
  const api = useApi()
  const { base, texts } = draft

  /** Changes a text, or returns to the original one. Typing in one field is one step of undo. */
  function change(name: WordName, text: string | undefined) {
    const { base, texts } = readDraft()
    const isTyping = text !== undefined && steps.at(-1)?.name === name
    if (!isTyping) setSteps([...steps, { texts, name }])
    const { [name]: _, ...others } = texts
    saveDraft({ base, texts: text === undefined ? others : { ...texts, [name]: text } })
    setSaveFailure((last) => withoutField(last, `texts.${name}`))
  }

  function undo() {
    const last = steps.at(-1)
    if (!last) return
    setSteps(steps.slice(0, -1))
    saveDraft({ base, texts: last.texts })
    setSaveFailure((failed) => withoutField(failed, `texts.${last.name}`))
  }

  function start(words: Words, shown = words.texts) {
    saveDraft({ base: words, texts: shown })
    setSteps([])
    setNewer(undefined)
    setSaveFailure((last) => ({ count: last.count }))
  }

  /** Sends texts. Afterwards the form keeps what differs from `shown`, which it showed before. */
  async function send({ revision, texts: before }: Words, sent: WordTexts, shown: WordTexts) {
    const body = { language, revision, texts: sent }
    const result = await submit(api.attempt(wordsApi.save, { body }))
    if (result?.ok) return finish(result.value, before, shown)
    // With code 401 the session has ended: the login opens, and afterwards the draft is restored.
    if (result?.status === 401) return
    if (result?.status === 409) return loadNewer()
    setSaveFailure((last) => ({ count: last.count + 1, failure: result?.failure }))
    const description = describeFailure(result?.failure)
    await showToast('error', 'The words were not saved.', { description, id: SAVE_TOAST })
  }

  async function finish(saved: Words, before: WordTexts, shown: WordTexts) {
    start(saved, rebaseChanges(shown, readDraft().texts, saved.texts))
    showVisitorsWords(saved)
    await revalidate()
    await showToast('success', 'Saved. Visitors see the change now.', {
      id: SAVE_TOAST,
      undo: () => void send(saved, before, readDraft().base.texts),
    })
  }

  async function loadNewer() {
    const result = await submit(api.attempt(wordsApi.list, {}))
    if (result?.ok) setNewer(result.value.find((words) => words.language === language))
  }

  return {
    base,
    texts,
    newer,
    failure,
    failureCount: count,
    isRestored: isRestored && hasDraft(),
    isUnsaved: hasDraft(),
    isSaving: isSending,
    canUndo: steps.length > 0,
    change,
    undo,
    save: () => send(base, texts, texts),
    discard: () => start(base),
    showNewer: () => newer && start(newer),
    /** Keeps this draft, so that saving replaces the colleague's words. */
    keepMine() {
      if (newer) saveDraft({ base: newer, texts })
      setNewer(undefined)
    },
  }
}

/** Returns a function that shows saved words in the previews of this window. */
function useShowWords() {
  const office = useOffice()
  const updateOffice = useContext(UpdateOfficeContext)
  return ({ language, texts }: Words) =>
    updateOffice({ ...office, words: { ...office.words, [language]: texts } })
}

/** Removes the error of a field that was edited. */
function withoutField({ count, failure }: SaveFailure, path: string): SaveFailure {
  const { [path]: _, ...fields } = failure?.fields ?? {}
  if (!failure || Object.keys(fields).length === 0) return { count }
  return { count, failure: { ...failure, fields } }
}
