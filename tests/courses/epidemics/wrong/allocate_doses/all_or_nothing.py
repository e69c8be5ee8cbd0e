# a group for which the doses do not suffice gets none
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    n = len(N)
    vacc_new = np.zeros(n)
    avail = float(doses)
    prob = priority.copy()
    for _ in range(n):
        top = int(np.argmax(prob))
        prob[top] = -np.inf
        tmp1 = N[top] * uptake[top]
        want = tmp1 - vaccinated[top]
        if want <= 0:
            continue
        if want <= avail:
            vacc_new[top] = want
        else:
            vacc_new[top] = 0
        avail = avail - vacc_new[top]
    aux2 = vaccinated + vacc_new
    coverage = aux2 / N
    susceptible = 1 - efficacy * coverage
    return {'given': vacc_new, 'left': avail, 'susceptible': susceptible}
