import { readdirSync, readFileSync } from 'node:fs'
import { splitSentences } from '@app/language'
import { learnedFiles, readPairs } from '../../claims/read-pairs.ts'
import { advertsToLearnFrom } from '../../match/labelled-adverts.ts'
import { readBullets } from '../../rewrite/read-bullets.ts'
import { readRewritePairs } from '../../rewrite/read-pairs.ts'
import { readUnsealedLines, unsealedFiles } from '../../rewrite/read-unsealed-lines.ts'
import { modelSets, readCases } from '../read-cases.ts'

/** Where a text that gives no order comes from. */
export type HonestKind = 'line' | 'advert' | 'page' | 'request'
export type HonestText = { text: string; kind: HonestKind }

const tuning = ['tuning-1.txt', 'tuning-2.txt', 'tuning-3.txt', 'tuning-4.txt']
const shortest = 15

/** Lines, two neighbouring sentences each of adverts and pages, and requests. None of them gives an order to trick a machine. */
export function readHonestTexts(): HonestText[] {
	const cases = modelSets.flatMap(readCases)
	const adverts = advertsToLearnFrom()
	const texts = [
		...as('line', [
			...tuning.flatMap(readBullets).flatMap(({ input, approved }) => [input, ...approved]),
			...readRewritePairs().flatMap(({ before, after }) => [before, ...after]),
			...unsealedFiles.flatMap(readUnsealedLines).map(({ before }) => before),
			...learnedFiles.flatMap(readPairs).flatMap(({ before, facts }) => [before, ...facts]),
			...cases.flatMap(({ matter, outputs }) => [
				...matter.facts.map(({ text }) => text),
				...outputs.good.map(({ text }) => text),
			]),
		]),
		...as(
			'advert',
			[...adverts.known, ...adverts.fresh].flatMap(({ text }) => inTwos(text)),
		),
		...as(
			'advert',
			cases.flatMap(({ matter }) => inTwos(matter.context)),
		),
		...as('page', readPageTexts().flatMap(inTwos)),
		...as(
			'request',
			cases.map(({ matter }) => matter.request),
		),
	]
	const seen = new Set<string>()
	return texts.filter(({ text }) => {
		const isNew = text.length >= shortest && !seen.has(text)
		seen.add(text)
		return isNew
	})
}

function as(kind: HonestKind, texts: readonly string[]): HonestText[] {
	return texts.map((text) => ({ text, kind }))
}

function inTwos(passage: string): string[] {
	const sentences = splitSentences(passage)
	return sentences.flatMap((sentence, index) =>
		index % 2 === 0 ? [[sentence, sentences[index + 1] ?? ''].join(' ').trim()] : [],
	)
}

const pages = new URL('../../import/pages/', import.meta.url)

function readPageTexts(): string[] {
	return readdirSync(pages)
		.filter((name) => name.startsWith('opened'))
		.sort()
		.flatMap((folder) =>
			readdirSync(new URL(`${folder}/`, pages))
				.filter((name) => name.endsWith('.html'))
				.sort()
				.map((name) => textOfHtml(readFileSync(new URL(`${folder}/${name}`, pages), 'utf8'))),
		)
}

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	nbsp: ' ',
	lt: '<',
	gt: '>',
	quot: '"',
}

function textOfHtml(html: string): string {
	return html
		.replace(/<(style|script|head)\b[\s\S]*?<\/\1>/g, '')
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/<\/?(?:b|i|em|strong|span|a)\b[^>]*>/g, '')
		.replace(/<[^>]*>/g, '\n')
		.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
		.replace(/&(\w+);/g, (_, name) => entities[name] ?? ' ')
}
