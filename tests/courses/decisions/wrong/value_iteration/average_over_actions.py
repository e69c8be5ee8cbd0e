# what: the mean over actions is taken in each sweep instead of the maximum (the value of the uniform policy)
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    n_states = P.shape[0]
    values = np.zeros(n_states)
    count = 0
    while True:
        q = bellman_backup(P, R, values, ends, gamma)
        new_values = q.mean(axis=1)
        difference = np.abs(new_values - values).max()
        values = new_values
        count += 1
        if difference < tol or count == max_sweeps:
            break
    policy = bellman_backup(P, R, values, ends, gamma).argmax(axis=1)
    return values, policy, count
