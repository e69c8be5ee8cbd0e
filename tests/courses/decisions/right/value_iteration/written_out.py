# what: loops over states without the helper, the policy found by comparing
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    S, A, _ = P.shape

    def q(s, a, V):
        if ends[s]:
            return 0.0
        return sum(P[s, a, t] * (R[s, a, t] + gamma * V[t]) for t in range(S))

    V = [0.0] * S
    sweeps, change = 0, float("inf")
    while change >= tol and sweeps < max_sweeps:
        new = [max(q(s, a, V) for a in range(A)) for s in range(S)]
        change = max(abs(x - y) for x, y in zip(new, V))
        V = new
        sweeps += 1
    policy = np.zeros(S, dtype=int)
    for s in range(S):
        for a in range(1, A):
            if q(s, a, V) > q(s, policy[s], V):
                policy[s] = a
    return np.array(V), policy, sweeps
