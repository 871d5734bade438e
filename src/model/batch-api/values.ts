export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
