# gradient and information take the mean over the items, where their sum belongs
def fisher_scoring(X, a, b, c, variance, steps):
    ability = np.zeros(X.shape[0])
    trace = np.zeros((X.shape[0], steps))
    for it in range(steps):
        P, dP = item_curves(ability, a, b, c)
        ratio = dP / (P * (1 - P))
        up = (ratio * (X - P)).mean(axis=1) - ability / variance
        down = (ratio * dP).mean(axis=1) + 1 / variance
        ability = ability + up / down
        trace[:, it] = ability
    return ability, 1 / np.sqrt(down), trace
