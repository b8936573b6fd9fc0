import affUrl from '../../../../../node_modules/dictionary-en-gb/index.aff?url&no-inline'
import dicUrl from '../../../../../node_modules/dictionary-en-gb/index.dic?url&no-inline'
// Imported first, so that it takes effect before any schema is created.
import './disable-zod-eval.ts'
import { analyse, type CvToCheck } from '@app/checks'
import type { CvDesign } from '@app/cv'
import type { KnowsWord, Proofread } from '@app/language'
import { readDictionary } from '@app/language/dictionary'
import { matchCv, readAdvert } from '@app/match'
import type { FindNearest } from '@app/match/nearest'
import type { CheckAnswer, CheckRequest } from './check-messages.ts'

/** Where the British dictionary is fetched from: two files, since a page of ours may ask nothing but our server. */
const dictionaryFiles = { affUrl, dicUrl }

// No answer goes out before the dictionary and the corrector are loaded: a score that changed a second later would not be trusted.
let tools = openWordTools()

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void answer(data))

async function answer(request: CheckRequest): Promise<void> {
	const words = (await toolsOrAgain()) ?? {}
	const findNearest = request.kind === 'match' ? await openNearest() : null
	postMessage(answerTo(request, { ...words, findNearest }))
}

type WordTools = { knowsWord: KnowsWord; proofread: Proofread }
type Tools = Partial<WordTools> & { findNearest: FindNearest | null }

function answerTo(request: CheckRequest, { findNearest, ...words }: Tools): CheckAnswer {
	const { id, today } = request
	const check = (cv: CvToCheck['cv'], dismissed: string[], design: CvDesign | null = null) =>
		analyse({ cv, source: null, today, dismissed, ...words, ...(design && { design }) })
	switch (request.kind) {
		case 'check': {
			const began = performance.now()
			const report = check(request.cv, request.dismissed, request.design)
			const isWithoutDictionary = words.knowsWord === undefined
			return { id, kind: 'check', report, tookMs: performance.now() - began, isWithoutDictionary }
		}
		case 'match': {
			const advert = readAdvert(request.advert)
			const toMatch = { cv: request.cv, source: null, today }
			return { id, kind: 'match', match: matchCv(toMatch, advert, findNearest) }
		}
		case 'scores':
			return {
				id,
				kind: 'scores',
				scores: request.cvs.map((cv) => check(cv, request.dismissed).score),
			}
	}
}

// The table of meanings has 4 MB: only a match loads it. Without it nothing is perhaps shown, and the next match asks again.
async function openNearest(): Promise<FindNearest | null> {
	try {
		const [{ createNearest }, { openMeaning }] = await Promise.all([
			import('@app/match/nearest'),
			import('@app/language/meaning/open'),
		])
		nearest ??= createNearest(openMeaning())
		return nearest
	} catch {
		return null
	}
}

let nearest: FindNearest | null = null

// What could not be fetched is asked for again with the next question: the connection may be back.
async function toolsOrAgain(): Promise<WordTools | null> {
	const opened = await tools
	if (opened === null) tools = openWordTools()
	return opened
}

/**
 * The British dictionary and the corrector, or `null` where one of them cannot be fetched; then spelling is not checked. One without the
 * other would give another score.
 */
async function openWordTools(): Promise<WordTools | null> {
	try {
		const [{ proofreadLine }, knowsWord] = await Promise.all([
			import('@app/rewrite/proofread'),
			openDictionary(),
		])
		return { knowsWord, proofread: proofreadLine }
	} catch {
		return null
	}
}

async function openDictionary(): Promise<KnowsWord> {
	const [aff = '', dic = ''] = await Promise.all(
		[dictionaryFiles.affUrl, dictionaryFiles.dicUrl].map(textAt),
	)
	return readDictionary({ aff, dic })
}

async function textAt(url: string): Promise<string> {
	const response = await fetch(url)
	if (!response.ok) throw new Error(`The dictionary answered ${response.status}.`)
	return response.text()
}
