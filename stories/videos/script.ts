import type { MemberSeed } from '@mocks/scenarios/scenario';
import type { HowtoTopic } from '@/lib/howtoTopics';

/** A text by its key, `home:tiles.deposit`, or what the site's owner has named, such as a game. */
export type Words = `${string}:${string}` | { readonly named: string };

/** Something on screen as members find it: what it is, and what it is called; the front-most where there are several. */
export interface Place {
  readonly role: 'button' | 'link' | 'radio' | 'textbox' | 'combobox' | 'heading' | 'text';
  readonly name: Words;
}

/** What a screenplay can ask for. Nothing goes by clocks of the machine: a film of the same commit is the same film. */
export interface Recorder {
  /** Says a caption, `films:wallet.home`, from here on, and gives the time to read it. */
  say(key: string): Promise<void>;
  /** A finger comes, and taps. */
  tap(place: Place): Promise<void>;
  /** Taps a field and types into it. */
  type(place: Place, text: string): Promise<void>;
  /** Brings something into view. */
  show(place: Place): Promise<void>;
  /** The picture stays for so many seconds. */
  pause(seconds: number): Promise<void>;
  /** What others do meanwhile, and so many seconds that the film leaves out. */
  meanwhile(seconds: number, act?: (member: string) => Promise<void> | void): Promise<void>;
  /** Asks the mock's control door, as the demo's panel does. */
  control(path: string, body: unknown): Promise<void>;
  /** The picture that stands for the film until it is played: the one of now. */
  poster(): void;
}

export interface Script {
  topic: HowtoTopic;
  /** State of the mock backend, and the member in it; the scenario's first unless told. */
  scenario: string;
  member?: MemberSeed['username'];
  /** Where it begins. */
  path: string;
  play(recorder: Recorder): Promise<void>;
}

export const button = (name: Words): Place => ({ role: 'button', name });
export const radio = (name: Words): Place => ({ role: 'radio', name });
export const field = (name: Words): Place => ({ role: 'textbox', name });
export const link = (name: Words): Place => ({ role: 'link', name });
export const heading = (name: Words): Place => ({ role: 'heading', name });
export const text = (name: Words): Place => ({ role: 'text', name });
