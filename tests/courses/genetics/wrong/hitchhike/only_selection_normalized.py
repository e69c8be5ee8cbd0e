# only the selected part is divided by the mean fitness, not the recombination term
def hitchhike(x, W, c, T):
    signs = np.array([1, -1, -1, 1])

    def step(g):
        d = g[0] * g[3] - g[1] * g[2]
        w = W @ g
        mean = g @ w
        return g * w / mean - signs * c * W[0, 3] * d, mean

    gametes = x
    pA, pB, D, w_bar = [x[0] + x[1]], [x[0] + x[2]], [x[0] * x[3] - x[1] * x[2]], []
    for _ in range(T):
        gametes, mean = step(gametes)
        w_bar.append(mean)
        pA.append(gametes[0] + gametes[1])
        pB.append(gametes[0] + gametes[2])
        D.append(gametes[0] * gametes[3] - gametes[1] * gametes[2])
    return np.array(pA), np.array(pB), np.array(D), np.array(w_bar)
