/** A comma-separated list on phones, tags on larger screens. */
export function CourseAreas({ areas }: { areas: string[] }) {
  return (
    <ul className="mt-3 font-medium text-night sm:mt-8 sm:flex sm:flex-wrap sm:gap-2.5">
      {areas.map((area) => (
        <li
          key={area}
          className="max-sm:inline max-sm:not-last:after:content-['_·_'] sm:rounded-full sm:border sm:border-indigo/25 sm:bg-white sm:px-4 sm:py-2"
        >
          {area}
        </li>
      ))}
    </ul>
  )
}
