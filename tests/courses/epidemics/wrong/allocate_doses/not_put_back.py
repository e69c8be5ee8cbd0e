# the served doses are not put back into the order of the groups
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    need = np.clip(uptake * N - vaccinated, 0, None)
    idx = np.argsort(priority)[::-1]
    sorted_demand = need[idx]
    tmp1 = np.cumsum(sorted_demand)
    prev = tmp1 - sorted_demand
    got = np.clip(doses - prev, 0, sorted_demand)
    vacc_new = np.empty(len(N))
    vacc_new[:] = got
    remaining = doses - got.sum()
    immune = efficacy * (vaccinated + vacc_new)
    return {'given': vacc_new, 'left': remaining, 'susceptible': (N - immune) / N}
