import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import { GoodOrBadText } from '#shared/ui/good-or-bad-text.tsx'
import { LazyToaster } from '#shared/ui/lazy-toaster.tsx'
import { LoadingDots } from '#shared/ui/loading-dots.tsx'
import { ScoreRing } from '#shared/ui/score-ring.tsx'
import { SeverityLabel } from '#shared/ui/severity-label.tsx'
import { PageSpinner, Spinner } from '#shared/ui/spinner.tsx'
import { StopEmails } from '#shared/ui/stop-emails.tsx'
import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'

export function Problem() {
	return <FormProblem problem="That email and password don’t match." />
}

export function Spinners() {
	return (
		<div className="flex items-center gap-8">
			<Spinner />
			<LoadingDots />
		</div>
	)
}

export function PageLoading() {
	return <PageSpinner label="Loading your CVs" />
}

export function ScoreRings() {
	return (
		<div className="flex flex-wrap gap-6">
			<ScoreRing score={24} sizePx={96} />
			<ScoreRing score={61} sizePx={96} />
			<ScoreRing score={92} sizePx={96} />
		</div>
	)
}

export function Severities() {
	return (
		<div className="flex flex-wrap gap-5">
			<SeverityLabel severity="blocker" />
			<SeverityLabel severity="warning-2" />
			<SeverityLabel severity="tip" />
		</div>
	)
}

export function MarkedTexts() {
	return (
		<ul className="grid gap-2 text-sm">
			<li className="flex gap-2">
				<GoodOrBadText isGood>Your answer names a figure that your CV has too.</GoodOrBadText>
			</li>
			<li className="flex gap-2">
				<GoodOrBadText isGood={false}>Your CV doesn’t say this.</GoodOrBadText>
			</li>
		</ul>
	)
}

export function Messages() {
	return (
		<div className="flex flex-wrap gap-3">
			<Button onClick={() => toast.success('Saved')}>Saved</Button>
			<Button onClick={() => toast.error('That didn’t work. Try again.')}>Error</Button>
			<Button onClick={() => toastWithUndo('Job removed', () => undefined)}>With Undo</Button>
			<LazyToaster />
		</div>
	)
}

export function UnsubscribeLink() {
	return (
		<StopEmails
			text="You get an email when new jobs match this search. Your search stays."
			stop={async () => ({ name: 'Nurse in Leeds' })}
			stopped={({ name }) => `No more emails about ${name}.`}
			goOn={{ to: '/', label: 'Go to the start page' }}
		/>
	)
}
