# efficacy applied to the new doses only, the old ones count in full
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    goal = np.maximum(uptake * N, vaccinated)
    state = vaccinated.astype(float).copy()
    store = doses
    for i in np.argsort(-priority):
        dose = np.minimum(goal[i] - state[i], store)
        state[i] += dose
        store = store - dose
    vacc_new = state - vaccinated
    share = state / N
    return {'susceptible': 1 - (vaccinated + vacc_new * efficacy) / N, 'given': vacc_new, 'left': store}
