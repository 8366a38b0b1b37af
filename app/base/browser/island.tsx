import { type ComponentType, useContext } from 'react'
import { DocumentContext } from './document-context.ts'

interface IslandProps<Props extends object> {
  name: string
  of: ComponentType<Props>
  /** Travel in the page as JSON. */
  props: Props
}

/**
 * A part of a page that needs React once somebody turns to it, and not before. It is drawn as a
 * tree of its own, so that its ids are the same when the browser takes it over: hydrate-island.tsx.
 */
export function Island<Props extends object>({ name, of: Part, props }: IslandProps<Props>) {
  const { drawIsland } = useContext(DocumentContext)

  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: drawIsland(<Part {...props} />, name) }}
    />
  )
}
