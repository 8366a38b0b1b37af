/** Maps React's text nodes to the nodes with which the browser translation has replaced them. */
const replacements = new WeakMap<Node, Node>()
const knownReplacements = new WeakSet<Node>()

let observer: MutationObserver | undefined

/**
 * Makes React work on pages that the browser translates. The translation replaces or wraps text
 * nodes, while React still refers to the old nodes, so that changing them would throw or have no
 * effect. Must be called before React's first change. https://github.com/facebook/react/issues/11538
 */
export function guardAgainstTranslation() {
  if (observer) return
  observer = new MutationObserver(recordReplacements)
  observer.observe(document, { childList: true, subtree: true })
  const { removeChild, insertBefore, appendChild } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const present = findIn(this, child)
    if (present) removeChild.call(present.parentNode ?? this, present)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    removeReplacement(child)
    let before = next && findIn(this, next)
    // The translation may have wrapped the node.
    while (before && before.parentNode !== this) before = before.parentNode
    return insertBefore.call(this, child, before) as Child
  }
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    removeReplacement(child)
    return appendChild.call(this, child) as Child
  }
  guardTexts()
}

/** Puts a replaced text node back when React changes its text, so that the browser translates it again. */
function guardTexts() {
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  Object.defineProperty(Node.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get,
    set(this: Node, value: string | null) {
      if (!this.parentNode) (findReplacement(this) as ChildNode | undefined)?.replaceWith(this)
      set?.call(this, value)
    },
  })
}

/** Returns the node or its replacement below this parent; null if the translation has removed both. */
function findIn(parent: Node, node: Node) {
  if (node.parentNode === parent) return node
  const present = node.parentNode ? node : findReplacement(node)
  return present && parent.contains(present) ? present : null
}

function findReplacement(node: Node) {
  recordReplacements(observer?.takeRecords() ?? [])
  const visited = new Set<Node>()
  let present = replacements.get(node)
  // A replacement may have been replaced again.
  while (present && !present.parentNode && !visited.has(present)) {
    visited.add(present)
    present = replacements.get(present)
  }
  return present?.parentNode ? present : undefined
}

function removeReplacement(node: Node) {
  if (!node.parentNode && replacements.has(node))
    (findReplacement(node) as ChildNode | undefined)?.remove()
}

function recordReplacements(records: MutationRecord[]) {
  const changed = new Map<Node, { gone: Node[]; added: Node[] }>()
  for (const { target, addedNodes, removedNodes } of records) {
    const gone = [...removedNodes].filter(isReplaceable)
    const added = [...addedNodes]
    for (const node of added) replacements.delete(node)
    if (gone.length > 0 && added.length > 0) pair(gone, added)
    else if (gone.length > 0 || added.length > 0) {
      const { gone: before = [], added: earlier = [] } = changed.get(target) ?? {}
      changed.set(target, { gone: [...before, ...gone], added: [...earlier, ...added] })
    }
  }
  for (const [target, { gone, added }] of changed) {
    pair(
      gone.filter(({ parentNode }) => !parentNode),
      added.filter(({ parentNode }) => parentNode === target),
    )
  }
}

/** Pairs removed and added nodes in order, because a translation adds as many nodes as it removes. */
function pair(gone: Node[], added: Node[]) {
  if (gone.length === 0) return
  const foreignNodes = added.filter((node) => !isReactNode(node))
  for (const [index, node] of gone.entries()) {
    const replacement = foreignNodes[Math.min(index, foreignNodes.length - 1)]
    if (!replacement) continue
    replacements.set(node, replacement)
    knownReplacements.add(replacement)
  }
}

const isReplaceable = (node: Node) =>
  knownReplacements.has(node) || (node.nodeType === Node.TEXT_NODE && isReactNode(node))

/** Whether React has created the node. React sets a property on its nodes. */
const isReactNode = (node: Node) => Object.keys(node).some((name) => name.startsWith('__react'))
