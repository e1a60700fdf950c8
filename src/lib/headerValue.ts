/** What can go out in a header as it is: printable ASCII without blanks. */
export const headerValue = /^[\x21-\x7e]+$/;
