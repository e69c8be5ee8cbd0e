# recombination (without w14) comes before selection, and selection and mean fitness use the recombined gametes
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    for t in range(T + 1):
        pA[t], pB[t] = x[0] + x[1], x[0] + x[2]
        D[t] = x[0] * x[3] - x[1] * x[2]
        if t == T:
            continue
        r = x - c * D[t] * np.array([1, -1, -1, 1])
        w = W @ r
        w_bar[t] = r @ w
        x = r * w / w_bar[t]
    return pA, pB, D, w_bar
