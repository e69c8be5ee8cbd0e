# what: range(1, max_sweeps) does one sweep fewer than allowed
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    done = 0
    for k in range(1, max_sweeps):
        V_next = np.max(bellman_backup(P, R, V, ends, gamma), axis=1)
        gap = np.max(np.abs(V_next - V))
        V = V_next
        done = k
        if gap < tol:
            break
    policy = np.argmax(bellman_backup(P, R, V, ends, gamma), axis=1)
    return V, policy, done
