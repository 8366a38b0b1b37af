/** A script of ours as text: see `scripts` in vite.config.ts. */
declare module '*?script' {
  const script: string
  export default script
}
