import { MAX_URI_LENGTH, webUrls } from './webUrls'

/** The location of a token list. */
export type ListLocation =
  /** URLs to try in order. */
  | { readonly kind: 'web'; readonly urls: readonly string[] }
  /** A name to resolve. */
  | { readonly kind: 'name'; readonly name: string; readonly path: string }

/** Only excludes control characters; the name service decides which names are valid. */
const NAME = /^((?:[^\s./:\p{Cc}]+\.)+eth)(\/\S*)?$/iu

/** Parses a typed location: https, ipfs, ipns or an .eth name, optionally with a path; undefined for anything else. */
export function parseListLocation(text: string): ListLocation | undefined {
  const [, name, path = ''] = (text.length <= MAX_URI_LENGTH ? NAME.exec(text) : undefined) ?? []
  if (name !== undefined) return { kind: 'name', name: name.toLowerCase(), path }
  const urls = webUrls(text)
  return urls.length === 0 ? undefined : { kind: 'web', urls }
}
