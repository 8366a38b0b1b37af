/** A compiled script as text; see `scripts` in vite.config.ts. */
declare module '*?script' {
  const script: string
  export default script
}
