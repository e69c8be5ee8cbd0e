# mortality q divides the deaths by those alive at the next age (at the last age by its own count), not by those alive at the age itself
def life_table(alive, daughters):
    A = len(alive)
    l = alive / alive[0]
    q = np.ones(A)
    for x in range(A - 1):
        q[x] = (alive[x] - alive[x + 1]) / alive[x + 1]
    L = np.zeros(A)
    for x in range(A - 1):
        L[x] = (l[x] + l[x + 1]) / 2
    L[A - 1] = l[A - 1] / 2
    e = np.zeros(A)
    for x in range(A):
        e[x] = L[x:].sum() / l[x]
    R0 = (l * daughters).sum()
    G = (l * daughters * np.arange(A)).sum() / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
