import type { Language } from './cv-document.ts'

/** The level of a language as it is printed: in the person's own words where they gave any. */
export function printedLanguageLevel({
	level,
	proficiency,
}: Pick<Language, 'level' | 'proficiency'>): string {
	return level.trim() === '' ? proficiency : level.trim()
}
