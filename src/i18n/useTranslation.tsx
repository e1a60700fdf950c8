import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import type { Area } from './areas';
import { i18n } from './i18n';

interface Translation<A extends Area> {
  t: TFunction<A>;
  /** The language on screen. */
  language: string;
}

const known = new Map<string, Translation<Area>>();

/** A text as it stands: nothing to fill in, so that i18next has nothing to do. */
function plainText(language: string, area: Area, key: string): string | undefined {
  const text: unknown = i18n.getResource(language, area, key);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : undefined;
}

/** One for all components; a text without figures or names in it is worked out once. */
function translation(language: string, area: Area): Translation<Area> {
  const place = `${language}/${area}`;
  const found = known.get(place);
  if (found) return found;
  const translate = i18n.getFixedT(language, area) as (key: string, values?: object) => string;
  const texts = new Map<string, string>();
  const t = (key: string, values?: object) => {
    if (values) return translate(key, values);
    const text = texts.get(key) ?? plainText(language, area, key) ?? translate(key);
    if (i18n.hasResourceBundle(language, area)) texts.set(key, text);
    return text;
  };
  const made = { t: t as TFunction<Area>, language };
  known.set(place, made);
  return made;
}

const LanguageContext = createContext<string | undefined>(undefined);

/**
 * Tells everything inside the language on screen. react-i18next listens for changes here, once: a hook of its own in each
 * component makes a subscription and a copy of i18next for each, which a modal of fifty components pays for when it opens.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n: shown } = useI18next();
  return <LanguageContext value={shown.language}>{children}</LanguageContext>;
}

/** The texts of an area in the language on screen, rendered again when that changes. They are loaded by then (`lazyView`). */
export function useTranslation<A extends Area = 'common'>(area?: A): Translation<A> {
  const language = useContext(LanguageContext);
  if (language === undefined) throw new Error('useTranslation needs a LanguageProvider around it');
  return translation(language, area ?? 'common') as unknown as Translation<A>;
}
