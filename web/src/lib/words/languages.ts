/** The languages of the hall, each with its own name. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'bg', name: 'Български' },
  { code: 'ru', name: 'Русский' },
  { code: 'zh-Hant', name: '繁體中文' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

/** The first language of the browser that the hall speaks. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const each of wanted) {
    if (/^zh/i.test(each)) return 'zh-Hant';
    const found = LANGUAGES.find((language) => language.code === each.slice(0, 2).toLowerCase());
    if (found) return found.code;
  }
  return 'en';
}
