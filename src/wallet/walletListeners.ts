type Listener = (payload: unknown) => void

/** Event listeners for providers whose library has its own event API. */
export class WalletListeners {
  private readonly listeners = new Map<string, Set<Listener>>()

  add(event: string, listener: Listener): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener))
  }

  remove(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener)
  }

  tell(event: string, payload: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(payload)
  }
}
