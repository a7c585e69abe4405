import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  (): ReactNode
  /** Fetches the code before the page is drawn; the page then stands at once, without Loading. */
  preload(): Promise<void>
}

/** @param load imports the page's module */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined
  const fetchPage = async () => {
    const page = await load()
    loaded = page.default
    return page
  }
  const FetchedPage = lazy(fetchPage)
  function Page() {
    // Kept for the life of the page: another component in its place would lose the page's state.
    const [Shown] = useState<ComponentType>(() => loaded ?? FetchedPage)
    return <Shown />
  }
  Page.preload = async () => {
    await fetchPage()
  }
  return Page
}
