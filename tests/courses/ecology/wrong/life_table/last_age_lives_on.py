# after the last age the same number is taken to be alive again (last value repeated) instead of zero
def life_table(alive, daughters):
    padded = np.append(alive, alive[-1])
    now, later = padded[:-1], padded[1:]
    l = now / alive[0]
    q = (now - later) / now
    L = (now + later) / 2 / alive[0]
    e = L[::-1].cumsum()[::-1] / l
    R0 = (l * daughters).sum()
    G = (np.arange(len(l)) * l * daughters).sum() / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
