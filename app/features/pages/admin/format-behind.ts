/** Of a translation, how often its original was published since. */
export const formatBehind = (behind: number) =>
  `${behind} ${behind === 1 ? 'change' : 'changes'} behind`
