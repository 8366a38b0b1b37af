import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, Suspense, use, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { toReference } from '#app/contract/fact-references.ts'
import { findFigures } from '#app/contract/find-figures.ts'
import { FactPickerContext, RenderedText } from '#app/platform/admin/fact-help.tsx'
import { Button } from '#app/ui/button.tsx'
import { toDocument, toMarkdown, toPlain } from '../../editor-document.ts'
import { ContextBar } from './context-bar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { EditorFormat } from './paste.ts'
import { createPlugins, type FactRange, toPlainText } from './plugins.ts'
import { Toolbar } from './toolbar.tsx'

export interface RichTextEditorProps {
  value: string
  format: EditorFormat
  rows?: number
  /** Whether the text has no line breaks. */
  isLine?: boolean
  /** Words in braces that can be inserted. */
  placeholders?: readonly string[]
  isRequired: boolean
  /** The attributes of a form control from `Field`. */
  control: { id: string; className: string; 'data-field'?: string; 'aria-describedby'?: string }
  onChange: (value: string) => void
}

/** The editor of one text. Its value is stored text, never HTML. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { format, isLine, placeholders = [], isRequired, control } = props
  const facts = use(FactPickerContext)
  const [factRange, setFactRange] = useState<FactRange>()
  const [isLinkOpen, setLinkOpen] = useState(false)
  const [hasBeenFocused, setHasBeenFocused] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const toolbar = useRef<HTMLDivElement>(null)
  const { place, view, state, chips } = useEditor(props, {
    openLink: () => setLinkOpen(true),
    openFact: setFactRange,
    reportLeftOut: setLeftOut,
    focusToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  })
  const { className, ...attributes } = control

  const wasLinkOpen = useRef(false)

  // After the dialog has closed, because the text cannot have the focus behind it.
  useLayoutEffect(() => {
    if (wasLinkOpen.current && !isLinkOpen) view?.focus()
    wasLinkOpen.current = isLinkOpen
  }, [isLinkOpen, view])

  const { openFact, insertFact, leaveFact } = createFactActions(view, setFactRange)

  function noteFocus() {
    setHasBeenFocused(true)
    facts?.preload()
  }

  const described = JSON.stringify(attributes)

  // Only when they change: an update of the view also resets the cursor of the browser.
  useLayoutEffect(() => {
    const given: Record<string, unknown> = JSON.parse(described)
    view?.setProps({
      attributes: {
        ...attributesOf(given),
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': String(!isLine),
        'aria-required': String(isRequired),
        'aria-labelledby': `${given.id}-label`,
        class: contentClassName,
      },
    })
  }, [view, described, isLine, isRequired])

  // A dialog focuses its first field before the editor is loaded.
  useLayoutEffect(() => {
    const dialog = view?.dom.closest('dialog')
    const first = dialog?.querySelector('input:not([type=file]), select, textarea, .ProseMirror')
    if (first && first === view?.dom) view.focus()
  }, [view])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the editor is used.
    <div onFocus={noteFocus} className="grid min-w-0 gap-2">
      <div className={`${className} !p-0 has-[.ProseMirror-focused]:outline-2`}>
        <div
          ref={place}
          style={{ minHeight: `${(props.rows ?? 2) * 1.5 + 1}rem` }}
          className="grid"
        />
        {/* Stays, so that nothing moves under the pointer when the text loses the focus. */}
        {hasBeenFocused && view && (
          <>
            <ContextBar view={view} state={state} onReplaceFact={openFact} />
            <Toolbar
              ref={toolbar}
              controls={control.id}
              view={view}
              state={state}
              format={format}
              onLink={() => setLinkOpen(true)}
              onFact={openFact}
              placeholders={placeholders}
            />
          </>
        )}
      </div>
      <p role="status" className="rounded-lg bg-paper px-3 py-2 text-sm empty:hidden">
        {leftOut > 0 && describeLeftOut(leftOut, format)}
      </p>
      {chips.map(({ key, dom, id }) =>
        createPortal(
          <Suspense fallback="…">
            <RenderedText text={toReference(key)} isTitled />
          </Suspense>,
          dom,
          id,
        ),
      )}
      {facts && <TypedFigures state={state} onReplace={setFactRange} />}
      {/* Closes when the text is changed from outside. */}
      {facts && factRange?.doc === state.doc && (
        <Suspense>
          <facts.Picker
            key={factRange.replaced}
            label={factRange.replaced ? `Fact to replace “${factRange.replaced}”` : 'Insert fact'}
            onChoose={(key) => insertFact(factRange, key)}
            onClose={(typed, returnsFocus) => leaveFact(factRange, typed, returnsFocus)}
          />
        </Suspense>
      )}
      {isLinkOpen && view && <LinkDialog view={view} onClose={() => setLinkOpen(false)} />}
    </div>
  )
}

function describeLeftOut(count: number, { markup }: EditorFormat) {
  const pictures = count === 1 ? '1 picture was left out.' : `${count} pictures were left out.`
  const advice =
    markup === 'blocks'
      ? 'Add pictures with “Picture” in the toolbar.'
      : 'This text cannot contain pictures.'
  return `${pictures} ${advice}`
}

