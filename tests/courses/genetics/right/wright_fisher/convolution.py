# the binomial distribution by drawing the 2N genes one after the other (repeated convolution)
def binomial(n, prob):
    out = np.array([1.0])
    for _ in range(n):
        out = np.convolve(out, [1 - prob, prob])
    return out


def wright_fisher(N, i0, w, u, v, T):
    genes = 2 * N
    freq = np.linspace(0, 1, genes + 1)
    wA = freq * w[0] + (1 - freq) * w[1]
    wa = freq * w[1] + (1 - freq) * w[2]
    sel = freq * wA / (freq * wA + (1 - freq) * wa)
    prob = sel - u * sel + v * (1 - sel)
    P = np.vstack([binomial(genes, x) for x in prob])
    history = np.zeros((T + 1, genes + 1))
    history[0, i0] = 1
    for t in range(T):
        history[t + 1] = P.T @ history[t]
    mean = (history * freq).sum(axis=1)
    second = (history * freq**2).sum(axis=1)
    return mean, 2 * (mean - second), history[:, genes]
