/// Offers in a deal as openapi.yaml describes them: terms, what each player can give, what an offer
/// contains whoever proposes it, and what it would lead to.
///
/// [DealTerms#allowed] lists what can be given; [DealContent] is one version, with its digest and
/// its line for either speaker; [DealDrafts#check] looks at a draft before it is said.
@NullMarked
package hypergate.server.protocol.deal;

import org.jspecify.annotations.NullMarked;
