import { type OwnModel, testOwnModel } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { explainModelFailure } from '#shared/model/explain-model-failure.ts'
import { Button } from '#shared/ui/button.tsx'
import { GoodOrBadText } from '#shared/ui/good-or-bad-text.tsx'

type Tested = { isGood: boolean; says: string }

/** Asks the model one harmless question, and says whether the key works. */
export function TestOwnModel({ own }: { own: OwnModel }) {
	const [tested, setTested] = useState<Tested | 'asking' | null>(null)
	const asking = useRef<AbortController | null>(null)
	useEffect(() => () => asking.current?.abort(), [])

	async function test() {
		const controller = new AbortController()
		asking.current = controller
		const { signal } = controller
		setTested('asking')
		const found = await ask(own, signal)
		if (!signal.aborted) setTested(found)
	}

	function stop() {
		asking.current?.abort()
		setTested(null)
	}

	return (
		<div className="grid justify-items-start gap-2">
			<Button size="small" onClick={tested === 'asking' ? stop : () => void test()}>
				{tested === 'asking' ? 'Stop the test' : 'Test the key'}
			</Button>
			<div role="status" className="text-sm empty:hidden">
				{tested === 'asking' ? `Asking ${own.model} one harmless question…` : null}
				{tested === null || tested === 'asking' ? null : <Outcome {...tested} />}
			</div>
		</div>
	)
}

function Outcome({ isGood, says }: Tested) {
	return (
		<p className="flex gap-2">
			<GoodOrBadText isGood={isGood}>{says}</GoodOrBadText>
		</p>
	)
}

async function ask(own: OwnModel, signal: AbortSignal): Promise<Tested> {
	try {
		const { works, why, tookMs, tokens } = await call(testOwnModel, {
			body: { own },
			signal,
			timeoutMs: 320_000,
		})
		const seconds = (tookMs / 1000).toFixed(1)
		return works
			? { isGood: true, says: `It works. It took ${seconds} seconds and ${tokens} tokens.` }
			: {
					isGood: false,
					says: `It doesn’t work: ${explainModelFailure(why ?? 'unusable', { own })}.`,
				}
	} catch (error) {
		return {
			isGood: false,
			says: error instanceof Error ? error.message : 'The test didn’t work. Please try again.',
		}
	}
}
