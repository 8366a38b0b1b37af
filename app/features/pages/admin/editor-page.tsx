import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { Screen } from '#app/platform/admin/screen.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { type FieldErrors, FieldErrorsContext } from '#app/ui/field-errors.ts'
import { FieldLinks, FormErrors } from '#app/ui/form-errors.tsx'
import { type PageContent, type PageDetails, type PageType, pagesApi } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import { presenceApi } from '../presence-contract.ts'
import type { StandardContent } from '../standard-contract.ts'
import type { Route } from './+types/editor-page.ts'
import { ContentForm } from './content-form.tsx'
import type { DraftAutosave, SaveError } from './draft-autosave.ts'
import { DraftPreview } from './draft-preview.tsx'
import { valueAt } from './field-value.ts'
import { localizeSchema } from './localize-schema.ts'
import { MergeConflicts } from './merge-conflicts.tsx'
import { loadOriginal, type Original, OriginalContext } from './original.tsx'
import { PageForm } from './page-form.tsx'
import { getListScreen, PageState } from './pages.tsx'
import { usePageActions } from './publish-dialog.tsx'
import { createRemove, RemovalContext } from './removal.ts'
import { Toolbar } from './toolbar.tsx'
import { TranslationSource } from './translation-source.tsx'
import { Translations } from './translations.tsx'
import { useDraftAutosave } from './use-draft-autosave.ts'

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const api = context.get(apiContext)
  const [found, types] = await Promise.all([
    api.attempt(pagesApi.read, { params: { id } }),
    api.attempt(pagesApi.listTypes, {}),
  ])
  const type = types.ok
    ? types.value.find(({ type }) => found.ok && type === found.value.type)
    : undefined
  const schema = localizeSchema(type?.schema ?? {})
  // Without its original a translation can still be edited.
  const original = found.ok
    ? await loadOriginal(api, found.value, schema).catch((error) => void console.error(error))
    : undefined
  return { found, schema, original }
}

/** A link from a source page to its translation opens another page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')

export default function EditorPage({ loaderData }: Route.ComponentProps) {
  const { found, schema, original } = loaderData
  if (found.ok) {
    const page = found.value
    return <Editor key={page.id} page={page} schema={schema} original={original} />
  }

  return (
    <Screen title="Page" above={<BackToPages />}>
      <p role="alert">{found.failure.detail}</p>
    </Screen>
  )
}

interface EditorProps {
  page: PageDetails
  schema: FieldSchema
  original?: Original
}

function Editor({ page, schema, original }: EditorProps) {
  const autosave = useDraftAutosave(page)
  const actions = usePageActions(page, autosave, { schema, loaded: original })
  const { content, base } = autosave
  const { currentPage, rejection } = actions
  const lastError = useSaveError(autosave.status)
  // The status says that the page was deleted.
  const saveError = lastError?.isDeleted ? undefined : lastError
  const errors = (rejection.failure ?? saveError)?.fields ?? {}

  const [remove] = useState(() => createRemove(autosave))
  const { anchor, form } = useEditedSection(content)

  function change(next: PageContent) {
    actions.clearFieldErrors(content, next)
    autosave.change(next)
  }
  const state =
    currentPage.scheduled_for || currentPage.state === 'archived'
      ? currentPage.state
      : autosave.state

  return (
    <Screen
      title={content.title.trim() || 'Untitled'}
      above={<BackToPages type={page.type} />}
      subtitle={
        <p className="text-sm">
          {/* The translation panel shows how far it is behind. */}
          <PageState page={{ ...currentPage, state, versions_behind: 0 }} />
          {!autosave.isDeleted() && <Colleagues id={page.id} />}
        </p>
      }
    >
      <Toolbar autosave={autosave} actions={actions} schema={schema} />
      <MergeConflicts autosave={autosave} schema={schema} />
      {currentPage.source_page ? (
        <TranslationSource page={currentPage} source={currentPage.source_page} schema={schema} />
      ) : (
        <Translations page={currentPage} />
      )}
      <div
        className={`grid items-start gap-6 ${original ? '2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'}`}
      >
        <div className="grid min-w-0 grid-cols-1 gap-5" ref={form}>
          <RemovalContext value={remove}>
            <FormErrors failure={rejection.failure ?? saveError} attempt={rejection.count}>
              <Missing fields={autosave.missing} isRefused={Object.keys(errors).length > 0} />
              <WrongFields
                missing={autosave.missing}
                saved={base.content}
                content={content}
                errors={errors}
              >
                <OriginalContext value={actions.original}>
                  {page.type === 'page' ? (
                    <PageForm
                      schema={schema}
                      content={content as unknown as StandardContent}
                      language={page.language}
                      onChange={change}
                    />
                  ) : (
                    <ContentForm
                      content={content}
                      schema={schema}
                      type={page.type}
                      language={page.language}
                      errors={errors}
                      onChange={change}
                    />
                  )}
                </OriginalContext>
              </WrongFields>
            </FormErrors>
          </RemovalContext>
        </div>
        <DraftPreview
          id={page.id}
          language={page.language}
          revision={base.revision}
          anchor={anchor}
        />
      </div>
    </Screen>
  )
}

