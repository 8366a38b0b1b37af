/** Of a translation, how often its original was published since. */
export const sayBehind = (behind: number) =>
  `${behind} ${behind === 1 ? 'change' : 'changes'} behind`
