export default function Page() {
  return (
    <main>
      <h1>login-page</h1>
    </main>
  )
}
