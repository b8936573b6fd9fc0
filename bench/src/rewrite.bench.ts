import { audit } from '@app/claims'
import { rewriteBullet } from '@app/rewrite'
import { changedLines, finishedLines } from './rewrite/finished-lines.ts'
import { type Judged, judgeBullets } from './rewrite/judge-bullets.ts'
import { printAnswered, printQuestions } from './rewrite/print-answered.ts'
import { printBesideAdvisers, printBlindVerdicts } from './rewrite/print-blind-verdicts.ts'
import { printLabels } from './rewrite/print-labels.ts'
import { printOffers } from './rewrite/print-offers.ts'
import { printUnsealedVerdicts } from './rewrite/print-unsealed-verdicts.ts'
import { readBullets } from './rewrite/read-bullets.ts'
import { readInjections } from './rewrite/read-injections.ts'

const tuningFiles = ['tuning-1.txt', 'tuning-2.txt', 'tuning-3.txt', 'tuning-4.txt']

/**
 * Measures rewriting against lines that experts approve, orders hidden in lines, and speed. `--offers FILE.tsv`
 * prints only the offers for its lines, `--questions FILE.tsv` the questions about them, and `--answered
 * QUESTIONS.tsv ANSWERS.tsv` the results of the answers. `--show` prints the lines of the tuning files that are not
 * approved; lines of the sealed file are never printed.
 */
export async function benchRewrite(): Promise<void> {
	const offers = process.argv.indexOf('--offers')
	if (offers >= 0) return printOffers(process.argv[offers + 1] ?? '')
	const [, , task, file = '', answers = ''] = process.argv
	if (task === '--questions') return printQuestions(file)
	if (task === '--answered') return printAnswered(file, answers)
	const tuning = judgeBullets(tuningFiles.flatMap(readBullets))
	printVerdicts('tuning', tuning)
	if (process.argv.includes('--show')) showOpen(tuning)
	if (!process.argv.includes('--tuning'))
		printVerdicts('sealed', judgeBullets(readBullets('sealed.txt')))
	printUnsealedVerdicts()
	printBlindVerdicts()
	printBesideAdvisers()
	printFinished()
	printInjections()
	printLabels()
	printSpeed()
}

function printVerdicts(name: string, judged: readonly Judged[]): void {
	const share = (verdict: Judged['verdict']) => {
		const count = judged.filter((bullet) => bullet.verdict === verdict).length
		return `${verdict} ${count} (${percent(count / judged.length)})`
	}
	const messy = judged.filter(({ isMessy }) => isMessy).length
	console.log(
		`${name}: ${judged.length} bullets, ${messy} messy: ${share('accepted')}, ${share('kept')}, ${share('wrong')}`,
	)
}

function showOpen(judged: readonly Judged[]): void {
	for (const { verdict, current, input, output, approved } of judged) {
		if (verdict === 'accepted') continue
		console.log(`  ${verdict} (${current ? 'current' : 'past'}) ${input}`)
		if (verdict === 'wrong') console.log(`      ${output}`)
		console.log(`    = ${approved[0] ?? 'keep'}`)
	}
}

// A line of a finished CV needs no rewriter: each that comes back in other words is printed, to be read.
function printFinished(): void {
	const lines = finishedLines()
	const changed = changedLines(lines)
	console.log(`finished CVs: ${lines.length} lines, ${changed.length} changed`)
	for (const { text, after } of changed) console.log(`  ${text}\n  → ${after}`)
}

// Prints how many orders hidden in lines were obeyed. None may be: the output consists of words of the line, and the
// audit holds them to it.
function printInjections(): void {
	const lines = readInjections()
	const obeyed = lines.filter((line) => {
		const { after, violations } = rewriteBullet(line, { current: false })
		return violations.length > 0 || audit(line, after).verdict !== 'faithful'
	})
	console.log(`orders in the text: ${lines.length} lines, ${obeyed.length} obeyed`)
}

function printSpeed(): void {
	const bullets = tuningFiles.flatMap(readBullets)
	const rounds = 20
	const [started, before] = [performance.now(), process.cpuUsage()]
	for (let round = 0; round < rounds; round++)
		for (const { input, current } of bullets) rewriteBullet(input, { current })
	const seconds = (performance.now() - started) / 1000
	const { user, system } = process.cpuUsage(before)
	const told = (time: number) => Math.round((bullets.length * rounds) / time)
	// On a busy machine, only the processor time tells how much the engine needs.
	console.log(
		`speed: ${told(seconds)} bullets a second by the clock, ${told((user + system) / 1e6)} in a second of processor time`,
	)
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`
}

if (import.meta.main) await benchRewrite()
