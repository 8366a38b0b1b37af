/** The newest of these days and moments: in ISO 8601 they sort by age. */
export function latest(...moments: (string | undefined)[]) {
  return (
    moments
      .filter((each) => each !== undefined)
      .toSorted()
      .at(-1) ?? ''
  )
}

/**
 * 503 for a page with a gap where a list could not be read: people see what there is, and neither
 * search engines nor the server's memory keep it.
 */
export function statusOf(...results: { ok: boolean }[]) {
  return { status: results.every(({ ok }) => ok) ? 200 : 503 }
}
