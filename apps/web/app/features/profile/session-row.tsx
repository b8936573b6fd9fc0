import type { Session } from '@app/contract'
import { Laptop, Smartphone } from 'lucide-react'
import { formatShortDay, formatTimeAgo } from '#shared/time/format-time-ago.ts'
import { Button } from '#shared/ui/button.tsx'
import { signInMethod } from './service-names.ts'

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

/** One signed-in browser. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
	const { device, method, createdAt, lastUsedAt, isCurrent } = session
	const Icon = /android|iphone|ipad|ios|mobile/i.test(device) ? Smartphone : Laptop
	return (
		<li className="flex min-h-20 items-center gap-4 border-line py-3.5 not-first:border-t">
			<Icon size={22} aria-hidden className="shrink-0 text-ink-soft" />
			<div className="min-w-0 flex-1">
				<p className="font-semibold [overflow-wrap:anywhere]">
					{device}
					{isCurrent ? (
						<span className="ml-2 inline-block rounded-full bg-accent-wash px-2.5 text-xs leading-6 font-semibold text-accent">
							This browser
						</span>
					) : null}
				</p>
				<p className="mt-0.5 text-sm text-ink-soft">
					Signed in {signInMethod(method)} on {formatShortDay(createdAt)}
				</p>
				{isCurrent ? null : (
					<p className="text-sm text-ink-soft">Last used {formatTimeAgo(lastUsedAt, new Date())}</p>
				)}
			</div>
			{isCurrent ? null : (
				<Button
					size="small"
					disabled={isEnding}
					onClick={onEnd}
					aria-label={`Sign out of ${device}`}
				>
					{isEnding ? 'Signing out…' : 'Sign out'}
				</Button>
			)}
		</li>
	)
}
