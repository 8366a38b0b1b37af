/** Returns the latest of these dates; ISO 8601 sorts by time. */
export function latest(...moments: (string | undefined)[]) {
  return (
    moments
      .filter((each) => each !== undefined)
      .toSorted()
      .at(-1) ?? ''
  )
}

/**
 * Returns 503 if a list could not be loaded. Visitors see the rest of the page, but neither search
 * engines nor the page cache store it.
 */
export function statusOf(...results: { ok: boolean }[]) {
  return { status: results.every(({ ok }) => ok) ? 200 : 503 }
}
