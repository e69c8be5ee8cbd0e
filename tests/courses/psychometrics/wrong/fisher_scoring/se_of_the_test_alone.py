# the standard error leaves the prior's information out
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.zeros(len(X))
    columns = []
    for t in range(steps):
        P, dP = item_curves(theta, a, b, c)
        test_info = np.sum(dP**2 / (P * (1 - P)), axis=1)
        g = np.sum(dP / (P * (1 - P)) * (X - P), axis=1) - theta / variance
        theta = theta + g / (test_info + 1 / variance)
        columns.append(theta)
    return theta, 1 / np.sqrt(test_info), np.stack(columns, axis=1)
