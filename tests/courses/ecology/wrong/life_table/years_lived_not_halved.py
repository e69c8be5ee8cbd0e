# the years lived between two ages are the sum of both survivorships, the division by two is missing
def life_table(alive, daughters):
    l = np.divide(alive, alive[0])
    nl = np.append(l[1:], 0)
    q = np.divide(l - nl, l)
    L = l + nl
    rev = L[::-1]
    T = np.cumsum(rev)[::-1]
    e = np.divide(T, l)
    phi = np.multiply(l, daughters)
    R0 = np.sum(phi)
    G = np.average(np.arange(len(l)), weights=phi)
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
