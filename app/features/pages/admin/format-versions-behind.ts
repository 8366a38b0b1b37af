/** Formats how many versions a translation is behind its source page. */
export const formatVersionsBehind = (behind: number) =>
  `${behind} ${behind === 1 ? 'change' : 'changes'} behind`
