import type { IncomingMessage } from 'node:http'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

/** Returns undefined for requests that belong to another route. */
export type Route = (url: URL, request: IncomingMessage) => Promise<Answer | undefined>

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

export function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.5rem}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .8rem .3rem 0;overflow-wrap:anywhere}code{font-size:.9em}`

/**
 * Renders an HTML page.
 * @param body escaped HTML
 */
export function html(status: number, title: string, body: string): Answer {
  const text = escapeHtml(title)
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><style>${STYLE}</style><h1>${text}</h1>${body}</html>`
  return { status, type: 'text/html; charset=utf-8', body: page }
}
