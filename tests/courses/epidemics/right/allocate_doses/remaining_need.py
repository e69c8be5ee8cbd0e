def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    target = np.maximum(uptake * N, vaccinated)
    state = vaccinated.astype(float).copy()
    pool = doses
    for i in np.argsort(-priority):
        dose = np.minimum(target[i] - state[i], pool)
        state[i] += dose
        pool -= dose
    given = state - vaccinated
    share = state / N
    return {"susceptible": 1 - efficacy * share, "given": given, "left": pool}
