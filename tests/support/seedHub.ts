/**
 * Has the voting hub sign its proposals now. By itself it does so with its first request: if a test has moved the chain's
 * time ahead by then, no proposal is open in the tests after it.
 * @throws Error if the hub fails
 */
export async function seedHub(servicesUrl: string): Promise<void> {
  const response = await fetch(`${servicesUrl}/snapshot/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query: '{ proposals { id } }' }),
  })
  if (!response.ok) throw new Error(`The hub answers ${response.status}: ${await response.text()}`)
}
