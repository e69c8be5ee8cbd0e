# efficacy is forgotten
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    n = len(N)
    vacc_new = np.zeros(n)
    avail = float(doses)
    p = priority.copy()
    for _ in range(n):
        top = int(np.argmax(p))
        p[top] = -np.inf
        want = N[top] * uptake[top] - vaccinated[top]
        if want <= 0:
            continue
        if want <= avail:
            vacc_new[top] = want
        else:
            vacc_new[top] = avail
        avail = avail - vacc_new[top]
    coverage = (vacc_new + vaccinated) / N
    susceptible = 1 - coverage
    return {'given': vacc_new, 'left': avail, 'susceptible': susceptible}
