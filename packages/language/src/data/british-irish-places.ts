// Written by `npm run data` from data/british-irish-places.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const britishIrishPlaces = `kind	name
region	england
region	scotland
region	wales
region	cymru
region	northern ireland
region	ireland
region	eire
region	ulster
region	united kingdom
region	great britain
region	uk
region	gb
region	channel islands
region	bedfordshire
region	berkshire
region	buckinghamshire
region	cambridgeshire
region	cheshire
region	cheshire east
region	cheshire west
region	cornwall
region	county durham
region	cumbria
region	derbyshire
region	devon
region	dorset
region	east sussex
region	essex
region	gloucestershire
region	greater london
region	greater manchester
region	hampshire
region	herefordshire
region	hertfordshire
region	huntingdonshire
region	kent
region	lancashire
region	leicestershire
region	lincolnshire
region	merseyside
region	middlesex
region	norfolk
region	northamptonshire
region	northumberland
region	nottinghamshire
region	oxfordshire
region	rutland
region	shropshire
region	somerset
region	staffordshire
region	suffolk
region	surrey
region	sussex
region	teesside
region	tyneside
region	tyne and wear
region	tees valley
region	warwickshire
region	west midlands
region	west sussex
region	westmorland
region	cumberland
region	wiltshire
region	worcestershire
region	yorkshire
region	north yorkshire
region	south yorkshire
region	west yorkshire
region	east yorkshire
region	east riding
region	east riding of yorkshire
region	humberside
region	east anglia
region	black country
region	home counties
region	thames valley
region	peak district
region	lake district
region	cotswolds
region	the cotswolds
region	fens
region	the fens
region	midlands
region	east midlands
region	north east
region	north west
region	south east
region	south west
region	west country
region	new forest
region	forest of dean
region	weald
region	wearside
region	wirral
region	the wirral
region	fylde
region	thanet
region	medway
region	calderdale
region	kirklees
region	sefton
region	knowsley
region	halton
region	tameside
region	trafford
region	sandwell
region	north tyneside
region	south tyneside
region	redcar and cleveland
region	torbay
region	south gloucestershire
region	north somerset
region	bath and north east somerset
region	telford and wrekin
region	thurrock
region	swale
region	tendring
region	fenland
region	breckland
region	holderness
region	hallamshire
region	rossendale
region	ribble valley
region	high peak
region	amber valley
region	erewash
region	gedling
region	rushcliffe
region	charnwood
region	wyre forest
region	malvern hills
region	mendip
region	sedgemoor
region	purbeck
region	teignbridge
region	south hams
region	torridge
region	waveney
region	babergh
region	dacorum
region	three rivers
region	broxbourne
region	spelthorne
region	runnymede
region	elmbridge
region	mole valley
region	waverley
region	rother
region	wealden
region	arun
region	adur
region	gosport
region	fareham
region	havant
region	eastleigh
region	test valley
region	aberdeenshire
region	angus
region	argyll
region	argyll and bute
region	ayrshire
region	east ayrshire
region	north ayrshire
region	south ayrshire
region	banffshire
region	berwickshire
region	caithness
region	clackmannanshire
region	dumfriesshire
region	dumfries and galloway
region	dunbartonshire
region	east dunbartonshire
region	west dunbartonshire
region	east lothian
region	midlothian
region	west lothian
region	fife
region	highland
region	highlands
region	scottish highlands
region	inverclyde
region	inverness shire
region	kincardineshire
region	kirkcudbrightshire
region	lanarkshire
region	north lanarkshire
region	south lanarkshire
region	moray
region	morayshire
region	nairnshire
region	orkney
region	orkney islands
region	peeblesshire
region	perthshire
region	perth and kinross
region	renfrewshire
region	east renfrewshire
region	ross shire
region	roxburghshire
region	scottish borders
region	the borders
region	selkirkshire
region	shetland
region	shetland islands
region	stirlingshire
region	sutherland
region	tayside
region	lothian
region	grampian
region	strathclyde
region	speyside
region	western isles
region	outer hebrides
region	na h eileanan siar
region	galloway
region	lochaber
region	badenoch
region	anglesey
region	isle of anglesey
region	ynys mon
region	blaenau gwent
region	brecknockshire
region	breconshire
region	bridgend
region	caerphilly
region	cardiganshire
region	carmarthenshire
region	ceredigion
region	clwyd
region	conwy
region	denbighshire
region	dyfed
region	flintshire
region	glamorgan
region	vale of glamorgan
region	gwent
region	gwynedd
region	merioneth
region	meirionnydd
region	monmouthshire
region	montgomeryshire
region	neath port talbot
region	pembrokeshire
region	sir benfro
region	powys
region	radnorshire
region	rhondda
region	rhondda cynon taf
region	the valleys
region	south wales valleys
region	torfaen
region	north wales
region	south wales
region	mid wales
region	west wales
region	caerdydd
region	abertawe
region	casnewydd
region	gower
region	antrim
region	county antrim
region	armagh
region	county armagh
region	county down
region	fermanagh
region	county fermanagh
region	londonderry
region	county londonderry
region	derry
region	tyrone
region	county tyrone
region	causeway coast
region	causeway coast and glens
region	mid ulster
region	north down
region	newtownabbey
region	carlow
region	cavan
region	clare
region	county clare
region	county cork
region	donegal
region	county donegal
region	county dublin
region	fingal
region	county galway
region	kerry
region	county kerry
region	kildare
region	county kildare
region	kilkenny
region	laois
region	leitrim
region	county limerick
region	longford
region	louth
region	county louth
region	mayo
region	county mayo
region	meath
region	county meath
region	monaghan
region	offaly
region	roscommon
region	sligo
region	tipperary
region	county tipperary
region	county waterford
region	westmeath
region	county wexford
region	wexford
region	wicklow
region	county wicklow
region	connacht
region	leinster
region	munster
region	isle of wight
region	isle of man
region	jersey
region	guernsey
region	alderney
region	sark
region	isles of scilly
region	scilly
region	st marys
region	isle of sheppey
region	sheppey
region	hayling island
region	canvey island
region	mersea
region	portland
region	isle of portland
region	lundy
region	holy island
region	walney
region	isle of skye
region	skye
region	isle of lewis
region	lewis
region	harris
region	isle of harris
region	north uist
region	south uist
region	benbecula
region	barra
region	isle of mull
region	mull
region	islay
region	isle of islay
region	jura
region	arran
region	isle of arran
region	bute
region	isle of bute
region	cumbrae
region	tiree
region	iona
region	gigha
region	unst
region	sanday
region	westray
region	stronsay
region	hoy
region	achill
region	aran islands
region	rathlin
town	barking
town	barking and dagenham
town	barnet
town	bexley
town	bexleyheath
town	brent
town	bromley
town	camden
town	croydon
town	dagenham
town	ealing
town	enfield
town	greenwich
town	hackney
town	hammersmith
town	fulham
town	haringey
town	harrow
town	havering
town	hillingdon
town	hounslow
town	islington
town	kensington
town	chelsea
town	kingston
town	lambeth
town	lewisham
town	merton
town	newham
town	redbridge
town	richmond
town	southwark
town	sutton
town	tower hamlets
town	waltham forest
town	wandsworth
town	westminster
town	walthamstow
town	tottenham
town	brixton
town	peckham
town	stratford
town	streatham
town	tooting
town	wimbledon
town	mitcham
town	morden
town	twickenham
town	uxbridge
town	hayes
town	southall
town	wembley
town	romford
town	ilford
town	hornchurch
town	upminster
town	orpington
town	sidcup
town	surbiton
town	edgware
town	finchley
town	chingford
town	leyton
town	woolwich
town	eltham
town	deptford
town	balham
town	clapham
town	battersea
town	putney
town	acton
town	feltham
town	east london
town	west london
town	north london
town	south london
town	south east london
town	south west london
town	north west london
town	central london
town	aberdare
town	aberdeen
town	abergavenny
town	abergele
town	abertillery
town	aberystwyth
town	abingdon
town	accrington
town	airdrie
town	aldershot
town	alfreton
town	alloa
town	alnwick
town	altrincham
town	amersham
town	amesbury
town	ammanford
town	andover
town	arbroath
town	arnold
town	ascot
town	ashby
town	ashford
town	ashington
town	ashton under lyne
town	atherstone
town	aylesbury
town	ayr
town	aylesford
town	bacup
town	banbury
town	banff
town	bangor
town	banstead
town	bargoed
town	barnoldswick
town	barnsley
town	barnstaple
town	barrow
town	barrow in furness
town	barry
town	barton upon humber
town	basildon
town	basingstoke
town	bath
town	bathgate
town	batley
town	beaconsfield
town	beccles
town	bedford
town	bedlington
town	bedworth
town	belfast
town	belper
town	berkhamsted
town	berwick
town	berwick upon tweed
town	beverley
town	bewdley
town	bicester
town	biddulph
town	bideford
town	biggleswade
town	billericay
town	billingham
town	bilston
town	bingley
town	birkenhead
town	birmingham
town	bishop auckland
town	bishops stortford
town	bishopbriggs
town	blackburn
town	blackpool
town	blackwood
town	blandford forum
town	bletchley
town	blyth
town	bodmin
town	bognor regis
town	bolsover
town	bolton
town	bonnyrigg
town	bootle
town	borehamwood
town	boston
town	bournemouth
town	bourne
town	bracknell
town	bradford
town	braintree
town	brecon
town	brentford
town	brentwood
town	bridgnorth
town	bridgwater
town	bridlington
town	bridport
town	brierley hill
town	brighouse
town	brighton
town	brighton and hove
town	bristol
town	brixham
town	broadstairs
town	bromsgrove
town	broxburn
town	buckley
town	bude
town	budleigh salterton
town	burgess hill
town	burnley
town	burntwood
town	burton
town	burton on trent
town	burton upon trent
town	bury
town	bury st edmunds
town	bushey
town	buxton
town	caerleon
town	caernarfon
town	caerphilly
town	caldicot
town	camberley
town	camborne
town	cambridge
town	cambuslang
town	cannock
town	canterbury
town	cardiff
town	cardigan
town	carlisle
town	carmarthen
town	carnoustie
town	carshalton
town	castleford
town	caterham
town	catterick
town	chatham
town	cheadle
town	chelmsford
town	cheltenham
town	chepstow
town	chesham
town	cheshunt
town	chester
town	chester le street
town	chesterfield
town	chichester
town	chippenham
town	chipping norton
town	chipping sodbury
town	chorley
town	christchurch
town	cirencester
town	clacton
town	clacton on sea
town	cleethorpes
town	clevedon
town	cleveleys
town	clitheroe
town	clydebank
town	coalville
town	coatbridge
town	cobham
town	colchester
town	colne
town	colwyn bay
town	congleton
town	consett
town	corby
town	corsham
town	coventry
town	cowdenbeath
town	cowes
town	cramlington
town	cranleigh
town	craven arms
town	crawley
town	crewe
town	cromer
town	crosby
town	crowborough
town	crowthorne
town	cullompton
town	cumbernauld
town	cumnock
town	cwmbran
town	dalkeith
town	darlington
town	dartford
town	darwen
town	daventry
town	dawlish
town	denbigh
town	denton
town	derby
town	dereham
town	devizes
town	dewsbury
town	didcot
town	dingwall
town	diss
town	doncaster
town	dorchester
town	dorking
town	douglas
town	dover
town	driffield
town	droitwich
town	dronfield
town	droylsden
town	dudley
town	dukinfield
town	dumbarton
town	dumfries
town	dunbar
town	dundee
town	dunfermline
town	dunstable
town	dunoon
town	durham
town	dursley
town	east grinstead
town	east kilbride
town	eastbourne
town	eastwood
town	ebbw vale
town	eccles
town	edinburgh
town	egham
town	elgin
town	elland
town	ellesmere port
town	ely
town	epping
town	epsom
town	erith
town	esher
town	evesham
town	exeter
town	exmouth
town	failsworth
town	falkirk
town	falmouth
town	farnborough
town	farnham
town	faversham
town	felixstowe
town	ferndown
town	fleet
town	fleetwood
town	flint
town	folkestone
town	forfar
town	forres
town	fort william
town	fraserburgh
town	frimley
town	frome
town	galashiels
town	gainsborough
town	galston
town	garforth
town	gateshead
town	gillingham
town	glasgow
town	glastonbury
town	glenrothes
town	glossop
town	gloucester
town	godalming
town	goole
town	gorleston
town	gourock
town	grangemouth
town	grantham
town	gravesend
town	grays
town	great malvern
town	great yarmouth
town	greenock
town	grimsby
town	guildford
town	guisborough
town	guiseley
town	hailsham
town	halesowen
town	halifax
town	halstead
town	haltwhistle
town	hamilton
town	harlow
town	harpenden
town	harrogate
town	hartlepool
town	harwich
town	haslemere
town	haslingden
town	hastings
town	hatfield
town	haverfordwest
town	haverhill
town	hawick
town	haywards heath
town	heanor
town	hebden bridge
town	heckmondwike
town	helensburgh
town	helston
town	hemel hempstead
town	henley
town	henley on thames
town	hereford
town	herne bay
town	hertford
town	hexham
town	heywood
town	high wycombe
town	hinckley
town	hindley
town	hitchin
town	hoddesdon
town	holmfirth
town	holyhead
town	honiton
town	horley
town	horsham
town	horwich
town	houghton le spring
town	hove
town	hoylake
town	hucknall
town	huddersfield
town	hugh town
town	hull
town	hungerford
town	huntingdon
town	huntly
town	hyde
town	hythe
town	ilfracombe
town	ilkeston
town	ilkley
town	inverness
town	inverurie
town	ipswich
town	irvine
town	ivybridge
town	jarrow
town	jedburgh
town	johnstone
town	keighley
town	kelso
town	kendal
town	kenilworth
town	keswick
town	kettering
town	keynsham
town	kidderminster
town	kidlington
town	kidsgrove
town	kilmarnock
town	kilwinning
town	kings lynn
town	kingsbridge
town	kingston upon hull
town	kingston upon thames
town	kingswinford
town	kirkby
town	kirkby in ashfield
town	kirkcaldy
town	kirkintilloch
town	kirkwall
town	knaresborough
town	knutsford
town	lanark
town	lancaster
town	lancing
town	largs
town	larkhall
town	launceston
town	leamington spa
town	royal leamington spa
town	leatherhead
town	leeds
town	leek
town	leicester
town	leigh
town	leigh on sea
town	leighton buzzard
town	leominster
town	lerwick
town	letchworth
town	letchworth garden city
town	leven
town	lewes
town	leyland
town	lichfield
town	lincoln
town	linlithgow
town	liskeard
town	littlehampton
town	liverpool
town	livingston
town	llanberis
town	llandrindod wells
town	llandudno
town	llanelli
town	llangefni
town	llangollen
town	llantrisant
town	lochgelly
town	london
town	long eaton
town	looe
town	lossiemouth
town	loughborough
town	loughton
town	lowestoft
town	ludlow
town	luton
town	lutterworth
town	lyme regis
town	lymington
town	lytham
town	lytham st annes
town	mablethorpe
town	macclesfield
town	machynlleth
town	maesteg
town	maghull
town	maidenhead
town	maidstone
town	maldon
town	malmesbury
town	maltby
town	malton
town	malvern
town	manchester
town	mansfield
town	margate
town	market drayton
town	market harborough
town	marlborough
town	marlow
town	maryport
town	matlock
town	melksham
town	melton mowbray
town	merthyr tydfil
town	mexborough
town	middlesbrough
town	middleton
town	midhurst
town	midsomer norton
town	milford haven
town	milngavie
town	milton keynes
town	minehead
town	mirfield
town	mold
town	monmouth
town	montrose
town	morecambe
town	morley
town	morpeth
town	motherwell
town	mountain ash
town	musselburgh
town	nairn
town	nantwich
town	narberth
town	neath
town	nelson
town	neston
town	newark
town	newark on trent
town	newbury
town	newcastle
town	newcastle upon tyne
town	newcastle under lyme
town	newhaven
town	newmarket
town	newport
town	newport pagnell
town	newquay
town	newton abbot
town	newton aycliffe
town	newton le willows
town	newton mearns
town	newtown
town	north berwick
town	north shields
town	northallerton
town	northampton
town	northwich
town	norwich
town	nottingham
town	nuneaton
town	oakham
town	oban
town	okehampton
town	oldbury
town	oldham
town	ormskirk
town	ossett
town	oswestry
town	otley
town	oxford
town	oxted
town	paignton
town	paisley
town	peebles
town	pembroke
town	pembroke dock
town	penarth
town	pendle
town	penicuik
town	penrith
town	penzance
town	perth
town	peterborough
town	peterhead
town	peterlee
town	petersfield
town	pickering
town	plymouth
town	pontefract
town	pontypool
town	pontypridd
town	poole
town	port glasgow
town	port talbot
town	porth
town	porthcawl
town	porthmadog
town	portishead
town	portree
town	portsmouth
town	potters bar
town	poulton le fylde
town	prescot
town	prestatyn
town	preston
town	prestonpans
town	prestwich
town	prestwick
town	pudsey
town	pulborough
town	pwllheli
town	ramsbottom
town	ramsey
town	ramsgate
town	rawtenstall
town	rayleigh
town	reading
town	redcar
town	redditch
town	redhill
town	redruth
town	reigate
town	renfrew
town	retford
town	rhyl
town	rhymney
town	ringwood
town	ripley
town	ripon
town	rochdale
town	rochester
town	rochford
town	romsey
town	rosyth
town	rotherham
town	rothwell
town	royston
town	rugby
town	rugeley
town	runcorn
town	rushden
town	rutherglen
town	ryde
town	rye
town	saffron walden
town	salford
town	salisbury
town	saltash
town	saltburn
town	sandbach
town	sandhurst
town	sandown
town	sandy
town	scarborough
town	scunthorpe
town	seaford
town	seaham
town	seaton
town	selby
town	sevenoaks
town	shaftesbury
town	shanklin
town	sheerness
town	sheffield
town	shepton mallet
town	sherborne
town	shipley
town	shoreham by sea
town	shrewsbury
town	sidmouth
town	sittingbourne
town	skegness
town	skelmersdale
town	skipton
town	sleaford
town	slough
town	smethwick
town	solihull
town	south shields
town	southampton
town	southend
town	southend on sea
town	southport
town	southwold
town	spalding
town	spennymoor
town	st albans
town	st andrews
town	st asaph
town	st austell
town	st davids
town	st helens
town	st helier
town	st ives
town	st neots
town	st peter port
town	stafford
town	staines
town	stalybridge
town	stamford
town	stanley
town	staveley
town	stevenage
town	stirling
town	stockport
town	stockton
town	stockton on tees
town	stoke
town	stoke on trent
town	stonehaven
town	stornoway
town	stourbridge
town	stourport
town	stowmarket
town	stranraer
town	stratford upon avon
town	stretford
town	stromness
town	stroud
town	sudbury
town	sunbury
town	sunderland
town	sutton coldfield
town	sutton in ashfield
town	swadlincote
town	swaffham
town	swanage
town	swanley
town	swansea
town	swindon
town	swinton
town	tadcaster
town	tamworth
town	taunton
town	tavistock
town	teignmouth
town	telford
town	tenby
town	tewkesbury
town	thame
town	thatcham
town	thetford
town	thirsk
town	thornaby
town	thurso
town	tilbury
town	tiverton
town	tipton
town	todmorden
town	tonbridge
town	tonypandy
town	torquay
town	totnes
town	tranent
town	tredegar
town	tring
town	troon
town	trowbridge
town	truro
town	tunbridge wells
town	royal tunbridge wells
town	uckfield
town	ulverston
town	urmston
town	uttoxeter
town	ventnor
town	wakefield
town	wallasey
town	wallington
town	wallsend
town	walsall
town	waltham abbey
town	waltham cross
town	walton on thames
town	wantage
town	wareham
town	warminster
town	warrington
town	warwick
town	washington
town	watford
town	wednesbury
town	welling
town	wellingborough
town	wellington
town	wells
town	welshpool
town	welwyn
town	welwyn garden city
town	west bromwich
town	west kirby
town	westbury
town	weston super mare
town	wetherby
town	weybridge
town	weymouth
town	whitby
town	whitchurch
town	whitefield
town	whitehaven
town	whitley bay
town	whitstable
town	wick
town	wickford
town	widnes
town	wigan
town	willenhall
town	wilmslow
town	wimborne
town	winchester
town	windsor
town	winsford
town	wisbech
town	wishaw
town	witham
town	witney
town	woking
town	wokingham
town	wolverhampton
town	worcester
town	workington
town	worksop
town	worthing
town	wrexham
town	wymondham
town	yarm
town	yate
town	yeovil
town	york
town	antrim town
town	ballycastle
town	ballyclare
town	ballymena
town	ballymoney
town	banbridge
town	carrickfergus
town	castlereagh
town	coleraine
town	comber
town	cookstown
town	craigavon
town	derry city
town	downpatrick
town	dungannon
town	enniskillen
town	holywood
town	larne
town	limavady
town	lisburn
town	lurgan
town	magherafelt
town	newry
town	newtownards
town	omagh
town	portadown
town	portrush
town	portstewart
town	strabane
town	warrenpoint
town	arklow
town	ashbourne
town	athlone
town	athy
town	balbriggan
town	ballina
town	bandon
town	blanchardstown
town	bray
town	carrigaline
town	castlebar
town	celbridge
town	clonmel
town	cobh
town	cork
town	drogheda
town	dublin
town	dun laoghaire
town	dundalk
town	dungarvan
town	ennis
town	enniscorthy
town	galway
town	gorey
town	greystones
town	kildare town
town	killarney
town	leixlip
town	letterkenny
town	limerick
town	lucan
town	malahide
town	mallow
town	maynooth
town	midleton
town	mullingar
town	naas
town	navan
town	nenagh
town	new ross
town	newbridge
town	portlaoise
town	shannon
town	skerries
town	tallaght
town	thurles
town	tralee
town	tramore
town	tullamore
town	waterford
town	youghal`
