/** Matches a value that an HTTP header can hold unchanged: printable ASCII without spaces. */
export const headerValue = /^[\x21-\x7e]+$/;
