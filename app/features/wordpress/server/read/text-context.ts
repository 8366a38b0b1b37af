import type { ShortcodeContext } from './shortcodes.ts'

/** What the HTML of an item refers to. */
export interface TextContext extends ShortcodeContext {
  /** The alternative text of pictures without one. */
  title: string
  /** Returns the content of a reusable block. */
  findBlock: (id: string) => string | undefined
  /** Returns the new target of a link; undefined if it leads nowhere. */
  resolveLink: (href: string) => string | undefined
  /** Returns the address that stands for a picture until it is fetched; undefined for none. */
  addPicture: (address: string) => { address: string; alt: string; caption: string } | undefined
}
