import affUrl from '../../../../../node_modules/dictionary-en-gb/index.aff?url&no-inline'
import dicUrl from '../../../../../node_modules/dictionary-en-gb/index.dic?url&no-inline'
// Imported first, so that it takes effect before any schema is created.
import './disable-zod-eval.ts'
import { analyse, type CvToCheck } from '@app/checks'
import type { CvDesign } from '@app/cv'
import type { KnowsWord } from '@app/language'
import { readDictionary } from '@app/language/dictionary'
import { matchCv, readAdvert } from '@app/match'
import type { FindNearest } from '@app/match/nearest'
import type { CheckAnswer, CheckRequest } from './check-messages.ts'

/** Where the British dictionary is fetched from: two files, since a page of ours may ask nothing but our server. */
const dictionaryFiles = { affUrl, dicUrl }

// No answer goes out before the dictionary is loaded: a score that changed a second later would not be trusted.
let dictionary = openDictionary()

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void answer(data))

async function answer(request: CheckRequest): Promise<void> {
	const knowsWord = await dictionaryOrAgain()
	const words = knowsWord === null ? {} : { knowsWord }
	const findNearest = request.kind === 'match' ? await openNearest() : null
	postMessage(answerTo(request, { ...words, findNearest }))
}

type Tools = { knowsWord?: KnowsWord; findNearest: FindNearest | null }

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

// A dictionary that could not be fetched is asked for again with the next question: the connection may be back.
async function dictionaryOrAgain(): Promise<KnowsWord | null> {
	const opened = await dictionary
	if (opened === null) dictionary = openDictionary()
	return opened
}

/** The British dictionary, or `null` where it cannot be fetched; then spelling is not checked. */
async function openDictionary(): Promise<KnowsWord | null> {
	try {
		const [aff, dic] = await Promise.all(
			[dictionaryFiles.affUrl, dictionaryFiles.dicUrl].map(textAt),
		)
		return aff === undefined || dic === undefined ? null : readDictionary({ aff, dic })
	} catch {
		return null
	}
}

async function textAt(url: string): Promise<string> {
	const response = await fetch(url)
	if (!response.ok) throw new Error(`The dictionary answered ${response.status}.`)
	return response.text()
}
