# what: three loops, terminal states skipped
def bellman_backup(P, R, V, ends, gamma):
    S, A, _ = P.shape
    Q = np.zeros((S, A))
    for s in range(S):
        if ends[s]:
            continue
        for a in range(A):
            for t in range(S):
                future = 0.0 if ends[t] else V[t]
                Q[s, a] += P[s, a, t] * (R[s, a, t] + gamma * future)
    return Q
