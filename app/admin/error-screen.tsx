import { Button } from '#app/ui/button.tsx'

/** Shown when a screen fails; the error is in the browser's console. */
export function ErrorScreen() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <title>Something went wrong</title>
      <h1 className="font-display text-2xl font-semibold text-indigo">Something went wrong</h1>
      <p>This screen could not be shown. Nothing you saved is lost.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </main>
  )
}
