import { createContext } from 'react-router'

interface PageContext {
  /** The nonce of inline scripts, which the server replaces with hashes. */
  nonce: string
  /** The public address of the site, without a trailing slash. */
  publicUrl: string
  /** The languages of the site, with their own names; English first. */
  languages: { language: string; name: string }[]
  /** Logs errors of the server. */
  logError: (error: unknown) => void
}

/** Values that the server passes to every rendering besides the data. */
export const pageContext = createContext<PageContext>()
