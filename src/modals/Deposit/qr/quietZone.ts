/** The share of a saved QR's width that its quiet zone has on each side. A payment's code is at least 29 modules wide. */
export const quietZone = 0.11;
