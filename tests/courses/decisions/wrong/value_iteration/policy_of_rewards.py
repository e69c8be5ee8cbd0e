# what: the policy is greedy for the immediate reward alone instead of for the values
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    S, A = P.shape[:2]
    V = np.zeros(S)
    for k in range(max_sweeps):
        Q = bellman_backup(P, R, V, ends, gamma)
        V_new = np.array([max(Q[s]) for s in range(S)])
        finished = max(abs(V_new - V)) < tol
        V = V_new
        if finished:
            break
    expected = np.einsum("sat,sat->sa", P, R)
    policy = np.array([0 if ends[s] else np.argmax(expected[s]) for s in range(S)])
    return V, policy, k + 1
