# the own demand is counted among that of the groups before
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    need = np.clip(uptake * N - vaccinated, 0, None)
    idx = np.argsort(priority)[::-1]
    sorted_demand = need[idx]
    before = np.cumsum(sorted_demand)
    got = np.clip(doses - before, 0, sorted_demand)
    given = np.empty(len(N))
    given[idx] = got
    aux1 = got.sum()
    remaining = doses - aux1
    immune = efficacy * (vaccinated + given)
    return {'given': given, 'left': remaining, 'susceptible': (N - immune) / N}
