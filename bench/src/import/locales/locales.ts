import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Locale, LocaleId } from './locale.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'

/** The languages that CVs are written in; British English leads. */
export const locales: Record<LocaleId, Locale> = { en, fr, de, es, it, pt, nl, pl }
