# EC50 is not raised to the Hill coefficient in the denominator of the response
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    ratio = 1 + antagonist / kb
    if kind == "competitive":
        ec, top = ec50 * ratio, emax * np.ones_like(ratio)
    else:
        ec, top = ec50 * np.ones_like(ratio), emax / ratio
    A = agonist[None, :] ** hill
    resp = e0 + top[:, None] * A / (A + ec[:, None])
    g = top / emax
    with np.errstate(all="ignore"):
        needed = ec * (p / (g - p)) ** (1 / hill)
    needed[p >= g] = np.inf
    return resp, needed
