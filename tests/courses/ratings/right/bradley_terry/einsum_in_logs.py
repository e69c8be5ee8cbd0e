# right: strengths kept as logarithms, sums by einsum

def bradley_terry(wins, draws, rounds):
    v = wins + draws / 2
    m = wins + wins.T + draws
    theta = np.zeros(len(v))
    for _ in range(rounds):
        inverse = 1 / np.add.outer(np.exp(theta), np.exp(theta))
        theta = np.log(np.einsum("ij->i", v)) - np.log(np.einsum("ij,ij->i", m, inverse))
        theta = theta - theta.mean()
    lose = np.log1p(np.exp(theta[None, :] - theta[:, None]))
    return np.exp(theta), -np.einsum("ij,ij->", v, lose)
