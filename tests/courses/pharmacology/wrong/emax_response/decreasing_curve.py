# EC50**hill instead of A**hill stands in the numerator: the response falls with the agonist
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    if kind == "competitive":
        ecn = (r * ec50) ** hill
        g = np.ones(len(r))
    else:
        ecn = np.repeat(ec50**hill, len(r))
        g = 1 / r
    resp = e0 + emax * g[:, None] * ecn[:, None] / (agonist[None, :] ** hill + ecn[:, None])
    needed = [(e * p / (gg - p)) ** (1 / hill) if gg > p else np.inf for e, gg in zip(ecn, g)]
    return resp, np.array(needed)
