# recombination has the wrong sign: it adds c w14 D to AB and ab
def hitchhike(x, W, c, T):
    ab_freqs = np.array(x, dtype=float)
    pA, pB, D = np.zeros(T + 1), np.zeros(T + 1), np.zeros(T + 1)
    w_bar = np.zeros(T)
    for t in range(T + 1):
        x1, x2, x3, x4 = ab_freqs
        pA[t], pB[t] = x1 + x2, x1 + x3
        D[t] = x1 * x4 - x2 * x3
        if t < T:
            w1, w2, w3, w4 = W.dot(ab_freqs)
            w_bar[t] = x1 * w1 + x2 * w2 + x3 * w3 + x4 * w4
            R = c * W[0, 3] * D[t]
            ab_freqs = np.array([x1 * w1 + R, x2 * w2 - R, x3 * w3 - R, x4 * w4 + R]) / w_bar[t]
    return pA, pB, D, w_bar
