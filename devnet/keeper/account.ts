import { Wallet } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'

/** A transaction with everything the account has to sign. Numbers are JSON-RPC hex. */
export interface PreparedTx {
  readonly to: string
  readonly data: string
  readonly nonce: string
  readonly gas: string
  readonly gasPrice: string
}

export interface KeeperAccount {
  readonly address: string
  /** Sends a transaction and returns its hash. */
  send(tx: PreparedTx): Promise<string>
}

/** An account whose key the node holds, as on the local chain. */
export function unlockedAccount(rpc: Rpc, address: string): KeeperAccount {
  return {
    address,
    send: async (tx) => String(await rpc.send('eth_sendTransaction', [{ from: address, ...tx }])),
  }
}

/**
 * An account that signs with its own key.
 * @param privateKey 32 bytes in hex
 */
export function keyAccount(rpc: Rpc, privateKey: string, chainId: number): KeeperAccount {
  const wallet = new Wallet(privateKey)
  return {
    address: wallet.address,
    async send({ to, data, nonce, gas, gasPrice }) {
      const signed = await wallet.signTransaction({
        type: 0,
        chainId,
        to,
        data,
        nonce: Number(nonce),
        gasLimit: gas,
        gasPrice,
      })
      return String(await rpc.send('eth_sendRawTransaction', [signed]))
    },
  }
}
