import type { MemberSeed } from '@mocks/scenarios/scenario';
import type { HowtoTopic } from '@/lib/howtoTopics';

/** A text by its i18n key, `home:tiles.deposit`, or a name that the operator has chosen, such as a game's. */
export type Words = `${string}:${string}` | { readonly named: string };

/** An element as members find it, by role and name. If several match, the topmost one counts. */
export interface ElementQuery {
  readonly role: 'button' | 'link' | 'radio' | 'textbox' | 'combobox' | 'heading' | 'text';
  readonly name: Words;
}

/**
 * The actions of a how-to video's script. None depends on the machine's clock, so one commit always gives the same
 * video.
 */
export interface Recorder {
  /** Shows a caption, such as `videos:wallet.home`, and waits for its reading time. */
  say(key: string): Promise<void>;
  /** Moves the finger to an element and taps it. */
  tap(place: ElementQuery): Promise<void>;
  /** Taps a field and types into it. */
  type(place: ElementQuery, text: string): Promise<void>;
  /** Scrolls an element into view. */
  show(place: ElementQuery): Promise<void>;
  /** Keeps the picture still for this many seconds. */
  pause(seconds: number): Promise<void>;
  /** Skips this many seconds, which the video leaves out. `act` runs meanwhile, for example a payment. */
  meanwhile(seconds: number, act?: (member: string) => Promise<void> | void): Promise<void>;
  /** Calls the mock's admin API, as the demo panel does. */
  control(path: string, body: unknown): Promise<void>;
  /** Uses the current frame as the poster of the video. */
  poster(): void;
}

export interface Script {
  topic: HowtoTopic;
  /** Scenario of the mock backend, and its member. Default: the scenario's first member. */
  scenario: string;
  member?: MemberSeed['username'];
  /** The path at which the video starts. */
  path: string;
  play(recorder: Recorder): Promise<void>;
}

export const button = (name: Words): ElementQuery => ({ role: 'button', name });
export const radio = (name: Words): ElementQuery => ({ role: 'radio', name });
export const field = (name: Words): ElementQuery => ({ role: 'textbox', name });
export const link = (name: Words): ElementQuery => ({ role: 'link', name });
export const heading = (name: Words): ElementQuery => ({ role: 'heading', name });
export const text = (name: Words): ElementQuery => ({ role: 'text', name });
