import { writeSync } from 'node:fs'
import { questionOf, readAnswers } from '@app/rewrite/model'
import { readConfig } from './config.ts'
import { describeErrors } from './graceful-shutdown.ts'
import { type ModelConfig, type OutputMode, outputModes } from './model-config.ts'
import type { ModelConnection } from './services/model/model-connection.ts'
import { ModelFailure } from './services/model/model-failure.ts'
import { loadConnection } from './services/model/open-model.ts'

/** Asks the configured language model one harmless question in every way, and says which of them work. */
try {
	const { model } = readConfig()
	if (model === null) {
		writeSync(2, 'No language model is set up: Ella’s own rules write everything.\n')
		process.exit(0)
	}
	process.exit((await tryOutputModes(model)) ? 0 : 1)
} catch (error) {
	for (const sentence of describeErrors(error)) writeSync(2, `${sentence}\n`)
	process.exit(1)
}

async function tryOutputModes(config: ModelConfig): Promise<boolean> {
	const connection = await loadConnection(config)
	const found: OutputMode[] = []
	for (const outputMode of config.outputMode === null ? outputModes : [config.outputMode]) {
		const { works, told } = await tryOutputMode(connection, outputMode, config.timeoutMs)
		writeSync(1, `${outputMode.padEnd(12)} ${works ? 'works' : 'no   '}  ${told}\n`)
		if (works) found.push(outputMode)
	}
	const [used] = found
	writeSync(
		2,
		used
			? `${config.model} works. Ella will use ${used}.\n`
			: `${config.model} gave no usable answer, so Ella’s own rules will write.\n`,
	)
	return used !== undefined
}

async function tryOutputMode(
	connection: ModelConnection,
	outputMode: OutputMode,
	timeoutMs: number,
) {
	const sent = 'Responsible for answering phones'
	const question = questionOf([{ id: 'l0', sent, answers: [] }], {
		current: false,
		jobTitle: '',
		nonce: 'trial',
	})
	const { signal } = new AbortController()
	const started = performance.now()
	try {
		const { text, tokens } = await connection.ask(question, { outputMode, signal, timeoutMs })
		const took = `${Math.round(performance.now() - started)} ms, ${tokens} tokens`
		const answer = readAnswers(text).get('l0')
		return answer
			? { works: true, told: `${took}: ${answer.text}` }
			: { works: false, told: `${took}; the answer has the wrong format` }
	} catch (error) {
		if (!(error instanceof ModelFailure)) throw error
		return { works: false, told: error.message }
	}
}
