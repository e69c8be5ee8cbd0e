# the smallest priority is served first
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    target = np.maximum(uptake * N, vaccinated)
    state = vaccinated.astype(float).copy()
    store = doses
    for i in np.argsort(priority):
        d = np.minimum(target[i] - state[i], store)
        state[i] = state[i] + d
        store -= d
    vacc_new = state - vaccinated
    frac = state / N
    return {'susceptible': 1 - efficacy * frac, 'given': vacc_new, 'left': store}
