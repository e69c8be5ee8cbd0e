# right: divides by the geometric mean once, which is the same; likelihood by pairs

def bradley_terry(wins, draws, rounds):
    def mean(x):
        return np.exp(np.log(x).mean())

    v = wins + 0.5 * draws
    p = np.ones(v.shape[0])
    for _ in range(rounds):
        p = np.array(
            [v[i].sum() / sum((v[i] + v[:, i]) / (p[i] + p)) for i in range(len(p))]
        )
    p = p / mean(p)
    i, j = np.triu_indices(len(p), 1)
    together = p[i] + p[j]
    ll = v[i, j] * np.log(p[i] / together) + v[j, i] * np.log(p[j] / together)
    return p, ll.sum()
