import { createContext, type Dispatch, type SetStateAction } from 'react';

/**
 * The typed amount in baht, as text, and its setter. `PaymentMethods` stores the amount, because each provider's form
 * unmounts when the member chooses another provider or payment method.
 */
export const QrAmount = createContext<[string, Dispatch<SetStateAction<string>>]>(['', () => {}]);
