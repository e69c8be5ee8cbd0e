# what: the future value is kept for terminal states and dropped for all others (the mask of np.where the wrong way round)
def bellman_backup(P, R, V, ends, gamma):
    future = np.where(ends, V, 0.0)
    backup = R + gamma * future
    Q = (P * backup).sum(axis=-1)
    Q[ends] = 0.0
    return Q
