/** Margin for rendering rows: larger than a chunk, and than a flick scrolls in one frame. */
const MARGIN = '1500px 0px'

type OnChange = (isNear: boolean) => void

const listeners = new WeakMap<Element, OnChange>()
let observer: IntersectionObserver | undefined

/** Reports whether a part of a watched section is near the viewport, on each change. @returns stops it */
export function onNear(part: Element, onChange: OnChange): () => void {
  listeners.set(part, onChange)
  return () => {
    listeners.delete(part)
    observer?.unobserve(part)
  }
}

/**
 * Watches a section of a list, and its children only while it is near the viewport: the browser looks at every watched
 * element in every frame. Children that are added later are not watched. @returns stops watching the section
 */
export function watchSection(section: Element): () => void {
  observer ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  observer.observe(section)
  return onNear(section, (isNear) => {
    for (const part of section.children) {
      observer?.[isNear ? 'observe' : 'unobserve'](part)
      if (!isNear) listeners.get(part)?.(false)
    }
  })
}
