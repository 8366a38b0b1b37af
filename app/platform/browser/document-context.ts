import { createContext, type ReactNode } from 'react'

interface PageDocument {
  /** The address of the script of all pages. */
  script: string
  /** Code that development needs before the modules of a page. */
  development?: string
  /** The nonce of inline scripts. */
  nonce: string
  /** Renders an island, which React may hydrate later. */
  renderIsland: (content: ReactNode, name: string) => string
}

/** Values for rendering a page on the server; browsers never render whole pages. */
export const DocumentContext = createContext<PageDocument>({
  script: '',
  nonce: '',
  renderIsland: () => '',
})
