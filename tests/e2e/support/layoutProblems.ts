import type { Page } from '@playwright/test'

interface Wanted {
  /** Minimum size of touch targets in pixels; 0 without touch. */
  readonly targetPx: number
}

/** Runs in the page, so it can't use anything outside itself. */
function find({ targetPx }: Wanted): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  const windowWidth = root.clientWidth
  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} "${words(element)}"`

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const ancestorsOf = (element: Element) => {
    const ancestors: Element[] = []
    for (let each = element.parentElement; each !== null && each !== root; each = each.parentElement)
      ancestors.push(each)
    return ancestors
  }
  const isForEyes = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    [element, ...ancestorsOf(element)].every(
      (each) => styleOf(each).clipPath === 'none' && !each.matches('svg, canvas'),
    )
  /** Fixed elements cover others by design. */
  const layerOf = (element: Element) =>
    [element, ...ancestorsOf(element)].find((each) => ['fixed', 'sticky'].includes(styleOf(each).position))

  const scroll = root.scrollWidth - windowWidth
  if (scroll > 0) faults.add(`the page scrolls sideways by ${scroll} px`)

  interface Thing {
    readonly element: Element
    readonly name: string
    readonly box: DOMRect
    readonly layer: Element | undefined
  }
  /** Reports a box outside the viewport or clipped by a container. */
  const check = ({ element, name, box }: Thing) => {
    for (const ancestor of [element, ...ancestorsOf(element)]) {
      const { overflowX, textOverflow, position } = styleOf(ancestor)
      const { left, right, bottom } = ancestor.getBoundingClientRect()
      // Scrollable, ellipsized and hidden content is clipped by design.
      if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return
      if (overflowX !== 'visible' && box.top >= bottom) return
      if (overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1)) faults.add(`${name} is cut off`)
      if (position === 'fixed') break
    }
    if (box.left < -1 || box.right > windowWidth + 1) faults.add(`${name} sticks out of the window`)
  }
  const checkOverlaps = (things: readonly Thing[], leastPx: number) => {
    things.forEach((one, index) => {
      for (const other of things.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across <= leastPx || down <= leastPx || one.layer !== other.layer) continue
        if (
          one.element !== other.element &&
          (one.element.contains(other.element) || other.element.contains(one.element))
        )
          continue
        faults.add(`${one.name} overlaps ${other.name}`)
      }
    })
  }

  const controls: Thing[] = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'),
  ]
    .filter(isForEyes)
    .map((element) => ({
      element,
      name: nameOf(element),
      box: element.getBoundingClientRect(),
      layer: layerOf(element),
    }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  controls.forEach(check)
  checkOverlaps(controls, 1)
  for (const { element, name, box } of controls) {
    // A link is as high as its line.
    if (element.matches('a')) continue
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const { width, height } = label?.contains(element) === true ? label.getBoundingClientRect() : box
    // Small elements may have a larger touch area.
    const area = getComputedStyle(element, '::after')
    const [areaWidth, areaHeight] =
      area.position === 'absolute' ? [parseFloat(area.width), parseFloat(area.height)] : [0, 0]
    if (Math.max(width, areaWidth) < targetPx || Math.max(height, areaHeight) < targetPx) {
      faults.add(`${name} is ${Math.round(width)} by ${Math.round(height)} px, too small for a finger`)
    }
  }

  /** What is only for screen readers is clipped, and its text runs on beyond its box. */
  const isClipped = (element: Element) =>
    [element, ...ancestorsOf(element)].some((each) => styleOf(each).clipPath !== 'none')
  /** Where the content of a cell ends, towards the side that its figures are aligned to; undefined if it has none. */
  const endOf = (cell: Element, isRtl: boolean) => {
    const contents = document.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const edges: number[] = []
    while (contents.nextNode() !== null) {
      const { currentNode } = contents
      const element = currentNode instanceof Element ? currentNode : currentNode.parentElement
      if (element === null || isClipped(element)) continue
      range.selectNodeContents(currentNode)
      const rects = [...(currentNode === element ? element : range).getClientRects()]
      const shown = rects.filter(({ width, height }) => width > 1 && height > 1)
      edges.push(...shown.map(({ left, right }) => (isRtl ? left : -right)))
    }
    return edges.length === 0 ? undefined : Math.min(...edges)
  }
  for (const table of document.querySelectorAll('[role="table"]')) {
    const isRtl = styleOf(table).direction === 'rtl'
    const heads = [...table.querySelectorAll('[role="columnheader"]')]
    for (const row of [...table.querySelectorAll('tbody [role="row"]')].slice(0, 5)) {
      for (const [index, cell] of [...row.children].entries()) {
        const head = heads[index]
        // Buttons are not figures.
        if (head?.getAttribute('data-align') !== 'end' || cell.matches('[data-act]')) continue
        const [headEnd, cellEnd] = [endOf(head, isRtl), endOf(cell, isRtl)]
        if (headEnd !== undefined && cellEnd !== undefined && Math.abs(headEnd - cellEnd) > 2)
          faults.add(`the head "${words(head)}" is not over the figure "${words(cell)}"`)
      }
    }
  }

  const lines: Thing[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) {
    const text = texts.currentNode
    const element = text.parentElement
    if (
      element === null ||
      text.textContent?.trim() === '' ||
      element.matches('script, style, option') ||
      !isForEyes(element)
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const name = `text "${(text.textContent ?? '').trim().slice(0, 40)}"`
    const layer = layerOf(element)
    const rects = [...range.getClientRects()]
    // Chromium reports a line with an ellipsis twice: whole, and the part of it that is shown.
    const isWholeLine = (line: DOMRect) =>
      rects.some(
        ({ top, left, right, width }) =>
          top === line.top && width < line.width && left >= line.left - 1 && right <= line.right + 1,
      )
    for (const { left, top, width, height } of rects.filter((line) => !isWholeLine(line))) {
      // Glyph boxes, without the line spacing in which lines of different size may overlap.
      lines.push({ element, name, layer, box: new DOMRect(left, top + height / 4, width, height / 2) })
    }
  }
  lines.forEach(check)
  checkOverlaps(lines, 1)
  return [...faults]
}

/**
 * Layout problems of the page: it scrolls sideways; a control or text is clipped, outside the viewport or overlaps
 * another; a control is too small to tap; the head of a column is not over its figures. Empty if there are none.
 */
export function findLayoutProblems(page: Page, wanted: Wanted = { targetPx: 0 }): Promise<string[]> {
  return page.evaluate(find, wanted)
}
