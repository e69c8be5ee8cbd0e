# mortality q divides the deaths by the size of the cohort at age 0, not by those alive at that age
def life_table(alive, daughters):
    cohort = alive[0]
    deaths = -np.diff(np.concatenate([alive, [0]]))
    l = alive / cohort
    q = deaths / cohort
    nxt = np.concatenate([l[1:], [0]])
    L = 0.5 * (l + nxt)
    T = np.array([L[x:].sum() for x in range(len(l))])
    R0 = l @ daughters
    ages = np.arange(alive.size)
    G = (ages * l * daughters).sum() / R0
    return {"l": l, "q": q, "e": T / l, "R0": R0, "G": G, "r": np.log(R0) / G}
