export function CourseAreas({ areas }: { areas: string[] }) {
  return (
    <ul className="mt-8 flex flex-wrap gap-2.5">
      {areas.map((area) => (
        <li
          key={area}
          className="rounded-full border border-indigo/25 bg-white px-4 py-2 font-medium text-night"
        >
          {area}
        </li>
      ))}
    </ul>
  )
}
