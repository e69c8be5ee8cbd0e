# plain loops over the ages with numbers, life expectancy by recursion from the oldest age
def life_table(alive, daughters):
    A = len(alive)
    l, q, e = np.zeros(A), np.zeros(A), np.zeros(A)
    R0 = G = 0.0
    remaining = 0.0
    for x in range(A - 1, -1, -1):
        after = alive[x + 1] if x < A - 1 else 0.0
        l[x] = alive[x] / alive[0]
        q[x] = (alive[x] - after) / alive[x]
        remaining += (alive[x] + after) / 2
        e[x] = remaining / alive[x]
        R0 += l[x] * daughters[x]
        G += x * l[x] * daughters[x]
    G = G / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
