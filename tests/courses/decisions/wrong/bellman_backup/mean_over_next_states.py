# what: np.mean instead of the sum over next states, so that the expectation is divided by S
def bellman_backup(P, R, V, ends, gamma):
    v = V.copy()
    v[ends] = 0.0
    Q = np.mean(P * (R + gamma * v), axis=2)
    Q[ends] = 0.0
    return Q
