export default function Page() {
  return (
    <main>
      <h1>contacts-page</h1>
    </main>
  )
}
