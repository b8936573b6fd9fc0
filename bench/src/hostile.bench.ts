import { parseArgs } from 'node:util'
import { cvDocumentSchema, cvSourceSchema } from '@app/cv'
import { createReader, ReadError, type Reader, type ReadStep } from '@app/cv-import/node'
import { madeFiles } from './hostile/made-files.ts'
import { mutate } from './hostile/mutate.ts'
import { type SeedFile, seedFiles } from './hostile/seed-files.ts'
import { createRandom } from './import/random.ts'
import { useOfChildren } from './import/reader-processes.ts'
import { percentile } from './percentile.ts'

type Hostile = SeedFile & { how: string }
type Outcome = { file: Hostile; result: string; isExpected: boolean; ms: number }

const limits = { timeoutMs: 20_000, memoryMb: 512, maxPages: 50 }
/** The time allowed beyond a file's own limit, for ending its process and starting the next. */
const graceMs = 5_000
/** Files after which a long run says how far it is. */
const tellEvery = 500

/**
 * Reads damaged and malicious files of every format and prints how each ended. Fails when one ends in anything
 * but a valid CV or a refusal with its sentence, or takes more than its time.
 */
export async function benchHostile({
	count = 300,
	seed = 'hostile',
	processes = 2,
} = {}): Promise<void> {
	const files = hostileFiles(count, seed)
	const reader = createReader({ ...limits, processes })
	const outcomes: Outcome[] = []
	let peakMemoryMb = 0
	const queue = files.values()
	const work = async () => {
		for (const file of queue) {
			outcomes.push(await readOne(reader, file))
			if (outcomes.length % tellEvery === 0)
				console.log(`${outcomes.length} of ${files.length} read`)
			peakMemoryMb = Math.max(peakMemoryMb, useOfChildren()?.peakMemoryMb ?? 0)
		}
	}
	try {
		await Promise.all(Array.from({ length: processes }, work))
		await checkStillReads(reader)
	} finally {
		reader.close()
	}
	print(outcomes, peakMemoryMb)
}

function hostileFiles(count: number, seed: string): Hostile[] {
	const random = createRandom(seed)
	const seeds = seedFiles()
	const damaged = Array.from({ length: count }, (_, index) =>
		mutate(seeds[index % seeds.length] ?? random.pick(seeds), random),
	)
	return [...madeFiles().map((file) => ({ ...file, how: 'made' })), ...damaged]
}

async function readOne(reader: Reader, file: Hostile): Promise<Outcome> {
	let start = performance.now()
	// Waiting for a process to start is not the file's time.
	const onProgress = ({ stage }: ReadStep) => {
		if (stage === 'opening') start = performance.now()
	}
	const done = (result: string, isExpected: boolean) => {
		const ms = performance.now() - start
		return { file, result, isExpected: isExpected && ms < limits.timeoutMs + graceMs, ms }
	}
	try {
		const { document, source } = await reader.read(file.bytes, { fileName: file.name, onProgress })
		const checked = [cvDocumentSchema.safeParse(document), cvSourceSchema.safeParse(source)]
		const [issue] = checked.flatMap(({ error }) => error?.issues ?? [])
		if (issue === undefined) return done('read', true)
		return done(`read, but not valid: ${issue.path.join('.')} ${issue.message}`, false)
	} catch (error) {
		if (!(error instanceof ReadError)) return done(String(error), false)
		return done(error.code, error.message.length > 20)
	}
}

async function checkStillReads(reader: Reader): Promise<void> {
	const honest = seedFiles().find(({ name }) => name === 'administrator.txt')
	if (honest === undefined) throw new Error('There is no honest file to end with.')
	await reader.read(honest.bytes, { fileName: honest.name })
}

function print(outcomes: readonly Outcome[], peakMemoryMb: number): void {
	const byResult = Map.groupBy(outcomes, ({ result }) => result)
	const times = outcomes.map(({ ms }) => ms)
	console.log(`${outcomes.length} hostile files`)
	for (const [result, some] of [...byResult].sort((a, b) => b[1].length - a[1].length))
		console.log(`${String(some.length).padStart(6)}  ${result}`)
	const [half, most, all] = [0.5, 0.95, 1].map((share) => Math.round(percentile(times, share)))
	console.log(`time: median ${half} ms, 95 % ${most} ms, longest ${all} ms`)
	console.log(`memory of a reading process: at most ${Math.round(peakMemoryMb)} MB`)
	const wrong = outcomes.filter(({ isExpected }) => !isExpected)
	for (const { file, result, ms } of wrong)
		console.log(`WRONG  ${file.name} (${file.how}): ${result}, ${Math.round(ms)} ms`)
	const told = ['file_takes_too_long', 'file_crashes_reader']
	for (const { file, result } of outcomes.filter((each) => told.includes(each.result)))
		console.log(`${result}  ${file.name} (${file.how})`)
	if (wrong.length > 0) throw new Error(`${wrong.length} files did not end as they should.`)
	console.log('every file ended in a CV or a refusal, and the reader still reads')
}

if (import.meta.main) {
	const { values, positionals } = parseArgs({
		options: {
			files: { type: 'string' },
			seed: { type: 'string' },
			processes: { type: 'string' },
		},
		allowPositionals: true,
	})
	const count = positionals[0] ?? values.files
	await benchHostile({
		...(count === undefined ? {} : { count: Number(count) }),
		...(values.seed === undefined ? {} : { seed: values.seed }),
		...(values.processes === undefined ? {} : { processes: Number(values.processes) }),
	})
}
