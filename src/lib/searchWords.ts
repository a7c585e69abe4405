/** The words of a search or a name, in lower case. A text of punctuation only becomes words that match no name. */
export function searchWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? text.match(/\S+/gu) ?? []
}
