import type { Locale } from '../locales/locale.ts'
import type { Random } from '../random.ts'
import { fillText } from './fill-text.ts'
import type { Profession } from './read-profession.ts'

/** Who writes a CV: their language, profession and home, and the choices still to be made. */
export type Writer = {
	random: Random
	locale: Locale
	profession: Profession
	city: string
}

/** Completes a text with names from the writer's world. */
export function fill({ random, locale, city }: Writer, text: string): string {
	return fillText(random, text, {
		place: () => random.pick(locale.places),
		surname: () => random.pick(locale.lastNames),
		city: () => city,
		number: () => String(random.int(2, 148)),
	})
}
