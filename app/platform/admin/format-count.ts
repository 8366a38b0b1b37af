/** "1 row", "2 rows"; `many` overrides the plural. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
