import { readFileSync } from 'node:fs'
import { parseTsv } from '@app/language'
import { readInjections } from '../../rewrite/read-injections.ts'
import { modelSets, readAttackTexts } from '../read-cases.ts'

/** A text that gives an order to a machine or doesn't, and the hand that wrote it. */
export type OrderText = { text: string; isOrder: boolean; source: string }

const labelled = new URL('./orders-a.tsv', import.meta.url)

/** The texts that other hands labelled, and all attacks on models. */
export function readOrderTexts(): OrderText[] {
	const rows = parseTsv<'is_order' | 'where' | 'text'>(readFileSync(labelled, 'utf8').trimEnd())
	return [
		...rows.map(({ is_order, text }) => ({ text, isOrder: is_order === 'true', source: 'hand a' })),
		...modelSets.flatMap((set) =>
			readAttackTexts(set).map((text) => ({ text, isOrder: true, source: `set ${set}` })),
		),
		...readInjections().map((text) => ({ text, isOrder: true, source: 'injections' })),
	]
}
