# the path holds the steps themselves, where the abilities after them belong
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.zeros(len(X))
    moves = []
    for t in range(steps):
        P, slope = item_curves(theta, a, b, c)
        pq = P * (1 - P)
        info = np.sum(slope**2 / pq, axis=1) + 1 / variance
        delta = (np.sum(slope * (X - P) / pq, axis=1) - theta / variance) / info
        theta = theta + delta
        moves.append(delta)
    return theta, 1 / np.sqrt(info), np.column_stack(moves)