function createFactActions(
  view: EditorView | undefined,
  setFactRange: (range: FactRange | undefined) => void,
) {
  /** Opens the search for a fact that replaces the selection. */
  function openFact() {
    if (!view) return
    const { selection, doc } = view.state
    // A picture is not part of a line.
    if (selection instanceof NodeSelection && !selection.node.isInline) return
    setFactRange({ from: selection.from, to: selection.to, doc })
  }

  function insertFact({ from, to }: FactRange, key: string) {
    const node = view?.state.schema.nodes.fact?.create({ key })
    if (view && node) view.dispatch(view.state.tr.replaceWith(from, to, node).scrollIntoView())
    setFactRange(undefined)
    view?.focus()
  }

  /** Without a choice, the typed text stays where it was begun. */
  function leaveFact({ to, doc, trigger }: FactRange, typed: string, returnsFocus: boolean) {
    setFactRange(undefined)
    // A chosen fact also removes the search, which then loses the focus.
    if (view?.state.doc !== doc) return
    if (trigger && typed) {
      const start = to - trigger.length
      const { schema, tr } = view.state
      const content = toPlain(schema, trigger + typed)
      tr.replaceWith(start, to, content)
      tr.setSelection(TextSelection.near(tr.doc.resolve(start + content.size)))
      view.dispatch(tr)
    }
    if (returnsFocus) view.focus()
  }

  return { openFact, insertFact, leaveFact }
}

const contentClassName =
  'rich-text min-w-0 px-3 py-2 whitespace-pre-wrap wrap-anywhere outline-none'

const attributesOf = (attributes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => [name, String(value)]),
  )

/** A fact in the text; React renders its value into the element. */
interface Chip {
  id: string
  key: string
  dom: HTMLElement
}

interface Actions {
  openLink: () => void
  openFact: (range: FactRange) => void
  focusToolbar: () => void
  reportLeftOut: (count: number) => void
}

/** Creates the editor, and keeps document and value equal. */
function useEditor(props: RichTextEditorProps, actions: Actions) {
  const { value, format, isLine, onChange } = props
  const { markup } = format
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ onChange, actions })
  const written = useRef(value)
  const [chips, setChips] = useState<Chip[]>([])
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState(() => {
    const doc = toDocument(value, markup)
    const plugins = createPlugins({ ...format, isLine }, doc.type.schema, {
      openLink: () => latest.current.actions.openLink(),
      openFact: (range) => latest.current.actions.openFact(range),
      focusToolbar: () => latest.current.actions.focusToolbar(),
      reportLeftOut: (count) => latest.current.actions.reportLeftOut(count),
    })
    return EditorState.create({ doc, plugins })
  })
  const initialState = useRef(state)

  useLayoutEffect(() => {
    latest.current = { onChange, actions }
  })

  useLayoutEffect(() => {
    const created = new EditorView(place.current, {
      state: initialState.current,
      // The library would prevent the default of Escape, which closes the dialog around the text.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
      nodeViews: { fact: ({ attrs }) => createChip(attrs.key, setChips) },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction)
        created.updateState(next)
        setState(next)
        if (!transaction.docChanged || transaction.getMeta('isFromOutside')) return
        const text = toMarkdown(next.doc, markup)
        if (text === written.current) return
        written.current = text
        // The library reports changes outside of React's events. Rendered at once, so that a change of
        // another field is based on this one.
        flushSync(() => latest.current.onChange(text))
      },
    })
    setView(created)
    return () => created.destroy()
  }, [markup])

  useLayoutEffect(() => {
    // The value was changed elsewhere: restored, merged, or by undo of the form.
    if (!view || value === written.current) return
    written.current = value
    const { doc, tr } = view.state
    tr.replaceWith(0, doc.content.size, toDocument(value, markup).content)
    const at = Math.min(view.state.selection.from, tr.doc.content.size)
    tr.setSelection(TextSelection.near(tr.doc.resolve(at)))
    view.dispatch(tr.setMeta('isFromOutside', true))
  }, [view, value, markup])

  return { place: place as RefObject<HTMLDivElement>, view, state, chips }
}

let chipCount = 0

function createChip(key: string, setChips: (change: (chips: Chip[]) => Chip[]) => void) {
  const dom = document.createElement('span')
  dom.className =
    'rounded-sm border-b-2 border-indigo bg-indigo/10 px-1 font-semibold text-night whitespace-normal'
  chipCount += 1
  const chip = { id: `chip-${chipCount}`, key, dom }
  setChips((chips) => [...chips, chip])
  return {
    dom,
    ignoreMutation: () => true,
    stopEvent: () => false,
    selectNode: () => dom.classList.add('outline-2'),
    deselectNode: () => dom.classList.remove('outline-2'),
    destroy: () => setChips((chips) => chips.filter((each) => each !== chip)),
  }
}

interface TypedFiguresProps {
  state: EditorState
  onReplace: (range: FactRange) => void
}

/** The figures of the text that are typed and not inserted as facts. */
function TypedFigures({ state, onReplace }: TypedFiguresProps) {
  const { text, positions } = toPlainText(state.doc)
  const figures = new Map(findFigures(text).map((figure) => [figure.match, figure]))

  return [...figures.values()].map(({ match, index }) => (
    <p key={match} className="rounded-lg bg-paper px-3 py-2 text-sm wrap-anywhere">
      <mark className="bg-marigold/30 font-semibold">{match}</mark> is plain text, not linked to a
      fact, and will not be updated.{' '}
      <Button
        size="small"
        onClick={() => {
          const from = positions[index] ?? 0
          const to = (positions[index + match.length - 1] ?? 0) + 1
          onReplace({ from, to, doc: state.doc, replaced: match })
        }}
      >
        Replace with fact
      </Button>{' '}
      <a
        href="/admin/facts?new"
        target="_blank"
        rel="noreferrer"
        className="inline-block py-1 text-indigo underline"
      >
        Create fact
      </a>
    </p>
  ))
}
