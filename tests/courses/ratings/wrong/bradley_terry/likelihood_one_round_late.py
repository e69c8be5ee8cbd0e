# computed the likelihood with the strengths before the last round instead of the last ones

def bradley_terry(wins, draws, rounds):
    v = wins + draws * 0.5
    m = v + np.transpose(v)
    s = np.full(len(v), 1.0)
    likelihood = 0.0
    while rounds > 0:
        total = np.add.outer(s, s)
        likelihood = np.einsum("ij,ij->", v, np.log(s[:, None] / total))
        s = np.einsum("ij->i", v) / np.einsum("ij->i", m / total)
        s = s / np.exp(np.log(s).mean())
        rounds -= 1
    return s, likelihood
