export default function Page() {
  return (
    <main>
      <h1>contact-page</h1>
    </main>
  )
}
