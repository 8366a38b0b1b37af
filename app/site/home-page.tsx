export default function Page() {
  return (
    <main>
      <h1>home-page</h1>
    </main>
  )
}
