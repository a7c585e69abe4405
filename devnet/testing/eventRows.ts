import type { Mined } from './testChain.ts'

/** The events of a transaction, each as its name and arguments. */
export const eventRows = ({ events }: Pick<Mined, 'events'>): readonly (readonly unknown[])[] =>
  events.map(({ name, args }) => [name, ...(args.toArray() as unknown[])])
