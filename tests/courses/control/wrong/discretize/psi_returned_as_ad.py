# Ad is I + Psi: the product with A is missing
def discretize(A, B, dt, terms):
    n = A.shape[0]
    t = np.diag(np.full(n, dt))
    s = t.copy()
    for i in range(2, terms + 1):
        t = dt * t.dot(A) / i
        s = s + t
    return np.eye(n) + s, s.dot(B)
