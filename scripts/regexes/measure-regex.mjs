import { parentPort, workerData } from 'node:worker_threads'

const { source, flags, attacks, longestText, mostMs } = workerData
const expression = new RegExp(source, flags.includes('y') ? flags : `${flags.replace('g', '')}g`)
/** The most that the time may grow by when the text is four times as long: 4 is linear growth, 16 quadratic. */
const mostGrowth = 8
/** Shorter times say nothing: systems count processor time in steps of up to ten milliseconds. */
const leastMs = 30
const longestTried = 20_000

const order = ['linear', 'bounded', 'slow']
const verdicts = attacks.map(verdictOn)
parentPort?.postMessage(order.findLast((verdict) => verdicts.includes(verdict)))

function verdictOn(attack) {
	if (timeOf(buildText(attack, longestText)) > mostMs) return 'slow'
	let length = 500
	while (length < longestTried && timeOf(buildText(attack, length)) < leastMs) length *= 2
	const ratio = timeOf(buildText(attack, 4 * length)) / timeOf(buildText(attack, length))
	return ratio > mostGrowth ? 'bounded' : 'linear'
}

function buildText({ pumps, suffix }, length) {
	const each = length / pumps.length
	const parts = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(each / pump.length)))
	return parts.join('') + suffix
}

/** The shortest of a few runs, in milliseconds of processor time: a busy machine must not make an expression slow. */
function timeOf(text) {
	let best = Number.POSITIVE_INFINITY
	for (let run = 0; run < 3; run += 1) {
		const start = process.threadCpuUsage().user
		expression.lastIndex = 0
		if (flags.includes('y')) expression.exec(text)
		else for (const _ of text.matchAll(expression));
		best = Math.min(best, (process.threadCpuUsage().user - start) / 1000)
		if (best > mostMs) return best
	}
	return best
}
