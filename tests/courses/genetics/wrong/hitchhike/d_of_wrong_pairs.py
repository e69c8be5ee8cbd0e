# D is x1 x2 - x3 x4 instead of x1 x4 - x2 x3, in the output and in the recombination
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1), np.zeros(T)
    AB, Ab, aB, ab = x
    for t in range(T + 1):
        pA[t] = AB + Ab
        pB[t] = AB + aB
        D[t] = AB * Ab - aB * ab
        if t < T:
            g = np.array([AB, Ab, aB, ab])
            w = W @ g
            w_bar[t] = w @ g
            AB, Ab, aB, ab = (g * w + np.array([-1, 1, 1, -1]) * c * W[0, 3] * D[t]) / w_bar[t]
    return pA, pB, D, w_bar
