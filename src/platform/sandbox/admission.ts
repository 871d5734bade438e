/** Whether a connection may be made, and to which address. */
export type Admission = { readonly address: string; readonly family: number } | { readonly refused: string };

export type Admit = (host: string, port: number) => Promise<Admission>;
