# the sign of r in the stable age distribution is wrong: b and c are made with e^(+rx)
def stable_population(L, F, n, srb, steps):
    a = np.arange(0, n * len(L), n) + n / 2
    net_mat = L * F / (1 + srb)
    NRR = net_mat.sum()
    mean_age = np.sum(a * net_mat) / NRR
    rate = np.log(NRR) / mean_age
    for _ in range(steps):
        discounted = net_mat * np.exp(-rate * a)
        rate += (discounted.sum() - 1) / np.sum(a * discounted)
    shape = L * np.exp(rate * a)
    birth = 1 / shape.sum()
    return {"R0": NRR, "mu": mean_age, "r": rate, "b": birth, "c": birth * shape}
