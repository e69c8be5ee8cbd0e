# two mistakes: q is the share that survives, and the ages in the generation time start at 1
def life_table(alive, daughters):
    n = list(alive) + [0.0]
    A = len(alive)
    l = np.array([n[i] / n[0] for i in range(A)])
    q = np.array([n[i + 1] / n[i] for i in range(A)])
    L = np.array([(n[i] + n[i + 1]) / (2 * n[0]) for i in range(A)])
    e = np.array([L[i:].sum() for i in range(A)]) / l
    lm = l * daughters
    R0 = lm.sum()
    G = (np.arange(1, A + 1) * lm).sum() / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
