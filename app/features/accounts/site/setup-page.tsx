export default function Page() {
  return (
    <main>
      <h1>setup-page</h1>
    </main>
  )
}
