/** "1 row", "2 rows"; with other words for many, those. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
