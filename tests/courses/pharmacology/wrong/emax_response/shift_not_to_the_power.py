# the competitive shift multiplies EC50**hill without being raised to the Hill coefficient (response)
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    a = agonist**hill
    if kind == "competitive":
        response = np.array([e0 + emax * a / (a + ri * ec50**hill) for ri in r])
        needed = r * ec50 * (p / (1 - p)) ** (1 / hill)
    else:
        response = np.array([e0 + emax / ri * a / (a + ec50**hill) for ri in r])
        needed = np.array([ec50 * (p / (1 / ri - p)) ** (1 / hill) if p < 1 / ri else np.inf for ri in r])
    return response, needed
