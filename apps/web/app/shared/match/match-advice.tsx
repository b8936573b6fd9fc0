import type { MatchReport } from '@app/match'

type MatchAdviceProps = { advice: MatchReport['advice']; titleId: string }

const words: Record<MatchReport['advice']['kind'], string> = {
	apply: 'Apply',
	'apply and say why': 'Apply, and say why you’d still fit',
	'not yet': 'Not yet',
}

const listed = new Intl.ListFormat('en-GB')

/** The advice on an advert with the figures behind it, the missing must-haves, and a bar of the essentials. */
export function MatchAdvice({ advice, titleId }: MatchAdviceProps) {
	const { kind, of, shown, perhaps, mustHaves, hasEssentials } = advice
	const one = hasEssentials ? 'essential' : 'requirement'
	const what = of === 1 ? one : `${one}s`
	return (
		<div>
			<h3 id={titleId} className="text-[1.625rem]">
				{words[kind]}: {shown} of {of} {what} shown
			</h3>
			{mustHaves.length === 0 ? null : (
				<p className="mt-1 font-medium wrap-anywhere">
					You’ll need {listed.format(mustHaves.map((one) => `“${one}”`))} for this job, and your CV
					doesn’t show {mustHaves.length === 1 ? 'it' : 'them'}.
				</p>
			)}
			{perhaps === 0 ? null : (
				<p className="mt-1 text-ink-soft">
					{perhaps === 1
						? `One more ${one} may be in your CV. If it is, that’s ${shown + 1} of ${of}.`
						: `${perhaps} more may be in your CV. If they all are, that’s ${shown + perhaps} of ${of}.`}
				</p>
			)}
			<Tally shown={shown} perhaps={perhaps} of={of} />
		</div>
	)
}

type TallyProps = { shown: number; perhaps: number; of: number }

// Told by shape as well as by colour: solid, hatched, outlined.
const looks = {
	shown: 'bg-moss',
	perhaps:
		'border border-amber bg-[repeating-linear-gradient(135deg,var(--amber)_0_2px,transparent_2px_5px)]',
	missing: 'border border-line-strong',
}

function Tally({ shown, perhaps, of }: TallyProps) {
	const missing = of - shown - perhaps
	const blocks = [
		...Array.from({ length: shown }, () => 'shown' as const),
		...Array.from({ length: perhaps }, () => 'perhaps' as const),
		...Array.from({ length: missing }, () => 'missing' as const),
	]
	return (
		<div
			role="img"
			aria-label={`${shown} shown, ${perhaps} maybe shown, ${missing} not shown`}
			className="mt-3 flex gap-1"
		>
			{blocks.map((look, index) => (
				<i
					key={`${index}-${look}`}
					className={`h-2.5 min-w-0 flex-1 rounded-[3px] ${looks[look]}`}
				/>
			))}
		</div>
	)
}
