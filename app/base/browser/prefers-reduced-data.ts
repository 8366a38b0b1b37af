/** Whether the visitor asked the browser to spare data; not every browser tells. */
export function prefersReducedData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
