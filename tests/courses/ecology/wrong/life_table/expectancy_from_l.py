# life expectancy sums the survivorship l itself, not the mean of two neighbouring ages
def life_table(alive, daughters):
    A = alive.shape[0]
    l = alive / alive[0]
    q = np.empty(A)
    q[:-1] = 1 - l[1:] / l[:-1]
    q[-1] = 1.0
    e = np.empty(A)
    running = 0.0
    for age in reversed(range(A)):
        running += l[age]
        e[age] = running / l[age]
    R0 = np.inner(l, daughters)
    G = np.inner(np.arange(A) * l, daughters) / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
