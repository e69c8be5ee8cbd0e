# the new ability is the step alone: it is not added to the old one
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.zeros(len(X))
    trail = []
    for t in range(steps):
        P, slope = item_curves(theta, a, b, c)
        pq = P * (1 - P)
        info = np.sum(slope**2 / pq, axis=1) + 1 / variance
        theta = (np.sum(slope * (X - P) / pq, axis=1) - theta / variance) / info
        trail.append(theta)
    return theta, 1 / np.sqrt(info), np.column_stack(trail)
