import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../test/program.ts';

/** Texts of properties with the same meaning in all shapes, by name. A doc comment above the property comes first. */
export const commonTexts: Record<string, string> = {
  _id: 'Identifies the object.',
  action: 'Address to which the form is posted.',
  amount: 'Amount in baht.',
  bank: 'Names of the bank.',
  bankAccountName: 'Name of the account’s owner.',
  bankAccountNo: 'Account number, digits only. Accounts of the site may have dashes in the Lao market.',
  bankCode: 'Code of a bank in `lookup/banks`.',
  code: 'Code that other calls and entries refer to.',
  createdAt: 'Time of creation, by the same clock as `Date`.',
  guestId: 'Random id of a guest, made by the app. Null or absent for a member.',
  html: 'HTML below the image; may be empty.',
  image: 'Address of an image; may be empty.',
  message: 'Code or text for the member; may be empty.',
  message_type: 'Kind of the message.',
  mode: 'How payments to the account are recognised.',
  name: 'Name to show.',
  nameEN: 'English name of the bank.',
  nameTH: 'Thai name of the bank; Lao for banks of the Lao market.',
  password: 'Password as typed, at most 128 characters.',
  payload: 'Content of the message, by its `message_type`.',
  title: 'Text of the button or card.',
  userId: '`profile._id` of a member. Null or absent for a guest.',
  username: 'Phone number, digits only.',
  description: 'Text for the member.',
};

const folder = join(root, 'src/api/calls');
type Constants = ReadonlyMap<string, ts.Expression>;

/** Returns the constants of a source file by name. */
function getConstants(file: string): Constants {
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const lists = source.statements.filter(ts.isVariableStatement).map(({ declarationList }) => declarationList);
  return new Map(
    lists
      .flatMap(({ declarations }) => [...declarations])
      .flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer] as const] : [])),
  );
}

const files = readdirSync(folder).map(getConstants);

/** Returns the text of the doc comment above a property. */
function getComment(property: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(property).filter(ts.isJSDoc);
  return comment && ts.getTextOfJSDocComment(comment.comment)?.replace(/\s+/g, ' ');
}

/** Adds the texts of all properties below a node to `texts`, by their paths. */
function collectTexts(node: ts.Node, path: string, constants: Constants, texts: Map<string, string>): void {
  const collect = (inner: ts.Node, innerPath = path) => collectTexts(inner, innerPath, constants, texts);
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    const innerPath = `${path}.${node.name.getText()}`;
    const text = getComment(node);
    if (text && !texts.has(innerPath)) texts.set(innerPath, text);
    if (ts.isPropertyAssignment(node)) collect(node.initializer, innerPath);
  } else if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    if (value) collect(value);
  } else node.forEachChild((child) => collect(child));
}

/** Returns the doc comments above the properties of a schema, by their paths, such as `Wallet.wallet.amount`. */
export function readPropertyTexts(shape: string, schema: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const constants of files) {
    const declaration = constants.get(schema);
    if (declaration) collectTexts(declaration, shape, constants, texts);
  }
  return texts;
}
