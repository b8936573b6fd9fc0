import { Trash2, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ModelWriting } from '#shared/model/model-writing.tsx'
import { type AnsweringModel, useModel } from '#shared/model/use-model.ts'
import { Button } from '#shared/ui/button.tsx'
import { AskBox } from './ask-box.tsx'
import { TurnView } from './turn-view.tsx'
import { useAssistant } from './use-assistant.ts'

type AssistantPanelProps = {
	/** The advert that the CV is compared with; empty where there is none. */
	advert: string
	onClose: () => void
}

/** Shows the assistant, which proposes changes that a person asks for in words; only the person changes the CV. */
export function AssistantPanel({ advert, onClose }: AssistantPanelProps) {
	const titleId = useId()
	const { model, usedUp, isOnline } = useModel()
	const [isByRules, setIsByRules] = useState(false)
	const assistant = useAssistant(advert)
	const { turns, work } = assistant
	const answering = isByRules ? null : model
	const end = useRef<HTMLDivElement>(null)
	const count = turns.length
	useEffect(() => {
		if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
	}, [count])

	return (
		<section aria-labelledby={titleId} className="grid gap-5">
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 id={titleId} className="text-[1.75rem]">
					Assistant
				</h2>
				<p className="rounded-control bg-accent-wash px-2 py-0.5 text-sm">
					{answering?.name ?? 'Ella’s rules, on this device'}
				</p>
				<div className="ml-auto flex gap-1">
					{turns.length > 0 ? (
						<Button size="small" look="bare" onClick={assistant.clear}>
							<Trash2 size={16} aria-hidden />
							Clear
						</Button>
					) : null}
					<Button size="small" look="bare" aria-label="Close the assistant" onClick={onClose}>
						<X size={18} aria-hidden />
					</Button>
				</div>
			</header>
			<p className="text-sm text-ink-soft">
				{answering === null ? '' : 'Say what to change. '}You get suggestions from your own words,
				and nothing changes until you accept it. {whereItGoes(answering, { isOnline, usedUp })}
			</p>
			<div role="log" aria-label="Requests and suggestions" className="grid gap-5">
				{turns.map((turn) => (
					<TurnView key={turn.id} turn={turn} assistant={assistant} />
				))}
			</div>
			{work === null ? null : (
				<ModelWriting
					says={`${answering?.name ?? 'Ella'} is working on “${work.request}”. We check everything against your words.`}
					isCorrecting={work.progress?.step === 'correcting'}
					texts={work.progress?.offered.map(({ text }) => text) ?? []}
					onStop={assistant.stop}
				/>
			)}
			<div ref={end} />
			<AskBox
				advert={advert}
				model={answering}
				prepare={assistant.prepare}
				isBusy={work !== null}
				onAsk={(request) => void assistant.ask(request, answering)}
			/>
			{model === null ? null : (
				<label className="flex min-h-11 items-center gap-2 text-sm">
					<input
						type="checkbox"
						checked={isByRules}
						onChange={({ target }) => setIsByRules(target.checked)}
						className="size-4 accent-accent"
					/>
					Use only Ella’s rules, and send nothing
				</label>
			)}
		</section>
	)
}

type Where = { isOnline: boolean; usedUp: string | null }

function whereItGoes(model: AnsweringModel | null, { isOnline, usedUp }: Where): string {
	if (!isOnline) return 'You’re offline, so suggestions will come from Ella’s own rules.'
	if (model !== null)
		return `When you ask, the lines under your jobs go to ${model.name}, ${model.whose}. We hide names, addresses, phone numbers and links first.`
	return usedUp === null
		? ''
		: `You’ve reached today’s limit for ${usedUp}, so suggestions will come from Ella’s own rules.`
}
