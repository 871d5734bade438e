import type { Proxy } from '../net/proxy.js';

/** Whether a connection may be made, and to which address, or through which proxy of the machine's network. */
export type ConnectionRoute =
  | { readonly address: string; readonly family: number }
  | { readonly via: Proxy }
  | { readonly refused: string };

export type Admit = (host: string, port: number, scheme: 'https' | 'http') => Promise<ConnectionRoute>;
