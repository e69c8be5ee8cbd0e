# what: V_old = V without a copy while V is overwritten in place, so the change is always zero and it stops after one sweep
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(len(ends))
    n = 0
    while n < max_sweeps:
        V_old = V
        V[:] = bellman_backup(P, R, V, ends, gamma).max(axis=1)
        n += 1
        if np.abs(V - V_old).max() < tol:
            break
    return V, bellman_backup(P, R, V, ends, gamma).argmax(axis=1), n
