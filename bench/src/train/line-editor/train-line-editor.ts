import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTokens } from '@app/language/corrector'
import { openMeaning } from '@app/language/meaning/open'
import { correctLine } from '@app/rewrite'
import { readFeatures } from '@app/rewrite/line-editor'
import { createTrainingRandom } from '../training-order.ts'
import { addLineNoise } from './add-line-noise.ts'
import { alignEdits } from './align-edits.ts'

const target = new URL('../../../../packages/rewrite/data/line-editor.bin', import.meta.url)
const printedLines = new URL('lines/', import.meta.url)
const corrections = new URL('../corrections/', import.meta.url)
const network = new URL('train.py', import.meta.url)

/**
 * What a line teaches: how a corrected line, or one as it was written, is printed; that a printed bullet stays; how faults in a printed
 * bullet are corrected; or which mistakes of a line alone are corrected.
 */
type Kind = 'corrected' | 'written' | 'printed' | 'noisy' | 'correction'

/** Of the lines of these kinds so many are learned from. */
const shares = { written: 0.25, printed: 0.35, noisy: 0.7 }
const mostWords = 70
const fewestWordsOfBullet = 4
/** Without these settings the allocator gives memory back after each step, which takes most of the time. */
const allocator = {
	MALLOC_MMAP_THRESHOLD_: '2000000000',
	MALLOC_TRIM_THRESHOLD_: '4000000000',
	MALLOC_TOP_PAD_: '268435456',
}

/**
 * Learns the line editor from lines of people beside what an editor prints, and writes its weights into the package. Hands in `held` are
 * left out, and how they fare is printed. PyTorch runs the training and must be installed (Debian: python3-torch and libopenblas0-pthread).
 */
export function trainLineEditor(held: string): void {
	const folder = mkdtempSync(join(tmpdir(), 'line-editor-'))
	const data = join(folder, 'lines.jsonl')
	try {
		writeFileSync(data, listLessons().join('\n'))
		const options = ['--held', held, '--out', fileURLToPath(target)]
		const { status } = spawnSync('/usr/bin/python3', [fileURLToPath(network), data, ...options], {
			stdio: 'inherit',
			env: Object.assign({}, process.env, allocator),
		})
		if (status !== 0) throw new Error('The line editor was not trained.')
	} finally {
		rmSync(folder, { recursive: true })
	}
}

function listLessons(): string[] {
	const hands = readdirSync(printedLines)
		.filter((name) => name.endsWith('.tsv'))
		.sort()
	const printed = hands.flatMap((name) => lessonsOfHand(name.replace('.tsv', '')))
	return [...printed, ...lessonsOfCorrections(new Set(hands))]
}

function readRows(folder: URL, name: string): string[][] {
	const [, ...rows] = readFileSync(new URL(`${name}.tsv`, folder), 'utf8')
		.trimEnd()
		.split('\n')
	return rows.map((row) => row.split('\t'))
}

function lessonsOfHand(hand: string): string[] {
	const draw = createTrainingRandom(hand.length + readRows(printedLines, hand).length)
	return readRows(printedLines, hand).flatMap(([current, written = '', printed = '']) => {
		const corrected = correctLine(written).text || written
		const bullets = printed
			.split(' • ')
			.filter((one) => one.split(' ').length >= fewestWordsOfBullet)
		const teach = (kind: Kind, from: string, to: string) =>
			toLesson({ hand, kind, isCurrent: current === 'yes', from, to })
		return [
			teach('corrected', corrected, printed),
			corrected !== written && draw() < shares.written ? teach('written', written, printed) : null,
			...bullets.map((one) => (draw() < shares.printed ? teach('printed', one, one) : null)),
			...bullets.map((one) =>
				draw() < shares.noisy ? teach('noisy', addLineNoise(one, draw), one) : null,
			),
		].filter((lesson) => lesson !== null)
	})
}

// Lines that no editor has printed teach the corrections alone.
function lessonsOfCorrections(printed: ReadonlySet<string>): string[] {
	return readdirSync(corrections).flatMap((file) => {
		const [, number = ''] = /^lines-(\d+)\.tsv$/.exec(file) ?? []
		const hand = `r${number.padStart(2, '0')}`
		if (number === '' || printed.has(`${hand}.tsv`)) return []
		return readRows(corrections, file.replace('.tsv', '')).flatMap(
			([from = '', to = '']) =>
				toLesson({ hand, kind: 'correction', isCurrent: false, from, to }) ?? [],
		)
	})
}

type Lesson = { hand: string; kind: Kind; isCurrent: boolean; from: string; to: string }

// Returns what the network learns from as JSON; `null` for a line that is too long.
function toLesson({ hand, kind, isCurrent, from, to }: Lesson): string | null {
	const words = readFeatures(from, openMeaning())
	if (words.length === 0 || words.length > mostWords) return null
	const put = readTokens(to).map(({ lower }) => lower)
	const edits = alignEdits(
		words.map(({ word }) => word),
		put,
	)
	return JSON.stringify({
		hand,
		kind,
		current: Number(isCurrent),
		words: words.map(({ word, wordClass, shape, affixes, meaning }) => ({
			w: word,
			c: wordClass,
			s: shape,
			g: affixes,
			v: meaning + 1,
		})),
		edits: edits.map(({ word, mark, words, tense }) => [word, mark, words, tense]),
	})
}
