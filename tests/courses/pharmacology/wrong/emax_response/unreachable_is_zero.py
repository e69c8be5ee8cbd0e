# where no amount of agonist is enough, needed is 0 instead of infinite
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    ratio = 1 + antagonist / kb
    a_n = np.power(agonist, hill)
    needed = np.zeros(len(ratio))
    response = np.zeros((len(ratio), len(agonist)))
    for i, r in enumerate(ratio):
        ec, g = (r * ec50, 1) if kind == "competitive" else (ec50, 1 / r)
        response[i] = e0 + g * emax * a_n / (a_n + np.power(ec, hill))
        if g > p:
            needed[i] = ec * np.power(p / (g - p), 1 / hill)
    return response, needed
