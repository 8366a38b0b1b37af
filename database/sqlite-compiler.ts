import { BinaryOperationNode, type PrimitiveValueListNode, SqliteQueryCompiler } from 'kysely'

/** Maximum number of parameters of an SQLite statement. */
const MAX_PARAMETERS = 32_766

/**
 * Pads lists to 1, 2, 4, 8 … values by repeating the last one, so that fewer statements are
 * prepared. A single JSON parameter would hide the length from the planner, which then chooses
 * another index.
 */
export class FileCompiler extends SqliteQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode) {
    const isRow = !this.parentNode || !BinaryOperationNode.is(this.parentNode)
    super.visitPrimitiveValueList(isRow ? node : { ...node, values: padList(node.values) })
  }
}

function padList(values: readonly unknown[]) {
  const length = values.length && 2 ** Math.ceil(Math.log2(values.length))
  if (length === values.length || length > MAX_PARAMETERS / 2) return values
  return [...values, ...Array(length - values.length).fill(values.at(-1))]
}
