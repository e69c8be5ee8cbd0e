# two mistakes: the forecasts leave out the constant, and the error of h steps ahead adds one weight too many (psi_h)
def ar_forecast(y, p, steps):
    T = len(y)
    design = np.ones((T - p, p + 1))
    for i in range(T - p):
        for j in range(p):
            design[i, j + 1] = y[p + i - 1 - j]
    b = np.linalg.solve(design.T @ design, design.T @ y[p:])
    e = y[p:] - design @ b
    s2 = np.dot(e, e) / (T - 2 * p - 1)
    known = list(y)
    for _ in range(steps):
        known.append(sum(b[j] * known[-j] for j in range(1, p + 1)))
    psi = [1.0]
    for h in range(1, steps + 1):
        psi.append(sum(b[j] * psi[h - j] for j in range(1, p + 1) if j <= h))
    total = np.cumsum(np.array(psi) ** 2)[1:]
    return b, np.array(known[T:]), np.sqrt(s2 * total)
