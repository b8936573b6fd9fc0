import type { Subscription } from '@app/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { overFree } from '#shared/plan/format-usage.ts'
import { Button } from '#shared/ui/button.tsx'
import { Confirm } from '#shared/ui/confirm.tsx'
import { cancelWords, type PlanAction, planWords, price } from './plan-words.ts'
import { usePayment } from './use-payment.ts'

type PlanCardProps = {
	subscription: Subscription
	/** Leads to a page of the payment service. */
	onLeave: (url: string) => void
	/** The plan was cancelled, or taken up again. */
	onChanged: () => void
}

/** The plan, when it is paid next, and what can be done about it. */
export function PlanCard({ subscription, onLeave, onChanged }: PlanCardProps) {
	const { title, text, isUrgent, actions } = planWords(subscription)
	return (
		<section
			aria-labelledby="plan"
			className={`rounded-panel border bg-paper p-6 sm:p-8 ${isUrgent ? 'border-amber' : 'border-line'}`}
		>
			<h2 id="plan" className="text-2xl">
				{title}
			</h2>
			<p className="mt-2.5 flex max-w-[38rem] gap-2.5 text-ink-soft">
				{isUrgent ? (
					<TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-amber" />
				) : null}
				<span>{text}</span>
			</p>
			{actions.length > 0 ? (
				<Actions
					actions={actions}
					subscription={subscription}
					onLeave={onLeave}
					onChanged={onChanged}
				/>
			) : null}
		</section>
	)
}

type ActionsProps = PlanCardProps & { actions: PlanAction[] }

function Actions({ actions, subscription, onLeave, onChanged }: ActionsProps) {
	const { buy, openPortal, cancel, resume } = usePayment(onLeave)
	const [isAsking, setIsAsking] = useState(false)
	const isBusy = [buy, openPortal, cancel, resume].some(({ isPending }) => isPending)
	const isOwed = subscription.state.kind === 'payment_failed'
	const look = isOwed ? 'primary' : 'quiet'
	return (
		<>
			<div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
				{actions.includes('buy') ? (
					<Button look="primary" disabled={isBusy || buy.isSuccess} onClick={() => buy.mutate()}>
						{buy.isPending || buy.isSuccess ? (
							'Opening Stripe…'
						) : (
							<span>
								Get Premium<span className="max-[430px]:sr-only"> for {price}</span>
							</span>
						)}
					</Button>
				) : null}
				{actions.includes('resume') ? (
					<Button
						look="primary"
						disabled={isBusy}
						onClick={() => resume.mutate(undefined, { onSuccess: onChanged })}
					>
						Keep Premium
					</Button>
				) : null}
				{actions.includes('change-card') ? (
					<Button look={look} disabled={isBusy} onClick={() => openPortal.mutate('card')}>
						Change card
					</Button>
				) : null}
				{actions.includes('cancel') ? (
					<Button look="bare" disabled={isBusy} onClick={() => setIsAsking(true)}>
						Cancel Premium
					</Button>
				) : null}
			</div>
			{actions.includes('buy') ? (
				<p className="mt-3.5 text-sm text-ink-soft">
					You pay on Stripe, so Ella never sees your card. Cancel online at any time.
				</p>
			) : null}
			{isAsking ? (
				<Confirm
					title="Cancel Premium?"
					action="Cancel Premium"
					cancel="Keep Premium"
					onCancel={() => setIsAsking(false)}
					onConfirm={() => {
						setIsAsking(false)
						cancel.mutate(undefined, { onSuccess: onChanged })
					}}
				>
					<p>{cancelWords(subscription)}</p>
					<WhatStays subscription={subscription} />
				</Confirm>
			) : null}
		</>
	)
}

function WhatStays({ subscription: { usage } }: { subscription: Subscription }) {
	const over = overFree(usage)
	return (
		<p className="mt-3">
			{over === ''
				? 'Everything you’ve made fits in the Free plan.'
				: `You’re over the Free plan’s limits: ${over}. You can still open, edit and download everything. You just can’t add more until you’re under the limit.`}
		</p>
	)
}
