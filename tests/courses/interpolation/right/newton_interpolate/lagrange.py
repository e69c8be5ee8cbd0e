# what: Lagrange's form, with the derivative as a double sum
def newton_interpolate(x, y, t):
    n = len(x)
    p, dp = np.zeros(len(t)), np.zeros(len(t))
    for i in range(n):
        others = [j for j in range(n) if j != i]
        scale = np.prod([x[i] - x[j] for j in others])
        p += y[i] / scale * np.prod([t - x[j] for j in others] + [np.ones(len(t))], axis=0)
        for skip in others:
            rest = [t - x[j] for j in others if j != skip] + [np.ones(len(t))]
            dp += y[i] / scale * np.prod(rest, axis=0)
    return p, dp
