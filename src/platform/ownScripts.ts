import fetchWorkerUrl from './fetchWorker/fetchWorker?worker&url'

/** Trusted Types are not in TypeScript's DOM library yet. */
interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(name: string): string },
  ): { createScriptURL(name: string): string }
}

/** Scripts that the app loads by URL. */
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
/** The only policy that the content security policy allows, for these URLs only. */
const policy = trustedTypes?.createPolicy('sundial', { createScriptURL: urlOf }) ?? { createScriptURL: urlOf }

/** The URL of a script of this site, as a TrustedScriptURL if the browser has Trusted Types. */
export function ownScriptUrl(name: OwnScript): string {
  return policy.createScriptURL(name)
}
