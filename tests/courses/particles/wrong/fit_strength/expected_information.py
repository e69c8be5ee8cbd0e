# put the expected counts instead of the observed ones into the second derivative
def fit_strength(counts, signal, background, start, steps):
    def model(mu):
        return mu * signal + background

    def info(mu):
        return np.sum(signal**2 / model(mu))

    def score(mu):
        return np.sum(signal * (counts - model(mu)) / model(mu))

    values = [start]
    for _ in range(steps):
        new = values[-1] + score(values[-1]) / info(values[-1])
        values.append(max(new, 0.0))
    best = values[-1]
    q0 = 2 * np.sum(counts * np.log(model(best) / background) - (model(best) - background))
    return np.array(values[1:]), 1 / np.sqrt(info(best)), q0
