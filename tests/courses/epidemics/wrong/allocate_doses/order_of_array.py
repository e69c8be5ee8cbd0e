# priority is ignored, groups are served as they stand in the array
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    willing = uptake * N
    capacity = np.where(willing > vaccinated, willing - vaccinated, 0.0)
    alloc = [0.0] * len(N)
    supply = doses
    for g in range(len(N)):
        if supply <= 0:
            break
        alloc[g] = min(supply, capacity[g])
        supply = supply - alloc[g]
    vacc_new = np.array(alloc)
    immune = (vaccinated + vacc_new) * efficacy
    term1 = immune / N
    susceptible = 1 - term1
    return dict(given=vacc_new, left=supply, susceptible=susceptible)
