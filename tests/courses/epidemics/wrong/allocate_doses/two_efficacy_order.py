# two mistakes: lowest priority first, and efficacy forgotten
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    n = len(N)
    vacc_new = np.zeros(n)
    rest = float(doses)
    p = priority.copy()
    for _ in range(n):
        best = int(np.argmin(p))
        p[best] = np.inf
        aux1 = uptake[best] * N[best]
        needed = aux1 - vaccinated[best]
        if needed <= 0:
            continue
        if needed <= rest:
            vacc_new[best] = needed
        else:
            vacc_new[best] = rest
        rest -= vacc_new[best]
    tmp2 = vaccinated + vacc_new
    coverage = tmp2 / N
    susceptible = 1 - coverage
    return {'given': vacc_new, 'left': rest, 'susceptible': susceptible}
