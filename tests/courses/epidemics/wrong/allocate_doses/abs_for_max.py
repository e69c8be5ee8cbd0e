# absolute value instead of at least 0
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    need = np.abs(uptake * N - vaccinated)
    idx = np.argsort(priority)[::-1]
    sorted_demand = need[idx]
    aux1 = np.cumsum(sorted_demand)
    prev = aux1 - sorted_demand
    served = np.clip(doses - prev, 0, sorted_demand)
    given = np.empty(len(N))
    given[idx] = served
    aux2 = served.sum()
    remaining = doses - aux2
    part3 = given + vaccinated
    protected = part3 * efficacy
    return {'given': given, 'left': remaining, 'susceptible': (N - protected) / N}
