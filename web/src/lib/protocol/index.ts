/** Made by `wormery protocol` from the Structs of the server; do not edit. */

export * from './advice';
export * from './http';
export * from './table';
export * from './wormi';
export * from './wormlord';
export * from './wurmt';
