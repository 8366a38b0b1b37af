/** The handbook in one language. The key of a page is the end of its address. */
export type Handbook = Record<string, HandbookPage>

/** A handbook with the pages and screens of another one, in another language. */
export type HandbookLike<Original extends Handbook> = {
  [Page in keyof Original]: HandbookPage & {
    screens: Record<keyof Original[Page]['screens'], string>
  }
}

export interface HandbookPage {
  title: string
  /** One sentence, for the list of pages. */
  summary: string
  /** How each screen of this area works, in two or three sentences, by its address. */
  screens: Partial<Record<`/admin/${string}`, string>>
  sections: HandbookSection[]
}

export interface HandbookSection {
  heading: string
  /** Paragraphs; an array is a list of steps. */
  text: (string | string[])[]
}
