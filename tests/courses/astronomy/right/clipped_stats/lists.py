def clipped_stats(x, kappa, rounds):
    good = list(x)
    for r in range(rounds):
        m = np.median(good)
        s = np.std(good)
        new = []
        for g in good:
            if m - kappa * s <= g <= m + kappa * s:
                new.append(g)
        good = new
    n = len(good)
    mean = sum(good) / n
    total = 0
    for g in good:
        total += (g - mean) ** 2
    return mean, (total / (n - 1)) ** 0.5, n / len(x)
