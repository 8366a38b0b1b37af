import { createContext, type ReactNode } from 'react'

interface PageDocument {
  /** Where the script of all pages stands. */
  script: string
  /** In development what a page's modules need to have run before them. */
  development?: string
  /** Marks the inline scripts that this rendering made. */
  nonce: string
  /** The HTML of a part of the page that React takes over by itself, later or never. */
  drawIsland: (content: ReactNode, name: string) => string
}

/** What a page is made with, on the server alone: no browser draws a whole page. */
export const DocumentContext = createContext<PageDocument>({
  script: '',
  nonce: '',
  drawIsland: () => '',
})
