# the doses left are never reduced within the loop, only at the end
def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    n = len(N)
    vacc_new = np.zeros(n)
    avail = float(doses)
    prob = priority.copy()
    for _ in range(n):
        best = int(np.argmax(prob))
        prob[best] = -np.inf
        needed = uptake[best] * N[best] - vaccinated[best]
        if needed <= 0:
            continue
        if needed <= avail:
            vacc_new[best] = needed
        else:
            vacc_new[best] = avail
    avail = max(avail - vacc_new.sum(), 0.0)
    coverage = (vaccinated + vacc_new) / N
    susceptible = 1 - efficacy * coverage
    return {'given': vacc_new, 'left': avail, 'susceptible': susceptible}
