import { TextAreaField } from '#shared/ui/field.tsx'

type AdvertFieldProps = { advert: string; onAdvert: (advert: string) => void; rows: number }

const longestAdvert = 40_000

/** Where an advert is pasted. */
export function AdvertField({ advert, onAdvert, rows }: AdvertFieldProps) {
	return (
		<TextAreaField
			label="The advert"
			help="Paste the whole text. It is compared on this device and sent nowhere."
			rows={rows}
			maxLength={longestAdvert}
			value={advert}
			onChange={(event) => onAdvert(event.target.value)}
		/>
	)
}
