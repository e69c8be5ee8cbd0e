# what: in a backup written out by hand, gamma multiplies the expected reward instead of the future value
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    S, A, _ = P.shape
    r = (P * R).sum(axis=2)

    def lookahead(V):
        q = gamma * r + P @ np.where(ends, 0.0, V)
        q[ends] = 0.0
        return q

    V = np.zeros(S)
    for sweeps in range(1, max_sweeps + 1):
        V_new = lookahead(V).max(axis=1)
        biggest = np.abs(V_new - V).max()
        V = V_new
        if biggest < tol:
            break
    return V, lookahead(V).argmax(axis=1), sweeps
