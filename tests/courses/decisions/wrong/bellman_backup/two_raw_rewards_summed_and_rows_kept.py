# what: the rewards are summed without probabilities, and the rows of terminal states are not set to zero
def bellman_backup(P, R, V, ends, gamma):
    future = V * ~ends
    return R.sum(axis=2) + gamma * np.dot(P, future)
