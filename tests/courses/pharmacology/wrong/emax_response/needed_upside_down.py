# needed has (1 - p) / p, or (g - p) / p, instead of its reciprocal
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    shift = r if kind == "competitive" else np.ones(len(r))
    g = np.ones(len(r)) if kind == "competitive" else 1 / r
    theta = 1 / (1 + (np.outer(shift * ec50, 1 / agonist)) ** hill)
    response = e0 + emax * np.einsum("i,ij->ij", g, theta)
    odds = np.maximum(g - p, 0) / p
    needed = np.where(p < g, ec50 * shift * odds ** (1 / hill), np.inf)
    return response, needed
