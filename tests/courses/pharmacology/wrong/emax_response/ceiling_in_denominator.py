# the insurmountable antagonist's ratio multiplies EC50**hill in the denominator instead of dividing emax
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = (1 + antagonist / kb)[:, None]
    A = agonist**hill
    if kind == "competitive":
        response = e0 + emax * A / (A + (r * ec50) ** hill)
        needed = (r * ec50 * (p / (1 - p)) ** (1 / hill)).ravel()
    else:
        response = e0 + emax * A / (A + r * ec50**hill)
        g = 1 / r[:, 0]
        needed = np.full(len(g), np.inf)
        needed[p < g] = ec50 * (p / (g[p < g] - p)) ** (1 / hill)
    return response, needed
