import type { Effect } from '@app/language/analysis'

/** The effects by which a line says less of a thing than that it is so: it is denied, planned, unsure or another person’s. */
export const denyingEffects: readonly Effect[] = ['negated', 'planned', 'uncertain', 'watched']
