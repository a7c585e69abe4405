/** What browsers with Trusted Types have; the type check's library does not know it yet. */
interface ScriptUrlPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The one address of a script that the app ever names as a text: the content security policy allows this policy alone. */
function trustedWorkerUrl(): string {
  const url = `${import.meta.env.BASE_URL}sw.js`
  const { trustedTypes } = window as { trustedTypes?: ScriptUrlPolicies }
  if (trustedTypes === undefined) return url
  return trustedTypes.createPolicy('sundial', { createScriptURL: () => url }).createScriptURL(url)
}

/** Lets the site open without a network from the next visit on. A browser that refuses loses nothing else. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => undefined)
}
