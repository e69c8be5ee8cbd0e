# summed the likelihood over the pairs above the diagonal only instead of over all i and j

def bradley_terry(wins, draws, rounds):
    n = wins.shape[0]
    v = wins + draws / 2
    m = v + v.T
    s = np.ones(n)
    for _ in range(rounds):
        new = np.zeros(n)
        for i in range(n):
            below = sum(m[i, j] / (s[i] + s[j]) for j in range(n) if j != i)
            new[i] = v[i].sum() / below
        s = new / np.prod(new) ** (1 / n)
    loglik = 0.0
    for i in range(n):
        for j in range(i + 1, n):
            loglik += v[i, j] * np.log(s[i] / (s[i] + s[j]))
    return s, loglik
