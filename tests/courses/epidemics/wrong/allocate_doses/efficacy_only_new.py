# only the new doses make immune, the earlier vaccinated are left out
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    willing = N * uptake
    capacity = np.where(willing > vaccinated, willing - vaccinated, 0.0)
    alloc = [0.0] * len(N)
    stock = doses
    for g in sorted(range(len(N)), key=lambda i: priority[i], reverse=True):
        if stock <= 0:
            break
        alloc[g] = min(stock, capacity[g])
        stock = stock - alloc[g]
    vacc_new = np.array(alloc)
    immune = vacc_new * efficacy
    susceptible = 1 - immune / N
    return dict(given=vacc_new, left=stock, susceptible=susceptible)
