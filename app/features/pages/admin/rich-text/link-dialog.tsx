import type { EditorView } from 'prosemirror-view'
import { useEffect, useState } from 'react'
import { describeFile } from '#app/features/media/contract.ts'
import { filesApi } from '#app/features/media/files-contract.ts'
import { LinkField } from '#app/platform/admin/link-field.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { pagesApi } from '../../contract.ts'
import { isLinkTarget } from '../../formatted-text.ts'
import { findLinkRange, removeLink, setLink } from './commands.ts'
import { findAddress } from './paste.ts'

interface LinkDialogProps {
  view: EditorView
  onClose: () => void
}

const MAX_SHOWN_PAGES = 8

/** Links the selected words to a page or file of this site, found by its name, or to an address. */
export function LinkDialog({ view, onClose }: LinkDialogProps) {
  const { href } = findLinkRange(view.state)
  const [typed, setTyped] = useState(href)
  const [error, setError] = useState<string>()
  const pages = usePublishedPages()
  const files = useFiles(typed)
  const matches = [...findPages(pages, typed), ...files]

  function link(address: string, text: string) {
    setLink(address, text)(view.state, view.dispatch)
    onClose()
  }

  function save() {
    const address = readTarget(typed)
    if (address) return link(address, typed.trim())
    const [only, ...others] = matches
    if (only && others.length === 0) return link(only.address, only.title)
    setError(
      'Please choose a page or file from the list, or type an address that begins with https://.',
    )
  }

  return (
    <Dialog title={href ? 'Change link' : 'Add link'} size="small" onClose={onClose}>
      {/* Enter saves; a form within the page's form would not be valid HTML. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Enter of the field within. */}
      <div
        className="grid gap-4 p-5 sm:p-6"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          save()
        }}
      >
        <LinkField
          label="Page, file or address"
          hint="The name of a page or file of this site, or an address such as https://www.gov.uk or an e-mail address."
          value={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(text) => {
            setTyped(text)
            setError(undefined)
          }}
        />
        {matches.length > 0 && (
          <ul
            aria-label="Pages and files"
            className="grid divide-y divide-line border-y border-line"
          >
            {matches.map(({ id, title, address }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => link(address, title)}
                  className="grid min-h-11 w-full content-center px-2 py-1 text-left hover:bg-paper"
                >
                  <span className="font-medium wrap-anywhere">{title}</span>
                  <span className="text-sm text-ink/75 wrap-anywhere">
                    {describeFile(address) ?? address}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {href && (
            <Button
              onClick={() => {
                removeLink(view.state, view.dispatch)
                onClose()
              }}
            >
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save link
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Returns the address for what was typed: with https:// or mailto: if that is missing. */
function readTarget(typed: string) {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text)) return `https://${text}`
  return findAddress(text) ?? (isLinkTarget(text) ? text : undefined)
}

interface Linked {
  id: string
  title: string
  address: string
}

function findPages(pages: Linked[], typed: string) {
  const words = typed.trim().toLowerCase().split(/\s+/)
  return pages
    .filter(({ title, address }) => {
      const text = `${title} ${address}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .slice(0, MAX_SHOWN_PAGES)
}

/** Returns the published pages and their published translations. */
function usePublishedPages() {
  const api = useApi()
  const [pages, setPages] = useState<Linked[]>([])

  useEffect(() => {
    api
      .attempt(pagesApi.list, { querystring: {} })
      .then((result) => {
        const listed = result.ok ? result.value : []
        const all = listed.flatMap((page) => [page, ...page.translations])
        setPages(all.filter(({ address }) => address !== ''))
      })
      // Addresses can still be typed.
      .catch(() => undefined)
  }, [api])

  return pages
}

const MAX_SHOWN_FILES = 5
/** The delay between the last key press and the search. */
const DEBOUNCE_MS = 250

/** Returns the files that match what is typed. The previous ones stay until then. */
function useFiles(typed: string) {
  const api = useApi()
  const [files, setFiles] = useState<Linked[]>([])
  const q = typed.trim().slice(0, 200)

  useEffect(() => {
    let isStale = false
    async function read() {
      const querystring = { q, limit: MAX_SHOWN_FILES }
      const result = await api.attempt(filesApi.list, { querystring }).catch(() => undefined)
      // Without a connection, addresses can still be typed.
      if (!isStale && result?.ok) setFiles(result.value)
    }
    const timer = setTimeout(read, q ? DEBOUNCE_MS : 0)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [api, q])

  return files
}
