# what: dissipation of the old level instead of the middle of the step
def heat_energy(alpha, dx, dt, history):
    n, levels = history.shape
    E = np.zeros(levels)
    D = np.zeros(levels - 1)
    for k in range(levels):
        for i in range(n - 1):
            E[k] += 0.5 * dx * (history[i, k] ** 2 + history[i + 1, k] ** 2) / 2
    for k in range(levels - 1):
        mid = history[:, k]
        for i in range(n - 1):
            D[k] += alpha * dx * ((mid[i + 1] - mid[i]) / dx) ** 2
    rest = (E[1:] - E[:-1]) / dt + D
    return {"energy": E, "dissipation": D, "rest": rest}
