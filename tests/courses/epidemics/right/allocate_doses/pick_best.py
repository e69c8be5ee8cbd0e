def allocate_doses(N, vaccinated, priority, uptake, doses, efficacy):
    n = len(N)
    given = np.zeros(n)
    rest = float(doses)
    p = priority.copy()
    for _ in range(n):
        best = int(np.argmax(p))
        p[best] = -np.inf
        want = uptake[best] * N[best] - vaccinated[best]
        if want <= 0:
            continue
        if want <= rest:
            given[best] = want
        else:
            given[best] = rest
        rest -= given[best]
    coverage = (vaccinated + given) / N
    susceptible = 1 - coverage * efficacy
    return {"given": given, "left": rest, "susceptible": susceptible}
