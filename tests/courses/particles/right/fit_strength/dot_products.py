# right: dot products and the ratio of likelihoods
def fit_strength(counts, signal, background, start, steps):
    mus = [start]
    while len(mus) <= steps:
        u = signal / (mus[-1] * signal + background)
        new = mus[-1] + (np.dot(counts, u) - signal.sum()) / np.dot(counts, u * u)
        mus.append(new if new > 0 else 0.0)
    mu = mus[-1]
    u = signal / (mu * signal + background)
    q0 = 2 * np.dot(counts, np.log1p(mu * signal / background)) - 2 * mu * np.sum(signal)
    return np.array(mus[1:]), 1 / np.sqrt(counts @ u**2), q0
