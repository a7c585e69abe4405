import { MAX_URI_LENGTH, webUrls } from './webUrls'

/** Where a token list is. */
export type ListLocation =
  /** Addresses to try in turn. */
  | { readonly kind: 'web'; readonly urls: readonly string[] }
  /** A name that a name service translates. */
  | { readonly kind: 'name'; readonly name: string; readonly path: string }

/** Which letters a name may have, the name service itself says; what controls a text is none. */
const NAME = /^((?:[^\s./:\p{Cc}]+\.)+eth)(\/\S*)?$/iu

/** What a typed text says about where a list is: https, ipfs, ipns or a name that ends in eth, with or without a path; undefined for anything else. */
export function parseListLocation(text: string): ListLocation | undefined {
  const [, name, path = ''] = (text.length <= MAX_URI_LENGTH ? NAME.exec(text) : undefined) ?? []
  if (name !== undefined) return { kind: 'name', name: name.toLowerCase(), path }
  const urls = webUrls(text)
  return urls.length === 0 ? undefined : { kind: 'web', urls }
}
