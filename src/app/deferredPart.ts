import { lazy } from 'react'
import type { deferredStart } from './deferredStart'

type DeferredStart = typeof deferredStart

/** A part of every page that is loaded after the first render. */
export const deferredPart = <Name extends keyof DeferredStart>(name: Name) =>
  lazy(async () => ({ default: (await import('./deferredStart')).deferredStart[name] }))
