# two mistakes: 1 - efficacy as the share immune, and uptake not used
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    goal = N
    state = vaccinated.astype(float).copy()
    store = doses
    for i in np.argsort(-priority):
        d = np.minimum(goal[i] - state[i], store)
        state[i] = state[i] + d
        store = store - d
    vacc_new = state - vaccinated
    frac = state / N
    return {'susceptible': 1 - frac * (1 - efficacy), 'given': vacc_new, 'left': store}
