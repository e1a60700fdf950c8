/** The phrases of HTTP statuses as letters only, without "error". `gone` is missing, because it is a message of the API. */
const phrases = new Set(
  `badrequest unauthorized unauthorised paymentrequired forbidden forbiddenresource accessdenied notfound
  methodnotallowed notacceptable proxyauthenticationrequired requesttimeout conflict lengthrequired preconditionfailed
  payloadtoolarge contenttoolarge requestentitytoolarge uritoolong requesturitoolong requesturitoolarge
  unsupportedmediatype rangenotsatisfiable requestedrangenotsatisfiable expectationfailed imateapot misdirectedrequest
  unprocessableentity unprocessablecontent locked faileddependency tooearly upgraderequired preconditionrequired
  toomanyrequests requestheaderfieldstoolarge unavailableforlegalreasons clientclosedrequest internalserver
  notimplemented badgateway serviceunavailable servicetemporarilyunavailable gatewaytimeout
  httpversionnotsupported variantalsonegotiates insufficientstorage loopdetected notextended
  networkauthenticationrequired`.split(/\s+/),
);

/** The maximum length of a status's phrase with its number and markup, in characters. */
const maxLength = 300;

/**
 * Returns whether a message is only the phrase of a status, such as "Forbidden" or "403 Bad request". Gateways and
 * frameworks send such a message by themselves.
 */
export const isStatusPhrase = (message: string): boolean =>
  message.length <= maxLength &&
  phrases.has(message.toLowerCase().replace(/<[^>]*>|\b(?:http|error|status|code)\b|[^\p{L}]+/gu, ''));
