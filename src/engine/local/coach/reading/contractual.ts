/** Whom and what a contract writes with a capital. */
const PARTY =
  /\b(?:[Tt]he|[Ee]ither|[Ee]ach|[Nn]either|[Bb]oth|[Aa]ny|[Ss]uch) (?:Customer|Client|Supplier|Provider|Contractor|Subcontractor|Consultant|Licensor|Licensee|Lessor|Lessee|Landlord|Tenant|Vendor|Purchaser|Buyer|Seller|Borrower|Lender|Employer|Employee|Insurer|Insured|Guarantor|Shareholders?|Part(?:y|ies)|Agreement|Services|Deposit|Premises|Term)\b/u;
const STIPULATES = /\b(?:shall|may|must|will|is|are|has|have|agrees?|undertakes?|warrants?)\b/i;
/** What "shall" says in a contract alone. */
const OF_LAW =
  /\b(?:contract|agreement|lease|tenancy|warranty|title|notice period) shall\b|\bshall (?:not )?(?:vest|lapse|survive|prevail|accrue|constitute|indemnify|terminate|cease|be (?:deemed|liable|entitled|governed|construed|terminated|bound|binding|void|null|severable|borne|payable|exclusive)|have (?:no|the|full) (?:right|obligation|liability|force)|remain in (?:full )?force)\b|\b(?:failing which|without prejudice to|null and void|hereunder|thereunder|hereinafter|force majeure|(?:holds?|held) harmless)\b/i;

/** "… is terminated with immediate effect": done once, which "from now on" is not. */
const ENDS_AT_ONCE =
  /\b(?:terminat|revok|rescind|cancel|dismiss|resign|suspend)\p{L}*\b[^.;!?]{0,60}\b(?:with immediate effect|forthwith)\b/iu;

/** Whether a sentence is a clause of a contract, in which another word may mean something else. */
export function isContractual(sentence: string): boolean {
  return (
    OF_LAW.test(sentence) ||
    ENDS_AT_ONCE.test(sentence) ||
    (PARTY.test(sentence) && STIPULATES.test(sentence))
  );
}
