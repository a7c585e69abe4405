import type { Mined } from './testChain.ts'

/** Events of a transaction, each as its name and arguments. */
export function eventRows({ events }: Mined): readonly (readonly unknown[])[] {
  return events.map(({ name, args }) => [name, ...(args.toArray() as readonly unknown[])])
}
