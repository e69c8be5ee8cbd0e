# Lagrange multipliers
def solve_dirichlet(K, M, f, fixed, g):
    n, B = len(f), np.flatnonzero(fixed)
    C = np.eye(n)[B]
    big = np.block([[K, C.T], [C, np.zeros((len(B), len(B)))]])
    sol = np.linalg.solve(big, np.concatenate([M @ f, g[B]]))
    return sol[:n], -C.T @ sol[n:]
