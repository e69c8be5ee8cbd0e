# left is the number of doses that were used
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    demand = np.clip(uptake * N - vaccinated, 0, None)
    order = np.argsort(priority)[::-1]
    sorted_demand = demand[order]
    prev = np.cumsum(sorted_demand) - sorted_demand
    got = np.clip(doses - prev, 0, sorted_demand)
    given = np.empty(len(N))
    given[order] = got
    remaining = got.sum()
    aux1 = vaccinated + given
    immune = aux1 * efficacy
    return {'given': given, 'left': remaining, 'susceptible': (N - immune) / N}
