export default function Page() {
  return (
    <main>
      <h1>messages-page</h1>
    </main>
  )
}
