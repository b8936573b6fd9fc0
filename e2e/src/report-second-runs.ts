import type { Reporter, TestModule } from 'vitest/node'

/**
 * Names, at the end of a run, the journeys that passed only when they were run again, each with its first failure.
 * Such a journey doesn't wait long enough for something: mend it, instead of running it a third time.
 */
export class SecondRuns implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const lines = modules.flatMap((module) => listLines(module))
		if (lines.length === 0) return
		process.stdout.write(`\nPassed on the second run:\n${lines.join('\n')}\n`)
	}
}

function listLines(module: TestModule): string[] {
	return [...module.children.allTests('passed')]
		.filter((test) => test.diagnostic()?.flaky === true)
		.map((test) => {
			const [first] = test.result().errors ?? []
			const reason = first?.message.split('\n', 1)[0] ?? 'no error was kept'
			return `  ${module.relativeModuleId} > ${test.fullName}: ${reason}`
		})
}
