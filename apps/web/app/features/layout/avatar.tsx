/** A round stand-in for a picture: the first letter of the email. */
export function Avatar({ email }: { email: string }) {
	return (
		<span
			aria-hidden="true"
			className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-display text-base font-[620] text-on-accent"
		>
			{email.charAt(0).toUpperCase()}
		</span>
	)
}
