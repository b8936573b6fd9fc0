// Written by `npm run data` from data/photo-customs.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const photoCustoms = `country	languages	custom	alsoCalled
GB	en	unusual	UK|England|Scotland|Wales|Northern Ireland|Great Britain
DE	de	usual	Federal Republic of Germany|BRD
FR	fr	usual	
ES	es	usual	
IT	it	usual	
PT	pt	usual	
NL	nl	optional	Holland
PL	pl	usual	
US	en es	unusual	USA|America|United States of America
IE	en	unusual	Republic of Ireland|Eire
CA	en fr	unusual	
AU	en	unusual	
NZ	en	unusual	
ZA	en	unusual	
IN	en	optional	
SG	en	optional	
HK	en	optional	Hong Kong
AE	en	optional	UAE|Emirates|Dubai|Abu Dhabi
AT	de	usual	
CH	de fr it	usual	Switzerland
LI	de	usual	
LU	fr de	usual	
BE	nl fr de	optional	
MX	es	usual	
AR	es	usual	
CO	es	usual	
PE	es	usual	
CL	es	optional	
BR	pt	optional	
CZ	cs	usual	Czech Republic
GR	el	usual	
HU	hu	usual	
RO	ro	usual	
TR	tr	usual	Turkey
JP	ja	usual	
KR	ko	usual	Korea
CN	zh	usual	
DK	da	usual	
NO	no	optional	
SE	sv	optional	
FI	fi	optional	`
