/** What can be done with a message; the same for all rows, so that a row is rendered only when it changes. */
export interface MessageActions {
  text: (text: string) => void;
  postback: (title: string, payload: string) => void;
  resend: (id: string) => void;
  remove: (id: string) => void;
  cancel: (id: string) => void;
}
