/** The time zone of this device, such as `Europe/London`. */
export function ownTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone
}
