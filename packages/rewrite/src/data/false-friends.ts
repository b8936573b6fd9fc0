// Written by `npm run data` from data/false-friends.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const falseFriends = `wrong	right
conciliation	reconciliation
conciliations	reconciliations
elaboration	preparation
reparation	repair
reparations	repairs
exposition	exhibition
expositions	exhibitions
montage	installation
denounces	complaints
diapers	nappies
trash	rubbish
garbage	rubbish
garbages	rubbish
merchandises	goods
personnel	staff
responsability	responsibility
deviations	variances
barmans	bar staff
magazin	shop
sells	sales
sympathic	friendly
sympathetic	friendly
executed	carried out
executing	carrying out
mason	bricklayer
reunion	meeting
reunions	meetings
exactitude	accuracy
specially	especially
incidence	incident
bedsheets	bed sheets`
