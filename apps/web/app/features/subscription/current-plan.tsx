import type { Money, Subscription } from '@app/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { overFree } from '#shared/plan/format-usage.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import {
	describeCancellation,
	describePlan,
	formatPremiumPrice,
	type PlanAction,
} from './describe-plan.ts'
import { usePlanActions } from './use-plan-actions.ts'
import { usePrices } from './use-prices.ts'

type CurrentPlanProps = {
	subscription: Subscription
	/** Leads to a page of the payment service. */
	onLeave: (url: string) => void
	/** The plan was cancelled, or taken up again. */
	onChanged: () => void
}

/** The plan, when it is paid next, and what can be done about it. */
export function CurrentPlan({ subscription, onLeave, onChanged }: CurrentPlanProps) {
	const prices = usePrices(subscription)
	const { title, text, isUrgent, actions } = describePlan(subscription, prices)
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
					prices={prices}
					onLeave={onLeave}
					onChanged={onChanged}
				/>
			) : null}
		</section>
	)
}

type ActionsProps = CurrentPlanProps & { actions: PlanAction[]; prices: readonly Money[] }

function Actions({ actions, subscription, prices, onLeave, onChanged }: ActionsProps) {
	const { buy, openPortal, cancel, resume } = usePlanActions(onLeave)
	const [isAsking, setIsAsking] = useState(false)
	const isBusy = [buy, openPortal, cancel, resume].some(({ isPending }) => isPending)
	const isOwed = subscription.state.kind === 'payment_failed'
	const look = isOwed ? 'primary' : 'quiet'
	return (
		<>
			<div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
				{actions.includes('buy') ? (
					<Button look="primary" disabled={isBusy || buy.isSuccess} onClick={() => buy.mutate()}>
						<BuyWords isOpening={buy.isPending || buy.isSuccess} prices={prices} />
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
			{actions.includes('buy') ? <BuyNote prices={prices} /> : null}
			{isAsking ? (
				<ConfirmDialog
					title="Cancel Premium?"
					action="Cancel Premium"
					cancel="Keep Premium"
					onCancel={() => setIsAsking(false)}
					onConfirm={() => {
						setIsAsking(false)
						cancel.mutate(undefined, { onSuccess: onChanged })
					}}
				>
					<p>{describeCancellation(subscription)}</p>
					<WhatStays subscription={subscription} />
				</ConfirmDialog>
			) : null}
		</>
	)
}

type Prices = { prices: readonly Money[] }

function BuyWords({ isOpening, prices }: Prices & { isOpening: boolean }) {
	if (isOpening) return 'Opening Stripe…'
	if (prices.length > 1) return 'Get Premium'
	return (
		<span>
			Get Premium<span className="max-[430px]:sr-only"> for {formatPremiumPrice(prices)}</span>
		</span>
	)
}

function BuyNote({ prices }: Prices) {
	return (
		<p className="mt-3.5 text-sm text-ink-soft">
			{prices.length > 1 ? 'Stripe shows you the price in your currency before you pay. ' : ''}
			You pay on Stripe, so Ella never sees your card. Cancel online at any time.
		</p>
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
