# the mask is the wrong way round: room only where there are too many already
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    willing = uptake * N
    capacity = np.where(willing > vaccinated, 0.0, vaccinated - willing)
    aux1 = len(N)
    alloc = [0.0] * aux1
    stock = doses
    for g in sorted(range(len(N)), key=lambda i: priority[i], reverse=True):
        if stock <= 0:
            break
        alloc[g] = min(stock, capacity[g])
        stock = stock - alloc[g]
    given = np.array(alloc)
    part2 = vaccinated + given
    immune = part2 * efficacy
    aux3 = immune / N
    susceptible = 1 - aux3
    return dict(given=given, left=stock, susceptible=susceptible)
