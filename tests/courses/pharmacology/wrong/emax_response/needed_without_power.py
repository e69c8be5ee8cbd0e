# needed lacks the exponent 1 / hill
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    if kind == "competitive":
        logits = hill * (np.log(agonist)[None, :] - np.log(ec50 * r)[:, None])
        response = e0 + emax / (1 + np.exp(-logits))
        return response, ec50 * r * p / (1 - p)
    logits = hill * (np.log(agonist) - np.log(ec50))
    response = e0 + (emax / r)[:, None] / (1 + np.exp(-logits))[None, :]
    g = 1 / r
    needed = np.array([ec50 * p / (x - p) if x > p else np.inf for x in g])
    return response, needed
