/** What search engines and social networks are told about a page. */
export interface PageFacts {
  /** Without the name of the site. */
  title: string
  /** One or two sentences, up to about 160 characters. */
  description: string
  path: string
  /** The card for social networks, 1200 × 630, in public/; without one it is the site's own. */
  picture?: string
  /** The day on which the page's text last changed, YYYY-MM-DD. */
  modified: string
}

/** The newest of these days and moments: in ISO 8601 they sort by age. */
export function latest(...moments: (string | undefined)[]) {
  return (
    moments
      .filter((each) => each !== undefined)
      .toSorted()
      .at(-1) ?? ''
  )
}

/** The oldest of them: a page is never fresher than the oldest figure that it shows. */
export function oldest(first: string, ...moments: string[]) {
  return [first, ...moments].toSorted()[0] ?? first
}

/**
 * 503 for a page with a gap where a list could not be read: people see what there is, and neither
 * search engines nor the server's memory keep it.
 */
export function statusOf(...results: { ok: boolean }[]) {
  return { status: results.every(({ ok }) => ok) ? 200 : 503 }
}
