# what: the value of the state one is in is taken instead of that of the next state (V broadcast along the first axis)
def bellman_backup(P, R, V, ends, gamma):
    v = np.where(ends, 0, V).reshape(-1, 1, 1)
    Q = (P * (R + gamma * v)).sum(axis=2)
    Q[ends, :] = 0
    return Q
