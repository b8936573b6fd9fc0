import type { ShareSettings } from '@app/contract'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { fieldControlClass } from '#shared/ui/field.tsx'
import { toast } from '#shared/ui/toast.ts'
import { ShareCounts } from './share-counts.tsx'

type SharedLinkProps = {
	settings: ShareSettings
	isBusy: boolean
	onRenew: () => void
	onStop: () => void
}

/** The link of a shared CV: to copy, to open, to change, to take back; and how often it was used. */
export function SharedLink({ settings, isBusy, onRenew, onStop }: SharedLinkProps) {
	const { visibility, slug, publicId } = settings
	// A readable address is changed by its name and not by a new secret.
	const isReadable = visibility === 'public' && slug !== null
	const url = `${window.location.origin}/cv/public/${isReadable ? slug : publicId}`
	return (
		<section aria-label="The link" className="grid gap-4">
			<LinkField url={url} />
			<ShareCounts settings={settings} />
			<div className="flex flex-wrap gap-2">
				<a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'small')}>
					<ExternalLink size={16} aria-hidden />
					Open it
				</a>
				{isReadable ? null : (
					<Button
						size="small"
						disabled={isBusy}
						title="The current link will stop working straight away"
						onClick={onRenew}
					>
						New link
					</Button>
				)}
				<Button size="small" disabled={isBusy} className="!text-brick" onClick={onStop}>
					Stop sharing
				</Button>
			</div>
		</section>
	)
}

function LinkField({ url }: { url: string }) {
	const input = useRef<HTMLInputElement>(null)
	const [copied, setCopied] = useState('')

	async function handleCopy() {
		try {
			await navigator.clipboard.writeText(url)
			setCopied(url)
		} catch {
			// Browsers refuse without a secure connection.
			input.current?.select()
			toast('The link is selected. Press Ctrl C to copy it.')
		}
	}

	const isCopied = copied === url
	return (
		<div className="flex gap-2">
			<input
				ref={input}
				readOnly
				aria-label="Link to this CV"
				value={url}
				onFocus={({ target }) => target.select()}
				className={`${fieldControlClass()} min-w-0 !text-sm`}
			/>
			<Button look="primary" className="!min-h-11 shrink-0" onClick={() => void handleCopy()}>
				{isCopied ? <Check size={17} aria-hidden /> : <Copy size={17} aria-hidden />}
				<span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
			</Button>
		</div>
	)
}
