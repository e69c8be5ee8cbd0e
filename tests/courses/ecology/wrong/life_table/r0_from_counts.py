# R0 uses the counts of the cohort instead of the survivorship, so it is too large by the factor alive[0], and the generation time and r follow from it
def life_table(alive, daughters):
    l = alive / alive[0]
    tail = np.append(alive[1:], 0)
    q = (alive - tail) / alive
    e = np.array([((alive + tail)[x:] / 2).sum() / alive[x] for x in range(len(alive))])
    R0 = sum(alive * daughters)
    G = sum(np.arange(len(alive)) * l * daughters) / R0
    r = np.log(R0) / G
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": r}
