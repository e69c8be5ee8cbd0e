# what: the change is taken with its sign, so falling values look like no change
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    v = np.zeros(len(ends))
    n = 0
    while True:
        v_next = bellman_backup(P, R, v, ends, gamma).max(axis=-1)
        delta = (v_next - v).max()
        v, n = v_next, n + 1
        if delta < tol or n >= max_sweeps:
            break
    return v, bellman_backup(P, R, v, ends, gamma).argmax(axis=-1), n
