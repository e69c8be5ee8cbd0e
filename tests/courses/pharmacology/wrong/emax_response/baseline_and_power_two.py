# two mistakes: the baseline e0 is not added to the response, and needed lacks the exponent 1 / hill
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    comp = kind == "competitive"
    s = r if comp else np.ones(len(r))
    g = np.ones(len(r)) if comp else 1 / r
    u = (agonist[None, :] / (ec50 * s[:, None])) ** hill
    response = emax * g[:, None] * u / (u + 1)
    needed = np.array([ec50 * si * p / (gi - p) if gi > p else np.inf for si, gi in zip(s, g)])
    return response, needed
