# the ratio is 1 + KB / B instead of 1 + B / KB
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    with np.errstate(divide="ignore"):
        r = 1 + kb / antagonist
    A = agonist**hill
    if kind == "competitive":
        response = e0 + emax * A / (A + ((r * ec50) ** hill).reshape(-1, 1))
        needed = r * ec50 * (p / (1 - p)) ** (1 / hill)
        return response, needed
    response = e0 + emax / r.reshape(-1, 1) * A / (A + ec50**hill)
    ok = p < 1 / r
    needed = np.full(r.shape, np.inf)
    needed[ok] = ec50 * (p / (1 / r[ok] - p)) ** (1 / hill)
    return response, needed
