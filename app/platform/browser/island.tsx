import { type ComponentType, useContext } from 'react'
import { DocumentContext } from './document-context.ts'

interface IslandProps<Props extends object> {
  name: string
  of: ComponentType<Props>
  /** Serialized into the page as JSON. */
  props: Props
}

/**
 * A component that React hydrates on first use. The server renders it as a separate tree, so that the
 * ids match in the browser; see hydrate-island.tsx.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const { renderIsland } = useContext(DocumentContext)

  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderIsland(<Component {...props} />, name) }}
    />
  )
}
