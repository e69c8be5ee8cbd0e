# the variance is taken for a standard deviation, and squared, in gradient and information
def fisher_scoring(X, a, b, c, variance, steps):
    ability = np.zeros(X.shape[0])
    trace = np.zeros((X.shape[0], steps))
    prec = 1 / variance**2
    for it in range(steps):
        P, dP = item_curves(ability, a, b, c)
        ratio = dP / (P * (1 - P))
        up = (ratio * (X - P)).sum(axis=1) - ability * prec
        down = (ratio * dP).sum(axis=1) + prec
        ability = ability + up / down
        trace[:, it] = ability
    return ability, 1 / np.sqrt(down), trace
