# beside an insurmountable antagonist, p is taken as a fraction of the lowered emax, which is always reached
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    half = ec50 * r if kind == "competitive" else np.full(len(r), ec50)
    top = np.full(len(r), emax) if kind == "competitive" else emax / r
    response = [[e0 + T * a**hill / (a**hill + h**hill) for a in agonist] for T, h in zip(top, half)]
    needed = half * (p / (1 - p)) ** (1 / hill)
    return np.array(response), needed
