import { expect, test } from 'vitest'
import { freeMemoryAfterRender } from './free-memory-after-render.ts'

/** Makes a renderer whose memory readings are listed, one after the other. */
function rendererWith(megabytes: number[]) {
	const done: string[] = []
	const tidyUp = freeMemoryAfterRender(
		{ forget: () => done.push('forget'), forgetAll: () => done.push('forget all') },
		{
			onWorn: () => done.push('worn'),
			readBytes: () => (megabytes.shift() ?? 0) * 1_048_576,
		},
	)
	return { tidyUp, done }
}

test('after an ordinary CV the results of the last ones are kept', () => {
	const { tidyUp, done } = rendererWith([160])
	tidyUp()
	expect(done).toEqual(['forget'])
})

test('after a long CV everything is forgotten', () => {
	const { tidyUp, done } = rendererWith([300, 200])
	tidyUp()
	expect(done).toEqual(['forget', 'forget all'])
})

test('a renderer that has nothing more to forget says once that it has to be replaced', () => {
	const { tidyUp, done } = rendererWith([500, 400, 500, 400])
	tidyUp()
	tidyUp()
	expect(done).toEqual(['forget', 'forget all', 'worn', 'forget'])
})
