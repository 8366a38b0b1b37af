import { useEffect, useRef, useState } from 'react'
import { factChanges } from '#app/platform/admin/fact-field.tsx'
import { readPage } from '#app/platform/browser/trusted-types.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { previewsApi } from '../previews-contract.ts'
import { useAddressPreviews } from './use-address-previews.ts'

/** Pixels above a section that is scrolled into view. */
const SECTION_MARGIN = 24

const phone = { label: 'Phone', width: 360 }
const devices = [phone, { label: 'Desktop', width: 1280 }]

interface DraftPreviewProps {
  id: string
  language: string
  /** The revision of the saved draft. The preview reloads when it changes. */
  revision: number
  /** The id of the section to show; '' for none. */
  anchor: string
}

/** Shows the saved draft as visitors would see it. */
export function DraftPreview({ id, language, revision, anchor }: DraftPreviewProps) {
  const token = usePrivatePreview(id)
  const addressPreview = useAddressPreviews(language)
  const address = token && addressPreview(token)
  const [device, setDevice] = useState(phone)
  const frame = useRef<HTMLIFrameElement>(null)
  const { container, scale } = useScale(device.width)

  useEffect(() => {
    if (!address) return
    const refresh = () => refreshFrame(frame.current, address).catch(console.error)
    if (revision) refresh()
    factChanges.addEventListener('change', refresh)
    return () => factChanges.removeEventListener('change', refresh)
  }, [address, revision])

  useEffect(() => showSection(frame.current, anchor), [anchor])

  return (
    <section aria-label="Preview" className="grid content-start gap-3 xl:sticky xl:top-20">
      <div className="flex flex-wrap items-center gap-2">
        {devices.map((each) => (
          <Button
            key={each.width}
            size="small"
            aria-pressed={device === each}
            className="aria-pressed:border-indigo aria-pressed:text-indigo"
            onClick={() => setDevice(each)}
          >
            {each.label}
          </Button>
        ))}
      </div>
      <div ref={container} className="h-[36rem] overflow-hidden card xl:h-[calc(100dvh-10rem)]">
        {address && (
          <iframe
            ref={frame}
            title="The page with this draft"
            src={address}
            sandbox="allow-same-origin"
            className="mx-auto block origin-top-left"
            style={{
              width: device.width,
              height: `${100 / scale}%`,
              transform: scale < 1 ? `scale(${scale})` : undefined,
            }}
          />
        )}
      </div>
    </section>
  )
}

/** Creates a private preview for this screen, which expires after a day. Returns its token. */
function usePrivatePreview(id: string) {
  const api = useApi()
  const [token, setToken] = useState<string>()

  useEffect(() => {
    const request = api.attempt(previewsApi.add, { params: { id }, body: { is_shared: false } })
    request.then((result) => result.ok && setToken(result.value.token), console.error)
  }, [api, id])

  return token
}

/** Replaces the content of the frame and keeps its scroll position. */
async function refreshFrame(frame: HTMLIFrameElement | null, address: string) {
  const html = await readPage(await fetch(address), moveStyles)
  const [currentMain, newMain] = [frame?.contentDocument, html].map((each) =>
    each?.querySelector('main'),
  )
  if (!currentMain || !newMain) return
  currentMain.replaceChildren(...newMain.childNodes)
  for (const element of currentMain.querySelectorAll<HTMLElement>('[data-measure]')) {
    element.style.cssText = element.dataset.measure ?? ''
  }
}

/** Scrolls the frame, but not the screen around it, to this section. */
function showSection(frame: HTMLIFrameElement | null, anchor: string) {
  const section = anchor ? frame?.contentDocument?.getElementById(anchor) : undefined
  if (!section || !frame?.contentWindow) return
  const top = section.getBoundingClientRect().top + frame.contentWindow.scrollY
  frame.contentWindow.scrollTo({ top: Math.max(0, top - SECTION_MARGIN) })
}

/**
 * Renames style attributes to data attributes, because the content security policy forbids inline
 * styles in parsed HTML. Scripts may set the styles later.
 */
const moveStyles = (html: string) => html.replaceAll(/(<[^>]*) style="/g, '$1 data-measure="')

/** Returns the scale at which a page of this width fits the container. */
function useScale(width: number) {
  const container = useRef<HTMLDivElement>(null)
  const [containerWidth, setContainerWidth] = useState(width)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setContainerWidth(entry?.contentRect.width ?? 0),
    )
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])

  return { container, scale: Math.min(1, (containerWidth || width) / width) }
}
