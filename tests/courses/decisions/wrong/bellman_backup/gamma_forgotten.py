# what: the future is not discounted
def bellman_backup(P, R, V, ends, gamma):
    Q = np.empty(P.shape[:2])
    alive = 1 - ends.astype(int)
    for s in range(P.shape[0]):
        for a in range(P.shape[1]):
            Q[s, a] = alive[s] * np.dot(P[s, a], R[s, a] + alive * V)
    return Q
