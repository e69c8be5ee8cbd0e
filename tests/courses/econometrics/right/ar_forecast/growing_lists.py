# growing lists and plain sums, the weights with a condition on the index
def ar_forecast(y, p, steps):
    series = [float(v) for v in y]
    T = len(series)
    rows, target = [], []
    for t in range(p, T):
        rows.append([1.0] + [series[t - j] for j in range(1, p + 1)])
        target.append(series[t])
    A = np.array(rows)
    c = np.linalg.pinv(A) @ np.array(target)
    rss = sum((b - np.dot(a, c)) ** 2 for a, b in zip(rows, target))
    psi, fse, total = [], [], 0.0
    for h in range(steps):
        series.append(c[0] + sum(c[j] * series[-j] for j in range(1, p + 1)))
        psi.append(1.0 if h == 0 else sum(c[j] * psi[h - j] for j in range(1, p + 1) if j <= h))
        total += psi[-1] ** 2
        fse.append(np.sqrt(rss / (T - 2 * p - 1) * total))
    return c, np.array(series[T:]), np.array(fse)
