import { letterPath } from '#shared/letter/letter-path.ts'

type AccountReasonProps = {
	/** Where the person goes on to. */
	target: string
	/** Whether they are about to make an account, which has a use wherever they came from. */
	isNew?: boolean
}

/** Shows why the page that the person came from needs an account. */
export function AccountReason({ target, isNew = false }: AccountReasonProps) {
	const reason = reasons.find(({ path }) => target.startsWith(path))?.text ?? (isNew ? general : '')
	return reason === '' ? null : <p className="mt-3 text-ink-soft">{reason}</p>
}

const reasons = [
	{
		path: letterPath,
		text: 'Your letter, its advert and the CVs in this browser come with you. We open the letter when you’re in.',
	},
	{
		path: '/applications',
		text: 'Tracking applications needs an account. It’s free, and the CVs and letters in this browser come with you.',
	},
	{
		path: '/jobs',
		text: 'Saving jobs and searches needs an account. It’s free, and we take you back to Jobs when you’re in.',
	},
]

const general =
	'Free. With an account, your CVs are on every device, with version history, and the ones in this browser come with you.'
