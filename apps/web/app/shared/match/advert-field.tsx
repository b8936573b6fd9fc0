import { TextAreaField } from '#shared/ui/field.tsx'

type AdvertFieldProps = { advert: string; onAdvert: (advert: string) => void; rows: number }

const longestAdvert = 40_000

/** Where an advert is pasted. */
export function AdvertField({ advert, onAdvert, rows }: AdvertFieldProps) {
	return (
		<TextAreaField
			label="The advert"
			help="Paste the full advert. It’s compared on your device and isn’t sent anywhere."
			rows={rows}
			maxLength={longestAdvert}
			value={advert}
			onChange={(event) => onAdvert(event.target.value)}
		/>
	)
}
