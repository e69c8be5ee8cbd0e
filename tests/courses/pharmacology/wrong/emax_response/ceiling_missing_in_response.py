# the insurmountable antagonist does not lower the response (needed is right)
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    if kind == "competitive":
        ec = ec50 * r
        needed = ec * (p / (1 - p)) ** (1 / hill)
    else:
        ec = ec50 * np.ones(len(r))
        g = 1 / r
        needed = np.array([ec50 * (p / (x - p)) ** (1 / hill) if p < x else np.inf for x in g])
    f = agonist[:, None] ** hill / (agonist[:, None] ** hill + ec[None, :] ** hill)
    return (e0 + emax * f).T, needed
