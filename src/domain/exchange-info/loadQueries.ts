/** What asks the exchange's subgraph, with its library and parsers: pages are drawn before it has arrived. */
export async function loadQueries() {
  return (await import('./queries')).queries
}
