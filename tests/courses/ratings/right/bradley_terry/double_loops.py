# right: loops over pairs, geometric mean as a root of the product

def bradley_terry(wins, draws, rounds):
    n = len(wins)
    s = np.ones(n)
    for _ in range(rounds):
        new = np.ones(n)
        for i in range(n):
            top = bottom = 0.0
            for j in range(n):
                if i == j:
                    continue
                top += wins[i, j] + draws[i, j] / 2
                bottom += (wins[i, j] + wins[j, i] + draws[i, j]) / (s[i] + s[j])
            new[i] = top / bottom
        s = new / np.prod(new) ** (1 / n)
    ll = 0.0
    for i in range(n):
        for j in range(n):
            if i != j:
                ll += (wins[i, j] + draws[i, j] / 2) * np.log(s[i] / (s[i] + s[j]))
    return s, ll
