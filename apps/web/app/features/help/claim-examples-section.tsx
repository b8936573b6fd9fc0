import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { claimExamplesAnchor } from './claim-examples.ts'
import { ClaimTable } from './claim-table.tsx'
import type { judgeClaims } from './judge-claims.ts'
import { LiveClaimExamples } from './live-claim-examples.tsx'

type Judge = typeof judgeClaims

// The audit needs a table of 4 MB, so nothing of it comes before a visitor asks.
async function loadJudge(): Promise<Judge> {
	return (await import('./judge-claims.ts')).judgeClaims
}

type ClaimExamplesSectionProps = { load?: () => Promise<Judge> }
type Live = 'not asked' | 'loading' | 'failed' | { judge: Judge }

/** 10 examples of the audit of claims: to read at first, and to try when the visitor asks. */
export function ClaimExamplesSection({ load = loadJudge }: ClaimExamplesSectionProps) {
	const [live, setLive] = useState<Live>('not asked')
	async function run() {
		setLive('loading')
		setLive(
			await load().then(
				(judge) => ({ judge }),
				() => 'failed' as const,
			),
		)
	}
	if (typeof live === 'object') return <LiveClaimExamples judge={live.judge} />
	return (
		<>
			<ClaimTable />
			<div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
				{live === 'failed' ? (
					<Button onClick={reloadHere}>Try again</Button>
				) : (
					<Button
						aria-disabled={live === 'loading'}
						onClick={() => (live === 'loading' ? undefined : void run())}
					>
						{live === 'loading' ? 'Loading…' : 'Run these examples'}
					</Button>
				)}
				<LoadingNote live={live} />
			</div>
		</>
	)
}

function LoadingNote({ live }: { live: Live }) {
	if (live === 'failed')
		return (
			<p role="alert" className="text-sm text-brick">
				We couldn’t load the examples. Check your connection and try again.
			</p>
		)
	return (
		<p role="status" className="text-sm text-ink-soft">
			{live === 'loading'
				? 'Loading the examples…'
				: 'Change the words and see what we say. It’s a 4 MB download.'}
		</p>
	)
}

// A browser does not fetch a module again that did not come; the address makes the answer open again.
function reloadHere(): void {
	window.location.hash = claimExamplesAnchor
	window.location.reload()
}
