import { readFileSync } from 'node:fs'
import { defaultDesign } from '@app/cv'
import { toTypesetInput } from '@app/typeset'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { median, percentile } from './percentile.ts'
import { registerFonts, renderWithReactPdf } from './react-pdf-cv.ts'
import { twoPageCv } from './two-page-cv.ts'

const rounds = 40
const warmUpRounds = 5

/** Times setting a two-page CV with our typesetter and with react-pdf, and a keystroke in the preview. */
export async function benchTypeset(): Promise<void> {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 30_000 })
	try {
		await comparePdf(typesetter)
		await timeKeystrokes(typesetter)
	} finally {
		await typesetter.close()
	}
}

// Both set the same words in turn, in one run, so that a busy machine is as unfair to the one as to the other.
async function comparePdf(typesetter: Typesetter): Promise<void> {
	registerFonts()
	const ours: number[] = []
	const theirs: number[] = []
	let pages = 0
	for (let round = -warmUpRounds; round < rounds; round += 1) {
		const cv = twoPageCv(`Number ${round}.`)
		const oursMs = await timed(async () => {
			pages = (await typesetter.pdf(cv, defaultDesign(), { createdAt: new Date(0) })).pageCount
		})
		const theirsMs = await timed(() => renderWithReactPdf(toTypesetInput(cv, defaultDesign())))
		if (round < 0) continue
		ours.push(oursMs)
		theirs.push(theirsMs)
	}
	const ratio = median(theirs) / median(ours)
	console.log(`PDF of ${pages} pages, median of ${rounds}, new words each time`)
	console.log(`  Ella, tagged PDF/UA-1, through the pool  ${milliseconds(ours)}`)
	console.log(`  @react-pdf/renderer, untagged            ${milliseconds(theirs)}`)
	console.log(`  ratio                                    ${ratio.toFixed(1)} times as fast`)
}

async function timeKeystrokes(typesetter: Typesetter): Promise<void> {
	const typed = 'Care for up to eight acutely ill patients a shift and teach the students who come.'
	const times: number[] = []
	let bytes = 0
	for (let length = 1; length <= typed.length; length += 1) {
		const cv = twoPageCv(typed.slice(0, length))
		const ms = await timed(async () => {
			const { pages } = await typesetter.svg(cv, defaultDesign())
			bytes = Math.max(...pages.map(({ svg }) => svg.length))
		})
		times.push(ms)
	}
	const [pid = 0] = typesetter.pids()
	console.log(`Preview, one keystroke, through the pool     ${milliseconds(times)}`)
	console.log(
		`  largest page ${Math.round(bytes / 1024)} KB before compression; renderer ${residentMb(pid)} MB`,
	)
}

async function timed(act: () => Promise<unknown>): Promise<number> {
	const start = performance.now()
	await act()
	return performance.now() - start
}

function milliseconds(times: number[]): string {
	return `median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`
}

// Only Linux tells this; elsewhere the figure is left out.
function residentMb(pid: number): string {
	try {
		const [, kilobytes = ''] =
			/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
		return String(Math.round(Number(kilobytes) / 1024))
	} catch {
		return '?'
	}
}

if (import.meta.main) await benchTypeset()
