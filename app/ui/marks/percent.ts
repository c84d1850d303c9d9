/** @returns a share of a length as a drawing's attributes take it, to a thousandth of a per cent: finer is not seen, and every digit is sent */
export const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`;
