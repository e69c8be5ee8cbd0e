# what: after the terminal next states have been taken out of the future value, the rest of the probabilities is rescaled to sum to one
def bellman_backup(P, R, V, ends, gamma):
    P_live = P[:, :, ~ends]
    P_live = P_live / P_live.sum(axis=2, keepdims=True)
    r = np.sum(P * R, axis=2)
    q = r + gamma * P_live @ V[~ends]
    q[ends] = 0.0
    return q
