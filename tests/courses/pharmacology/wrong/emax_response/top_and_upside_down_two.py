# two mistakes: emax is taken as the highest response (emax - e0 above the baseline), and needed has the reciprocal odds
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    if kind == "competitive":
        shift, g = r, np.ones(len(r))
    else:
        shift, g = np.ones(len(r)), 1 / r
    a = agonist**hill
    response = e0 + (emax - e0) * g[:, None] * a / (a + ((ec50 * shift) ** hill)[:, None])
    needed = np.full(len(r), np.inf)
    for i in np.nonzero(g > p)[0]:
        needed[i] = ec50 * shift[i] * ((g[i] - p) / p) ** (1 / hill)
    return response, needed
