import { createContext } from 'react-router'

interface PageContext {
  /** Marks the inline scripts that this rendering made; the server turns the mark into hashes. */
  nonce: string
  /** Where visitors reach the site, without a final slash. */
  publicUrl: string
  /** For what went wrong on our side. */
  logError: (error: unknown) => void
}

/** What the server tells a rendering beside the data; set for every page. */
export const pageContext = createContext<PageContext>()
