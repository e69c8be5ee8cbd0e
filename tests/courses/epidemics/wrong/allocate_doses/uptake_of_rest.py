# uptake is applied to the unvaccinated: uptake * (N - vaccinated)
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    need = np.clip((N - vaccinated) * uptake, 0, None)
    order = np.argsort(priority)[::-1]
    sorted_demand = need[order]
    prev = np.cumsum(sorted_demand) - sorted_demand
    got = np.clip(doses - prev, 0, sorted_demand)
    given = np.empty(len(N))
    given[order] = got
    remaining = doses - got.sum()
    aux1 = vaccinated + given
    immune = efficacy * aux1
    return {'given': given, 'left': remaining, 'susceptible': (N - immune) / N}
