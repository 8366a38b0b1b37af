import { createContext } from 'react-router'

export interface SiteLanguage {
  language: string
  /** Its name, in the language itself. */
  name: string
  /** The offer of a page in this language, in the language itself. */
  offer: string
}

interface PageContext {
  /** The nonce of inline scripts, which the server replaces with hashes. */
  nonce: string
  /** The public address of the site, without a trailing slash. */
  publicUrl: string
  /** The languages of the site; English first. */
  languages: SiteLanguage[]
  /** Whether the address holds a secret, which scripts of other companies must not read. */
  isSecret: boolean
  /** Logs errors of the server. */
  logError: (error: unknown) => void
}

/** Values that the server passes to every rendering besides the data. */
export const pageContext = createContext<PageContext>()
