# r uses the logarithm to base 10 instead of the natural one
def life_table(alive, daughters):
    def total_from(values, start):
        return sum(values[start:])

    l = alive / alive[0]
    nxt = np.append(l[1:], 0)
    q = 1 - nxt / l
    mid = (l + nxt) / 2
    e = np.array([total_from(mid, x) / l[x] for x in range(len(l))])
    R0 = total_from(l * daughters, 0)
    G = total_from(np.arange(len(l)) * l * daughters, 0) / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log10(R0) / G}
