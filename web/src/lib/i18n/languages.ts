// Generated from crates/i18n/src/language.rs; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p i18n

export type Language = 'zh-TW' | 'zh-CN' | 'en';

/** What readers call each language, in the order of the menu. */
export const LANGUAGES: Record<Language, string> = {
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
  en: 'English',
};

/** The scripts and regions of each language, where several languages share a primary subtag. */
export const SUBTAGS: Record<Language, readonly string[]> = {
  'zh-TW': ['hant', 'tw', 'hk', 'mo'],
  'zh-CN': ['hans', 'cn', 'sg', 'my'],
  en: [],
};
