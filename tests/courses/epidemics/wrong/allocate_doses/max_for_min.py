# max instead of min of room and stock
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    willing = N * uptake
    capacity = np.where(willing > vaccinated, willing - vaccinated, 0.0)
    alloc = [0.0] * len(N)
    supply = doses
    for g in sorted(range(len(N)), key=lambda i: priority[i], reverse=True):
        if supply <= 0:
            break
        alloc[g] = max(supply, capacity[g])
        supply = supply - alloc[g]
    vacc_new = np.array(alloc)
    part1 = vaccinated + vacc_new
    immune = part1 * efficacy
    susceptible = 1 - immune / N
    return dict(given=vacc_new, left=supply, susceptible=susceptible)
