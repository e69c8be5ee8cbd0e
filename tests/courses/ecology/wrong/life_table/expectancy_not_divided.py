# life expectancy is the sum of the years lived from age x on, without dividing by l_x
def life_table(alive, daughters):
    l = [a / alive[0] for a in alive]
    pairs = list(zip(l, l[1:] + [0.0]))
    q = [(a - b) / a for a, b in pairs]
    L = [(a + b) / 2 for a, b in pairs]
    e = [sum(L[x:]) for x in range(len(L))]
    R0 = sum(a * m for a, m in zip(l, daughters))
    G = sum(x * a * m for x, (a, m) in enumerate(zip(l, daughters))) / R0
    return {"l": np.array(l), "q": np.array(q), "e": np.array(e), "R0": R0, "G": G, "r": np.log(R0) / G}