/** Tracks the section of the form that has the focus. Returns its anchor on the page, '' for none. */
function useEditedSection(content: PageContent) {
  const form = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState('')
  const follow = useEffectEvent((target: HTMLElement) => {
    const path = target.closest<HTMLElement>('[data-section]')?.dataset.section ?? ''
    const [name = '', index = ''] = path.split('.')
    const sections =
      name === 'sections' ? (content as Partial<StandardContent>).sections : undefined
    setAnchor(sections ? (sections[Number(index)]?.id ?? '') : name)
  })

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => follow(target as HTMLElement)
    const element = form.current
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [])

  return { anchor, form }
}

/**
 * What the saved draft still lacks, with links to the fields. As high without them, so that nothing
 * moves under the pointer when a save completes the draft.
 */
function Missing({ fields, isRefused }: { fields: Record<string, string>; isRefused: boolean }) {
  const count = Object.keys(fields).length
  if (isRefused || count === 0) {
    return (
      <p className="flex min-h-12 items-center">
        {isRefused ? 'Please correct what is listed above.' : 'All required fields are filled in.'}
      </p>
    )
  }

  return (
    <Disclosure summary={`Missing or wrong for publishing: ${formatCount(count, 'field')}`}>
      <FieldLinks errors={fields} className="text-sm" />
    </Disclosure>
  )
}

interface WrongFieldsProps extends Pick<DraftAutosave, 'missing'> {
  /** The saved draft. */
  saved: PageContent
  /** The draft on the screen. */
  content: PageContent
  /** The errors of the last attempt. */
  errors: FieldErrors
  children: ReactNode
}

/**
 * Marks the fields of the saved draft that cannot be published, except those that are still empty. A
 * mark goes with the first change, so that nothing moves under the pointer when a save corrects it.
 */
function WrongFields({ missing, saved, content, errors, children }: WrongFieldsProps) {
  const wrong = Object.entries(missing).filter(([path]) => {
    const value = valueAt(saved, path)
    return typeof value === 'string' && value.trim() !== '' && value === valueAt(content, path)
  })

  return (
    <FieldErrorsContext value={{ ...Object.fromEntries(wrong), ...errors }}>
      {children}
    </FieldErrorsContext>
  )
}

/** Returns the last save error until a save succeeds, so that error marks do not flicker. */
function useSaveError(status: DraftAutosave['status']) {
  const [error, setError] = useState<SaveError>()
  const current = typeof status === 'object' ? status : status === 'saved' ? undefined : error
  if (current !== error) setError(current)
  return current
}

/** Links to the list of the page's type. */
function BackToPages({ type }: { type?: PageType }) {
  return (
    <Link
      to={getListScreen(type)}
      className="inline-block py-1 text-sm font-medium text-indigo underline"
    >
      {type === 'article' ? 'All articles' : type === 'event' ? 'All events' : 'All pages'}
    </Link>
  )
}

function Colleagues({ id }: { id: string }) {
  const others = usePresence(id)

  return (
    <span role="status" className="ml-3 font-semibold text-indigo empty:hidden">
      {others.length > 0 &&
        `${others.join(', ')} also ${others.length > 1 ? 'have' : 'has'} it open`}
    </span>
  )
}

const HEARTBEAT_MS = 5_000

/** Sends heartbeats while the page is open. Returns the names of other editors. */
function usePresence(id: string) {
  const api = useApi()
  const [others, setOthers] = useState<string[]>([])

  useEffect(() => {
    async function sendHeartbeat() {
      if (document.hidden) return
      const result = await api
        .attempt(presenceApi.heartbeat, { params: { id } })
        .catch(() => undefined)
      if (result?.ok) setOthers(result.value.others)
    }
    sendHeartbeat()
    const timer = setInterval(sendHeartbeat, HEARTBEAT_MS)
    return () => clearInterval(timer)
  }, [api, id])

  return others
}
