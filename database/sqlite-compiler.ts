import { BinaryOperationNode, type PrimitiveValueListNode, SqliteQueryCompiler } from 'kysely'

/** SQLite's own bound, which a list may not be filled up beyond. */
const MOST_PARAMETERS = 32_766

/**
 * SQL of which lists have 1, 2, 4, 8 … values, the last one repeated: each text is prepared, which
 * takes longer than to run it, and kept, and every length would be one of its own. A list in one
 * parameter of JSON would be one text for all, but hides its length from the planner, which then
 * takes another index.
 */
export class FileCompiler extends SqliteQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode) {
    const isRow = !this.parentNode || !BinaryOperationNode.is(this.parentNode)
    super.visitPrimitiveValueList(isRow ? node : { ...node, values: filledUp(node.values) })
  }
}

function filledUp(values: readonly unknown[]) {
  const length = values.length && 2 ** Math.ceil(Math.log2(values.length))
  if (length === values.length || length > MOST_PARAMETERS / 2) return values
  return [...values, ...Array(length - values.length).fill(values.at(-1))]
}
