import { readFileSync } from 'node:fs'
import { parseTsv } from '@app/language'
import { readInjections } from '../../rewrite/read-injections.ts'
import { modelSets, readAttackTexts } from '../read-cases.ts'

/** A text that gives an order to a machine or doesn't, and the hand that wrote it. */
export type OrderText = { text: string; isOrder: boolean; source: string }

/** Reads the texts of one hand. Nothing is learned from hand b, whose texts were sealed until the weights stood. */
export function readHand(hand: 'a' | 'b'): OrderText[] {
	const file = new URL(`./orders-${hand}.tsv`, import.meta.url)
	const rows = parseTsv<'is_order' | 'where' | 'text'>(readFileSync(file, 'utf8').trimEnd())
	return rows.map(({ is_order, text }) => ({
		text,
		isOrder: is_order === 'true',
		source: `hand ${hand}`,
	}))
}

/** The texts that other hands labelled, and all attacks on models. */
export function readOrderTexts(): OrderText[] {
	return [
		...readHand('a'),
		...modelSets.flatMap((set) =>
			readAttackTexts(set).map((text) => ({ text, isOrder: true, source: `set ${set}` })),
		),
		...readInjections().map((text) => ({ text, isOrder: true, source: 'injections' })),
	]
}
