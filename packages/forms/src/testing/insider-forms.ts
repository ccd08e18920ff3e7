/** Invented Forms 3, 4 and 5. */

const value = (name: string, text: string, footnote = ''): string =>
  `<${name}>${text === '' ? '' : `<value>${text}</value>`}${footnote === '' ? '' : `<footnoteId id="${footnote}"/>`}</${name}>`;

const nature = (ownership: string, text: string): string =>
  `<ownershipNature>${value('directOrIndirectOwnership', ownership)}${value('natureOfOwnership', text)}</ownershipNature>`;

/** By default a purchase of common stock. */
export const trade = (code: string, shares: string, price: string, date = '2026-03-02-05:00'): string =>
  `<nonDerivativeTransaction>${value('securityTitle', 'Common Stock', 'F1')}${value('transactionDate', date)}` +
  `<transactionCoding><transactionFormType>4</transactionFormType><transactionCode>${code}</transactionCode>` +
  '<equitySwapInvolved>0</equitySwapInvolved></transactionCoding>' +
  `<transactionAmounts>${value('transactionShares', shares)}${value('transactionPricePerShare', price, 'F2')}` +
  `${value('transactionAcquiredDisposedCode', 'D')}</transactionAmounts>` +
  `<postTransactionAmounts>${value('sharesOwnedFollowingTransaction', '900.25')}</postTransactionAmounts>` +
  `${nature('I', 'By trust')}</nonDerivativeTransaction>`;

const OPTION =
  `<derivativeHolding>${value('securityTitle', 'Stock Option')}${value('conversionOrExercisePrice', '12.5')}` +
  `${value('exerciseDate', '', 'F2')}${value('expirationDate', '2031-06-30')}` +
  `<underlyingSecurity>${value('underlyingSecurityTitle', 'Common Stock')}${value('underlyingSecurityShares', '400')}` +
  `</underlyingSecurity>${nature('D', '')}</derivativeHolding>`;

export type Options = {
  readonly form?: string;
  readonly rows?: readonly string[];
  readonly plan?: string;
  readonly issuer?: string;
  readonly owners?: readonly string[];
};

export const owner = (cik: string, name: string): string =>
  `<reportingOwner><reportingOwnerId><rptOwnerCik>${cik}</rptOwnerCik><rptOwnerName>${name}</rptOwnerName>` +
  '</reportingOwnerId><reportingOwnerRelationship><isDirector>1</isDirector><isOfficer>true</isOfficer>' +
  '<isTenPercentOwner>0</isTenPercentOwner><officerTitle>President</officerTitle></reportingOwnerRelationship>' +
  '</reportingOwner>';

export const insiderForm = ({
  form = '4/A',
  rows = [trade('P', '17.5', '31.25')],
  plan = '<aff10b5One>1</aff10b5One>',
  issuer = '0009990001',
  owners = [owner('0009990055', 'Smith Ada'), owner('0009990056', 'Smith Family Trust')],
}: Options = {}): string =>
  '<?xml version="1.0"?>\n<ownershipDocument><schemaVersion>X0609</schemaVersion>' +
  `<documentType>${form}</documentType><periodOfReport>2026-03-02</periodOfReport>` +
  '<dateOfOriginalSubmission>2026-03-04</dateOfOriginalSubmission><notSubjectToSection16>0</notSubjectToSection16>' +
  `<issuer><issuerCik>${issuer}</issuerCik><issuerName>December Widgets Inc.</issuerName>` +
  `<issuerTradingSymbol>FNDEC</issuerTradingSymbol></issuer>${owners.join('')}${plan}` +
  `<nonDerivativeTable>${rows.join('')}</nonDerivativeTable><derivativeTable>${OPTION}</derivativeTable>` +
  '<footnotes><footnote id="F1">Held in\n   a vault.</footnote><footnote id="F2">See the plan.</footnote></footnotes>' +
  '<remarks>Corrects a price.</remarks></ownershipDocument>\n';
