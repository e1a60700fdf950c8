import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as account from '../../src/api/calls/account.ts';
import * as bonus from '../../src/api/calls/bonus.ts';
import type { Call } from '../../src/api/calls/call.ts';
import * as chat from '../../src/api/calls/chat.ts';
import * as lookup from '../../src/api/calls/lookup.ts';
import * as qr from '../../src/api/calls/qr.ts';
import * as shapes from '../../src/api/calls/shapes.ts';
import * as spin from '../../src/api/calls/spin.ts';
import * as statement from '../../src/api/calls/statement.ts';
import * as wallet from '../../src/api/calls/wallet.ts';
import { commonTexts, readPropertyTexts } from './propertyTexts.ts';

/** Shapes with a name in the contract. All other shapes of a call are inlined. */
const named: Record<string, v.GenericSchema> = {
  Baht: shapes.baht,
  Count: shapes.count,
  Rate: shapes.rate,
  Banner: shapes.bannerSchema,
  Bank: lookup.bankSchema,
  BankAccount: account.bankAccountSchema,
  Bonus: bonus.bonusSchema,
  Conversation: chat.conversationSchema,
  ChatMessage: chat.chatMessageSchema,
  Coupon: spin.couponSchema,
  Credentials: wallet.credentialsSchema,
  DepositBank: lookup.depositBankSchema,
  DepositWallet: lookup.depositWalletSchema,
  Done: shapes.done,
  GameAccount: wallet.slotSchema,
  Html: shapes.html,
  Message: shapes.messageOnly,
  Page: shapes.pageRequest,
  Profile: account.profileSchema,
  Qr: qr.qrSchema,
  Registration: account.registrationSchema,
  Slice: spin.sliceSchema,
  Slip: statement.slipSchema,
  StatementEntry: statement.statementEntrySchema,
  UserBonus: bonus.userBonusSchema,
  Wallet: wallet.walletSchema,
};

const modules = { ...account, ...bonus, ...chat, ...lookup, ...qr, ...shapes, ...spin, ...statement, ...wallet };
const constantNames = new Map<unknown, string>(Object.entries(modules).map(([name, value]) => [value, name]));

/** The descriptions of properties in named shapes, by the path to the property. */
const propertyTexts = new Map(
  Object.entries(named).flatMap(([name, schema]) => [...readPropertyTexts(name, constantNames.get(schema) ?? '')]),
);

/** Descriptions of the shapes whose names are not enough. */
const meanings: Record<string, string> = {
  Baht: 'Amount in baht with at most two decimals, in both markets.',
  Bank: 'A bank of members.',
  BankAccount: 'The bank account of a member.',
  Banner: 'A picture with a text.',
  Bonus: 'A bonus of the site, and what the member has received of it.',
  Conversation: 'A chat message. Exactly one of `userId` and `guestId` is set.',
  Coupon: 'A coupon that the member can claim.',
  Credentials: 'Login of a game account.',
  DepositBank: 'An account that accepts deposits.',
  DepositWallet: 'A TrueMoney account that accepts deposits.',
  GameAccount: 'A game of the site, and the member’s account there.',
  Profile: 'A member.',
  Qr: 'The QR of a deposit. Without one, texts are empty and numbers are 0.',
  Registration: 'What a visitor fills in.',
  Slice: 'A slice of the prize wheel.',
  Slip: 'A slip that the member has sent.',
  UserBonus: 'What the member has received of a bonus.',
  Wallet: 'What a member owns.',
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
const takeAtMostOne = (names: readonly string[]): JsonSchema => ({
  not: {
    anyOf: names.flatMap((item, index) => names.slice(index + 1).map((otherName) => ({ required: [item, otherName] }))),
  },
});

const messageTypes = chat.chatMessageSchema.options.map(({ entries }) => entries.message_type);
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
    if (message === oneReference) return { ...jsonSchema, ...takeAtMostOne(statement.referenceKinds) };
    throw new Error(`The check "${message}" has no counterpart in JSON Schema. Add one here.`);
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** Converts one schema for the contract. Throws if JSON Schema has no counterpart. */
export function getSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, options);
  return rest;
}

/**
 * Adds the description of each property. Throws for a property without one. `path` is the name of the shape and of the
 * properties that lead to `schema`.
 */
export function describeProperties(schema: JsonSchema, path: string): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema;
  const inner = (parts: unknown) => (parts as JsonSchema[]).map((part) => describeProperties(part, path));
  const described = Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([name, property]) => {
    const description = propertyTexts.get(`${path}.${name}`) ?? commonTexts[name];
    if (!description) throw new Error(`src/api/calls: ${path}.${name} needs a doc comment that describes it`);
    return [name, { description, ...describeProperties(property, `${path}.${name}`) }] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items !== undefined && { items: describeProperties(items as JsonSchema, path) }),
    ...(anyOf && { anyOf: inner(anyOf) }),
    ...(oneOf && { oneOf: inner(oneOf) }),
  } as JsonSchema;
}

/** Returns `components.schemas`: every named shape with its description and those of its properties. */
export function namedSchemas(): Record<string, JsonSchema> {
  const entries = Object.entries(named).map(([name, schema]) => {
    const others = Object.fromEntries(Object.entries(named).filter(([otherName]) => otherName !== name));
    const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...options, definitions: others });
    const description = meanings[name];
    if (!description) throw new Error(`tools/contract/schemas.ts has no description of ${name}`);
    return [name, { description, ...describeProperties(rest, name) }];
  });
  return Object.fromEntries(entries);
}

/** Returns the schema of a 2xx response. */
export const responseSchema = ({ response }: Call): JsonSchema => getSchema(response);

/** Returns the schema of the request body, or undefined if the call has none. */
export const requestSchema = ({ request }: Call): JsonSchema | undefined => request && getSchema(request);
