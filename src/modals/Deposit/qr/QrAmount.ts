import { createContext, type Dispatch, type SetStateAction } from 'react';

/**
 * The typed amount and its setter. The modal keeps the amount, because each provider and payment method has its own
 * form.
 */
export const QrAmount = createContext<[string, Dispatch<SetStateAction<string>>]>(['', () => {}]);
