# left is doses minus all demand, which may be negative
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    demand = np.clip(uptake * N - vaccinated, 0, None)
    idx = np.argsort(priority)[::-1]
    sorted_demand = demand[idx]
    prev = np.cumsum(sorted_demand) - sorted_demand
    got = np.clip(doses - prev, 0, sorted_demand)
    given = np.empty(len(N))
    given[idx] = got
    remaining = doses - demand.sum()
    immune = efficacy * (vaccinated + given)
    return {'given': given, 'left': remaining, 'susceptible': (N - immune) / N}
