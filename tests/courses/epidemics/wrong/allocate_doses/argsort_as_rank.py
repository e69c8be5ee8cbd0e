# argsort is used as ranks: argsort of argsort for the order of serving
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    goal = np.maximum(uptake * N, vaccinated)
    state = vaccinated.astype(float).copy()
    pool = doses
    for i in np.argsort(np.argsort(-priority)):
        dose = np.minimum(goal[i] - state[i], pool)
        state[i] = state[i] + dose
        pool = pool - dose
    given = state - vaccinated
    frac = state / N
    return {'susceptible': 1 - efficacy * frac, 'given': given, 'left': pool}
