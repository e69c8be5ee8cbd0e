# those vaccinated already are not subtracted from the willing
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    willing = N * uptake
    capacity = willing
    part1 = len(N)
    amount = [0.0] * part1
    supply = doses
    for g in sorted(range(len(N)), key=lambda i: priority[i], reverse=True):
        if supply <= 0:
            break
        amount[g] = min(supply, capacity[g])
        supply = supply - amount[g]
    vacc_new = np.array(amount)
    immune = efficacy * (vaccinated + vacc_new)
    susceptible = 1 - immune / N
    return dict(given=vacc_new, left=supply, susceptible=susceptible)
