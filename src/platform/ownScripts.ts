import fetchWorkerUrl from './fetchWorker/fetchWorker?worker&url'

/** What browsers with Trusted Types have; the type check's library does not know it yet. */
interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(name: string): string },
  ): { createScriptURL(name: string): string }
}

/** The scripts that the app starts by their address. */
const SCRIPTS = {
  shellKeeper: `${import.meta.env.BASE_URL}sw.js`,
  fetchWorker: fetchWorkerUrl,
} as const
type OwnScript = keyof typeof SCRIPTS

const isOwn = (name: string): name is OwnScript => Object.hasOwn(SCRIPTS, name)

function urlOf(name: string): string {
  if (!isOwn(name)) throw new TypeError(`${name} is no script of this site`)
  return SCRIPTS[name]
}

const { trustedTypes } = globalThis as { trustedTypes?: ScriptUrlPolicies }
/** The content security policy allows this policy alone, and it knows these addresses alone. */
const policy = trustedTypes?.createPolicy('sundial', { createScriptURL: urlOf }) ?? { createScriptURL: urlOf }

/** The address of a script of this site, as the browser wants to have it. */
export function ownScriptUrl(name: OwnScript): string {
  return policy.createScriptURL(name)
}
