# room may be negative: doses are taken back from a group with too many
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    target = uptake * N
    state = vaccinated.astype(float).copy()
    store = doses
    for i in np.argsort(-priority):
        d = np.minimum(target[i] - state[i], store)
        state[i] += d
        store -= d
    given = state - vaccinated
    frac = state / N
    return {'susceptible': 1 - efficacy * frac, 'given': given, 'left': store}
