def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    demand = np.clip(uptake * N - vaccinated, 0, None)
    order = np.argsort(priority)[::-1]
    sorted_demand = demand[order]
    before = np.cumsum(sorted_demand) - sorted_demand
    served = np.clip(doses - before, 0, sorted_demand)
    given = np.empty(len(N))
    given[order] = served
    left = doses - served.sum()
    protected = efficacy * (vaccinated + given)
    return {"given": given, "left": left, "susceptible": (N - protected) / N}
