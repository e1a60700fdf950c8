import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { bankAccountSchema, profileSchema, registrationSchema } from '../../src/api/calls/account.ts';
import { bonusSchema, userBonusSchema } from '../../src/api/calls/bonus.ts';
import type { Call } from '../../src/api/calls/call.ts';
import { chatMessageSchema, conversationSchema } from '../../src/api/calls/chat.ts';
import { bankSchema, depositBankSchema, depositWalletSchema } from '../../src/api/calls/lookup.ts';
import { qrSchema } from '../../src/api/calls/qr.ts';
import { baht, bannerSchema, count, done, html, messageOnly, pageRequest, rate } from '../../src/api/calls/shapes.ts';
import { couponSchema, sliceSchema } from '../../src/api/calls/spin.ts';
import { referenceKinds, slipSchema, statementEntrySchema } from '../../src/api/calls/statement.ts';
import { credentialsSchema, slotSchema, walletSchema } from '../../src/api/calls/wallet.ts';

/** Shapes with a name in the contract. All other shapes of a call are inlined. */
const named: Record<string, v.GenericSchema> = {
  Baht: baht,
  Count: count,
  Rate: rate,
  Banner: bannerSchema,
  Bank: bankSchema,
  BankAccount: bankAccountSchema,
  Bonus: bonusSchema,
  Conversation: conversationSchema,
  ChatMessage: chatMessageSchema,
  Coupon: couponSchema,
  Credentials: credentialsSchema,
  DepositBank: depositBankSchema,
  DepositWallet: depositWalletSchema,
  Done: done,
  GameAccount: slotSchema,
  Html: html,
  Message: messageOnly,
  Page: pageRequest,
  Profile: profileSchema,
  Qr: qrSchema,
  Registration: registrationSchema,
  Slice: sliceSchema,
  Slip: slipSchema,
  StatementEntry: statementEntrySchema,
  UserBonus: userBonusSchema,
  Wallet: walletSchema,
};

/** Descriptions of the shapes whose names are not enough. */
const meanings: Record<string, string> = {
  Baht: 'Amount in the currency of the account (baht, or kip in the Lao market) with at most two decimals.',
  Count: 'Whole, not negative: coins, totals, seconds.',
  Rate: 'A percent or a ratio.',
  Html: 'HTML. The app sanitises it: scripts, forms, styles and frames are removed.',
  Done: 'The command was executed. `success: false` with a `message` is a refusal, like any status other than 2xx.',
  Message: 'The command was executed. `message` is a code or a text for the member.',
  Page: 'Pages count from 1, with the newest rows first. A page after the last one is an empty list.',
  ChatMessage: '`message_type` is open. The app shows a message of any other type as unknown.',
  StatementEntry: '`status` is SUCCESS or FAILED; anything else is in progress. It refers to at most one of its kinds.',
};

const twoDecimals = 'at most 2 decimals';
const oneReference = 'at most one reference';

/** Returns a schema in which at most one of these properties may be present. */
const atMostOneOf = (names: readonly string[]): JsonSchema => ({
  not: { anyOf: names.flatMap((one, at) => names.slice(at + 1).map((other) => ({ required: [one, other] }))) },
});

const messageTypes = chatMessageSchema.options.map(({ entries }) => entries.message_type);
/** `message_type` is open: any text that is not one of the known types is shown as an unknown message. */
const unknownType: v.GenericSchema | undefined = messageTypes.find(({ literal }) => literal === 'unknown');
const knownTypes = messageTypes.map(({ literal }) => literal).filter((type) => type !== 'unknown');

type Options = NonNullable<Parameters<typeof toJsonSchema>[1]>;

/** The conversion throws for a schema without a JSON Schema counterpart, so that it leaves nothing out silently. */
const options: Options = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  definitions: named,
  // JSON has only finite numbers, so this check needs no counterpart.
  ignoreActions: ['finite'],
  overrideSchema: ({ valibotSchema }) => {
    if (valibotSchema.type === 'file') return { type: 'string', contentMediaType: 'application/octet-stream' };
    return valibotSchema === unknownType ? { type: 'string', not: { enum: knownTypes } } : undefined;
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'check') return undefined;
    const { message } = valibotAction as unknown as { message: string };
    // `multipleOf: 0.01` would refuse 0.07, because validators divide in binary floating point. The words say it.
    if (message === twoDecimals) return jsonSchema;
    if (message === oneReference) return { ...jsonSchema, ...atMostOneOf(referenceKinds) };
    throw new Error(`The check "${message}" has no counterpart in JSON Schema. Add one here.`);
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** Converts one schema for the contract. Throws if JSON Schema has no counterpart. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, options);
  return rest;
}

/** Returns `components.schemas`: every named shape with its description. */
export function namedSchemas(): Record<string, JsonSchema> {
  const entries = Object.entries(named).map(([name, schema]) => {
    const others = Object.fromEntries(Object.entries(named).filter(([other]) => other !== name));
    const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...options, definitions: others });
    const description = meanings[name];
    return [name, description ? { description, ...rest } : rest];
  });
  return Object.fromEntries(entries);
}

/** Returns the schema of a 2xx response. */
export const responseSchema = ({ response }: Call): JsonSchema => schemaOf(response);

/** Returns the schema of the request body, or undefined if the call has none. */
export const requestSchema = ({ request }: Call): JsonSchema | undefined => request && schemaOf(request);
